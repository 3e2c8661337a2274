import { Stack, Textarea } from "@mantine/core";
import { Length } from "@prepfeed/contract/limits";
import { AnswerKey } from "./answer-key.tsx";
import { OptionFields } from "./option-fields.tsx";
import { type PostForm, questionField } from "./use-post-form.ts";

interface QuestionFieldsProps {
  form: PostForm;
  index: number;
  /** An answered question keeps everything but its explanation. */
  isLocked: boolean;
}

export function QuestionFields({ form, index, isLocked }: QuestionFieldsProps) {
  const question = form.values.questions[index];
  if (!question) return null;
  const mistakes = form.questionMistakes(index);
  const leave = (field: string) => form.leave(questionField(index, field));
  return (
    <Stack gap="lg">
      <Textarea
        label="Question text"
        description="Formulas go between dollar signs: $x^2$. Code goes between backticks."
        required
        autosize
        minRows={3}
        maxRows={14}
        readOnly={isLocked}
        variant={isLocked ? "filled" : "default"}
        maxLength={Length.questionMax}
        value={question.questionText}
        error={mistakes.questionText}
        onChange={({ currentTarget }) => form.changeQuestion(index, { questionText: currentTarget.value })}
        onBlur={() => leave("questionText")}
      />
      <OptionFields
        question={question}
        error={mistakes.options}
        isLocked={isLocked}
        wasLeft={(option) => form.wasLeft(questionField(index, `option${option}`))}
        onChange={(option, text) => form.changeQuestion(index, { [`option${option}`]: text })}
        onLeave={(option) => leave(`option${option}`)}
      />
      <AnswerKey
        value={question.correctAnswer}
        error={mistakes.correctAnswer}
        isLocked={isLocked}
        onChange={(correctAnswer) => form.changeQuestion(index, { correctAnswer })}
        onLeave={() => leave("correctAnswer")}
      />
      <Textarea
        label="Explanation"
        description="Optional. Shown to everyone who has answered."
        autosize
        minRows={2}
        maxRows={14}
        maxLength={Length.explanationMax}
        value={question.explanation}
        onChange={({ currentTarget }) => form.changeQuestion(index, { explanation: currentTarget.value })}
      />
    </Stack>
  );
}
