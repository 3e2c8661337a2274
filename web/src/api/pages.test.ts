import { expect, it } from "vitest";
import { itemsOf, nextPage, withoutRepeats } from "./pages.ts";

it("loads pages until the last", () => {
  expect(nextPage({ content: [1], page: 0, last: false })).toBe(1);
  expect(nextPage({ content: [1], page: 3, last: true })).toBeNull();
  expect(nextPage({ content: [], page: 3, last: false })).toBeNull();
});

it("shows nothing twice if it moved to the next page", () => {
  const [asha, ravi, meera] = [{ id: "asha" }, { id: "ravi" }, { id: "meera" }];
  expect(itemsOf({ pages: [{ content: [asha, ravi] }, { content: [ravi, meera] }] })).toEqual([
    asha,
    ravi,
    meera,
  ]);
});

it("shows the newer of two copies in the place of the first", () => {
  const answers = [
    { questionId: "a", isCorrect: false },
    { questionId: "b", isCorrect: true },
    { questionId: "a", isCorrect: true },
  ];
  expect(withoutRepeats(answers, ({ questionId }) => questionId)).toEqual([
    { questionId: "a", isCorrect: true },
    { questionId: "b", isCorrect: true },
  ]);
});
