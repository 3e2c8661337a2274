import { ActionIcon, Button, Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { MockTest } from "@prepfeed/contract/mock-tests/mock-limits";
import IconTrash from "~icons/tabler/trash";
import { choices } from "./choices.ts";
import { MOCK_TEST_DEFAULTS, newSection, OWN_CHOICES, type SectionDraft } from "./mock-test-draft.ts";
import { NumberField } from "./number-field.tsx";

interface SectionFieldsProps {
  sections: SectionDraft[];
  mistake: string | undefined;
  onChange: (sections: SectionDraft[]) => void;
}

export function SectionFields({ sections, mistake, onChange }: SectionFieldsProps) {
  const change = (at: number, part: Partial<SectionDraft>) =>
    onChange(sections.map((section, place) => (place === at ? { ...section, ...part } : section)));
  return (
    <Stack gap="sm">
      {sections.map((section, at) => (
        <Fieldset key={section.key} legend={`Section ${at + 1}`}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextInput
              label="Name"
              maxLength={Length.headingMax}
              value={section.name}
              error={mistake && section.name.trim() === "" ? mistake : undefined}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
            />
            <NativeSelect
              label="Questions from"
              data={[{ value: "", label: "New questions" }, ...OWN_CHOICES]}
              value={section.from}
              onChange={({ currentTarget }) =>
                change(at, { from: currentTarget.value as SectionDraft["from"] })
              }
            />
            <NativeSelect
              label="Subject of the section"
              data={choices(section.from === "" ? "Select a subject" : "All subjects", SUBJECTS)}
              value={section.subject}
              error={mistake && section.from === "" && section.subject === "" ? mistake : undefined}
              onChange={({ currentTarget }) => change(at, { subject: currentTarget.value })}
            />
            <NumberField
              label="Questions"
              fallback={MOCK_TEST_DEFAULTS.totalQuestions}
              value={section.questions}
              onChange={(questions) => change(at, { questions })}
            />
            <SimpleGrid cols={2} spacing="sm">
              <TextInput
                label="Marks"
                maxLength={MockTest.marksMax}
                value={section.marks}
                onChange={({ currentTarget }) => change(at, { marks: currentTarget.value })}
              />
              <TextInput
                label="Lost if wrong"
                maxLength={MockTest.marksMax}
                placeholder="1/3"
                value={section.negativeMarks}
                onChange={({ currentTarget }) => change(at, { negativeMarks: currentTarget.value })}
              />
            </SimpleGrid>
          </SimpleGrid>
          {sections.length > 1 && (
            <ActionIcon
              mt="sm"
              size={44}
              variant="subtle"
              color="red"
              aria-label={`Remove section ${at + 1}`}
              onClick={() => onChange(sections.filter((_, place) => place !== at))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          )}
        </Fieldset>
      ))}
      {sections.length < MockTest.maxSections && (
        <Button variant="default" onClick={() => onChange([...sections, newSection(sections.length)])}>
          Add a section
        </Button>
      )}
    </Stack>
  );
}
