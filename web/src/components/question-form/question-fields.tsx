import { Stack, Textarea } from "@mantine/core";
import { Length } from "@prepfeed/contract/limits";
import { AnswerKey } from "./answer-key.tsx";
import { OptionFields } from "./option-fields.tsx";
import { mistakesToSay, type QuestionValues } from "./question-rules.ts";

interface QuestionFieldsProps {
  question: QuestionValues;
  /** An answered question keeps everything but its explanation. */
  isLocked?: boolean;
  wasLeft: (field: string) => boolean;
  onChange: (part: Partial<QuestionValues>) => void;
  onLeave: (field: string) => void;
}

/** Text, options, key and explanation; a mistake is said once its field was left. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, isLocked = false, wasLeft, onChange, onLeave } = props;
  const mistakes = mistakesToSay(question, wasLeft);
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
        onChange={({ currentTarget }) => onChange({ questionText: currentTarget.value })}
        onBlur={() => onLeave("questionText")}
      />
      <OptionFields
        question={question}
        error={mistakes.options}
        isLocked={isLocked}
        wasLeft={(option) => wasLeft(`option${option}`)}
        onChange={(option, text) => onChange({ [`option${option}`]: text })}
        onLeave={(option) => onLeave(`option${option}`)}
      />
      <AnswerKey
        value={question.correctAnswer}
        error={mistakes.correctAnswer}
        isLocked={isLocked}
        onChange={(correctAnswer) => onChange({ correctAnswer })}
        onLeave={() => onLeave("correctAnswer")}
      />
      <Textarea
        label="Explanation"
        description="Optional. Shown to everyone who has answered."
        autosize
        minRows={2}
        maxRows={14}
        maxLength={Length.explanationMax}
        value={question.explanation}
        onChange={({ currentTarget }) => onChange({ explanation: currentTarget.value })}
      />
    </Stack>
  );
}
