import { Badge } from "@mantine/core";
import type { Engine } from "@prepfeed/contract/catalogue";

const NAMES: Record<Engine, string> = {
  "built-in": "Built-in",
  gemini: "Gemini",
  "openai-compatible": "AI model",
};

/** Who wrote it, calmly. */
export function EngineBadge({ engine }: { engine: Engine }) {
  return (
    <Badge variant="default" c="dimmed">
      {NAMES[engine]}
    </Badge>
  );
}
