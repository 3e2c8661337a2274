import { truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { publishThings } from "../../test/scene.ts";
import { TestApp, testApp } from "../../test/test-app.ts";
import { createPostgresDatabase, engine } from "../../test/test-database.ts";
import type { Database } from "../db/database.ts";
import { openPgliteInMemory } from "../db/embedded/pglite.ts";
import { openPostgres } from "../db/postgres.ts";
import { diskFiles } from "../pictures/disk-files.ts";
import { type Line, readBackup, writeBackup } from "./backup-file.ts";
import { exportAll } from "./export.service.ts";
import { backupName, namesToDrop, newestBackup } from "./kept-backups.ts";
import { restoreAll } from "./restore.service.ts";

const app = testApp();
const now = new Date();

/** Empty, and not the engine under test. */
const openOther = async (): Promise<Database> =>
  engine === "postgres"
    ? openPgliteInMemory(inject("pgliteTemplate"))
    : openPostgres(await createPostgresDatabase(), { warn: () => {} }, { connectMs: 30_000 });

/** The rows of every table, in an order that does not depend on the engine. */
async function contentOf(db: Database) {
  const tables: Record<string, string[]> = {};
  let table = "";
  await exportAll({ db, now }, async (line: Line) => {
    if ("table" in line) {
      table = line.table;
      tables[table] = [line.columns.join()];
    } else if (Array.isArray(line)) tables[table]?.push(JSON.stringify(line));
  });
  return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, rows.sort()]));
}

const sequencesOf = (db: Database) =>
  db.query("select sequencename, last_value from pg_sequences where last_value is not null order by 1");

test("a backup of one engine restores the same database on the other, where people can log in", async () => {
  const [owner, other] = [await app.person("owner"), await app.person("other")];
  await publishThings(app, owner, other);
  await app.as(other).post(`/social/users/${owner.id}/follow`);
  const odd = 'A "quoted" \\ text,\u2028{null}\n\ttab 😀 NULL \u00e9';
  await app.as(owner).put("/auth/profile", { bio: odd });
  await app.deps.rollup.run();
  const folder = temporaryFolder(onTestFinished);
  const file = join(folder, "backup.jsonl.gz");
  writeFileSync(join(app.pictureFolder, "0123.webp"), "a picture");
  const from = { db: app.deps.db, pictures: diskFiles(app.pictureFolder), now };
  await writeBackup(file, (write) => exportAll(from, write));

  const db = await openOther();
  const pictures = diskFiles(folder);
  const restored = await restoreAll({ db, pictures, now }, readBackup(file));
  expect(restored).toMatchObject({ pictures: 1, madeAt: now.toISOString() });
  expect(String(await pictures.get("0123.webp"))).toBe("a picture");
  const before = await contentOf(app.deps.db);
  expect(await contentOf(db)).toEqual(before);
  expect(Object.values(before).filter((rows) => rows.length > 1).length).toBeGreaterThan(15);
  const sequences = await sequencesOf(app.deps.db);
  expect(sequences).not.toEqual([]);
  expect(await sequencesOf(db)).toEqual(sequences);

  const restoredApp = new TestApp();
  await restoredApp.open({ db });
  onTestFinished(() => restoredApp.close());
  const body = { usernameOrEmail: owner.username, password: owner.password };
  const login = await restoredApp.visitor.post("/auth/login", body);
  expect(login).toMatchObject({ status: 200, body: { user: { bio: odd } } });
  const again = await restoredApp.as({ ...owner, token: login.body.token }).post("/social/posts", {
    title: "Restored",
    content: "Still here",
  });
  expect(again.status).toBe(201);

  await expect(restoreAll({ db, now }, readBackup(file))).rejects.toThrow(/into an empty database/);
  truncateSync(file, 500);
  const readOn = async () => {
    for await (const _line of readBackup(file));
  };
  await expect(readOn()).rejects.toThrow(/damaged|incomplete/);
});

test("backups are kept hourly for a day and daily for a week", () => {
  const begin = Date.parse("2026-03-01T00:30:00Z");
  const names = Array.from({ length: 24 * 20 }, (_, hour) => backupName(new Date(begin + hour * 3_600_000)));
  const dropped = new Set(namesToDrop([...names, "notes.txt"]));
  const kept = names.filter((name) => !dropped.has(name));
  expect(kept).toHaveLength(24 + 6);
  expect(kept.slice(0, 7)).toEqual([
    ...["14", "15", "16", "17", "18", "19"].map((day) => `backup-2026-03-${day}T23-30-00Z.jsonl.gz`),
    "backup-2026-03-20T00-30-00Z.jsonl.gz",
  ]);
  expect(newestBackup(kept)).toEqual(new Date("2026-03-20T23:30:00Z"));
  expect(dropped.has("notes.txt")).toBe(false);
});
