const COUNTS = ["likes", "comments", "bookmarks", "shares", "attempts"] as const;

/** The change of each counter of a post, such as `+ $2`; `table` is the statement's name for the posts. */
export function trendingScore(
  changes: Partial<Record<(typeof COUNTS)[number], string>> = {},
  table?: string,
): string {
  const column = (name: string) => (table ? `${table}.${name}` : name);
  const counts = COUNTS.map((name) => `${column(`${name}_count`)} ${changes[name] ?? ""}`.trim());
  return `trending_score(${[...counts, column("created_at")].join(", ")})`;
}

/** For a post that nobody has seen yet. */
export const newTrendingScore = (createdAt: string) => `trending_score(0, 0, 0, 0, 0, ${createdAt})`;
