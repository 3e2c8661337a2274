import type { ExamType, Subject } from "@prepfeed/contract/foundation/catalogue";
import { examOf, examShares } from "@prepfeed/question-engine/exams";
import { type Note, noteOf } from "@prepfeed/question-engine/notes";
import {
  type Topic,
  topicsOfSubject,
  topicsOfUnit,
  UNIT_HOME,
  UNITS,
  type Unit,
} from "@prepfeed/question-engine/syllabus";
import type { ExamPart } from "../../rules/exam-parts.ts";
import { examTopics } from "../../rules/exam-share.ts";

export interface PlanTopic {
  title: string;
  /** What to know about it, by name. */
  parts: readonly string[];
  isWeak: boolean;
  /** Whether the exam asks it often. */
  isStressed: boolean;
}

export interface ExamTopic extends PlanTopic {
  unit: Unit;
  /** The share of the exam. */
  share: number;
}

/**
 * The topics in the parts of an exam that a goal names, with the share of each; topics that papers never ask are
 * left out.
 */
export async function examPlanTopics(
  examType: ExamType,
  parts: readonly ExamPart[],
  weakTitles: ReadonlySet<string>,
): Promise<ExamTopic[]> {
  const shares = examShares(examType);
  const { family } = examOf(examType);
  const { topics } = examTopics(examType, parts);
  const weighed = parts.flatMap(({ units, share }) => {
    const ofPart = topics.filter(({ unit }) => units.includes(unit));
    const asked = ofPart.filter(({ key }) => (shares.get(key) ?? 0) > 0);
    // Topics that the goal names but no paper asks have equal shares.
    const counted = asked.length > 0 ? asked : ofPart;
    const weightOf = ({ key }: Topic) => shares.get(key) ?? 1;
    const sum = counted.reduce((total, topic) => total + weightOf(topic), 0);
    return counted.map((topic) => ({ topic, share: (share * weightOf(topic)) / sum }));
  });
  return Promise.all(
    weighed.map(async ({ topic, share }) => ({
      title: topic.title,
      parts: partsOf(await noteOf(topic)),
      isWeak: weakTitles.has(topic.title),
      isStressed: topic.stressedBy.includes(family),
      unit: topic.unit,
      share,
    })),
  );
}

/** The subject's syllabus in its order, as the exam asks it: CAT's mathematics is quantitative aptitude. */
export async function planTopics(
  subject: Subject,
  examType: ExamType,
  weakTitles: ReadonlySet<string>,
): Promise<PlanTopic[]> {
  const { family, practice } = examOf(examType);
  const asked = UNITS.filter(
    (unit) => unit !== "reasoning" && UNIT_HOME[unit].subject === subject && practice[unit],
  );
  const topics = asked.length > 0 ? asked.flatMap(topicsOfUnit) : topicsOfSubject(subject);
  const notes = await Promise.all(topics.map(noteOf));
  return topics.map((topic, i) => ({
    title: topic.title,
    parts: partsOf(notes[i]),
    isWeak: weakTitles.has(topic.title),
    isStressed: topic.stressedBy.includes(family),
  }));
}

const MAX_PARTS = 5;

/** The laws, definitions and dates that its note teaches first. */
function partsOf(note: Note | undefined): string[] {
  return note?.know.slice(0, MAX_PARTS).map(({ name }) => name) ?? [];
}
