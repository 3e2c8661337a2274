import type { Subject } from "@prepfeed/contract/catalogue";
import { matchTopic } from "@prepfeed/question-engine/match-topic";
import type { Topic } from "@prepfeed/question-engine/syllabus/syllabus";

/** What a learner's words mean: "Elasticity" is one thing in Physics and another in Economics. None when nobody knows. */
export function topicsMeant(topic: string, subjects: readonly Subject[] | undefined): Topic[] {
  const match = matchTopic(topic);
  if (!match.known) return [];
  const within = match.topics.filter(({ subject }) => subjects?.includes(subject));
  return within.length > 0 ? within : match.topics;
}
