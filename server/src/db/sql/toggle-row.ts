import type { Database } from "../database.ts";

interface Toggled {
  /** Whether the row exists now. */
  isOn: boolean;
  /** By how much the number of rows changed: 0 if another call deleted it at the same moment. */
  change: -1 | 0 | 1;
}

/** The state to bring about, or only to read; without one it changes. */
export type WantedState = boolean | "as it is" | undefined;

/** For tables whose key is a pair of ids, such as likes: adds the row, or deletes it if it exists. */
export function toggleRow(table: string, first: string, second: string) {
  const remove = async (tx: Database, ids: string[]): Promise<Toggled> => {
    const deleted = await tx.query(
      `delete from ${table} where ${first} = $1 and ${second} = $2 returning 1`,
      ids,
    );
    return { isOn: false, change: deleted.length > 0 ? -1 : 0 };
  };
  return async (tx: Database, firstId: string, secondId: string, wanted?: WantedState): Promise<Toggled> => {
    const ids = [firstId, secondId];
    if (wanted === "as it is") {
      const rows = await tx.query(`select 1 from ${table} where ${first} = $1 and ${second} = $2`, ids);
      return { isOn: rows.length > 0, change: 0 };
    }
    if (wanted === false) return remove(tx, ids);
    const added = await tx.query(
      `insert into ${table} (${first}, ${second}) values ($1, $2) on conflict do nothing returning 1`,
      ids,
    );
    if (added.length > 0) return { isOn: true, change: 1 };
    return wanted ? { isOn: true, change: 0 } : remove(tx, ids);
  };
}
