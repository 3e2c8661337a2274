import { expect, it } from "vitest";
import { answerFromNotes } from "../../../src/notes/answer-from-notes.ts";
import { sentencesOf } from "../../../src/notes/read-asked.ts";
import { PLAIN_QUESTIONS } from "./plain-questions.ts";

const firstTwo = async (question: string) =>
  sentencesOf((await answerFromNotes(question))?.statement ?? "")
    .slice(0, 2)
    .join(" ");

it("answers plain questions with the right statement in the first two sentences: at least 27 of 30", async () => {
  const missed: string[] = [];
  for (const [question, right] of PLAIN_QUESTIONS) {
    if (!right.test(await firstTwo(question))) missed.push(question);
  }
  expect(PLAIN_QUESTIONS).toHaveLength(30);
  expect(missed.length, missed.join(" | ")).toBeLessThanOrEqual(3);
});

it.each([
  "quantum basket weaving",
  "who won the cricket match yesterday",
  "how to cook rice",
  "What is the weather today in Delhi",
  "who is the president of India now",
  "explain black holes",
  "what is love",
  "my dog ate my homework",
  "",
])("has no answer about “%s”", async (question) => {
  expect(await answerFromNotes(question)).toBeUndefined();
});

it("understands a question about the topic of the conversation", async () => {
  const { key } = (await answerFromNotes("Ohm's law"))?.topic ?? {};
  const answer = await answerFromNotes("and in a parallel circuit?", key);
  expect(answer?.name).toBe("Resistors in series and parallel");
  expect(answer?.statement).toContain("in parallel the voltage is common and reciprocals add");
});

it("gives the law first, then the rest of the note, each once", async () => {
  const answer = await answerFromNotes("Kirchhoff's laws");
  expect(answer?.name).toBe("Kirchhoff's laws");
  expect(answer?.others.length).toBeGreaterThan(3);
  expect(new Set([answer?.statement, ...(answer?.others ?? [])]).size).toBe(1 + (answer?.others.length ?? 0));
});
