import { EXAMS, examFamily, subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import { EXAM_PATTERNS } from "@prepfeed/question-engine/exams";
import { expect, test } from "vitest";
import { answerQuiz } from "../../../test/quiz.ts";
import { testApp } from "../../../test/test-app.ts";

const app = testApp();

test("reasoning is called Reasoning wherever a learner meets it", async () => {
  const asha = await app.person("asha");
  const asked = { topic: "Blood relations", count: 2 };
  const drafts = (await app.as(asha).post("/gemini/generate-questions", asked)).body.questions;
  const quiz = (await app.as(asha).post("/gemini/generate-questions", { ...asked, practise: true })).body
    .questions;
  for (const question of [...drafts, ...quiz]) {
    expect(question.subject).toBe("MATHEMATICS");
    expect(subjectLabels(question)).toEqual(["Reasoning"]);
  }
  const algebra = await app
    .as(asha)
    .post("/gemini/generate-questions", { topic: "Polynomials", count: 1, practise: true });
  await answerQuiz(app, asha, quiz);
  await answerQuiz(app, asha, algebra.body.questions, false);
  const history = (await app.as(asha).get(`/mcq/responses/${asha.id}`)).body.content;
  expect(history.map(subjectLabels)).toEqual([["Mathematics"], ["Reasoning"], ["Reasoning"]]);
  const [sitting] = (await app.as(asha).get("/social/activity")).body.content;
  expect(sitting.subjectNames.toSorted()).toEqual(["Mathematics", "Reasoning"]);
  const told = (await app.as(asha).post("/gemini/conversational-ai", { message: "how am I doing?" })).body
    .reply;
  expect(told).toContain("Mathematics: 0 of 1 right (0%)\nReasoning: 2 of 2 right (100%)");
  const explained = (
    await app.as(asha).post("/gemini/conversational-ai", { message: "explain blood relations" })
  ).body.reply;
  expect(explained).toContain("is a topic of Reasoning.");
  const progress = (await app.as(asha).get(`/mcq/progress/${asha.id}`)).body;
  expect(progress.subjectWiseProgress).toMatchObject([{ subject: "MATHEMATICS", totalQuestions: 3 }]);
  expect(progress.sectionWiseProgress).toEqual([
    {
      section: "Reasoning",
      subject: "MATHEMATICS",
      totalQuestions: 2,
      correctAnswers: 2,
      accuracyPercentage: 100,
    },
  ]);
});

test("History has the section General Awareness in the exams whose papers have it", () => {
  const families = EXAM_PATTERNS.filter(({ sections }) =>
    sections.some(({ name }) => name === "General Awareness"),
  ).map(({ examType }) => examFamily(examType));
  for (const examType of EXAMS) {
    const isThere = subjectLabels({ subject: "HISTORY", examType }).includes("General Awareness");
    expect([examType, isThere]).toEqual([examType, families.includes(examFamily(examType))]);
  }
});
