import { daysAfter, daysBetween } from "../../rules/days.ts";

interface Plan {
  today: string;
  /** The last day shown. */
  last: string;
  perDay: number;
  /** Today, without what was skipped or done. */
  dueToday: number;
}

/** What each day brings when every day has a maximum: the rest moves on to the next. */
export function forecastOf(comingBack: ReadonlyMap<string, number>, { today, last, perDay, dueToday }: Plan) {
  let waiting = 0;
  for (const [day, count] of comingBack) if (day < today) waiting += count;
  const days: { day: string; due: number }[] = [];
  for (let i = 0; i <= daysBetween(today, last); i++) {
    const day = daysAfter(today, i);
    waiting += comingBack.get(day) ?? 0;
    const due = i === 0 ? dueToday : Math.min(waiting, perDay);
    waiting = Math.max(0, waiting - due);
    days.push({ day, due });
  }
  return { days, later: waiting };
}
