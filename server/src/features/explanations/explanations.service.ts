import type { Engine, Level } from "@prepfeed/contract/catalogue";
import type { LENGTHS } from "@prepfeed/contract/explanations";
import { Length } from "@prepfeed/contract/limits";
import type { TopicKey } from "@prepfeed/question-engine/syllabus/syllabus";
import type { AiDeps } from "../../ai/ai.ts";
import { askOr } from "../../ai/ask-provider.ts";
import { explainQuestionPrompt, explainTopicPrompt } from "../../ai/prompts.ts";
import { plainLines, plainText } from "../../ai/provider-text.ts";
import { answerFirst, explainFromOwn, type QuestionToExplain } from "./explain-question.ts";
import { type Explanation, explainKnownTopic } from "./explain-topic.ts";
import { findOwnQuestion, findSatIn } from "./explanations.queries.ts";

const MAX_POINTS = 8;
const MAX_POINT = 500;
/** Of a learner's answers, and of the questions in their quizzes. */
const SCANNED = 500;

interface TopicRequest {
  topic: string;
  level: Level;
  length: (typeof LENGTHS)[number];
}

export function explainTopic(deps: AiDeps, request: TopicRequest): Promise<Explanation & { engine: Engine }> {
  return askOr<{ explanation: string; keyPoints: string[] }, Explanation>(
    deps,
    explainTopicPrompt(request),
    (reply) => {
      const explanation = plainText(reply.explanation, Length.explanationMax);
      return explanation
        ? { explanation, keyPoints: plainLines(reply.keyPoints, MAX_POINTS, MAX_POINT) }
        : undefined;
    },
    () => explainTopicBuiltIn(request),
  );
}

/** What our own engine knows of a topic, or of a question about one. */
export function explainTopicBuiltIn(
  { topic, level, length }: TopicRequest,
  talk: { asked?: string; within?: TopicKey } = {},
): Promise<Explanation> {
  return explainKnownTopic(topic, { level, length, seed: crypto.randomUUID(), ...talk });
}

/** Whether somebody asks for help with a question of the paper that they sit. */
export function asksWhatIsSat({ db }: Pick<AiDeps, "db">, viewerId: string, text: string): Promise<boolean> {
  return findSatIn(db, viewerId, text);
}

/** A question that waits in the learner's own quiz is not given away, by no engine. */
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
