import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";

/**
 * How far a question goes, on one scale within its unit: 1 a fact or definition that all learn, 2 a rarer fact, or one formula
 * or rule with numbers put in, 3 one idea applied, 4 several steps, 5 several ideas joined.
 */
export type Depth = 1 | 2 | 3 | 4 | 5;

/**
 * Kinds of questions that some exams never have:
 * - `quiz`: records, names and single honours; `school`: science that is learnt before its first exam; `grammar`: names of grammar;
 * - `elementary`: one rule or a short text, as exams for clerks have it, not those for officers of banks;
 * - `bank`: kinds that hardly another exam has; `argument`: the order and the point of an argument; `deduction`: sets in which
 *   what is missing has to be found first, both as management entrances have them;
 * - `arithmetic`: sums on laws of biology; `college`: mathematics that is taught at engineering colleges;
 * - `environment`: nature and medicine as papers of general studies ask about them;
 * - `advanced-list`: four entries to match with five; `exchanged`: statements made by exchanging two rows of a table;
 * - `true-statement`: four statements of which one is correct.
 */
export type Form =
  | "quiz"
  | "school"
  | "grammar"
  | "elementary"
  | "bank"
  | "argument"
  | "deduction"
  | "arithmetic"
  | "college"
  | "environment"
  | "advanced-list"
  | "exchanged"
  | "true-statement";

/** What a writer says of itself, so that exams can choose without knowing its name. */
export interface Nature {
  /** Said only where it does not follow from the rest (`depthOf`). */
  readonly depth?: Depth;
  /** The chapter within its topic, where the topic has several that take turns in a paper, or that some exams do not have. */
  readonly chapter?: string;
  readonly form?: Form;
}

interface Rated extends Nature {
  readonly kind: "computed" | "facts" | "set";
  readonly difficulty: Difficulty;
  readonly format?: string;
}

const OF_TABLES = { EASY: 1, MEDIUM: 2, HARD: 3 } as const;
const OF_OTHERS = { EASY: 2, MEDIUM: 3, HARD: 4 } as const;

export function depthOf({ depth, kind, difficulty, format }: Rated): Depth {
  const isPlainFact = kind === "facts" && format === undefined;
  return depth ?? (isPlainFact ? OF_TABLES : OF_OTHERS)[difficulty];
}

export function natureOf({ depth, chapter, form }: Nature): Nature {
  return { depth, chapter, form };
}

/** Says what writers are that are made by a function which takes no such words. */
export function withNature<Some extends Nature>(nature: Nature, writer: Some): Some;
export function withNature<Some extends Nature>(nature: Nature, writers: readonly Some[]): Some[];
export function withNature<Some extends Nature>(nature: Nature, some: Some | readonly Some[]): Some | Some[] {
  return Array.isArray(some)
    ? some.map((writer: Some) => ({ ...writer, ...nature }))
    : { ...(some as Some), ...nature };
}
