import type { Engine, Level } from "@prepfeed/contract/catalogue";
import type { LENGTHS } from "@prepfeed/contract/explanations";
import { Length } from "@prepfeed/contract/limits";
import { explainQuestionPrompt, explainTopicPrompt } from "../../ai/prompts.ts";
import type { AiDeps } from "./ai-types.ts";
import { askOr } from "./ask-provider.service.ts";
import {
  answerFirst,
  explainFromOwn,
  findKnownQuestion,
  type QuestionToExplain,
} from "./explain-question.ts";
import { type Explanation, explainKnownTopic } from "./explain-topic.ts";
import { plainLines, plainText } from "./provider-text.ts";

const MAX_POINTS = 8;
const MAX_POINT = 500;

export function explainTopic(
  deps: AiDeps,
  { topic, level, length }: { topic: string; level: Level; length: (typeof LENGTHS)[number] },
): Promise<Explanation & { engine: Engine }> {
  return askOr<{ explanation: string; keyPoints: string[] }, Explanation>(
    deps,
    explainTopicPrompt({ topic, level, length }),
    (reply) => {
      const explanation = plainText(reply.explanation, Length.explanationMax);
      return explanation
        ? { explanation, keyPoints: plainLines(reply.keyPoints, MAX_POINTS, MAX_POINT) }
        : undefined;
    },
    () => explainKnownTopic(topic, { level, length, seed: crypto.randomUUID() }),
  );
}

/** A question that waits in the learner's own quiz is not given away, by no engine. */
export async function explainQuestion(
  deps: AiDeps,
  viewerId: string,
  question: QuestionToExplain,
): Promise<Explanation & { engine: Engine }> {
  const known = await findKnownQuestion(deps.db, viewerId, question.questionText);
  if (known && !known.is_answered) return { ...answerFirst(), engine: "built-in" };
  return askOr<{ explanation: string }, Explanation>(
    deps,
    explainQuestionPrompt(question),
    (reply) => {
      const explanation = plainText(reply.explanation, Length.explanationMax);
      return explanation ? { explanation } : undefined;
    },
    () => explainFromOwn(known, question, crypto.randomUUID()),
  );
}
