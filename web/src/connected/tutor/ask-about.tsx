import { Button } from "@mantine/core";
import { IconMessageQuestion } from "@tabler/icons-react";
import { useEffect } from "react";
import { useLayer } from "../../components/dialogs/use-layer.ts";
import type { TutoredQuestion } from "./tutor-panel.tsx";

const loadPanel = async () => (await import("./tutor-panel.tsx")).TutorPanel;

interface AskAboutProps {
  question: TutoredQuestion;
  /** Under something else, not beside it. */
  isBelow?: boolean;
  /** For a dialog around it, which is not to close when Escape closes the tutor. */
  onToggle?: (isOpen: boolean) => void;
}

/** Opens the tutor beside a question that was answered. */
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
