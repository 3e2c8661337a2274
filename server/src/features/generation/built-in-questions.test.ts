import { expect, test } from "vitest";
import { type BuiltInRequest, writeUnseenQuestions } from "./built-in-questions.ts";

const REQUEST: BuiltInRequest = {
  subjects: ["GENERAL_KNOWLEDGE"],
  examType: "SSC_CGL",
  difficulty: "EASY",
  count: 20,
  seed: "a",
  exclude: new Set(),
  never: new Set(),
};

const different = (questions: { questionText: string; options: readonly string[] }[]) =>
  new Set(questions.map(({ questionText, options }) => [questionText, ...options].join("\n"))).size;

test("a learner who has seen half of all questions gets the other half", async () => {
  const isSeen = ({ questionText }: { questionText: string }) => questionText.length % 2 === 0;
  const questions = await writeUnseenQuestions(REQUEST, async (written) => written.map(isSeen));
  expect(questions).toHaveLength(20);
  expect(questions.filter(isSeen)).toEqual([]);
  expect(different(questions)).toBe(20);
});

test("a learner who has seen everything gets seen questions, each once, after a few tries", async () => {
  let tries = 0;
  const questions = await writeUnseenQuestions(REQUEST, async (written) => {
    tries++;
    return written.map(() => true);
  });
  expect(questions).toHaveLength(20);
  expect(different(questions)).toBe(20);
  expect(tries).toBeLessThanOrEqual(5);
});

test("unseen questions come before seen ones, and none comes twice", async () => {
  const first = (
    await writeUnseenQuestions({ ...REQUEST, count: 3 }, async (written) => written.map(() => false))
  )
    .map(({ questionText }) => questionText)
    .slice(0, 1);
  const questions = await writeUnseenQuestions({ ...REQUEST, count: 3 }, async (written) =>
    written.map(({ questionText }) => !first.includes(questionText)),
  );
  expect(questions[0]?.questionText).toBe(first[0]);
  expect(different(questions)).toBe(3);
});
