import { Input, Textarea } from "@mantine/core";
import { useId } from "react";
import { AnswerField } from "../../../components/options/answer-field.tsx";
import type { DecisionDraft, KeyedCase } from "./decision-draft.ts";

interface RightAnswersProps {
  shown: KeyedCase;
  draft: DecisionDraft;
  mistake: string | undefined;
  onChange: (part: Partial<DecisionDraft>) => void;
}

/** The new key, or all answers that are right. */
export function RightAnswers({ shown: { question }, draft, mistake, onChange }: RightAnswersProps) {
  const labelId = useId();
  const { outcome, newKey, several } = draft;
  if (outcome === "SEVERAL_RIGHT" && question.kind !== "SINGLE")
    return (
      <div data-field="right">
        <Textarea
          label="Right answers"
          description={question.kind === "NUMERICAL" ? "One number a line" : "One answer a line, such as AC"}
          autosize
          minRows={2}
          value={several}
          error={mistake}
          onChange={({ currentTarget }) => onChange({ several: currentTarget.value })}
        />
      </div>
    );
  return (
    <div data-field="right">
      <Input.Label id={labelId} component="div" size="md" mb={6}>
        {outcome === "CORRECTED" ? "Right answer" : "Right answers"}
      </Input.Label>
      {outcome === "CORRECTED" ? (
        <AnswerField
          question={question}
          labelledBy={labelId}
          chosen={newKey}
          onChoose={(answer) => onChange({ newKey: answer })}
        />
      ) : (
        <AnswerField
          question={{ ...question, kind: "MULTIPLE" }}
          labelledBy={labelId}
          chosen={several}
          onChoose={(letters) => onChange({ several: letters ?? "" })}
        />
      )}
      {mistake && (
        <Input.Error size="md" mt={6} role="alert">
          {mistake}
        </Input.Error>
      )}
    </div>
  );
}
