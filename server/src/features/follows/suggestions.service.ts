import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Suggestion } from "@prepfeed/contract/people/follows";
import type { Database } from "../../db/database.ts";
import { userCardView } from "../users/user-card-view.ts";
import { activePeople } from "./active-people.service.ts";
import * as queries from "./suggestions.queries.ts";

const MAX_SUBJECTS = 3;

/** Friends of friends first, then people of the same subjects; popular people fill up what is left. */
export async function listSuggestions(
  db: Database,
  viewerId: string,
  size: number,
): Promise<{ content: Suggestion[] }> {
  const reasons = new Map<string, string>();
  const add = (id: string, reason: string) => {
    if (reasons.size < size && !reasons.has(id)) reasons.set(id, reason);
  };
  for (const { id, username, mutual } of await queries.listFollowedByFollowed(db, viewerId, size)) {
    add(id, refusals.users.followedBy(username, mutual - 1));
  }
  if (reasons.size < size) {
    for (const { id, subject, posts } of await listActive(db, viewerId, size)) {
      add(
        id,
        posts ? refusals.users.postsAbout(labelOf(subject)) : refusals.users.practises(labelOf(subject)),
      );
    }
  }
  if (reasons.size < size) {
    for (const { id } of await queries.listPopular(db, viewerId, size)) add(id, refusals.users.popular);
  }
  return { content: await withCards(db, viewerId, reasons) };
}

async function listActive(db: Database, viewerId: string, size: number) {
  const subjects = await queries.listSubjectsOf(db, viewerId, MAX_SUBJECTS);
  const active = await activePeople(db, subjects);
  const shown = await queries.listSuggestable(db, viewerId, active, 2 * size);
  return active.filter(({ id }) => shown.includes(id));
}

async function withCards(
  db: Database,
  viewerId: string,
  reasons: Map<string, string>,
): Promise<Suggestion[]> {
  const rows = await queries.listCards(db, viewerId, [...reasons.keys()]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return [...reasons].flatMap(([id, reason]) => {
    const row = rowOf.get(id);
    return row ? [{ ...userCardView(row), reason }] : [];
  });
}
