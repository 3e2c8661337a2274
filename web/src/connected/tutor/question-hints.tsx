import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import IconBulb from "~icons/tabler/bulb";
import { askForHint } from "../../api/learning/tutor.ts";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { errorText } from "../../http/api-error.ts";
import classes from "./tutor.module.css";

/** Before it is answered: at most two hints. Their cost is stated first. */
export function QuestionHints({ questionId }: { questionId: string }) {
  const [isOpen, setOpen] = useState(false);
  const [hints, setHints] = useState<string[]>([]);
  const [hasMore, setMore] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function take() {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { hint, hasMore } = await askForHint(questionId, hints.length + 1);
      if (hint !== null) setHints([...hints, hint]);
      setMore(hasMore);
    } catch (failure) {
      setError(errorText(failure, "The hint could not be loaded."));
    }
    setBusy(false);
  }

  const cost =
    hints.length > 0
      ? "You took a hint: this question earns no point."
      : hasMore
        ? "With a hint this question earns no point."
        : "There is no hint to this question. Nothing is lost.";
  return (
    <>
      <Button
        variant="subtle"
        px="xs"
        aria-expanded={isOpen}
        leftSection={<IconBulb size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        Hint
      </Button>
      {isOpen && (
        <Alert color="yellow" className={classes.hints} role="group" aria-label="Hints">
          <div role="status">
            {hints.length > 0 && (
              <ol>
                {hints.map((hint) => (
                  <li key={hint}>
                    <RichText text={hint} />
                  </li>
                ))}
              </ol>
            )}
            <Text size="sm">{cost}</Text>
            {error && (
              <Text size="sm" c="red">
                {error}
              </Text>
            )}
          </div>
          {hasMore && (
            <Group gap="xs" mt="xs">
              <Button variant="default" size="sm" aria-disabled={isBusy} onClick={() => void take()}>
                {hints.length === 0 ? "Show a hint" : "Another hint"}
              </Button>
              {hints.length === 0 && (
                <Button variant="subtle" size="sm" onClick={() => setOpen(false)}>
                  Not now
                </Button>
              )}
            </Group>
          )}
        </Alert>
      )}
    </>
  );
}
