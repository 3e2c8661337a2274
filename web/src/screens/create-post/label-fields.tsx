import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { DIFFICULTIES, EXAMS, type ExamType, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { choices, oneOf } from "../../components/forms/choices.ts";
import { isBlank } from "../../components/question-form/question-rules.ts";
import type { PostValues } from "./question-form.ts";
import type { PostForm } from "./use-post-form.ts";
import { TagHelp } from "./writing-help/tag-help.tsx";

/** The labels of the question. */
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
      <div>
        <TextInput
          label="Topic"
          placeholder="Optional, such as Optics"
          maxLength={Length.topicMax}
          value={topic}
          onChange={({ currentTarget }) => form.change({ topic: currentTarget.value })}
        />
        <TagHelp
          text={textOf(form.values)}
          topic={topic}
          onChoose={(chosen) => form.change({ topic: chosen })}
        />
      </div>
    </SimpleGrid>
  );
}

/** The text in which tags are searched. */
function textOf({ questions, content }: PostValues): string {
  return [content, ...questions.flatMap(({ questionText, explanation }) => [questionText, explanation])]
    .filter((text) => !isBlank(text))
    .join("\n")
    .slice(0, Length.aiTextMax);
}
