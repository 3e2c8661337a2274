import type { DraftQuestion } from "@prepfeed/contract/ai";
import type { Engine } from "@prepfeed/contract/catalogue";
import { messages } from "@prepfeed/contract/messages";
import type { AiDeps } from "./ai-types.ts";
import { generateQuestions } from "./generate-questions.service.ts";
import type { GeneratedQuestion, QuestionsRequest } from "./generated-question-types.ts";

interface Drafts {
  questions: DraftQuestion[];
  engine: Engine;
  message?: string;
}

/** Questions to be looked over and posted, with their keys; nothing is stored. */
export async function draftQuestions(
  deps: AiDeps,
  viewerId: string,
  request: QuestionsRequest,
): Promise<Drafts> {
  const { questions, engine } = await generateQuestions(deps, viewerId, request);
  const isShort = questions.length < request.count;
  return {
    questions: questions.map(draftView),
    engine,
    ...(isShort && { message: messages.ai.fewerQuestions(questions.length, request.count) }),
  };
}

function draftView(question: GeneratedQuestion): DraftQuestion {
  const [option1, option2, option3, option4] = question.options;
  return {
    questionText: question.questionText,
    option1,
    option2,
    option3,
    option4,
    correctAnswer: question.correctAnswer,
    explanation: question.explanation,
    difficultyLevel: question.difficulty,
    subject: question.subject,
    topic: question.topic,
    engine: question.engine,
    verified: question.verified,
  };
}
