import type { ExamType, Kind, Section, Subject } from "../foundation/catalogue.ts";

/** The structure and marking of a paper. Plain data: a published paper keeps its own copy. */

/**
 * The gain and cost of one kind of question. Marks are whole numbers, decimals or fractions, as text: "4", "2.5",
 * "1/3".
 */
export interface MarkRule {
  kind: Kind;
  count: number;
  marks: string;
  /** The cost of a wrong answer: "1/3" takes a third of a mark away. */
  negativeMarks: string;
  /** Whether some of several right options, without a wrong one, earn a part. */
  partial: boolean;
}

/** The source of questions that are not new: the caller's posts, or bookmarks. */
export const OWN_SOURCES = ["posts", "bookmarks"] as const;
export type OwnSource = (typeof OWN_SOURCES)[number];

/** The topics of a section, and their proportions. */
export interface About {
  /** Without it they are generated for the paper. */
  from?: OwnSource;
  subject?: Subject;
  section?: Section;
  /** A learner's own words. */
  topic?: string;
  weight: number;
}

export interface PaperSection {
  name: string;
  about: About[];
  rules: MarkRule[];
  /** Its own clock; null if the paper has one for all. */
  durationMinutes: number | null;
}

export const AIDS = ["basic calculator", "scientific calculator"] as const;
type Aid = (typeof AIDS)[number];

/**
 * The treatment of a question that is dropped after the exam: everybody gets its marks, or the rest has more weight.
 */
export type DropPolicy = "marks-to-all" | "pro-rated";

/**
 * What decides between equal marks: more of the first two is better, and fewer wrong answers for each right one. For
 * one section, or for the paper.
 */
export const TIE_BREAKS = ["marks", "positive marks", "wrong to right"] as const;
export interface TieBreak {
  by: (typeof TIE_BREAKS)[number];
  section?: string;
}

export interface PaperRules {
  /** The time of the whole paper; the sum of the sections' clocks if they have their own. */
  durationMinutes: number;
  /** Whether sections follow each other on their own clocks, without a way back. */
  locked: boolean;
  aids: Aid[];
  dropPolicy: DropPolicy;
  /** In this order; learners who are equal in all of them share a rank. Older papers have none. */
  tieBreaks?: TieBreak[];
  sections: PaperSection[];
}

export interface ExamPattern extends PaperRules {
  id: string;
  examType: ExamType;
  /** Which of the exam's papers: "Paper 1", or the stage. */
  paper: string;
  name: string;
  year: number;
  /** The source. */
  source: string;
  /** False if the newest rules could not be found. */
  verified: boolean;
  /** The number of options of a question: four or five. */
  options: 4 | 5;
  languages: string;
  /** What a mock cannot reproduce, or what is not known: shown on the screen. */
  notes: string[];
  /** The cut-offs of earlier years. */
  cutOffs: { label: string; marks: number; outOf: number }[];
}

export const FORMS = ["full", "short", "section"] as const;
export type Form = (typeof FORMS)[number];

/** The short form: a third of the questions, of each kind as far as possible, and of the time. */
const SHORT = 3;

/** Marks are added up as whole numbers of this fraction of one, which every fraction in papers divides. */
export const UNITS_PER_MARK = 6_300;

/** "1/3" as 2100; undefined for anything that is not such a number. */
export function unitsOf(marks: string): number | undefined {
  const [, whole = "", over] = /^(\d{1,4}(?:\.\d{1,2})?)(?:\/(\d{1,3}))?$/.exec(marks) ?? [];
  const units = (Number(whole) * UNITS_PER_MARK) / Number(over ?? 1);
  const rounded = Math.round(units);
  return whole !== "" && Math.abs(units - rounded) < 1e-6 ? rounded : undefined;
}

/** The same for marks that are known to be valid. */
export function knownUnits(marks: string): number {
  const units = unitsOf(marks);
  if (units === undefined) throw new Error(`"${marks}" is no number of marks`);
  return units;
}

/** For people: at most two decimals. */
export function marksOf(units: number): number {
  return Math.round((units * 100) / UNITS_PER_MARK) / 100;
}

export const questionsOf = ({ rules }: Pick<PaperSection, "rules">) =>
  rules.reduce((sum, { count }) => sum + count, 0);

export const sectionUnits = ({ rules }: Pick<PaperSection, "rules">) =>
  rules.reduce((sum, { count, marks }) => sum + count * knownUnits(marks), 0);

export const totalQuestions = ({ sections }: Pick<PaperRules, "sections">) =>
  sections.reduce((sum, section) => sum + questionsOf(section), 0);

export const totalUnits = ({ sections }: Pick<PaperRules, "sections">) =>
  sections.reduce((sum, section) => sum + sectionUnits(section), 0);

/** A pattern in one of its forms; undefined for a section that it does not have. */
export function rulesOf(pattern: PaperRules, form: Form, sectionName?: string): PaperRules | undefined {
  const { durationMinutes, locked, aids, dropPolicy, tieBreaks = [], sections } = pattern;
  if (form === "full") return { durationMinutes, locked, aids, dropPolicy, tieBreaks, sections };
  if (form === "short") {
    const shorter = sections.map((section) => ({
      ...section,
      rules: shorten(section.rules),
      durationMinutes: section.durationMinutes && Math.round(section.durationMinutes / SHORT),
    }));
    const own = shorter.reduce((sum, section) => sum + (section.durationMinutes ?? 0), 0);
    return {
      durationMinutes: locked ? own : Math.round(durationMinutes / SHORT),
      locked,
      aids,
      dropPolicy,
      tieBreaks,
      sections: shorter,
    };
  }
  const section = sections.find(({ name }) => name.toLowerCase() === sectionName?.trim().toLowerCase());
  if (!section) return undefined;
  const share = (durationMinutes * questionsOf(section)) / totalQuestions(pattern);
  const minutes = section.durationMinutes ?? Math.max(1, Math.round(share));
  return {
    durationMinutes: minutes,
    locked: false,
    aids,
    dropPolicy,
    // A single section is the whole paper, so tie-breaks by section do not apply.
    tieBreaks: tieBreaks.filter(({ section: of }) => of === undefined),
    sections: [{ ...section, durationMinutes: null }],
  };
}

/** A third of the questions; the remainder goes to the kinds that lost most by rounding. */
function shorten(rules: MarkRule[]): MarkRule[] {
  const wanted = Math.max(1, Math.round(rules.reduce((sum, { count }) => sum + count, 0) / SHORT));
  const counts = rules.map(({ count }) => Math.floor(count / SHORT));
  const byLoss = rules.map((_, at) => at).sort((a, b) => lost(rules, b) - lost(rules, a) || a - b);
  let left = wanted - counts.reduce((sum, count) => sum + count, 0);
  for (let turn = 0; left > 0; turn++, left--) {
    const at = byLoss[turn % byLoss.length] ?? 0;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return rules.map((rule, at) => ({ ...rule, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
}

const lost = (rules: MarkRule[], at: number) => (rules[at]?.count ?? 0) % SHORT;

/** The chance of being right from which an answer gains marks on average: penalty / (gain + penalty). */
export function breakEven({ marks, negativeMarks }: Pick<MarkRule, "marks" | "negativeMarks">): number {
  const [gain, penalty] = [knownUnits(marks), knownUnits(negativeMarks)];
  return penalty / (gain + penalty);
}
