import type { Section, Subject } from "./catalogue.ts";
import type { About, ExamPattern, MarkRule, PaperSection, TieBreak } from "./paper-rules.ts";

/** The papers as they are set, by year. Only facts of form; what is not known is said in the notes. */

const single = (count: number, marks: string, negativeMarks: string): MarkRule => ({
  kind: "SINGLE",
  count,
  marks,
  negativeMarks,
  partial: false,
});
const multiple = (count: number, marks: string, negativeMarks: string, partial = false): MarkRule => ({
  kind: "MULTIPLE",
  count,
  marks,
  negativeMarks,
  partial,
});
const numerical = (count: number, marks: string, negativeMarks = "0"): MarkRule => ({
  kind: "NUMERICAL",
  count,
  marks,
  negativeMarks,
  partial: false,
});

const subject = (name: Subject, weight = 1): About => ({ subject: name, weight });
const section = (name: Section, weight = 1): About => ({ section: name, weight });

const part = (
  name: string,
  about: About | About[],
  rules: MarkRule[],
  durationMinutes: number | null = null,
): PaperSection => ({ name, about: [about].flat(), rules, durationMinutes });

const SCIENCES = [
  ["Mathematics", "MATHEMATICS"],
  ["Physics", "PHYSICS"],
  ["Chemistry", "CHEMISTRY"],
] as const;

const perScience = (rules: MarkRule[]) => SCIENCES.map(([name, key]) => part(name, subject(key), rules));

/** Marks by subject, then fewer wrong answers for each right one, in all and by subject. */
const ntaTieBreaks = (subjects: string[]): TieBreak[] => [
  ...subjects.map((section): TieBreak => ({ by: "marks", section })),
  { by: "wrong to right" },
  ...subjects.map((section): TieBreak => ({ by: "wrong to right", section })),
];

/** As the rank lists of 2026 were made. */
const ADVANCED_TIE_BREAKS: TieBreak[] = [
  { by: "positive marks" },
  { by: "marks", section: "Mathematics" },
  { by: "marks", section: "Physics" },
];

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

const RAW = "The score here is raw marks; the exam scales it in a way that is not published.";
const CHOICES = "Some formats of the real paper are asked here as questions with one right option.";

const DEFAULTS = {
  locked: false,
  aids: [],
  verified: true,
  options: 4,
  languages: "English and Hindi",
  dropPolicy: "marks-to-all",
  tieBreaks: [],
  notes: [],
  cutOffs: [],
} as const;

type Entry = Omit<ExamPattern, keyof typeof DEFAULTS> & Partial<Pick<ExamPattern, keyof typeof DEFAULTS>>;

const ENTRIES: Entry[] = [
  {
    id: "jee-main-2026",
    examType: "JEE_MAIN",
    paper: "Paper 1",
    name: "JEE Main",
    year: 2026,
    source: "NTA's bulletin as reported by ndtv.com and jee-main.in",
    durationMinutes: 180,
    languages: "13 languages; here English",
    notes: ["Typed answers are whole numbers, rounded to the nearest, and cost a mark when wrong."],
    tieBreaks: ntaTieBreaks(["Mathematics", "Physics", "Chemistry"]),
    sections: perScience([single(20, "4", "1"), numerical(5, "4", "1")]),
  },
  {
    id: "jee-advanced-2026-1",
    examType: "JEE_ADVANCED",
    paper: "Paper 1",
    name: "JEE Advanced Paper 1",
    year: 2026,
    source: "the paper's instructions as noted from jeeadv.ac.in",
    durationMinutes: 180,
    notes: ["The rank counts both papers together. What is done about a dropped question is not verified."],
    cutOffs: [{ label: "Common rank list 2026, both papers", marks: 92, outOf: 360 }],
    tieBreaks: ADVANCED_TIE_BREAKS,
    sections: perScience([
      single(4, "3", "1"),
      multiple(4, "4", "1", true),
      numerical(4, "4"),
      single(4, "4", "1"),
    ]),
  },
  {
    id: "jee-advanced-2026-2",
    examType: "JEE_ADVANCED",
    paper: "Paper 2",
    name: "JEE Advanced Paper 2",
    year: 2026,
    source: "the paper's instructions as noted from jeeadv.ac.in",
    durationMinutes: 180,
    notes: ["The rank counts both papers together. What is done about a dropped question is not verified."],
    cutOffs: [{ label: "Common rank list 2026, both papers", marks: 92, outOf: 360 }],
    tieBreaks: ADVANCED_TIE_BREAKS,
    sections: perScience([
      single(4, "3", "1"),
      multiple(5, "4", "1", true),
      numerical(5, "4"),
      numerical(4, "2"),
    ]),
  },
  {
    id: "neet-2026",
    examType: "NEET",
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
  {
    id: "gate-cs-2026",
    examType: "GATE",
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
  {
    id: "cat-2025",
    examType: "CAT",
    paper: "CAT",
    name: "CAT",
    year: 2025,
    source: "imsindia.com, collegedunia.com and shiksha.com; 2026 is expected to be the same",
    durationMinutes: 120,
    locked: true,
    aids: ["basic calculator"],
    languages: "English",
    notes: [RAW, "What is done about a dropped question is not verified."],
    sections: [
      part("VARC", section("English Language"), [single(20, "3", "1"), numerical(4, "3")], 40),
      part(
        "DILR",
        [section("Reasoning", 2), section("Quantitative Aptitude")],
        [single(11, "3", "1"), numerical(11, "3")],
        40,
      ),
      part("QA", section("Quantitative Aptitude"), [single(14, "3", "1"), numerical(8, "3")], 40),
    ],
  },
  {
    id: "upsc-gs-2026",
    examType: "UPSC_CIVIL_SERVICES",
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
    examType: "UPSC_CIVIL_SERVICES",
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
  {
    id: "ssc-cgl-2026",
    examType: "SSC_CGL",
    paper: "Tier 1",
    name: "SSC CGL Tier 1",
    year: 2026,
    source: "the notice of 21 May 2026 as reported by kamiyab.in",
    durationMinutes: 60,
    locked: true,
    notes: [
      "Since 2026 each section has 15 minutes and locks. What is done about a dropped question is not verified.",
    ],
    sections: [
      part("Reasoning", section("Reasoning"), [single(25, "2", "0.5")], 15),
      part("General Awareness", section("General Awareness"), [single(25, "2", "0.5")], 15),
      part("Quantitative Aptitude", section("Quantitative Aptitude"), [single(25, "2", "0.5")], 15),
      part("English", section("English Language"), [single(25, "2", "0.5")], 15),
    ],
  },
  {
    id: "ibps-po-2025",
    examType: "IBPS_PO",
    paper: "Prelims",
    name: "IBPS PO Prelims",
    year: 2025,
    source: "time4education.com and mocksutra.com, August 2025",
    durationMinutes: 60,
    locked: true,
    options: 5,
    notes: ["Marks differ from the number of questions: reasoning counts for more, quantitative for less."],
    cutOffs: [{ label: "General, 2020, total", marks: 58.75, outOf: 100 }],
    sections: [
      part("Reasoning", section("Reasoning"), [single(35, "8/7", "2/7")], 20),
      part("English", section("English Language"), [single(30, "1", "1/4")], 20),
      part("Quantitative Aptitude", section("Quantitative Aptitude"), [single(35, "6/7", "3/14")], 20),
    ],
  },
  {
    id: "sbi-po-2025",
    examType: "SBI_PO",
    paper: "Prelims",
    name: "SBI PO Prelims",
    year: 2025,
    source: "time4education.com and shiksha.com, March and August 2025",
    durationMinutes: 60,
    locked: true,
    options: 5,
    notes: ["Several pages still describe an older division of the questions."],
    sections: [
      part("English", section("English Language"), [single(40, "1", "1/4")], 20),
      part("Quantitative Aptitude", section("Quantitative Aptitude"), [single(30, "1", "1/4")], 20),
      part("Reasoning", section("Reasoning"), [single(30, "1", "1/4")], 20),
    ],
  },
  {
    id: "rrb-ntpc-2026",
    examType: "RRB_NTPC",
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
  {
    id: "nda-maths-2026",
    examType: "NDA",
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
    examType: "NDA",
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
  {
    id: "cds-english-2026",
    examType: "CDS",
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
    examType: "CDS",
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
    examType: "CDS",
    paper: "Elementary Mathematics",
    name: "CDS Elementary Mathematics",
    year: 2026,
    source: "ssbcrackexams.com and prepp.in",
    durationMinutes: 120,
    notes: ["Not part of the OTA's exam. What is done about a dropped question is not verified."],
    sections: [part("Elementary Mathematics", section("Quantitative Aptitude"), [single(100, "1", "1/3")])],
  },
  {
    id: "afcat-2026",
    examType: "AFCAT",
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
  {
    id: "sat-2026",
    examType: "SAT",
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
  {
    id: "gre-2026",
    examType: "GRE",
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
  {
    id: "gmat-2026",
    examType: "GMAT",
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
];

export const EXAM_PATTERNS: readonly ExamPattern[] = ENTRIES.map((entry) => ({
  ...DEFAULTS,
  ...entry,
  aids: [...(entry.aids ?? DEFAULTS.aids)],
  tieBreaks: [...(entry.tieBreaks ?? DEFAULTS.tieBreaks)],
  notes: [...(entry.notes ?? DEFAULTS.notes)],
  cutOffs: [...(entry.cutOffs ?? DEFAULTS.cutOffs)],
}));

export const patternOf = (id: string) => EXAM_PATTERNS.find((pattern) => pattern.id === id);
