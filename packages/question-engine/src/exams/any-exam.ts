import type { Shares } from "../question/paper.ts";
import type { Exam } from "./rules/exam.ts";
import { BALANCED, EVEN } from "./rules/mixes.ts";

const FACTS: Shares = {
  plain: 74, statements: 8, "how-many": 3, match: 6, "two-statements": 3, "assertion-reason": 2, pairs: 2, order: 1, not: 1,
};
const SCIENCE: Shares = { ...FACTS, plain: 60, typed: 12, "multiple-correct": 4 };

/** What is asked without a named exam, or for a trial of any exam. */
export const anyExam: Exam = {
  family: "GENERAL",
  paper: {
    units: {},
    shares: {
      mathematics: { plain: 82, typed: 14, "multiple-correct": 4 },
      physics: SCIENCE, chemistry: SCIENCE,
      biology: FACTS, history: FACTS, geography: FACTS, economics: FACTS, "general-knowledge": FACTS, banking: FACTS,
      "computer-science": { plain: 78, statements: 4, match: 2, typed: 10, "multiple-correct": 6 },
      english: { plain: 76, passage: 14, cloze: 10 },
      "quantitative-aptitude": { plain: 80, data: 12, typed: 8 },
      reasoning: { plain: 84, puzzle: 16 },
    },
  },
  practice: {
    mathematics: 1, physics: 1, chemistry: 1, biology: 1, english: 1, history: 1, geography: 1, economics: 1, "computer-science": 1, "general-knowledge": 1,
  },
  examWeight: 1,
  styles: EVEN,
  mix: BALANCED,
};
