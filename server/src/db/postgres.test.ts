import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { startPostgres, type TestPostgres } from "../../test/services/postgres.ts";
import { TestApp } from "../../test/test-app.ts";
import { engine } from "../../test/test-database.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

/** Faults of the database server; they need one of their own, and one engine is enough. */
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

  test("while PostgreSQL is away calls get 503 with Retry-After, and afterwards it works by itself", async () => {
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

  test("a statement that takes too long is given up", async () => {
    await expect(app.deps.db.query("select pg_sleep(600)")).rejects.toMatchObject({ code: "unavailable" });
    expect(await app.deps.db.query("select 1 as one")).toEqual([{ one: 1 }]);
  });

  test("where connections are only lent, nothing is prepared or set on one", async () => {
    const db = openPostgres(postgres.url, { warn: () => {} }, { pooling: "transaction", maxConnections: 1 });
    await db.query("select $1::int as one", [1]);
    expect(await db.query("select name from pg_prepared_statements")).toEqual([]);
    const kept =
      "select name from pg_settings where source in ('session', 'client') and name in ('jit', 'statement_timeout')";
    expect(await db.query(kept)).toEqual([]);
    await db.close();
  });
} else {
  test("faults of a database server are tested on PostgreSQL", () => {
    expect(engine).toBe("pglite");
  });
}
