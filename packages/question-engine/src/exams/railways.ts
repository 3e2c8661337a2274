import type { Exam } from "./rules/exam.ts";
import { AWARENESS, NUMERACY } from "./rules/format-shares.ts";
import { QUICK } from "./rules/mixes.ts";
import { part, section, single } from "./rules/pattern.ts";
import { NO_HIGHER_MATHEMATICS } from "./topic-shares.ts";

export const rrbNtpc: Exam = {
  family: "RAILWAYS",
  patterns: [
    {
      id: "rrb-ntpc-2026",
      paper: "CBT 1",
      name: "RRB NTPC CBT 1",
      year: 2026,
      source: "adda247.com, March 2026; dropped questions from shiksha.com",
      durationMinutes: 90,
      dropPolicy: "pro-rated",
      notes: ["Shifts are normalised by percentile; here one paper is one shift."],
      sections: [
        part("General Awareness", section("General Awareness"), [single(40, "1", "1/3")]),
        part("Mathematics", section("Quantitative Aptitude"), [single(30, "1", "1/3")]),
        part("Reasoning", section("Reasoning"), [single(30, "1", "1/3")]),
      ],
    },
  ],
  // Sections as announced, shares of formats estimated.
  paper: {
    units: {
      "general-knowledge": 12, history: 6, geography: 6, physics: 4, chemistry: 4, biology: 5, economics: 3, "quantitative-aptitude": 22, mathematics: 8, reasoning: 30,
    },
    shares: { "quantitative-aptitude": { plain: 86, data: 14 } },
    sections: [AWARENESS, NUMERACY, ["reasoning"]],
  },
  practice: {
    "quantitative-aptitude": 3, reasoning: 3, "general-knowledge": 3, history: 1, geography: 1, physics: 1, chemistry: 1, biology: 1, mathematics: 1,
  },
  examWeight: 3,
  styles: QUICK,
  mix: { EASY: 4, MEDIUM: 5, HARD: 1 },
  // Science up to the tenth class; no counts by cases.
  takes: { physics: [1, 2], chemistry: [1, 2], reasoning: [1, 4], "quantitative-aptitude": [1, 4], mathematics: [1, 4] },
  // Statements, pairs and lists about the same facts are Hard.
  anyDepth: { physics: ["school"], chemistry: ["school"] },
  excluded: { forms: ["deduction", "true-statement", "environment", "college"] },
  topicShares: {
    ...NO_HIGHER_MATHEMATICS,
    percentages: 2, "time-and-work": 2, "speed-distance-time": 2, "simple-and-compound-interest": 2, "mathematical-operations": 2, "coding-decoding": 2,
    "number-patterns": 2, "science-in-everyday-life": 3,
  },
};
