import { Input, SegmentedControl, Stack, Textarea } from "@mantine/core";
import { type Kind, LETTERS, OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import type { ReactNode } from "react";
import { AnswerKey } from "./answer-key.tsx";
import { NumberKey } from "./number-key.tsx";
import { OptionFields } from "./option-fields.tsx";
import { isBlank, mistakesToSay, ofKind, type QuestionValues, withoutFifth } from "./question-rules.ts";

interface QuestionFieldsProps {
  question: QuestionValues;
  /** The field for a picture, if pictures can be added. */
  picture?: ReactNode;
  /** Writing help below a text, if offered. */
  help?: (field: "questionText" | "explanation") => ReactNode;
  wasLeft: (field: string) => boolean;
  onChange: (part: Partial<QuestionValues>) => void;
  onLeave: (field: string) => void;
}

const KIND_CHOICES: { value: Kind; label: string }[] = [
  { value: "SINGLE", label: "One option" },
  { value: "MULTIPLE", label: "Several" },
  { value: "NUMERICAL", label: "A number" },
];

/** Text, picture, kind, options, key and explanation; a mistake is shown after its field lost the focus. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { question, wasLeft, onChange, onLeave } = props;
  const mistakes = mistakesToSay(question, wasLeft);
  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Textarea
          label="Question text"
          description="Formulas go between dollar signs: $x^2$. Code goes between backticks."
          required
          autosize
          minRows={3}
          maxRows={14}
          maxLength={Length.questionMax}
          value={question.questionText}
          error={mistakes.questionText}
          onChange={({ currentTarget }) => onChange({ questionText: currentTarget.value })}
          onBlur={() => onLeave("questionText")}
        />
        {props.help?.("questionText")}
      </Stack>
      {props.picture}
      <Input.Wrapper label="Answered with" labelElement="div">
        <SegmentedControl
          mt={4}
          fullWidth
          aria-label="Answered with"
          data={KIND_CHOICES}
          value={question.kind}
          onChange={(kind) => onChange(ofKind(question, kind as Kind))}
        />
      </Input.Wrapper>
      {question.kind === "NUMERICAL" ? (
        <NumberKey question={question} mistakes={mistakes} onChange={onChange} onLeave={onLeave} />
      ) : (
        <>
          <OptionFields
            question={question}
            error={mistakes.options}
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
            onChange={(correctAnswer) => onChange({ correctAnswer })}
            onLeave={() => onLeave("correctAnswer")}
          />
        </>
      )}
      <Stack gap={4}>
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
        {props.help?.("explanation")}
      </Stack>
    </Stack>
  );
}
