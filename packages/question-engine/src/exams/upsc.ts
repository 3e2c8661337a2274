import { UNITS, type Unit } from "../syllabus/units.ts";
import type { Exam, Levels } from "./rules/exam.ts";
import { part, section, single, subject } from "./rules/pattern.ts";
import { SELDOM } from "./topic-shares.ts";

/** The Indian Constitution, history, land, economy, environment and science. */
const GENERAL_STUDIES = [
  subject("HISTORY", 18),
  subject("GEOGRAPHY", 16),
  subject("ECONOMICS", 16),
  subject("GENERAL_KNOWLEDGE", 32),
  subject("BIOLOGY", 8),
  subject("PHYSICS", 5),
  subject("CHEMISTRY", 5),
];

/** GS paper I of 2025, 99 questions: single 18 %, statements 39, how many 16, pairs and rows 12, statements that explain 14. */
const SHARES = { plain: 18, statements: 39, "how-many": 16, pairs: 12, "assertion-reason": 14, order: 1 };

const ASKED: readonly Unit[] = ["history", "geography", "economics", "general-knowledge", "biology", "banking"];
const forAll = <Value>(value: Value) => Object.fromEntries(ASKED.map((unit) => [unit, value])) as Partial<Record<Unit, Value>>;

/**
 * A name, a year or a term for one line is Easy: papers of general studies ask it among statements and in pairs, if
 * at all.
 */
const LEVELS: Levels = { easy: 2, medium: 3 };

export const civilServices: Exam = {
  family: "UPSC",
  patterns: [
    {
      id: "upsc-gs-2026",
      paper: "General Studies I",
      name: "UPSC Prelims General Studies I",
      year: 2026,
      source: "bharatnotes.com; cut-offs from indianexpress.com",
      durationMinutes: 120,
      dropPolicy: "pro-rated",
      notes: ["Dropped questions are pro-rated, as the cut-offs of 2020 to 2024 show."],
      cutOffs: [
        { label: "General, 2025", marks: 92.66, outOf: 200 },
        { label: "General, 2024", marks: 87.98, outOf: 200 },
        { label: "General, 2023", marks: 75.41, outOf: 200 },
      ],
      sections: [part("General Studies", GENERAL_STUDIES, [single(100, "2", "2/3")])],
    },
    {
      id: "upsc-csat-2026",
      paper: "CSAT",
      name: "UPSC Prelims CSAT",
      year: 2026,
      source: "bharatnotes.com",
      durationMinutes: 120,
      dropPolicy: "pro-rated",
      notes: ["A third of the marks qualifies; without it General Studies I is not evaluated."],
      cutOffs: [{ label: "To qualify", marks: 66.67, outOf: 200 }],
      sections: [
        part(
          "CSAT",
          [section("Quantitative Aptitude", 34), section("Reasoning", 17), section("English Language", 29)],
          [single(80, "2.5", "5/6")],
        ),
      ],
    },
  ],
  paper: {
    units: { history: 16, geography: 16, economics: 14, "general-knowledge": 29, biology: 21, banking: 4 },
    shares: forAll(SHARES),
    sections: [UNITS],
  },
  practice: { history: 4, geography: 3, economics: 3, "general-knowledge": 3, biology: 2, reasoning: 1, banking: 1 },
  examWeight: 3,
  styles: { recall: 4, application: 1, "multi-step": 1 },
  mix: { EASY: 0.02, MEDIUM: 2.5, HARD: 7 },
  levels: forAll(LEVELS),
  takes: forAll([3, 5] as const),
  // Anatomy, cells and kinds of plants and animals are left to papers of science.
  only: { biology: ["environment"] },
  excluded: {
    forms: ["quiz", "school", "college"],
    // Chronology is asked as an order of events, not as years between two others.
    sums: ASKED,
  },
  topicShares: {
    "freedom-struggle": 6, "ancient-world": SELDOM, "medieval-and-renaissance": SELDOM, revolutions: SELDOM, "world-wars-and-after": SELDOM,
    "indian-polity": 8, organisations: 2, "space-and-defence": 1.5, sports: SELDOM, "important-days": 0.25, superlatives: SELDOM, abbreviations: SELDOM,
    "currencies-and-languages": SELDOM, "famous-personalities": 0.25, "national-symbols": 0.25, "inventions-and-discoveries": SELDOM,
    "awards-and-honours": 0.1, "books-and-authors": 0.25, "science-in-everyday-life": 5,
    "national-parks": 3, "india-states-and-cities": 0.5, "world-countries-and-capitals": SELDOM, "maps-and-cartography": 0.1,
    "indian-economy": 3, "money-and-banking-theory": 2, "public-finance": 2, "inflation-and-prices": 2, "international-trade": 2,
    "economic-institutions": 0.5, elasticity: 0.25, "consumer-theory": 0.25, "production-and-costs": 0.25, "income-determination": 0.5,
    ecology: 8, biotechnology: 2, "health-and-disease": 2, evolution: 0.25, classification: 0.25, "cell-biology": SELDOM, "cell-division": SELDOM, genetics: 0.1,
    "molecular-biology": 0.25, biomolecules: SELDOM, "excretion-and-movement": SELDOM, reproduction: SELDOM, "circulation-and-respiration": 0.25,
    "plant-physiology": 0.25, "plant-kingdom": 0.25, "nervous-system": SELDOM, hormones: 0.25, "human-nutrition": 0.25, "animal-kingdom": 4,
  },
};
