const HOUR_MS = 60 * 60 * 1000;

/** Whoever registered within the hour was not here before. */
export function isNewHere(createdAt: string, now: number): boolean {
  return now - Date.parse(createdAt) < HOUR_MS;
}
