import {
  IconCrown,
  IconListCheck,
  IconPencilStar,
  type IconProps,
  IconRosetteDiscountCheck,
  IconTargetArrow,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import classes from "./badge-medal.module.css";
import type { BadgeName } from "./badge-rules.ts";

const ICONS: Record<BadgeName, ComponentType<IconProps>> = {
  "Question Master": IconListCheck,
  "High Achiever": IconTargetArrow,
  "Active Member": IconPencilStar,
  Verified: IconRosetteDiscountCheck,
  Premium: IconCrown,
};

/** A filled bubble for an earned badge, an empty one for what is ahead; words stand beside it. */
export function BadgeMedal({ name, isEarned, size }: { name: BadgeName; isEarned: boolean; size: number }) {
  const Icon = ICONS[name];
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
