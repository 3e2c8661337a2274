import { type EXAMS, labelOf, type SUBJECTS } from "@prepfeed/contract/catalogue";

/** What a list offers, the hint first. */
export const choices = (hint: string, values: readonly (typeof SUBJECTS | typeof EXAMS)[number][]) => [
  { value: "", label: hint },
  ...values.map((value) => ({ value, label: labelOf(value) })),
];
