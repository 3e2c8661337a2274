import type { Database } from "../../db/database.ts";
import { isInvalidParameter } from "../../db/violations.ts";

/** Whether this database knows the name: browsers know some more. */
export async function isKnownTimeZone(db: Database, name: string): Promise<boolean> {
  try {
    await db.query("select now() at time zone $1", [name]);
    return true;
  } catch (error) {
    if (isInvalidParameter(error)) return false;
    throw error;
  }
}
