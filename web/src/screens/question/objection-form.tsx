import { Anchor, Button, Card, Group, NativeSelect, Stack, Textarea, TextInput } from "@mantine/core";
import {
  Dispute,
  OBJECTION_LABELS,
  OBJECTION_REASONS,
  type ObjectionReason,
} from "@prepfeed/contract/questions/question-states";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useObject } from "../../api/posts/disputes.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";

const REASONS = OBJECTION_REASONS.map((value) => ({ value, label: OBJECTION_LABELS[value] }));

interface ObjectionFormProps {
  questionId: string;
  /** The open case that it joins, if there is one. */
  caseId: string | undefined;
  /** Gets the focus when the form disappears. */
  headingId: string;
}

const focusOnce = (field: HTMLElement | null) => field?.focus();

/** Opens a case, or joins the one that others have opened. */
export function ObjectionForm({ questionId, caseId, headingId }: ObjectionFormProps) {
  const object = useObject(questionId, caseId);
  const [isShown, setShown] = useState(false);
  const [reason, setReason] = useState<ObjectionReason>("WRONG_KEY");
  const [answer, setAnswer] = useState("");
  const [text, setText] = useState("");
  const name = caseId ? "I object too" : "Something is wrong here";
  if (!isShown) {
    return (
      <Button variant="default" onClick={() => setShown(true)} style={{ alignSelf: "flex-start" }}>
        {name}
      </Button>
    );
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    const given = answer.trim();
    object.mutate(
      { reason, text, ...(given && { answer: given }) },
      {
        onSuccess: () => {
          toast.success("Thank you. You will hear how it ends.");
          // The form that has the focus disappears.
          document.getElementById(headingId)?.focus();
        },
        onError: (error) => toast.error(errorText(error, "This could not be sent.")),
      },
    );
  };
  return (
    <Card component="form" onSubmit={send} aria-label={name}>
      <Stack>
        <NativeSelect
          ref={focusOnce}
          label="What is wrong?"
          data={REASONS}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value as ObjectionReason)}
        />
        <TextInput
          label="The right answer, if you know it"
          description="A letter, several letters or a number"
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
        <Textarea
          label="Why?"
          required
          autosize
          minRows={2}
          maxLength={Dispute.textMax}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Group justify="space-between">
          <Anchor component={Link} to={paths.rules} size="sm" py="xs">
            Rules
          </Anchor>
          <Button type="submit" loading={object.isPending} disabled={text.trim() === ""}>
            Send
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
