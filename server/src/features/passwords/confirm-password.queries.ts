import type { Database } from "../../db/database.ts";
import type { Row } from "../../db/row.ts";
import type { users } from "../../db/schema.ts";

export type AccountRow = Row<typeof users, "username" | "email" | "full_name" | "password_hash">;

export async function findAccount(db: Database, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.query<AccountRow>(
    "select username, email, full_name, password_hash from users where id = $1 and deleted_at is null",
    [id],
  );
  return row;
}
