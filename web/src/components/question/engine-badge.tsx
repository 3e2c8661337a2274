import { Badge } from "@mantine/core";
import type { Engine } from "@prepfeed/contract/foundation/catalogue";

const NAMES: Record<Engine, string> = {
  "built-in": "Built-in",
  gemini: "Gemini",
  "openai-compatible": "AI model",
};

/** The engine that wrote it, in a quiet style. */
export function EngineBadge({ engine }: { engine: Engine }) {
  return (
    <Badge variant="default" c="dimmed">
      {NAMES[engine]}
    </Badge>
  );
}
