import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hash } from "@node-rs/argon2";
import { fromRoot } from "../../scripts/root.mjs";
import { hashSources, listFiles } from "../../scripts/source-hash.mjs";
import { openPglite } from "../../server/src/db/embedded/pglite.ts";
import { migrate } from "../../server/src/db/migrate.ts";
import { openPostgres } from "../../server/src/db/postgres.ts";
import { startPostgres } from "../../server/test/services/postgres.ts";
import { copyTarget, insertTarget, type LoadTarget } from "../bulk-load.ts";
import { fill, type Size } from "../feed-data.ts";
import { heavyLives, PASSWORD } from "./heavy-learners.ts";

export const SIZE: Size = { users: 10_000, posts: 100_000, answers: 200_000, likes: 200_000 };
export const SECRET = "a secret for hostile requests on loopback";

/** Settings for the product, and the clean-up after it has ended. */
export interface FilledEngine {
  name: string;
  env: Record<string, string>;
  clear(): Promise<void>;
}

async function fillAll(target: LoadTarget) {
  await fill(target, SIZE);
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  // One by one, because some of them cannot be part of a transaction, which several at once would be.
  for (const statement of heavyLives(SIZE.posts, await hash(PASSWORD, cost)).split(/;\s*(?:\n|$)/))
    if (statement.trim()) await target.script(statement);
}

export async function filledPostgres(): Promise<FilledEngine> {
  const postgres = await startPostgres();
  const db = openPostgres(postgres.url, { warn: () => {} }, { statementMs: 0 });
  await migrate(db);
  await db.close();
  const target = await copyTarget(postgres.url);
  await fillAll(target);
  await target.close();
  return {
    name: "PostgreSQL",
    env: { DATABASE_URL: postgres.url, JWT_SECRET: SECRET },
    clear: () => postgres.stop(),
  };
}

/** Filling takes minutes, so a filled folder is kept for each state of the tables and of the data. */
export async function filledEmbedded(): Promise<FilledEngine> {
  const kept = fromRoot(".cache", `hostile-${stateOfData().slice(0, 16)}`);
  if (!existsSync(kept)) {
    const unfinished = `${kept}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const db = await openPglite({ dataDir: unfinished });
    await migrate(db);
    await fillAll(insertTarget(db));
    await db.close();
    renameSync(unfinished, kept);
  }
  const dataDir = mkdtempSync(join(tmpdir(), "prepfeed-hostile-"));
  cpSync(kept, dataDir, { recursive: true });
  return {
    name: "embedded",
    env: { DATA_DIR: dataDir, JWT_SECRET: SECRET },
    clear: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

function stateOfData(): string {
  const made = ["./heavy-learners.ts", "./filled-engines.ts", "../feed-data.ts"];
  const files = made.map((name) => fileURLToPath(new URL(name, import.meta.url)));
  return hashSources([...listFiles(fromRoot("server/src/db/migrations")), ...files]);
}
