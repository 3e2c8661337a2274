import {
  type Difficulty,
  type ExamType,
  labelOf,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";

/** Values of a list as options of a select. */
export function choices(values: readonly (Subject | Difficulty | ExamType)[]) {
  return values.map((value) => ({ value, label: labelOf(value) }));
}

/** The value named by a select or an address, if the list contains it. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string | null | undefined,
): Value | undefined {
  return values.find((value) => value === text);
}
