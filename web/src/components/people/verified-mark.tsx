import { IconRosetteDiscountCheckFilled } from "@tabler/icons-react";

export function VerifiedMark({ size = 18 }: { size?: number }) {
  return (
    <IconRosetteDiscountCheckFilled
      size={size}
      role="img"
      aria-label="Verified"
      color="var(--mantine-primary-color-filled)"
      style={{ flexShrink: 0 }}
    />
  );
}
