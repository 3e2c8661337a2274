import { Button, CloseButton, Input, Stack, TextInput } from "@mantine/core";
import { LETTERS, type Letter, OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { useId, useState } from "react";
import IconPlus from "~icons/tabler/plus";
import { AnswerBubble } from "../options/answer-bubble.tsx";
import { isBlank, type QuestionValues } from "./question-rules.ts";

interface OptionFieldsProps {
  question: QuestionValues;
  error: string | undefined;
  wasLeft: (option: Letter) => boolean;
  onChange: (option: Letter, text: string) => void;
  onLeave: (option: Letter) => void;
  onRemoveFifth: () => void;
}

/** Four options, and a fifth if an exam has it; mistakes are shown once, below them. */
export function OptionFields(props: OptionFieldsProps) {
  const { question, error, wasLeft, onChange, onLeave, onRemoveFifth } = props;
  const errorId = useId();
  const [isFifthOpen, setFifthOpen] = useState(false);
  const hasFifth = isFifthOpen || !isBlank(question.optionE);
  return (
    <Stack gap="xs" component="fieldset" m={0} p={0} bd={0}>
      <Input.Label component="legend" labelElement="div" p={0} required>
        Options
      </Input.Label>
      {(hasFifth ? LETTERS : OPTIONS).map((option) => {
        const value = question[`option${option}`];
        const isFifth = option === "E";
        return (
          <TextInput
            key={option}
            aria-label={`Option ${option}`}
            placeholder={`Option ${option}`}
            required={!isFifth}
            maxLength={Length.optionMax}
            leftSection={<AnswerBubble letter={option} size={26} isSquare={question.kind === "MULTIPLE"} />}
            leftSectionWidth={46}
            rightSection={
              isFifth && (
                <CloseButton
                  aria-label="Remove option E"
                  onClick={() => {
                    setFifthOpen(false);
                    onRemoveFifth();
                  }}
                />
              )
            }
            value={value}
            error={Boolean(error) && !isFifth && isBlank(value) && wasLeft(option)}
            aria-describedby={error ? errorId : undefined}
            onChange={({ currentTarget }) => onChange(option, currentTarget.value)}
            onBlur={() => onLeave(option)}
          />
        );
      })}
      {!hasFifth && (
        <Button
          variant="subtle"
          size="compact-md"
          style={{ alignSelf: "flex-start" }}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setFifthOpen(true)}
        >
          Add a fifth option
        </Button>
      )}
      {error && <Input.Error id={errorId}>{error}</Input.Error>}
    </Stack>
  );
}
