import type { ExamType, Subject } from "@prepfeed/contract/catalogue";
import { Today } from "@prepfeed/contract/limits";
import { TOPICS, type Topic } from "@prepfeed/question-engine/syllabus/syllabus";
import { examShares } from "@prepfeed/question-engine/topic-weights";
import { topicNamed } from "./topic-named.ts";

export interface ExamTopics {
  /** What the exam asks in these subjects. */
  topics: readonly Topic[];
  /** How much of it a topic is, by its label: 1 for an average one, and for one that nobody knows. */
  shareOf: (label: string | null) => number;
}

const EVEN: ExamTopics = { topics: [], shareOf: () => 1 };

/** Without an exam everything counts alike. */
export function examTopics(examType: ExamType | null, subjects: readonly Subject[]): ExamTopics {
  if (examType === null) return EVEN;
  const shares = examShares(examType);
  const topics = TOPICS.filter(({ key, subject }) => shares.has(key) && subjects.includes(subject));
  const mean = topics.reduce((sum, { key }) => sum + (shares.get(key) ?? 0), 0) / topics.length;
  if (!(mean > 0)) return EVEN;
  const { least, most } = Today.topicShare;
  return {
    topics,
    shareOf(label) {
      const topic = label === null ? undefined : topicNamed(label);
      if (!topic) return 1;
      return Math.min(most, Math.max(least, (shares.get(topic.key) ?? 0) / mean));
    },
  };
}
