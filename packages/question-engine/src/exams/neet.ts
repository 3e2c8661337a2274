import { CHAPTERS_DROPPED_IN_2024, NTA_WORDING, TOPICS_DROPPED_IN_2024 } from "./national-testing-agency.ts";
import type { Exam } from "./rules/exam.ts";
import { ntaTieBreaks, part, single, subject } from "./rules/pattern.ts";
import { SELDOM } from "./topic-shares.ts";

/** A formula with its numbers inserted is Easy for candidates of medical colleges. */
const LEVELS = { easy: 2, medium: 3 } as const;

export const neet: Exam = {
  family: "NEET",
  patterns: [
    {
      id: "neet-2026",
      paper: "NEET UG",
      name: "NEET UG",
      year: 2026,
      source: "NTA's notices as reported in May 2026",
      durationMinutes: 180,
      languages: "13 languages; here English",
      notes: [
        "The re-exam of 21 June 2026 ran 195 minutes. 2027 is announced as computer-based; its bulletin was not seen.",
        "Who is equal in everything that NEET compares is ordered there by lot; here they share a rank.",
      ],
      tieBreaks: ntaTieBreaks(["Biology", "Chemistry", "Physics"]),
      sections: [
        part("Physics", subject("PHYSICS"), [single(45, "4", "1")]),
        part("Chemistry", subject("CHEMISTRY"), [single(45, "4", "1")]),
        part("Biology", subject("BIOLOGY"), [single(90, "4", "1")]),
      ],
    },
  ],
  // The papers of 2024 and 2025, by subject.
  paper: {
    units: { physics: 45, chemistry: 45, biology: 90 },
    shares: {
      physics: { plain: 80, figure: 4, match: 6, "two-statements": 4, "assertion-reason": 4, not: 2 },
      chemistry: { plain: 50, figure: 4, match: 14, "two-statements": 12, statements: 8, not: 8, "assertion-reason": 4 },
      biology: { plain: 33, figure: 4, match: 24, "two-statements": 13, statements: 11, not: 8, "assertion-reason": 4, order: 3 },
    },
  },
  practice: { biology: 6, physics: 3, chemistry: 3 },
  examWeight: 3,
  styles: { recall: 0.8, application: 3, "multi-step": 3 },
  mix: { EASY: 0.05, MEDIUM: 5, HARD: 4.5 },
  levels: { physics: LEVELS, chemistry: LEVELS },
  takes: { physics: [3, 5], chemistry: [3, 5], biology: [2, 5] },
  excluded: {
    topics: TOPICS_DROPPED_IN_2024,
    chapters: CHAPTERS_DROPPED_IN_2024,
    forms: ["school", "exchanged", "environment", "arithmetic", "advanced-list", "college"],
    // Longer than the minute that a question has.
    writers: ["ice-that-separates", "ph-from-a-freezing-point", "resonance-energy-from-combustions", "stabilisation-energy-from-a-colour", "steps-in-the-right-order"],
  },
  chapters: { biology: "take turns" },
  neverSays: /^Complete the sentence/,
  wording: NTA_WORDING,
  topicShares: {
    genetics: 1.75, "molecular-biology": 1.75, ecology: 2.25, reproduction: 2.5, "plant-physiology": 2.25, biotechnology: 2.5, "animal-kingdom": 1.6, "plant-kingdom": 2.25,
    "excretion-and-movement": 1.5, "circulation-and-respiration": 1.5, "health-and-disease": 1, evolution: 1, classification: 1.25, "nervous-system": 0.6, hormones: 0.75, "human-nutrition": SELDOM,
    "ray-optics": 2.5, "wave-optics": 1.5, "current-electricity": 2, "modern-physics": 2, electrostatics: 1.75, magnetism: 1.5, "electromagnetic-induction": 1.5, semiconductors: 1.25,
    "oscillations-and-waves": 1.25, thermodynamics: 1.25, "units-and-measurement": 0.6, kinematics: 0.75, "newtons-laws": 0.75, "work-energy-power": 0.75, "properties-of-matter": 0.9,
    "heat-and-temperature": 0.5, sound: 0.25,
    "oxygen-and-nitrogen-organics": 2.5, "chemical-bonding": 1.5, "d-block-and-coordination": 1.75, "organic-basics": 1.5, "redox-and-electrochemistry": 1.5, "chemical-kinetics": 1.25,
    hydrocarbons: 1.25, "mole-concept": 1.25, "atomic-structure": 0.9, "acids-bases-salts": 0.9, solutions: 0.9, "biomolecules-and-polymers": 0.75,
    "states-of-matter": 0.1, "s-and-p-block": 0.9, "metallurgy-and-materials": SELDOM, "nuclear-and-environmental": SELDOM,
  },
};
