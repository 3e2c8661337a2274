import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askForQuizzes } from "./practice.ts";

const request = { subject: "PHYSICS", difficultyLevel: "EASY", examType: "MOCK_TEST", count: 5 } as const;
const question = {
  id: "0197a2c4-0000-7000-8000-000000000001",
  kind: "SINGLE",
  questionText: "How far does it fall?",
  optionA: "1",
  optionB: "2",
  optionC: "3",
  optionD: "4",
  section: "Science",
  topic: null,
  points: 1,
  timeLimit: 60,
  myAnswer: null,
  subject: "PHYSICS",
  examType: "MOCK_TEST",
  difficultyLevel: "EASY",
  engine: "built-in",
  verified: true,
};

beforeEach(() => vi.stubGlobal("localStorage", { getItem: () => "token-1" }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["an object with questions", { questions: [question], engine: "built-in" }, [question]],
  ["a list alone", [question], [question]],
  ["an empty list", [], []],
])("a quiz may come as %s", async (_shape, reply, questions) => {
  vi.stubGlobal("fetch", async () => Response.json(reply));
  expect(await askForQuizzes([request], new AbortController().signal)).toEqual({ questions });
});
