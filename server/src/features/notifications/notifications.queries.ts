import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { NotifiedDispute } from "@prepfeed/contract/people/notifications";
import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { notifications } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";
import { hasHiddenKey } from "../../db/sql/hidden-keys.ts";
import { type AuthorRow, authorColumns } from "../users/author-view.ts";

export type NewNotification = Fields<typeof notifications, "userId" | "kind"> & {
  actorId?: string;
  postId?: string;
  commentId?: string;
  attempts?: number;
  caseId?: string;
  outcome?: NonNullable<Row<typeof notifications, "outcome">["outcome"]>;
  questionCaseId?: string;
};

/**
 * Returns the new ones. Nobody is notified twice, about their own actions, after their account is deleted, or about
 * people hidden from them.
 */
export function insertNotifications(tx: Database, added: (NewNotification & { id: string })[]) {
  return tx.query<Row<typeof notifications, "id" | "user_id">>(
    `insert into notifications (id, user_id, kind, actor_id, post_id, comment_id, attempts, case_id, outcome, question_case_id)
     select n.* from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[], $5::uuid[], $6::uuid[], $7::int[], $8::uuid[], $9::text[], $10::uuid[])
       as n (id, user_id, kind, actor_id, post_id, comment_id, attempts, case_id, outcome, question_case_id) join users u on u.id = n.user_id
     where u.deleted_at is null and n.user_id is distinct from n.actor_id and not ${areApart("n.user_id", "n.actor_id")}
     on conflict do nothing returning id, user_id`,
    [
      added.map(({ id }) => id),
      added.map(({ userId }) => userId),
      added.map(({ kind }) => kind),
      added.map(({ actorId }) => actorId ?? null),
      added.map(({ postId }) => postId ?? null),
      added.map(({ commentId }) => commentId ?? null),
      added.map(({ attempts }) => attempts ?? null),
      added.map(({ caseId }) => caseId ?? null),
      added.map(({ outcome }) => outcome ?? null),
      added.map(({ questionCaseId }) => questionCaseId ?? null),
    ],
  );
}

/** Whether they were read or not; false if there was none. */
export async function deleteOfKind(tx: Database, userId: string, kind: NewNotification["kind"]) {
  const rows = await tx.query("delete from notifications where user_id = $1 and kind = $2 returning 1", [
    userId,
    kind,
  ]);
  return rows.length > 0;
}

/** Leaves out those of people hidden from this person (`$1`); `n` are the notifications. */
const IS_SHOWN = `not ${areApart("$1", "n.actor_id")}`;

/** Withdraws the notifications about a case, read or not; returns the recipients. */
export async function deleteOfCase(tx: Database, caseId: string) {
  return tx.query<Row<typeof notifications, "user_id">>(
    "delete from notifications where case_id = $1 returning user_id",
    [caseId],
  );
}

const NONE = "'00000000-0000-0000-0000-000000000000'::uuid";

/** The conditions are those of the unique index on notifications. */
export async function deleteUnread(
  tx: Database,
  { userId, kind, actorId, postId }: NewNotification,
): Promise<boolean> {
  const rows = await tx.query(
    `delete from notifications where user_id = $1 and kind = $2 and coalesce(actor_id, ${NONE}) = $3
       and coalesce(post_id, ${NONE}) = coalesce($4::uuid, ${NONE}) and read_at is null returning 1`,
    [userId, kind, actorId, postId ?? null],
  );
  return rows.length > 0;
}

export interface NotificationRow
  extends Omit<AuthorRow, "author_id">,
    Row<typeof notifications, "id" | "kind" | "attempts" | "outcome" | "created_at" | "read_at" | "post_id"> {
  post_title: string | null;
  /** Of a disputed question, by how it begins; scores in units of a mark. */
  dispute:
    | (Omit<NotifiedDispute, "text" | "answer"> & {
        question: string;
        /** Whether the answers raised it, and nobody objected first. */
        isAlarm: boolean;
        answer: NotifiedDispute["answer"] | null;
      })
    | null;
  /** Null for a milestone, and then the author's other columns are null too. */
  author_id: string | null;
}

/** What a notification says about a question. */
const EXCERPT = 61;

/** Anything that could reveal a key is left out while the person sits a paper that contains the question. */
const NOTIFICATION = `n.id, n.kind, n.attempts, n.outcome, n.created_at, n.read_at, p.id as post_id, p.title as post_title,
  case when n.question_case_id is not null then (
    select json_build_object('caseId', c.id, 'questionId', q.id, 'postId', q.post_id, 'question', left(q.question_text, ${EXCERPT}), 'isAlarm', c.opened_by = 'ALARM',
      'reason', case when held.is_hidden then '' else c.reason end,
      'answer', (select json_build_object('isCorrect', r.is_correct, 'isDropped', r.is_dropped, 'points', r.paid)
        from regraded_answers r where r.case_id = c.id and r.user_id = n.user_id and not held.is_hidden order by r.question_id = q.id desc, r.question_id limit 1),
      'papers', (select coalesce(json_agg(json_build_object('attemptId', r.attempt_id, 'title', t.title, 'oldScore', r.old_score, 'score', r.score)
          order by a.started_at), '[]')
        from regraded_attempts r join mock_attempts a on a.id = r.attempt_id join mock_tests t on t.id = a.test_id
        where r.case_id = c.id and r.user_id = n.user_id and r.old_score <> r.score and not held.is_hidden))
    from question_cases c join questions q on q.id = c.question_id cross join lateral (select ${hasHiddenKey("n.user_id")} as is_hidden) held where c.id = n.question_case_id) end as dispute,
  ${authorColumns("$1")}`;
const AROUND = "left join posts p on p.id = n.post_id left join users u on u.id = n.actor_id";

/** Newest first, with one more row than a page, which shows whether there is another page. */
export function listNotifications(db: Database, userId: string, { page, size }: PageQuery) {
  return db.query<NotificationRow>(
    `with picked as (
       select * from notifications n where user_id = $1 and ${IS_SHOWN} order by created_at desc, id desc limit $2 offset (select $3::bigint))
     select ${NOTIFICATION} from picked n ${AROUND} order by n.created_at desc, n.id desc`,
    [userId, size + 1, page * size],
  );
}

/** Those of them that still exist, oldest first. */
export function listSome(db: Database, userId: string, ids: string[]) {
  return db.query<NotificationRow>(
    `select ${NOTIFICATION} from notifications n ${AROUND} where n.id = any($2::uuid[]) and n.user_id = $1 and ${IS_SHOWN}
     order by n.created_at, n.id`,
    [userId, ids],
  );
}

/**
 * Unread ones after this one, oldest first, and some from just before it, because transactions may commit in another
 * order than they began.
 */
export function listUnreadSince(db: Database, userId: string, id: string, max: number) {
  return db.query<NotificationRow>(
    `with picked as (
       select * from notifications n
       where user_id = $1 and read_at is null and id <> $2 and ${IS_SHOWN}
         and created_at > (select created_at - interval '5 seconds' from notifications where id = $2 and user_id = $1)
       order by created_at desc, id desc limit $3)
     select ${NOTIFICATION} from picked n ${AROUND} order by n.created_at, n.id`,
    [userId, id, max],
  );
}

export async function countNotifications(db: Database, userId: string, max: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    "select count(*)::int as total from (select 1 from notifications where user_id = $1 limit $2) counted",
    [userId, max],
  );
  return row?.total ?? 0;
}

export async function countUnread(db: Database, userId: string, max: number): Promise<number> {
  const [row] = await db.query<{ total: number }>(
    `select count(*)::int as total from (
       select 1 from notifications n where user_id = $1 and read_at is null and ${IS_SHOWN} limit $2) counted`,
    [userId, max],
  );
  return row?.total ?? 0;
}

/** All of them without `ids`. */
export async function updateRead(db: Database, userId: string, ids: string[] | null, now: Date) {
  await db.query(
    `update notifications set read_at = $3 where user_id = $1 and read_at is null and ($2::uuid[] is null or id = any($2))`,
    [userId, ids, now],
  );
}

/** A few at a time, so that no request pays for a long clean-up. */
export async function deleteSomeOldRead(db: Database, userId: string, before: Date) {
  await db.query(
    `delete from notifications where id in (
       select id from (
         select id, read_at from notifications where user_id = $1 and created_at < $2 order by created_at, id limit 200) oldest
       where read_at is not null)`,
    [userId, before],
  );
}
