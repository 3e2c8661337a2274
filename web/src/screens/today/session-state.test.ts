import type { TodayItem } from "@prepfeed/contract/learning/learning";
import { expect, it } from "vitest";
import {
  beginSession,
  endSession,
  goOn,
  itemOf,
  leaveOut,
  type SessionState,
  sumsOf,
  takeBack,
  withOutcome,
} from "./session-state.ts";

const item = (id: string, kind: TodayItem["kind"]) => ({ kind, question: { id } }) as TodayItem;
const items = [item("a", "review"), item("b", "weak"), item("c", "new")];
const answered = (isCorrect: boolean, pointsEarned?: number) => ({
  selectedOption: "A",
  isCorrect,
  correctAnswer: "A",
  explanation: "",
  pointsEarned,
});
const shown = (state: SessionState) => itemOf(state)?.question.id;

it("skips a question and restores it to its place", () => {
  const second = goOn(beginSession(items));
  const without = leaveOut(second);
  expect([shown(second), shown(without), without.items.length]).toEqual(["b", "c", 2]);
  expect(takeBack(without)).toMatchObject({ items, index: 1, leftOut: null });
});

it("is over when the last question is skipped, until that is undone", () => {
  const last = leaveOut(goOn(goOn(beginSession(items))));
  expect(shown(last)).toBeUndefined();
  expect(shown(takeBack(last))).toBe("c");
});

it("counts reviews separately from first answers, and only those earn points", () => {
  let state = withOutcome(beginSession(items), "a", answered(true));
  state = withOutcome(state, "b", answered(true, 1));
  state = withOutcome(state, "c", answered(false, 0));
  expect(sumsOf(state)).toEqual({
    review: { right: 1, total: 1 },
    first: { right: 1, total: 2 },
    points: 1,
    kept: 0,
  });
});

it("ends early with what was answered", () => {
  const state = endSession(goOn(withOutcome(beginSession(items), "a", answered(false))));
  expect(state.items.map(({ question }) => question.id)).toEqual(["a"]);
  expect(shown(state)).toBeUndefined();
});
