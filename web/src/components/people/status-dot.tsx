import { Group, Text } from "@mantine/core";
import type { UserStatus } from "@prepfeed/contract/people/users";

const LOOK: Record<UserStatus, { label: string; color: string }> = {
  online: { label: "Online", color: "var(--mantine-color-green-filled)" },
  away: { label: "Away", color: "var(--mantine-color-yellow-filled)" },
  busy: { label: "Busy", color: "var(--mantine-color-red-filled)" },
  offline: { label: "Offline", color: "transparent" },
};

/** A bubble, filled if the person is online, and the word for it. */
export function StatusDot({ status }: { status: UserStatus }) {
  const { label, color } = LOOK[status];
  const border = color === "transparent" ? "var(--mantine-color-dimmed)" : color;
  return (
    <Group gap={6} wrap="nowrap">
      <span
        aria-hidden
        style={{
          width: 12,
          height: 12,
          borderRadius: "50%",
          background: color,
          border: `2px solid ${border}`,
        }}
      />
      <Text span size="sm" c="dimmed">
        {label}
      </Text>
    </Group>
  );
}
