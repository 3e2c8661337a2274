import { Button, Checkbox, Radio, Stack, Text, Textarea } from "@mantine/core";
import type { AuthorAnswer as Answer, QuestionCase } from "@prepfeed/contract/questions/disputes";
import { AUTHOR_ACTIONS, Dispute } from "@prepfeed/contract/questions/question-states";
import { type FormEvent, useId, useState } from "react";
import { useAnswerDispute } from "../../api/posts/disputes.ts";
import { useVersions } from "../../api/posts/question-record.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { dayOf } from "../../wording/day-of.ts";
import { ACTION_WORDS, isComplete, timeLeft } from "./dispute-rules.ts";

interface AuthorAnswerProps {
  shown: QuestionCase;
  until: string;
  now: number;
}

/** The author's choices in a dispute. Each states its consequences, and none can be undone. */
export function AuthorAnswer({ shown, until, now }: AuthorAnswerProps) {
  const respond = useAnswerDispute(shown);
  const versions = useVersions(shown.questionId);
  const [action, setAction] = useState<Answer["action"]>("DEFEND");
  const [key, setKey] = useState<string | null>(null);
  const [keepsOld, setKeepsOld] = useState(false);
  const [text, setText] = useState("");
  const [isAsking, setAsking] = useState(false);
  const keyId = useId();
  const question = versions.data?.versions.find(({ version }) => version === shown.version);
  const corrected = action === "CORRECT" && key !== null ? { answer: key, keepsOld } : { keepsOld: false };
  const answer: Answer = { action, text, ...corrected };
  const words = ACTION_WORDS[action];

  function ask(event: FormEvent) {
    event.preventDefault();
    if (isComplete(answer, question)) setAsking(true);
  }
  const send = () =>
    respond.mutate(answer, {
      onSuccess: () => toast.success(words.done),
      onError: (error) => toast.error(errorText(error, "This could not be sent.")),
    });

  return (
    <form onSubmit={ask} aria-label="Your answer to the dispute">
      <Stack mt="md">
        <Radio.Group
          label="What do you want to do?"
          description={`You can answer until ${dayOf(until)}: ${timeLeft(until, now)}. After that a moderator decides.`}
          value={action}
          onChange={(value) => setAction(value as Answer["action"])}
        >
          <Stack gap="sm" mt="xs">
            {AUTHOR_ACTIONS.map((each) => (
              <Radio
                key={each}
                value={each}
                label={ACTION_WORDS[each].label}
                description={ACTION_WORDS[each].effect}
              />
            ))}
          </Stack>
        </Radio.Group>
        {action === "CORRECT" && question && (
          <div>
            <Text id={keyId} fw={500} mb="xs">
              Which answer is right? So far it is {question.correctAnswer}.
            </Text>
            <AnswerField question={question} labelledBy={keyId} chosen={key} onChoose={setKey} />
            <Checkbox
              mt="sm"
              label="The old answer stays right too"
              checked={keepsOld}
              onChange={({ currentTarget }) => setKeepsOld(currentTarget.checked)}
            />
          </div>
        )}
        {action === "CORRECT" && versions.error && (
          <Text c="red" role="alert">
            {errorText(versions.error, "The question could not be loaded.")}
          </Text>
        )}
        <Textarea
          label="Why?"
          description="Everybody concerned can read this."
          required
          autosize
          minRows={2}
          maxLength={Dispute.reasonMax}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button
          type="submit"
          loading={respond.isPending}
          disabled={!isComplete(answer, question)}
          style={{ alignSelf: "flex-start" }}
        >
          {words.label}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.confirm}
        text={`${words.effect} This cannot be undone.`}
        action={words.label}
        stay="Cancel"
        onConfirm={send}
        onClose={() => setAsking(false)}
      />
    </form>
  );
}
