import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromRoot } from "../scripts/root.mjs";
import { openPglite } from "../server/src/db/embedded/pglite.ts";
import { migrate } from "../server/src/db/migrate.ts";
import { openPostgres } from "../server/src/db/postgres.ts";
import { startPostgres } from "../server/test/services/postgres.ts";
import { copyTarget, insertTarget } from "./bulk-load.ts";
import { fill, type Size, SMALL } from "./feed-data.ts";
import { startProbe } from "./hostile/probe.ts";
import { send } from "./load.ts";
import { startProduct } from "./product.ts";

const SIZE: Size = process.env.BENCH_SMALL
  ? SMALL
  : { users: 10_000, posts: 100_000, answers: 200_000, likes: 200_000 };
const SECRET = "a secret for a benchmark on loopback";
const MEERA = { username: "meera", email: "meera@example.org", password: "a long way to the exam" };
const CALM_MS = 10_000;

/**
 * How long requests wait while a backup is made, and whether it restores the same database, where people can log in.
 */
export async function benchBackups(): Promise<string> {
  const rows = [await benchEngine("embedded"), await benchEngine("PostgreSQL")];
  return [
    `${SIZE.posts.toLocaleString("en")} posts, ${SIZE.answers.toLocaleString("en")} answers.\n`,
    "| engine | rows | longest wait for 10 s before, ms | during the backup, ms | of a write before, ms | during, ms | refused before, during | the backup takes, s | file, MB | restoring and verifying, s | login after it |",
    "|---|---|---|---|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

async function benchEngine(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-backups-"));
  const file = join(folder, "backup");
  const postgres = name === "PostgreSQL" ? [await startPostgres(), await startPostgres()] : [];
  const [env, empty] = ["full", "empty"].map((place, i) =>
    placeIn(join(folder, place), postgres[i]?.url),
  ) as [Env, Env];
  try {
    await fillAll(env);
    // Rows loaded in bulk have no sums yet.
    await command(["verify", "--fix"], env);
    const product = await startProduct(env);
    const token = await enter(product.url, "/auth/register");
    const probe = startProbe(product.url);
    const writes = keepWriting(product.url, token);
    await new Promise((resolve) => setTimeout(resolve, CALM_MS));
    const before = [await probe.read(), writes.read()] as const;
    const backup = await command(["backup", file], env);
    const during = [await probe.read(), writes.read()] as const;
    await writes.stop();
    await probe.stop();
    await product.stop();
    const restored = await command(["restore", file], empty);
    const again = await startProduct(empty);
    const canLogIn = await enter(again.url, "/auth/login");
    await again.stop();
    const seconds = (time: number) => (time / 1_000).toFixed(1);
    const cells = [
      name,
      /(\d+) rows/.exec(backup.text)?.[1],
      before[0].worst.toFixed(0),
      during[0].worst.toFixed(0),
      before[1].worst.toFixed(0),
      during[1].worst.toFixed(0),
      `${before[0].failures + before[1].refused}, ${during[0].failures + during[1].refused}`,
      seconds(backup.ms),
      (statSync(file).size / 1e6).toFixed(1),
      seconds(restored.ms),
      canLogIn ? "yes" : "NO",
    ];
    const row = `| ${cells.join(" | ")} |`;
    console.error(row);
    return row;
  } catch (error) {
    console.error(error);
    throw error;
  } finally {
    for (const each of postgres) await each.stop();
    // A failure may have left a product running, which ends with this process.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

type Env = Record<string, string>;

const placeIn = (dataDir: string, databaseUrl: string | undefined): Env => ({
  DATA_DIR: dataDir,
  JWT_SECRET: SECRET,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

async function fillAll({ DATA_DIR = "", DATABASE_URL }: Env) {
  if (!DATABASE_URL) {
    const db = await openPglite({ dataDir: DATA_DIR });
    await migrate(db);
    await fill(insertTarget(db), SIZE);
    return db.close();
  }
  const db = openPostgres(DATABASE_URL, { warn: () => {} }, { statementMs: 0 });
  await migrate(db);
  await db.close();
  const target = await copyTarget(DATABASE_URL);
  await fill(target, SIZE);
  await target.close();
}

/** Registers or logs in; returns the token. */
async function enter(url: string, path: "/auth/register" | "/auth/login"): Promise<string> {
  const body = { ...MEERA, usernameOrEmail: MEERA.username };
  return JSON.parse(await send(url, { method: "POST", path, body })).token;
}

/** One of the operator's commands, in a separate process. */
async function command(words: string[], env: Record<string, string>) {
  const began = performance.now();
  const child = spawn(process.execPath, [fromRoot("scripts/admin.mjs"), ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part: Buffer) => {
      text += part;
    });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${words.join(" ")} ended with ${code}:\n${text}`);
  return { text, ms: performance.now() - began };
}

/**
 * A person who changes their profile without pause; reports the longest wait since the last report. A busy machine
 * may refuse some.
 */
function keepWriting(url: string, token: string) {
  let worst = 0;
  let refused = 0;
  let isOver = false;
  async function write() {
    for (let change = 1; !isOver; change++) {
      const began = performance.now();
      await send(url, {
        method: "PUT",
        path: "/auth/profile",
        token,
        body: { bio: `Change ${change}` },
      }).catch(() => {
        refused++;
      });
      worst = Math.max(worst, performance.now() - began);
    }
  }
  const work = write();
  return {
    read() {
      const seen = { worst, refused };
      worst = refused = 0;
      return seen;
    },
    stop() {
      isOver = true;
      return work;
    },
  };
}
