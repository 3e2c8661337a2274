import type { Section, Subject } from "@prepfeed/contract/foundation/catalogue";

/** A unit is a part of the syllabus with its own topics: the ten subjects, and three that belong to exams. */
export const UNITS = [
  "mathematics",
  "physics",
  "chemistry",
  "biology",
  "english",
  "history",
  "geography",
  "economics",
  "computer-science",
  "general-knowledge",
  "quantitative-aptitude",
  "reasoning",
  "banking",
] as const;
export type Unit = (typeof UNITS)[number];

/** The subject under which a unit's questions are filed, and their section. */
export const UNIT_HOME: Record<Unit, { subject: Subject; section?: Section }> = {
  mathematics: { subject: "MATHEMATICS", section: "Quantitative Aptitude" },
  physics: { subject: "PHYSICS", section: "Science" },
  chemistry: { subject: "CHEMISTRY", section: "Science" },
  biology: { subject: "BIOLOGY", section: "Science" },
  english: { subject: "ENGLISH", section: "English Language" },
  history: { subject: "HISTORY" },
  geography: { subject: "GEOGRAPHY" },
  economics: { subject: "ECONOMICS", section: "Banking" },
  "computer-science": { subject: "COMPUTER_SCIENCE", section: "Programming" },
  "general-knowledge": { subject: "GENERAL_KNOWLEDGE", section: "General Awareness" },
  "quantitative-aptitude": { subject: "MATHEMATICS", section: "Quantitative Aptitude" },
  reasoning: { subject: "MATHEMATICS", section: "Reasoning" },
  banking: { subject: "ECONOMICS", section: "Banking" },
};

export type UnitWeights = Partial<Record<Unit, number>>;

/** The units of a generator section, and their proportion. */
export const SECTION_UNITS: Record<Section, UnitWeights> = {
  Programming: { "computer-science": 1 },
  "Quantitative Aptitude": { "quantitative-aptitude": 1 },
  "English Language": { english: 1 },
  "General Awareness": { "general-knowledge": 3, history: 1, geography: 1 },
  Science: { physics: 1, chemistry: 1, biology: 1 },
  Banking: { banking: 3, economics: 1 },
  Reasoning: { reasoning: 1 },
};

/** The units of a subject without an exam. */
export const SUBJECT_UNITS: Record<Subject, readonly Unit[]> = {
  MATHEMATICS: ["mathematics"],
  PHYSICS: ["physics"],
  CHEMISTRY: ["chemistry"],
  BIOLOGY: ["biology"],
  ENGLISH: ["english"],
  HISTORY: ["history"],
  GEOGRAPHY: ["geography"],
  ECONOMICS: ["economics"],
  COMPUTER_SCIENCE: ["computer-science"],
  GENERAL_KNOWLEDGE: ["general-knowledge"],
};
