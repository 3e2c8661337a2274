import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/database.ts";
import * as queries from "./suggestions.queries.ts";

/** How long the people of a subject are kept. Whether somebody may be suggested is always looked up. */
const KEPT_MS = 60_000;
const MOST_SUBJECTS = 20;

type Kept = LRUCache<Subject, queries.ActiveRow[]>;
const keptOf = new WeakMap<object, Kept>();

/**
 * People who are active in these subjects, each once: those of the first subject first, then by followers and score. A small community is
 * read at every call; the people of a subject that has many are kept for a minute, because they are the same for everybody.
 */
export async function activePeople(db: Database, subjects: Subject[]): Promise<queries.ActiveRow[]> {
  const kept: Kept =
    keptOf.get(db) ??
    new LRUCache({ max: MOST_SUBJECTS, ttl: KEPT_MS, perf: { now: () => performance.now() } });
  keptOf.set(db, kept);
  const bySubject = new Map(subjects.map((subject) => [subject, kept.get(subject)]));
  const missing = subjects.filter((subject) => !bySubject.get(subject));
  const rows = missing.length > 0 ? await queries.listActiveIn(db, missing) : [];
  for (const subject of missing) {
    const found = rows.filter((row) => row.subject === subject);
    bySubject.set(subject, found);
    if (found.length === queries.ACTIVE_PEOPLE) kept.set(subject, found);
  }
  return eachOnce([...bySubject.values()].map((people) => people ?? []));
}

/** By what they practise rather than by what they post, and by the first of the subjects. */
function eachOnce(bySubject: queries.ActiveRow[][]): queries.ActiveRow[] {
  const chosen = new Map<string, { row: queries.ActiveRow; place: number }>();
  for (const posts of [false, true])
    for (const [place, people] of bySubject.entries())
      for (const row of people)
        if (row.posts === posts && !chosen.has(row.id)) chosen.set(row.id, { row, place });
  return [...chosen.values()]
    .sort(
      (a, b) =>
        a.place - b.place ||
        b.row.followers_count - a.row.followers_count ||
        b.row.score - a.row.score ||
        (a.row.id < b.row.id ? -1 : 1),
    )
    .map(({ row }) => row);
}
