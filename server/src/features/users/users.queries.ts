import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Database } from "../../db/database.ts";
import { areApart } from "../../db/sql/apart.ts";
import { isPictureReported } from "../../db/sql/shown-to.ts";
import { CARD_COLUMNS, type UserCardRow } from "./user-card-view.ts";
import { JOIN_COUNTERS, type ShownUserRow, USER_COLUMNS } from "./user-view.ts";

/** Empty if the viewer is shown nothing of the person. */
export async function findUser(
  db: Database,
  id: string,
  viewerId: string | null,
): Promise<ShownUserRow | undefined> {
  const [row] = await db.query<ShownUserRow>(
    `select ${USER_COLUMNS}, ${isPictureReported("$2::uuid")} as is_picture_reported from users u ${JOIN_COUNTERS}
     where u.id = $1 and u.deleted_at is null and not ${areApart("$2::uuid", "u.id")}`,
    [id, viewerId],
  );
  return row;
}

export async function userExists(db: Database, id: string, viewerId: string | null): Promise<boolean> {
  const rows = await db.query(
    `select 1 from users u where u.id = $1 and u.deleted_at is null and not ${areApart("$2::uuid", "u.id")}`,
    [id, viewerId],
  );
  return rows.length > 0;
}

const offsetOf = ({ page, size }: PageQuery) => page * size;

/**
 * Visible people, with one more row than a page, which shows whether there is another page. The condition is a scalar
 * sub-select, so that it runs only for listed people.
 */
export function listTopUsers(db: Database, viewerId: string | null, page: PageQuery) {
  return db.query<UserCardRow>(
    `with picked as (
       select id, row_number() over () as place from (
         select user_id as id from user_counters
         where (select true from users u where u.id = user_id and u.deleted_at is null and not u.hide_from_leaderboard limit 1)
           and not ${areApart("$1::uuid", "user_id")}
         order by score desc, followers_count desc, user_id desc
         limit $2 offset (select $3::bigint)) ids)
     select ${CARD_COLUMNS} from picked join users u using (id) join user_counters c on c.user_id = u.id order by place`,
    [viewerId, page.size + 1, offsetOf(page)],
  );
}

/**
 * The number of people that `listTopUsers` lists. Exact up to `max`, because nobody pages through everybody.
 */
export async function countTopUsers(db: Database, max: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from (
       select 1 from users where deleted_at is null and not hide_from_leaderboard limit $1) counted`,
    [max],
  );
  return row?.total ?? 0;
}

export interface SearchWord {
  /** In lower case. */
  word: string;
  /** The same with `%`, `_` and `\\` escaped. */
  pattern: string;
  /** The word that names are compared with, if it could be a name. */
  alike: string | null;
  /** The key for misspelt forms: see `spelling-keys.ts`. */
  keys: string[];
}

/**
 * Finds people whose names contain every word: as written, with a typing error, or similar. Whole usernames come
 * first, then beginnings of words, then the rest; popular people before others. One more row than a page.
 */
export function searchUsers(
  db: Database,
  viewerId: string | null,
  words: SearchWord[],
  max: number,
  page: PageQuery,
) {
  const parameters: unknown[] = [viewerId, max, page.size + 1, offsetOf(page)];
  const add = (value: unknown) => `$${parameters.push(value)}`;
  const text = add(words.map(({ word }) => word).join(" "));
  const pattern = add(words.map(({ pattern }) => pattern).join(" "));
  const holdsEveryWord = words
    .map(({ pattern, alike, keys }) => {
      const [like, name, misspelt] = [add(pattern), add(alike), add(keys)];
      return `(search_text like '%' || ${like} || '%' or spelling_keys && ${misspelt}::text[] or ${name}::text <% search_text)`;
    })
    .join(" and ");
  return db.query<UserCardRow & { total: number }>(
    `with found as (
       select id, search_text, username_key, c.followers_count from users join user_counters c on c.user_id = id
       where ${holdsEveryWord} and (not hide_from_search or id = $1::uuid) limit $2),
     ranked as (
       select id, followers_count, count(*) over ()::int as total,
         case when username_key = ${text} then 0
              when search_text like ${pattern} || '%' or search_text like '% ' || ${pattern} || '%' then 1
              when search_text like '%' || ${pattern} || '%' then 2 else 3 end as tier,
         word_similarity(${text}, search_text) as likeness
       from found),
     picked as (
       select id, total, row_number() over (order by tier, likeness desc, followers_count desc, id) as place
       from ranked where not ${areApart("$1::uuid", "ranked.id")} order by place limit $3 offset (select $4::bigint))
     select ${CARD_COLUMNS}, picked.total from picked join users u using (id) join user_counters c on c.user_id = u.id order by picked.place`,
    parameters,
  );
}

export async function isFollowing(db: Database, followerId: string, followeeId: string): Promise<boolean> {
  const rows = await db.query("select 1 from follows where follower_id = $1 and followee_id = $2", [
    followerId,
    followeeId,
  ]);
  return rows.length > 0;
}
