import type { Period } from "@prepfeed/contract/learning/leaderboard";
import { mondayOf, utcDay } from "../../rules/days.ts";

/** The key under which the period around this moment is stored, in UTC. */
export function periodKey(period: Period, at: Date): string {
  if (period === "all") return "all";
  const { week, day } = keysOf(at);
  return period === "week" ? week : day;
}

const DAY_MS = 86_400_000;
/** The last day asked for: most answers that are added together are of one day. */
let latest = { number: Number.NaN, week: "", day: "" };

function keysOf(at: Date) {
  const number = Math.floor(at.getTime() / DAY_MS);
  if (number !== latest.number) {
    const day = utcDay(at);
    latest = { number, week: `w${mondayOf(day)}`, day: `d${day}` };
  }
  return latest;
}
