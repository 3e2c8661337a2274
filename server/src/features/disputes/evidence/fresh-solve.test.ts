import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeAi, startFakeAi } from "../../../../test/fake-ai/fake-ai.ts";
import { createPost, questionPost } from "../../../../test/posts.ts";
import { giveRole } from "../../../../test/scene.ts";
import { type Person, testApp } from "../../../../test/test-app.ts";
import { configuredAi } from "../../../ai/configured-ai.ts";
import { solveAfresh } from "./fresh-solve.service.ts";

const app = testApp();
let author: Person;
let asha: Person;
let moderator: Person;
let fake: FakeAi;
beforeAll(async () => {
  author = await app.person("author");
  asha = await app.person("asha");
  moderator = await app.person("moderator");
  await giveRole(app, moderator, "MODERATOR");
  fake = await startFakeAi("gemini");
});
afterAll(() => fake.close());

async function dispute(questionId: string) {
  await app.as(asha).post(`/social/questions/${questionId}/answer`, { selectedOption: "B" });
  const { body } = await app
    .as(asha)
    .post(`/social/questions/${questionId}/disputes`, { reason: "WRONG_KEY", text: "I get another answer." });
  return body.id as string;
}
const detailsOf = async (id: string) => (await app.as(moderator).get(`/moderation/questions/${id}`)).body;
const provider = () =>
  configuredAi(
    { gemini: { apiKey: "sk-canary", baseUrl: fake.url }, verify: true, dailyLimit: 100 },
    { db: app.deps.db, log: app.deps.log, now: app.deps.now },
  );

test("the case of a generated question names its writer and seed, and the writer writes it again", async () => {
  const quiz = await app
    .as(asha)
    .post("/mcq/generate?subject=Physics&difficultyLevel=easy&examType=NEET&count=1");
  const caseId = await dispute(quiz.body.questions[0].id);
  await solveAfresh(app.deps);
  const details = await detailsOf(caseId);
  expect(details.origin).toEqual({
    engine: "built-in",
    writer: expect.any(String),
    seed: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(details.freshSolve).toMatchObject({ by: "WRITER", contradicted: 0, model: null });
  expect(details.freshSolve.written).toBeGreaterThan(0);
  expect([null, details.correctAnswer]).toContain(details.freshSolve.answer);
});

test("a provider solves what a person wrote, without its key", async () => {
  const options = { optionA: "$7$", optionB: "$12$", optionC: "$34$", optionD: "$1$" };
  const made = await createPost(
    app,
    author,
    questionPost({}, { questionText: "What is $3 \\times 4$?", ...options, correctAnswer: "A" }),
  );
  const caseId = await dispute(made.questions[0].id);
  // Without a provider nobody can solve it.
  await solveAfresh(app.deps);
  expect((await detailsOf(caseId)).freshSolve).toBeNull();
  fake.requests.length = 0;
  const ai = provider();
  await solveAfresh({ ...app.deps, ai });
  expect((await detailsOf(caseId)).freshSolve).toMatchObject({
    by: "PROVIDER",
    answer: "B",
    model: ai?.provider.model,
  });
  expect(fake.requests.map(({ task }) => task)).toEqual(["blind-solve"]);
  // The provider is asked only once.
  await solveAfresh({ ...app.deps, ai });
  expect(fake.requests).toHaveLength(1);
});
