import { writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** Writes an empty embedded database to `file`, so that a first start need not create one. */
export async function writeTemplate(file: string | URL): Promise<void> {
  const database = await PGlite.create({ extensions: { pg_trgm } });
  const dump = await database.dumpDataDir("gzip");
  await database.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}
