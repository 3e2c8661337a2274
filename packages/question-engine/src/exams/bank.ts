import type { Exam } from "./rules/exam.ts";
import { APPLIED } from "./rules/mixes.ts";
import { part, section, single } from "./rules/pattern.ts";
import { SELDOM } from "./topic-shares.ts";

/** What every paper has; its passages have six questions each. */
const PAPER = {
  always: {
    topics: ["syllogisms", "inequalities-reasoning"],
    chapters: [
      "approximations", "quadratic-comparisons", "wrong-numbers", "circular-seating", "floors-and-stacks", "errors-in-long-sentences", "phrase-replacement",
      "two-blanks", "sentences-to-repair", "codes-by-rules",
    ],
  },
  setSizes: { passage: 6 },
  options: 5,
  sets: "first",
} as const;

const OF_BANKS: Omit<Exam, "paper"> = {
  family: "BANK",
  practice: { "quantitative-aptitude": 3, reasoning: 4, english: 3, banking: 3, "general-knowledge": 1, economics: 1, "computer-science": 1 },
  examWeight: 4,
  styles: APPLIED,
  mix: { EASY: 1, MEDIUM: 5, HARD: 4 },
  // Counts by cases are for management entrances.
  takes: { "quantitative-aptitude": [2, 4], reasoning: [2, 4], english: [2, 5] },
  excluded: { topics: ["literature"], forms: ["grammar", "elementary", "argument", "deduction", "true-statement", "environment", "college"] },
  topicShares: {
    "data-interpretation": 5, "number-series": 2, "algebra-word-problems": 1.5, "number-properties": 1.5, "data-sufficiency": 1, "quadratic-equations": 3,
    percentages: 1.5, "profit-and-loss": 1.5, "simple-and-compound-interest": 1.5, "ratio-and-proportion": 1.5, "time-and-work": 1.5, "speed-distance-time": 1.25, "mixtures-and-alligation": 1.25,
    "seating-arrangement": 4, puzzles: 4, syllogisms: 3, "inequalities-reasoning": 3, "coding-decoding": 1.5, "blood-relations": 2, "direction-sense": 2,
    "input-output": SELDOM, "number-patterns": SELDOM, "letter-series": SELDOM, analogies: SELDOM, "odd-one-out": SELDOM, "critical-reasoning": 0.25,
    "mathematical-operations": SELDOM, "cubes-and-dice": SELDOM, "calendar-and-clock": SELDOM, "venn-diagrams": SELDOM,
    "error-spotting": 3, "fill-in-the-blanks": 1.5, "sentence-structure": 3, "spelling-and-confusables": 2, synonyms: 0.5, "idioms-and-phrases": 0.5, "phrasal-verbs": 0.1,
    "parts-of-speech": SELDOM, tenses: SELDOM, "subject-verb-agreement": 0.1, "articles-and-prepositions": 0.1, antonyms: 0.25, "one-word-substitution": SELDOM,
    "active-and-passive": SELDOM, "direct-and-indirect-speech": SELDOM, "word-formation": SELDOM, "figures-of-speech": SELDOM,
    "reserve-bank-of-india": 2, "monetary-policy": 2,
  },
};

// Prelims 2023 to 2025; of 35 in numbers two or three sets of data, five or ten series, equations or approximations in a row, the rest sums in words.
const IBPS: Exam["paper"] = {
  ...PAPER,
  units: { english: 30, "quantitative-aptitude": 35, reasoning: 35 },
  shares: {
    english: { passage: 40, cloze: 12, rearrangement: 12, plain: 36 },
    "quantitative-aptitude": { data: 40, drill: 35, plain: 25 },
    reasoning: { puzzle: 78, plain: 22 },
  },
};

export const ibpsPo: Exam = {
  ...OF_BANKS,
  patterns: [
    {
      id: "ibps-po-2025",
      paper: "Prelims",
      name: "IBPS PO Prelims",
      year: 2025,
      source: "time4education.com and mocksutra.com, August 2025",
      durationMinutes: 60,
      locked: true,
      options: 5,
      notes: ["Marks differ from the number of questions: reasoning counts for more, quantitative for less."],
      cutOffs: [{ label: "General, 2020, total", marks: 58.75, outOf: 100 }],
      sections: [
        part("Reasoning", section("Reasoning"), [single(35, "8/7", "2/7")], 20),
        part("English", section("English Language"), [single(30, "1", "1/4")], 20),
        part("Quantitative Aptitude", section("Quantitative Aptitude"), [single(35, "6/7", "3/14")], 20),
      ],
    },
  ],
  paper: IBPS,
};

export const bankPo: Exam = { ...OF_BANKS, paper: { ...IBPS, units: { ...IBPS.units, banking: 10 } } };

export const sbiPo: Exam = {
  ...OF_BANKS,
  patterns: [
    {
      id: "sbi-po-2025",
      paper: "Prelims",
      name: "SBI PO Prelims",
      year: 2025,
      source: "time4education.com and shiksha.com, March and August 2025",
      durationMinutes: 60,
      locked: true,
      options: 5,
      notes: ["Several pages still describe an older division of the questions."],
      sections: [
        part("English", section("English Language"), [single(40, "1", "1/4")], 20),
        part("Quantitative Aptitude", section("Quantitative Aptitude"), [single(30, "1", "1/4")], 20),
        part("Reasoning", section("Reasoning"), [single(30, "1", "1/4")], 20),
      ],
    },
  ],
  paper: {
    ...PAPER,
    units: { english: 40, "quantitative-aptitude": 30, reasoning: 30 },
    shares: {
      english: { passage: 30, cloze: 15, rearrangement: 15, plain: 40 },
      "quantitative-aptitude": { data: 47, drill: 32, plain: 21 },
      reasoning: { puzzle: 83, plain: 17 },
    },
  },
};
