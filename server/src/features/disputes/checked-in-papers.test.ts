import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { permitKey, permitSecret } from "../../../test/leak-guard.ts";
import { questionsOf, start, submit } from "../../../test/mock-tests.ts";
import { decideQuestion } from "../../../test/moderation/decide-question.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { raiseAlarm } from "../../../test/raise-alarm.ts";
import { giveRole } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { composePaper } from "../mock-tests/compose-paper.service.ts";
import { readyPapers } from "../mock-tests/ready-papers.ts";

const MIGRATION = new URL("../../db/migrations/0053_same_writer_and_copies.sql", import.meta.url);

const app = testApp();
let author: Person;
let asha: Person;
let kabir: Person;
let moderator: Person;
beforeAll(async () => {
  [author, asha, kabir] = [await app.person("author"), await app.person("asha"), await app.person("kabir")];
  moderator = await app.person("moderator");
  await giveRole(app, moderator, "MODERATOR");
});

const make = (person: Person, body: object) =>
  app.as(person).post("/mock-tests", { title: "Of posts", duration: 10, visibility: "public", ...body });

test("a question that is being checked is in no new paper until it is decided, nor are its copies", async () => {
  const question = newQuestion();
  const post = await createPost(app, author, questionPost({ examType: "NEET", questions: [question] }));
  const questionId: string = post.questions[0].id;
  await app.as(asha).post(`/social/posts/${post.id}/bookmark`);
  const ofBookmarks = () => make(asha, { from: "bookmarks", totalQuestions: 1 });
  const picked = () => make(author, { questionIds: [questionId] });
  const offered = async () =>
    (await app.as(author).get("/mock-tests/own-questions?from=posts")).body.totalElements;

  // Kabir bookmarks a copy, and makes a paper of it, which holds a copy of the copy.
  const { body: first } = await ofBookmarks();
  const { body: attempt } = await start(app, first.id, kabir);
  permitSecret(question.explanation, kabir.id);
  const [copy] = questionsOf(attempt);
  permitKey(copy?.id ?? "", kabir.id);
  await submit(app, attempt.id, kabir);
  await app.as(kabir).post(`/mock-questions/${copy?.id}/bookmark`);
  const ofCopies = () => make(kabir, { from: "bookmarks", totalQuestions: 1 });
  const { body: second } = await ofCopies();
  expect(
    await app.deps.db.query("select source_id, source_version from mock_test_questions where test_id = $1", [
      second.id,
    ]),
  ).toEqual([{ source_id: questionId, source_version: 1 }]);

  const caseId = await raiseAlarm(app, questionId, moderator);
  for (const refused of [await ofBookmarks(), await picked(), await ofCopies()])
    expect(refused.status).toBe(400);
  expect(await offered()).toBe(0);
  await decideQuestion(app, moderator, caseId, { outcome: "KEPT" });
  for (const made of [await ofBookmarks(), await picked(), await ofCopies()]) expect(made.status).toBe(201);
  expect(await offered()).toBe(1);
});

test("a copy of a copy that an earlier release made follows a correction of the original", async () => {
  const [reader, sitter] = [await app.person("reader"), await app.person("sitter")];
  const question = newQuestion();
  const post = await createPost(app, author, questionPost({ examType: "NEET", questions: [question] }));
  const questionId: string = post.questions[0].id;
  await app.as(reader).post(`/social/posts/${post.id}/bookmark`);
  const { body: first } = await make(reader, { from: "bookmarks", totalQuestions: 1 });
  const { body: attempt } = await start(app, first.id, sitter);
  permitSecret(question.explanation, sitter.id);
  const [copy] = questionsOf(attempt);
  permitKey(copy?.id ?? "", sitter.id);
  await submit(app, attempt.id, sitter);
  await app.as(sitter).post(`/mock-questions/${copy?.id}/bookmark`);
  const { body: second } = await make(sitter, { from: "bookmarks", totalQuestions: 1 });
  const { db } = app.deps;
  const copyOfCopy = async () => {
    const [row] = await db.query<{ source_id: string; correct_answer: string }>(
      "select p.source_id, q.correct_answer from mock_test_questions p join questions q on q.id = p.question_id where p.test_id = $1",
      [second.id],
    );
    return row;
  };
  // Earlier releases named the copy as its source.
  await db.query("update mock_test_questions set source_id = $2, source_version = null where test_id = $1", [
    second.id,
    copy?.id,
  ]);
  const [, flatten = ""] = readFileSync(MIGRATION, "utf8").split("--> statement-breakpoint");
  await db.script(flatten);
  expect(await copyOfCopy()).toEqual({ source_id: questionId, correct_answer: "A" });
  const caseId = await raiseAlarm(app, questionId, moderator);
  await decideQuestion(app, moderator, caseId, { outcome: "CORRECTED", right: ["B"] });
  expect(await copyOfCopy()).toEqual({ source_id: questionId, correct_answer: "B" });
});

test("a written question that is being checked is not written into a new paper", async () => {
  const [short] = readyPapers("GRE").filter(({ form }) => form === "short");
  if (!short) throw new Error("there is no short paper");
  const { questions } = await composePaper({
    rules: short.rules,
    examType: "GRE",
    difficulty: undefined,
    seed: short.id,
    known: new Set(),
    options: 5,
  });
  const written = questions.find(
    ({ question }) => !question.stimulus && !question.figure && question.kind === "SINGLE",
  )?.question;
  if (!written) throw new Error("the paper has no plain question");
  const [optionA, optionB, optionC, optionD, optionE] = written.options;
  const { questionText, correctAnswer } = written;
  const post = await createPost(
    app,
    author,
    questionPost(
      { examType: "NEET", subject: written.subject, topic: written.topic },
      { questionText, optionA, optionB, optionC, optionD, ...(optionE && { optionE }), correctAnswer },
    ),
  );
  await raiseAlarm(app, post.questions[0].id, moderator, correctAnswer);
  expect((await app.as(asha).get(`/mock-tests/${short.id}`)).status).toBe(200);
  const rows = await app.deps.db.query<{ question_text: string }>(
    "select q.question_text from mock_test_questions p join questions q on q.id = p.question_id where p.test_id = $1",
    [short.id],
  );
  const asked = rows.map((row) => row.question_text);
  expect(asked).toHaveLength(questions.length);
  expect(asked).not.toContain(questionText);
});
