import { Stack, Text } from "@mantine/core";
import { OPTIONS } from "@prepfeed/contract/foundation/catalogue";
import type { ReactNode } from "react";
import { AnswerBubble } from "../options/answer-bubble.tsx";

interface EmptyStateProps {
  title: string;
  description?: string;
  /** The suggested action. */
  action?: ReactNode;
}

export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <span aria-hidden style={{ display: "inline-flex", gap: 6 }}>
        {OPTIONS.map((letter) => (
          <AnswerBubble key={letter} letter={letter} size={24} />
        ))}
      </span>
      <Text fw={600} mt="xs">
        {title}
      </Text>
      {description && (
        <Text c="dimmed" maw={420}>
          {description}
        </Text>
      )}
      {action}
    </Stack>
  );
}
