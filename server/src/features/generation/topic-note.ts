import { refusals } from "@prepfeed/contract/foundation/refusals";
import { matchTopic } from "@prepfeed/question-engine/match-topic";
import type { QuestionsRequest } from "./generated-question-types.ts";
import { sectionNamed } from "./section-named.ts";

/**
 * The notice when the built-in questions are only near the requested topic, or when there are no more of
 * them.
 */
export function topicNote(
  { topic, count }: Pick<QuestionsRequest, "topic" | "count">,
  written: { own: number; all: number },
): string | undefined {
  if (topic === undefined || written.own === 0 || sectionNamed(topic)) return undefined;
  const match = matchTopic(topic);
  if (!match.known) return undefined;
  const from = (match.subtopics.length > 0 ? match.subtopics : match.topics).map(({ title }) => title);
  if (match.isPart && written.own === written.all) return refusals.ai.partOfTopic(topic, from, written.own);
  if (match.kind === "near") {
    return written.own === written.all
      ? refusals.ai.nearTopic(topic, from, written.own)
      : refusals.ai.nearTopicForTheRest(topic, from, written.own);
  }
  return written.all < count ? refusals.ai.fewerOnTopic(from.join("; "), written.all) : undefined;
}
