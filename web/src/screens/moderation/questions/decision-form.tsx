import { Alert, Button, Card, Checkbox, Kbd, Radio, Stack, Text, Textarea, Title } from "@mantine/core";
import { Moderation } from "@prepfeed/contract/moderation/report-reasons";
import type { NewQuestionDecision, QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import {
  CASE_OUTCOMES,
  type CaseOutcome,
  Dispute,
  OUTCOME_LABELS,
} from "@prepfeed/contract/questions/question-states";
import { type FormEvent, useRef, useState } from "react";
import { useDecideQuestionCase } from "../../../api/moderation/question-cases.ts";
import { ConfirmDialog } from "../../../components/dialogs/confirm-dialog.tsx";
import { errorText } from "../../../http/api-error.ts";
import { toast } from "../../../toast/toast.ts";
import { useKeys } from "../use-keys.ts";
import {
  changesKey,
  type DecisionMistakes,
  decisionOf,
  emptyDraft,
  USUAL_REASONS,
} from "./decision-draft.ts";
import classes from "./questions.module.css";
import { RightAnswers } from "./right-answers.tsx";

const KEYS: Record<CaseOutcome, string> = {
  KEPT: "k",
  CORRECTED: "c",
  SEVERAL_RIGHT: "s",
  DROPPED: "d",
  WITHDRAWN: "w",
};
const MEANING: Record<CaseOutcome, string> = {
  KEPT: "The key is right, and nothing changes.",
  CORRECTED: "Another answer is right instead.",
  SEVERAL_RIGHT: "Each answer that you name is right.",
  DROPPED: "It is faulty: it counts for nobody and takes no more answers.",
  WITHDRAWN: "It should not be asked at all: it counts for nobody and takes no more answers.",
};

interface DecisionFormProps {
  shown: QuestionCaseDetails;
  onDecided: () => void;
}

/**
 * The decision about a case. A key decides at once what needs no answer. Only what cannot be undone is asked about in a
 * dialog.
 */
export function DecisionForm({ shown, onDecided }: DecisionFormProps) {
  const decide = useDecideQuestionCase(shown.id);
  const [draft, setDraft] = useState(() => emptyDraft(shown));
  const [mistakes, setMistakes] = useState<DecisionMistakes>({});
  const [asked, setAsked] = useState<NewQuestionDecision>();
  const form = useRef<HTMLFormElement>(null);
  const { outcome } = draft;

  function change(part: Partial<typeof draft>) {
    setDraft({ ...draft, ...part });
    setMistakes({});
  }
  function ask(filled: typeof draft) {
    if (decide.isPending) return;
    const result = decisionOf(filled, shown);
    if (result.decision) return result.decision.atOnce ? setAsked(result.decision) : send(result.decision);
    setMistakes(result.mistakes);
    const [first] = Object.keys(result.mistakes);
    // The field for a right answer is there once its outcome is chosen.
    setTimeout(() =>
      form.current?.querySelector<HTMLElement>(`[data-field=${first}] :is(input, textarea)`)?.focus(),
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    ask(draft);
  }
  const send = (decision: NewQuestionDecision) =>
    decide.mutate(decision, {
      onSuccess: () => {
        toast.success("The case is decided");
        onDecided();
      },
    });
  useKeys((key) => {
    const chosen = CASE_OUTCOMES.find((each) => KEYS[each] === key);
    if (!chosen) return;
    const filled = { ...draft, outcome: chosen };
    setDraft(filled);
    ask(filled);
  });

  return (
    <Card component="form" ref={form} noValidate onSubmit={submit} aria-labelledby="decision">
      <Stack>
        <Title order={2} size="h3" id="decision">
          Decision
        </Title>
        <Radio.Group
          data-field="outcome"
          label="How does the case end?"
          value={outcome ?? ""}
          error={mistakes.outcome}
          onChange={(value) => change({ outcome: value as CaseOutcome })}
        >
          <Stack gap={4} my="xs">
            {CASE_OUTCOMES.map((each) => (
              <Radio
                key={each}
                value={each}
                aria-keyshortcuts={KEYS[each]}
                classNames={{ label: classes.choice }}
                label={
                  <>
                    {OUTCOME_LABELS[each]} <Kbd aria-hidden>{KEYS[each].toUpperCase()}</Kbd>
                    <Text span size="sm" c="dimmed" display="block">
                      {MEANING[each]}
                    </Text>
                  </>
                }
              />
            ))}
          </Stack>
        </Radio.Group>
        {changesKey(outcome) && (
          <RightAnswers shown={shown} draft={draft} mistake={mistakes.right} onChange={change} />
        )}
        <div data-field="reason">
          <Textarea
            label="Reason"
            description="Everybody who objected or whose result changes reads it. Left empty, it says what is written here."
            placeholder={USUAL_REASONS[outcome ?? "KEPT"]}
            autosize
            minRows={3}
            maxLength={Dispute.reasonMax}
            value={draft.reason}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
        </div>
        {outcome !== null && outcome !== "KEPT" && (
          <Checkbox
            classNames={{ label: classes.choice }}
            checked={draft.takesPoints}
            onChange={({ currentTarget }) => change({ takesPoints: currentTarget.checked })}
            label={
              <>
                Fraud: take points back
                <Text span size="sm" c="dimmed" display="block">
                  Takes back what was paid for answers that are not right any more. Without it everybody keeps
                  their points.
                </Text>
              </>
            }
          />
        )}
        <Checkbox
          classNames={{ label: classes.choice }}
          checked={draft.atOnce}
          onChange={({ currentTarget }) => change({ atOnce: currentTarget.checked })}
          label={
            <>
              Takes effect at once
              <Text span size="sm" c="dimmed" display="block">
                Otherwise it takes effect in {Moderation.undoMinutes} minutes, and you can take it back until
                then.
              </Text>
            </>
          }
        />
        {decide.error && (
          <Alert color="red" role="alert">
            {errorText(decide.error, "The case could not be decided.")}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={decide.isPending}>
          Decide
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={asked ? `${OUTCOME_LABELS[asked.outcome]}?` : ""}
        text={asked ? consequence(asked, shown.correctAnswer) : ""}
        action="Decide"
        stay="Go back"
        onConfirm={() => asked && send(asked)}
        onClose={() => setAsked(undefined)}
      />
    </Card>
  );
}

function consequence({ outcome, right = [], takesPoints }: NewQuestionDecision, oldKey: string): string {
  const what = {
    KEPT: `The key stays ${oldKey}.`,
    CORRECTED: `The key changes from ${oldKey} to ${right.join(", ")}, and all answers are marked again.`,
    SEVERAL_RIGHT: `These answers will be right: ${right.join(", ")}. All answers are marked again.`,
    DROPPED: "The question takes no more answers, and those so far count for nobody.",
    WITHDRAWN: "The question takes no more answers, and those so far count for nobody.",
  }[outcome];
  const points = takesPoints ? " Points for answers that are not right any more are taken back." : "";
  return `${what}${points} Everybody concerned is told. This cannot be undone.`;
}
