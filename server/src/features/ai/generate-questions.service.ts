import { OPTIONS } from "@prepfeed/contract/catalogue";
import { messages } from "@prepfeed/contract/messages";
import { UnknownTopicError } from "@prepfeed/question-engine/match-topic";
import { fingerprintOf } from "@prepfeed/question-engine/question";
import { questionsFromText } from "@prepfeed/text-tools/questions-from-text";
import { fieldRefusal } from "../../app-error.ts";
import type { AiDeps } from "./ai-types.ts";
import { writeQuestions } from "./built-in-questions.ts";
import type { GeneratedQuestion, GeneratedQuestions, QuestionsRequest } from "./generated-question-types.ts";
import { askForQuestions } from "./provider-questions.ts";
import { sectionNamed } from "./section-named.ts";
import { termsOfTopics, topicsSpotted } from "./spot-topics.ts";

/** The one way to new questions: the provider's that passed every check, and our own engine's for the rest. */
export async function generateQuestions(
  deps: AiDeps,
  viewerId: string,
  request: QuestionsRequest,
): Promise<GeneratedQuestions> {
  const seed = crypto.randomUUID();
  const asked = deps.ai ? await askForQuestions(deps, deps.ai, viewerId, request, seed) : [];
  const missing = { ...request, count: request.count - asked.length };
  const own = missing.count > 0 ? await writeOwn(missing, seed, asked.length > 0) : [];
  return { questions: [...asked, ...own], engine: asked[0]?.engine ?? "built-in" };
}

async function writeOwn(
  request: QuestionsRequest,
  seed: string,
  hasOthers: boolean,
): Promise<GeneratedQuestion[]> {
  const { text, topic, known = [], ...rest } = request;
  if (text !== undefined) return askAboutText(text, request, seed);
  const section = topic === undefined ? undefined : sectionNamed(topic);
  try {
    return await writeQuestions({
      ...rest,
      ...(section ? { section } : { topic }),
      seed,
      exclude: new Set(known.map((question) => fingerprintOf(question.questionText, question.correctOption))),
    });
  } catch (error) {
    if (!(error instanceof UnknownTopicError)) throw error;
    if (hasOthers) return [];
    const nearest = error.nearest.map(({ title }) => title);
    throw fieldRefusal("invalid-request", "topic", messages.ai.unknownTopic(error.topic, nearest));
  }
}

function askAboutText(text: string, request: QuestionsRequest, seed: string): GeneratedQuestion[] {
  const { count, difficulty = "MEDIUM" } = request;
  const terms = termsOfTopics(topicsSpotted(text));
  const number = Number.parseInt(seed.slice(0, 8), 16);
  return questionsFromText(text, { count, difficulty, seed: number, terms }).map((question) => ({
    questionText: question.questionText,
    options: question.options,
    correctAnswer: OPTIONS[question.correctIndex] ?? "A",
    explanation: question.explanation,
    subject: null,
    section: null,
    topic: question.topic ?? null,
    difficulty,
    engine: "built-in",
    verified: false,
  }));
}
