import { describe, expect, it } from "vitest";
import type { Settings } from "./drafts/generator-state.ts";
import { settingsOfGoal, withGoal } from "./settings-of-goal.ts";

const SETTINGS: Settings = {
  source: "topic",
  subject: "",
  section: "",
  topic: "",
  text: "",
  count: 5,
  difficulty: "MEDIUM",
  examType: "BANK_PO",
  examDate: "",
};
const GOAL = {
  examType: "SBI_PO" as const,
  examDate: "2027-03-01",
  subjects: ["ENGLISH" as const, "MATHEMATICS" as const],
  isOver: false,
};
const ARRIVAL = { hasDrafts: false, touched: new Set<keyof Settings>(), today: "2026-11-15" };

describe("a learner with a goal", () => {
  it("starts with its first subject and the date of its exam", () => {
    expect(settingsOfGoal(SETTINGS, GOAL, ARRIVAL)).toEqual({ subject: "ENGLISH", examDate: "2027-03-01" });
  });

  it.each<[string, Partial<Settings>, Partial<typeof GOAL>, Partial<typeof ARRIVAL>, Partial<Settings>]>([
    ["keeps the subject chosen before", { subject: "HISTORY" }, {}, {}, { examDate: "2027-03-01" }],
    [
      "finds a new date in the place of an old one",
      { examDate: "2027-01-05" },
      {},
      {},
      { subject: "ENGLISH", examDate: "2027-03-01" },
    ],
    ["finds no date of another exam", { examType: "CAT" }, {}, {}, { subject: "ENGLISH" }],
    [
      "finds no date on which nothing can be planned",
      {},
      { examDate: "2026-11-15" },
      {},
      { subject: "ENGLISH" },
    ],
    ["finds no subject for a text", { source: "text" }, {}, {}, { examDate: "2027-03-01" }],
    ["finds no subject beside drafts", {}, {}, { hasDrafts: true }, { examDate: "2027-03-01" }],
    ["keeps what was chosen meanwhile", {}, {}, { touched: new Set(["subject", "examDate"] as const) }, {}],
    ["finds nothing once the exam is over", {}, { isOver: true }, {}, {}],
  ])("%s", (_, settings, goal, arrival, filled) => {
    expect(
      settingsOfGoal({ ...SETTINGS, ...settings }, { ...GOAL, ...goal }, { ...ARRIVAL, ...arrival }),
    ).toEqual(filled);
  });
});

describe("a change", () => {
  const FILLED: Settings = { ...SETTINGS, subject: "ENGLISH", examDate: "2027-03-01" };

  it("to another exam removes the goal's date, and changing back restores it", () => {
    expect(withGoal(FILLED, { examType: "CAT" }, GOAL, ARRIVAL)).toEqual({ examType: "CAT", examDate: "" });
    const away: Settings = { ...FILLED, examType: "CAT", examDate: "" };
    expect(withGoal(away, { examType: "BANK_PO" }, GOAL, ARRIVAL)).toEqual({
      examType: "BANK_PO",
      examDate: "2027-03-01",
    });
  });

  it("to another exam keeps a date that the learner chose", () => {
    const own = { ...FILLED, examDate: "2027-02-02" };
    expect(withGoal(own, { examType: "CAT" }, GOAL, ARRIVAL)).toEqual({ examType: "CAT" });
  });

  it("to a text keeps only a subject that the learner chose", () => {
    expect(withGoal(FILLED, { source: "text" }, GOAL, ARRIVAL)).toEqual({ source: "text", subject: "" });
    const touched = new Set<keyof Settings>(["subject"]);
    expect(withGoal(FILLED, { source: "text" }, GOAL, { ...ARRIVAL, touched })).toEqual({ source: "text" });
  });

  it("of anything else changes nothing more", () => {
    expect(withGoal(FILLED, { topic: "Optics" }, GOAL, ARRIVAL)).toEqual({ topic: "Optics" });
  });
});
