/** The date this many days from now, in UTC: `2026-11-15`. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
