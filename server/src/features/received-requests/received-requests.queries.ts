import type { Database } from "../../db/database.ts";

/** A request that arrived before, and the row that it made. */
export interface Received {
  made_id: string | null;
}

/** Undefined if it is new; then it is remembered, and `max` of the learner's older ones are deleted. */
export async function insertRequest(
  tx: Database,
  request: { userId: string; key: string; madeId: string | null; forgetBefore: Date; max: number },
): Promise<Received | undefined> {
  const { userId, key, madeId, forgetBefore, max } = request;
  const isNew = await tx.query(
    `with old as (
       delete from received_requests where ctid = any(array(
         select ctid from received_requests where user_id = $1 and received_at < $4 limit $5)))
     insert into received_requests (user_id, key, made_id) values ($1, $2, $3) on conflict do nothing returning 1`,
    [userId, key, madeId, forgetBefore, max],
  );
  if (isNew.length > 0) return undefined;
  return (await findRequest(tx, userId, key)) ?? { made_id: null };
}

export async function findRequest(db: Database, userId: string, key: string): Promise<Received | undefined> {
  const [received] = await db.query<Received>(
    "select made_id from received_requests where user_id = $1 and key = $2",
    [userId, key],
  );
  return received;
}

/** Old ones of some learners: the `max` that follow `from` in the order of their ids. The index has no other order. */
export async function deleteOldRequests(db: Database, from: string, before: Date, max: number) {
  await db.query(
    `with recursive learners as (
       (select user_id from received_requests where user_id >= $1 order by user_id limit 1)
       union all
       select (select r.user_id from received_requests r where r.user_id > l.user_id order by r.user_id limit 1)
       from learners l where l.user_id is not null)
     delete from received_requests r using (select user_id from learners where user_id is not null limit $3) l
     where r.user_id = l.user_id and r.received_at < $2`,
    [from, before, max],
  );
}
