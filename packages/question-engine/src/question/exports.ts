// The entry "question" of the package.
export { correctOption, fingerprintOf, type Question } from "./question.ts";
export { spreadKeys } from "./spread-keys.ts";
