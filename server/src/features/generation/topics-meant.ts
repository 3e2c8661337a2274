import type { Subject } from "@prepfeed/contract/foundation/catalogue";
import { matchTopic } from "@prepfeed/question-engine/match-topic";
import type { Topic } from "@prepfeed/question-engine/syllabus";

/**
 * The topics that a learner's words may mean: "Elasticity" differs in Physics and Economics. Empty for unknown words.
 */
export function topicsMeant(topic: string, subjects: readonly Subject[] | undefined): Topic[] {
  const match = matchTopic(topic);
  if (!match.known) return [];
  const within = match.topics.filter(({ subject }) => subjects?.includes(subject));
  return within.length > 0 ? within : match.topics;
}
