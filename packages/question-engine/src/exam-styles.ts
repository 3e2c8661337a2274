import type { Difficulty, ExamType } from "@prepfeed/contract/catalogue";
import { type ExamFamily, FAMILY_OF } from "./exam-families.ts";
import type { UnitWeights } from "./syllabus/units.ts";
import type { Style } from "./writer.ts";

/**
 * How an exam asks. Change a number here to change what its learners get:
 * - `units`: how much of a mixed set comes from each unit; where a subject has several units (Mathematics and
 *   Quantitative Aptitude, Economics and Banking), also the proportion between them;
 * - `stress`: how many times as often the topics that the syllabus marks for this exam come up;
 * - `styles`: how much the exam likes each way of asking;
 * - `difficulties`: the mix when the learner asks for no single difficulty;
 * - `leftOut`: tables of facts that its papers never ask from; they come where a learner asks for their topic.
 */
export interface ExamStyle {
  units: UnitWeights;
  stress: number;
  styles: Record<Style, number>;
  difficulties: Record<Difficulty, number>;
  leftOut?: readonly string[];
}

const EVEN = { recall: 1, application: 1, "multi-step": 1 };
const MULTI_STEP = { recall: 1, application: 3, "multi-step": 6 };
const APPLIED = { recall: 1, application: 3, "multi-step": 3 };
const KNOWING = { recall: 4, application: 1, "multi-step": 1 };
const QUICK = { recall: 2, application: 3, "multi-step": 1 };

const GENTLE = { EASY: 5, MEDIUM: 4, HARD: 1 };
const BALANCED = { EASY: 3, MEDIUM: 4, HARD: 3 };
const STEEP = { EASY: 1, MEDIUM: 4, HARD: 5 };

// biome-ignore format: a table to read across
const EXAM_STYLES: Record<ExamFamily, ExamStyle> = {
  JEE:      { units: { mathematics: 3, physics: 3, chemistry: 3 },
              stress: 3, styles: MULTI_STEP, difficulties: STEEP, leftOut: ["physicists-and-laws"] },
  NEET:     { units: { biology: 6, physics: 3, chemistry: 3 },
              stress: 3, styles: { recall: 3, application: 3, "multi-step": 2 }, difficulties: BALANCED, leftOut: ["physicists-and-laws"] },
  GATE:     { units: { "computer-science": 5, mathematics: 3, "quantitative-aptitude": 1, english: 1 },
              stress: 3, styles: MULTI_STEP, difficulties: STEEP,
              leftOut: ["people-of-computing", "programming-language-creators", "keyboard-shortcuts", "file-extensions", "unix-commands", "computer-abbreviations"] },
  CAT:      { units: { "quantitative-aptitude": 4, reasoning: 4, english: 3, mathematics: 1 },
              stress: 3, styles: MULTI_STEP, difficulties: STEEP },
  UPSC:     { units: { history: 4, geography: 3, economics: 3, "general-knowledge": 3, biology: 1, reasoning: 1, banking: 1 },
              stress: 3, styles: KNOWING, difficulties: STEEP },
  SSC:      { units: { "quantitative-aptitude": 3, reasoning: 3, english: 3, "general-knowledge": 2, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1 },
              stress: 3, styles: QUICK, difficulties: GENTLE },
  BANK:     { units: { "quantitative-aptitude": 3, reasoning: 4, english: 3, banking: 3, "general-knowledge": 1, economics: 1, "computer-science": 1 },
              stress: 4, styles: APPLIED, difficulties: BALANCED },
  RAILWAYS: { units: { "quantitative-aptitude": 3, reasoning: 3, "general-knowledge": 3, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1 },
              stress: 3, styles: QUICK, difficulties: GENTLE },
  DEFENCE:  { units: { mathematics: 4, english: 3, physics: 2, chemistry: 1, biology: 1, history: 2, geography: 2, "general-knowledge": 2, "quantitative-aptitude": 1, reasoning: 1 },
              stress: 3, styles: APPLIED, difficulties: BALANCED },
  SAT:      { units: { mathematics: 4, english: 4, "quantitative-aptitude": 1 },
              stress: 4, styles: APPLIED, difficulties: BALANCED },
  GRE:      { units: { "quantitative-aptitude": 3, english: 4, reasoning: 2, mathematics: 2 },
              stress: 4, styles: APPLIED, difficulties: STEEP },
  LANGUAGE: { units: { english: 1 },
              stress: 4, styles: EVEN, difficulties: BALANCED },
  GENERAL:  { units: { mathematics: 1, physics: 1, chemistry: 1, biology: 1, english: 1, history: 1, geography: 1, economics: 1, "computer-science": 1, "general-knowledge": 1 },
              stress: 1, styles: EVEN, difficulties: BALANCED },
};

export function styleOf(examType: ExamType | undefined): { family: ExamFamily; style: ExamStyle } {
  const family = examType ? FAMILY_OF[examType] : "GENERAL";
  return { family, style: EXAM_STYLES[family] };
}
