import type { Period } from "@prepfeed/contract/progress";

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** The Monday on or before this moment, in UTC. */
function mondayOf(at: Date): Date {
  const daysSinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() - daysSinceMonday));
}

/** The name under which the period around this moment is kept. */
export function periodKey(period: Period, at: Date): string {
  if (period === "all") return "all";
  return period === "week" ? `w${dayOf(mondayOf(at))}` : `d${dayOf(at)}`;
}
