import { Button } from "@mantine/core";
import { IconMessageQuestion } from "@tabler/icons-react";
import { useLayer } from "../../components/dialogs/use-layer.ts";
import type { TutoredQuestion } from "./tutor-panel.tsx";

const loadPanel = async () => (await import("./tutor-panel.tsx")).TutorPanel;

/** Opens the tutor beside a question that was answered. */
export function AskAbout({ question }: { question: TutoredQuestion }) {
  const { Layer: Panel, layer, opener } = useLayer(loadPanel);
  return (
    <>
      <Button {...opener} variant="light" leftSection={<IconMessageQuestion size={18} aria-hidden />}>
        Ask about this
      </Button>
      {Panel && layer && <Panel {...layer} question={question} />}
    </>
  );
}
