import {
  type ExamType,
  KINDS,
  type Kind,
  type Section,
  SUBJECTS,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";
import { Today } from "@prepfeed/contract/foundation/limits";
import { examOf } from "@prepfeed/question-engine/exams";
import { SECTION_UNITS, UNIT_HOME, UNITS, type Unit } from "@prepfeed/question-engine/syllabus";
import { topicNamed } from "./topic-named.ts";

/** A part of what a learner prepares for, in a form that the question engine understands. */
export interface ExamPart {
  name: string;
  ask: { subject: Subject } | { section: Section };
  /** The subject of its questions. */
  subject: Subject;
  units: readonly Unit[];
  /** The share of the whole: together they are 1. */
  share: number;
  /** How its questions are answered, and the share of answers that are not one letter. */
  kinds: readonly Kind[];
  unusual: number;
}

type Goal = { subjects: readonly Subject[]; sections: readonly Section[] };
type Weighed = Omit<ExamPart, "share"> & { weight: number };

/** The parts of an exam's papers that a goal covers, with their shares; the whole paper if it names none of them. */
export function examParts(examType: ExamType, goal: Goal): ExamPart[] {
  const { units } = examOf(examType).paper;
  const inPaper = UNITS.filter((unit) => units[unit]);
  const wanted = inPaper.filter((unit) => isWanted(unit, goal));
  const parts = new Map<string, Weighed>();
  for (const unit of wanted.length > 0 ? wanted : inPaper) {
    const { subject } = UNIT_HOME[unit];
    const ask = unit === "reasoning" ? { section: "Reasoning" as const } : { subject };
    const name = ask.section ?? subject;
    const part = parts.get(name);
    parts.set(name, {
      name,
      ask,
      subject,
      units: [...(part?.units ?? []), unit],
      weight: (part?.weight ?? 0) + (units[unit] ?? 0),
      kinds: KINDS.filter((kind) => part?.kinds.includes(kind) || isAskedAs(kind, examType, unit)),
      unusual: Math.max(part?.unusual ?? 0, unusualIn(examType, unit)),
    });
  }
  const weightOf = (some: Iterable<Weighed>) => [...some].reduce((sum, { weight }) => sum + weight, 0);
  const ofPaper = weightOf(parts.values());
  const beside = goal.sections.flatMap((section) =>
    besidePaper(section, inPaper, ofPaper * Today.besidePaper),
  );
  const all = ofPaper + weightOf(beside);
  return [...parts.values(), ...beside].map(({ weight, ...part }) => ({ ...part, share: weight / all }));
}

/** Reasoning is filed under Mathematics, but is not part of it. */
function isWanted(unit: Unit, { subjects, sections }: Goal): boolean {
  if (sections.some((section) => unit in SECTION_UNITS[section])) return true;
  return unit !== "reasoning" && subjects.includes(UNIT_HOME[unit].subject);
}

function besidePaper(section: Section, inPaper: readonly Unit[], weight: number): Weighed[] {
  const units = UNITS.filter((unit) => unit in SECTION_UNITS[section]);
  const [first] = units;
  if (!first || units.some((unit) => inPaper.includes(unit))) return [];
  const { subject } = UNIT_HOME[first];
  return [{ name: section, ask: { section }, subject, units, weight, kinds: ["SINGLE"], unusual: 0 }];
}

/** The part of a question; by its subject alone if its topic is unknown. */
export function partOf(
  parts: readonly ExamPart[],
  { topic, subject }: { topic: string | null; subject: string | null },
): ExamPart | undefined {
  const known = topic === null ? undefined : topicNamed(topic);
  return known
    ? parts.find(({ units }) => units.includes(known.unit))
    : parts.find(({ name }) => name === subject);
}

function isAskedAs(kind: Kind, examType: ExamType, unit: Unit): boolean {
  const exam = examOf(examType);
  const { typed = 0, "multiple-correct": multiple = 0 } = exam.paper.shares[unit] ?? {};
  if (kind === "MULTIPLE") return multiple > 0;
  return kind === "SINGLE" || typed > 0 || exam.paper.typedInSets !== undefined;
}

function unusualIn(examType: ExamType, unit: Unit): number {
  const shares = examOf(examType).paper.shares[unit] ?? { plain: 1 };
  const all = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return ((shares.typed ?? 0) + (shares["multiple-correct"] ?? 0)) / all;
}

/** Without an exam: every subject, weighted by how much it is practised. */
export function practisedParts(practised: readonly { subject: Subject; attempts: number }[]): ExamPart[] {
  const weightOf = (subject: Subject) =>
    1 + (practised.find((known) => known.subject === subject)?.attempts ?? 0);
  const all = SUBJECTS.reduce((sum, subject) => sum + weightOf(subject), 0);
  return SUBJECTS.map((subject) => ({
    name: subject,
    ask: { subject },
    subject,
    units: UNITS.filter((unit) => UNIT_HOME[unit].subject === subject),
    share: weightOf(subject) / all,
    kinds: KINDS,
    unusual: 0,
  }));
}
