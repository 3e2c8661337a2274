import {
  ActionIcon,
  Button,
  Card,
  Checkbox,
  Fieldset,
  NativeSelect,
  SegmentedControl,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import { EXAMS, labelOf, SUBJECTS } from "@prepfeed/contract/catalogue";
import type { Pattern } from "@prepfeed/contract/mock-tests";
import { IconTrash } from "@tabler/icons-react";
import {
  type Mistakes,
  MOCK_TEST_DEFAULTS,
  MOCK_TEST_DIFFICULTIES,
  type MockTestDraft,
  NEW_SECTION,
  type SectionDraft,
} from "./mock-test-draft.ts";
import { NumberField } from "./number-field.tsx";

interface FieldsProps {
  draft: MockTestDraft;
  mistakes: Mistakes;
  patterns: readonly Pattern[];
  onChange: (part: Partial<MockTestDraft>) => void;
}

const choices = (hint: string, values: readonly (typeof SUBJECTS | typeof EXAMS)[number][]) => [
  { value: "", label: hint },
  ...values.map((value) => ({ value, label: labelOf(value) })),
];

const DIFFICULTY_CHOICES = MOCK_TEST_DIFFICULTIES.map((value) => ({
  value,
  label: value === "MIXED" ? "Mixed" : labelOf(value),
}));

const SOURCE_CHOICES = [
  { value: "subject", label: "My choice" },
  { value: "pattern", label: "Exam pattern" },
  { value: "sections", label: "Sections" },
];

export function Fields({ draft, mistakes, patterns, onChange }: FieldsProps) {
  const { source } = draft;
  return (
    <Card>
      <Stack gap="md">
        <TextInput
          label="Title"
          withAsterisk
          maxLength={200}
          value={draft.title}
          error={mistakes.title}
          onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
        />
        <Textarea
          label="Description"
          autosize
          minRows={2}
          maxRows={8}
          value={draft.description}
          onChange={({ currentTarget }) => onChange({ description: currentTarget.value })}
        />
        <div>
          <Text fw={600} mb={4} id="made-from">
            Made from
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="made-from"
            data={SOURCE_CHOICES}
            value={source}
            onChange={(value) => onChange({ source: value as MockTestDraft["source"] })}
          />
        </div>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {source === "subject" && (
            <NativeSelect
              size="md"
              label="Subject"
              withAsterisk
              data={choices("Select a subject", SUBJECTS)}
              value={draft.subject}
              error={mistakes.subject}
              onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
            />
          )}
          <NativeSelect
            size="md"
            label="Exam Type"
            withAsterisk={source !== "sections"}
            data={choices("Select an exam type", EXAMS)}
            value={draft.examType}
            error={mistakes.examType}
            onChange={({ currentTarget }) => onChange({ examType: currentTarget.value })}
          />
          {source === "pattern" && (
            <PatternFields draft={draft} mistakes={mistakes} patterns={patterns} onChange={onChange} />
          )}
          {source !== "pattern" && (
            <NumberField
              label="Duration (minutes)"
              fallback={MOCK_TEST_DEFAULTS.duration}
              value={draft.duration}
              error={mistakes.duration}
              onChange={(duration) => onChange({ duration })}
            />
          )}
          {source === "subject" && (
            <NumberField
              label="Total Questions"
              fallback={MOCK_TEST_DEFAULTS.totalQuestions}
              value={draft.totalQuestions}
              error={mistakes.totalQuestions}
              onChange={(totalQuestions) => onChange({ totalQuestions })}
            />
          )}
          {source !== "pattern" && (
            <NativeSelect
              size="md"
              label="Difficulty"
              data={DIFFICULTY_CHOICES}
              value={draft.difficultyLevel}
              onChange={({ currentTarget }) =>
                onChange({ difficultyLevel: currentTarget.value as MockTestDraft["difficultyLevel"] })
              }
            />
          )}
        </SimpleGrid>
        {source === "sections" && (
          <SectionFields
            sections={draft.sections}
            mistake={mistakes.sections}
            onChange={(sections) => onChange({ sections })}
          />
        )}
        <Textarea
          label="Instructions"
          autosize
          minRows={3}
          maxRows={10}
          value={draft.instructions}
          onChange={({ currentTarget }) => onChange({ instructions: currentTarget.value })}
        />
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <NativeSelect
            size="md"
            label="Who can sit it"
            value={draft.visibility}
            onChange={({ currentTarget }) =>
              onChange({ visibility: currentTarget.value as MockTestDraft["visibility"] })
            }
            data={[
              { value: "private", label: "Only me" },
              { value: "link", label: "Everybody with the link" },
              { value: "public", label: "Everybody" },
            ]}
          />
          <Checkbox
            mt={{ base: 0, sm: 36 }}
            label="Another order for each person"
            checked={draft.shuffled}
            onChange={({ currentTarget }) => onChange({ shuffled: currentTarget.checked })}
          />
          <TextInput
            type="datetime-local"
            label="Event starts at (optional)"
            value={draft.startsAt}
            onChange={({ currentTarget }) => onChange({ startsAt: currentTarget.value })}
          />
          <TextInput
            type="datetime-local"
            label="Event ends at (optional)"
            value={draft.endsAt}
            error={mistakes.endsAt}
            onChange={({ currentTarget }) => onChange({ endsAt: currentTarget.value })}
          />
        </SimpleGrid>
        <Text size="sm" c="dimmed">
          Once created, a paper can be withdrawn but not changed. With a start and an end it is an event:
          everybody begins then, and results come when it is over.
        </Text>
      </Stack>
    </Card>
  );
}

function PatternFields({ draft, mistakes, patterns, onChange }: FieldsProps) {
  const own = patterns.filter(({ examType }) => examType === draft.examType);
  const pattern = own.find(({ id }) => id === draft.pattern);
  return (
    <>
      <NativeSelect
        size="md"
        label="Paper"
        data={
          own.length === 0
            ? [{ value: "", label: "Choose an exam with a pattern" }]
            : own.map(({ id, name, year }) => ({ value: id, label: `${name} ${year}` }))
        }
        value={draft.pattern}
        error={mistakes.pattern}
        onChange={({ currentTarget }) => onChange({ pattern: currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label="Form"
        data={[
          { value: "full", label: "Full paper" },
          { value: "short", label: "Short form (a third)" },
          { value: "section", label: "One section" },
        ]}
        value={draft.form}
        onChange={({ currentTarget }) => onChange({ form: currentTarget.value as MockTestDraft["form"] })}
      />
      {draft.form === "section" && pattern && (
        <NativeSelect
          size="md"
          label="Section"
          data={pattern.sections.map(({ name }) => name)}
          value={draft.section}
          error={mistakes.section}
          onChange={({ currentTarget }) => onChange({ section: currentTarget.value })}
        />
      )}
    </>
  );
}

interface SectionFieldsProps {
  sections: SectionDraft[];
  mistake: string | undefined;
  onChange: (sections: SectionDraft[]) => void;
}

function SectionFields({ sections, mistake, onChange }: SectionFieldsProps) {
  const change = (at: number, part: Partial<SectionDraft>) =>
    onChange(sections.map((section, place) => (place === at ? { ...section, ...part } : section)));
  return (
    <Stack gap="sm">
      {sections.map((section, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no other name while they are typed
        <Fieldset key={at} legend={`Section ${at + 1}`}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextInput
              label="Name"
              value={section.name}
              error={mistake && section.name.trim() === "" ? mistake : undefined}
              onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
            />
            <NativeSelect
              label="Subject of the section"
              data={choices("Select a subject", SUBJECTS)}
              value={section.subject}
              error={mistake && section.subject === "" ? mistake : undefined}
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
                value={section.marks}
                onChange={({ currentTarget }) => change(at, { marks: currentTarget.value })}
              />
              <TextInput
                label="Lost if wrong"
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
      {sections.length < 10 && (
        <Button
          variant="default"
          onClick={() =>
            onChange([
              ...sections,
              { ...NEW_SECTION, name: `Section ${"ABCDEFGHIJ"[sections.length] ?? ""}` },
            ])
          }
        >
          Add a section
        </Button>
      )}
    </Stack>
  );
}
