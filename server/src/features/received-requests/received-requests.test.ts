import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { forgetOldRequests } from "./received-requests.service.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

const keyed = (key: string) => ({ "idempotency-key": key });
const countOf = async (table: string, where: string, value: string) =>
  (
    await app.deps.db.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${where} = $1`,
      [value],
    )
  )[0]?.count;

describe("a request that is sent again with its key", () => {
  test("adds no second comment, also when both arrive together", async () => {
    const post = (await app.as(asha).post("/social/posts", { content: "How do you revise?" })).body;
    const key = randomUUID();
    const comment = () =>
      app.as(kabir).post(`/social/posts/${post.id}/comments`, { content: "With cards" }, keyed(key));
    const [first, second] = await Promise.all([comment(), comment()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((await comment()).body.id).toBe(first.body.id);
    expect(second.body.id).toBe(first.body.id);
    expect((await app.as(kabir).get(`/social/posts/${post.id}`)).body.commentsCount).toBe(1);
  });

  test("is refused if the comment that it made is deleted", async () => {
    const post = (await app.as(asha).post("/social/posts", { content: "And then?" })).body;
    const key = randomUUID();
    const comment = () =>
      app.as(kabir).post(`/social/posts/${post.id}/comments`, { content: "Nothing" }, keyed(key));
    const { body } = await comment();
    await app.as(kabir).delete(`/social/comments/${body.id}`);
    expect((await comment()).status).toBe(404);
  });

  test("publishes no second post", async () => {
    const key = randomUUID();
    const publish = () =>
      app.as(asha).post("/social/posts", questionPost({}, { questionText: "Which tide is it?" }), keyed(key));
    const first = await publish();
    const again = await publish();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(await countOf("questions", "question_text", "Which tide is it?")).toBe(1);
  });

  test("publishes no second batch, and returns all of the first", async () => {
    const key = randomUUID();
    const [one, two] = [questionPost({ title: "Drafted first" }), questionPost({ title: "Drafted second" })];
    const publish = () => app.as(asha).post("/social/posts/batch", { posts: [one, two] }, keyed(key));
    const first = await publish();
    const again = await publish();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.posts.map(({ title }: { title: string }) => title)).toEqual([one.title, two.title]);
    expect(again.body.posts).toMatchObject(first.body.posts.map(({ id }: { id: string }) => ({ id })));
    expect(await countOf("posts", "title", "Drafted second")).toBe(1);
  });

  test("does not take a like back", async () => {
    const post = await createPost(app, asha);
    const key = randomUUID();
    const like = (query = "") => app.as(kabir).post(`/social/posts/${post.id}/like${query}`, {}, keyed(key));
    expect((await like()).body).toEqual({ isLiked: true, likesCount: 1 });
    expect((await like()).body).toEqual({ isLiked: true, likesCount: 1 });
    // Taken back meanwhile on another device: the late repetition does not like it again.
    await app.as(kabir).post(`/social/posts/${post.id}/like`, {});
    expect((await like("?wanted=true")).body).toEqual({ isLiked: false, likesCount: 0 });
  });

  test("does not take the like of a comment back", async () => {
    const post = (await app.as(asha).post("/social/posts", { content: "Which book?" })).body;
    const { body } = await app.as(asha).post(`/social/posts/${post.id}/comments`, { content: "Any" });
    const key = randomUUID();
    const like = () => app.as(kabir).post(`/social/comments/${body.id}/like`, {}, keyed(key));
    expect((await like()).body).toEqual({ isLiked: true, likesCount: 1 });
    expect((await like()).body).toEqual({ isLiked: true, likesCount: 1 });
  });

  test("is no second review", async () => {
    const post = await createPost(app, asha);
    const questionId = post.questions[0]?.id ?? "";
    await app.as(kabir).post(`/social/questions/${questionId}/answer`, { selectedOption: "B" });
    const key = randomUUID();
    const review = () => app.as(kabir).post("/mcq/review", { questionId, selectedOption: "B" }, keyed(key));
    const first = await review();
    const again = await review();
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toMatchObject({
      isCorrect: first.body.isCorrect,
      correctAnswer: first.body.correctAnswer,
    });
    expect(await countOf("reviews", "question_id", questionId)).toBe(1);
  });

  test("counts for its sender only", async () => {
    const post = (await app.as(asha).post("/social/posts", { content: "Who says it?" })).body;
    const key = randomUUID();
    for (const person of [asha, kabir])
      await app.as(person).post(`/social/posts/${post.id}/comments`, { content: "I do" }, keyed(key));
    expect((await app.as(kabir).get(`/social/posts/${post.id}`)).body.commentsCount).toBe(2);
  });

  test("needs a key that is a UUID", async () => {
    const post = await createPost(app, asha);
    const like = (key: string) => app.as(kabir).post(`/social/posts/${post.id}/like`, {}, keyed(key));
    expect((await like("1")).status).toBe(400);
    expect((await like("x".repeat(5000))).status).toBe(400);
  });
});

test("a request for a like leaves a like as it is, and the same holds for bookmarks", async () => {
  const post = await createPost(app, asha);
  const ask = (what: string, wanted: boolean) =>
    app.as(kabir).post(`/social/posts/${post.id}/${what}?wanted=${wanted}`, {});
  for (let i = 0; i < 2; i++) {
    expect((await ask("like", true)).body).toEqual({ isLiked: true, likesCount: 1 });
    expect((await ask("bookmark", true)).body).toEqual({ isBookmarked: true, bookmarksCount: 1 });
  }
  for (let i = 0; i < 2; i++) {
    expect((await ask("like", false)).body).toEqual({ isLiked: false, likesCount: 0 });
    expect((await ask("bookmark", false)).body).toEqual({ isBookmarked: false, bookmarksCount: 0 });
  }
});

test("a new request deletes old received requests", async () => {
  const post = await createPost(app, asha);
  const like = (key: string) => app.as(kabir).post(`/social/posts/${post.id}/like`, {}, keyed(key));
  const old = randomUUID();
  await like(old);
  await app.deps.db.query(
    "update received_requests set received_at = now() - interval '31 days' where key = $1",
    [old],
  );
  await like(randomUUID());
  expect(await countOf("received_requests", "key", old)).toBe(0);
});

test("counters agree with their rows afterwards", () => expectConsistent(app));

test("keys of old requests are dropped after their time, also of learners who send nothing any more", async () => {
  const { db } = app.deps;
  const learners = [1, 2, 3].map((n) => `0000000${n}-0000-7000-8000-000000000000`);
  for (const learner of learners)
    for (const days of [31, 29])
      await db.query(
        "insert into received_requests (user_id, key, received_at) values ($1, $2, now() - $3 * interval '1 day')",
        [learner, randomUUID(), days],
      );
  const left = async () =>
    (
      await db.query<{ user_id: string }>(
        "select user_id from received_requests where user_id = any($1::uuid[]) order by user_id",
        [learners],
      )
    ).map(({ user_id }) => learners.indexOf(user_id));
  await forgetOldRequests(db, new Date(), learners[1]);
  expect(await left()).toEqual([0, 0, 1, 2]);
  await forgetOldRequests(db, new Date(), learners[0]);
  expect(await left()).toEqual([0, 1, 2]);
});
