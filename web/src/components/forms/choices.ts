import { type Difficulty, type ExamType, labelOf, type Subject } from "@prepfeed/contract/catalogue";

/** Values of a list as a select offers them. */
export function choices(values: readonly (Subject | Difficulty | ExamType)[]) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

/** The value that a select or an address names, if the list has it. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}
