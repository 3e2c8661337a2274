import { Button } from "@mantine/core";
import { useEffect } from "react";
import IconMessageQuestion from "~icons/tabler/message-question";
import { useLayer } from "../../components/dialogs/use-layer.ts";
import type { TutoredQuestion } from "./tutor-panel.tsx";

const loadPanel = async () => (await import("./tutor-panel.tsx")).TutorPanel;

interface AskAboutProps {
  question: TutoredQuestion;
  /** Below other content, not beside it. */
  isBelow?: boolean;
  /** For a surrounding dialog, which must not close when Escape closes the tutor. */
  onToggle?: (isOpen: boolean) => void;
}

/** Opens the tutor beside an answered question. */
export function AskAbout({ question, isBelow, onToggle }: AskAboutProps) {
  const { Layer: Panel, layer, opener } = useLayer(loadPanel);
  const isOpen = layer?.isOpen ?? false;
  useEffect(() => onToggle?.(isOpen), [isOpen, onToggle]);
  return (
    <>
      <Button
        {...opener}
        mt={isBelow ? "md" : undefined}
        variant="light"
        leftSection={<IconMessageQuestion size={18} aria-hidden />}
      >
        Ask about this
      </Button>
      {Panel && layer && <Panel {...layer} question={question} />}
    </>
  );
}
