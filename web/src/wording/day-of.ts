const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** `12 Nov 2026`, in the reader's time zone. */
export function dayOf(time: string): string {
  return DAY.format(new Date(time));
}
