import { refusals } from "@prepfeed/contract/foundation/refusals";
import { matchTopic } from "@prepfeed/question-engine/match-topic";
import { askedAbout } from "./asked-about.ts";
import type { QuestionsRequest } from "./generated-question-types.ts";

/**
 * The notice when the built-in questions are only near the requested topic, or when there are no more of
 * them.
 */
export function topicNote(
  { count, ...request }: Pick<QuestionsRequest, "subjects" | "section" | "topic" | "examType" | "count">,
  written: { own: number; all: number },
): string | undefined {
  const about = askedAbout(request);
  if (about.topic === undefined || written.own === 0) return undefined;
  const { topic, askedIn } = about;
  const match = matchTopic(topic, askedIn);
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
