import { CHAPTERS_DROPPED_IN_2024, NTA_WORDING, TOPICS_DROPPED_IN_2024 } from "./national-testing-agency.ts";
import type { Exam } from "./rules/exam.ts";
import { MULTI_STEP } from "./rules/mixes.ts";
import { multiple, ntaTieBreaks, numerical, type PatternEntry, part, single, subject } from "./rules/pattern.ts";
import { SELDOM } from "./topic-shares.ts";

const SCIENCES = [["Mathematics", "MATHEMATICS"], ["Physics", "PHYSICS"], ["Chemistry", "CHEMISTRY"]] as const;

const perScience = (rules: Parameters<typeof part>[2]) => SCIENCES.map(([name, key]) => part(name, subject(key), rules));

/** According to the rank lists of 2026. */
const ADVANCED_TIE_BREAKS: PatternEntry["tieBreaks"] = [
  { by: "positive marks" },
  { by: "marks", section: "Mathematics" },
  { by: "marks", section: "Physics" },
];

/** School exercises of one step are Easy for candidates of engineering colleges. */
const LEVELS = { easy: 3, medium: 4 } as const;

/**
 * Questions that join several ideas are most of a paper; a formula with its numbers inserted is not part of
 * it.
 */
const OF_JEE: Omit<Exam, "paper"> = {
  family: "JEE",
  practice: { mathematics: 3, physics: 3, chemistry: 3 },
  examWeight: 3,
  styles: MULTI_STEP,
  mix: { EASY: 0.02, MEDIUM: 1.5, HARD: 7 },
  levels: { mathematics: LEVELS, physics: LEVELS, chemistry: LEVELS },
  takes: { mathematics: [4, 5], physics: [4, 5], chemistry: [4, 5] },
  excluded: { forms: ["school", "exchanged", "college"] },
  chapters: { mathematics: "new first", physics: "new first", chemistry: "new first" },
  wording: NTA_WORDING,
  topicShares: {
    "vectors-and-3d": 3.5, integration: 2.5, "conic-sections": 2.25, "matrices-and-determinants": 2, "sequences-and-series": 1.75, "sets-and-functions": 1.5,
    differentiation: 1.5, "differential-equations": 1.5, "limits-and-continuity": 1.4, probability: 1.25, "complex-numbers": 1.25, "binomial-theorem": 1.25,
    "coordinate-geometry": 1.25, trigonometry: 1.25, "permutations-and-combinations": 1.1, "quadratic-equations": 1, statistics: 0.9, logarithms: SELDOM,
    "number-theory": SELDOM, "linear-equations": SELDOM, polynomials: SELDOM, "plane-geometry": SELDOM, "mensuration-solids": SELDOM,
    "modern-physics": 2.5, "electromagnetic-induction": 2.25, "current-electricity": 2, electrostatics: 2, thermodynamics: 2, "ray-optics": 2, "rotational-motion": 1.5, magnetism: 1.5,
    "wave-optics": 1.25, "oscillations-and-waves": 1.25, "properties-of-matter": 1.25, semiconductors: 1.25, "heat-and-temperature": 3, sound: 2.25,
    "oxygen-and-nitrogen-organics": 3, "d-block-and-coordination": 3, "organic-basics": 2, hydrocarbons: 2, "chemical-bonding": 2, "s-and-p-block": 2, "redox-and-electrochemistry": 1.5,
    "chemical-thermodynamics": 1.5, "chemical-kinetics": 1.25, solutions: 1.25, "periodic-table": 1.25, "mole-concept": 1.25, "atomic-structure": 1.4, "acids-bases-salts": 3.5,
    "states-of-matter": 0.1, "metallurgy-and-materials": SELDOM, "nuclear-and-environmental": SELDOM,
  },
};

export const jeeMain: Exam = {
  ...OF_JEE,
  patterns: [
    {
      id: "jee-main-2026",
      paper: "Paper 1",
      name: "JEE Main",
      year: 2026,
      source: "NTA's bulletin as reported by ndtv.com and jee-main.in",
      durationMinutes: 180,
      languages: "13 languages; here English",
      notes: ["Typed answers are whole numbers, rounded to the nearest, and cost a mark when wrong."],
      tieBreaks: ntaTieBreaks(["Mathematics", "Physics", "Chemistry"]),
      sections: perScience([single(20, "4", "1"), numerical(5, "4", "1")]),
    },
  ],
  // A shift of January 2025; five of each 25 are whole numbers. Figures: about one in ten, most of them among the plain and typed ones; estimated.
  paper: {
    units: { mathematics: 25, physics: 25, chemistry: 25 },
    shares: {
      mathematics: { plain: 77, figure: 3, typed: 20 },
      physics: { plain: 56, figure: 12, "assertion-reason": 8, match: 4, typed: 20 },
      chemistry: { plain: 41, figure: 5, "two-statements": 14, match: 8, "assertion-reason": 4, statements: 4, not: 4, typed: 20 },
    },
    typed: "whole",
    wording: "to-complete",
  },
  excluded: {
    topics: [...TOPICS_DROPPED_IN_2024, "linear-equations", "mensuration-solids", "plane-geometry", "number-theory", "polynomials", "logarithms"],
    chapters: CHAPTERS_DROPPED_IN_2024,
    forms: ["school", "exchanged", "college", "advanced-list"],
  },
};

/** Both papers of 2026: of 34 in a subject 8 single, 9 with several right, 13 numbers, 4 lists. */
const SHARES_OF_ADVANCED = { plain: 24, "multiple-correct": 26, typed: 38, match: 12 };

export const jeeAdvanced: Exam = {
  ...OF_JEE,
  patterns: [
    {
      id: "jee-advanced-2026-1",
      paper: "Paper 1",
      name: "JEE Advanced Paper 1",
      year: 2026,
      source: "the paper's instructions as noted from jeeadv.ac.in",
      durationMinutes: 180,
      notes: ["The rank counts both papers together. What is done about a dropped question is not verified."],
      cutOffs: [{ label: "Common rank list 2026, both papers", marks: 92, outOf: 360 }],
      tieBreaks: ADVANCED_TIE_BREAKS,
      sections: perScience([
        single(4, "3", "1"),
        multiple(4, "4", "1", true),
        numerical(4, "4"),
        single(4, "4", "1"),
      ]),
    },
    {
      id: "jee-advanced-2026-2",
      paper: "Paper 2",
      name: "JEE Advanced Paper 2",
      year: 2026,
      source: "the paper's instructions as noted from jeeadv.ac.in",
      durationMinutes: 180,
      notes: ["The rank counts both papers together. What is done about a dropped question is not verified."],
      cutOffs: [{ label: "Common rank list 2026, both papers", marks: 92, outOf: 360 }],
      tieBreaks: ADVANCED_TIE_BREAKS,
      sections: perScience([
        single(4, "3", "1"),
        multiple(5, "4", "1", true),
        numerical(5, "4"),
        numerical(4, "2"),
      ]),
    },
  ],
  paper: {
    units: { mathematics: 34, physics: 34, chemistry: 34 },
    shares: { mathematics: SHARES_OF_ADVANCED, physics: SHARES_OF_ADVANCED, chemistry: SHARES_OF_ADVANCED },
  },
};
