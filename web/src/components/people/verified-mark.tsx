import IconRosetteDiscountCheckFilled from "~icons/tabler/rosette-discount-check-filled";

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
