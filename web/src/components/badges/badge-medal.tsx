import type { ComponentType } from "react";
import IconCrown from "~icons/tabler/crown";
import IconListCheck from "~icons/tabler/list-check";
import IconPencilStar from "~icons/tabler/pencil-star";
import IconRosetteDiscountCheck from "~icons/tabler/rosette-discount-check";
import IconTargetArrow from "~icons/tabler/target-arrow";
import type { IconProps } from "../icons/icon.ts";
import type { BadgeName } from "./badge-rules.ts";
import { Medal } from "./medal.tsx";

const ICONS: Record<BadgeName, ComponentType<IconProps>> = {
  "Question Master": IconListCheck,
  "High Achiever": IconTargetArrow,
  "Active Member": IconPencilStar,
  Verified: IconRosetteDiscountCheck,
  Premium: IconCrown,
};

export function BadgeMedal({ name, isEarned, size }: { name: BadgeName; isEarned: boolean; size: number }) {
  return <Medal icon={ICONS[name]} isEarned={isEarned} size={size} />;
}
