import { Input, Stack, TextInput } from "@mantine/core";
import { OPTIONS, type Option } from "@prepfeed/contract/catalogue";
import { Length } from "@prepfeed/contract/limits";
import { useId } from "react";
import { AnswerBubble } from "../options/answer-bubble.tsx";
import { isBlank, type QuestionValues } from "./question-rules.ts";

interface OptionFieldsProps {
  question: QuestionValues;
  error: string | undefined;
  isLocked: boolean;
  wasLeft: (option: Option) => boolean;
  onChange: (option: Option, text: string) => void;
  onLeave: (option: Option) => void;
}

/** The four options; what is wrong with them is said once, below them. */
export function OptionFields(props: OptionFieldsProps) {
  const { question, error, isLocked, wasLeft, onChange, onLeave } = props;
  const errorId = useId();
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd={0}>
      <Input.Label component="legend" labelElement="div" p={0} required>
        Options
      </Input.Label>
      {OPTIONS.map((option) => {
        const value = question[`option${option}`];
        return (
          <TextInput
            key={option}
            aria-label={`Option ${option}`}
            placeholder={`Option ${option}`}
            required
            readOnly={isLocked}
            variant={isLocked ? "filled" : "default"}
            maxLength={Length.optionMax}
            leftSection={<AnswerBubble letter={option} size={26} />}
            leftSectionWidth={46}
            value={value}
            error={Boolean(error) && isBlank(value) && wasLeft(option)}
            aria-describedby={error ? errorId : undefined}
            onChange={({ currentTarget }) => onChange(option, currentTarget.value)}
            onBlur={() => onLeave(option)}
          />
        );
      })}
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </Stack>
  );
}
