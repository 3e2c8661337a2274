import { refusals } from "@prepfeed/contract/foundation/refusals";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { guardSecret, permitSecret } from "../../../test/leak-guard.ts";
import { MINUTE, questionsOf, save } from "../../../test/mock-tests.ts";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { forgetUnusedPictures } from "../question-pictures/question-pictures.service.ts";
import { finishOverdue } from "./marking/finish-attempt.service.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
/** Asha's post with two questions, which Kabir has bookmarked; he has answered the first. */
let post: { id: string; questions: { id: string; questionText: string }[] };
let explanations: string[];

beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const questions = [newQuestion(), newQuestion({ optionE: "5 m" })];
  explanations = questions.map(({ explanation }) => explanation);
  post = await createPost(app, asha, questionPost({ questions }));
  await app.as(kabir).post(`/social/posts/${post.id}/bookmark`);
  permitSecret(explanations[0] ?? "", kabir.id);
  await app.as(kabir).post(`/social/questions/${post.questions[0]?.id}/answer`, { selectedOption: "B" });
});

const make = (person: Person, body: object) =>
  app.as(person).post("/mock-tests", { title: "Of posts", duration: 10, ...body });
const start = (testId: string, person: Person) => app.as(person).post(`/mock-tests/${testId}/attempts`, {});

/** From now on nobody may see these; tests that allow it again say so explicitly. */
function hide() {
  for (const explanation of explanations) guardSecret(explanation, "nobody");
}
function show(...people: Person[]) {
  for (const explanation of explanations) for (const { id } of people) permitSecret(explanation, id);
}

test("while a paper of posts is being sat, its keys are hidden from that learner everywhere, and from nobody else", async () => {
  const made = await make(kabir, { from: "bookmarks", totalQuestions: 2, visibility: "public" });
  expect([made.status, made.body.totalQuestions, made.body.sections[0].name]).toEqual([201, 2, "All topics"]);
  const [one, two] = post.questions.map(({ id }) => id);
  const seen = async (person: Person) =>
    (await app.as(person).get(`/social/posts/${post.id}`)).body.questions;
  expect((await seen(kabir))[0].myAnswer.isCorrect).toBe(false);

  const { body: attempt } = await start(made.body.id, kabir);
  hide();
  expect(questionsOf(attempt).map(({ questionText }) => questionText)).toEqual(
    post.questions.map(({ questionText }) => questionText),
  );
  expect((await seen(kabir))[0]).toMatchObject({ id: one, myAnswer: null });
  expect((await seen(kabir))[0]).not.toHaveProperty("correctAnswer");
  for (const path of ["/social/feed", "/social/bookmarks", "/auth/export", `/mcq/responses/${kabir.id}`])
    expect((await app.as(kabir).get(path)).status).toBe(200);
  const mistakes = await app.as(kabir).get("/mcq/mistakes");
  expect(mistakes.body.questions).toEqual([]);
  expect((await app.as(kabir).get(`/social/questions/${one}/my-answer`)).body).toEqual({
    hasAnswered: false,
  });
  const refused = [
    await app.as(kabir).post(`/social/questions/${one}/answer`, { selectedOption: "A" }),
    await app.as(kabir).post(`/mcq/submit?questionId=${two}&selectedOption=A`),
    await app.as(kabir).post("/mcq/review", { questionId: one, selectedOption: "A" }),
    await app.as(kabir).post(`/social/questions/${two}/hint`, {}),
    await app.as(kabir).post(`/social/questions/${one}/ask`, { ask: "WHY_WRONG" }),
  ];
  for (const { status, body } of refused)
    expect([status, body.message]).toEqual([409, refusals.questions.beingSat]);
  const questionText = post.questions[0]?.questionText ?? "";
  const explained = await app.as(kabir).post("/gemini/explain-question", { questionText });
  expect(explained.body.explanation).toBe(refusals.ai.answerFirst);
  const talk = await app
    .as(kabir)
    .post("/gemini/conversational-ai", { message: `Please solve: ${questionText}` });
  expect(talk.body.reply).toBe(refusals.questions.beingSat);

  show(asha);
  expect((await seen(asha))[0].correctAnswer).toBe("A");
  const copied = await createPost(app, asha, questionPost({ questions: [newQuestion({ questionText })] }));
  const twin = await app
    .as(kabir)
    .post(`/social/questions/${copied.questions[0].id}/answer`, { selectedOption: "A" });
  expect(twin.status).toBe(409);

  for (const { id } of questionsOf(attempt)) await save(app, kabir, attempt.id, id, { answer: "A" });
  await app.as(kabir).post(`/mock-attempts/${attempt.id}/submit`);
  show(kabir);
  const { body: result } = await app.as(kabir).get(`/mock-attempts/${attempt.id}/result`);
  expect(result).toMatchObject({ correct: 2, wrong: 0 });
  expect(result.questions.map(({ postId }: { postId: string }) => postId)).toEqual([post.id, post.id]);
  expect((await seen(kabir))[0].myAnswer).toMatchObject({ selectedOption: "B", correctAnswer: "A" });
  // Questions of posts earn points in the post, not in papers.
  await app.deps.rollup.run();
  const [sum] = await app.deps.db.query("select score from user_counters where user_id = $1", [kabir.id]);
  expect(sum).toEqual({ score: 0 });
  await expectConsistent(app);
});

test("an author can be asked their own post, earns nothing, and the copy outlives the post", async () => {
  const own = await createPost(app, asha, questionPost({ subject: "CHEMISTRY" }));
  const made = await make(asha, {
    sections: [
      { name: "Mine", from: "posts", subject: "CHEMISTRY", questions: 1 },
      { name: "New", subject: "BIOLOGY", questions: 1 },
    ],
  });
  expect(made.body).toMatchObject({ totalQuestions: 2, form: "own" });
  const { body: attempt } = await start(made.body.id, asha);
  const [copy] = questionsOf(attempt);
  expect((await app.as(asha).get(`/social/posts/${own.id}`)).body.questions[0]).not.toHaveProperty(
    "correctAnswer",
  );
  // Comments by others are hidden too, although the post is Asha's own.
  expect((await app.as(asha).get(`/social/posts/${own.id}/comments`)).body.locked).toBe(true);
  const changed = await app.as(asha).put(`/social/posts/${own.id}`, questionPost({ subject: "CHEMISTRY" }));
  expect([changed.status, changed.body.message]).toEqual([409, refusals.questions.beingSat]);
  const same = await app.deps.db.query(
    "select 1 from questions a join questions b using (fingerprint) where a.id = $1 and b.id = $2 and a.author_id is null",
    [copy?.id, own.questions[0].id],
  );
  expect(same).toHaveLength(1);
  expect((await app.as(asha).delete(`/social/posts/${own.id}`)).status).toBe(204);
  await save(app, asha, attempt.id, copy?.id ?? "", { answer: "A" });
  await app.as(asha).post(`/mock-attempts/${attempt.id}/submit`);
  const { body } = await app.as(asha).get(`/mock-attempts/${attempt.id}/result`);
  expect(body.questions[0]).toMatchObject({ outcome: "right", postId: null });
  const [answer] = await app.deps.db.query(
    "select points_earned, unpaid from answers where user_id = $1 and question_id = $2",
    [asha.id, copy?.id],
  );
  expect(answer).toEqual({ points_earned: 0, unpaid: "KEY_SEEN" });
});

test("the keys of an event stay hidden until it is over", async () => {
  const at = app.deps.now().getTime();
  const event = {
    startsAt: new Date(at + MINUTE).toISOString(),
    endsAt: new Date(at + 20 * MINUTE).toISOString(),
  };
  const made = await make(kabir, { from: "bookmarks", totalQuestions: 2, ...event });
  app.pass(2 * MINUTE);
  const { body: attempt } = await start(made.body.id, kabir);
  await app.as(kabir).post(`/mock-attempts/${attempt.id}/submit`);
  const first = `/social/questions/${post.questions[0]?.id}/my-answer`;
  expect((await app.as(kabir).get(first)).body).toEqual({ hasAnswered: false });
  app.pass(20 * MINUTE);
  await finishOverdue(app.deps);
  expect((await app.as(kabir).get(first)).body.hasAnswered).toBe(true);
});

test("a question with a picture can be chosen by hand and keeps its picture without its post", async () => {
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const uploaded = await app
    .as(asha)
    .post("/social/question-pictures", pixel, { "content-type": "image/png" });
  const shown = { pictureUrl: uploaded.body.pictureUrl, pictureDescription: "A dot" };
  const own = await createPost(
    app,
    asha,
    questionPost({
      questions: [newQuestion(shown), newQuestion({ questionText: "How tall is a 100% wall_?" })],
    }),
  );
  const [dot, wall] = own.questions;
  const list = await app.as(asha).get("/mock-tests/own-questions?from=posts&size=2");
  expect(list.body.content.map(({ id }: { id: string }) => id)).toEqual([dot.id, wall.id]);
  expect(list.body.content[0]).toMatchObject({
    hasPicture: true,
    kind: "SINGLE",
    topic: "Kinematics",
    section: "Science",
  });
  expect(list.body.content[0]).not.toHaveProperty("correctAnswer");
  const found = await app.as(asha).get("/mock-tests/own-questions?from=posts&search=100%25%20WALL_");
  expect(found.body).toMatchObject({ totalElements: 1, content: [{ id: wall.id }] });
  // Only the learner's own, each once.
  for (const questionIds of [
    [dot.id, post.questions[0]?.id],
    [dot.id, dot.id],
  ])
    expect((await make(kabir, { questionIds })).status).toBe(400);

  const made = await make(asha, { questionIds: [wall.id, dot.id] });
  expect(made.body).toMatchObject({ totalQuestions: 2, form: "own" });
  const { body: attempt } = await start(made.body.id, asha);
  expect(questionsOf(attempt).map(({ questionText }) => questionText)).toEqual([
    wall.questionText,
    dot.questionText,
  ]);
  expect(questionsOf(attempt)[1]).toMatchObject({ ...shown, pictureWidth: 1 });
  // Questions that are being sat are in no other paper, because its result would reveal the key.
  expect((await make(asha, { questionIds: [dot.id] })).status).toBe(400);
  expect((await app.as(asha).get("/mock-tests/own-questions?from=posts&search=wall_")).body.content).toEqual(
    [],
  );
  expect((await app.as(asha).delete(`/social/posts/${own.id}`)).status).toBe(204);
  await app.deps.db.query("update question_pictures set used_at = 'epoch'");
  await forgetUnusedPictures(app.deps);
  expect((await app.app.inject({ url: shown.pictureUrl })).statusCode).toBe(200);
  await app.as(asha).post(`/mock-attempts/${attempt.id}/submit`);
  const { body } = await app.as(asha).get(`/mock-attempts/${attempt.id}/result`);
  expect(body.questions[1]).toMatchObject({ ...shown, postId: null });
});

test("a result is hidden while another paper contains one of its questions", async () => {
  const [first, second] = [
    await make(kabir, { from: "bookmarks", totalQuestions: 1 }),
    await make(kabir, { from: "bookmarks", totalQuestions: 2 }),
  ];
  const { body: one } = await start(first.body.id, kabir);
  const { body: two } = await start(second.body.id, kabir);
  await app.as(kabir).post(`/mock-attempts/${one.id}/submit`);
  const early = await app.as(kabir).get(`/mock-attempts/${one.id}/result`);
  expect([early.status, early.body.message]).toEqual([409, refusals.mockTests.satAgain]);
  await app.as(kabir).post(`/mock-attempts/${two.id}/submit`);
  expect((await app.as(kabir).get(`/mock-attempts/${one.id}/result`)).status).toBe(200);
});

test("is refused when there are too few questions, and repeats none", async () => {
  const few = await make(kabir, { from: "bookmarks", subject: "BIOLOGY", totalQuestions: 1 });
  expect([few.status, few.body.message]).toEqual([400, refusals.mockTests.tooFewPosts(0, 1)]);
  const { questionText } = post.questions[0] ?? {};
  const twin = await createPost(app, asha, questionPost({ questions: [newQuestion({ questionText })] }));
  await app.as(kabir).post(`/social/posts/${twin.id}/bookmark`);
  const twice = await make(kabir, { from: "bookmarks", totalQuestions: 3 });
  expect(twice.body.message).toBe(refusals.mockTests.tooFewPosts(2, 3));
});

test("copies of a question being sat are hidden whatever key they have, so that guessing reveals nothing", async () => {
  const [author, sitter] = [await app.person("author"), await app.person("sitter")];
  const asked = newQuestion({ correctAnswer: "B" });
  const source = await createPost(app, author, questionPost({ questions: [asked] }));
  await app.as(sitter).post(`/social/posts/${source.id}/bookmark`);
  const made = await make(sitter, { from: "bookmarks", totalQuestions: 1 });
  await start(made.body.id, sitter);
  const shown = [];
  for (const correctAnswer of ["A", "B", "C", "D"] as const) {
    const guess = { ...asked, correctAnswer, explanation: "A guess" };
    const copy = await createPost(app, sitter, questionPost({ questions: [guess] }));
    const { body } = await app.as(sitter).get(`/social/posts/${copy.id}`);
    const exported = await app.as(sitter).get("/auth/export");
    const own = exported.body.posts.find(({ id }: { id: string }) => id === copy.id);
    shown.push([
      Object.keys(body.questions[0]).sort(),
      own.questions[0].correctAnswer,
      own.questions[0].explanation,
      Object.keys(exported.body).sort(),
    ]);
  }
  for (const each of shown) expect(each).toEqual([shown[0]?.[0], null, null, shown[0]?.[3]]);
});
