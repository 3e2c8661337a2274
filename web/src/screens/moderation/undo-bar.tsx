import { Button, Group, Text } from "@mantine/core";
import { type ReadCase, useUndo } from "../../api/moderation/cases.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";

interface UndoBarProps {
  decided: ReadCase;
  /** What was decided, and until when it can be taken back. */
  text: string;
  onDone?: () => void;
}

/** A decision which can still be undone. */
export function UndoBar({ decided, text, onDone }: UndoBarProps) {
  const undo = useUndo();
  const act = () =>
    undo.mutate(decided, {
      onSuccess: () => {
        toast.success("The decision is taken back");
        onDone?.();
      },
      onError: (error) => toast.error(errorText(error, "The decision could not be taken back.")),
    });
  return (
    <Group role="status">
      <Text>{text}</Text>
      <Button variant="default" size="compact-md" onClick={act} loading={undo.isPending}>
        Undo
      </Button>
    </Group>
  );
}
