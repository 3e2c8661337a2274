import { Anchor, Button, Group, Textarea } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";

/** The text is kept if it could not be sent. */
export function CommentForm({ onWrite }: { onWrite: (content: string) => Promise<void> }) {
  const [content, setContent] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [mistake, setMistake] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const isBlank = content.trim() === "";
    setMistake(isBlank ? messages.comments.contentRequired : null);
    if (isBlank) return;
    setBusy(true);
    try {
      await onWrite(content.trim());
      // What was typed meanwhile stays.
      setContent((now) => (now === content ? "" : now));
    } catch {
      // The caller shows why it failed.
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit}>
      <Textarea
        aria-label="Write a comment"
        placeholder="Write a comment"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={Length.commentMax}
        value={content}
        error={mistake}
        onChange={(event) => {
          setContent(event.currentTarget.value);
          setMistake(null);
        }}
      />
      <Group justify="flex-end" mt="xs">
        <Anchor component={Link} to={paths.rules} size="sm" py="xs">
          Rules
        </Anchor>
        <Button type="submit" variant="light" aria-disabled={isBusy}>
          {isBusy ? "Posting..." : "Post Comment"}
        </Button>
      </Group>
    </form>
  );
}
