import type { Exam } from "./rules/exam.ts";
import { MULTI_STEP } from "./rules/mixes.ts";
import { multiple, numerical, part, section, single, subject } from "./rules/pattern.ts";
import type { Wordings } from "./rules/wording.ts";
import { SELDOM } from "./topic-shares.ts";

const WORDING: Wordings = {
  stems: [],
  phrases: [
    [/\bspeed-up\b/g, () => "speedup"],
    [
      /\bHow many times as fast as before does a long program run\b/,
      () => "What is the speedup for a long program",
    ],
    [
      /\bAbout how many times as fast as before does the program run\b/,
      () => "What is the speedup, approximately",
    ],
    [
      /\bto (one|two|three) decimals?\b/g,
      (places) => `rounded off to ${places} decimal ${places === "one" ? "place" : "places"}`,
    ],
    [
      /\bare replaced by the rule (.+?) \((\w+)\)/,
      (rule, short) => `are replaced using the ${rule} (${short}) policy`,
    ],
  ],
};

/** Applying one rule is Easy for people with a degree. */
const LEVELS = { easy: 3, medium: 4 } as const;

/** Computer science 2021 to 2025, of all 65: 52 % single, 21 % several, 27 % numbers; the aptitude part is single. */
const SHARES = { plain: 39, figure: 5, "multiple-correct": 24, typed: 32 };

export const gate: Exam = {
  family: "GATE",
  patterns: [
    {
      id: "gate-cs-2026",
      paper: "Computer Science",
      name: "GATE Computer Science",
      year: 2026,
      source: "gateqa.in; kinds counted from the papers of 2021 to 2025",
      durationMinutes: 180,
      aids: ["scientific calculator"],
      languages: "English",
      notes: [
        "How many questions of each kind there are changes with the paper; here as in 2021 to 2025 on average.",
        "Marks are shown raw: the GATE score is scaled over sessions.",
      ],
      cutOffs: [{ label: "CS, General, 2025", marks: 29.2, outOf: 100 }],
      sections: [
        part(
          "General Aptitude",
          [section("Quantitative Aptitude", 2), section("Reasoning", 2), section("English Language")],
          [single(5, "1", "1/3"), single(5, "2", "2/3")],
        ),
        part(
          "Computer Science",
          [subject("COMPUTER_SCIENCE", 42), subject("MATHEMATICS", 13)],
          [
            single(11, "1", "1/3"),
            multiple(6, "1", "0"),
            numerical(8, "1"),
            single(13, "2", "2/3"),
            multiple(8, "2", "0"),
            numerical(9, "2"),
          ],
        ),
      ],
    },
  ],
  paper: {
    units: { english: 5, "quantitative-aptitude": 6, reasoning: 4, "computer-science": 72, mathematics: 13 },
    shares: { "computer-science": SHARES, mathematics: SHARES, "quantitative-aptitude": { plain: 80, figure: 20 } },
    sections: [["english", "quantitative-aptitude", "reasoning"], ["computer-science", "mathematics"]],
  },
  practice: { "computer-science": 5, mathematics: 3, "quantitative-aptitude": 1, english: 1 },
  examWeight: 3,
  styles: MULTI_STEP,
  mix: { EASY: 0.1, MEDIUM: 2, HARD: 7 },
  levels: { "computer-science": LEVELS, mathematics: LEVELS },
  takes: { "computer-science": [4, 5], mathematics: [4, 5], "quantitative-aptitude": [3, 4], reasoning: [3, 4], english: [2, 5] },
  excluded: {
    topics: ["software-engineering", "office-and-internet", "web-and-javascript"],
    // School mathematics as engineering colleges ask about it before their course, not after it.
    chapters: [
      "functions", "extreme-values", "rates-of-change", "definite-integrals", "areas",
      "signs-of-roots", "loci", "sums-of-series", "extremes", "reduction-formulas", "parabola", "planes",
      "matrix-equations", "bayes-theorem",
    ],
    forms: ["grammar", "bank", "exchanged"],
    writers: [
      // Shifting letters along the alphabet belongs to exams for clerks.
      "letter-analogy", "letter-cluster-pairs", "letter-cluster-pairs-turned-round",
      "syllogism-two-conclusions-with-possibility",
      // Only for entrances to engineering colleges.
      "nested-adjugates-as-prime-powers", "random-quadratic-with-real-roots",
    ],
  },
  chapters: { "computer-science": "new first", mathematics: "new first" },
  wording: WORDING,
  topicShares: {
    algorithms: 2.5, "data-structures": 2, "operating-systems": 2, databases: 2, "computer-organisation": 2, networks: 2, "theory-of-computation": 3.25,
    "digital-logic": 1.5, "programming-basics": 0.75, "c-and-cpp": 1.25, "number-systems": 0.5, python: 0.25, "java-and-oop": SELDOM, "web-and-javascript": SELDOM,
    "software-engineering": SELDOM, "security-and-ai": SELDOM, "computer-fundamentals": SELDOM, "office-and-internet": SELDOM,
    "matrices-and-determinants": 2, probability: 2, "sets-and-functions": 6, "permutations-and-combinations": 3, "limits-and-continuity": 0.25, differentiation: 0.25,
    integration: 0.25, "complex-numbers": SELDOM,
    "vectors-and-3d": SELDOM, "differential-equations": SELDOM, statistics: 0.25, "coordinate-geometry": SELDOM, "conic-sections": SELDOM, trigonometry: SELDOM,
    "plane-geometry": SELDOM, "mensuration-solids": SELDOM, "quadratic-equations": SELDOM, polynomials: SELDOM, "linear-equations": SELDOM, logarithms: SELDOM,
    "binomial-theorem": SELDOM, "sequences-and-series": SELDOM, "number-theory": SELDOM,
    puzzles: 2, "blood-relations": 0.5, synonyms: 1, "fill-in-the-blanks": 4, "sentence-structure": 3, "error-spotting": 0.5, "parts-of-speech": SELDOM, tenses: SELDOM, "active-and-passive": SELDOM,
    "direct-and-indirect-speech": SELDOM, "figures-of-speech": SELDOM, literature: SELDOM, "word-formation": SELDOM, "spelling-and-confusables": SELDOM,
    "subject-verb-agreement": SELDOM, "articles-and-prepositions": SELDOM, "phrasal-verbs": 0.25, antonyms: 0.5,
    analogies: 3, syllogisms: 3, "critical-reasoning": 3, "cubes-and-dice": 3, "direction-sense": 2, "input-output": SELDOM, "inequalities-reasoning": SELDOM,
    "coding-decoding": 0.25, "mathematical-operations": SELDOM, "letter-series": SELDOM, "odd-one-out": SELDOM, "data-sufficiency": SELDOM, "data-interpretation": 2,
    "number-series": 0.25,
  },
};
