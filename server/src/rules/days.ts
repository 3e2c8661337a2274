/** Dates in the form 2026-11-15. */

const DAY_MS = 86_400_000;

export const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayFromNumber = (number: number) => utcDay(new Date(number * DAY_MS));

export function utcDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The date in a time zone. */
export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(at);
}

export function daysBefore(day: string, days: number): string {
  return dayFromNumber(dayNumber(day) - days);
}

export const daysAfter = (day: string, days: number) => daysBefore(day, -days);

export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from);

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(dayNumber(day) * DAY_MS).getUTCDay();
  return daysBefore(day, (weekday + 6) % 7);
}
