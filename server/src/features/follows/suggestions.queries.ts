import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { userCounters, users } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";
import { unseen } from "../../db/sql/unseen.ts";
import { CARD_COLUMNS, type UserCardRow } from "../users/user-card-view.ts";

/**
 * Every step reads a bounded number of rows from an index, however many people there are. Lists, limits and the
 * viewer's id are hidden from the planner, because it would plan again at each call, which takes as long as the
 * rest.
 */

/**
 * Leaves out the viewer (`$1`), people they follow, people who hide from the search or from them, and deleted accounts; `id` is the
 * candidate. A scalar expression, so that it is evaluated for the candidates only.
 */
const CAN_BE_SUGGESTED = `id <> ${unseen("$1::uuid")}
  and (select true from follows f where f.follower_id = ${unseen("$1::uuid")} and f.followee_id = id limit 1) is null
  and (select true from users u where u.id = candidates.id and u.deleted_at is null and not u.hide_from_search limit 1)
  and not ${areApart("$1::uuid", "candidates.id")}`;

/** Looked up for the listed people only: a join was planned for fewer rows than there are, and read the counters of everybody. */
const countersOf = (id: string) =>
  `cross join lateral (select followers_count, score from user_counters where user_id = ${id} limit 1) c`;

/** The name of one of the people whom the viewer follows and who follow this person. */
export interface MutualRow extends Row<typeof users, "id" | "username"> {
  mutual: number;
}

/** People followed by those the viewer follows, the most often followed first. Reads the viewer's latest 50, and the latest 20 of each. */
export function listFollowedByFollowed(db: Database, viewerId: string, max: number) {
  return db.query<MutualRow>(
    `with friends as (
       select followee_id as friend_id from follows
       where follower_id = ${unseen("$1::uuid")} and not ${areApart("$1::uuid", "followee_id")}
       order by created_at desc, followee_id desc limit 50),
     candidates as (
       select theirs.id, count(*)::int as mutual, min(friend_id::text)::uuid as friend_id
       from friends cross join lateral (
         select followee_id as id from follows where follower_id = friend_id order by created_at desc, followee_id desc limit 20) theirs
       group by theirs.id),
     picked as (
       select * from candidates where ${CAN_BE_SUGGESTED} order by mutual desc, id desc limit ${unseen("$2::bigint")})
     select picked.id, picked.mutual, u.username from picked join users u on u.id = picked.friend_id
     order by picked.mutual desc, picked.id desc`,
    [viewerId, max],
  );
}

/** The subjects a person practises most, then those they post about. */
export async function listSubjectsOf(db: Database, userId: string, max: number): Promise<Subject[]> {
  const rows = await db.query<{ subject: Subject }>(
    `select subject from (
       select subject, attempts as weight from subject_skills where user_id = $1
       union all
       select subject, 0 from (
         select subject from posts where author_id = $1 order by created_at desc, id desc limit 20) latest where subject is not null) own
     group by subject order by sum(weight) desc, subject limit $2`,
    [userId, max],
  );
  return rows.map(({ subject }) => subject);
}

/** Somebody with one of the best scores in a subject, or who posted in it lately. */
export interface ActiveRow
  extends Row<typeof users, "id">,
    Row<typeof userCounters, "followers_count" | "score"> {
  subject: Subject;
  posts: boolean;
}

const BEST = 15;
const LATEST = 20;
/** So many rows of a subject are found in a large community. */
export const ACTIVE_PEOPLE = BEST + LATEST;

/** The visible people with the best scores in each of these subjects, and the authors of its latest posts. */
export function listActiveIn(db: Database, subjects: Subject[]) {
  return db.query<ActiveRow>(
    `select active.*, c.followers_count, c.score from unnest(${unseen("$1::text[]")}) as own (subject) cross join lateral (
       (select own.subject, user_id as id, false as posts from board_scores
        where board_id = (select b.id from boards b where b.period = 'all' and b.subject = own.subject and b.exam_family = '') and not hidden
        order by score desc, total_questions, reached_at, user_id limit ${BEST})
       union all
       (select own.subject, author_id, true from posts where subject = own.subject order by created_at desc, posts.id desc limit ${LATEST})) active
     ${countersOf("active.id")}`,
    [subjects],
  );
}

/** Who of these people can be suggested, in their order, up to `max`; those who do not post only if they are on leaderboards. */
export async function listSuggestable(
  db: Database,
  viewerId: string,
  people: { id: string; posts: boolean }[],
  max: number,
): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from unnest(${unseen("$2::uuid[]")}, ${unseen("$3::boolean[]")}) as candidates (id, posts)
     where ${CAN_BE_SUGGESTED} and (posts or (select not u.hide_from_leaderboard from users u where u.id = candidates.id))
     limit ${unseen("$4::bigint")}`,
    [viewerId, people.map(({ id }) => id), people.map(({ posts }) => posts), max],
  );
  return rows.map(({ id }) => id);
}

/** The people with the most followers among the visible people with the highest scores. */
export function listPopular(db: Database, viewerId: string, max: number) {
  return db.query<{ id: string }>(
    `with candidates as (
       select user_id as id, score, followers_count from user_counters
       order by score desc, followers_count desc, user_id desc limit 200)
     select id from candidates where (followers_count > 0 or score > 0) and ${CAN_BE_SUGGESTED}
       and (select true from users u where u.id = candidates.id and not u.hide_from_leaderboard limit 1)
     order by followers_count desc, score desc, id desc limit ${unseen("$2::bigint")}`,
    [viewerId, max],
  );
}

/** In no particular order. */
export function listCards(db: Database, viewerId: string, ids: string[]) {
  return db.query<UserCardRow>(
    `select ${CARD_COLUMNS}
     from users u ${countersOf("u.id")} where u.id = any(${unseen("$2::uuid[]")}) and u.deleted_at is null`,
    [viewerId, ids],
  );
}
