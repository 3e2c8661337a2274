import type { Difficulty, ExamType } from "@prepfeed/contract/catalogue";
import { type ExamFamily, FAMILY_OF } from "./exam-families.ts";
import {
  CASES_OF_CAT,
  ENGINEERING_MATHEMATICS,
  ENTRANCE_MATHEMATICS,
  GENERAL_SCIENCE,
  NOT_IN_BANKS,
  NOT_IN_CAT,
  NOT_IN_NEET,
  NOT_IN_SSC,
  ONLY_IN_BANKS,
  QUIZ,
  SCHOOL_BIOLOGY,
  SCHOOL_GRAMMAR,
  SCHOOL_MATHEMATICS,
  SETS_TO_DEDUCE,
  TOO_PLAIN_FOR_GATE,
  TOO_PLAIN_FOR_UPSC,
} from "./left-out.ts";
import type { Unit, UnitWeights } from "./syllabus/units.ts";
import type { Style } from "./writer.ts";

/**
 * How an exam asks. Change a number here to change what its learners get:
 * - `units`: how much of a mixed set comes from each unit; where a subject has several units (Mathematics and
 *   Quantitative Aptitude, Economics and Banking), also the proportion between them;
 * - `stress`: how many times as often the topics that the syllabus marks for this exam come up;
 * - `styles`: how much the exam likes each way of asking;
 * - `difficulties`: the mix when the learner asks for no single difficulty;
 * - `leftOut`: what its papers never ask: a writer, a table or a set ("si-prefixes"), what a table asks in one way
 *   ("antonyms/easy") or plainly ("delhi-sultans/plain"), or a way of asking of all tables ("two-statements"); they come
 *   where a learner asks for their topic;
 * - `onlyFacts`: units that are asked without sums, unless a difficulty is asked for: plain facts are never Hard;
 * - `neverSays`: how its questions do not begin.
 */
export interface ExamStyle {
  units: UnitWeights;
  stress: number;
  styles: Record<Style, number>;
  difficulties: Record<Difficulty, number>;
  leftOut?: readonly string[];
  onlyFacts?: readonly Unit[];
  neverSays?: RegExp;
}

const EVEN = { recall: 1, application: 1, "multi-step": 1 };
const MULTI_STEP = { recall: 1, application: 3, "multi-step": 6 };
const APPLIED = { recall: 1, application: 3, "multi-step": 3 };
const KNOWING = { recall: 4, application: 1, "multi-step": 1 };
const QUICK = { recall: 2, application: 3, "multi-step": 1 };

const EASIEST = { EASY: 4, MEDIUM: 5, HARD: 1 };
const GENTLE = { EASY: 2, MEDIUM: 6, HARD: 2 };
const BALANCED = { EASY: 3, MEDIUM: 4, HARD: 3 };
const BRISK = { EASY: 1, MEDIUM: 5, HARD: 4 };
const STEEP = { EASY: 0.5, MEDIUM: 4, HARD: 5.5 };
/** School exercises are not for those who sit for engineering colleges. */
const HARDLY_EASY = { EASY: 0.02, MEDIUM: 1.5, HARD: 7 };
const STEEPEST = { EASY: 0.02, MEDIUM: 0.2, HARD: 9 };

// biome-ignore format: a table to read across
const EXAM_STYLES: Record<ExamFamily, ExamStyle> = {
  JEE:      { units: { mathematics: 3, physics: 3, chemistry: 3 },
              stress: 3, styles: MULTI_STEP, difficulties: HARDLY_EASY, leftOut: [...GENERAL_SCIENCE, ...SCHOOL_MATHEMATICS, "two-statements"] },
  NEET:     { units: { biology: 6, physics: 3, chemistry: 3 },
              stress: 3, styles: { recall: 0.8, application: 3, "multi-step": 3 }, difficulties: { EASY: 0.05, MEDIUM: 5, HARD: 4.5 },
              leftOut: [...GENERAL_SCIENCE, ...NOT_IN_NEET, "environment-statements", "environment-two-reasons", "wildlife-statements", "medicine-statements", "agreements-on-the-environment", "animals-and-their-homes-in-india"], neverSays: /^Complete the sentence/ },
  GATE:     { units: { "computer-science": 5, mathematics: 3, "quantitative-aptitude": 1, english: 1 },
              stress: 3, styles: MULTI_STEP, difficulties: { EASY: 0.1, MEDIUM: 2, HARD: 7 },
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, ...SCHOOL_MATHEMATICS, ...ENTRANCE_MATHEMATICS, ...TOO_PLAIN_FOR_GATE, "several-statements", "two-statements", "articles", "prepositions", "confusables"] },
  CAT:      { units: { "quantitative-aptitude": 4, reasoning: 4, english: 3, mathematics: 2 },
              stress: 3, styles: MULTI_STEP, difficulties: STEEPEST,
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, ...NOT_IN_CAT] },
  UPSC:     { units: { history: 4, geography: 3, economics: 3, "general-knowledge": 3, biology: 2, reasoning: 1, banking: 1 },
              stress: 3, styles: KNOWING, difficulties: { EASY: 0.02, MEDIUM: 2.5, HARD: 7 },
              leftOut: [...QUIZ, ...SCHOOL_BIOLOGY, ...TOO_PLAIN_FOR_UPSC, "biology-assertions", "biology-statements", "biology-lists", "biology-lists-of-plants", "biology-sequences"], onlyFacts: ["geography", "economics", "banking", "biology"] },
  SSC:      { units: { "quantitative-aptitude": 3, reasoning: 3, english: 3, "general-knowledge": 2, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1 },
              stress: 3, styles: QUICK, difficulties: GENTLE,
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, ...NOT_IN_SSC, ...SETS_TO_DEDUCE], onlyFacts: ["history", "geography", "economics", "biology", "physics", "chemistry"],
              neverSays: /^(Complete the|What is meant by the word|What does the adjective|Which of these words means|What can the phrasal verb|Which phrasal verb means|Which word means)/ },
  BANK:     { units: { "quantitative-aptitude": 3, reasoning: 4, english: 3, banking: 3, "general-knowledge": 1, economics: 1, "computer-science": 1 },
              stress: 4, styles: APPLIED, difficulties: BRISK, leftOut: [...SCHOOL_GRAMMAR, ...NOT_IN_BANKS, ...SETS_TO_DEDUCE, "which-is-correct"] },
  RAILWAYS: { units: { "quantitative-aptitude": 3, reasoning: 3, "general-knowledge": 3, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1 },
              stress: 3, styles: QUICK, difficulties: EASIEST, leftOut: [...CASES_OF_CAT, ...SETS_TO_DEDUCE, "which-is-correct"] },
  DEFENCE:  { units: { mathematics: 4, english: 3, physics: 2, chemistry: 1, biology: 1, history: 2, geography: 2, "general-knowledge": 2, "quantitative-aptitude": 1, reasoning: 1 },
              stress: 3, styles: APPLIED, difficulties: BALANCED, leftOut: ["chemistry-lists"] },
  SAT:      { units: { mathematics: 4, english: 4, "quantitative-aptitude": 1 },
              stress: 4, styles: APPLIED, difficulties: BALANCED, leftOut: ONLY_IN_BANKS },
  GRE:      { units: { "quantitative-aptitude": 3, english: 4, reasoning: 2, mathematics: 2 },
              stress: 4, styles: APPLIED, difficulties: STEEP, leftOut: [...SETS_TO_DEDUCE, ...ONLY_IN_BANKS] },
  LANGUAGE: { units: { english: 1 },
              stress: 4, styles: EVEN, difficulties: BALANCED, leftOut: ONLY_IN_BANKS },
  GENERAL:  { units: { mathematics: 1, physics: 1, chemistry: 1, biology: 1, english: 1, history: 1, geography: 1, economics: 1, "computer-science": 1, "general-knowledge": 1 },
              stress: 1, styles: EVEN, difficulties: BALANCED },
};

export function styleOf(examType: ExamType | undefined): { family: ExamFamily; style: ExamStyle } {
  const family = examType ? FAMILY_OF[examType] : "GENERAL";
  const style = EXAM_STYLES[family];
  if (family === "GATE" || family === "GENERAL") return { family, style };
  return { family, style: { ...style, leftOut: [...(style.leftOut ?? []), ...ENGINEERING_MATHEMATICS] } };
}
