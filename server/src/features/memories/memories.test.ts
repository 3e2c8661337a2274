import { expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { verify } from "../verify/verify.service.ts";
import { fillMemories } from "./memories.service.ts";

const app = testApp();
const DAY = 86_400_000;
const dayIn = (days: number) => new Date(app.deps.now().getTime() + days * DAY).toISOString().slice(0, 10);

async function newQuestion(author: Person, questionText: string): Promise<string> {
  return (await createPost(app, author, questionPost({}, { questionText }))).questions[0].id;
}
const memoriesOf = async ({ id }: Person) => {
  await app.deps.rollup.run();
  return app.deps.db.query(
    `select question_id, subject, stability, due::text, last_day::text, last_correct, reps, lapses, misses, set_aside
     from memories where user_id = $1 order by question_id`,
    [id],
  );
};
const fill = () => fillMemories(app.deps.db, new AbortController().signal);

test("answers and reviews change the memory of a question; reviews count only towards the day", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const [known, missed] = [await newQuestion(ravi, "Known?"), await newQuestion(ravi, "Missed?")];
  await app.as(asha).post(`/social/questions/${known}/answer`, { selectedOption: "A", timeSpent: 20 });
  await app.as(asha).post(`/social/questions/${missed}/answer`, { selectedOption: "B" });
  expect(await memoriesOf(asha)).toEqual([
    expect.objectContaining({
      question_id: known,
      subject: "PHYSICS",
      stability: 8.2956,
      due: dayIn(8),
      misses: 0,
    }),
    expect.objectContaining({ question_id: missed, stability: 0.212, due: dayIn(1), misses: 1, lapses: 0 }),
  ]);
  const before = (await app.as(asha).get(`/mcq/progress/${asha.id}`)).body;

  app.pass(DAY);
  const review = await app
    .as(asha)
    .post("/mcq/review", { questionId: missed, selectedOption: "A", timeSpent: 30 });
  expect(review.body).toMatchObject({ isCorrect: true, setAside: false });
  const [, memory] = await memoriesOf(asha);
  expect(memory).toMatchObject({
    reps: 2,
    last_correct: true,
    last_day: dayIn(0),
    due: review.body.comesBack,
  });
  expect(review.body.comesBack > dayIn(0)).toBe(true);

  const after = (await app.as(asha).get(`/mcq/progress/${asha.id}`)).body;
  expect(after).toMatchObject({
    totalQuestions: before.totalQuestions,
    correctAnswers: before.correctAnswers,
    score: before.score,
    // The day of the answers missed its aim; on the day of the review everything due was done.
    currentStreak: 1,
  });
  expect(after.activeDays.at(-1)).toEqual({
    day: dayIn(0),
    totalQuestions: 0,
    correctAnswers: 0,
    reviews: 1,
  });
  await expectConsistent(app);
});

test("no question is due on the day of the exam or later", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const question = await newQuestion(ravi, "Before the exam?");
  await app.as(asha).put("/learning/goal", { examType: "NEET", subjects: ["PHYSICS"], examDate: dayIn(20) });
  await app.as(asha).post(`/social/questions/${question}/answer`, { selectedOption: "A", timeSpent: 10 });
  app.pass(8 * DAY);
  const token = (
    await app.visitor.post("/auth/login", { usernameOrEmail: asha.username, password: asha.password })
  ).body.token;
  const { body } = await app.as({ ...asha, token }).post("/mcq/review", {
    questionId: question,
    selectedOption: "A",
    timeSpent: 10,
  });
  expect(body.comesBack < dayIn(12)).toBe(true);
  expect(body.comesBack >= dayIn(5)).toBe(true);
});

test("earlier answers get their memories in the background, and damaged memories are found and repaired", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  for (const text of ["The first?", "The second?", "The third?"]) {
    const id = await newQuestion(ravi, text);
    await app.as(asha).post(`/social/questions/${id}/answer`, { selectedOption: "B" });
    await app.as(asha).post("/mcq/review", { questionId: id, selectedOption: "A" });
  }
  const made = await memoriesOf(asha);
  expect(made).toHaveLength(3);
  await app.deps.db.query("delete from memories where user_id = $1", [asha.id]);
  await app.deps.db.query("insert into memory_backlog (user_id) values ($1)", [asha.id]);
  await fill();
  expect(await memoriesOf(asha)).toEqual(made);

  await app.deps.db.query("update memories set reps = 7 where user_id = $1", [asha.id]);
  const fixed = await verify(app.deps.db, { fix: true, now: app.deps.now() });
  expect(fixed.findings.map(({ name }) => name)).toEqual(["memories.reps"]);
  expect(fixed.left).toEqual([]);
  await fill();
  expect(await memoriesOf(asha)).toEqual(made);
  expect(await app.deps.db.query("select 1 from memory_backlog")).toEqual([]);
  await expectConsistent(app);
});
