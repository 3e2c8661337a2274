const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"];

/**
 * `12 Nov 2026`, in the reader's time zone. Written by hand, like numbers, because a formatter is slow to
 * start.
 */
export function dayOf(time: string): string {
  const day = new Date(time);
  return `${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
}
