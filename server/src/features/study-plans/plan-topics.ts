import type { ExamType, Subject } from "@prepfeed/contract/catalogue";
import { styleOf } from "@prepfeed/question-engine/exam-styles";
import { type Topic, topicsOfSubject, topicsOfUnit } from "@prepfeed/question-engine/syllabus/syllabus";
import { UNIT_HOME, UNITS } from "@prepfeed/question-engine/syllabus/units";

export interface PlanTopic {
  title: string;
  /** What belongs to it, in the syllabus's words. */
  parts: readonly string[];
  isWeak: boolean;
  /** Whether the exam asks it often. */
  isStressed: boolean;
}

/** The subject's syllabus in its order, as the exam asks it: CAT's mathematics is quantitative aptitude. */
export function planTopics(
  subject: Subject,
  examType: ExamType,
  weakTitles: ReadonlySet<string>,
): PlanTopic[] {
  const { family, style } = styleOf(examType);
  const asked = UNITS.filter(
    (unit) => unit !== "reasoning" && UNIT_HOME[unit].subject === subject && style.units[unit],
  );
  const topics = asked.length > 0 ? asked.flatMap(topicsOfUnit) : topicsOfSubject(subject);
  return topics.map((topic) => ({
    title: topic.title,
    parts: partsOf(topic),
    isWeak: weakTitles.has(topic.title),
    isStressed: topic.stressedBy.includes(family),
  }));
}

const MAX_PARTS = 5;

/** Its other names, but for those that say the title again. */
function partsOf({ title, aliases }: Pick<Topic, "title" | "aliases">): string[] {
  const words = new Set(stems(title));
  return aliases.filter((alias) => stems(alias).some((stem) => !words.has(stem))).slice(0, MAX_PARTS);
}

function stems(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
    .map((word) => word.replace(/s$/, ""));
}
