import { type AnswerKey, isRight } from "../questions/marking.ts";
import { type DropPolicy, knownUnits, type MarkRule, type PaperRules } from "./paper-rules.ts";

/** Marks a paper: pure, exact, in units of `UNITS_PER_MARK`. */

export const OUTCOMES = ["right", "partial", "wrong", "skipped", "dropped"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Mark {
  outcome: Outcome;
  units: number;
}

export type RuleOfQuestion = Pick<MarkRule, "marks" | "negativeMarks" | "partial">;

/** One answer in its canonical form; null for none. */
export function markAnswer(rule: RuleOfQuestion, key: AnswerKey, answer: string | null): Mark {
  const full = knownUnits(rule.marks);
  if (answer === null) return { outcome: "skipped", units: 0 };
  if (isRight(key, answer)) return { outcome: "right", units: full };
  const steps = rule.partial && key.kind === "MULTIPLE" ? ladderStep(key.correctAnswer, answer) : 0;
  if (steps > 0) return { outcome: "partial", units: (full * steps) / 4 };
  // Not -0.
  return { outcome: "wrong", units: 0 - knownUnits(rule.negativeMarks) };
}

/**
 * The partial marking of JEE Advanced, in quarters of the marks: three of four right options, two of three or more,
 * one of two or more.
 */
function ladderStep(right: string, chosen: string): number {
  if (![...chosen].every((letter) => right.includes(letter))) return 0;
  if (chosen.length === 3) return right.length === 4 ? 3 : 0;
  if (chosen.length === 2) return right.length >= 3 ? 2 : 0;
  return chosen.length === 1 && right.length >= 2 ? 1 : 0;
}

/** The rule of a question, by the indexes of its section and of its rule in the paper's. */
export function ruleOf(
  { sections }: Pick<PaperRules, "sections">,
  { section, rule }: { section: number; rule: number },
): MarkRule {
  const found = sections[section]?.rules[rule];
  if (!found) throw new Error("a question of a paper without its rule");
  return found;
}

export interface QuestionToMark {
  section: number;
  rule: RuleOfQuestion;
  key: AnswerKey;
  answer: string | null;
  isDropped?: boolean;
}

export interface Tally {
  units: number;
  gained: number;
  lost: number;
  right: number;
  partial: number;
  wrong: number;
  skipped: number;
}

const NOTHING: Tally = { units: 0, gained: 0, lost: 0, right: 0, partial: 0, wrong: 0, skipped: 0 };

export interface MarkedPaper {
  marks: Mark[];
  sections: Tally[];
  total: Tally;
}

/** A whole paper; `marks` are in the order of the questions. */
export function markPaper(
  questions: readonly QuestionToMark[],
  sectionCount: number,
  dropPolicy: DropPolicy,
): MarkedPaper {
  const marks = questions.map(({ rule, key, answer, isDropped }): Mark => {
    if (!isDropped) return markAnswer(rule, key, answer);
    return { outcome: "dropped", units: dropPolicy === "marks-to-all" ? knownUnits(rule.marks) : 0 };
  });
  const sections = Array.from({ length: sectionCount }, (_, section) => {
    const own = questions.flatMap((question, at) => (question.section === section ? [at] : []));
    const tally = own.reduce((sum, at) => add(sum, marks[at]), NOTHING);
    return dropPolicy === "pro-rated" ? proRated(tally, questions, own) : tally;
  });
  return { marks, sections, total: totalOf(sections) };
}

/** The totals of a paper are the sums of its sections. */
export const totalOf = (sections: readonly Tally[]): Tally => sections.reduce(sumOf, NOTHING);

function add(sum: Tally, { outcome, units }: Mark = { outcome: "skipped", units: 0 }): Tally {
  return {
    units: sum.units + units,
    gained: sum.gained + Math.max(0, units),
    lost: sum.lost + Math.max(0, -units),
    right: sum.right + Number(outcome === "right"),
    partial: sum.partial + Number(outcome === "partial"),
    wrong: sum.wrong + Number(outcome === "wrong"),
    skipped: sum.skipped + Number(outcome === "skipped"),
  };
}

/** The remaining questions count as much as the whole section did. */
function proRated(tally: Tally, questions: readonly QuestionToMark[], own: readonly number[]): Tally {
  const marksAt = (at: number) => knownUnits(questions[at]?.rule.marks ?? "0");
  const all = own.reduce((sum, at) => sum + marksAt(at), 0);
  const kept = own.reduce((sum, at) => sum + (questions[at]?.isDropped ? 0 : marksAt(at)), 0);
  if (kept === 0 || kept === all) return tally;
  const scaled = (units: number) => Math.round((units * all) / kept);
  return {
    ...tally,
    units: scaled(tally.units),
    gained: scaled(tally.gained),
    lost: scaled(tally.lost),
  };
}

function sumOf(a: Tally, b: Tally): Tally {
  return {
    units: a.units + b.units,
    gained: a.gained + b.gained,
    lost: a.lost + b.lost,
    right: a.right + b.right,
    partial: a.partial + b.partial,
    wrong: a.wrong + b.wrong,
    skipped: a.skipped + b.skipped,
  };
}

/** The share of people who sat the paper and scored no more: 100 × (as much or less) / all. */
export function percentileOf(asMuchOrLess: number, all: number): number {
  return Math.round((asMuchOrLess / all) * 1e9) / 1e7;
}
