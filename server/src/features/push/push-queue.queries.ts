import { MockTest } from "@prepfeed/contract/mock-tests/mock-limits";
import { Push } from "@prepfeed/contract/people/push";
import type { Database } from "../../db/database.ts";
import type { Nullable, Row } from "../../db/row.ts";
import type { mockTests, posts, pushes, pushSubscriptions, users } from "../../db/schema.ts";
import { areApart } from "../../db/sql/apart.ts";

/** A browser (`s`) has room for another message. */
const HAS_ROOM = `(select count(*) from pushes w where w.subscription_id = s.id) < ${Push.maxWaiting}`;

/** One for each browser of these people that wants replies. */
export async function insertReplies(tx: Database, notificationIds: string[]) {
  await tx.query(
    `insert into pushes (subscription_id, kind, thing_id, next_at, created_at)
     select s.id, 'reply', n.id, n.created_at, n.created_at from notifications n join push_subscriptions s on s.user_id = n.user_id
     where n.id = any($1::uuid[]) and s.replies and ${HAS_ROOM} on conflict do nothing`,
    [notificationIds],
  );
}

/** One that waits from an earlier day is replaced. */
export async function upsertDue(tx: Database, userId: string, due: number, now: Date) {
  await tx.query(
    `insert into pushes (subscription_id, kind, thing_id, count, next_at, created_at)
     select s.id, 'due', s.user_id, $2::int, $3::timestamptz, $3::timestamptz from push_subscriptions s
     where s.user_id = $1 and s.due and ${HAS_ROOM}
     on conflict (subscription_id, kind, thing_id) do update
       set count = excluded.count, tries = 0, next_at = excluded.next_at, created_at = excluded.created_at`,
    [userId, due, now],
  );
}

/** Of public events that begin soon, for those who follow their author, and for authors themselves; each event once. */
export async function insertBeginnings(db: Database, now: Date, soon: Date) {
  await db.query(
    `with begun as (
       update mock_tests t set start_told_at = $1::timestamptz
       where t.starts_at > $1::timestamptz and t.starts_at <= $2::timestamptz and t.start_told_at is null and t.withdrawn_at is null
       returning t.id, t.author_id, t.visibility),
     concerned as (
       select b.id, f.follower_id as user_id, b.author_id from begun b join follows f on f.followee_id = b.author_id where b.visibility = 'public'
       union select b.id, b.author_id, b.author_id from begun b where b.author_id is not null)
     insert into pushes (subscription_id, kind, thing_id, next_at, created_at)
     select s.id, 'begins', c.id, $1::timestamptz, $1::timestamptz from concerned c join push_subscriptions s on s.user_id = c.user_id
     where s.exams and not ${areApart("c.user_id", "c.author_id")} and ${HAS_ROOM} on conflict do nothing`,
    [now, soon],
  );
}

/** Of events that are over, for those who sat them; each event once. */
export async function insertResults(db: Database, now: Date, since: Date) {
  await db.query(
    `with over as (
       update mock_tests t set end_told_at = $1::timestamptz
       where t.ends_at > $2::timestamptz and t.ends_at < $1::timestamptz - interval '${MockTest.graceSeconds} seconds' and t.end_told_at is null
       returning t.id)
     insert into pushes (subscription_id, kind, thing_id, next_at, created_at)
     select distinct s.id, 'results', o.id, $1::timestamptz, $1::timestamptz
     from over o join mock_attempts a on a.test_id = o.id join push_subscriptions s on s.user_id = a.user_id
     where s.exams and ${HAS_ROOM} on conflict do nothing`,
    [now, since],
  );
}

export interface WaitingPush
  extends Row<typeof pushes, "subscription_id" | "kind" | "thing_id" | "count" | "tries" | "created_at">,
    Row<typeof pushSubscriptions, "endpoint" | "p256dh" | "auth"> {
  /** Whether the session is valid and its person still wants this. */
  is_wanted: boolean;
  post_id: Row<typeof posts, "id">["id"] | null;
  post_title: Nullable<Row<typeof posts, "title">>["title"];
  actor: Nullable<Row<typeof users, "username">>["username"];
  test_title: Nullable<Row<typeof mockTests, "title">>["title"];
  /** The person's latest attempt at the test. */
  attempt_id: string | null;
}

/**
 * Takes some that wait, for as long as sending may last; each goes to one process only. What was read, withdrawn or
 * hidden meanwhile comes without its words.
 */
export function takeWaiting(
  db: Database,
  now: Date,
  { until, idleSince }: Record<string, Date>,
  max: number,
) {
  return db.query<WaitingPush>(
    `with waiting as (
       select subscription_id, kind, thing_id from pushes where next_at <= $1 order by next_at limit $4 for update skip locked),
     taken as (
       update pushes p set tries = p.tries + 1, next_at = $2 from waiting w
       where p.subscription_id = w.subscription_id and p.kind = w.kind and p.thing_id = w.thing_id returning p.*)
     select k.subscription_id, k.kind, k.thing_id, k.count, k.tries, k.created_at, s.endpoint, s.p256dh, s.auth,
       e.expires_at > $1 and e.last_seen_at > $3
         and case k.kind when 'due' then s.due when 'reply' then s.replies else s.exams end as is_wanted,
       p.id as post_id, p.title as post_title, u.username as actor, t.title as test_title,
       case k.kind when 'results' then (
         select a.id from mock_attempts a where a.test_id = t.id and a.user_id = s.user_id order by a.started_at desc limit 1) end as attempt_id
     from taken k join push_subscriptions s on s.id = k.subscription_id join sessions e on e.id = s.session_id
       left join notifications n on k.kind = 'reply' and n.id = k.thing_id and n.read_at is null and not ${areApart("s.user_id", "n.actor_id")}
       left join posts p on p.id = n.post_id left join users u on u.id = n.actor_id
       left join mock_tests t on t.id = k.thing_id and (k.kind = 'results' or (k.kind = 'begins' and t.withdrawn_at is null))
     order by k.created_at`,
    [now, until, idleSince, max],
  );
}

type Key = Pick<WaitingPush, "subscription_id" | "kind" | "thing_id">;

export async function deletePush(db: Database, { subscription_id, kind, thing_id }: Key) {
  await db.query("delete from pushes where subscription_id = $1 and kind = $2 and thing_id = $3", [
    subscription_id,
    kind,
    thing_id,
  ]);
}

export async function postponePush(
  db: Database,
  { subscription_id, kind, thing_id, tries }: Key & Pick<WaitingPush, "tries">,
  until: Date,
) {
  await db.query(
    "update pushes set next_at = $4, tries = $5 where subscription_id = $1 and kind = $2 and thing_id = $3",
    [subscription_id, kind, thing_id, until, tries],
  );
}

/** Only if the browser was not subscribed again meanwhile. */
export async function deleteGone(db: Database, id: string, endpoint: string) {
  await db.query("delete from push_subscriptions where id = $1 and endpoint = $2", [id, endpoint]);
}

/** Those of sessions that have expired or were idle for too long; a few at a time. */
export async function deleteSomeEnded(db: Database, now: Date, idleSince: Date) {
  const rows = await db.query(
    `delete from push_subscriptions where id in (
       select s.id from push_subscriptions s join sessions e on e.id = s.session_id
       where e.expires_at < $1 or e.last_seen_at < $2 limit 1000) returning 1`,
    [now, idleSince],
  );
  return rows.length;
}
