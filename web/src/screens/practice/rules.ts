import { type ExamType, labelOf } from "@prepfeed/contract/foundation/catalogue";
import { Question } from "@prepfeed/contract/foundation/limits";
import { examRule } from "@prepfeed/contract/mock-tests/exam-rules";
import { asMarks } from "../../wording/as-marks.ts";
import { counted } from "../../wording/counted.ts";
import type { Marking, Practice } from "./practice.ts";

/** Minutes for all questions together, none, or the exam's time. */
export const CLOCKS = ["none", "exam", "5", "10", "15", "20", "30", "45", "60"] as const;
export type Clock = (typeof CLOCKS)[number];

/** The cost of a wrong answer: nothing, as in the exam, or a share of the question's mark. */
export const MARKINGS = ["none", "exam", "third", "quarter"] as const;
export type MarkingChoice = (typeof MARKINGS)[number];

const SHARES = { third: { right: 1, wrong: 1 / 3 }, quarter: { right: 1, wrong: 1 / 4 } };

/** Whole minutes, or null without a clock. */
export function minutesOf(clock: Clock, examType: ExamType | "", count: number): number | null {
  if (clock === "none") return null;
  if (clock !== "exam") return Number(clock);
  const seconds = (examType && examRule(examType)?.seconds) || Question.timeLimit;
  return Math.max(1, Math.round((seconds * count) / 60));
}

/** Null if a wrong answer costs nothing. */
export function markingOf(choice: MarkingChoice, examType: ExamType | ""): Marking | null {
  if (choice === "third" || choice === "quarter") return SHARES[choice];
  const rule = choice === "exam" && examType ? examRule(examType) : undefined;
  return rule && rule.wrong > 0 ? { right: rule.right, wrong: rule.wrong } : null;
}

export function clockLabel(clock: Clock, examType: ExamType | "", count: number): string {
  if (clock === "none") return "No clock";
  const minutes = counted(minutesOf(clock, examType, count) ?? 0, "minute");
  return clock === "exam" ? `Exam pace: ${minutes}` : minutes;
}

/** Undefined for an exam without negative marking, so that it is not offered. */
export function markingLabel(choice: MarkingChoice, examType: ExamType | ""): string | undefined {
  if (choice === "none") return "No negative marking";
  if (choice === "third") return "−1/3 for a wrong answer";
  if (choice === "quarter") return "−1/4 for a wrong answer";
  const marking = markingOf("exam", examType);
  return marking && examType ? `As in ${labelOf(examType)}: ${inMarks(marking)}` : undefined;
}

/** `+4, −1`. */
export function inMarks({ right, wrong }: Marking): string {
  return `+${asMarks(right)}, ${asMarks(-wrong)}`;
}

/** The sum of the answers; skipped questions count nothing. */
export function marksOf({ marking, results, questions }: Practice) {
  if (!marking || !results) return null;
  const right = results.filter(({ isCorrect }) => isCorrect).length;
  const wrong = results.length - right;
  return {
    right,
    wrong,
    marks: right * marking.right - wrong * marking.wrong,
    best: questions.length * marking.right,
  };
}
