import { type EXAMS, labelOf, type SUBJECTS } from "@prepfeed/contract/foundation/catalogue";

/** The options of a list, the hint first. */
export const choices = (hint: string, values: readonly (typeof SUBJECTS | typeof EXAMS)[number][]) => [
  { value: "", label: hint },
  ...values.map((value) => ({ value, label: labelOf(value) })),
];
