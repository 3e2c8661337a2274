import { refusals } from "@prepfeed/contract/foundation/refusals";
import { topicOf } from "@prepfeed/question-engine/syllabus";
import { beforeAll, expect, test } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { hintsTo } from "./hint-text.ts";
import type { TutoredQuestion } from "./tutored-question.ts";

const app = testApp();
let asha: Person;
let ravi: Person;
beforeAll(async () => {
  asha = await app.person("asha");
  ravi = await app.person("ravi");
});
const hint = (person: Person, id: string, number?: number) =>
  app.as(person).post(`/social/questions/${id}/hint`, { number });
const answer = (person: Person, id: string) =>
  app.as(person).post(`/social/questions/${id}/answer`, { selectedOption: "A" });

test("there are at most two hints, none reveals the answer or the author's explanation, and the question earns nothing", async () => {
  const post = await createPost(app, asha);
  const { id } = post.questions[0];
  const first = await hint(ravi, id);
  expect(first.body).toEqual({ number: 1, hint: expect.stringContaining("Think of"), hasMore: true });
  expect(first.body.hint).not.toContain("20 m");
  const second = await hint(ravi, id, 2);
  expect(second.body).toEqual({
    number: 2,
    hint: expect.stringMatching(/^It is not [BCD]\.$/),
    hasMore: false,
  });
  expect((await hint(ravi, id, 3)).status).toBe(400);
  expect((await answer(ravi, id)).body).toMatchObject({
    isCorrect: true,
    pointsEarned: 0,
    unpaidReason: "HINT_USED",
  });
});

test("a copy of the question earns nothing either, and learners who took no hint earn points", async () => {
  const question = newQuestion();
  const [one, copy] = [
    await createPost(app, asha, questionPost({}, question)),
    await createPost(app, asha, questionPost({}, { ...question, explanation: "" })),
  ];
  await hint(ravi, one.questions[0].id);
  expect((await answer(ravi, copy.questions[0].id)).body).toMatchObject({ isCorrect: true, pointsEarned: 0 });
  const kabir = await app.person("kabir");
  expect((await answer(kabir, one.questions[0].id)).body).toMatchObject({ pointsEarned: 1 });
});

test("is refused to people who have answered, and to the author", async () => {
  const { id } = (await createPost(app, asha)).questions[0];
  expect((await hint(asha, id)).body.message).toBe(refusals.tutor.hintToOwn);
  await answer(ravi, id);
  expect((await hint(ravi, id)).body.message).toBe(refusals.tutor.hintTooLate);
});

test("a question of another person's practice is not found", async () => {
  const quiz = await app
    .as(asha)
    .post("/mcq/generate?subject=PHYSICS&examType=MOCK_TEST&difficultyLevel=MEDIUM&count=1");
  const { id } = quiz.body.questions[0];
  expect((await hint(ravi, id)).status).toBe(404);
  expect((await hint(asha, id)).body.hint).toEqual(expect.any(String));
});

const tutored: TutoredQuestion = {
  id: "plassey",
  questionText: "In which year was the battle of Plassey fought?",
  passage: undefined,
  options: ["1757", "1764", "1857", "1526"],
  correctAnswer: "A",
  rightText: "1757",
  explanation: "Plassey was fought in 1757. Buxar followed in 1764.",
  topic: topicOf("european-arrival"),
  difficulty: "EASY",
  writer: "battles/EASY",
  isFromEngine: true,
  chosen: null,
  chosenText: undefined,
};

test("text that would reveal the answer is left out of a hint, and no hint only names the topic", async () => {
  expect(await hintsTo(tutored, 3)).toEqual([expect.stringMatching(/^It is not [BCD]\.$/)]);
  const [step] = await hintsTo({ ...tutored, explanation: "The Company fought the Nawab. So 1757." }, 3);
  expect(step).toBe("Begin so. The Company fought the Nawab.");
});
