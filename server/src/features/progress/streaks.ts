import { dayNumber } from "../../rules/days.ts";

/** Days in a row. A streak is alive until a whole day has passed without an answer, so today may still be open. */
export function streaksOf(activeDays: string[], today: string): { current: number; best: number } {
  let best = 0;
  let length = 0;
  let before = Number.NaN;
  for (const day of activeDays.map(dayNumber).sort((a, b) => a - b)) {
    length = day === before + 1 ? length + 1 : 1;
    best = Math.max(best, length);
    before = day;
  }
  const isAlive = before >= dayNumber(today) - 1;
  return { current: isAlive ? length : 0, best };
}
