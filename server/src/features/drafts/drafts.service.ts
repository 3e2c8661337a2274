import type { Engine, Subject } from "@prepfeed/contract/catalogue";
import type { DraftQuestion, PracticeSet } from "@prepfeed/contract/generation";
import { refusals } from "@prepfeed/contract/refusals";
import type { AiDeps } from "../../ai/ai.ts";
import type { Background } from "../../background.ts";
import { stimulusId } from "../../rules/question-identity.ts";
import type { GeneratedQuestion, QuestionsRequest } from "../generation/generated-question-types.ts";
import { generateQuestions, keyedQuestion } from "../generation/generation.service.ts";
import { makeQuiz } from "../practice/practice.service.ts";
import { forgetOldestDrafts, rememberDrafts } from "../questions/seen-keys.service.ts";

interface Drafts {
  questions: DraftQuestion[];
  engine: Engine;
  message?: string;
}

export interface DraftDeps extends AiDeps {
  background: Background;
}

/** Questions to be looked over and posted, with their keys. They are not stored, only that this learner knows them now. */
export async function draftQuestions(
  deps: DraftDeps,
  viewerId: string,
  request: QuestionsRequest,
): Promise<Drafts> {
  const { questions, engine, message } = await generateQuestions(deps, viewerId, request);
  await rememberDrafts(deps.db, viewerId, questions.map(keyedQuestion), deps.now());
  deps.background.run("forgetting old drafts", () => forgetOldestDrafts(deps.db, viewerId));
  return { questions: questions.map(draftView), engine, ...noteOn(questions.length, request, message) };
}

/** The same questions as a quiz: kept for the learner without their keys, which nobody has seen then. */
export async function practiseQuestions(
  deps: DraftDeps,
  viewerId: string,
  request: QuestionsRequest,
  filedUnder?: Subject,
): Promise<PracticeSet> {
  const { questions, engine, message } = await makeQuiz(deps, viewerId, [request], filedUnder);
  return { practise: true, questions, engine, ...noteOn(questions.length, request, message) };
}

function noteOn(count: number, request: QuestionsRequest, message: string | undefined) {
  if (message !== undefined) return { message };
  return count < request.count && { message: refusals.ai.fewerQuestions(count, request.count) };
}

function draftView(question: GeneratedQuestion): DraftQuestion {
  const [option1 = null, option2 = null, option3 = null, option4 = null, option5] = question.options;
  const { tolerance, figure, stimulus } = question;
  return {
    kind: question.kind,
    questionText: question.questionText,
    option1,
    option2,
    option3,
    option4,
    ...(option5 !== undefined && { option5 }),
    ...(tolerance !== null && { tolerance }),
    ...(figure && { figure }),
    ...(stimulus && { stimulus: { ...stimulus, id: stimulusId(stimulus) } }),
    correctAnswer: question.correctAnswer,
    explanation: question.explanation,
    difficultyLevel: question.difficulty,
    subject: question.subject,
    topic: question.topic,
    engine: question.engine,
    verified: question.verified,
  };
}
