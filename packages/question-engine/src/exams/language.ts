import type { Exam } from "./rules/exam.ts";
import { BALANCED, EVEN } from "./rules/mixes.ts";

/** TOEFL and IELTS, of which only the reading is asked; shares estimated. */
export const languageTest: Exam = {
  family: "LANGUAGE",
  paper: { units: { english: 1 }, shares: { english: { passage: 60, cloze: 20, plain: 20 } } },
  practice: { english: 1 },
  examWeight: 4,
  styles: EVEN,
  mix: BALANCED,
  excluded: { forms: ["bank"] },
};
