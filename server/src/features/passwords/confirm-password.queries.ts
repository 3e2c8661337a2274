import type { Database } from "../../db/database.ts";

export interface AccountRow {
  username: string;
  email: string;
  password_hash: string;
}

export async function findAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(
    "select username, email, password_hash from users where id = $1 and deleted_at is null",
    [id],
  );
  return row;
}
