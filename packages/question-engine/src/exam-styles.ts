import type { Difficulty, ExamType } from "@prepfeed/contract/catalogue";
import { type ExamFamily, FAMILY_OF } from "./exam-families.ts";
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
 *   ("antonyms/easy"), or a way of asking of all tables ("two-statements"); they come where a learner asks for their topic;
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
const STEEPEST = { EASY: 0.2, MEDIUM: 2.8, HARD: 7 };

/** Names of grammar, and what is learnt at school. */
// biome-ignore format: a list to read across
const SCHOOL_GRAMMAR = [
  "parts-of-speech", "kinds-of-words", "word-in-many-roles", "sentence-kinds", "clauses", "question-tags",
  "punctuation-and-order", "agreement-plain", "a-or-an-by-sound", "simple-tenses", "verb-forms", "plurals", "word-parts",
  "figures-of-speech", "literary-terms",
];
// biome-ignore format: a list to read across
const GENERAL_SCIENCE = [
  "physicists-and-laws", "si-prefixes", "phenomena-and-causes", "physics-instruments", "terms-of-physics/easy",
  "physics-by-heading/easy", "electromagnetic-spectrum/easy", "physical-quantities/easy",
  "elements-and-symbols", "elements-that-stand-out", "common-names-of-compounds", "acids-in-nature", "laws-of-chemistry",
  "functional-groups", "solids-and-forces", "tests-for-gases", "industrial-processes", "environmental-chemistry",
  "fuels-and-nuclear-chemistry", "ores-and-their-metals", "alloys-and-their-metals", "processes-of-metallurgy",
  "drugs-and-everyday-chemicals", "tests-for-organic-groups/easy", "transition-metal-facts/easy", "chemistry-by-heading/easy",
];
/** Records, names and single honours: what a quiz asks. */
// biome-ignore format: a list to read across
const QUIZ = [
  "equal-ranks", "superlatives-of-nature", "superlatives-of-the-world", "nobel-laureates-of-the-world", "full-forms",
  "players-in-a-side", "trophies", "sports-terms", "people-of-sport", "titles-of-people", "firsts-in-the-world",
  "currencies", "parliaments", "gods-of-the-west", "symbols-of-other-lands", "books-of-the-world", "inventors",
  "musicians-and-instruments", "dancers-and-singers", "economists-and-ideas", "books-on-economics", "koppen-climates",
  "peoples-of-the-world", "capitals-of-the-world", "landmarks-of-the-world", "measuring-instruments", "branches-of-study",
  "si-prefixes", "physics-instruments", "digestive-secretions", "parts-of-the-gut", "molecular-pioneers", "cell-pioneers", "cell-parts", "animal-organs", "scientific-names", "taxonomy-terms",
  "people-of-the-epics", "everyday-substances",
];
/** Logic and machines as other exams have them. */
// biome-ignore format: a list to read across
const NOT_IN_SSC = [
  "conditional-what-follows", "conditional-equivalent-statement", "conditional-chain", "one-statement-true-who-did-it",
  "truth-tellers-and-liars", "syllogism-two-conclusions-with-possibility", "firsts-in-the-world", "synonyms/easy", "antonyms/easy",
  "one-word-people/easy", "one-word-things/easy",
];
/** Of two topics only one kind of question stands in papers, approximate values and roots to compare; data come in sets. */
// biome-ignore format: a list to read across
const NOT_IN_BANKS = [
  "unit-digit-of-powers-combined", "unit-digit-of-a-power", "other-number-from-hcf-and-lcm", "bodmas-simplification",
  "bells-toll-together", "digit-for-divisibility", "trailing-zeros-of-factorial", "remainder-of-a-power",
  "least-number-same-remainder-and-multiple", "count-of-even-or-odd-divisors", "how-many-numbers-leave-two-remainders",
  "sum-and-difference", "two-digit-number-reversed", "heads-and-legs-or-tickets", "consecutive-numbers",
  "three-items-combination-price", "passing-on-halves-of-fruit", "absent-members-share-cost", "most-wrong-answers-for-a-score",
  "series-next-easy", "series-sum-of-two-before", "journey-any-quantity", "convert-speed-units", "simple-interest-any-quantity",
  "error-in-parts-easy", "phrasal-verbs/easy", "idioms/easy", "synonyms/easy", "antonyms/easy", "sentence-completion/easy", "reading-stories", "collective-nouns",
  "table-total-or-difference", "pie-chart-share", "table-percentage-change", "table-ratio-of-totals", "table-years-above-average",
  "puzzle-row-facing-north", "syllogism-two-statements", "syllogism-three-statements", "inequality-single-chain", "code-sum-of-letter-places",
  "code-by-constant-shift", "clock-hands-as-a-compass", "family-how-many", "facing-after-turns", "odd-word-of-a-kind", "word-analogy-everyday",
  "word-analogy-degree-and-study", "series-wrong-term-medium", "percentage-change-simple", "average-of-regular-numbers", "share-in-a-ratio", "rank-from-both-ends", "relation-two-steps",
  "sufficiency-comparison-of-heights", "lectures-on-weekdays", "six-floors", "stack-of-boxes", "row-of-five", "row-of-six-with-gaps",
  "fence-or-turf-a-field", "jumbled-paragraph", "synonyms/medium", "reading-nature", "reading-play-and-arts", "reading-everyday-history",
];

/** Kinds that hardly another exam has. */
// biome-ignore format: a list to read across
const ONLY_IN_BANKS = [
  "coded-sentences", "series-of-letters-numbers-and-symbols", "points-and-directions", "family-of-three-generations",
  "six-sentences-to-rearrange", "words-to-interchange", "phrase-to-be-replaced", "beginnings-and-ends-to-match",
];

// biome-ignore format: a table to read across
const EXAM_STYLES: Record<ExamFamily, ExamStyle> = {
  JEE:      { units: { mathematics: 3, physics: 3, chemistry: 3 },
              stress: 3, styles: MULTI_STEP, difficulties: STEEP, leftOut: [...GENERAL_SCIENCE, "two-statements"] },
  NEET:     { units: { biology: 6, physics: 3, chemistry: 3 },
              stress: 3, styles: { recall: 3, application: 3, "multi-step": 2 }, difficulties: { EASY: 2, MEDIUM: 5, HARD: 3 },
              leftOut: [...GENERAL_SCIENCE, "two-statements", "crystal-structures", "vitamins", "digestive-secretions", "parts-of-the-gut", "parts-of-eye-and-ear",
                "polymers-and-monomers", "degree-of-polymerisation", "average-molar-masses-of-a-polymer"],
              neverSays: /^Complete the sentence/ },
  GATE:     { units: { "computer-science": 5, mathematics: 3, "quantitative-aptitude": 1, english: 1 },
              stress: 3, styles: MULTI_STEP, difficulties: STEEP,
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, "several-statements", "two-statements", "people-of-computing", "programming-language-creators", "keyboard-shortcuts", "file-extensions",
                "unix-commands", "computer-abbreviations", "design-methods-of-algorithms", "protocols-and-ports", "codes-and-number-systems", "number-of-passwords", "precision-and-recall",
                "database-terms", "operating-system-terms", "computer-organisation-terms", "network-terms", "c-and-cpp-terms", "articles", "prepositions", "confusables"] },
  CAT:      { units: { "quantitative-aptitude": 4, reasoning: 4, english: 3, mathematics: 2 },
              stress: 3, styles: MULTI_STEP, difficulties: STEEPEST,
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, "reading-stories", "table-of-candidates-at-five-centres", "table-of-five-over-five-years", "table-of-marks-in-percent",
                "bars-of-income-and-expenditure", "pie-chart-in-percent", "grouped-bars-of-five-places", "caselet-of-four-departments", "puzzle-boxes-in-a-stack", "puzzle-row-facing-north"] },
  UPSC:     { units: { history: 4, geography: 3, economics: 3, "general-knowledge": 3, biology: 1, reasoning: 1, banking: 1 },
              stress: 3, styles: KNOWING, difficulties: { EASY: 0.5, MEDIUM: 2.5, HARD: 7 },
              leftOut: [...QUIZ, "biology-assertions"], onlyFacts: ["geography", "economics", "banking", "biology"] },
  SSC:      { units: { "quantitative-aptitude": 3, reasoning: 3, english: 3, "general-knowledge": 2, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1 },
              stress: 3, styles: QUICK, difficulties: GENTLE,
              leftOut: [...SCHOOL_GRAMMAR, ...ONLY_IN_BANKS, ...NOT_IN_SSC], onlyFacts: ["history", "geography", "economics", "biology", "physics", "chemistry"] },
  BANK:     { units: { "quantitative-aptitude": 3, reasoning: 4, english: 3, banking: 3, "general-knowledge": 1, economics: 1, "computer-science": 1 },
              stress: 4, styles: APPLIED, difficulties: BRISK, leftOut: [...SCHOOL_GRAMMAR, ...NOT_IN_BANKS] },
  RAILWAYS: { units: { "quantitative-aptitude": 3, reasoning: 3, "general-knowledge": 3, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1 },
              stress: 3, styles: QUICK, difficulties: EASIEST },
  DEFENCE:  { units: { mathematics: 4, english: 3, physics: 2, chemistry: 1, biology: 1, history: 2, geography: 2, "general-knowledge": 2, "quantitative-aptitude": 1, reasoning: 1 },
              stress: 3, styles: APPLIED, difficulties: BALANCED },
  SAT:      { units: { mathematics: 4, english: 4, "quantitative-aptitude": 1 },
              stress: 4, styles: APPLIED, difficulties: BALANCED, leftOut: ONLY_IN_BANKS },
  GRE:      { units: { "quantitative-aptitude": 3, english: 4, reasoning: 2, mathematics: 2 },
              stress: 4, styles: APPLIED, difficulties: STEEP, leftOut: ONLY_IN_BANKS },
  LANGUAGE: { units: { english: 1 },
              stress: 4, styles: EVEN, difficulties: BALANCED, leftOut: ONLY_IN_BANKS },
  GENERAL:  { units: { mathematics: 1, physics: 1, chemistry: 1, biology: 1, english: 1, history: 1, geography: 1, economics: 1, "computer-science": 1, "general-knowledge": 1 },
              stress: 1, styles: EVEN, difficulties: BALANCED },
};

export function styleOf(examType: ExamType | undefined): { family: ExamFamily; style: ExamStyle } {
  const family = examType ? FAMILY_OF[examType] : "GENERAL";
  return { family, style: EXAM_STYLES[family] };
}
