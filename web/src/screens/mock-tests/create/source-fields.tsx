import { NativeSelect, SimpleGrid } from "@mantine/core";
import { EXAMS, labelOf, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { Suspense } from "react";
import { late } from "../../../components/late/late.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { choices } from "./choices.ts";
import type { FieldsProps } from "./fields-props.ts";
import {
  isPicking,
  MOCK_TEST_DEFAULTS,
  MOCK_TEST_DIFFICULTIES,
  type MockTestDraft,
  needsExam,
  OWN_CHOICES,
} from "./mock-test-draft.ts";
import { NumberField } from "./number-field.tsx";
import { PatternFields } from "./pattern-fields.tsx";
import { SectionFields } from "./section-fields.tsx";

const PickQuestions = late(async () => ({ default: (await import("./pick-questions.tsx")).PickQuestions }));

const DIFFICULTY_CHOICES = MOCK_TEST_DIFFICULTIES.map((value) => ({
  value,
  label: value === "MIXED" ? "Mixed" : labelOf(value),
}));

const SOURCE_CHOICES = [
  { value: "subject", label: "A subject" },
  { value: "pattern", label: "An exam's pattern" },
  { value: "sections", label: "My own sections" },
  { value: "posts", label: "My posts or bookmarks" },
];

/** The source of the paper, its number of questions and its time. */
export function SourceFields({ draft, mistakes, patterns, onChange }: FieldsProps) {
  const { source } = draft;
  return (
    <>
      <NativeSelect
        size="md"
        label="Made from"
        data={SOURCE_CHOICES}
        value={source}
        onChange={({ currentTarget: { value } }) =>
          onChange({
            source: value as MockTestDraft["source"],
            // Existing questions are asked at any difficulty.
            ...(value === "posts" && { difficultyLevel: "MIXED" }),
          })
        }
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {source === "posts" && (
          <NativeSelect
            size="md"
            label="Which questions"
            data={[
              { value: "", label: "As many as I say" },
              { value: "picked", label: "Those I pick" },
            ]}
            value={draft.isPicked ? "picked" : ""}
            onChange={({ currentTarget }) => onChange({ isPicked: currentTarget.value === "picked" })}
          />
        )}
        {source === "posts" && !draft.isPicked && (
          <NativeSelect
            size="md"
            label="Questions from"
            data={OWN_CHOICES}
            value={draft.from}
            onChange={({ currentTarget }) => onChange({ from: currentTarget.value as MockTestDraft["from"] })}
          />
        )}
        {(source === "subject" || source === "posts") && !isPicking(draft) && (
          <NativeSelect
            size="md"
            label="Subject"
            withAsterisk={source === "subject"}
            data={choices(source === "posts" ? "All subjects" : "Select a subject", SUBJECTS)}
            value={draft.subject}
            error={mistakes.subject}
            onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
          />
        )}
        <NativeSelect
          size="md"
          label="Exam Type"
          withAsterisk={needsExam(source)}
          data={choices(needsExam(source) ? "Select an exam type" : "No exam", EXAMS)}
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
        {(source === "subject" || source === "posts") && !isPicking(draft) && (
          <NumberField
            label="Total Questions"
            fallback={MOCK_TEST_DEFAULTS.totalQuestions}
            value={draft.totalQuestions}
            error={mistakes.totalQuestions}
            onChange={(totalQuestions) => onChange({ totalQuestions })}
          />
        )}
        {source !== "pattern" && !isPicking(draft) && (
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
      {isPicking(draft) && (
        <Suspense fallback={<BubbleLoader label="Loading your questions" />}>
          <PickQuestions
            picks={draft.picks}
            mistake={mistakes.picks}
            onChange={(picks) => onChange({ picks })}
          />
        </Suspense>
      )}
      {source === "sections" && (
        <SectionFields
          sections={draft.sections}
          mistake={mistakes.sections}
          onChange={(sections) => onChange({ sections })}
        />
      )}
    </>
  );
}
