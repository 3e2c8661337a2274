import type { Database } from "../../db/database.ts";
import { areApart } from "../../db/sql/apart.ts";
import { shownTo } from "../../db/sql/shown-to.ts";

export interface Newcomer {
  is_young: boolean;
  /** Posts and comments, counted up to `max`. */
  written: number;
}

export async function findNewcomer(
  db: Database,
  userId: string,
  { youngSince, max }: { youngSince: Date; max: number },
): Promise<Newcomer | undefined> {
  const [row] = await db.query<Newcomer>(
    `select u.created_at > $2 as is_young, (select count(*)::int from (
       (select 1 from posts where author_id = $1 limit $3) union all
       (select 1 from comments where author_id = $1 limit $3)) texts) as written
     from users u where u.id = $1`,
    [userId, youngSince, max],
  );
  return row;
}

/**
 * How often this person has written this very comment since then; their newest hundred comments are checked.
 */
export async function countSameComments(
  db: Database,
  userId: string,
  content: string,
  since: Date,
): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from (
       select content from comments where author_id = $1 and created_at > $3 limit 100) own
     where lower(content) = lower($2)`,
    [userId, content, since],
  );
  return row?.total ?? 0;
}

export interface AskedBefore {
  /** The number of the compared question, from 1. */
  place: number;
  title: string;
  text: string;
  options: string[];
}

/**
 * Questions of posts that contain the words of one of these (a tsquery each), without those that the writer is not
 * shown.
 */
export function listAskedBefore(
  db: Database,
  userId: string,
  queries: string[],
  { max, except }: { max: number; except: string | null },
) {
  return db.queryPlanned<AskedBefore>(
    `select wanted.place::int, p.title, q.question_text as text,
       array_remove(array[q.option_a, q.option_b, q.option_c, q.option_d, q.option_e], null) as options
     from unnest($2::text[]) with ordinality as wanted (words, place)
     cross join lateral (
       select id, title from posts p where p.search_vector @@ wanted.words::tsquery
         and p.id is distinct from $4::uuid and not ${areApart("$1::uuid", "p.author_id")} and ${shownTo("p", "$1")} limit $3) p
     join questions q on q.post_id = p.id`,
    [userId, queries, max, except],
  );
}
