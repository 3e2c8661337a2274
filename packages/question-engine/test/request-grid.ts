import {
  DIFFICULTIES,
  type Difficulty,
  EXAM_TYPES,
  type ExamType,
  SECTIONS,
  SUBJECTS,
} from "@prepfeed/contract/foundation/catalogue";
import { generateQuestions } from "../src/composing/generate.ts";
import { VARIETY } from "../src/composing/variety.ts";
import { examAsksFor } from "../src/exams/rules/all-exams.ts";
import type { Field } from "../src/exams/rules/asks-for.ts";
import type { Seed } from "../src/numbers/random.ts";
import { stemOf } from "../src/question/stem.ts";

/** What a screen can request at once. */
export interface Cell {
  examType: ExamType;
  field: Field;
  difficulty: Difficulty;
}

const FIELDS: readonly Field[] = [
  ...SUBJECTS.map((subject) => ({ subject })),
  ...SECTIONS.map((section) => ({ section })),
];

export const fieldsAskedBy = (examType: ExamType) => FIELDS.filter((field) => examAsksFor(examType, field));

/** Every exam and style, with each subject and section, at each level. */
export const GRID: readonly Cell[] = EXAM_TYPES.flatMap((examType) =>
  FIELDS.flatMap((field) => DIFFICULTIES.map((difficulty) => ({ examType, field, difficulty }))),
);

export const cellName = ({ examType, field, difficulty }: Cell) =>
  `${examType} ${field.subject ?? field.section} ${difficulty}`;

/** What is wrong with twenty questions of a cell, or nothing. */
export async function complaintAbout(
  { examType, field, difficulty }: Cell,
  seed: Seed,
): Promise<string | undefined> {
  const set = await generateQuestions({ ...field, examType, difficulty, count: VARIETY.of, seed });
  const different = (values: readonly string[]) => new Set(values).size;
  const found = {
    questions: different(set.map(({ fingerprint }) => fingerprint)),
    topics: different(set.map(({ topic }) => topic)),
    stems: different(set.map(stemOf)),
    ofLevel: set.filter((question) => question.difficulty === difficulty).length,
  };
  const least = { questions: VARIETY.of, topics: VARIETY.topics, stems: VARIETY.stems, ofLevel: VARIETY.of };
  const lacking = (Object.keys(least) as (keyof typeof least)[]).filter((name) => found[name] < least[name]);
  return lacking.length > 0 ? lacking.map((name) => `${name} ${found[name]}`).join(", ") : undefined;
}
