import { refusals } from "@prepfeed/contract/foundation/refusals";
import { describe, expect, test } from "vitest";
import { guardSecret } from "../../../test/leak-guard.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();

describe("explaining a topic", () => {
  test("shows its place in the syllabus, facts and a solved example", async () => {
    const asha = await app.person("asha");
    const { body } = await app.as(asha).post("/gemini/explain-topic", { topic: "photosynthesis" });
    expect(body.engine).toBe("built-in");
    expect(body.explanation).toMatch(
      /^(?:Photosynthesis: )?Photosynthesis is the process by which green plants make glucose/,
    );
    expect(body.explanation).toContain("Plant physiology is a topic of Biology");
    expect(Object.keys(body).toSorted()).toEqual(["engine", "explanation", "keyPoints"]);
    expect(body.explanation).toMatch(/Example 1\. [\s\S]*Answer: /);
    expect(body.keyPoints.length).toBeGreaterThan(2);
  });

  test("begins with what a law or an article says", async () => {
    const asha = await app.person("asha");
    for (const [topic, law] of [
      ["Ohm's law", /proportional to the/],
      ["Article 21", /life or personal liberty/],
    ] as const) {
      const { body } = await app.as(asha).post("/gemini/explain-topic", { topic, length: "SHORT" });
      expect(body.explanation.split("\n")[0]).toMatch(law);
      expect(body.keyPoints.length).toBeGreaterThan(1);
    }
  });

  test("says so when nothing is known about it", async () => {
    const asha = await app.person("asha");
    const { status, body } = await app
      .as(asha)
      .post("/gemini/explain-topic", { topic: "quantum basket weaving" });
    expect(status).toBe(200);
    expect(body.explanation).toContain("knows nothing about “quantum basket weaving”");
    expect(body).not.toHaveProperty("keyPoints");
    const blank = await app.as(asha).post("/gemini/explain-topic", { topic: "" });
    expect([blank.status, blank.body.message]).toEqual([400, refusals.ai.topicRequired]);
  });
});

describe("explaining a question", () => {
  async function quizQuestion(person: Person) {
    const reply = await app
      .as(person)
      .post("/mcq/generate?subject=CHEMISTRY&examType=MOCK_TEST&difficultyLevel=MEDIUM&count=1");
    const [question] = reply.body.questions;
    const canary = `canary explanation ${question.id}`;
    await app.deps.db.query("update questions set explanation = $2 where id = $1", [question.id, canary]);
    guardSecret(canary, "whoever answers");
    return { id: question.id, questionText: question.questionText, canary };
  }

  test("a question of the learner's quiz is explained only after it is answered", async () => {
    const asha = await app.person("asha");
    const { id, questionText, canary } = await quizQuestion(asha);
    const ask = () => app.as(asha).post("/gemini/explain-question", { questionText });
    expect((await ask()).body.explanation).toBe(refusals.ai.answerFirst);
    await app.as(asha).post(`/mcq/submit?questionId=${id}&selectedOption=A`);
    expect((await ask()).body.explanation).toContain(canary);
  });

  test("another learner's question is not explained", async () => {
    const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
    const { questionText } = await quizQuestion(asha);
    const { body } = await app.as(ravi).post("/gemini/explain-question", { questionText });
    expect(body.explanation).toContain("has no worked solution");
  });

  test("for an unknown question it says which option is marked and invents nothing", async () => {
    const asha = await app.person("asha");
    const { body } = await app.as(asha).post("/gemini/explain-question", {
      questionText: "Which of Newton's laws of motion defines force?",
      correctAnswer: "b",
      options: { A: "First", B: "Second", C: "Third", D: "None" },
    });
    expect(body.explanation).toContain("marked as right is B: Second.");
    expect(body.explanation).toContain("makes none up");
    expect(body.explanation).toContain("Newton's laws of motion is a topic of Physics");
  });
});
