const DAY_MS = 86_400_000;
const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const WITH_YEAR = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * `today`, `tomorrow`, `in 5 days`, `on 12 Mar`, `on 12 Mar 2028`; days are in the learner's time zone, and a past
 * one is due today.
 */
export function comingDay(day: string, today: string): string {
  const moment = new Date(`${day}T00:00:00Z`);
  const days = Math.round((moment.getTime() - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
  if (days <= 0) return "today";
  if (days === 1) return "tomorrow";
  if (days <= 13) return `in ${days} days`;
  return `on ${(days < 300 ? DATE : WITH_YEAR).format(moment)}`;
}
