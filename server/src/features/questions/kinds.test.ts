import type { Figure } from "@prepfeed/contract/figures/figure";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { rightAnswerText } from "../../rules/question-identity.ts";
import { forgetUnusedStimuli } from "./questions.service.ts";

const app = testApp();
let author: Person;
beforeAll(async () => {
  author = await app.person("author");
});

const answer = (person: Person, questionId: string, selectedOption: string) =>
  app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption });
let others = 0;
const somebody = () => app.person(`somebody${++others}`);
const publish = (question: Record<string, unknown>, post: Record<string, unknown> = {}) =>
  createPost(app, author, questionPost(post, question));
const refused = async (question: Record<string, unknown>) =>
  (await app.as(author).post("/social/posts", questionPost({}, question))).body.message;

const NUMBER = { kind: "NUMERICAL", optionA: null, optionB: null, optionC: null, optionD: null };
const BARS: Figure = {
  type: "bar",
  categories: ["2023", "2024"],
  series: [{ name: "Sales", values: [40, 55] }],
} as Figure;

test("one of five options", async () => {
  const post = await publish({ optionE: "None of these", correctAnswer: "e" });
  expect(post.questions[0]).toMatchObject({ kind: "SINGLE", optionE: "None of these", correctAnswer: "E" });
  const asha = await app.person("asha5");
  expect((await answer(asha, post.questions[0].id, "E")).body).toMatchObject({
    isCorrect: true,
    pointsEarned: 1,
  });

  const four = await publish({});
  expect(four.questions[0]).not.toHaveProperty("optionE");
  expect(await answer(asha, four.questions[0].id, "E")).toMatchObject({
    status: 400,
    body: { message: "Choose one of the options" },
  });
  expect(await refused({ correctAnswer: "E" })).toBe("The correct answer must be A, B, C or D");
  expect(await refused({ optionE: "20 M" })).toBe("The four options must differ");
});

test("one or more options, right only as a whole", async () => {
  const post = await publish({ kind: "MULTIPLE", correctAnswer: "C, a" });
  const [question] = post.questions;
  expect(question).toMatchObject({ kind: "MULTIPLE", correctAnswer: "AC" });
  const [whole, part] = [await app.person("whole"), await app.person("part")];
  expect((await answer(whole, question.id, "CA")).body).toMatchObject({
    selectedOption: "AC",
    isCorrect: true,
    pointsEarned: 1,
  });
  expect((await answer(part, question.id, "A")).body).toMatchObject({
    isCorrect: false,
    correctAnswer: "AC",
    pointsEarned: 0,
  });
  for (const wrong of ["", "AA", "AE", "3"])
    expect((await answer(await somebody(), question.id, wrong)).status).toBe(400);
  expect(await refused({ kind: "MULTIPLE", correctAnswer: "" })).toMatch("one or more letters");
  expect(await refused({ kind: "MULTIPLE", correctAnswer: "AE" })).toBe(
    "The correct answer must be one of the options",
  );
});

test("a number, compared as a decimal within its tolerance", async () => {
  const post = await publish({ ...NUMBER, correctAnswer: "+09.810", tolerance: "0.02" });
  const [question] = post.questions;
  expect(question).toMatchObject({ optionA: null, optionD: null, correctAnswer: "9.81", tolerance: "0.02" });
  for (const [given, isCorrect] of [
    ["9.83", true],
    ["+9.79", true],
    ["9.8301", false],
    ["−9.81", false],
  ] as const)
    expect((await answer(await somebody(), question.id, given)).body).toMatchObject({ isCorrect });
  for (const wrong of ["A", "1e3", "1/2", "1,000", "9.81 m", "1".repeat(21)])
    expect((await answer(await somebody(), question.id, wrong)).status).toBe(400);
  expect(await refused({ ...NUMBER, correctAnswer: "ten" })).toMatch("must be a number");
  expect(await refused({ ...NUMBER, correctAnswer: "1", tolerance: "-1" })).toMatch("from 0 upwards");
});

test("an unknown kind is refused, and older clients may send none", async () => {
  expect(await refused({ kind: "ESSAY" })).toBe("Kind must be one of SINGLE, MULTIPLE, NUMERICAL");
  expect((await publish({})).questions[0]).toMatchObject({ kind: "SINGLE", optionD: "4 m" });
});

test("a set shares its stimulus, and each of its questions is answered separately", async () => {
  const questions = [
    newQuestion(),
    newQuestion({ figure: BARS }),
    newQuestion({ ...NUMBER, correctAnswer: "55" }),
  ];
  const body = { ...questionPost(), questions, stimulus: { text: "Sales of two years.", figure: BARS } };
  const post = await createPost(app, author, body);
  const [first, second, third] = post.questions;
  expect(first.stimulus).toMatchObject({ text: "Sales of two years.", figure: BARS });
  expect(second).toMatchObject({ stimulus: first.stimulus, figure: BARS });
  expect(third.stimulus).toEqual(first.stimulus);

  const asha = await app.person("sets");
  expect((await answer(asha, third.id, "55.0")).body).toMatchObject({ isCorrect: true });
  const seen = (await app.as(asha).get(`/social/posts/${post.id}`)).body.questions;
  expect(seen.map(({ myAnswer }: { myAnswer: unknown }) => myAnswer !== null)).toEqual([false, false, true]);
  const [response] = (await app.as(asha).get(`/mcq/responses/${asha.id}`)).body.content;
  expect(response).toMatchObject({
    kind: "NUMERICAL",
    options: [],
    selectedOption: "55",
    stimulus: first.stimulus,
  });

  const change = (stimulus: object) => app.as(author).put(`/social/posts/${post.id}`, { ...body, stimulus });
  expect((await change({ text: "Sales of three years." })).body.questions).toMatchObject(
    Array(3).fill({ version: 2, stimulus: { text: "Sales of three years." } }),
  );
  const answered = (await app.as(asha).get(`/social/posts/${post.id}`)).body.questions[2];
  expect(answered).toMatchObject({ isEarlierVersion: true, stimulus: { text: "Sales of two years." } });
});

test("a passage needs two to six questions", async () => {
  const post = questionPost({ stimulus: { text: "A passage." } });
  expect((await app.as(author).post("/social/posts", post)).body.message).toBe(
    "A passage or figure is shared by 2 to 6 questions",
  );
});

test("another stimulus makes it another question", async () => {
  const asha = await app.person("context");
  const same = { questionText: "What is shown?", correctAnswer: "A" };
  const paid = async (question: object) => {
    const made = await publish({ ...same, ...question });
    return (await answer(asha, made.questions[0].id, "A")).body.pointsEarned;
  };
  expect(await paid({})).toBe(1);
  expect(await paid({ figure: BARS })).toBe(1);
  expect(await paid({ figure: { ...BARS, categories: ["2024", "2025"] } })).toBe(1);
  expect(await paid({ figure: BARS })).toBe(0);
  expect(await paid({})).toBe(0);
});

test("the right answer in words is the same here and in the database, in any order of the options", async () => {
  const options = ["Zinc", "äther", "𝒳", "copper", "Ｚ"];
  for (const letters of ["A", "E", "ACE", "BCDE"]) {
    const rows = await app.deps.db.query<{ text: string }>("select right_options($1, $2::text[]) as text", [
      letters,
      options,
    ]);
    expect(rows).toEqual([{ text: rightAnswerText(options, letters) }]);
  }
  expect(rightAnswerText(["b", "a", "c", "d"], "AB")).toBe(rightAnswerText(["a", "c", "b", "d"], "AC"));
  expect(rightAnswerText([], "9.81")).toBe("9.81");
});

test("an answer is marked again if the key changes while it is being stored", async () => {
  const { answerQuestion } = await import("./questions.service.ts");
  const body = questionPost({}, { ...NUMBER, correctAnswer: "1" });
  const post = await createPost(app, author, body);
  const [{ id }] = post.questions;
  const changed = { ...body, questions: [{ ...body.questions[0], correctAnswer: "2" }] };
  const { db } = app.deps;
  let reads = 0;
  const changing: typeof db = {
    ...db,
    async query(sql: string, values?: unknown[]) {
      const rows = await db.query(sql, values);
      if (sql.startsWith("select kind") && reads++ === 0)
        expect((await app.as(author).put(`/social/posts/${post.id}`, changed)).status).toBe(200);
      return rows as never;
    },
  };
  const asha = await app.person("late");
  const result = await answerQuestion({ ...app.deps, db: changing }, asha.id, id, {
    selectedOption: "2",
    timeSpent: 1,
  });
  expect(result).toMatchObject({ isCorrect: true, correctAnswer: "2" });
  expect(reads).toBe(2);
});

test("another learner's practice question reveals nothing, whatever is sent", async () => {
  const [asha, kabir] = [await app.person("practises"), await app.person("guesses")];
  const quiz = await app
    .as(asha)
    .post("/mcq/generate?subject=PHYSICS&examType=MOCK_TEST&difficultyLevel=EASY&count=1");
  const [{ id }] = quiz.body.questions;
  for (const given of ["A", "AB", "1.5"]) expect((await answer(kabir, id, given)).status).toBe(404);
  expect((await answer(asha, id, "AB")).status).toBe(400);
});

test("a stimulus without questions is deleted after a day", async () => {
  const { db } = app.deps;
  await db.query(
    "insert into stimuli (id, text, used_at) values (gen_random_uuid(), 'forgotten', now() - interval '2 days'), (gen_random_uuid(), 'new', now())",
  );
  await db.query("update stimuli set used_at = now() - interval '2 days' where text <> 'new'");
  await forgetUnusedStimuli(db);
  const left = await db.query<{ text: string }>("select text from stimuli order by text");
  expect(left.map(({ text }) => text)).toEqual(["Sales of three years.", "Sales of two years.", "new"]);
});

test("all stored totals equal their rows", () => expectConsistent(app));
