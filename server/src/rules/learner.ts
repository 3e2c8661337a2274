import type { Difficulty, Subject } from "@prepfeed/contract/foundation/catalogue";
import type { ExamPart } from "./exam-parts.ts";
import { isAtLevel, levelsFor } from "./learner-model.ts";
import { topicNamed } from "./topic-named.ts";
import { subjectName } from "./unit-section.ts";

/** What is known about a learner, from their answers. */
export interface Learner {
  subjects: { subject: Subject; skill: number; attempts: number }[];
  topics: { subject: Subject; topic: string; offset: number; attempts: number; correct: number }[];
}

/** The labels of a question. */
export interface Topical {
  subject: Subject | null;
  topic: string | null;
}

/** Whether its topic is one that the learner knows less well than the rest of its subject. */
export const isWeakIn = (candidate: Topical, learner: Learner) =>
  (triedIn(candidate, learner)?.offset ?? 0) < 0;

/** What is known about its topic. */
export function triedIn({ subject, topic }: Topical, { topics }: Learner) {
  return topics.find((known) => known.subject === subject && known.topic === topic);
}

/** What is known about its subject. */
export function practisedIn({ subject }: Topical, { subjects }: Learner) {
  return subjects.find((known) => known.subject === subject);
}

/** How skilled a learner is in a question's subject and topic. */
export function skillsOf({ subjects, topics }: Learner): (question: Topical) => number {
  const bySubject = new Map<string | null, number>(subjects.map(({ subject, skill }) => [subject, skill]));
  const byTopic = new Map(topics.map((known) => [keyOf(known), known.offset]));
  return (question) => (bySubject.get(question.subject) ?? 0) + (byTopic.get(keyOf(question)) ?? 0);
}

const keyOf = ({ subject, topic }: Topical) => `${subject ?? ""} ${topic ?? ""}`;

export const answersOf = ({ subjects }: Learner) => subjects.reduce((sum, { attempts }) => sum + attempts, 0);

/** In the subject, and on average in what was tried of the part. */
export function skillIn({ subject, units }: ExamPart, { subjects, topics }: Learner): number {
  const tried = topics.filter((known) => {
    const topic = topicNamed(known.topic);
    return known.subject === subject && topic !== undefined && units.includes(topic.unit);
  });
  const answers = tried.reduce((sum, { attempts }) => sum + attempts, 0);
  const offset = tried.reduce((sum, { attempts, offset }) => sum + attempts * offset, 0);
  const skill = subjects.find((known) => known.subject === subject)?.skill ?? 0;
  return skill + (answers > 0 ? offset / answers : 0);
}

/** The levels of new questions of a part, the most suitable first. */
export const levelsIn = (part: ExamPart, learner: Learner): Difficulty[] =>
  levelsFor(skillIn(part, learner), answersOf(learner));

/** Why a question is recommended, in words. `chance` is the chance of a right answer. */
export function reasonFor(candidate: Topical, learner: Learner, chance: number): string {
  const subject = candidate.subject
    ? subjectName({ subject: candidate.subject, topic: candidate.topic })
    : undefined;
  const topic = triedIn(candidate, learner);
  if (topic && topic.offset < 0)
    return `You got ${topic.correct} of ${topic.attempts} right in ${topic.topic}`;
  if (practisedIn(candidate, learner)) {
    if (!topic && candidate.topic) return `New for you in ${subject}: ${candidate.topic}`;
    return isAtLevel(chance) ? `At your level in ${subject}` : `More of ${subject}`;
  }
  if (learner.subjects.length === 0) return "A good place to start";
  return subject ? `Something different: ${subject}` : "Popular right now";
}
