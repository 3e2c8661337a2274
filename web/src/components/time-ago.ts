const STEPS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

const WORDS = new Intl.RelativeTimeFormat("en", { numeric: "always" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const DAYS_IN_WORDS = 7;

/** `3 hours ago`; after a week the day itself. A clock that runs ahead reads as now. */
export function timeAgo(time: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(time)) / 1000);
  if (seconds >= (DAYS_IN_WORDS + 1) * 86_400) return DAY.format(new Date(time));
  const step = STEPS.find((each) => seconds >= each.seconds);
  return step ? WORDS.format(-Math.floor(seconds / step.seconds), step.unit) : "just now";
}
