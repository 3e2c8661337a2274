import { SECTIONS, type Section } from "@prepfeed/contract/foundation/catalogue";
import type { AskedIn } from "@prepfeed/question-engine/match-topic";
import type { QuestionsRequest } from "./generated-question-types.ts";

type Request = Pick<QuestionsRequest, "subjects" | "section" | "topic" | "examType">;

/** A section, or the words of a topic and where they are asked; neither if subjects or the exam decide. */
export type AskedAbout =
  | { section: Section; topic?: undefined }
  | { section?: undefined; topic: string; askedIn: AskedIn }
  | { section?: undefined; topic?: undefined };

/** What the questions are about. The name of a section as a topic means the section. */
export function askedAbout({ subjects, section, topic, examType }: Request): AskedAbout {
  if (topic === undefined) return section ? { section } : {};
  const named = sectionNamed(topic);
  if (named) return { section: named };
  const subject = subjects?.length === 1 ? subjects[0] : undefined;
  return { topic, askedIn: { subject, section, examType } };
}

function sectionNamed(topic: string): Section | undefined {
  const words = topic.trim().toLowerCase();
  return SECTIONS.find((section) => section.toLowerCase() === words);
}
