import { Input, SegmentedControl, Stack, Textarea } from "@mantine/core";
import { type Kind, LETTERS, OPTIONS } from "@prepfeed/contract/catalogue";
import { Length } from "@prepfeed/contract/limits";
import type { ReactNode } from "react";
import { AnswerKey } from "./answer-key.tsx";
import { NumberKey } from "./number-key.tsx";
import { OptionFields } from "./option-fields.tsx";
import { isBlank, mistakesToSay, ofKind, type QuestionValues, withoutFifth } from "./question-rules.ts";

interface QuestionFieldsProps {
  question: QuestionValues;
  /** An answered question keeps everything but its explanation. */
  isLocked?: boolean;
  /** Where pictures can be added: the field for one. */
  picture?: ReactNode;
  wasLeft: (field: string) => boolean;
  onChange: (part: Partial<QuestionValues>) => void;
  onLeave: (field: string) => void;
}

const KIND_CHOICES: { value: Kind; label: string }[] = [
  { value: "SINGLE", label: "One option" },
  { value: "MULTIPLE", label: "Several" },
  { value: "NUMERICAL", label: "A number" },
];

/** Text, picture, kind, options, key and explanation; a mistake is said once its field was left. */
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
      {props.picture}
      <Input.Wrapper label="Answered with" labelElement="div">
        <SegmentedControl
          mt={4}
          fullWidth
          aria-label="Answered with"
          disabled={isLocked}
          data={KIND_CHOICES}
          value={question.kind}
          onChange={(kind) => onChange(ofKind(question, kind as Kind))}
        />
      </Input.Wrapper>
      {question.kind === "NUMERICAL" ? (
        <NumberKey
          question={question}
          mistakes={mistakes}
          isLocked={isLocked}
          onChange={onChange}
          onLeave={onLeave}
        />
      ) : (
        <>
          <OptionFields
            question={question}
            error={mistakes.options}
            isLocked={isLocked}
            wasLeft={(option) => wasLeft(`option${option}`)}
            onChange={(option, text) => onChange({ [`option${option}`]: text })}
            onLeave={(option) => onLeave(`option${option}`)}
            onRemoveFifth={() => onChange(withoutFifth(question))}
          />
          <AnswerKey
            value={question.correctAnswer}
            options={isBlank(question.optionE) ? OPTIONS.length : LETTERS.length}
            isMultiple={question.kind === "MULTIPLE"}
            error={mistakes.correctAnswer}
            isLocked={isLocked}
            onChange={(correctAnswer) => onChange({ correctAnswer })}
            onLeave={() => onLeave("correctAnswer")}
          />
        </>
      )}
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
