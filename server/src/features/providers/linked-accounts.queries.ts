import type { Database } from "../../db/database.ts";
import type { Fields, Row } from "../../db/row.ts";
import type { linkedAccounts } from "../../db/schema.ts";

export type LinkRow = Row<
  typeof linkedAccounts,
  "id" | "issuer" | "account_name" | "created_at" | "last_used_at"
>;
const SHOWN = "id, issuer, account_name, created_at, last_used_at";

export function listLinks(db: Database, userId: string) {
  return db.query<LinkRow>(`select ${SHOWN} from linked_accounts where user_id = $1 order by id`, [userId]);
}

export type NewLink = Fields<typeof linkedAccounts, "id" | "userId" | "issuer" | "subject" | "accountName">;

/** Undefined if the account is linked already, the person has linked another of this provider, or the person's account is deleted. */
export async function insertLink(tx: Database, link: NewLink, now: Date) {
  const [row] = await tx.query<LinkRow>(
    `insert into linked_accounts (id, user_id, issuer, subject, account_name, created_at)
     select $1::uuid, id, $3, $4, $5, $6::timestamptz from users where id = $2 and deleted_at is null for key share
     on conflict do nothing returning ${SHOWN}`,
    [link.id, link.userId, link.issuer, link.subject, link.accountName, now],
  );
  return row;
}

interface Named {
  issuer: string;
  subject: string;
}

export async function findOwner(db: Database, { issuer, subject }: Named) {
  const [row] = await db.query<Row<typeof linkedAccounts, "user_id">>(
    "select user_id from linked_accounts where issuer = $1 and subject = $2",
    [issuer, subject],
  );
  return row?.user_id;
}

export async function updateUse(db: Database, { issuer, subject }: Named, accountName: string, now: Date) {
  await db.query(
    "update linked_accounts set last_used_at = $4, account_name = $3 where issuer = $1 and subject = $2",
    [issuer, subject, accountName, now],
  );
}

/** Undefined if it was not this person's. */
export async function findLink(db: Database, id: string, userId: string) {
  const [row] = await db.query<LinkRow>(
    `select ${SHOWN} from linked_accounts where id = $1 and user_id = $2`,
    [id, userId],
  );
  return row;
}

export async function deleteLink(tx: Database, id: string, userId: string) {
  await tx.query("delete from linked_accounts where id = $1 and user_id = $2", [id, userId]);
}

export async function deleteLinksOf(tx: Database, userId: string) {
  await tx.query("delete from linked_accounts where user_id = $1", [userId]);
}
