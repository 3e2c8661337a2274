import { describe, expect, it } from "vitest";
import { ApiError, errorFromReply } from "../../http/api-error.ts";
import {
  addSeconds,
  begin,
  choose,
  givenAnswers,
  goTo,
  nextUnanswered,
  type Practice,
  type PracticeResult,
  practice,
  skippedQuestions,
  summaryOf,
  unsentAnswers,
  withMore,
  withResults,
  wronglyAnswered,
} from "./practice.ts";
import { practiceError } from "./practice-error.ts";

const question = (id: string) => ({
  id,
  kind: "SINGLE" as const,
  questionText: "How far does it fall?",
  optionA: "1",
  optionB: "2",
  optionC: "3",
  optionD: "4",
  section: "Science",
  topic: null,
  points: 1,
  timeLimit: 60,
  subject: "PHYSICS" as const,
  examType: "MOCK_TEST" as const,
  difficultyLevel: "EASY" as const,
  engine: "built-in" as const,
  verified: true,
});
const ID = (n: number) => `0197a2c4-0000-7000-8000-00000000000${n}`;
const three = begin([question(ID(1)), question(ID(2)), question(ID(3))]);

describe("a practice", () => {
  it("sends only answered questions, in order, with the seconds spent", () => {
    let now = choose(choose(three, ID(3), "A"), ID(1), "D");
    now = addSeconds(addSeconds(now, ID(1), 4.4), ID(1), 3.2);
    expect(givenAnswers(now)).toEqual([
      { questionId: ID(1), selectedOption: "D", timeSpent: 8 },
      { questionId: ID(3), selectedOption: "A", timeSpent: 0 },
    ]);
    expect(givenAnswers(three)).toEqual([]);
  });

  it("never reports more seconds than an answer may have", () => {
    const now = addSeconds(choose(three, ID(1), "A"), ID(1), 999_999);
    expect(givenAnswers(now)[0]?.timeSpent).toBe(86_400);
  });

  it("adds more questions after its own while it is running, and is replaced when it is over", () => {
    const half = choose(goTo(three, 1), ID(1), "A");
    const more = withMore(half, [question(ID(3)), question(ID(4))]);
    expect(more.questions.map(({ id }) => id)).toEqual([1, 2, 3, 4].map(ID));
    expect(more).toMatchObject({ index: 1, answers: { [ID(1)]: "A" } });
    for (const none of [null, { ...half, results: [] }])
      expect(withMore(none, [question(ID(4))])).toEqual(begin([question(ID(4))]));
  });

  it("stays within its questions", () => {
    expect(goTo(three, -1).index).toBe(0);
    expect(goTo(three, 9).index).toBe(2);
  });

  it("finds the open questions, after this one and then from the start", () => {
    const now = goTo(choose(three, ID(3), "A"), 1);
    expect(nextUnanswered(now)).toBe(0);
    const all = choose(choose(now, ID(1), "A"), ID(2), "A");
    expect(nextUnanswered(all)).toBeNull();
  });

  it("keeps answers that could not be sent, and adds them to the results later", () => {
    const result = (id: string) => ({ questionId: id, isCorrect: true, pointsEarned: 1 }) as PracticeResult;
    const given = choose(choose(choose(three, ID(1), "A"), ID(2), "B"), ID(3), "C");
    const sent = withResults(given, [result(ID(1)), result(ID(3))]);
    expect(unsentAnswers(given)).toHaveLength(3);
    expect(unsentAnswers(sent).map(({ questionId }) => questionId)).toEqual([ID(2)]);
    const late = withResults(sent, [result(ID(2))]);
    expect(unsentAnswers(late)).toEqual([]);
    expect(summaryOf(late)).toMatchObject({ correct: 3, skipped: 0, total: 3 });
    expect(withResults(late, [result(ID(2))]), "the same twice").toBe(late);
    expect(withResults(three, [result(ID(2))]), "of another practice").toBe(three);
    expect(withResults(given, []).results).toBeNull();
  });

  it("is read back as it was stored, without any key", () => {
    const stored = JSON.parse(JSON.stringify(choose(three, ID(1), "A")));
    expect(practice.parse(stored)).toEqual(choose(three, ID(1), "A"));
    const leaky = { ...three, questions: [{ ...question(ID(1)), correctAnswer: "B", explanation: "So." }] };
    expect(JSON.stringify(practice.parse(leaky))).not.toContain("correctAnswer");
    expect(practice.safeParse({ ...three, questions: [] }).success).toBe(false);
  });
});

describe("the summary", () => {
  /** A practice with this many right, wrong and skipped ones, in that order. */
  function submitted(right: number, wrong: number, skipped: number): Practice {
    const questions = Array.from({ length: right + wrong + skipped }, (_, i) => question(ID(i + 1)));
    const answered = questions.slice(0, right + wrong);
    return {
      ...begin(questions),
      answers: Object.fromEntries(answered.map(({ id }) => [id, "A"])),
      results: answered.map(({ id }, i) => ({
        questionId: id,
        isCorrect: i < right,
        pointsEarned: i < right ? 1 : 0,
      })) as PracticeResult[],
    };
  }

  it.each([
    [2, 1, 0, 67, false],
    [7, 3, 0, 70, true],
    [3, 6, 1, 33, false],
    [1, 0, 1, 100, true],
    [0, 0, 2, 0, false],
    [1, 0, 0, 100, true],
    [0, 4, 0, 0, false],
  ])("%i right, %i wrong and %i skipped are %i percent", (right, wrong, skipped, percentage, isPass) => {
    expect(summaryOf(submitted(right, wrong, skipped))).toEqual({
      correct: right,
      skipped,
      total: right + wrong,
      percentage,
      isPass,
      points: right,
    });
  });

  it("names what can be practised again", () => {
    const now = submitted(1, 2, 1);
    const idsOf = (questions: { id: string }[]) => questions.map(({ id }) => id);
    expect(idsOf(wronglyAnswered(now))).toEqual([ID(2), ID(3)]);
    expect(idsOf(skippedQuestions(now))).toEqual([ID(4)]);
    expect(wronglyAnswered({ ...now, results: null })).toEqual([]);
  });
});

describe("the screen's message about a failure", () => {
  it.each([
    [new ApiError(403, "forbidden", "No"), "You are not authorized. Please login again."],
    [new ApiError(429, "too-many", "Please wait"), "Please wait"],
    [errorFromReply(500, {}), "Failed to generate questions"],
    [undefined, "Failed to generate questions"],
  ])("%s", (error, message) => {
    expect(practiceError(error, "Failed to generate questions")).toBe(message);
  });
});
