import { DailyTarget } from "@prepfeed/contract/learning/daily-target";
import { dayNumber } from "../../rules/days.ts";

/**
 * Days in a row. One day in seven may be missed: it does not count, but the row continues. A row is alive as long as
 * today, or a day that may be missed, can still continue it.
 */
export function streaksOf(daysDone: string[], today: string): { current: number; best: number } {
  let best = 0;
  let length = 0;
  let before = Number.NaN;
  let rested = Number.NEGATIVE_INFINITY;
  const mayRest = (day: number) => day - rested >= DailyTarget.restEvery;
  for (const day of daysDone.map(dayNumber).sort((a, b) => a - b)) {
    const isRest = day === before + 2 && mayRest(before + 1);
    if (isRest) rested = before + 1;
    else if (day !== before + 1) [length, rested] = [0, Number.NEGATIVE_INFINITY];
    length++;
    best = Math.max(best, length);
    before = day;
  }
  const missed = dayNumber(today) - before - 1;
  const isAlive = missed <= 0 || (missed === 1 && mayRest(before + 1));
  return { current: isAlive ? length : 0, best };
}
