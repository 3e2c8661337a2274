import { labelOf, type Section, type Subject } from "@prepfeed/contract/foundation/catalogue";
import type { Unit } from "@prepfeed/question-engine/syllabus";
import { topicNamed } from "./topic-named.ts";

/** Units that learners know by a section's name, though their questions are filed under a subject. */
const OWN_SECTION: Partial<Record<Unit, Section>> = { reasoning: "Reasoning", banking: "Banking" };

/** The section name of a topic; undefined if its subject's name is used. */
export function sectionOfTopic(label: string | null): Section | undefined {
  const topic = label === null ? undefined : topicNamed(label);
  return topic && OWN_SECTION[topic.unit];
}

/** A question's subject in learners' words. */
export const subjectName = ({ subject, topic }: { subject: Subject; topic: string | null }) =>
  sectionOfTopic(topic) ?? labelOf(subject);
