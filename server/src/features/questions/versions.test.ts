import { Question } from "@prepfeed/contract/foundation/limits";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
let meera: Person;
beforeAll(async () => {
  asha = await app.person("asha");
  kabir = await app.person("kabir");
  meera = await app.person("meera");
});

/** A post of Asha's, and a function with which she changes its question. */
async function published(question: Record<string, unknown> = {}) {
  const body = questionPost({}, question);
  const post = await createPost(app, asha, body);
  const id: string = post.questions[0].id;
  const edit = (changes: object, around: object = {}) =>
    app.as(asha).put(`/social/posts/${post.id}`, {
      ...body,
      ...around,
      questions: [{ ...body.questions[0], ...changes }],
    });
  const answer = (person: Person, selectedOption: string, version?: number) =>
    app.as(person).post(`/social/questions/${id}/answer`, { selectedOption, timeSpent: 9, version });
  const versions = async (person: Person) =>
    (await app.as(person).get(`/social/questions/${id}/versions`)).body;
  const shown = async (person: Person) =>
    (await app.as(person).get(`/social/posts/${post.id}`)).body.questions[0];
  return { body, postId: post.id as string, id, edit, answer, versions, shown };
}

test("people who answered still see the version that they answered, and others get the new one", async () => {
  const { postId, edit, answer, shown } = await published();
  await answer(kabir, "A");
  expect((await edit({ optionA: "21 m", optionB: "20 m", correctAnswer: "B" })).status).toBe(200);
  expect(await shown(kabir)).toMatchObject({
    optionA: "20 m",
    correctAnswer: "A",
    isEarlierVersion: true,
    myAnswer: { isCorrect: true, selectedOption: "A", correctAnswer: "A" },
  });
  expect(await shown(kabir)).not.toHaveProperty("version");
  const open = await shown(meera);
  expect(open).toMatchObject({ optionA: "21 m", version: 2, myAnswer: null });
  expect(open).not.toHaveProperty("isEarlierVersion");
  expect((await answer(meera, "B")).body).toMatchObject({ isCorrect: true, pointsEarned: 1 });
  const feed = (await app.as(kabir).get("/social/feed?size=50")).body.content;
  expect(feed.find(({ id }: { id: string }) => id === postId).questions[0]).toMatchObject({
    optionA: "20 m",
  });
  await expectConsistent(app);
});

test("the history and the answer itself show the version that was answered", async () => {
  const { id, edit, answer } = await published({ questionText: "What was asked first, 1?" });
  await answer(kabir, "B");
  await edit({ questionText: "What is asked now, 1?", correctAnswer: "B", explanation: "Told later" });
  const history = (await app.as(kabir).get(`/mcq/responses/${kabir.id}`)).body.content;
  expect(history.find(({ questionId }: { questionId: string }) => questionId === id)).toMatchObject({
    questionText: "What was asked first, 1?",
    isCorrect: false,
    correctAnswer: "A",
  });
  expect((await app.as(kabir).get(`/social/questions/${id}/my-answer`)).body).toMatchObject({
    isCorrect: false,
    correctAnswer: "A",
  });
});

test("a changed question gives nobody a second point", async () => {
  const { edit, answer } = await published();
  expect((await answer(kabir, "A")).body).toMatchObject({ pointsEarned: 1 });
  await edit({ questionText: "Something else, 2?", correctAnswer: "C" });
  expect((await answer(kabir, "C")).body).toMatchObject({
    alreadyAnswered: true,
    selectedOption: "A",
    correctAnswer: "A",
  });
  await expectConsistent(app);
});

test("a learner who reads the keys of other versions earns nothing by a copy of them", async () => {
  const { body, edit, answer, versions } = await published();
  await answer(kabir, "A");
  const second = { questionText: "A text that somebody copies, 3?", correctAnswer: "C" };
  await edit(second);
  expect((await versions(kabir)).versions).toMatchObject([
    { version: 2, correctAnswer: "C", isAnswered: false },
    { version: 1, correctAnswer: "A", isAnswered: true },
  ]);
  const copy = await createPost(
    app,
    meera,
    questionPost({}, { ...body.questions[0], ...second, explanation: "" }),
  );
  const paid = await app
    .as(kabir)
    .post(`/social/questions/${copy.questions[0].id}/answer`, { selectedOption: "C" });
  expect(paid.body).toMatchObject({ isCorrect: true, pointsEarned: 0, unpaidReason: "KEY_SEEN" });
  await expectConsistent(app);
});

test("versions are listed newest first, without keys for those who have not answered", async () => {
  const { edit, versions } = await published({ optionC: "ten" });
  await edit({ optionC: "twelve" });
  const { versions: listed } = await versions(kabir);
  expect(listed).toMatchObject([
    { version: 2, change: "EDIT", optionC: "twelve", isAnswered: false },
    { version: 1, optionC: "ten", replacedAt: expect.any(String) },
  ]);
  for (const version of listed) {
    expect(version).not.toHaveProperty("correctAnswer");
    expect(version).not.toHaveProperty("explanation");
  }
  expect((await versions(asha)).versions[1]).toMatchObject({ correctAnswer: "A" });

  expect((await app.as(kabir).get(`/social/questions/${crypto.randomUUID()}/versions`)).status).toBe(404);
});

test("a new title, topic or level makes no version, a new explanation does", async () => {
  const { edit, versions } = await published();
  await edit({}, { title: "Another title", topic: "Gravitation", difficultyLevel: "HARD" });
  expect((await versions(asha)).versions).toHaveLength(1);
  await edit({ explanation: "Told better" });
  expect((await versions(asha)).versions).toMatchObject([
    { version: 2, change: "EXPLANATION", explanation: "Told better" },
    { version: 1 },
  ]);
});

test("an edit counts as a correction of spelling only if it is one", async () => {
  const { edit, versions } = await published({ questionText: "How far does a stone fal in free air?" });
  const refused = await edit(
    { questionText: "How high does a stone fly in free air?" },
    { spellingOnly: true },
  );
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining("spelling") } });
  expect(
    (await edit({ questionText: "How far does a stone fall in free air?" }, { spellingOnly: true })).status,
  ).toBe(200);
  expect(
    (
      await edit(
        { questionText: "How far does a stone fall in free air?", correctAnswer: "B" },
        { spellingOnly: true },
      )
    ).status,
  ).toBe(400);
  expect((await versions(asha)).versions).toMatchObject([{ version: 2, change: "SPELLING" }, { version: 1 }]);
});

test("an answer to a version that the learner did not read is refused", async () => {
  const { edit, answer, shown } = await published();
  await edit({ optionA: "22 m" });
  expect(await answer(kabir, "A", 1)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining("read it again") },
  });
  expect(await shown(kabir)).toMatchObject({ myAnswer: null });
  expect((await answer(kabir, "A", 2)).body).toMatchObject({ alreadyAnswered: false });
  await edit({ optionA: "23 m" });
  expect((await answer(kabir, "A", 2)).body).toMatchObject({ alreadyAnswered: true });
});

test("an answer or a review of an earlier version, given without a network, is refused when it arrives", async () => {
  const { id, edit, answer } = await published();
  await answer(kabir, "A");
  await edit({ questionText: "What is asked now, 7?" });
  const refusal = { status: 409, body: { message: expect.stringContaining("read it again") } };
  const quiz = (version: string) =>
    app
      .as(meera)
      .post(`/mcq/submit?${new URLSearchParams({ questionId: id, selectedOption: "A", version })}`);
  expect(await quiz("1")).toMatchObject(refusal);
  expect((await quiz("2")).status).toBe(200);

  const key = { "idempotency-key": crypto.randomUUID() };
  const review = (version: number) =>
    app.as(kabir).post("/mcq/review", { questionId: id, selectedOption: "A", version }, key);
  expect(await review(1)).toMatchObject(refusal);
  expect((await review(2)).status).toBe(200);
  // The first reply was lost, and then the question was changed.
  await edit({ questionText: "What is asked now, 8?" });
  expect((await review(2)).status).toBe(200);
});

test("a review asks the newest version, and its key is seen from then on", async () => {
  const { id, edit, answer } = await published();
  await answer(kabir, "B");
  await edit({ questionText: "Asked anew, 4?", correctAnswer: "D" });
  const review = await app.as(kabir).post("/mcq/review", { questionId: id, selectedOption: "D" });
  expect(review.body).toMatchObject({ isCorrect: true, correctAnswer: "D" });
  const rows = await app.deps.db.query(
    `select r.version, s.source from reviews r join questions q on q.id = r.question_id
       join seen_keys s on s.user_id = r.user_id and s.fingerprint = q.fingerprint where r.question_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ version: 2, source: "draft" }]);
  await expectConsistent(app);
});

test("authors who answered their own question see its newest text", async () => {
  const { edit, answer, shown } = await published();
  await answer(asha, "A");
  await edit({ optionB: "42 m" });
  expect(await shown(asha)).toMatchObject({
    optionB: "42 m",
    version: 2,
    myAnswer: null,
    correctAnswer: "A",
  });
});

test("a question that is being sat shows the key of none of its versions", async () => {
  const { id, edit, answer, versions, shown } = await published();
  await answer(kabir, "A");
  await app.as(kabir).post(`/social/posts/${(await postOf(id)).post_id}/bookmark`);
  await edit({ optionA: "25 m", questionText: "Sat by somebody, 5?" });
  const test = await app.as(kabir).post("/mock-tests", {
    title: "Own paper",
    from: "bookmarks",
    questionIds: [id],
    totalQuestions: 1,
    duration: 30,
    visibility: "private",
  });
  const attempt = await app.as(kabir).post(`/mock-tests/${test.body.id}/attempts`, {});
  expect([test.status, attempt.status]).toEqual([201, 201]);
  for (const version of (await versions(kabir)).versions) {
    expect(version).not.toHaveProperty("correctAnswer");
    expect(version.isAnswered).toBe(false);
  }
  expect(await shown(kabir)).toMatchObject({ myAnswer: null, optionA: "25 m" });
});

const postOf = async (id: string) =>
  (await app.deps.db.query<{ post_id: string }>("select post_id from questions where id = $1", [id]))[0] as {
    post_id: string;
  };

test("a question has a maximum of versions, after which edits are refused", async () => {
  const { id, edit } = await published();
  await app.deps.db.query("update questions set version = $2 where id = $1", [id, Question.maxVersions]);
  expect((await edit({ optionB: "43 m" })).status).toBe(409);
});
