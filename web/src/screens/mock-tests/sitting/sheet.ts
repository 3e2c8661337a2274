import type { Attempt, AttemptQuestion } from "@prepfeed/contract/mock-attempts";
import type { Save } from "../../../api/mock-tests/attempts.ts";

/** What stands on the answer sheet: of each question that was visited, the latest. */
export type Given = Omit<Save, "leaves">;
export type Sheet = Readonly<Record<string, Given>>;

export const STATES = ["not visited", "not answered", "answered", "marked", "answered and marked"] as const;
export type QuestionState = (typeof STATES)[number];

/** As an aspirant knows them. */
export const STATE_NAMES: Record<QuestionState, string> = {
  "not visited": "Not Visited",
  "not answered": "Not Answered",
  answered: "Answered",
  marked: "Marked for Review",
  "answered and marked": "Answered & Marked for Review",
};

export function stateOf(given: Given | undefined): QuestionState {
  if (!given) return "not visited";
  const isAnswered = given.answer !== null;
  if (given.marked) return isAnswered ? "answered and marked" : "marked";
  return isAnswered ? "answered" : "not answered";
}

const BLANK: Given = { answer: null, marked: false, sequence: 0, timeSpent: 0, confidence: null };

/** What the server keeps, and what this browser could not send yet where it is newer. */
export function sheetOf(attempt: Pick<Attempt, "sections">, unsent: Sheet): Sheet {
  const sheet: Record<string, Given> = {};
  for (const { id, saved } of questionsOf(attempt)) {
    const own = unsent[id];
    const given = own && own.sequence > (saved?.sequence ?? 0) ? own : saved;
    if (given) sheet[id] = given;
  }
  return sheet;
}

export const questionsOf = ({ sections }: Pick<Attempt, "sections">): AttemptQuestion[] =>
  sections.flatMap(({ questions }) => questions);

/** A later state of one question; its number grows, so that it wins over everything sent before. */
export function changed(sheet: Sheet, id: string, change: Partial<Given>): Given {
  const before = sheet[id] ?? BLANK;
  return { ...before, ...change, sequence: before.sequence + 1 };
}

export type Counts = Record<QuestionState, number>;

export function countsOf(ids: readonly string[], total: number, sheet: Sheet): Counts {
  const counts: Counts = {
    "not visited": total - ids.length,
    "not answered": 0,
    answered: 0,
    marked: 0,
    "answered and marked": 0,
  };
  for (const id of ids) counts[stateOf(sheet[id])]++;
  return counts;
}

/** The section that runs now, where sections have clocks of their own. */
export function openSection({ sections, locked }: Pick<Attempt, "sections" | "locked">, now: number): number {
  if (!locked) return -1;
  const at = sections.findLastIndex(({ startsAt }) => startsAt !== null && Date.parse(startsAt) <= now);
  return Math.max(0, at);
}
