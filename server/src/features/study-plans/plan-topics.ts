import type { ExamType, Subject } from "@prepfeed/contract/catalogue";
import { styleOf } from "@prepfeed/question-engine/exam-styles";
import { noteOf } from "@prepfeed/question-engine/notes/answer-from-notes";
import type { Note } from "@prepfeed/question-engine/notes/note";
import { topicsOfSubject, topicsOfUnit } from "@prepfeed/question-engine/syllabus/syllabus";
import { UNIT_HOME, UNITS } from "@prepfeed/question-engine/syllabus/units";

export interface PlanTopic {
  title: string;
  /** What is to be known of it, by name. */
  parts: readonly string[];
  isWeak: boolean;
  /** Whether the exam asks it often. */
  isStressed: boolean;
}

/** The subject's syllabus in its order, as the exam asks it: CAT's mathematics is quantitative aptitude. */
export async function planTopics(
  subject: Subject,
  examType: ExamType,
  weakTitles: ReadonlySet<string>,
): Promise<PlanTopic[]> {
  const { family, style } = styleOf(examType);
  const asked = UNITS.filter(
    (unit) => unit !== "reasoning" && UNIT_HOME[unit].subject === subject && style.units[unit],
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
