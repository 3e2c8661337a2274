import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import {
  DIFFICULTIES,
  EXAM_TYPES,
  EXAMS,
  FAMILIES,
  QUIZ_COUNTS,
  QUIZ_EXAM_TYPES,
  QUIZ_SECTIONS,
  SUBJECTS,
} from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { choices, oneOf } from "../../../components/forms/choices.ts";
import { RuleFields } from "./rule-fields.tsx";
import type { missingIn, SetupValues } from "./setup-rules.ts";

interface SetupFieldsProps {
  values: SetupValues;
  mistakes: ReturnType<typeof missingIn>;
  onChange: (part: Partial<SetupValues>) => void;
}

/** The topic of the questions, their number and the rules. */
export function SetupFields({ values, mistakes, onChange }: SetupFieldsProps) {
  // A goal or an address may use the family's name of the exam.
  const exams = [...new Set([...EXAMS, ...FAMILIES.filter((family) => family === values.examType)])];
  const counts = [...new Set([...QUIZ_COUNTS, values.count])].sort((one, other) => one - other);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="lg">
      <NativeSelect
        size="md"
        name="about"
        label="Section"
        required={!values.topic.trim()}
        value={values.about}
        error={mistakes.about}
        data={[
          { value: "", label: "Select a section" },
          { group: "Subjects", items: choices(SUBJECTS) },
          { group: "Sections of papers", items: [...QUIZ_SECTIONS] },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ about: oneOf(SUBJECTS, value) ?? oneOf(QUIZ_SECTIONS, value) ?? "" })
        }
      />
      <TextInput
        size="md"
        name="topic"
        label="Topic (optional)"
        placeholder="Such as Newton's laws"
        maxLength={Length.topicMax}
        value={values.topic}
        onChange={({ currentTarget }) => onChange({ topic: currentTarget.value })}
      />
      <NativeSelect
        size="md"
        name="difficultyLevel"
        label="Difficulty"
        required
        value={values.difficultyLevel}
        error={mistakes.difficultyLevel}
        data={[{ value: "", label: "Select a difficulty level" }, ...choices(DIFFICULTIES)]}
        onChange={({ currentTarget }) =>
          onChange({ difficultyLevel: oneOf(DIFFICULTIES, currentTarget.value) ?? "" })
        }
      />
      <NativeSelect
        size="md"
        name="examType"
        label="Exam type"
        required
        value={values.examType}
        error={mistakes.examType}
        data={[
          { value: "", label: "Select an exam type" },
          { group: "Kinds of paper", items: choices(QUIZ_EXAM_TYPES) },
          { group: "Exams", items: choices(exams) },
        ]}
        onChange={({ currentTarget }) => onChange({ examType: oneOf(EXAM_TYPES, currentTarget.value) ?? "" })}
      />
      <NativeSelect
        size="md"
        name="count"
        label="Number of questions"
        value={String(values.count)}
        data={counts.map(String)}
        onChange={({ currentTarget }) => onChange({ count: Number(currentTarget.value) })}
      />
      <RuleFields values={values} onChange={onChange} />
    </SimpleGrid>
  );
}
