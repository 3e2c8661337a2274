import type { DraftQuestion, PracticeSet } from "@prepfeed/contract/ai/generation";
import { type Engine, SECTIONS, type Subject, sectionOf } from "@prepfeed/contract/foundation/catalogue";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { AiDeps } from "../../ai/ai.ts";
import type { Background } from "../../foundation/background.ts";
import { stimulusId } from "../../rules/question-identity.ts";
import type { GeneratedQuestion, QuestionsRequest } from "../generation/generated-question-types.ts";
import { keyedQuestion, provideQuestions } from "../generation/generation.service.ts";
import { makeQuiz } from "../practice/practice.service.ts";
import { areWithheld, forgetOldestDrafts, rememberDrafts } from "../questions/seen-keys.service.ts";

interface Drafts {
  questions: DraftQuestion[];
  engine: Engine;
  message?: string;
  generalLevel?: true;
}

export interface DraftDeps extends AiDeps {
  background: Background;
}

/**
 * Questions to review and post, with their keys. They are not stored, only the fact that this learner has seen them.
 */
export async function draftQuestions(
  deps: DraftDeps,
  viewerId: string,
  request: QuestionsRequest,
): Promise<Drafts> {
  const { questions, ...made } = await draft(deps, viewerId, request);
  await rememberDrafts(deps.db, viewerId, questions.map(keyedQuestion), deps.now());
  deps.background.run("forgetting old drafts", () => forgetOldestDrafts(deps.db, viewerId));
  return { questions: questions.map(draftView), ...saidOf(made, questions.length, request) };
}

/**
 * Without those whose keys must be kept back, such as questions of a paper that this learner is sitting. Others take
 * their places, unless the questions are about a text, which has no others.
 */
async function draft(deps: DraftDeps, viewerId: string, request: QuestionsRequest) {
  const made = await provideQuestions(deps, viewerId, request);
  const open = await withoutWithheld(deps, viewerId, made.questions);
  const missing = made.questions.length - open.length;
  if (missing === 0 || request.text !== undefined) return { ...made, questions: open };
  const known = [...(request.known ?? []), ...made.questions.map(keyedQuestion)];
  const { questions } = await provideQuestions(deps, viewerId, { ...request, count: missing, known });
  return { ...made, questions: [...open, ...(await withoutWithheld(deps, viewerId, questions))] };
}

async function withoutWithheld(
  { db, now }: DraftDeps,
  viewerId: string,
  questions: GeneratedQuestion[],
): Promise<GeneratedQuestion[]> {
  const isWithheld = await areWithheld(db, viewerId, questions.map(keyedQuestion), now());
  return questions.filter((_, place) => !isWithheld[place]);
}

/**
 * The same questions as a quiz: stored for the learner and returned without keys, so that nobody has seen the
 * keys.
 */
export async function practiseQuestions(
  deps: DraftDeps,
  viewerId: string,
  request: QuestionsRequest,
  filedUnder?: Subject,
): Promise<PracticeSet> {
  const { questions, ...made } = await makeQuiz(deps, viewerId, [request], filedUnder);
  return { practise: true, questions, ...saidOf(made, questions.length, request) };
}

/** What the reply says about the questions. */
function saidOf(
  { engine, message, generalLevel }: Omit<Drafts, "questions">,
  count: number,
  request: QuestionsRequest,
): Omit<Drafts, "questions"> {
  const note =
    message ?? (count < request.count ? refusals.ai.fewerQuestions(count, request.count) : undefined);
  return { engine, ...(note !== undefined && { message: note }), ...(generalLevel && { generalLevel }) };
}

function draftView(question: GeneratedQuestion): DraftQuestion {
  const { subject } = question;
  const section = SECTIONS.find(
    (name) => name === question.section && !(subject && sectionOf(subject) === name),
  );
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
    ...(section && { section }),
    topic: question.topic,
    engine: question.engine,
    verified: question.verified,
  };
}
