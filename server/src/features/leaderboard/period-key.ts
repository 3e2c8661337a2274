import type { Period } from "@prepfeed/contract/leaderboard";
import { mondayOf, utcDay } from "../../rules/days.ts";

/** The name under which the period around this moment is kept, in UTC. */
export function periodKey(period: Period, at: Date): string {
  if (period === "all") return "all";
  return period === "week" ? `w${mondayOf(utcDay(at))}` : `d${utcDay(at)}`;
}
