import type { SetQuestion } from "../../../set-writer.ts";

/** Whether two questions ask for the same number, or one asks for what the other says is to be found on the way. */
export function isAskedAgain(one: SetQuestion, other: SetQuestion): boolean {
  const within = (asked: SetQuestion, { text }: SetQuestion) => {
    const [, says] = /^What is (the number of .*)\?$/.exec(asked.text) ?? [];
    return says !== undefined && text.toLowerCase().includes(says.toLowerCase());
  };
  const isNumber = typeof one.answer !== "string" && one.answer.number !== undefined;
  return (
    one.text === other.text ||
    (isNumber && `${one.answer}` === `${other.answer}`) ||
    within(one, other) ||
    within(other, one)
  );
}
