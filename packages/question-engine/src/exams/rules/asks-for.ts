import type { Section, Subject } from "@prepfeed/contract/foundation/catalogue";
import { SECTION_UNITS, SUBJECT_UNITS, UNIT_HOME, UNITS, type Unit } from "../../syllabus/units.ts";
import type { Exam } from "./exam.ts";

export interface Field {
  subject?: Subject;
  section?: Section;
}

const unitsIn = ({ subject, section }: Field): readonly Unit[] =>
  section ? (Object.keys(SECTION_UNITS[section]) as Unit[]) : subject ? SUBJECT_UNITS[subject] : UNITS;

/** The subject's own unit, and those of aptitude and banking that are filed under it. */
const unitsUnder = (subject: Subject) =>
  UNITS.filter((unit) => unit !== "reasoning" && UNIT_HOME[unit].subject === subject);

/**
 * Whether an exam has anything of a subject or a section, in its papers or in practice for it; a trial of any exam
 * has everything.
 */
export function asksFor(exam: Exam, field: Field): boolean {
  if (exam.family === "GENERAL") return true;
  const asked = new Set<Unit>(
    [exam.practice, exam.paper.units].flatMap((units) => Object.keys(units) as Unit[]),
  );
  for (const { sections } of exam.patterns ?? [])
    for (const about of sections.flatMap((section) => section.about))
      for (const unit of unitsIn(about)) asked.add(unit);
  return unitsWithin(field).some((unit) => asked.has(unit));
}

/** The units of a section, or those filed under a subject; all without either. */
export const unitsWithin = (field: Field): readonly Unit[] =>
  field.section || !field.subject ? unitsIn(field) : unitsUnder(field.subject);
