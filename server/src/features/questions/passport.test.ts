import { beforeAll, expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  asha = await app.person("asha");
  kabir = await app.person("kabir");
});

const passport = (person: Person, id: string) => app.as(person).get(`/social/questions/${id}/passport`);

test("a question of a post names its author, its checks and its versions, also before it is answered", async () => {
  const body = questionPost();
  const post = await createPost(app, asha, body);
  const id: string = post.questions[0].id;
  await app
    .as(asha)
    .put(`/social/posts/${post.id}`, { ...body, questions: [{ ...body.questions[0], optionB: "44 m" }] });
  const { body: shown } = await passport(kabir, id);
  expect(shown).toEqual({
    questionId: id,
    createdAt: expect.any(String),
    origin: { kind: "AUTHOR", author: { id: asha.id, username: asha.username }, isFromDraft: false },
    checks: ["FORM"],
    versions: 2,
  });
});

test("a generated question names its engine and writer, to the learner it was made for", async () => {
  const quiz = await app
    .as(kabir)
    .post("/mcq/generate?subject=Physics&difficultyLevel=easy&examType=NEET&count=1");
  const id: string = quiz.body.questions[0].id;
  expect((await passport(kabir, id)).body).toMatchObject({
    origin: { kind: "ENGINE", engine: "built-in", writer: expect.any(String), model: null },
    checks: ["FORM", "KEY_COMPUTED"],
  });
  expect((await passport(asha, id)).status).toBe(404);
  const [row] = await app.deps.db.query<{ seed: string }>("select seed from questions where id = $1", [id]);
  expect(row?.seed).toMatch(/^[0-9a-f-]{36}$/);
});

test("a posted draft is named as generated, and an author with a deleted account has no name", async () => {
  const leaver = await app.person("leaver");
  const drafts = await app
    .as(leaver)
    .post("/gemini/generate-questions", { topic: "newton's laws", count: 1, difficulty: "Hard" });
  const [draft] = drafts.body.questions;
  const post = await createPost(app, leaver, questionPost({ questions: [{ ...draft, explanation: "" }] }));
  const id: string = post.questions[0].id;
  expect((await passport(kabir, id)).body.origin).toMatchObject({ isFromDraft: true });
  await app.as(leaver).delete("/auth/account", { password: leaver.password, posts: "KEEP" });
  expect((await passport(kabir, id)).body.origin).toMatchObject({ kind: "AUTHOR", author: null });
});
