import { daysBetween } from "../../rules/days.ts";

interface Reviewed {
  last_day: string;
  last_correct: boolean;
  misses: number;
  due: string;
}

/** Why a question comes back, in words. */
export function whyReview({ last_day, last_correct, misses, due }: Reviewed, today: string): string {
  const when = ago(daysBetween(last_day, today));
  if (!last_correct) return misses > 1 ? `Missed ${misses} times, last ${when}` : `You missed it ${when}`;
  if (due > today) return "You know it: one more look before the exam";
  return misses > 0
    ? `Right ${when} after being wrong: does it stick?`
    : `You knew it ${when}: about to fade`;
}

function ago(days: number): string {
  if (days <= 0) return "earlier today";
  return days === 1 ? "yesterday" : `${days} days ago`;
}
