import type { Database } from "../db/database.ts";
import { listApplied } from "../db/migrate.ts";
import type { PictureFiles } from "../pictures/picture-files.ts";
import type { Line } from "./backup-file.ts";
import * as queries from "./whole-tables.queries.ts";

interface Source {
  db: Database;
  /** Where pictures are; without it they are left out. */
  pictures?: PictureFiles | undefined;
  now: Date;
}

/** Exports everything as of one moment. On PostgreSQL no request waits for it. */
export async function exportAll({ db, pictures, now }: Source, write: (line: Line) => Promise<void>) {
  const rows: Record<string, number> = {};
  await db.transaction(async (tx) => {
    await queries.beginReading(tx);
    const migrations = [...(await listApplied(tx))].map(([name, hash]) => ({ name, hash }));
    await write({ backup: "prepfeed", format: 1, madeAt: now.toISOString(), migrations });
    for (const table of await queries.listTables(tx)) {
      await write({ table: table.name, columns: table.columns.map(({ name }) => name) });
      let count = 0;
      for await (const row of queries.readRows(tx, table)) {
        await write(row);
        count += 1;
      }
      rows[table.name] = count;
    }
    for (const { name, last } of await queries.listSequences(tx)) {
      if (last !== null) await write({ sequence: name, last });
    }
  });
  const count = pictures ? await exportPictures(pictures, write) : 0;
  await write({ end: { rows, pictures: count } });
}

async function exportPictures(files: PictureFiles, write: (line: Line) => Promise<void>): Promise<number> {
  let count = 0;
  for await (const name of files.list()) {
    // A picture that was deleted meanwhile is no longer shown anywhere.
    const data = await files.get(name);
    if (!data) continue;
    await write({ picture: name, data: Buffer.from(data).toString("base64") });
    count += 1;
  }
  return count;
}
