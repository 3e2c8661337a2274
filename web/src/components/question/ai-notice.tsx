import { Text } from "@mantine/core";
import type { Engine } from "@prepfeed/contract/foundation/catalogue";
import { EngineBadge } from "./engine-badge.tsx";

/** Shown below text from an AI provider. */
export function AiNotice({ engine }: { engine: Engine }) {
  return (
    <Text component="div" size="sm" c="dimmed" mt={4}>
      <EngineBadge engine={engine} /> Written by AI. It may be wrong.
    </Text>
  );
}
