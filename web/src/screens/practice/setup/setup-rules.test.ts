import { describe, expect, it } from "vitest";
import { askedSetup, missingIn, NOTHING, requestOf, requestsForExam, rulesOf } from "./setup-rules.ts";

const chosen = { ...NOTHING, about: "PHYSICS", difficultyLevel: "EASY", examType: "NEET" } as const;
const asked = (address: string) => askedSetup(new URLSearchParams(address), undefined);

describe("what to practise", () => {
  it("requires a section or a topic, a difficulty and an exam type", () => {
    expect(Object.values(missingIn(NOTHING))).toEqual([
      "Please select a section (subject).",
      "Please select a difficulty level.",
      "Please select an exam type.",
    ]);
    expect(missingIn({ ...NOTHING, topic: " " })).toHaveProperty("about");
    expect(missingIn({ ...NOTHING, topic: "optics" })).not.toHaveProperty("about");
    expect(requestOf({ ...chosen, examType: "" })).toBeNull();
  });

  it("is a subject or a section, with an optional topic", () => {
    expect(requestOf({ ...chosen, topic: " optics " })).toEqual({
      subject: "PHYSICS",
      section: undefined,
      topic: "optics",
      difficultyLevel: "EASY",
      examType: "NEET",
      count: 5,
    });
    expect(requestOf({ ...chosen, about: "Reasoning" })).toMatchObject({
      subject: undefined,
      section: "Reasoning",
      topic: undefined,
    });
  });
});

it("uses a clock that starts now, and the chosen marks", () => {
  const values = { ...chosen, clock: "exam", marking: "exam" } as const;
  expect(rulesOf(values, 5, 1_000)).toEqual({ endsAt: 301_000, marking: { right: 4, wrong: 1 } });
  expect(rulesOf(chosen, 5, 1_000)).toEqual({ endsAt: null, marking: null });
});

describe("the address of a practice", () => {
  it("names all of it", () => {
    expect(asked("subject=PHYSICS&topic=Heat&examType=NEET&difficulty=HARD&count=8&start=1")).toEqual({
      values: {
        ...NOTHING,
        about: "PHYSICS",
        topic: "Heat",
        examType: "NEET",
        difficultyLevel: "HARD",
        count: 8,
      },
      start: true,
    });
  });

  it("gets defaults for an immediate start, and needs a manual start without a topic", () => {
    expect(asked("topic=Heat&start=1")?.values).toMatchObject({
      difficultyLevel: "MEDIUM",
      examType: "MOCK_TEST",
      count: 5,
    });
    expect(asked("topic=Heat")?.values).toMatchObject({ difficultyLevel: "", examType: "" });
    expect(asked("examType=NEET&start=1")).toMatchObject({ start: false });
    expect(askedSetup(new URLSearchParams("topic=Heat&start=1"), "GATE")?.values.examType).toBe("GATE");
  });

  it("knows a section by either name and ignores unknown values", () => {
    expect(asked("section=Banking")?.values.about).toBe("Banking");
    expect(asked("section=General Awareness")?.values.about).toBe("GENERAL_KNOWLEDGE");
    expect(asked("subject=ALCHEMY&section=x&examType=y&difficulty=z&count=-1&topic=%20")).toBeNull();
    expect(asked("count=99")?.values.count).toBe(20);
    expect(asked("")).toBeNull();
  });
});

it("a practice for the learner's exam has ten questions at their level, by the shares of its parts", () => {
  const counts = (...shares: number[]) =>
    requestsForExam({
      examType: "NEET",
      parts: shares.map((share) => ({ subject: "BIOLOGY", share, level: "EASY" })),
    }).map(({ count }) => count);
  expect(counts(100)).toEqual([10]);
  expect(counts(50, 25, 25)).toEqual([5, 3, 2]);
  expect(counts(25.3, 25.3, 25.3, 9.1, 4, 4, 3, 2, 1, 1)).toEqual([3, 3, 3, 1]);
  const parts = [
    { section: "Reasoning" as const, share: 60, level: "EASY" as const },
    { subject: "ENGLISH" as const, share: 40, level: "HARD" as const },
  ];
  expect(requestsForExam({ examType: "CAT", parts })).toEqual([
    { section: "Reasoning", examType: "CAT", difficultyLevel: "EASY", count: 6 },
    { subject: "ENGLISH", examType: "CAT", difficultyLevel: "HARD", count: 4 },
  ]);
});
