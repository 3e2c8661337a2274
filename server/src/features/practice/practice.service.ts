import { type ExamType, examFamily, type Subject, sectionOf } from "@prepfeed/contract/catalogue";
import { Practice } from "@prepfeed/contract/limits";
import type { GenerateQuery, Mistake, PracticeQuestion, ReviewResult } from "@prepfeed/contract/practice";
import { refusals } from "@prepfeed/contract/refusals";
import { v7 as uuidv7 } from "uuid";
import type { AiDeps } from "../../ai/ai.ts";
import { AppError } from "../../app-error.ts";
import type { Background } from "../../background.ts";
import type { GeneratedRow } from "../../db/sql/generated-question-row.ts";
import { NO_PICTURE, optionColumns, withoutOptions } from "../../db/sql/question-content.ts";
import { startEstimate } from "../../rules/learner-model.ts";
import { contextKey, stimulusId } from "../../rules/question-identity.ts";
import type {
  GeneratedQuestion,
  GeneratedQuestions,
  KeptQuestion,
  QuestionsRequest,
} from "../generation/generated-question-types.ts";
import { generateQuestions } from "../generation/generation.service.ts";
import { findComeback } from "../memories/memories.service.ts";
import { keepStimuli, writeMarked } from "../questions/questions.service.ts";
import * as queries from "./practice.queries.ts";
import { mistakeView, practiceQuestionView } from "./practice-view.ts";

export interface PracticeDeps extends AiDeps {
  background: Background;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function generateQuiz(
  deps: PracticeDeps,
  viewerId: string,
  { subject, section, topic, examType, difficultyLevel, count, kinds }: GenerateQuery,
): Promise<Quiz> {
  return makeQuiz(deps, viewerId, [
    {
      subjects: subject && [subject],
      topic: topic ?? section,
      examType,
      difficulty: difficultyLevel,
      count,
      kinds,
    },
  ]);
}

type Quiz = Omit<GeneratedQuestions, "questions"> & { questions: PracticeQuestion[] };

/** New questions for one learner to practise, all that was asked for in one quiz; they are kept, and their keys stay here until each is answered. */
export async function makeQuiz(
  deps: PracticeDeps,
  viewerId: string,
  requests: readonly QuestionsRequest[],
  filedUnder?: Subject,
): Promise<Quiz> {
  const { db, now } = deps;
  const rowsKnown = await queries.listKnownQuestions(db, viewerId, Practice.remembered);
  const known = rowsKnown.map((row) => ({
    questionText: row.question_text,
    correctOption: row.correct_option,
    ...withoutOptions(row),
  }));
  const stimuli: GeneratedQuestion["stimulus"][] = [];
  const rows: GeneratedRow[] = [];
  let told: Omit<GeneratedQuestions, "questions"> = { engine: "built-in" };
  for (const request of requests) {
    const made = await generateQuestions(deps, viewerId, { ...request, known, unseen: true });
    for (const question of made.questions) {
      const subject = question.subject ?? filedUnder ?? null;
      rows.push(generatedRow({ ...question, subject }, request.examType));
      stimuli.push(question.stimulus);
    }
    told = { engine: made.engine, message: told.message ?? made.message };
  }
  await keepStimuli(db, stimuli);
  await queries.insertPracticeQuestions(db, viewerId, rows, now());
  deps.background.run("forgetting unanswered questions", () => forgetUnanswered(deps, viewerId));
  return { questions: rows.map(practiceQuestionView), ...told };
}

/** A new question as it is kept. */
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
    verified: question.verified,
    estimate: startEstimate(difficulty ?? undefined),
  };
}

/** "Previous Year" is a style one can ask for and filter by, but no question that a machine wrote says it is from an earlier paper. */
const claimedExam = (examType: ExamType | undefined) =>
  examType === undefined || examType === "PREVIOUS_YEAR" ? null : examType;

/** A few at a time, so that no quiz pays for a long clean-up. */
async function forgetUnanswered({ db, now }: PracticeDeps, viewerId: string) {
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

/** Practising again: it tells right or wrong and when the question comes back, but changes neither the first answer nor any points. */
export async function reviewQuestion(
  { db, now, rollup }: Pick<AiDeps, "db" | "now"> & { rollup: { wake(): void } },
  viewerId: string,
  questionId: string,
  answer: string,
  timeSpent: number | undefined,
): Promise<ReviewResult> {
  const at = now();
  const review = { id: uuidv7(), userId: viewerId, questionId, timeSpent: timeSpent ?? null, at };
  const written = await writeMarked(db, viewerId, questionId, answer, async (mark) => {
    const row = await queries.insertReview(db, { ...review, ...mark });
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
    ...(await findComeback(db, viewerId, row.remembered, at)),
  };
}

/** What was answered a moment ago counts too. */
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
