import type { Database } from "../../db/database.ts";
import type { Fields } from "../../db/row.ts";
import type { signIns } from "../../db/schema.ts";

export interface NewSignIn
  extends Fields<typeof signIns, "id" | "userId" | "addressHash" | "surroundingsHash" | "device"> {
  /** The names of the same network in earlier rows. */
  knownSurroundings: string[];
  at: Date;
}

/** Returns how many there were before, and how many of them since `since` with this device from this network. */
export async function upsertSignIn(db: Database, signIn: NewSignIn, since: Date) {
  const [row] = await db.query<{ total: number; alike: number }>(
    `with before as (
       select count(*)::int as total,
         (count(*) filter (where device = $5 and surroundings_hash = any($8::text[]) and last_at > $7))::int as alike
       from sign_ins where user_id = $2)
     insert into sign_ins (id, user_id, address_hash, surroundings_hash, device, last_at)
     select $1::uuid, u.id, $3, $4, $5, $6::timestamptz from users u where u.id = $2 and u.deleted_at is null for key share
     on conflict (user_id, address_hash, device) do update set last_at = excluded.last_at
     returning (select total from before) as total, (select alike from before) as alike`,
    [
      signIn.id,
      signIn.userId,
      signIn.addressHash,
      signIn.surroundingsHash,
      signIn.device,
      signIn.at,
      since,
      signIn.knownSurroundings,
    ],
  );
  return row;
}

export async function hasSignedInFrom(db: Database, userId: string, hashes: string[]): Promise<boolean> {
  const rows = await db.query(
    "select 1 from sign_ins where user_id = $1 and address_hash = any($2::text[]) limit 1",
    [userId, hashes],
  );
  return rows.length > 0;
}

/** All but the newest `kept`, and those from before `oldest`. */
export async function deleteOldSignIns(db: Database, userId: string, kept: number, oldest: Date) {
  await db.query(
    `delete from sign_ins where user_id = $1 and (last_at < $3 or id in (
       select id from sign_ins where user_id = $1 order by last_at desc, id desc offset $2))`,
    [userId, kept, oldest],
  );
}
