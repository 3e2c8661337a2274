import type { ExamType } from "@prepfeed/contract/catalogue";
import { chapterOf } from "./chapters.ts";
import { chapterOfJee, DEEP_IN_JEE } from "./chapters-of-jee.ts";
import {
  CHAPTERS_OF_GATE,
  chapterOfGate,
  IN_EVERY_SSC_PAPER,
  JOINED_STEPS,
  JOINED_STEPS_OF_CAT,
} from "./joined-steps.ts";
import {
  GONE_FROM_BOTH_SYLLABUSES,
  LISTS_OF_JEE_ADVANCED,
  NOT_IN_JEE_MAIN,
  TOO_PLAIN_FOR_NEET,
} from "./left-out-of-science.ts";
import type { Paper, Shares } from "./paper.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";
import { UNITS, type Unit } from "./syllabus/units.ts";

/** Chapters that the syllabuses of JEE Main and NEET have not had since 2024. */
const DROPPED_IN_2024: readonly TopicKey[] = [
  "states-of-matter",
  "metallurgy-and-materials",
  "nuclear-and-environmental",
];

// How the newest papers that could be counted are made up; shares without a source are estimates and marked so.
// UPSC: GS paper I of 2025, 99 questions: single 18 %, statements 39, how many 16, pairs and rows 12, statements that
//   explain 14. NEET: 2024 and 2025, by subject. JEE Main: a shift of January 2025; five of each 25 are whole numbers.
// JEE Advanced: both papers of 2026: of 34 in a subject 8 single, 9 with several right, 13 numbers, 4 lists.
// GATE: computer science 2021 to 2025, of all 65: 52 % single, 21 % several, 27 % numbers; the aptitude part is single.
// CAT 2025: 16 of 24 in passages, 4 with sentences to order or to leave out typed in, all of data and logic in sets, 8 of 22 typed in. IBPS PO, SBI PO: prelims 2023 to
// 2025; of 35 in numbers two or three sets of data, five or ten series, equations or approximations in a row, the rest sums in words. SSC CGL: tier 1; a cloze of five in 25 of English, about four of data in 25 of mathematics, and so much more that half a paper has both.
// Figures: about one question in ten of JEE Main and NEET, most of them among the plain and typed ones; estimated.
// NDA, CDS, AFCAT, RRB, SAT, GRE, GMAT: sections as announced, shares of formats estimated.

const PLAIN: Shares = { plain: 1 };
const UPSC: Shares = {
  plain: 18,
  statements: 39,
  "how-many": 16,
  pairs: 12,
  "assertion-reason": 14,
  order: 1,
};
const LISTS: Shares = { plain: 80, statements: 12, match: 8 };
const FACTS: Shares = {
  plain: 74,
  statements: 8,
  "how-many": 3,
  match: 6,
  "two-statements": 3,
  "assertion-reason": 2,
  pairs: 2,
  order: 1,
  not: 1,
};
const SCIENCE: Shares = { ...FACTS, plain: 60, typed: 12, several: 4 };
const NUMBERS: Shares = { plain: 82, typed: 14, several: 4 };
const JEE_ADVANCED: Shares = { plain: 24, several: 26, typed: 38, match: 12 };
const GATE: Shares = { plain: 39, figure: 5, several: 24, typed: 32 };
const IBPS_ENGLISH: Shares = { passage: 40, cloze: 12, rearrangement: 12, plain: 36 };
const SBI_ENGLISH: Shares = { passage: 30, cloze: 15, rearrangement: 15, plain: 40 };

const AWARENESS: readonly Unit[] = [
  "general-knowledge",
  "history",
  "geography",
  "economics",
  "biology",
  "physics",
  "chemistry",
];
const NUMERACY: readonly Unit[] = ["quantitative-aptitude", "mathematics"];

const SSC: Paper = {
  units: {
    reasoning: 25,
    "general-knowledge": 9,
    history: 4,
    geography: 4,
    economics: 3,
    biology: 2,
    physics: 1,
    chemistry: 1,
    "quantitative-aptitude": 17,
    mathematics: 8,
    english: 25,
  },
  shares: {
    reasoning: { plain: 80, figure: 20 },
    english: { plain: 76, cloze: 24 },
    "quantitative-aptitude": { plain: 9, figure: 2, data: 6 },
    mathematics: { plain: 75, figure: 25 },
  },
  sections: [["reasoning"], AWARENESS, NUMERACY, ["english"]],
  sets: "last",
  always: {
    topics: [
      "analogies",
      "coding-decoding",
      "syllogisms",
      "mathematical-operations",
      "blood-relations",
      "odd-one-out",
      "simple-and-compound-interest",
      "profit-and-loss",
      "time-and-work",
      "polynomials",
      "trigonometry",
      "plane-geometry",
      "idioms-and-phrases",
      "one-word-substitution",
    ],
    singles: IN_EVERY_SSC_PAPER,
  },
};
const CIVIL_SERVICES: Paper = {
  units: {
    history: 16,
    geography: 16,
    economics: 14,
    "general-knowledge": 29,
    biology: 21,
    banking: 4,
  },
  shares: {
    history: UPSC,
    geography: UPSC,
    economics: UPSC,
    "general-knowledge": UPSC,
    biology: UPSC,
    banking: UPSC,
  },
  sections: [UNITS],
  favourites: ["which-is-correct"],
};
/** What no paper of a bank goes without, and its passages have six questions each. */
const OF_BANKS: Pick<Paper, "always" | "setSizes" | "options" | "sets"> = {
  always: {
    topics: ["syllogisms", "inequalities-reasoning"],
    sets: [
      ["drill-of-quadratic-comparisons", "drill-of-approximations"],
      ["drill-of-missing-numbers", "drill-of-wrong-numbers"],
      ["puzzle-circle-facing-centre", "puzzle-circle-facing-both-ways", "puzzle-round-table-and-things"],
      [
        "puzzle-floors-colours-and-cities",
        "puzzle-floors-one-vacant",
        "puzzle-stack-of-unknown-number",
        "puzzle-boxes-and-contents",
        "puzzle-dates-of-four-months",
      ],
    ],
    singles: [
      ["error-in-long-sentence-medium", "error-in-long-sentence-hard"],
      ["phrase-to-be-replaced"],
      ["pair-of-words-for-two-blanks"],
      ["words-to-interchange", "beginnings-and-ends-to-match"],
      ["code-two-rules-combined", "code-table-with-conditions"],
    ],
  },
  setSizes: { passage: 6 },
  options: 5,
  sets: "first",
};
const IBPS: Paper = {
  ...OF_BANKS,
  units: { english: 30, "quantitative-aptitude": 35, reasoning: 35 },
  shares: {
    english: IBPS_ENGLISH,
    "quantitative-aptitude": { data: 40, drill: 35, plain: 25 },
    reasoning: { puzzle: 78, plain: 22 },
  },
};
const RAILWAYS: Paper = {
  units: {
    "general-knowledge": 12,
    history: 6,
    geography: 6,
    physics: 4,
    chemistry: 4,
    biology: 5,
    economics: 3,
    "quantitative-aptitude": 22,
    mathematics: 8,
    reasoning: 30,
  },
  shares: { "quantitative-aptitude": { plain: 86, data: 14 } },
  sections: [AWARENESS, NUMERACY, ["reasoning"]],
};
const READING: Paper = { units: { english: 1 }, shares: { english: { passage: 60, cloze: 20, plain: 20 } } };

/** What is asked where no exam is named, or only that it is a trial. */
const ANY_EXAM: Paper = {
  units: {},
  shares: {
    mathematics: NUMBERS,
    physics: SCIENCE,
    chemistry: SCIENCE,
    biology: FACTS,
    history: FACTS,
    geography: FACTS,
    economics: FACTS,
    "general-knowledge": FACTS,
    banking: FACTS,
    "computer-science": { plain: 78, statements: 4, match: 2, typed: 10, several: 6 },
    english: { plain: 76, passage: 14, cloze: 10 },
    "quantitative-aptitude": { plain: 80, data: 12, typed: 8 },
    reasoning: { plain: 84, puzzle: 16 },
  },
};

// biome-ignore format: a table to read across
const PAPERS: Record<ExamType, Paper> = {
  UPSC: CIVIL_SERVICES,
  UPSC_CIVIL_SERVICES: CIVIL_SERVICES,
  NEET: {
    units: { physics: 45, chemistry: 45, biology: 90 },
    shares: {
      physics:   { plain: 80, figure: 4, match: 6, "two-statements": 4, "assertion-reason": 4, not: 2 },
      chemistry: { plain: 50, figure: 4, match: 14, "two-statements": 12, statements: 8, not: 8, "assertion-reason": 4 },
      biology:   { plain: 33, figure: 4, match: 24, "two-statements": 13, statements: 11, not: 8, "assertion-reason": 4, order: 3 },
    },
    chapterOf,
    leftOut: [...LISTS_OF_JEE_ADVANCED, ...GONE_FROM_BOTH_SYLLABUSES, ...TOO_PLAIN_FOR_NEET],
    topicsLeftOut: DROPPED_IN_2024,
  },
  JEE_MAIN: {
    units: { mathematics: 25, physics: 25, chemistry: 25 },
    shares: {
      mathematics: { plain: 77, figure: 3, typed: 20 },
      physics:     { plain: 56, figure: 12, "assertion-reason": 8, match: 4, typed: 20 },
      chemistry:   { plain: 41, figure: 5, "two-statements": 14, match: 8, "assertion-reason": 4, statements: 4, not: 4, typed: 20 },
    },
    typed: "whole",
    wording: "to-complete",
    favourites: [...JOINED_STEPS, ...DEEP_IN_JEE],
    chapterOf: chapterOfJee,
    leftOut: NOT_IN_JEE_MAIN,
    topicsLeftOut: [...DROPPED_IN_2024, "linear-equations", "mensuration-solids", "plane-geometry", "number-theory", "polynomials", "logarithms"],
  },
  JEE_ADVANCED: {
    units: { mathematics: 34, physics: 34, chemistry: 34 },
    shares: { mathematics: JEE_ADVANCED, physics: JEE_ADVANCED, chemistry: JEE_ADVANCED },
  },
  GATE: {
    units: { english: 5, "quantitative-aptitude": 6, reasoning: 4, "computer-science": 72, mathematics: 13 },
    shares: { "computer-science": GATE, mathematics: GATE, "quantitative-aptitude": { plain: 80, figure: 20 } },
    sections: [["english", "quantitative-aptitude", "reasoning"], ["computer-science", "mathematics"]],
    favourites: CHAPTERS_OF_GATE.flat(),
    chapterOf: chapterOfGate,
    topicsLeftOut: ["software-engineering", "office-and-internet", "web-and-javascript"],
  },
  CAT: {
    units: { english: 24, reasoning: 16.5, "quantitative-aptitude": 18.5, mathematics: 9 },
    shares: {
      english: { passage: 67, typed: 17, plain: 16 },
      reasoning: { puzzle: 100 },
      "quantitative-aptitude": { data: 5.5, plain: 8.5, typed: 4.5 },
      mathematics: { plain: 64, typed: 36 },
    },
    setSizes: { passage: 4 },
    typedInSets: 0.65,
    typedOnly: ["jumbled-argument", "sentence-out-of-an-argument"],
    always: {
      singles: [["paragraph-summary"], ["sentence-of-an-argument"], ["jumbled-argument"], ["sentence-out-of-an-argument"]],
    },
    sections: [["english"], ["reasoning"], NUMERACY],
    sets: "first",
    passages: "long",
    favourites: JOINED_STEPS_OF_CAT,
  },
  SSC,
  SSC_CGL: SSC,
  IBPS_PO: IBPS,
  BANK_PO: { ...IBPS, units: { ...IBPS.units, banking: 10 } },
  SBI_PO: {
    ...OF_BANKS,
    units: { english: 40, "quantitative-aptitude": 30, reasoning: 30 },
    shares: { english: SBI_ENGLISH, "quantitative-aptitude": { data: 47, drill: 32, plain: 21 }, reasoning: { puzzle: 83, plain: 17 } },
  },
  RAILWAYS,
  RRB_NTPC: RAILWAYS,
  NDA: {
    units: { mathematics: 120, english: 50, physics: 22, chemistry: 19, geography: 17, history: 15, biology: 10, "general-knowledge": 17 },
    shares: { english: { plain: 90, passage: 10 }, physics: LISTS, chemistry: LISTS, geography: LISTS, history: LISTS, biology: LISTS, "general-knowledge": LISTS },
  },
  CDS: {
    units: { english: 120, history: 24, geography: 24, "general-knowledge": 36, economics: 8, physics: 10, chemistry: 9, biology: 9, mathematics: 50, "quantitative-aptitude": 50 },
    shares: { english: { passage: 17, plain: 83 }, history: LISTS, geography: LISTS, "general-knowledge": LISTS, economics: LISTS, physics: LISTS, chemistry: LISTS, biology: LISTS },
  },
  AFCAT: {
    units: { english: 30, "general-knowledge": 15, history: 6, geography: 4, "quantitative-aptitude": 18, reasoning: 27 },
    shares: { english: { cloze: 15, passage: 15, plain: 70 } },
  },
  SAT:   { units: { english: 54, mathematics: 44 }, shares: { mathematics: { plain: 75, typed: 25 } } },
  GRE:   { units: { english: 27, "quantitative-aptitude": 19, mathematics: 8 }, shares: { english: { passage: 50, plain: 50 }, "quantitative-aptitude": { plain: 72, data: 14, typed: 14 }, mathematics: { plain: 70, several: 15, typed: 15 } } },
  GMAT:  { units: { "quantitative-aptitude": 31, english: 23, reasoning: 10 }, shares: { english: { passage: 55, plain: 45 }, "quantitative-aptitude": { plain: 80, data: 20 } } },
  TOEFL: READING,
  IELTS: READING,
  MOCK_TEST: ANY_EXAM,
  PREVIOUS_YEAR: ANY_EXAM,
  SAMPLE_PAPER: ANY_EXAM,
};

export function paperOf(examType: ExamType | undefined): Paper {
  return examType ? PAPERS[examType] : ANY_EXAM;
}

export function sharesOf(paper: Paper, unit: Unit): Shares {
  return paper.shares[unit] ?? PLAIN;
}
