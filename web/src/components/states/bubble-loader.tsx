import { Center, VisuallyHidden } from "@mantine/core";
import classes from "./bubble-loader.module.css";

/** The four bubbles, filled one after the other, while something is loading. */
export function BubbleLoader({
  label = "Loading",
  isInline = false,
}: {
  label?: string;
  isInline?: boolean;
}) {
  return (
    <Center className={isInline ? undefined : classes.area} role="status">
      <span className={classes.bubbles} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Center>
  );
}
