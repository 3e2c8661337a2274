import { Badge } from "@mantine/core";
import IconEyeCheck from "~icons/tabler/eye-check";

/** The question was solved without its key before it was shown. */
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
