import type { ComponentType } from "react";
import type { IconProps } from "../icons/icon.ts";
import classes from "./medal.module.css";

interface MedalProps {
  icon: ComponentType<IconProps>;
  isEarned: boolean;
  size: number;
}

/** A filled bubble for an earned badge, an empty one otherwise; the text is beside it. */
export function Medal({ icon: Icon, isEarned, size }: MedalProps) {
  return (
    <span
      className={classes.medal}
      data-earned={isEarned || undefined}
      style={{ width: size, height: size }}
      aria-hidden
    >
      <Icon size={Math.round(size * 0.55)} />
    </span>
  );
}
