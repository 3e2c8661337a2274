import type { Exam } from "./rules/exam.ts";
import { LISTS } from "./rules/format-shares.ts";
import { APPLIED, BALANCED } from "./rules/mixes.ts";
import { part, section, single, subject } from "./rules/pattern.ts";

// Sections as announced, shares of formats estimated.

const OF_DEFENCE: Omit<Exam, "paper"> = {
  family: "DEFENCE",
  practice: {
    mathematics: 4, english: 3, physics: 2, chemistry: 1, biology: 1, history: 2, geography: 2, "general-knowledge": 2, "quantitative-aptitude": 1, reasoning: 1,
  },
  examWeight: 3,
  styles: APPLIED,
  mix: BALANCED,
  // Hand-written lists of compounds are for learners of chemistry.
  excluded: { forms: ["college"], writers: ["chemistry-lists"] },
};

export const nda: Exam = {
  ...OF_DEFENCE,
  patterns: [
    {
      id: "nda-maths-2026",
      paper: "Mathematics",
      name: "NDA Mathematics",
      year: 2026,
      source: "pw.live on NDA (I) 2026",
      durationMinutes: 150,
      notes: [
        "The list counts both papers and the interview. What is done about a dropped question is not verified.",
      ],
      sections: [part("Mathematics", subject("MATHEMATICS"), [single(120, "2.5", "5/6")])],
    },
    {
      id: "nda-gat-2026",
      paper: "General Ability Test",
      name: "NDA General Ability Test",
      year: 2026,
      source: "pw.live on NDA (I) 2026; shares of subjects as in 2021",
      durationMinutes: 150,
      notes: [
        "The list counts both papers and the interview. What is done about a dropped question is not verified.",
      ],
      sections: [
        part("English", section("English Language"), [single(50, "4", "4/3")]),
        part(
          "General Knowledge",
          [
            subject("PHYSICS", 22),
            subject("CHEMISTRY", 19),
            subject("GEOGRAPHY", 17),
            subject("HISTORY", 15),
            subject("BIOLOGY", 10),
            subject("GENERAL_KNOWLEDGE", 17),
          ],
          [single(100, "4", "4/3")],
        ),
      ],
    },
  ],
  paper: {
    units: { mathematics: 120, english: 50, physics: 22, chemistry: 19, geography: 17, history: 15, biology: 10, "general-knowledge": 17 },
    shares: {
      english: { plain: 90, passage: 10 },
      physics: LISTS, chemistry: LISTS, geography: LISTS, history: LISTS, biology: LISTS, "general-knowledge": LISTS,
    },
  },
};

export const cds: Exam = {
  ...OF_DEFENCE,
  patterns: [
    {
      id: "cds-english-2026",
      paper: "English",
      name: "CDS English",
      year: 2026,
      source: "ssbcrackexams.com and prepp.in",
      durationMinutes: 120,
      notes: ["What is done about a dropped question is not verified."],
      sections: [part("English", section("English Language"), [single(120, "5/6", "5/18")])],
    },
    {
      id: "cds-gk-2026",
      paper: "General Knowledge",
      name: "CDS General Knowledge",
      year: 2026,
      source: "ssbcrackexams.com and prepp.in",
      durationMinutes: 120,
      notes: ["What is done about a dropped question is not verified."],
      sections: [
        part(
          "General Knowledge",
          [section("General Awareness", 3), section("Science", 1), subject("ECONOMICS", 1)],
          [single(120, "5/6", "5/18")],
        ),
      ],
    },
    {
      id: "cds-maths-2026",
      paper: "Elementary Mathematics",
      name: "CDS Elementary Mathematics",
      year: 2026,
      source: "ssbcrackexams.com and prepp.in",
      durationMinutes: 120,
      notes: ["Not part of the OTA's exam. What is done about a dropped question is not verified."],
      sections: [part("Elementary Mathematics", section("Quantitative Aptitude"), [single(100, "1", "1/3")])],
    },
  ],
  paper: {
    units: {
      english: 120, history: 24, geography: 24, "general-knowledge": 36, economics: 8, physics: 10, chemistry: 9, biology: 9, mathematics: 50, "quantitative-aptitude": 50,
    },
    shares: {
      english: { passage: 17, plain: 83 },
      history: LISTS, geography: LISTS, "general-knowledge": LISTS, economics: LISTS, physics: LISTS, chemistry: LISTS, biology: LISTS,
    },
  },
};

export const afcat: Exam = {
  ...OF_DEFENCE,
  patterns: [
    {
      id: "afcat-2026",
      paper: "AFCAT",
      name: "AFCAT",
      year: 2026,
      source: "jagranjosh.com and nimbusdefenceacademy.com",
      durationMinutes: 120,
      languages: "English",
      notes: [
        "The real paper mixes its parts; about 25 questions of each. Military aptitude is asked as reasoning.",
        "What is done about a dropped question is not verified.",
      ],
      cutOffs: [
        { label: "2025, second", marks: 140, outOf: 300 },
        { label: "2025, first", marks: 121, outOf: 300 },
      ],
      sections: [
        part("English", section("English Language"), [single(25, "3", "1")]),
        part("General Awareness", section("General Awareness"), [single(25, "3", "1")]),
        part("Numerical Ability", section("Quantitative Aptitude"), [single(25, "3", "1")]),
        part("Reasoning and Military Aptitude", section("Reasoning"), [single(25, "3", "1")]),
      ],
    },
  ],
  paper: {
    units: { english: 30, "general-knowledge": 15, history: 6, geography: 4, "quantitative-aptitude": 18, reasoning: 27 },
    shares: { english: { cloze: 15, passage: 15, plain: 70 } },
  },
};
