import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let author: Person;
beforeAll(async () => {
  author = await app.person("author");
});

const answer = (person: Person, questionId: string, selectedOption: unknown = "A", rest = {}) =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption, ...rest });
const profileOf = async (person: Person) => (await app.as(person).get("/auth/profile")).body;
const postOf = async (id: string, person?: Person) => (await app.as(person).get(`/social/posts/${id}`)).body;

test("a right answer earns a point and shows the explanation", async () => {
  const asha = await app.person("asha");
  const body = questionPost();
  const post = await createPost(app, author, body);
  const [question] = post.questions;
  expect((await postOf(post.id, asha)).questions[0]).not.toHaveProperty("correctAnswer");

  const reply = await answer(asha, question.id, "a", { timeSpent: 42.5 });
  expect(reply).toMatchObject({
    status: 200,
    body: {
      questionId: question.id,
      selectedOption: "A",
      isCorrect: true,
      correctAnswer: "A",
      explanation: body.questions[0]?.explanation,
      pointsEarned: 1,
      timeSpent: 42.5,
      alreadyAnswered: false,
    },
  });
  expect(await profileOf(asha)).toMatchObject({ totalQuestions: 1, accuracy: 100 });
  const seen = await postOf(post.id, asha);
  expect(seen).toMatchObject({
    totalAttempts: 1,
    questions: [{ correctAnswer: "A", myAnswer: { isCorrect: true, selectedOption: "A" } }],
  });
  expect((await app.as(asha).get(`/social/questions/${question.id}/my-answer`)).body).toMatchObject({
    hasAnswered: true,
    isCorrect: true,
  });
});

test("a wrong answer earns nothing and shows the key", async () => {
  const asha = await app.person("asha");
  const post = await createPost(app, author);
  const { body } = await answer(asha, post.questions[0].id, "C");
  expect(body).toMatchObject({ isCorrect: false, correctAnswer: "A", pointsEarned: 0, timeSpent: null });
  expect(await profileOf(asha)).toMatchObject({ totalQuestions: 1, accuracy: 0 });
});

test("the first answer counts, through both endpoints", async () => {
  const asha = await app.person("asha");
  const post = await createPost(app, author);
  const questionId = post.questions[0].id;
  const first = await answer(asha, questionId, "B");
  const again = await answer(asha, questionId, "A");
  expect(again.body).toEqual({ ...first.body, alreadyAnswered: true });
  const submitted = await app
    .as(asha)
    .post(`/social/questions/submit?userId=${asha.id}&questionId=${questionId}&selectedOption=a`);
  expect(submitted.body).toEqual(again.body);
  expect(await profileOf(asha)).toMatchObject({ totalQuestions: 1, accuracy: 0 });
});

test("100 simultaneous answers are one answer and one point", async () => {
  const asha = await app.person("asha");
  const post = await createPost(app, author);
  const replies = await Promise.all(Array.from({ length: 100 }, () => answer(asha, post.questions[0].id)));
  expect(replies.every(({ status, body }) => status === 200 && body.isCorrect)).toBe(true);
  expect(replies.filter(({ body }) => !body.alreadyAnswered)).toHaveLength(1);
  expect(await profileOf(asha)).toMatchObject({ totalQuestions: 1 });
  await app.deps.rollup.run();
  const [row] = await app.deps.db.query(
    "select score, total_questions, correct_answers from user_counters where user_id = $1",
    [asha.id],
  );
  expect(row).toEqual({ score: 1, total_questions: 1, correct_answers: 1 });
  expect((await postOf(post.id)).totalAttempts).toBe(1);
});

test("attempts are exact before and after answers are added to the statistics", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, i) => app.person(`p${i}`)));
  const post = await createPost(app, author);
  await Promise.all(people.map((person, i) => answer(person, post.questions[0].id, i % 2 ? "A" : "B")));
  expect((await postOf(post.id)).totalAttempts).toBe(8);
  await Promise.all([app.deps.rollup.run(), app.deps.rollup.run()]);
  expect((await postOf(post.id)).totalAttempts).toBe(8);
  const [row] = await app.deps.db.query(
    `select attempts_count, correct_count, (select count(*)::int from answer_deltas where question_id = q.id) as left
     from questions q where id = $1`,
    [post.questions[0].id],
  );
  expect(row).toEqual({ attempts_count: 8, correct_count: 4, left: 0 });
});

test("an author's answer to their own question earns nothing and counts nowhere", async () => {
  const writer = await app.person("writer");
  const post = await createPost(app, writer);
  expect(post.questions[0]).toMatchObject({ correctAnswer: "A" });
  const { body } = await answer(writer, post.questions[0].id, "A");
  expect(body).toMatchObject({ isCorrect: true, pointsEarned: 0 });
  expect(await profileOf(writer)).toMatchObject({ totalQuestions: 0 });
  expect((await postOf(post.id)).totalAttempts).toBe(0);
});

test("an answer updates the learner model: skill, topic and the question's difficulty", async () => {
  const asha = await app.person("asha");
  const post = await createPost(app, author);
  await answer(asha, post.questions[0].id, "A");
  await app.deps.rollup.run();
  const [row] = await app.deps.db.query<{ skill: number; offset: number; estimate: number }>(
    `select s.skill, t."offset", q.estimate from subject_skills s, topic_skills t, questions q
     where s.user_id = $1 and t.user_id = $1 and q.id = $2`,
    [asha.id, post.questions[0].id],
  );
  expect(row?.skill).toBeCloseTo(0.3375);
  expect(row?.offset).toBeCloseTo(0.3375);
  expect(row?.estimate).toBeCloseTo(-0.3375);
});

test.each([
  ["E", 400],
  ["", 400],
  [null, 400],
  [1, 400],
])("option %j is refused", async (option, status) => {
  const asha = await app.person("asha");
  const post = await createPost(app, author);
  expect((await answer(asha, post.questions[0].id, option)).status).toBe(status);
});

test("a submission without a required field is refused with its name", async () => {
  const asha = await app.person("asha");
  const reply = await app.as(asha).post("/social/questions/submit");
  expect(reply).toMatchObject({
    status: 400,
    body: { message: "User ID, question ID and selected option are required" },
  });
});

test("an impossible time is ignored, not refused", async () => {
  const asha = await app.person("asha");
  const post = await createPost(app, author);
  expect((await answer(asha, post.questions[0].id, "A", { timeSpent: -5 })).body.timeSpent).toBeNull();
});

test("each question of a post is answered separately", async () => {
  const asha = await app.person("asha");
  const post = await createPost(
    app,
    author,
    questionPost({
      questions: [newQuestion(), newQuestion({ questionText: "And in 3 s?", correctAnswer: "B" })],
    }),
  );
  await answer(asha, post.questions[1].id, "B");
  const { questions } = await postOf(post.id, asha);
  expect(questions[0]).toMatchObject({ myAnswer: null });
  expect(questions[0]).not.toHaveProperty("explanation");
  expect(questions[1]).toMatchObject({ myAnswer: { isCorrect: true }, correctAnswer: "B" });
});

test("afterwards every sum equals its rows", () => expectConsistent(app));
