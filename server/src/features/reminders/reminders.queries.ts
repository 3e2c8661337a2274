import type { Reminder } from "@prepfeed/contract/learning/reminders";
import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { reminders, users } from "../../db/schema.ts";
import { zoneOf } from "../../db/sql/learner-day.ts";

type Set = NonNullable<Reminder>;

export async function findReminder(db: Database, userId: string): Promise<Set | undefined> {
  const [row] = await db.query<Set>("select hour, channel from reminders where user_id = $1", [userId]);
  return row;
}

const ZONE = zoneOf("u", "$2");

/** The next time it is that hour in the time zone of the person (`u`), after `$2`. */
const nextAt = (hour: string) =>
  `((($2::timestamptz at time zone ${ZONE})::date
     + case when ($2::timestamptz at time zone ${ZONE})::time >= make_time(${hour}, 0, 0) then 1 else 0 end
     + make_time(${hour}, 0, 0)) at time zone ${ZONE})`;

/** None for a deleted account. */
export async function upsertReminder(db: Database, userId: string, now: Date, { hour, channel }: Set) {
  await db.query(
    `insert into reminders (user_id, hour, channel, next_at)
     select u.id, $3::int, $4, ${nextAt("$3::int")} from users u where u.id = $1 and u.deleted_at is null for key share
     on conflict (user_id) do update set hour = excluded.hour, channel = excluded.channel, next_at = excluded.next_at`,
    [userId, now, hour, channel],
  );
}

export async function deleteReminder(db: Database, userId: string) {
  await db.query("delete from reminders where user_id = $1", [userId]);
}

export interface DueReminder
  extends Row<typeof reminders, "user_id" | "channel">,
    Row<typeof users, "username"> {
  /** Null if no mail may be sent. */
  email: string | null;
}

/**
 * Moves some due reminders on to their next day and returns whose they are; each goes to one process only. Reminders
 * more than an hour late, as after a night without the server or a change of time zone, are moved on without being
 * sent.
 */
export function takeDue(db: Database, now: Date, max: number) {
  return db.query<DueReminder>(
    `with due as (select user_id from reminders where next_at <= $2 order by next_at limit $1 for update skip locked),
     moved as (
       update reminders r set next_at = ${nextAt("r.hour")} from due join users u on u.id = due.user_id where r.user_id = due.user_id
       returning r.user_id, r.channel, u.username, case when u.email_confirmed then u.email end as email,
         extract(hour from $2::timestamptz at time zone ${ZONE})::int = r.hour and u.deleted_at is null as is_in_time)
     select user_id, username, email, channel, is_in_time from moved`,
    [max, now],
  ) as Promise<(DueReminder & { is_in_time: boolean })[]>;
}
