import { expect, it } from "vitest";
import { EMPTY_POST } from "./question-form.ts";
import { unclosedMaths } from "./unclosed-maths.ts";

const [question] = EMPTY_POST.questions;
const fieldsOf = (questionText: string, optionA = "") =>
  unclosedMaths({ content: "", questions: question ? [{ ...question, questionText, optionA }] : [] }).map(
    ({ field }) => field,
  );

it("names the texts in which a formula is opened and never closed", () => {
  expect(fieldsOf("Find $x^2 + 1")).toEqual(["the question"]);
  expect(fieldsOf("Find $x^2$", "$\\frac{1}{2}")).toEqual(["option A"]);
});

it("accepts closed formulas, prices and escaped dollars", () => {
  expect(fieldsOf("Find $x^2$ and $$y$$")).toEqual([]);
  expect(fieldsOf("It costs $5, then $10.")).toEqual([]);
  expect(fieldsOf("A \\$ sign and `$code`")).toEqual([]);
});
