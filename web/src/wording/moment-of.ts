import { dayOf } from "./day-of.ts";

const twoDigits = (value: number) => String(value).padStart(2, "0");

/** `12 Nov 2026, 09:05`, in the reader's time zone. */
export function momentOf(time: string): string {
  const moment = new Date(time);
  return `${dayOf(time)}, ${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}
