import {
  Checkbox,
  Group,
  Input,
  NativeSelect,
  NumberInput,
  SegmentedControl,
  SimpleGrid,
  Stack,
  TextInput,
} from "@mantine/core";
import {
  EXAMS,
  GOAL_EXAMS,
  GOAL_SECTIONS,
  labelOf,
  SUBJECTS,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";
import { Goal as Limits } from "@prepfeed/contract/foundation/limits";
import { useId } from "react";
import { choices, oneOf } from "../forms/choices.ts";
import { type GoalDraft, type GoalMistakes, QUICK_MINUTES, withExam } from "./goal-draft.ts";

interface GoalFieldsProps {
  draft: GoalDraft;
  mistakes: GoalMistakes;
  today: string;
  onChange: (draft: GoalDraft) => void;
}

/** Exam, date, minutes, subjects and sections. */
export function GoalFields({ draft, mistakes, today, onChange }: GoalFieldsProps) {
  const minutesId = useId();
  const { examType, examDate, minutesPerDay, subjects, sections } = draft;
  const change = (part: Partial<GoalDraft>) => onChange({ ...draft, ...part });
  const isQuick = QUICK_MINUTES.some((minutes) => minutes === minutesPerDay);
  // A goal that was set elsewhere may have another name of the exam.
  const exams = examType && !oneOf(EXAMS, examType) ? [...EXAMS, examType] : EXAMS;
  return (
    <Stack gap="lg">
      <NativeSelect
        size="md"
        name="examType"
        label="Exam"
        value={examType}
        error={mistakes.examType}
        data={[{ value: "", label: "Select an exam" }, ...choices(exams)]}
        onChange={({ currentTarget }) =>
          onChange(withExam(draft, oneOf(GOAL_EXAMS, currentTarget.value) ?? ""))
        }
      />
      <TextInput
        size="md"
        type="date"
        name="examDate"
        label="Exam date"
        description="Leave it empty if you don't know it yet."
        min={today}
        value={examDate}
        error={mistakes.examDate}
        onChange={({ currentTarget }) => change({ examDate: currentTarget.value })}
      />
      <div>
        <Input.Label id={minutesId} size="md">
          Minutes a day
        </Input.Label>
        <Group gap="sm" align="flex-start">
          <SegmentedControl
            size="md"
            aria-labelledby={minutesId}
            value={isQuick ? String(minutesPerDay) : ""}
            data={QUICK_MINUTES.map(String)}
            onChange={(value) => change({ minutesPerDay: Number(value) })}
          />
          <NumberInput
            size="md"
            w={110}
            name="minutesPerDay"
            aria-label="Minutes a day, in figures"
            min={Limits.minMinutes}
            max={Limits.maxMinutes}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            value={minutesPerDay}
            error={mistakes.minutesPerDay}
            onChange={(value) => change({ minutesPerDay: Number(value || Number.NaN) })}
          />
        </Group>
      </div>
      <Checkbox.Group
        size="md"
        label="Subjects"
        value={subjects}
        error={mistakes.subjects}
        onChange={(chosen) =>
          change({ subjects: SUBJECTS.filter((subject: Subject) => chosen.includes(subject)) })
        }
      >
        <SimpleGrid cols={2} spacing="sm" mt="xs">
          {SUBJECTS.map((subject) => (
            <Checkbox key={subject} size="md" name="subjects" value={subject} label={labelOf(subject)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Checkbox.Group
        size="md"
        label="Sections"
        value={sections}
        error={mistakes.sections}
        onChange={(chosen) =>
          change({ sections: GOAL_SECTIONS.filter((section) => chosen.includes(section)) })
        }
      >
        <SimpleGrid cols={2} spacing="sm" mt="xs">
          {GOAL_SECTIONS.map((section) => (
            <Checkbox key={section} size="md" name="sections" value={section} label={section} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
    </Stack>
  );
}
