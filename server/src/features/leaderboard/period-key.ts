import type { Period } from "@prepfeed/contract/learning/leaderboard";
import { mondayOf, utcDay } from "../../rules/days.ts";

/** The key under which the period around this moment is stored, in UTC. */
export function periodKey(period: Period, at: Date): string {
  if (period === "all") return "all";
  return period === "week" ? `w${mondayOf(utcDay(at))}` : `d${utcDay(at)}`;
}
