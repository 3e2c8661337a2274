import { Group, TextInput } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import type { QuestionMistakes, QuestionValues } from "./question-rules.ts";

interface NumberKeyProps {
  question: QuestionValues;
  mistakes: QuestionMistakes;
  onChange: (part: Partial<QuestionValues>) => void;
  onLeave: (field: string) => void;
}

/** The right number, and its tolerance. */
export function NumberKey({ question, mistakes, onChange, onLeave }: NumberKeyProps) {
  const common = {
    inputMode: "decimal" as const,
    autoComplete: "off",
    maxLength: Length.answerMax,
    flex: "1 1 12rem",
  };
  return (
    <Group align="flex-start" gap="md">
      <TextInput
        {...common}
        label="Correct answer"
        required
        placeholder="12.5"
        value={question.correctAnswer}
        error={mistakes.correctAnswer}
        onChange={({ currentTarget }) => onChange({ correctAnswer: currentTarget.value })}
        onBlur={() => onLeave("correctAnswer")}
      />
      <TextInput
        {...common}
        label="An answer may be off by"
        placeholder="0"
        value={question.tolerance}
        error={mistakes.tolerance}
        onChange={({ currentTarget }) => onChange({ tolerance: currentTarget.value })}
        onBlur={() => onLeave("tolerance")}
      />
    </Group>
  );
}
