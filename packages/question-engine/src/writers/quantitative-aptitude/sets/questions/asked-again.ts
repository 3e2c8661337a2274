import type { SetQuestion } from "../../../../writing/set-writer.ts";

/** What only says how numbers are compared. */
const FRAME = new Set(
  "what is the ratio of to difference between by percentage more less than if were would be first second and approximately".split(
    " ",
  ),
);

/** The words that say which numbers are compared. */
function comparedIn({ text }: SetQuestion): string {
  const words = text.toLowerCase().match(/[\p{L}\d%]+/gu) ?? [];
  const naming = words.filter((word) => !FRAME.has(word) && !word.endsWith("%"));
  return [...new Set(naming)].sort().join(" ");
}

/** Whether two questions ask for the same number or compare the same ones, or one asks for what the other says is to be found on the way. */
export function isAskedAgain(one: SetQuestion, other: SetQuestion): boolean {
  const within = (asked: SetQuestion, { text }: SetQuestion) => {
    const [, says] = /^What is (the number of .*)\?$/.exec(asked.text) ?? [];
    return says !== undefined && text.toLowerCase().includes(says.toLowerCase());
  };
  const isNumber = typeof one.answer !== "string" && one.answer.number !== undefined;
  return (
    comparedIn(one) === comparedIn(other) ||
    (isNumber && `${one.answer}` === `${other.answer}`) ||
    within(one, other) ||
    within(other, one)
  );
}
