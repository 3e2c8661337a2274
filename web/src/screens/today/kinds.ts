import type { TodayItem } from "@prepfeed/contract/learning/learning";

interface KindLook {
  label: string;
  /** After a number of them. */
  many: string;
  color: string;
}

/** Why a question is in the session. */
export const KINDS: Record<TodayItem["kind"], KindLook> = {
  review: { label: "Review", many: "to review", color: "blue" },
  weak: { label: "Weak topic", many: "from weak topics", color: "yellow" },
  new: { label: "New", many: "new", color: "green" },
};
