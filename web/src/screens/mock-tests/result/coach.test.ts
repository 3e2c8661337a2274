import type { MockResult, ResultQuestion } from "@prepfeed/contract/mock-attempts";
import { describe, expect, it } from "vitest";
import { filtered, guessesOf, nextSteps, notesText, topicsLost, usualBreakEven } from "./coach.ts";

function question(fields: Partial<ResultQuestion>): ResultQuestion {
  return {
    outcome: "right",
    marks: 4,
    fullMarks: 4,
    negativeMarks: "1",
    answer: "A",
    topic: "Kinematics",
    confidence: null,
    reason: null,
    timeSpent: 30,
    medianTime: null,
    postId: null,
    ...fields,
  } as ResultQuestion;
}
const wrong = (fields: Partial<ResultQuestion> = {}) => question({ outcome: "wrong", marks: -1, ...fields });
const skipped = (fields: Partial<ResultQuestion> = {}) =>
  question({ outcome: "skipped", marks: 0, answer: null, ...fields });

function result(questions: ResultQuestion[]): MockResult {
  const count = (outcome: string) => questions.filter((each) => each.outcome === outcome).length;
  return {
    questions,
    durationMinutes: questions.length,
    correct: count("right"),
    partial: count("partial"),
    wrong: count("wrong"),
    skipped: count("skipped"),
  } as MockResult;
}

describe("the coach", () => {
  it("knows from where on an answer pays", () => {
    expect(usualBreakEven([question({}), question({})])).toBe(0.2);
    expect(usualBreakEven([question({ fullMarks: 1, negativeMarks: "0" })])).toBe(0);
  });

  it("tells what guesses brought", () => {
    const guess = { confidence: "guess" } as const;
    expect(guessesOf([question(guess), wrong(guess), wrong(guess), skipped(guess)])).toEqual({
      count: 3,
      right: 1,
      marks: 2,
      gained: 4,
      lost: 2,
    });
  });

  it("adds up what each topic cost, thirds too", () => {
    const third = { fullMarks: 1, marks: -0.33, topic: "Optics" };
    expect(topicsLost([wrong(), wrong(third), skipped()])).toEqual([
      { topic: "Kinematics", lost: 9, questions: 2 },
      { topic: "Optics", lost: 1.33, questions: 1 },
    ]);
  });

  it("warns of guesses that cost, and leads to the topics lost most", () => {
    const guess = { confidence: "guess", topic: "Optics" } as const;
    const steps = nextSteps(result([wrong(guess), wrong(guess), wrong(guess), wrong(), question({})]));
    expect(steps[0]?.text).toContain("3 guesses cost 3 marks");
    expect(steps[0]?.text).toContain("20 %");
    expect(steps.slice(1).map(({ topic }) => topic)).toEqual(["Optics", "Kinematics"]);
  });

  it("reads why answers went wrong, and still leads to a topic", () => {
    const noted = (["slip", "misread", "no time", "no time"] as const).map((reason) =>
      wrong({ reason, timeSpent: 500 }),
    );
    expect(notesText(noted)).toBe("no time 2, misread 1, slip 1");
    const steps = nextSteps(result(noted));
    expect(steps.map(({ text }) => text.slice(0, 9))).toEqual(["2 wrong a", "2 answers", "Kinematic"]);
    expect(steps[2]?.topic).toBe("Kinematics");
  });

  it("asks a careful learner to dare more", () => {
    const steps = nextSteps(result([question({}), skipped(), skipped(), skipped()]));
    expect(steps[0]?.text).toContain("dare more");
  });

  it("has nothing to say about a perfect paper", () => {
    expect(nextSteps(result([question({}), question({})]))).toEqual([]);
  });

  it("filters by what went wrong", () => {
    const all = result([question({ timeSpent: 200 }), wrong({ confidence: "guess" }), skipped()]);
    expect(
      (["all", "wrong", "skipped", "slow", "guessed"] as const).map((filter) => filtered(all, filter).length),
    ).toEqual([3, 1, 1, 1, 1]);
  });
});
