import { writeFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** Part of the build: an empty embedded database, so that a first start need not create one. */
const database = await PGlite.create({ extensions: { pg_trgm } });
const dump = await database.dumpDataDir("gzip");
await writeFile(new URL("./template.tar.gz", import.meta.url), Buffer.from(await dump.arrayBuffer()));
await database.close();
