import { Group, Text } from "@mantine/core";
import type { Capabilities } from "../../api/learning/generator.ts";
import { EngineBadge } from "../../components/question/engine-badge.tsx";
import { counted } from "../../wording/counted.ts";

/** The engine that writes the questions now, and how many are left today if there is a limit. */
export function EngineLine({ capabilities: { engines, limits } }: { capabilities: Capabilities }) {
  const engine = engines["generate-questions"];
  if (!engine) return null;
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        Written by
      </Text>
      <EngineBadge engine={engine} />
      {limits.questionsLeftToday !== null && (
        <Text size="sm" c="dimmed">
          {counted(limits.questionsLeftToday, "question")} left today
        </Text>
      )}
    </Group>
  );
}
