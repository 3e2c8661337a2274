import type { TodayItem } from "@prepfeed/contract/learning/learning";
import type { KeptAnswer, TodayOutcome } from "../../api/learning/today.ts";

/** The outcome of an answer: its result, or that it waits for a network. */
export type SessionOutcome = TodayOutcome | KeptAnswer;

export const isKept = (outcome: SessionOutcome): outcome is KeptAnswer => "isKept" in outcome;

/** A running session: skipped questions are removed from the list, and the last one can be restored. */
export interface SessionState {
  items: readonly TodayItem[];
  /** What was done in the same session before, perhaps on another device. */
  doneBefore: number;
  /** The index of the visible question; after the last one the session is over. */
  index: number;
  outcomes: Readonly<Record<string, SessionOutcome>>;
  leftOut: { item: TodayItem; index: number } | null;
}

export const beginSession = (items: readonly TodayItem[], doneBefore = 0): SessionState => ({
  items,
  doneBefore,
  index: 0,
  outcomes: {},
  leftOut: null,
});

export const itemOf = ({ items, index }: SessionState) => items[index];

export const withOutcome = (state: SessionState, id: string, outcome: SessionOutcome): SessionState => ({
  ...state,
  leftOut: null,
  outcomes: { ...state.outcomes, [id]: outcome },
});

export const goOn = (state: SessionState): SessionState => ({
  ...state,
  index: state.index + 1,
  leftOut: null,
});

/** Ends it early: unanswered questions are no longer part of it. */
export const endSession = (state: SessionState): SessionState => {
  const items = state.items.filter(({ question }) => state.outcomes[question.id]);
  return { ...state, items, index: items.length, leftOut: null };
};

export function leaveOut(state: SessionState): SessionState {
  const item = itemOf(state);
  if (!item) return state;
  return {
    ...state,
    items: state.items.filter((each) => each !== item),
    leftOut: { item, index: state.index },
  };
}

export function takeBack(state: SessionState): SessionState {
  if (!state.leftOut) return state;
  const { item, index } = state.leftOut;
  const items = [...state.items.slice(0, index), item, ...state.items.slice(index)];
  return { ...state, items, index, leftOut: null };
}

interface Tally {
  right: number;
  total: number;
}

export interface SessionSums {
  review: Tally;
  /** Weak and new ones. */
  first: Tally;
  points: number;
  /** Answers whose result is not known yet. */
  kept: number;
}

/** The answers, separated into first ones and reviews. */
export function sumsOf({ items, outcomes }: SessionState): SessionSums {
  const sums: SessionSums = {
    review: { right: 0, total: 0 },
    first: { right: 0, total: 0 },
    points: 0,
    kept: 0,
  };
  for (const { kind, question } of items) {
    const outcome = outcomes[question.id];
    if (!outcome) continue;
    if (isKept(outcome)) {
      sums.kept += 1;
      continue;
    }
    const tally = kind === "review" ? sums.review : sums.first;
    tally.total += 1;
    tally.right += Number(outcome.isCorrect);
    sums.points += outcome.pointsEarned ?? 0;
  }
  return sums;
}
