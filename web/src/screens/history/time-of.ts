const TIME = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });

/** `12 Nov 2026, 14:05`, in the reader's time zone. */
export function timeOf(time: string): string {
  return TIME.format(new Date(time));
}
