import { expect, test } from "vitest";
import { decisionOf, emptyDraft, type KeyedCase } from "./decision-draft.ts";

const options = { optionA: "1", optionB: "2", optionC: "3", optionD: "4" };
const none = { optionA: null, optionB: null, optionC: null, optionD: null };
const single: KeyedCase = {
  question: { kind: "SINGLE", questionText: "Which?", ...options },
  correctAnswer: "B",
  alsoRight: [],
  revision: 3,
};
const number: KeyedCase = {
  question: { kind: "NUMERICAL", questionText: "How many?", ...none },
  correctAnswer: "2",
  alsoRight: [],
  revision: 3,
};
const because = { reason: " It is so. " };

test("an empty form says that the outcome is missing, and without a reason the usual one is sent", () => {
  expect(decisionOf(emptyDraft(single), single)).toEqual({ mistakes: { outcome: expect.any(String) } });
  expect(decisionOf({ ...emptyDraft(single), outcome: "DROPPED" }, single)).toMatchObject({
    decision: { outcome: "DROPPED", reason: "We checked the question, and it is faulty." },
  });
});

test("a corrected key needs another answer than the present one", () => {
  const draft = { ...emptyDraft(single), ...because, outcome: "CORRECTED" as const };
  expect(decisionOf(draft, single)).toEqual({ mistakes: { right: "Say which answer is right" } });
  expect(decisionOf({ ...draft, newKey: "B" }, single)).toEqual({
    mistakes: { right: "This is already the key of the question" },
  });
  expect(decisionOf({ ...draft, newKey: "A" }, single)).toEqual({
    decision: {
      revision: 3,
      outcome: "CORRECTED",
      right: ["A"],
      reason: "It is so.",
      takesPoints: false,
      atOnce: false,
    },
  });
});

test("with several right answers the present key stays first", () => {
  const draft = { ...emptyDraft(single), ...because, outcome: "SEVERAL_RIGHT" as const };
  expect(decisionOf(draft, single)).toEqual({
    mistakes: { right: expect.stringContaining("at least two") },
  });
  expect(decisionOf({ ...draft, several: "ABD" }, single)).toMatchObject({
    decision: { right: ["B", "A", "D"] },
  });
});

test("several numbers are written one per line, and a line that is no number is named", () => {
  const draft = { ...emptyDraft(number), ...because, outcome: "SEVERAL_RIGHT" as const };
  expect(decisionOf({ ...draft, several: "2\n 2.50 \n\n2.5" }, number)).toMatchObject({
    decision: { right: ["2", "2.5"] },
  });
  expect(decisionOf({ ...draft, several: "2\ntwo" }, number)).toEqual({
    mistakes: { right: "“two” is no answer to this question" },
  });
});

test("a decision that a question stays as it is takes no points back and sends no key", () => {
  const draft = {
    ...emptyDraft(single),
    ...because,
    outcome: "KEPT" as const,
    newKey: "A",
    takesPoints: true,
  };
  expect(decisionOf(draft, single)).toEqual({
    decision: { revision: 3, outcome: "KEPT", reason: "It is so.", takesPoints: false, atOnce: false },
  });
});
