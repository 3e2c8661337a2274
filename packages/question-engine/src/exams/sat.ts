import type { Exam } from "./rules/exam.ts";
import { APPLIED, BALANCED } from "./rules/mixes.ts";
import { numerical, part, section, single, subject } from "./rules/pattern.ts";
import { NO_HIGHER_MATHEMATICS } from "./topic-shares.ts";

export const sat: Exam = {
  family: "SAT",
  patterns: [
    {
      id: "sat-2026",
      paper: "Digital SAT",
      name: "SAT",
      year: 2026,
      source: "woodlandstestprep.com",
      durationMinutes: 134,
      locked: true,
      verified: false,
      languages: "English",
      notes: [
        "The second module of the real test depends on the first one; here both are fixed.",
        "The score here is raw: how the scale of 200 to 800 is reached is not published, and two questions of each module do not count there.",
        "The real test has a graphing calculator; use your own.",
      ],
      sections: [
        part("Reading and Writing 1", section("English Language"), [single(27, "1", "0")], 32),
        part("Reading and Writing 2", section("English Language"), [single(27, "1", "0")], 32),
        part("Math 1", subject("MATHEMATICS"), [single(17, "1", "0"), numerical(5, "1")], 35),
        part("Math 2", subject("MATHEMATICS"), [single(16, "1", "0"), numerical(6, "1")], 35),
      ],
    },
  ],
  // Sections as announced, shares of formats estimated.
  paper: { units: { english: 54, mathematics: 44 }, shares: { mathematics: { plain: 75, typed: 25 } } },
  practice: { mathematics: 4, english: 4, "quantitative-aptitude": 1 },
  examWeight: 4,
  styles: APPLIED,
  mix: BALANCED,
  excluded: { forms: ["grammar", "bank", "college"] },
  topicShares: NO_HIGHER_MATHEMATICS,
};
