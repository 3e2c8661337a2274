import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { startPostgres, startReplica, type TestPostgres } from "../../test/services/postgres.ts";
import { TestApp } from "../../test/test-app.ts";
import { engine } from "../../test/test-database.ts";
import { memoryState } from "../shared-state/memory.ts";
import { ownWrites } from "../shared-state/own-writes.ts";
import type { PooledDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";
import { openReplicated } from "./replicas/open-replicated.ts";

/** Faults of the database server need a server of their own, and one engine is enough. */
if (engine === "postgres") {
  let postgres: TestPostgres;
  const app = new TestApp();
  beforeAll(async () => {
    postgres = await startPostgres();
    const db = openPostgres(postgres.url, { warn: () => {} });
    await migrate(db);
    await app.open({ db });
  });
  afterAll(async () => {
    await app.close();
    await postgres.stop();
  });

  test("while PostgreSQL is unreachable calls get 503 with Retry-After, and afterwards it works by itself", async () => {
    const asha = await app.person("asha");
    await postgres.stopImmediate();

    const replies = await Promise.all([
      app.as(asha).get("/auth/profile"),
      app.visitor.get("/social/users/top"),
      app.visitor.post("/auth/login", { usernameOrEmail: asha.username, password: asha.password }),
    ]);
    for (const { status, headers, body } of replies) {
      expect(status).toBe(503);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(body).toMatchObject({ code: "unavailable" });
    }
    const health = await app.visitor.get("/health");
    expect(health).toMatchObject({ status: 503, body: { status: "DOWN", database: "DOWN" } });

    await postgres.restart();
    await eventually(async () => (await app.visitor.get("/health")).status === 200);
    expect((await app.as(asha).get("/auth/profile")).status).toBe(200);
  });

  test("a statement that takes too long is cancelled", async () => {
    await expect(app.deps.db.query("select pg_sleep(600)")).rejects.toMatchObject({ code: "unavailable" });
    expect(await app.deps.db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("reads of the same moment are sent together on one connection, and each gets its own result or refusal", async () => {
    const db = openPostgres(postgres.url, { warn: () => {} });
    const numbers = Array.from({ length: 8 }, (_, i) => i);
    const rows = await Promise.all(
      numbers.map((number) =>
        db.query<{ number: number; pid: number }>("select $1::int as number, pg_backend_pid() as pid", [
          number,
        ]),
      ),
    );
    expect(rows.map(([row]) => row?.number)).toEqual(numbers);
    expect(new Set(rows.map(([row]) => row?.pid)).size).toBe(1);

    const mixed = await Promise.allSettled([
      db.query("select 1 / $1::int as no", [0]),
      db.query("select $1::int as one", [1]),
      db.query("select no_such_column from users"),
      db.query("select $1::int as one", [2]),
    ]);
    expect(mixed.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "rejected", "fulfilled"]);
    expect(mixed[3]).toMatchObject({ value: [{ one: 2 }] });
    expect(await db.query("select 1 / $1::int as no", [1])).toEqual([{ no: 1 }]);
    expect(db.connections()).toMatchObject({ total: 1 });
    await db.close();
  });

  test("a read waits for no lock that another statement of the same moment waits for", async () => {
    const db = openPostgres(postgres.url, { warn: () => {} });
    const asha = await app.person("asha");
    const bio = "update users set bio = $2 where id = $1";
    await db.transaction(async (tx) => {
      await tx.query(bio, [asha.id, "first"]);
      const waiting = db.query(bio, [asha.id, "second"]);
      const read = db.query("select bio from users where id = $1", [asha.id]);
      expect(await read).toEqual([{ bio: "" }]);
      void waiting.catch(() => {});
    });
    await eventually(
      async () =>
        (await db.query<{ bio: string }>("select bio from users where id = $1", [asha.id]))[0]?.bio ===
        "second",
    );
    await db.close();
  });

  test("all reads of a connection that breaks are refused as unavailable, and the next works", async () => {
    const db = openPostgres(postgres.url, { warn: () => {} });
    const replies = await Promise.allSettled([
      db.query("select pg_terminate_backend(pg_backend_pid())"),
      db.query("select 1 as one"),
    ]);
    for (const reply of replies) expect(reply).toMatchObject({ reason: { code: "unavailable" } });
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
    await db.close();
  });

  test("behind a transaction pooler nothing is prepared or set on a connection", async () => {
    const db = openPostgres(postgres.url, { warn: () => {} }, { pooling: "transaction", maxConnections: 1 });
    await db.query("select $1::int as one", [1]);
    expect(await db.query("select name from pg_prepared_statements")).toEqual([]);
    const kept =
      "select name from pg_settings where source in ('session', 'client') and name in ('jit', 'statement_timeout')";
    expect(await db.query(kept)).toEqual([]);
    await db.close();
  });

  describe("with a replica", () => {
    const LONG_MS = 3_600_000;
    const quiet = { warn: () => {} };
    let replica: TestPostgres;
    let replicaItself: PooledDatabase;
    /** One that is never too old, so that it is known where each read goes. */
    let db: PooledDatabase;
    /** As it is in production. */
    let strict: PooledDatabase;
    const replicated = new TestApp();
    const open = (staleMs?: number) =>
      openReplicated(postgres.url, [replica.url], quiet, { pooling: "session", ...(staleMs && { staleMs }) });
    const usedOf = ({ replication }: PooledDatabase) => replication?.replicas().used;
    const recentOf = (database: PooledDatabase) => database.replication?.recent ?? database;
    beforeAll(async () => {
      replica = await startReplica(postgres);
      replicaItself = openPostgres(replica.url, quiet);
      db = open(LONG_MS);
      strict = open();
      const state = memoryState();
      const recent = recentOf(db);
      await replicated.open({ db, state, replicas: { recent, ownWrites: ownWrites(state, LONG_MS) } });
      await eventually(() => usedOf(db) === 1 && usedOf(strict) === 1);
    });
    afterAll(async () => {
      await Promise.all([replicated.close(), strict.close(), replicaItself.close()]);
      await replica.stop();
    });

    test("replica reads are for people who wrote nothing just now; a replica that lags is left out and returns later", async () => {
      const reader = await replicated.person("ravi");
      const asha = await replicated.person("asha");
      // A person who has just logged in reads from the primary.
      await db.query("update sessions set expires_at = expires_at - interval '1 hour'");
      await eventually(
        async () => (await replicaItself.query("select 1 from users where id = $1", [asha.id])).length,
      );
      await replicaItself.query("select pg_wal_replay_pause()");
      await replicated.as(asha).put("/auth/profile", { bio: "physics in the morning" });

      const bioFor = async (who?: typeof asha) =>
        (await replicated.as(who).get(`/social/users/${asha.id}`)).body.bio;
      expect(await bioFor(asha)).toBe("physics in the morning");
      expect(await bioFor(reader)).toBe("");
      expect(await bioFor()).toBe("");
      const meera = await replicated.person("meera");
      expect((await replicated.visitor.get(`/social/users/${meera.id}`)).status).toBe(200);

      await eventually(() => usedOf(strict) === 0);
      const bio = "select bio from users where id = $1";
      expect(await recentOf(strict).query(bio, [asha.id])).toEqual([{ bio: "physics in the morning" }]);
      await replicaItself.query("select pg_wal_replay_resume()");
      await eventually(() => usedOf(strict) === 1);
      await eventually(async () => (await bioFor()) === "physics in the morning");
    });

    test("without the primary people can read and stay logged in; without the replica nothing changes", async () => {
      const asha = await replicated.person("asha");
      const profile = () => replicated.as(asha).get("/auth/profile");
      const write = () => replicated.as(asha).put("/auth/profile", { bio: "back" });
      await eventually(
        async () =>
          (await replicaItself.query("select 1 from sessions where user_id = $1", [asha.id])).length,
      );
      await postgres.stopImmediate();
      expect((await profile()).status).toBe(200);
      expect((await replicated.visitor.get("/social/feed")).status).toBe(200);
      expect((await replicated.visitor.get("/health/ready")).status).toBe(200);
      expect(await write()).toMatchObject({ status: 503, body: { code: "unavailable" } });
      await eventually(() => db.replication?.isPrimaryAway());
      expect(await write()).toMatchObject({ status: 503, body: { code: "unavailable" } });
      expect((await profile()).status).toBe(200);

      await postgres.restart();
      await eventually(async () => (await write()).status === 200);
      await replica.stopImmediate();
      expect((await replicated.visitor.get("/social/feed")).status).toBe(200);
      await eventually(() => usedOf(db) === 0);
      await replica.restart();
      await eventually(() => usedOf(strict) === 1);
    });
  });
} else {
  test("faults of a database server are tested on PostgreSQL", () => {
    expect(engine).toBe("pglite");
  });
}
