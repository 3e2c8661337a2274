const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/**
 * `12 Nov 2026`, in the reader's time zone. Written by hand, like numbers, because a formatter is slow to
 * start.
 */
export function dayOf(time: string): string {
  const day = new Date(time);
  return `${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
}

/** The same for the end of something; midnight in UTC stands for a day, which is the same day everywhere. */
export function endDayOf(time: string): string {
  const [day = "", rest = ""] = time.split("T");
  return dayOf(rest.startsWith("00:00:00") ? `${day}T00:00:00` : time);
}
