import { Button, Group } from "@mantine/core";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import classes from "./drafts.module.css";

/** Replaces a discarded draft, with an undo button. */
export function DroppedLine({ text, onUndo }: { text: string; onUndo: () => void }) {
  return (
    <Group justify="space-between" gap="xs" wrap="nowrap" className={classes.dropped}>
      <span role="status">
        <RichText text={text} />
      </span>
      <Button variant="default" flex="none" onClick={onUndo} data-undo>
        Undo
      </Button>
    </Group>
  );
}
