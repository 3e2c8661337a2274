import type { Attempt, AttemptQuestion } from "@prepfeed/contract/mock-tests/mock-attempts";
import type { Save } from "../../../api/mock-tests/attempts.ts";

/** The content of the answer sheet: the latest answer to each visited question. */
export type Given = Omit<Save, "leaves">;
export type Sheet = Readonly<Record<string, Given>>;

export const STATES = ["not visited", "not answered", "answered", "marked", "answered and marked"] as const;
export type QuestionState = (typeof STATES)[number];

/** In the words of the real exam. */
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

/** The server's answers, and newer ones that this browser could not send yet. */
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

/** A later state of one question; its number grows, so that it replaces everything sent before. */
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

/** The running section, if sections have their own clocks. */
export function openSection({ sections, locked }: Pick<Attempt, "sections" | "locked">, now: number): number {
  if (!locked) return -1;
  const at = sections.findLastIndex(({ startsAt }) => startsAt !== null && Date.parse(startsAt) <= now);
  return Math.max(0, at);
}
