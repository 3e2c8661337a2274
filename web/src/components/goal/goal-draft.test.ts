import { expect, test } from "vitest";
import { changeOf, draftOf, mistakesIn, withExam } from "./goal-draft.ts";

const EMPTY = draftOf(null);

test("an exam sets its usual subjects and sections, until others are chosen", () => {
  const neet = withExam(EMPTY, "NEET");
  expect(neet.subjects).toEqual(["PHYSICS", "CHEMISTRY", "BIOLOGY"]);
  expect(withExam(neet, "SSC_CGL")).toMatchObject({ sections: ["Reasoning"] });
  expect(withExam(neet, "SSC_CGL").subjects).toContain("HISTORY");
  const withoutReasoning = { ...withExam(neet, "CAT"), sections: [] };
  expect(withExam(withoutReasoning, "GMAT").sections).toEqual([]);
  const own = { ...neet, subjects: ["BIOLOGY" as const] };
  expect(withExam(own, "GATE").subjects).toEqual(["BIOLOGY"]);
});

test("missing values are named in the order of the fields; the date is optional", () => {
  expect(Object.keys(mistakesIn(EMPTY, "2026-11-15"))).toEqual(["examType", "subjects"]);
  const neet = withExam(EMPTY, "NEET");
  expect(mistakesIn(neet, "2026-11-15")).toEqual({});
  expect(mistakesIn({ ...neet, examDate: "2026-11-14" }, "2026-11-15")).toHaveProperty("examDate");
  expect(mistakesIn({ ...neet, examDate: "2026-11-15" }, "2026-11-15")).toEqual({});
  for (const minutesPerDay of [4, 241, 7.5, Number.NaN])
    expect(mistakesIn({ ...neet, minutesPerDay }, "2026-11-15")).toHaveProperty("minutesPerDay");
  expect(changeOf(neet)).toMatchObject({ examType: "NEET", examDate: null, minutesPerDay: 20 });
});

test("a goal that is over is edited without its date", () => {
  const goal = {
    examType: "NEET",
    examDate: "2026-05-03",
    minutesPerDay: 40,
    subjects: ["BIOLOGY"],
    sections: ["Reasoning"],
    isOver: true,
  } as Parameters<typeof draftOf>[0];
  expect(draftOf(goal)).toEqual({
    examType: "NEET",
    examDate: "",
    minutesPerDay: 40,
    subjects: ["BIOLOGY"],
    sections: ["Reasoning"],
  });
});
