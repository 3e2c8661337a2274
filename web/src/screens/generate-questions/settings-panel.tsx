import { Card, NativeSelect, SimpleGrid, Stack, Tabs, Title } from "@mantine/core";
import { DIFFICULTIES, examFamily, FAMILIES, familyLabelOf } from "@prepfeed/contract/foundation/catalogue";
import { useCapabilities } from "../../api/learning/generator.ts";
import { AsInExam } from "../../components/forms/as-in-exam.tsx";
import { choices, oneOf } from "../../components/forms/choices.ts";
import { ExamChip } from "../../components/goal/exam-chip.tsx";
import { CountField } from "./count-field.tsx";
import { EngineLine } from "./engine-line.tsx";
import { MakeButtons } from "./make-buttons.tsx";
import { PlanLength } from "./plan-length.tsx";
import { TextFields, TopicFields } from "./source-fields.tsx";
import type { Generator } from "./use-generator.ts";
import type { PlanMaker } from "./use-plan-maker.ts";

interface SettingsPanelProps {
  generator: Generator;
  planMaker: PlanMaker;
  timeZone: string;
}

/** The topic of the questions, and the three actions. */
export function SettingsPanel({ generator, planMaker, timeZone }: SettingsPanelProps) {
  const { settings } = generator;
  const capabilities = useCapabilities().data;
  const isBusy = generator.making !== undefined || planMaker.isMaking;
  const change: Generator["change"] = (part) => {
    planMaker.clearError();
    generator.change(part);
  };
  return (
    <Card
      component="form"
      noValidate
      aria-labelledby="settings"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        planMaker.clearError();
        void generator.practise();
      }}
    >
      <Stack gap="md">
        <Title order={2} size="h3" id="settings">
          Settings
        </Title>
        <Tabs
          keepMounted={false}
          value={settings.source}
          onChange={(source) => change({ source: source === "text" ? "text" : "topic" })}
        >
          <Tabs.List grow>
            <Tabs.Tab value="topic">From the syllabus</Tabs.Tab>
            <Tabs.Tab value="text">From a text</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="topic" pt="md">
            <TopicFields settings={settings} onChange={change} topics={capabilities?.topics ?? []} />
          </Tabs.Panel>
          <Tabs.Panel value="text" pt="md">
            <TextFields settings={settings} onChange={change} />
          </Tabs.Panel>
        </Tabs>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <CountField count={settings.count} onChange={(count) => change({ count })} />
          <NativeSelect
            size="md"
            label="Difficulty"
            description="Of questions and plan"
            value={settings.difficulty}
            data={choices(DIFFICULTIES)}
            onChange={({ currentTarget }) =>
              change({ difficulty: oneOf(DIFFICULTIES, currentTarget.value) ?? "MEDIUM" })
            }
          />
        </SimpleGrid>
        <NativeSelect
          size="md"
          label="Exam type"
          value={settings.examType}
          data={FAMILIES.map((exam) => ({ value: exam, label: familyLabelOf(exam) }))}
          onChange={({ currentTarget }) =>
            change({ examType: oneOf(FAMILIES, currentTarget.value) ?? "JEE_MAIN" })
          }
        />
        {generator.goalExam && (
          <div>
            <ExamChip
              exam={generator.goalExam}
              isOn={settings.examType === examFamily(generator.goalExam)}
              onToggle={(isOn) => generator.chooseGoalExam(isOn)}
            />
          </div>
        )}
        {settings.source === "topic" && (
          <AsInExam
            isFamily
            examType={settings.examType}
            isOn={generator.asInExam.isOn}
            onChoose={generator.asInExam.choose}
          />
        )}
        <MakeButtons generator={generator} planMaker={planMaker} isBusy={isBusy} />
        <PlanLength settings={settings} timeZone={timeZone} onChange={change} />
        {capabilities && <EngineLine capabilities={capabilities} />}
      </Stack>
    </Card>
  );
}
