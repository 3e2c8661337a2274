const ADULT = 18;

/** Whether somebody who was born in this year may be under 18. The birthday is unknown, so the whole year of the eighteenth counts. */
export function mayBeMinor(birthYear: number, now: Date): boolean {
  return now.getUTCFullYear() - birthYear <= ADULT;
}
