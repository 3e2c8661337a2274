import { expect, it } from "vitest";
import { strengthsOf } from "./strengths.ts";

const part = (totalQuestions: number, correctAnswers: number) => ({
  totalQuestions,
  correctAnswers,
  accuracyPercentage: Math.round((1000 * correctAnswers) / totalQuestions) / 10,
});

it("reasoning has its own strength and does not count for mathematics", () => {
  const shown = strengthsOf({
    subjectWiseProgress: [{ subject: "MATHEMATICS", ...part(10, 6) }],
    sectionWiseProgress: [{ section: "Reasoning", subject: "MATHEMATICS", ...part(4, 4) }],
  });
  expect(shown).toEqual([
    { name: "Mathematics", ...part(6, 2) },
    { name: "Reasoning", ...part(4, 4) },
  ]);
});

it("a subject of which only a section was practised is not shown", () => {
  const shown = strengthsOf({
    subjectWiseProgress: [{ subject: "MATHEMATICS", ...part(4, 3) }],
    sectionWiseProgress: [{ section: "Reasoning", subject: "MATHEMATICS", ...part(4, 3) }],
  });
  expect(shown.map(({ name }) => name)).toEqual(["Reasoning"]);
});
