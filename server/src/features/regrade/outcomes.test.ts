import type { CaseOutcome } from "@prepfeed/contract/questions/question-states";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { keysOf, permitKeys, result, save, start, submit } from "../../../test/mock-tests.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { decide } from "./regrade.service.ts";

/** Each outcome, by what it does to an answer in practice, an answer in a paper, a memory and the points. */

const app = testApp();
let author: Person;
beforeAll(async () => {
  author = await app.person("author");
});

async function decideAs(questionId: string, outcome: CaseOutcome, right: [string, ...string[]] | undefined) {
  const [id, { db }] = [crypto.randomUUID(), app.deps];
  await db.query(
    "insert into question_cases (id, question_id, exam_family, opened_by, author_until) values ($1, $2, '', 'OBJECTION', now())",
    [id, questionId],
  );
  const by = { reason: "As the book says.", by: author.id, as: "MODERATOR", takesPoints: false } as const;
  const question = { id: questionId, version: 1 };
  await db.transaction((tx) => decide(tx, { id, question }, { outcome, right, ...by }, app.deps.now()));
  await app.deps.regrades.run();
}

/** The post's question in practice, answered and reviewed once. */
async function practise(questionId: string, answer: string): Promise<Person> {
  const person = await app.person("learner");
  await app.as(person).post(`/social/questions/${questionId}/answer`, { selectedOption: answer });
  await app.as(person).post("/mcq/review", { questionId, selectedOption: answer });
  return person;
}

async function sit(testId: string, copyId: string, answer: string) {
  const person = await app.person("sitter");
  const { body } = await start(app, testId, person);
  await save(app, person, body.id, copyId, { answer });
  await submit(app, body.id, person);
  return { person, attemptId: body.id as string };
}

async function practiceOf(person: Person, questionId: string) {
  const { body } = await app.as(person).get(`/social/questions/${questionId}/my-answer`);
  const [memory] = await app.deps.db.query<{ last_correct: boolean }>(
    "select last_correct from memories where user_id = $1",
    [person.id],
  );
  const [{ score } = { score: -1 }] = await app.deps.db.query<{ score: number }>(
    "select score from user_counters where user_id = $1",
    [person.id],
  );
  return [body.isCorrect, memory?.last_correct ?? null, score];
}

const OLD = "A";
const NEW = "B";
/** In practice: right, remembered as right (null without a memory) and the points; in the paper: the outcome. */
const GRID: [CaseOutcome, [string, ...string[]] | undefined, Record<typeof OLD | typeof NEW, unknown[]>][] = [
  ["KEPT", undefined, { A: [true, true, 1, "right"], B: [false, false, 0, "wrong"] }],
  ["CORRECTED", [NEW], { A: [false, false, 1, "wrong"], B: [true, true, 1, "right"] }],
  ["CORRECTED", [NEW, OLD], { A: [true, true, 1, "right"], B: [true, true, 1, "right"] }],
  ["SEVERAL_RIGHT", [OLD, NEW], { A: [true, true, 1, "right"], B: [true, true, 1, "right"] }],
  ["DROPPED", undefined, { A: [true, null, 1, "dropped"], B: [false, null, 0, "dropped"] }],
  ["WITHDRAWN", undefined, { A: [true, null, 1, "dropped"], B: [false, null, 0, "dropped"] }],
];

test.each(GRID)("%s %j marks practice, memory, points and papers", async (outcome, right, expected) => {
  const question = { questionText: `What is ${crypto.randomUUID()}?` };
  const { questions } = await createPost(app, author, questionPost({}, question));
  const questionId: string = questions[0].id;
  const { body: paper } = await app
    .as(author)
    .post("/mock-tests", { title: "Mine", visibility: "public", duration: 10, questionIds: [questionId] });
  const keys = await keysOf(app, paper.id);
  const tries: { answer: typeof OLD | typeof NEW; learner: Person; person: Person; attemptId: string }[] = [];
  for (const answer of [OLD, NEW] as const) {
    const learner = await practise(questionId, answer);
    const sitting = await sit(paper.id, keys[0]?.id ?? "", answer);
    permitKeys(keys, sitting.person);
    await app.deps.rollup.run();
    const was = answer === OLD;
    expect(await practiceOf(learner, questionId), `${answer} before`).toEqual([was, was, Number(was)]);
    tries.push({ answer, learner, ...sitting });
  }
  await decideAs(questionId, outcome, right);
  await app.deps.rollup.run();
  for (const { answer, learner, person, attemptId } of tries) {
    const { body } = await result(app, attemptId, person);
    const seen = [...(await practiceOf(learner, questionId)), body.questions[0].outcome];
    expect(seen, answer).toEqual(expected[answer]);
  }
  await expectConsistent(app);
});
