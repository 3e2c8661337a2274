import { dayOf } from "./day-of.ts";

const STEPS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

const WORDS = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const DAYS_IN_WORDS = 7;

/** `3 hours ago`; after a week the date. A time in the future is shown as now. */
export function timeAgo(time: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(time)) / 1000);
  if (seconds >= (DAYS_IN_WORDS + 1) * 86_400) return dayOf(time);
  const step = STEPS.find((each) => seconds >= each.seconds);
  return step ? WORDS.format(-Math.floor(seconds / step.seconds), step.unit) : "just now";
}
