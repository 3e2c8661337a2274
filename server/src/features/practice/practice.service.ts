import { type ExamType, examFamily, type Subject, sectionOf } from "@prepfeed/contract/foundation/catalogue";
import { Practice } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type {
  GenerateQuery,
  Mistake,
  PracticeQuestion,
  ReviewResult,
} from "@prepfeed/contract/learning/practice";
import { v7 as uuidv7 } from "uuid";
import type { AiDeps } from "../../ai/ai.ts";
import type { Database } from "../../db/database.ts";
import type { GeneratedRow } from "../../db/sql/generated-question-row.ts";
import { NO_PICTURE, optionColumns, withoutOptions } from "../../db/sql/question-content.ts";
import { AppError } from "../../foundation/app-error.ts";
import type { Background } from "../../foundation/background.ts";
import { startEstimate } from "../../rules/learner-model.ts";
import { contextKey, stimulusId } from "../../rules/question-identity.ts";
import type {
  GeneratedQuestion,
  GeneratedQuestions,
  KeptQuestion,
  QuestionsRequest,
} from "../generation/generated-question-types.ts";
import { provideQuestions } from "../generation/generation.service.ts";
import { findDueDay } from "../memories/memories.service.ts";
import {
  changedMeanwhile,
  closedAs,
  correctedView,
  keepStimuli,
  writeMarked,
} from "../questions/questions.service.ts";
import type { KeyedQuestion } from "../questions/seen-keys.service.ts";
import { findReceived, rememberRequest } from "../received-requests/received-requests.service.ts";
import * as queries from "./practice.queries.ts";
import { mistakeView, practiceQuestionView } from "./practice-view.ts";

export interface KeepDeps extends Pick<AiDeps, "db" | "now"> {
  background: Background;
}

export interface PracticeDeps extends AiDeps, KeepDeps {}

const DAY_MS = 24 * 60 * 60 * 1000;

export function generateQuiz(
  deps: PracticeDeps,
  viewerId: string,
  { subject, section, topic, examType, difficultyLevel, count, kinds }: GenerateQuery,
): Promise<Quiz> {
  return makeQuiz(deps, viewerId, [
    {
      subjects: subject && [subject],
      section,
      topic,
      examType,
      difficulty: difficultyLevel,
      count,
      kinds,
    },
  ]);
}

type Quiz = Omit<GeneratedQuestions, "questions"> & { questions: PracticeQuestion[] };

/**
 * New questions for one learner to practise, all in one quiz. They are stored, and their keys stay on the server
 * until each is answered.
 */
export async function makeQuiz(
  deps: PracticeDeps,
  viewerId: string,
  requests: readonly QuestionsRequest[],
  filedUnder?: Subject,
): Promise<Quiz> {
  const known = await listKnown(deps.db, viewerId);
  const made: NewQuestion[] = [];
  let told: Omit<GeneratedQuestions, "questions"> = { engine: "built-in" };
  for (const request of requests) {
    const written = await provideQuestions(deps, viewerId, { ...request, known, unseen: true });
    for (const question of written.questions) {
      const subject = question.subject ?? filedUnder ?? null;
      made.push(newQuestion({ ...question, subject }, request.examType));
    }
    told = {
      engine: written.engine,
      message: told.message ?? written.message,
      ...((told.generalLevel || written.generalLevel) && { generalLevel: true }),
    };
  }
  await keepQuestions(deps, viewerId, made);
  return { questions: made.map(({ row }) => practiceQuestionView(row)), ...told };
}

/** A question for one learner alone, as it will be stored. */
export interface NewQuestion {
  row: GeneratedRow;
  stimulus: GeneratedQuestion["stimulus"];
}

export const newQuestion = (question: KeptQuestion, examType: ExamType | undefined): NewQuestion => ({
  row: generatedRow(question, examType),
  stimulus: question.stimulus,
});

/** The latest questions of a learner, and those that should not be repeated. */
export async function listKnown(db: Database, viewerId: string): Promise<KeyedQuestion[]> {
  const rows = await queries.listKnownQuestions(db, viewerId, Practice.remembered);
  return rows.map((row) => ({
    questionText: row.question_text,
    correctOption: row.correct_option,
    ...withoutOptions(row),
  }));
}

/** Nobody else can find them; unanswered ones are deleted after some days. */
export async function keepQuestions(deps: KeepDeps, viewerId: string, made: readonly NewQuestion[]) {
  const { db, now, background } = deps;
  await keepStimuli(
    db,
    made.map(({ stimulus }) => stimulus),
  );
  await queries.insertPracticeQuestions(
    db,
    viewerId,
    made.map(({ row }) => row),
    now(),
  );
  background.run("forgetting unanswered questions", () => forgetUnanswered(deps, viewerId));
}

/** A new question as it is stored. */
export function generatedRow(question: KeptQuestion, examType: ExamType | undefined): GeneratedRow {
  const { subject, difficulty, figure, picture, stimulus } = question;
  return {
    id: uuidv7(),
    kind: question.kind,
    question_text: question.questionText,
    ...optionColumns(question.options),
    correct_answer: question.correctAnswer,
    tolerance: question.tolerance,
    figure,
    ...NO_PICTURE,
    picture_id: picture?.id ?? null,
    picture_description: picture?.description ?? null,
    stimulus_id: stimulus && stimulusId(stimulus),
    stimulus_text: stimulus?.text ?? null,
    stimulus_figure: stimulus?.figure ?? null,
    context_key: contextKey({ figure, pictureHash: picture?.hash ?? null, stimulus }),
    explanation: question.explanation,
    section: question.section ?? (subject ? sectionOf(subject) : ""),
    topic: question.topic,
    subject,
    exam_type: claimedExam(examType),
    exam_family: examType ? examFamily(examType) : null,
    difficulty,
    engine: question.engine,
    writer: question.writer,
    seed: question.seed ?? null,
    model: question.model ?? null,
    verified: question.verified,
    estimate: startEstimate(difficulty ?? undefined),
  };
}

/**
 * "Previous Year" is a style to request and filter by, but a generated question never claims to be from an earlier
 * paper.
 */
const claimedExam = (examType: ExamType | undefined) =>
  examType === undefined || examType === "PREVIOUS_YEAR" ? null : examType;

/** A few at a time, so that no request pays for a long clean-up. */
async function forgetUnanswered({ db, now }: KeepDeps, viewerId: string) {
  const before = new Date(now().getTime() - Practice.unansweredDays * DAY_MS);
  await db.transaction(async (tx) => {
    const rows = await queries.lockForgottenQuestions(tx, viewerId, before, Practice.forgottenAtOnce);
    if (rows.length === 0) return;
    await queries.deleteUnanswered(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

/**
 * A repeated attempt: it says whether it was right and when the question is due again, but changes neither the first
 * answer nor any points.
 */
export async function reviewQuestion(
  { db, now, rollup }: Pick<AiDeps, "db" | "now"> & { rollup: { wake(): void } },
  viewerId: string,
  given: {
    questionId: string;
    selectedOption: string;
    timeSpent?: number;
    version?: number;
    waited?: number;
  },
  requestKey?: string,
): Promise<ReviewResult> {
  const { questionId, timeSpent, version, waited } = given;
  const at = now();
  const review = { id: uuidv7(), userId: viewerId, questionId, timeSpent: timeSpent ?? null, at };
  const written = await writeMarked(db, viewerId, questionId, given.selectedOption, async (mark, state) => {
    if (state) throw closedAs(state);
    const isAnother = version !== undefined && version !== mark.version;
    if (isAnother && !(await findReceived(db, viewerId, requestKey))) throw changedMeanwhile();
    const row = await insertOnce(db, { ...review, ...mark }, requestKey);
    return row && { ...row, ...mark };
  });
  if (!written) throw new AppError("not-found", refusals.questions.notFound);
  if (!written.is_answered) throw new AppError("forbidden", refusals.questions.answerBeforeReview);
  rollup.wake();
  const { selectedOption, isCorrect, ...row } = written;
  return {
    questionId,
    selectedOption,
    isCorrect,
    correctAnswer: row.correct_answer,
    explanation: row.explanation,
    submittedAt: at.toISOString(),
    practice: true,
    ...(await findDueDay(db, viewerId, row.remembered, at)),
    ...(await correctedView(db, questionId, waited, at)),
  };
}

/** A request that was received before only reads. One that could not be written is not remembered. */
async function insertOnce(
  db: Database,
  review: Parameters<typeof queries.insertReview>[1],
  requestKey: string | undefined,
) {
  const { userId, questionId } = review;
  const notWritten = new Error("The key of the question has changed.");
  try {
    return await db.transaction(async (tx) => {
      if (await rememberRequest(tx, userId, requestKey)) return queries.findReviewed(tx, userId, questionId);
      const row = await queries.insertReview(tx, review);
      if (!row) throw notWritten;
      return row;
    });
  } catch (error) {
    if (error === notWritten) return undefined;
    throw error;
  }
}

/** The latest answers count too. */
export async function listMistakes(
  { db, rollup }: Pick<AiDeps, "db"> & { rollup: { run(): Promise<void> } },
  viewerId: string,
  { subject, count }: { subject?: Subject; count: number },
): Promise<{ questions: Mistake[]; total: number }> {
  await rollup.run();
  const scanned = Practice.mistakesScanned;
  const rows = await queries.listMistakes(db, viewerId, { subject, max: count, scanned });
  return { questions: rows.map(mistakeView), total: rows[0]?.total ?? 0 };
}
