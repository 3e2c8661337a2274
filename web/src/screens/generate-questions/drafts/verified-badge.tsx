import { Badge } from "@mantine/core";
import { IconEyeCheck } from "@tabler/icons-react";

/** The question was solved blind, without its key, before it was shown. */
export function VerifiedBadge() {
  return (
    <Badge
      variant="default"
      c="dimmed"
      leftSection={<IconEyeCheck size={14} aria-hidden />}
      title="Solved again without its key before you saw it"
    >
      Checked blind
    </Badge>
  );
}
