import { expect, it } from "vitest";
import { canAnswer, caseToJoin, isComplete, keysSentence, timeLeft } from "./dispute-rules.ts";

const NOW = Date.parse("2026-11-18T12:00:00Z");
const LATER = "2026-11-20T13:00:00Z";
const open = { isAuthor: true, outcome: null, authorUntil: LATER } as const;

it("lets only the author answer an open case, within the time", () => {
  expect(canAnswer(open, NOW)).toBe(true);
  expect(canAnswer({ ...open, isAuthor: false }, NOW)).toBe(false);
  expect(canAnswer({ ...open, outcome: "KEPT" }, NOW)).toBe(false);
  expect(canAnswer({ ...open, authorUntil: null }, NOW)).toBe(false);
  expect(canAnswer(open, Date.parse(LATER))).toBe(false);
});

it("says how many days an author has left", () => {
  expect(timeLeft("2026-11-25T12:00:00Z", NOW)).toBe("7 days left");
  expect(timeLeft(LATER, NOW)).toBe("3 days left");
  expect(timeLeft("2026-11-19T12:00:00Z", NOW)).toBe("1 day left");
  expect(timeLeft("2026-11-19T11:59:00Z", NOW)).toBe("less than a day left");
});

it("joins the open case about the version that the learner answered", () => {
  const other = { outcome: null, version: 1 };
  const mine = { outcome: null, version: 2 };
  const decided = { outcome: "KEPT" as const, version: 2 };
  expect(caseToJoin([other, decided, mine], 2)).toBe(mine);
  expect(caseToJoin([other, decided], 2)).toBeUndefined();
});

const options = { optionA: "1", optionB: "2", optionC: "3", optionD: "4" };
const single = { kind: "SINGLE" as const, ...options };

it("takes an author's answer only with a reason", () => {
  expect(isComplete({ action: "DEFEND", text: " " }, single)).toBe(false);
  expect(isComplete({ action: "DEFEND", text: "See page 4." }, undefined)).toBe(true);
});

it("takes a new key only if it is an answer to the question", () => {
  const corrected = (answer?: string) => ({ action: "CORRECT" as const, text: "It is B.", answer });
  expect(isComplete(corrected(), single)).toBe(false);
  expect(isComplete(corrected("B"), undefined)).toBe(false);
  expect(isComplete(corrected("B"), single)).toBe(true);
  expect(isComplete(corrected("BC"), single)).toBe(false);
  expect(isComplete(corrected("BC"), { ...single, kind: "MULTIPLE" })).toBe(true);
  const number = { kind: "NUMERICAL" as const, optionA: null, optionB: null, optionC: null, optionD: null };
  expect(isComplete(corrected("4.5"), number)).toBe(true);
  expect(isComplete(corrected("B"), number)).toBe(false);
});

it("says what was right before and is right now", () => {
  expect(keysSentence({ before: ["A"], after: ["B"] })).toBe("The key was A. Now B is right.");
  expect(keysSentence({ before: ["A"], after: ["B", "A"] })).toBe(
    "The key was A. Now B is right, and A stays right.",
  );
  expect(keysSentence({ before: ["A", "B"], after: ["C", "D"] })).toBe(
    "A and B were right. Now C and D are right.",
  );
});
