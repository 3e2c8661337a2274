import { Button, Group, Text } from "@mantine/core";
import type { ModerationCase } from "@prepfeed/contract/moderation/cases";
import { DECISION_LABELS, Moderation } from "@prepfeed/contract/moderation/report-reasons";
import { useUndo } from "../../api/moderation/cases.ts";
import { errorText } from "../../http/api-error.ts";
import { toast } from "../../toast/toast.ts";

/** The last decision, which can still be undone. */
export function UndoBar({ decided, onDone }: { decided: ModerationCase; onDone: () => void }) {
  const undo = useUndo();
  const act = () =>
    undo.mutate(decided, {
      onSuccess: () => {
        toast.success("The decision is taken back");
        onDone();
      },
      onError: (error) => toast.error(errorText(error, "The decision could not be taken back.")),
    });
  return (
    <Group role="status">
      <Text>
        Decided: {decided.decision && DECISION_LABELS[decided.decision]}. It can be taken back for{" "}
        {Moderation.undoMinutes} minutes.
      </Text>
      <Button variant="default" size="compact-md" onClick={act} loading={undo.isPending}>
        Undo
      </Button>
    </Group>
  );
}
