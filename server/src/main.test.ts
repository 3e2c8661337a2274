import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../test/eventually.ts";
import { PASSWORD } from "../test/password.ts";
import { RunningProduct } from "../test/running-product.ts";
import { isQuick } from "../test/scope.ts";
import { startPostgres, type TestPostgres } from "../test/services/postgres.ts";
import { createPostgresDatabase, engine } from "../test/test-database.ts";
import { backupName } from "./backup/kept-backups.ts";
import { openPglite } from "./db/embedded/pglite.ts";
import { openPostgres } from "./db/postgres.ts";
import { verify } from "./features/verify/verify.service.ts";

const folders: string[] = [];
let postgres: TestPostgres | undefined;
beforeAll(async () => {
  if (engine === "postgres") postgres = await startPostgres({ isDurable: true });
});
afterAll(async () => {
  await postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function environment(): Record<string, string> {
  const dataDir = mkdtempSync(join(tmpdir(), "prepfeed-main-"));
  folders.push(dataDir);
  if (!postgres) return { DATA_DIR: dataDir };
  return { DATA_DIR: dataDir, DATABASE_URL: postgres.url, JWT_SECRET: "a secret of at least 32 characters" };
}

/**
 * The five-minute timers that check whether a backup is due fire at once and repeatedly. The backup keeps its normal
 * priority: with the lowest it would get hardly any processor time beside the other tests.
 */
const BACKUP_AT_ONCE = {
  NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`
    import { syncBuiltinESMExports } from "node:module";
    import os from "node:os";
    os.setPriority = () => {};
    syncBuiltinESMExports();
    const { setInterval: every } = globalThis;
    globalThis.setInterval = (work, ms, ...rest) => every(work, ms === 300_000 ? 50 : ms, ...rest);`)}`,
};

const register = (product: RunningProduct, name: string) =>
  product.send("POST", "/auth/register", {
    body: { username: name, email: `${name}@example.org`, password: PASSWORD },
  });
const newName = () => `k${crypto.randomUUID().slice(0, 12)}`;
/** The token of a new account. On a busy machine the first tries may be refused. */
const registerPatiently = (product: RunningProduct) =>
  eventually(async () => {
    const reply = await register(product, newName());
    return reply?.status === 201 && (reply.body.token as string);
  });

/**
 * A learner who sits a paper and changes their answer to its only question again and again, over every restart.
 */
async function beginSitting(first: RunningProduct) {
  const token = await registerPatiently(first);
  const made = await eventually(async () => {
    const body = { title: "Kill", subject: "PHYSICS", totalQuestions: 1 };
    const reply = await first.send("POST", "/mock-tests", { token, body });
    return reply?.status === 201 && reply.body;
  });
  const attempt = await eventually(async () => {
    const reply = await first.send("POST", `/mock-tests/${made.id}/attempts`, { token, body: {} });
    return reply && reply.status < 300 && reply.body;
  });
  const path = `/mock-attempts/${attempt.id}`;
  const questionId = attempt.sections[0].questions[0].id;
  const kept = { sequence: 0, answer: "" };
  let sequence = 0;
  return {
    kept,
    save: async (product: RunningProduct) => {
      const body = { sequence: ++sequence, answer: "ABCD"[sequence % 4] ?? "A" };
      const reply = await product.send("PUT", `${path}/answers/${questionId}`, { token, body });
      if (reply?.status === 200) Object.assign(kept, body);
    },
    saved: (product: RunningProduct) =>
      eventually(async () => {
        const reply = await product.send("GET", path, { token });
        return reply?.status === 200 && reply.body.sections[0].questions[0].saved;
      }),
  };
}

test("nothing acknowledged is lost by kill -9 at any moment", { timeout: 240_000 }, async () => {
  const env = environment();
  let sitting: Awaited<ReturnType<typeof beginSitting>> | undefined;
  const accounts: { id: string; bio?: string; token: string }[] = [];
  const last = isQuick ? 0 : 2;
  for (let round = 0; round <= last; round++) {
    const product = await RunningProduct.start(env);
    sitting ??= await beginSitting(product);
    const { kept, save } = sitting;
    const before = kept.sequence;
    let isAlive = true;
    const saver = async () => {
      while (isAlive) await save(product);
    };
    const writer = async () => {
      while (isAlive) {
        const reply = await register(product, newName());
        if (reply?.status !== 201) continue;
        const account: (typeof accounts)[number] = { id: reply.body.user.id, token: reply.body.token };
        accounts.push(account);
        const changed = await product.send("PUT", "/auth/profile", {
          token: account.token,
          body: { bio: account.id },
        });
        if (changed?.status === 200) account.bio = account.id;
      }
    };
    const writers = [writer(), writer(), writer(), saver()];
    const enough = accounts.length + 6 + round;
    await eventually(() => accounts.length >= enough && kept.sequence > before);
    if (round === last) await postgres?.stopImmediate();
    await product.kill();
    isAlive = false;
    await Promise.all(writers);
    if (round === last) await postgres?.restart();
  }
  const product = await RunningProduct.start(env);
  for (const { id, bio } of accounts) {
    const reply = await eventually(async () => {
      const reply = await product.send("GET", `/social/users/${id}`);
      return reply?.status !== 503 && reply;
    });
    expect(reply).toMatchObject({ status: 200, body: { id, ...(bio && { bio }) } });
  }
  // The stored value may be newer than the acknowledged one, never older.
  const saved = await sitting?.saved(product);
  expect(saved.sequence).toBeGreaterThanOrEqual(sitting?.kept.sequence ?? 1);
  expect(saved.answer).toBe("ABCD"[saved.sequence % 4]);
  expect(await product.stop()).toBe(0);
  const db = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, { warn: () => {} })
    : await openPglite({ dataDir: env.DATA_DIR ?? "", onFailure: () => {} });
  expect((await verify(db, { now: new Date() })).findings).toEqual([]);
  await db.close();
});

test("a kill -9 during the first start does no harm", { timeout: 180_000 }, async () => {
  const env = environment();
  for (const moment of isQuick ? [900] : [300, 900, 1500]) {
    const product = new RunningProduct(env);
    await new Promise((resolve) => setTimeout(resolve, moment));
    await product.kill();
  }
  const product = await RunningProduct.start(env);
  await registerPatiently(product);
  await product.stop();
});

test("SIGTERM lets running requests finish and ends with 0 within 10 seconds", {
  timeout: 240_000,
}, async () => {
  const product = await RunningProduct.start(environment());
  await registerPatiently(product);
  const underWay = await eventually(async () => {
    // Few, because each hashes a password: on a busy machine ten of them take longer than the time limit.
    const requests = Array.from({ length: 4 }, () => register(product, newName()));
    // A busy machine may refuse all of them at once; then none is running.
    return (await Promise.race(requests))?.status === 201 && { requests };
  });
  // It ends itself with another code if that takes longer.
  expect(await product.stop()).toBe(0);
  const statuses = (await Promise.all(underWay.requests)).map((reply) => reply?.status);
  expect([201, 503]).toEqual(expect.arrayContaining(statuses));
});

// The following tests use no database; a start on the embedded engine takes longest.
test.runIf(engine === "postgres")(
  "neither long checks nor clients that never finish prevent a clean end",
  {
    timeout: 240_000,
  },
  async () => {
    const product = await RunningProduct.start(environment());
    const token = await registerPatiently(product);
    for (const words of [
      "",
      "GET /api/health HTTP/1.1\r\n",
      "POST /api/auth/login HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    ]) {
      const socket = connect(Number(new URL(product.url).port), "127.0.0.1").on("error", () => {});
      await once(socket, "connect");
      socket.write(words);
    }
    const body = { text: "He go to school. Teh dog bark. ".repeat(640) };
    const checks = Array.from({ length: 20 }, () =>
      product.send("POST", "/gemini/check-grammar", { token, body }),
    );
    await eventually(async () => (await product.send("GET", "/health"))?.status === 200);
    expect(await product.stop()).toBe(0);
    const statuses = (await Promise.all(checks)).map((reply) => reply?.status);
    expect([200, 503, undefined]).toEqual(expect.arrayContaining(statuses));
  },
);

test("an invalid setting stops the start with one line", async () => {
  const product = new RunningProduct({ ...environment(), PORT: "http" });
  expect(await product.ended).toBe(1);
  expect(product.output).toBe('PORT must be a whole number from 0 to 65535, but is "http".\n');
});

test.runIf(engine === "postgres")("a port that is taken stops the start with one line", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const product = new RunningProduct({ ...environment(), PORT: String(port), DEMO: "0" });
  expect(await product.ended).toBe(1);
  taken.close();
  expect(product.output).toContain(`something listens at 127.0.0.1:${port} already.\n`);
  expect(product.output).not.toContain("stack");
});

if (engine === "postgres") {
  test("a database of a newer version is refused with one line", async () => {
    const url = await createPostgresDatabase();
    const db = openPostgres(url, { warn: () => {} });
    await db.query("insert into schema_migrations (name, hash) values ('9999_to_come.sql', '')");
    await db.close();
    const product = new RunningProduct({ ...environment(), DATABASE_URL: url });
    expect(await product.ended).toBe(1);
    expect(product.output).toBe(
      "The database was written by a newer Prepfeed (it has migration 9999_to_come.sql). Start that version, or restore a backup from before it.\n",
    );
  });
}

if (engine === "pglite") {
  // `folder-lock.test.ts` tests the lock itself.
  if (!isQuick)
    test("a second start on the same folder ends at once and names the first process", {
      timeout: 600_000,
    }, async () => {
      const env = environment();
      const first = await RunningProduct.start(env);
      const second = new RunningProduct(env);
      expect(await second.ended).toBe(1);
      expect(second.output).toContain(`in use by process ${await first.pid}.`);
      await eventually(async () => (await first.send("GET", "/health"))?.status === 200);
      await first.stop();
      expect(existsSync(join(env.DATA_DIR ?? "", "lock"))).toBe(false);
    });

  // It waits for two starts and a whole backup; `npm test` tests backups without a separate process.
  if (!isQuick)
    test("the secret is made once, sessions survive a restart, and data older than an hour is backed up", {
      timeout: 600_000,
    }, async () => {
      const env = environment();
      const first = await RunningProduct.start(env);
      const token = await registerPatiently(first);
      await first.stop();
      const file = join(env.DATA_DIR ?? "", "jwt-secret");
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const secret = readFileSync(file, "utf8");

      const backups = join(env.DATA_DIR ?? "", "backups");
      mkdirSync(backups);
      const old = backupName(new Date(Date.now() - 61 * 60_000));
      writeFileSync(join(backups, old), "");
      const second = await RunningProduct.start({ ...env, LOG_LEVEL: "info", ...BACKUP_AT_ONCE });
      await eventually(async () => (await second.send("GET", "/auth/profile", { token }))?.status === 200);
      expect(readFileSync(file, "utf8")).toBe(secret);
      await eventually(() => second.output.includes("backed up"));
      expect(second.output).toMatch(/Tried out: \d+ rows and 0 pictures .*every sum is right/);
      expect(readdirSync(backups).filter((name) => name !== old)).toHaveLength(1);
      await second.stop();
    });

  // Composing the community takes longer than all other tests here.
  if (!isQuick)
    test("an empty folder gets the demo community, once, and its account is shown", {
      timeout: 600_000,
    }, async () => {
      const env = { ...environment(), DEMO: "1", LOG_LEVEL: "info" };
      // A busy machine refuses requests right after the start.
      const read = (product: RunningProduct, path: string) =>
        eventually(async () => {
          const reply = await product.send("GET", path);
          return reply?.status === 200 && reply.body;
        });
      const config = async (product: RunningProduct) => (await read(product, "/config")).demo;
      const people = async (product: RunningProduct) =>
        (await read(product, "/social/users/top")).totalElements;

      const first = await RunningProduct.start(env);
      expect(first.output).toContain("demo account: demo / demo1234");
      expect(await config(first)).toBe(true);
      expect(await people(first)).toBe(34);
      await first.stop();

      const second = await RunningProduct.start(env);
      expect(second.output).toContain("demo account: demo / demo1234");
      expect(second.output).not.toContain("filled in");
      expect(await people(second)).toBe(34);
      await second.stop();

      const without = await RunningProduct.start({ ...env, DEMO: "0" });
      expect(await config(without)).toBe(false);
      await without.stop();
    });
}
