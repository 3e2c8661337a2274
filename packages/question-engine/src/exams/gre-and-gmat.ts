import type { Exam } from "./rules/exam.ts";
import { APPLIED } from "./rules/mixes.ts";
import { multiple, numerical, part, RAW, section, single } from "./rules/pattern.ts";
import { NO_HIGHER_MATHEMATICS } from "./topic-shares.ts";

// Sections as announced, shares of formats estimated.

const CHOICES = "Some formats of the real paper are asked here as questions with one right option.";

const OF_BOTH: Omit<Exam, "paper"> = {
  family: "GRE",
  practice: { "quantitative-aptitude": 3, english: 4, reasoning: 2, mathematics: 2 },
  examWeight: 4,
  styles: APPLIED,
  mix: { EASY: 0.5, MEDIUM: 4, HARD: 5.5 },
  excluded: { forms: ["grammar", "deduction", "bank", "college"] },
  topicShares: NO_HIGHER_MATHEMATICS,
};

export const gre: Exam = {
  ...OF_BOTH,
  patterns: [
    {
      id: "gre-2026",
      paper: "General Test",
      name: "GRE General Test",
      year: 2026,
      source: "test-ninjas.com and grezi.xyz",
      durationMinutes: 88,
      locked: true,
      verified: false,
      options: 5,
      aids: ["basic calculator"],
      languages: "English",
      notes: [
        "The writing task is left out. The second section of the real test adapts to the first; here both are fixed.",
        "Questions with exactly two of six right options, and blanks to fill from lists, are not asked here.",
        RAW,
      ],
      sections: [
        part("Verbal 1", section("English Language"), [single(12, "1", "0")], 18),
        part("Verbal 2", section("English Language"), [single(15, "1", "0")], 23),
        part(
          "Quantitative 1",
          section("Quantitative Aptitude"),
          [single(9, "1", "0"), multiple(1, "1", "0"), numerical(2, "1")],
          21,
        ),
        part(
          "Quantitative 2",
          section("Quantitative Aptitude"),
          [single(11, "1", "0"), multiple(2, "1", "0"), numerical(2, "1")],
          26,
        ),
      ],
    },
  ],
  paper: {
    units: { english: 27, "quantitative-aptitude": 19, mathematics: 8 },
    shares: {
      english: { passage: 50, plain: 50 },
      "quantitative-aptitude": { plain: 72, data: 14, typed: 14 },
      mathematics: { plain: 70, "multiple-correct": 15, typed: 15 },
    },
  },
};

export const gmat: Exam = {
  ...OF_BOTH,
  patterns: [
    {
      id: "gmat-2026",
      paper: "Focus Edition",
      name: "GMAT",
      year: 2026,
      source: "gmat.wizako.com and reasontestprep.com",
      durationMinutes: 135,
      locked: true,
      verified: false,
      options: 5,
      aids: ["basic calculator"],
      languages: "English",
      notes: [
        "The real test adapts question by question, lets you choose the order, and lets you change three answers of a section; here the paper is fixed.",
        "Unanswered questions cost much in the real test, in a way that is not published. The calculator belongs to Data Insights only.",
        RAW,
        CHOICES,
      ],
      sections: [
        part("Quantitative Reasoning", section("Quantitative Aptitude"), [single(21, "1", "0")], 45),
        part("Verbal Reasoning", section("English Language"), [single(23, "1", "0")], 45),
        part(
          "Data Insights",
          [section("Reasoning"), section("Quantitative Aptitude")],
          [single(20, "1", "0")],
          45,
        ),
      ],
    },
  ],
  paper: {
    units: { "quantitative-aptitude": 31, english: 23, reasoning: 10 },
    shares: { english: { passage: 55, plain: 45 }, "quantitative-aptitude": { plain: 80, data: 20 } },
  },
};
