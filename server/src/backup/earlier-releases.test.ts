import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { TestApp } from "../../test/test-app.ts";
import { engine, openTestDatabase } from "../../test/test-database.ts";
import { listApplied } from "../db/migrate.ts";
import { readBackup } from "./backup-file.ts";
import { restoreAll } from "./restore.service.ts";

/**
 * Written by servers of earlier versions, each after the migration that it is named after: three people, six
 * questions and their activity.
 */
const FOLDER = new URL("../../test/releases/", import.meta.url);

const all = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".gz"))
  .sort();
/**
 * The statements are the same on both engines, so one engine gets all of them and the other the longest and the
 * shortest upgrade.
 */
const releases = engine === "postgres" ? all : all.filter((_, i) => i === 0 || i === all.length - 1);

test.each(releases)("a database of %s is upgraded with all its content", async (name) => {
  const db = await openTestDatabase();
  await db.script("drop schema public cascade; create schema public");
  const app = new TestApp();
  onTestFinished(() => app.close());
  await restoreAll({ db, now: new Date() }, readBackup(fileURLToPath(new URL(name, FOLDER))));
  await app.open({ db });
  expect((await listApplied(db)).size).toBeGreaterThan(20);

  const body = { usernameOrEmail: "meera", password: "secret of meera" };
  const login = await app.visitor.post("/auth/login", body);
  expect(login).toMatchObject({ status: 200, body: { user: { bio: "I was here before." } } });
  const meera = app.as({ ...login.body.user, token: login.body.token });
  const feed = (await meera.get("/social/feed")).body.content;
  expect(feed).toHaveLength(6);
  for (const post of feed) {
    expect(post).toMatchObject({ likesCount: 1, commentsCount: 1 });
    expect(post.questions[0].myAnswer).toMatchObject({ selectedOption: "A" });
  }
});

test("a restore into newer tables than the backup's is refused and changes nothing", async () => {
  const db = await openTestDatabase();
  onTestFinished(() => db.close());
  const [oldest = ""] = all;
  const restoring = restoreAll({ db, now: new Date() }, readBackup(fileURLToPath(new URL(oldest, FOLDER))));
  await expect(restoring).rejects.toThrow("has tables of a newer Prepfeed than the backup (migration");
});
