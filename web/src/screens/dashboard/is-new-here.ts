const HOUR_MS = 60 * 60 * 1000;

/** A person who registered within the last hour is new. */
export function isNewHere(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) < HOUR_MS;
}
