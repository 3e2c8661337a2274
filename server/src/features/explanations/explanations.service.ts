import type { LENGTHS } from "@prepfeed/contract/ai/explanations";
import type { Engine, Level } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import type { TopicKey } from "@prepfeed/question-engine/syllabus";
import type { AiDeps } from "../../ai/ai.ts";
import { askOr } from "../../ai/ask-provider.ts";
import { explainQuestionPrompt, explainTopicPrompt } from "../../ai/prompts.ts";
import { plainLines, plainText } from "../../ai/provider-text.ts";
import { answerFirst, explainFromOwn, type QuestionToExplain } from "./explain-question.ts";
import { type Explanation, explainKnownTopic } from "./explain-topic.ts";
import { findOwnQuestion, hasRunningPaperQuestion } from "./explanations.queries.ts";

const MAX_POINTS = 8;
const MAX_POINT = 500;
/** The limits on a learner's answers, and on the questions in their quizzes. */
const SCANNED = 500;

interface TopicRequest {
  topic: string;
  level: Level;
  length: (typeof LENGTHS)[number];
}

export function explainTopic(
  deps: AiDeps,
  viewerId: string,
  request: TopicRequest,
): Promise<Explanation & { engine: Engine }> {
  return askOr<{ explanation: string; keyPoints: string[] }, Explanation>(
    deps,
    explainTopicPrompt(request),
    (reply) => {
      const explanation = plainText(reply.explanation, Length.explanationMax);
      return explanation
        ? { explanation, keyPoints: plainLines(reply.keyPoints, MAX_POINTS, MAX_POINT) }
        : undefined;
    },
    () => explainTopicBuiltIn(viewerId, request),
  );
}

/** What the built-in engine knows about a topic, or about a question on one. */
export function explainTopicBuiltIn(
  who: string,
  { topic, level, length }: TopicRequest,
  talk: { asked?: string; within?: TopicKey } = {},
): Promise<Explanation> {
  return explainKnownTopic(topic, { level, length, seed: crypto.randomUUID(), who, ...talk });
}

/** Whether a learner asks for help with a question of the paper that they are sitting. */
export function asksAboutRunningPaper(
  { db }: Pick<AiDeps, "db">,
  viewerId: string,
  text: string,
): Promise<boolean> {
  return hasRunningPaperQuestion(db, viewerId, text);
}

/** No engine may give away a question that is open in the learner's own quiz. */
export async function explainQuestion(
  deps: AiDeps,
  viewerId: string,
  question: QuestionToExplain,
): Promise<Explanation & { engine: Engine }> {
  const known = await findOwnQuestion(deps.db, viewerId, question.questionText, SCANNED);
  if (known && !known.is_answered) return { ...answerFirst(), engine: "built-in" };
  return askOr<{ explanation: string }, Explanation>(
    deps,
    explainQuestionPrompt(question),
    (reply) => {
      const explanation = plainText(reply.explanation, Length.explanationMax);
      return explanation ? { explanation } : undefined;
    },
    () => explainFromOwn(known, question),
  );
}
