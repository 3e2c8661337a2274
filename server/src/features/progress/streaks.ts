const DAY_MS = 86_400_000;

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

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

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const number = dayNumber(day);
  const weekday = new Date(number * DAY_MS).getUTCDay();
  return dayFromNumber(number - ((weekday + 6) % 7));
}

export function daysBefore(day: string, days: number): string {
  return dayFromNumber(dayNumber(day) - days);
}

/** Which day it is somewhere. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
}

const dayFromNumber = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
