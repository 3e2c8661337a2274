import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import { Today } from "@prepfeed/contract/foundation/limits";
import { examOf, examShares } from "@prepfeed/question-engine/exams";
import { TOPICS, type Topic } from "@prepfeed/question-engine/syllabus";
import type { ExamPart } from "./exam-parts.ts";
import { topicNamed } from "./topic-named.ts";

export interface ExamTopics {
  /** What the exam asks in these parts. */
  topics: readonly Topic[];
  /** The weight of a topic, by its label: 1 for an average one, and for an unknown one. */
  shareOf: (label: string | null) => number;
}

const EVEN: ExamTopics = { topics: [], shareOf: () => 1 };

/** Without an exam everything has the same weight. */
export function examTopics(examType: ExamType | null, parts: readonly ExamPart[]): ExamTopics {
  if (examType === null) return EVEN;
  const shares = examShares(examType);
  const { topics: excluded = [] } = examOf(examType).excluded ?? {};
  const topics = TOPICS.filter(
    ({ key, unit }) => parts.some(({ units }) => units.includes(unit)) && !excluded.includes(key),
  );
  const known = topics.flatMap(({ key }) => shares.get(key) ?? []);
  const mean = known.reduce((sum, share) => sum + share, 0) / known.length;
  if (!(mean > 0)) return { topics, shareOf: () => 1 };
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
