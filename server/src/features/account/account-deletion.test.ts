import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { eventually } from "../../../test/eventually.ts";
import { PASSWORD } from "../../../test/password.ts";
import { createPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import type { Ai } from "../../ai/ai.ts";
import { configuredAi } from "../../ai/configured-ai.ts";
import { ProviderError } from "../../ai/provider/provider-error.ts";

const app = testApp();
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

const deleteAccount = (person: Person, body: Record<string, unknown> = {}) =>
  app.as(person).delete("/auth/account", { password: person.password, ...body });

/** Words of Asha's profile and private texts that nobody else writes. */
const FULL_NAME = "Asha Unmistakable";
const BIO = "Climbs every hill of Ooty";
const QUESTION = "Why does my kettle in Ooty whistle";

/** Asha and Kabir have used every feature that counts something on each other's content. */
async function neighbours() {
  const [asha, kabir, meera] = [
    await app.person("asha", { fullName: FULL_NAME, bio: BIO }),
    await app.person("kabir"),
    await app.person("meera"),
  ];
  const [ashas, kabirs] = [await createPost(app, asha), await createPost(app, kabir)];
  for (const [person, post] of [
    [asha, kabirs],
    [kabir, ashas],
    [meera, ashas],
    [meera, kabirs],
  ] as const) {
    await app.as(person).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
    for (const act of ["like", "bookmark", "share", "view"]) {
      await app.as(person).post(`/social/posts/${post.id}/${act}`);
    }
    const comment = await app
      .as(person)
      .post(`/social/posts/${post.id}/comments`, { content: "Mind the units" });
    for (const reader of [asha, kabir, meera]) {
      await app.as(reader).post(`/social/comments/${comment.body.id}/like`);
    }
  }
  for (const [from, to] of [
    [asha, kabir],
    [kabir, asha],
    [meera, asha],
    [asha, meera],
  ] as const) {
    await app.as(from).post(`/social/users/${to.id}/follow`);
  }
  const nima = await app.person("nima");
  await app.as(asha).post(`/social/users/${nima.id}/block`);
  await app.as(nima).post(`/social/users/${asha.id}/block`);
  await app.as(asha).post(`/social/users/${nima.id}/mute`, {});
  await app.as(nima).post(`/social/users/${asha.id}/mute`, {});
  await app.as(asha).post("/social/muted-texts", { kind: "WORD", text: "cricket" });
  await app.as(asha).post("/gemini/conversational-ai", { message: QUESTION });
  return { asha, kabir, meera, ashas, kabirs };
}

/** What remains of an account without posts; the two keys are `deleted:` and the id. */
const EMPTY_ACCOUNT = {
  "users.id": 1,
  "users.username_key": 1,
  "users.email_key": 1,
  "user_counters.user_id": 1,
};

/** Columns that contain the person's id, name, address or own words, and the number of rows. */
async function tracesOf({ id, username, email }: Person) {
  const tables = await app.deps.db.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text order by column_name) as columns
     from information_schema.columns join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1 order by 1`,
  );
  const found = [id, username, email, FULL_NAME, BIO, QUESTION].map((text) => `%${text}%`);
  const traces: Record<string, number> = {};
  for (const { name, columns } of tables) {
    const counts = columns.map(
      (column) => `count(*) filter (where "${column}"::text ilike any($1))::int as "${column}"`,
    );
    const [row = {}] = await app.deps.db.query<Record<string, number>>(
      `select ${counts.join(", ")} from "${name}"`,
      [found],
    );
    for (const [column, rows] of Object.entries(row)) if (rows) traces[`${name}.${column}`] = rows;
  }
  return traces;
}

test("keeps posts without a name, deletes everything else and leaves every count right", async () => {
  const { asha, kabir, ashas, kabirs } = await neighbours();
  await expectConsistent(app);
  expect(await tracesOf(asha)).toMatchObject({
    "users.username": 1,
    "users.email": 1,
    "users.full_name": 1,
    "users.bio": 1,
    "conversations.turns": 1,
  });
  expect(await deleteAccount(asha)).toMatchObject({ status: 204, body: undefined });
  await expectConsistent(app);

  expect(await tracesOf(asha)).toEqual({
    ...EMPTY_ACCOUNT,
    "posts.author_id": 1,
    "questions.author_id": 1,
    // Points that Kabir and Meera earned today from these posts.
    "author_points.author_id": 2,
  });
  const kept = (await app.as(kabir).get(`/social/posts/${ashas.id}`)).body;
  expect(kept.author).toMatchObject({ username: "Deleted user", fullName: "", profilePicture: null });
  expect(kept).toMatchObject({ likesCount: 2, commentsCount: 2, totalAttempts: 2 });
  const other = (await app.as(kabir).get(`/social/posts/${kabirs.id}`)).body;
  expect(other).toMatchObject({
    likesCount: 1,
    commentsCount: 1,
    bookmarksCount: 1,
    sharesCount: 1,
    viewsCount: 1,
    totalAttempts: 1,
  });
  expect((await app.as(kabir).get("/auth/profile")).body).toMatchObject({
    followersCount: 0,
    followingCount: 0,
    totalQuestions: 1,
  });
});

test("deletes the posts too when asked; other people keep their answers to them", async () => {
  const { asha, kabir, ashas } = await neighbours();
  expect((await deleteAccount(asha, { posts: "DELETE" })).status).toBe(204);
  await expectConsistent(app);
  expect(await tracesOf(asha)).toEqual({});
  expect((await app.as(kabir).get(`/social/posts/${ashas.id}`)).status).toBe(404);
  expect((await app.as(kabir).get("/auth/profile")).body.totalQuestions).toBe(1);
});

test.each(["KEEP", "DELETE"])(
  "after %s nobody can find or log in to the account, and the username is free",
  async (posts) => {
    const asha = await app.person("asha");
    const [row] = await app.deps.db.query<{ key: string }>(
      "select username_key as key from users where id = $1",
      [asha.id],
    );
    await deleteAccount(asha, { posts });
    expect((await app.visitor.get(`/social/users/${asha.id}`)).status).toBe(404);
    const found = (await app.visitor.get(`/social/users/search?query=${asha.username}`)).body.content;
    expect(found.map(({ id }: Person) => id)).not.toContain(asha.id);
    expect((await app.as(asha).get("/auth/profile")).status).toBe(401);
    for (const usernameOrEmail of [asha.username, asha.email, `deleted:${asha.id}`, "Deleted user"]) {
      const reply = await app.visitor.post("/auth/login", { usernameOrEmail, password: asha.password });
      expect(reply.status, usernameOrEmail).toBe(401);
    }
    const again = await app.visitor.post("/auth/register", {
      username: asha.username,
      email: `${row?.key}@example.org`,
      password: PASSWORD,
    });
    expect(again.status).toBe(201);
  },
);

test("a wrong password is refused and nothing is deleted", async () => {
  const asha = await app.person("asha");
  const message = "Your password is not correct";
  for (const password of ["wrong", "", undefined]) {
    expect(await deleteAccount(asha, { password })).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: "password", message }] },
    });
  }
  expect((await app.as(asha).get("/auth/profile")).status).toBe(200);
});

test("the profile picture is deleted with the account", async () => {
  const asha = await app.person("asha");
  const { body } = await app.as(asha).put("/auth/avatar", PNG, { "content-type": "image/png" });
  const file = join(app.pictureFolder, basename(body.profilePicture));
  expect(existsSync(file)).toBe(true);
  await deleteAccount(asha);
  await app.deps.background.drained();
  expect(existsSync(file)).toBe(false);
});

test("likes of a deleted author's posts and follows send no notifications", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const post = await createPost(app, asha);
  await deleteAccount(asha);
  expect((await app.as(kabir).post(`/social/posts/${post.id}/like`)).status).toBe(200);
  expect((await app.as(kabir).post(`/social/users/${asha.id}/follow`)).status).toBe(404);
  expect(await tracesOf(asha)).not.toHaveProperty("notifications.user_id");
});

test("accounts deleted while they and others are active leave every count right", async () => {
  const { asha, kabir, meera, ashas, kabirs } = await neighbours();
  const extra = await createPost(app, meera);
  let isOver = false;
  const statuses = new Set<number>();
  const keepDoing = async (person: Person, path: string, body?: unknown) => {
    while (!isOver) statuses.add((await app.as(person).post(path, body)).status);
  };
  const busy = [
    keepDoing(meera, `/social/posts/${ashas.id}/like`),
    keepDoing(meera, `/social/users/${kabir.id}/follow`),
    keepDoing(meera, `/social/posts/${kabirs.id}/bookmark`),
    keepDoing(asha, `/social/posts/${extra.id}/like`),
    keepDoing(kabir, `/social/questions/${extra.questions[0].id}/answer`, { selectedOption: "A" }),
  ];
  await eventually(() => statuses.has(200));
  const replies = await Promise.all([deleteAccount(asha), deleteAccount(kabir, { posts: "DELETE" })]);
  await eventually(() => statuses.has(401) && statuses.has(404));
  isOver = true;
  await Promise.all(busy);
  expect(replies.map(({ status }) => status)).toEqual([204, 204]);
  expect([...statuses].toSorted()).toEqual([200, 401, 404]);
  // On a busy machine the replies come before the last rows are gone.
  await app.deps.deletionQueue.run();
  expect(await tracesOf(asha)).not.toHaveProperty("likes.user_id");
  await expectConsistent(app);
});

describe("requests still running when the account is deleted leave nothing behind", () => {
  test.each([
    ["a talk", "/gemini/conversational-ai", { message: "What is inertia?" }],
    ["a study plan", "/gemini/generate-study-plan", { subject: "PHYSICS", examType: "NEET", duration: 7 }],
    ["a quiz", "/mcq/generate?subject=PHYSICS&examType=NEET&difficultyLevel=EASY&count=2", undefined],
  ])("%s delayed by a slow provider", async (_, path, body) => {
    const asha = await app.person("asha");
    app.deps.ai = configuredAi(
      { gemini: { apiKey: "-", baseUrl: "http://localhost:9" }, verify: false, dailyLimit: 100 },
      { db: app.deps.db, log: app.deps.log, now: app.deps.now },
    ) as Ai;
    app.deps.ai.provider.ask = async () => {
      expect((await deleteAccount(asha)).status).toBe(204);
      throw new ProviderError("timeout");
    };
    await app.as(asha).post(path, body);
    app.deps.ai = undefined;
    expect(await tracesOf(asha)).toEqual(EMPTY_ACCOUNT);
  });

  test("a profile change", async () => {
    const asha = await app.person("asha");
    let isOver = false;
    const statuses = new Set<number>();
    const keepChanging = async () => {
      while (!isOver) {
        const change = { bio: "Still here", fullName: "Asha", email: asha.email };
        statuses.add((await app.as(asha).put("/auth/profile", change)).status);
      }
    };
    const busy = [1, 2, 3, 4].map(keepChanging);
    await deleteAccount(asha);
    isOver = true;
    await Promise.all(busy);
    expect([200, 401, 404]).toEqual(expect.arrayContaining([...statuses]));
    expect(
      await app.deps.db.query("select bio, full_name, email from users where id = $1", [asha.id]),
    ).toEqual([{ bio: "", full_name: "", email: "" }]);
  });

  test("a new picture", async () => {
    const asha = await app.person("asha");
    const { keep } = app.deps.pictures;
    vi.spyOn(app.deps.pictures, "keep").mockImplementationOnce(async (picture) => {
      await deleteAccount(asha);
      return keep(picture);
    });
    const before = readdirSync(app.pictureFolder);
    const reply = await app.as(asha).put("/auth/avatar", PNG, { "content-type": "image/png" });
    expect(reply.status).toBe(404);
    await app.deps.background.drained();
    expect(readdirSync(app.pictureFolder)).toEqual(before);
    expect(await app.deps.db.query("select profile_picture from users where id = $1", [asha.id])).toEqual([
      { profile_picture: null },
    ]);
  });

  test("a login", async () => {
    const asha = await app.person("asha");
    const { matches } = app.deps.passwords;
    vi.spyOn(app.deps.passwords, "matches").mockImplementationOnce(async (hash, password) => {
      const isRight = await matches(hash, password);
      await deleteAccount(asha);
      return isRight;
    });
    const { username: usernameOrEmail, password } = asha;
    expect((await app.visitor.post("/auth/login", { usernameOrEmail, password })).status).toBe(401);
    expect(await tracesOf(asha)).toEqual(EMPTY_ACCOUNT);
  });
});
