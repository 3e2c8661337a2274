import { labelOf, type Section, type Subject } from "./catalogue.ts";

/**
 * A subject in a filter, which compares what is stored: "Mathematics (with Reasoning)". Lists and leaderboards are not
 * kept by section, because that would store a learner's every score twice.
 */
export function filedLabelOf(subject: Subject): string {
  const beside: Partial<Record<Subject, Section>> = { MATHEMATICS: "Reasoning", ECONOMICS: "Banking" };
  return beside[subject] ? `${labelOf(subject)} (with ${beside[subject]})` : labelOf(subject);
}
