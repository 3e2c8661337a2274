import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { DIFFICULTIES, EXAMS, type ExamType, SUBJECTS } from "@prepfeed/contract/catalogue";
import { Length } from "@prepfeed/contract/limits";
import { choices, oneOf } from "../../components/forms/choices.ts";
import type { PostForm } from "./use-post-form.ts";

/** Where the question belongs. */
export function LabelFields({ form }: { form: PostForm }) {
  const { subject, examType, difficultyLevel, topic } = form.values;
  const examTypes: readonly ExamType[] = EXAMS;
  // A post from elsewhere may have an exam type that this list does not offer.
  const offered = examType && !examTypes.includes(examType) ? [examType, ...examTypes] : examTypes;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="lg">
      <NativeSelect
        size="md"
        label="Subject"
        required
        value={subject}
        error={form.mistake("subject")}
        data={[{ value: "", label: "Select a subject" }, ...choices(SUBJECTS)]}
        onChange={({ currentTarget }) => form.change({ subject: oneOf(SUBJECTS, currentTarget.value) ?? "" })}
        onBlur={() => form.leave("subject")}
      />
      <NativeSelect
        size="md"
        label="Exam type"
        required
        value={examType}
        error={form.mistake("examType")}
        data={[{ value: "", label: "Select an exam type" }, ...choices(offered)]}
        onChange={({ currentTarget }) => form.change({ examType: oneOf(offered, currentTarget.value) ?? "" })}
        onBlur={() => form.leave("examType")}
      />
      <NativeSelect
        size="md"
        label="Difficulty"
        value={difficultyLevel}
        data={choices(DIFFICULTIES)}
        onChange={({ currentTarget }) =>
          form.change({ difficultyLevel: oneOf(DIFFICULTIES, currentTarget.value) ?? "MEDIUM" })
        }
      />
      <TextInput
        label="Topic"
        placeholder="Optional, such as Optics"
        maxLength={Length.topicMax}
        value={topic}
        onChange={({ currentTarget }) => form.change({ topic: currentTarget.value })}
      />
    </SimpleGrid>
  );
}
