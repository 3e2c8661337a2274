import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { guardSecret } from "../../../test/leak-guard.ts";
import { type KeyRow, keysOf, permitKeys, save } from "../../../test/mock-tests.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
let meera: Person;
let testId: string;
let keys: KeyRow[];
let attemptId: string;

const sit = async (person: Person) => {
  const { body } = await app.as(person).post(`/mock-tests/${testId}/attempts`, {});
  return body.id as string;
};
const submit = async (person: Person, id: string) => {
  await app.as(person).post(`/mock-attempts/${id}/submit`);
  permitKeys(keys, person);
};
const of = (key: KeyRow | undefined, what: string) => `/mock-questions/${key?.id}/${what}`;

beforeAll(async () => {
  [asha, kabir, meera] = [await app.person("asha"), await app.person("kabir"), await app.person("meera")];
  const made = await app
    .as(asha)
    .post("/mock-tests", { title: "Units", subject: "PHYSICS", totalQuestions: 2, visibility: "public" });
  testId = made.body.id;
  keys = await keysOf(app, testId);
  attemptId = await sit(kabir);
  await save(app, kabir, attemptId, keys[0]?.id ?? "", { answer: keys[0]?.correct_answer });
});

test("nobody can like, bookmark or discuss a question before their attempt at its paper is over", async () => {
  const [one] = keys;
  for (const person of [kabir, meera, asha]) {
    expect((await app.as(person).post(of(one, "like"))).status).toBe(404);
    expect((await app.as(person).post(of(one, "bookmark"))).status).toBe(404);
    expect((await app.as(person).get(of(one, "comments"))).status).toBe(404);
    expect((await app.as(person).post(of(one, "comments"), { content: "It is A" })).status).toBe(404);
  }
});

test("afterwards it can be liked, bookmarked and discussed like any other", async () => {
  const [one, two] = keys;
  await submit(kabir, attemptId);
  expect((await app.as(kabir).post(of(one, "like"))).body).toEqual({ isLiked: true, likesCount: 1 });
  expect((await app.as(kabir).post(of(two, "bookmark"))).body).toEqual({ isBookmarked: true });
  expect((await app.as(kabir).post(of(one, "bookmark"))).body).toEqual({ isBookmarked: true });
  const written = await app.as(kabir).post(of(one, "comments"), { content: "Mind the units" });
  expect(written.status).toBe(201);

  await submit(meera, await sit(meera));
  const { body: page } = await app.as(meera).get(of(one, "comments"));
  expect(page).toMatchObject({ totalElements: 1, last: true, locked: false });
  expect(page.content[0]).toMatchObject({ content: "Mind the units", author: { username: kabir.username } });
  const like = await app.as(meera).post(`/social/comments/${written.body.id}/like`);
  expect(like.body).toEqual({ isLiked: true, likesCount: 1 });
  expect((await app.as(meera).post(of(one, "like"))).body.likesCount).toBe(2);
  expect((await app.as(meera).post(of(one, "like"))).body).toEqual({ isLiked: false, likesCount: 1 });
  const strange = await app.as(meera).delete(`/social/comments/${written.body.id}`);
  expect([strange.status, strange.body.message]).toEqual([403, messages.posts.notAuthor]);
  expect((await app.as(asha).post(`/social/comments/${written.body.id}/like`)).status).toBe(404);

  const { body } = await app.as(kabir).get(`/mock-attempts/${attemptId}/result`);
  expect(body.questions[0]).toMatchObject({
    likesCount: 1,
    commentsCount: 1,
    isLiked: true,
    isBookmarked: true,
  });
  const kept = await app.as(kabir).get("/mock-questions/bookmarks");
  expect(kept.body).toMatchObject({ totalElements: 2, held: 0, last: true });
  expect(kept.body.content[0]).toMatchObject({
    id: one?.id,
    title: "Units",
    attemptId,
    answer: one?.correct_answer,
    correctAnswer: one?.correct_answer,
    outcome: "right",
    isLiked: true,
  });
  await expectConsistent(app);
});

test("while the paper is being sat again, nothing reveals its keys", async () => {
  const [one] = keys;
  const before = await app.as(kabir).get(`/mcq/responses/${kabir.id}`);
  expect(before.body.content).toHaveLength(1);
  const again = await sit(kabir);
  for (const { explanation } of keys) guardSecret(explanation, "nobody");
  permitKeys(keys, meera);
  const result = await app.as(kabir).get(`/mock-attempts/${attemptId}/result`);
  expect([result.status, result.body.message]).toEqual([409, refusals.mockTests.satAgain]);
  for (const reply of [
    await app.as(kabir).get(of(one, "comments")),
    await app.as(kabir).post(of(one, "comments"), { content: "Now?" }),
    await app.as(kabir).post(of(one, "bookmark")),
  ])
    expect([reply.status, reply.body.message]).toEqual([409, refusals.questions.beingSat]);
  expect((await app.as(kabir).get("/mock-questions/bookmarks")).body).toMatchObject({ content: [], held: 2 });
  expect((await app.as(kabir).get(`/mcq/responses/${kabir.id}`)).body.content).toEqual([]);
  expect((await app.as(meera).get(of(one, "comments"))).status).toBe(200);
  await submit(kabir, again);
  expect((await app.as(kabir).get(`/mock-attempts/${attemptId}/result`)).status).toBe(200);
});

test("a person's likes, bookmarks and comments on questions of papers are exported, and deleted with the account", async () => {
  const exported = (await app.as(kabir).get("/auth/export")).body;
  expect(exported.questionLikes).toHaveLength(1);
  expect(exported.questionBookmarks).toHaveLength(2);
  expect(exported.comments[0]).toMatchObject({ postId: null, questionId: keys[0]?.id });
  await app.request("DELETE", "/auth/account", { person: kabir, body: { password: kabir.password } });
  await app.deps.deletionQueue.run();
  expect((await app.as(meera).get(of(keys[0], "comments"))).body.content).toEqual([]);
  await expectConsistent(app);
  await app.deps.db.script("update mock_test_questions set likes_count = 5, comments_count = 5");
  await expect(expectConsistent(app)).rejects.toThrow();
});
