import { Button, Text, Textarea, Title } from "@mantine/core";
import type { CaseNotes as Notes } from "@prepfeed/contract/moderation/queue-fields";
import { Moderation } from "@prepfeed/contract/moderation/report-reasons";
import { useState } from "react";
import { useAddNote } from "../../api/moderation/cases.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";
import { dayOf } from "../../wording/day-of.ts";
import classes from "./moderation.module.css";

/** Notes between moderators; they cannot be changed later. */
export function CaseNotes({ caseId, notes }: { caseId: string; notes: Notes }) {
  const add = useAddNote();
  const [text, setText] = useState("");
  const send = () =>
    add.mutate(
      { id: caseId, text },
      {
        onSuccess: () => setText(""),
        onError: (error) => toast.error(errorText(error, "The note could not be saved.")),
      },
    );
  return (
    <div>
      <Title order={3} size="h5">
        Notes
      </Title>
      <ul className={classes.facts}>
        {notes.map(({ id, author, text, createdAt }) => (
          <li key={id}>
            {text}{" "}
            <Text span size="sm" c="dimmed">
              {author}, {dayOf(createdAt)}
            </Text>
          </li>
        ))}
      </ul>
      <Textarea
        label="New note"
        description="Only moderators see it."
        autosize
        maxLength={Moderation.noteMax}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button variant="default" mt="xs" disabled={text.trim() === ""} loading={add.isPending} onClick={send}>
        Add note
      </Button>
    </div>
  );
}
