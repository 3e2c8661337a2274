import type { TodayItem } from "@prepfeed/contract/learning";
import type { TodayOutcome } from "../../api/learning/today.ts";

/** A session under way: what is left out is out of the list, and the last of it can come back. */
export interface SessionState {
  items: readonly TodayItem[];
  /** Of the question that is shown; past the last one it is over. */
  index: number;
  outcomes: Readonly<Record<string, TodayOutcome>>;
  leftOut: { item: TodayItem; index: number } | null;
}

export const beginSession = (items: readonly TodayItem[]): SessionState => ({
  items,
  index: 0,
  outcomes: {},
  leftOut: null,
});

export const itemOf = ({ items, index }: SessionState) => items[index];

export const withOutcome = (state: SessionState, id: string, outcome: TodayOutcome): SessionState => ({
  ...state,
  leftOut: null,
  outcomes: { ...state.outcomes, [id]: outcome },
});

export const goOn = (state: SessionState): SessionState => ({
  ...state,
  index: state.index + 1,
  leftOut: null,
});

/** Ends it early: what is not answered is no part of it any more. */
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
}

/** What was answered, by whether it was for the first time. */
export function sumsOf({ items, outcomes }: SessionState): SessionSums {
  const sums: SessionSums = { review: { right: 0, total: 0 }, first: { right: 0, total: 0 }, points: 0 };
  for (const { kind, question } of items) {
    const outcome = outcomes[question.id];
    if (!outcome) continue;
    const tally = kind === "review" ? sums.review : sums.first;
    tally.total += 1;
    tally.right += Number(outcome.isCorrect);
    sums.points += outcome.pointsEarned ?? 0;
  }
  return sums;
}
