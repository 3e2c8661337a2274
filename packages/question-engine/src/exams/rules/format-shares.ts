import type { Shares } from "../../question/paper.ts";
import type { Unit } from "../../syllabus/units.ts";

// Shares of formats, and groups of units, that several exams share.

export const LISTS: Shares = { plain: 80, statements: 12, match: 8 };

export const AWARENESS: readonly Unit[] = [
  "general-knowledge",
  "history",
  "geography",
  "economics",
  "biology",
  "physics",
  "chemistry",
];
export const NUMERACY: readonly Unit[] = ["quantitative-aptitude", "mathematics"];
