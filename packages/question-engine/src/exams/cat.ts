import type { Exam } from "./rules/exam.ts";
import { NUMERACY } from "./rules/format-shares.ts";
import { MULTI_STEP } from "./rules/mixes.ts";
import { numerical, part, RAW, section, single } from "./rules/pattern.ts";
import { NO_HIGHER_MATHEMATICS, SELDOM } from "./topic-shares.ts";

/** Words and usage, which its papers had in earlier years, come before grammar if practice needs other topics. */
const EARLIER = 2 * SELDOM;

/** Questions of one idea or several plain steps are practice for it. */
const LEVELS = { easy: 3, medium: 4 } as const;

export const cat: Exam = {
  family: "CAT",
  patterns: [
    {
      id: "cat-2025",
      paper: "CAT",
      name: "CAT",
      year: 2025,
      source: "imsindia.com, collegedunia.com and shiksha.com; 2026 is expected to be the same",
      durationMinutes: 120,
      locked: true,
      aids: ["basic calculator"],
      languages: "English",
      notes: [RAW, "What is done about a dropped question is not verified."],
      sections: [
        part("VARC", section("English Language"), [single(20, "3", "1"), numerical(4, "3")], 40),
        part(
          "DILR",
          [section("Reasoning", 2), section("Quantitative Aptitude")],
          [single(11, "3", "1"), numerical(11, "3")],
          40,
        ),
        part("QA", section("Quantitative Aptitude"), [single(14, "3", "1"), numerical(8, "3")], 40),
      ],
    },
  ],
  // 2025: 16 of 24 in passages, 4 with sentences to order or to leave out typed in, all of data and logic in sets, 8 of 22 typed in.
  paper: {
    units: { english: 24, reasoning: 16.5, "quantitative-aptitude": 18.5, mathematics: 9 },
    shares: {
      english: { passage: 67, typed: 17, plain: 16 },
      reasoning: { puzzle: 100 },
      "quantitative-aptitude": { data: 5.5, plain: 8.5, typed: 4.5 },
      mathematics: { plain: 64, typed: 36 },
    },
    setSizes: { passage: 4 },
    typedInSets: 0.65,
    typedChapters: ["jumbled-argument", "odd-sentence"],
    always: { chapters: ["paragraph-summary", "missing-sentence", "jumbled-argument", "odd-sentence"] },
    sections: [["english"], ["reasoning"], NUMERACY],
    sets: "first",
    passages: "long",
  },
  practice: { "quantitative-aptitude": 4, reasoning: 4, english: 3, mathematics: 2 },
  examWeight: 3,
  styles: MULTI_STEP,
  mix: { EASY: 0.02, MEDIUM: 0.2, HARD: 9 },
  levels: { "quantitative-aptitude": LEVELS, mathematics: LEVELS, english: { easy: 2, medium: 3 } },
  // Sets in which something missing has to be found, and two or three ideas that follow from each other.
  takes: { reasoning: [5, 5], "quantitative-aptitude": [5, 5], mathematics: [5, 5], english: [4, 5] },
  excluded: {
    topics: [
      "parts-of-speech", "tenses", "subject-verb-agreement", "articles-and-prepositions", "active-and-passive", "direct-and-indirect-speech",
      "word-formation", "figures-of-speech", "literature",
    ],
    forms: ["grammar", "bank", "elementary", "college"],
    // The same topics in the form of engineering entrances.
    chapters: ["relations", "counting-functions", "conditional-probability", "distributions"],
    writers: [
      "whole-numbers-in-a-domain", "image-of-a-point-in-a-line", "circumcentre-of-a-triangle", "orthocentre-of-a-triangle",
      "arithmetico-geometric-infinite-sum", "sum-of-products-in-a-series", "rank-of-a-word-in-the-dictionary",
    ],
  },
  topicShares: {
    ...NO_HIGHER_MATHEMATICS,
    "data-interpretation": 4, "algebra-word-problems": 1.5, percentages: 1, "speed-distance-time": 1.5, "number-properties": 1.5, "data-sufficiency": SELDOM,
    "number-series": SELDOM, "quadratic-equations": 4.5, polynomials: 3, "sets-and-functions": 3, logarithms: 1.5, "plane-geometry": 3, "coordinate-geometry": 1,
    mensuration: 0.4, "mensuration-solids": 0.5, trigonometry: SELDOM, statistics: SELDOM, probability: 0.2, "number-theory": 0.5,
    "seating-arrangement": 3, puzzles: 4, "critical-reasoning": 3, "venn-diagrams": 2, "sentence-structure": 4,
    synonyms: EARLIER, antonyms: EARLIER, "one-word-substitution": EARLIER, "idioms-and-phrases": EARLIER, "fill-in-the-blanks": EARLIER,
    "spelling-and-confusables": EARLIER, "phrasal-verbs": SELDOM, "error-spotting": SELDOM,
  },
};
