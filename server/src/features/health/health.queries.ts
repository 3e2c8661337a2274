import type { Database } from "../../db/database.ts";

export async function answers(db: Database): Promise<boolean> {
  await db.query("select 1");
  return true;
}
