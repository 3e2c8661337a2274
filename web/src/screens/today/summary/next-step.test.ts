import { expect, test } from "vitest";
import { paths } from "../../../addresses/paths.ts";
import { nextStep } from "./next-step.ts";

test("what is due comes first, then the mistakes, the aim, and a mock exam", () => {
  expect(nextStep({ due: 1, wrong: 3, toAim: 5 })).toEqual({ label: "Review 1 due question" });
  expect(nextStep({ due: 0, wrong: 3, toAim: 5 })).toEqual({
    label: "Practise my mistakes",
    to: paths.mistakes,
  });
  expect(nextStep({ due: 0, wrong: 0, toAim: 5 })).toEqual({ label: "5 more to today's aim" });
  expect(nextStep({ due: 0, wrong: 0, toAim: 0 })).toEqual({
    label: "Take a mock exam",
    to: paths.mockTests,
  });
});
