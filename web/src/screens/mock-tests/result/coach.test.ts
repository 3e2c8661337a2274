import type { MockResult, ResultQuestion } from "@prepfeed/contract/mock-tests/mock-attempts";
import { describe, expect, it } from "vitest";
import { filtered, guessesOf, lossesIn, nextSteps, notesText, usualBreakEven } from "./coach.ts";

function question(fields: Partial<ResultQuestion>): ResultQuestion {
  return {
    outcome: "right",
    marks: 4,
    fullMarks: 4,
    negativeMarks: "1",
    answer: "A",
    topic: "Kinematics",
    section: "Physics",
    marked: false,
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
const unopened = (fields: Partial<ResultQuestion> = {}) => skipped({ timeSpent: 0, ...fields });
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function result(questions: ResultQuestion[], fields: Partial<MockResult> = {}): MockResult {
  const count = (outcome: string) => questions.filter((each) => each.outcome === outcome).length;
  const names = [...new Set(questions.map(({ section }) => section))];
  return {
    questions,
    sections: names.map((name) => {
      const own = questions.filter(({ section }) => section === name);
      return { name, questions: own.length, skipped: own.filter(({ answer }) => answer === null).length };
    }),
    cutOffs: [],
    durationMinutes: questions.length,
    correct: count("right"),
    partial: count("partial"),
    wrong: count("wrong"),
    skipped: count("skipped"),
    score: questions.reduce((sum, { marks }) => sum + marks, 0),
    totalMarks: questions.reduce((sum, { fullMarks }) => sum + fullMarks, 0),
    ...fields,
  } as MockResult;
}

describe("the coach", () => {
  it("computes from which chance on an answer gains marks", () => {
    expect(usualBreakEven([question({}), question({})])).toBe(0.2);
    expect(usualBreakEven([question({ fullMarks: 1, negativeMarks: "0" })])).toBe(0);
  });

  it("shows what guesses gained", () => {
    const guess = { confidence: "guess" } as const;
    expect(guessesOf([question(guess), wrong(guess), wrong(guess), skipped(guess)])).toEqual({
      count: 3,
      right: 1,
      marks: 2,
      gained: 4,
      lost: 2,
    });
  });

  it("sums up what each topic cost in opened questions, including thirds of marks, from five questions on", () => {
    const third = { fullMarks: 1, marks: -0.33, topic: "Optics" };
    const asked = [
      ...times(5, () => wrong()),
      ...times(5, () => wrong(third)),
      ...times(9, () => unopened()),
    ];
    expect(lossesIn(asked, "topic")).toEqual([
      { name: "Kinematics", lost: 25, questions: 5 },
      { name: "Optics", lost: 6.65, questions: 5 },
    ]);
    expect(
      lossesIn(
        times(4, () => wrong()),
        "topic",
      ),
    ).toEqual([]);
    expect(lossesIn([...times(9, () => unopened())], "topic")).toEqual([]);
  });

  it("warns about guesses that cost marks, and links to the topics with the largest losses", () => {
    const guess = { confidence: "guess", topic: "Optics" } as const;
    const steps = nextSteps(result([...times(5, () => wrong(guess)), question({})]));
    expect(steps[0]?.text).toContain("5 guesses cost 5 marks");
    expect(steps[0]?.text).toContain("20%");
    expect(steps.slice(1).map(({ topic }) => topic)).toEqual(["Optics"]);
  });

  it("uses the noted reasons for wrong answers, and still recommends a topic", () => {
    const noted = [
      ...times(5, () => wrong({ reason: "slip", timeSpent: 500 })),
      ...times(6, () => wrong({ reason: "no time", timeSpent: 500 })),
    ];
    expect(notesText(noted)).toBe("no time 6, slip 5");
    const steps = nextSteps(result(noted));
    expect(steps.map(({ text }) => text.slice(0, 9))).toEqual(["5 wrong a", "6 answers", "Kinematic"]);
    expect(steps[2]?.topic).toBe("Kinematics");
  });

  it("advises a careful learner to answer more, but not one who opened hardly anything", () => {
    const careful = [...times(5, () => question({})), ...times(6, () => skipped())];
    expect(nextSteps(result(careful))[0]?.text).toContain("dare more");
    const hardly = [...times(6, () => question({})), ...times(174, () => unopened())];
    expect(nextSteps(result(hardly)).map(({ text }) => text)).toEqual([]);
  });

  it("names sections without an answer first, then the distance to the cut-off", () => {
    const asked = [...times(6, () => question({})), ...times(8, () => unopened({ section: "English" }))];
    const cutOffs = [{ label: "2024", marks: 30, outOf: 56 }];
    expect(nextSteps(result(asked, { cutOffs })).map(({ text }) => text)).toEqual([
      "You answered none of the 8 questions of English. Next time decide before you begin how long each section may take.",
      "You are 6 marks below the cut-off of 30 (2024).",
    ]);
    const more = [...asked, ...times(5, () => unopened({ section: "Reasoning" }))];
    expect(nextSteps(result(more))[0]?.text).toContain("none of the 13 questions of English and Reasoning.");
  });

  it("compares a short form with the cut-off in proportion, as an estimate", () => {
    const asked = [...times(6, () => question({})), ...times(8, () => unopened())];
    const estimatedCutOff = { label: "2024", marks: 30.5, outOf: 56 };
    const [first] = nextSteps(result(asked, { estimatedCutOff }));
    expect(first?.text).toBe(
      "You are about 6.5 marks below the cut-off, which in proportion would be 30.5 here: an estimate from the whole paper (2024).",
    );
    expect(nextSteps(result(asked, { estimatedCutOff: { ...estimatedCutOff, marks: 20 } }))).toEqual([]);
  });

  it("has no recommendation for a perfect paper", () => {
    expect(nextSteps(result([question({}), question({})]))).toEqual([]);
  });

  it("filters by what went wrong", () => {
    const all = result([question({ timeSpent: 200 }), wrong({ confidence: "guess" }), skipped()]);
    expect(
      (["all", "wrong", "skipped", "slow", "guessed"] as const).map((filter) => filtered(all, filter).length),
    ).toEqual([3, 1, 1, 1, 1]);
  });
});
