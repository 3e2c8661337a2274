import {
  type Difficulty,
  type ExamType,
  examFamily,
  type Option,
  type Subject,
  sectionOf,
} from "@prepfeed/contract/catalogue";
import { Question } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import type { NewQuestion } from "@prepfeed/contract/posts";
import type { AnswerResult, MyAnswer, PublicQuestion } from "@prepfeed/contract/questions";
import { v7 as uuidv7 } from "uuid";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { startEstimate } from "../../rules/learner-model.ts";
import { answerResultView, myAnswerView, publicQuestion } from "./public-question.ts";
import * as queries from "./questions.queries.ts";

export interface AnswerDeps {
  db: Database;
  now: () => Date;
  /** Adds answers up a moment later. */
  rollup: { wake(): void };
}

/** The first answer stands; a repeat, also a concurrent one, gets the first result. */
export async function answerQuestion(
  { db, now, rollup }: AnswerDeps,
  viewerId: string,
  questionId: string,
  selectedOption: Option,
  timeSpent: number | undefined,
): Promise<AnswerResult> {
  const attempt = await queries.insertAnswer(db, {
    userId: viewerId,
    questionId,
    selectedOption,
    timeSpent: timeSpent ?? null,
    points: Question.points,
    pointsPerAuthor: Question.dailyPointsPerAuthor,
    at: now(),
  });
  if (!attempt) throw notFound();
  const { recorded, counts } = attempt;
  if (recorded && counts) rollup.wake();
  // A question whose post is deleted takes no answers any more, but whoever answered it keeps the result.
  const standing = recorded ?? (await queries.findAnswer(db, viewerId, questionId));
  if (!standing) throw notFound();
  return answerResultView(standing, recorded === undefined);
}

export async function getMyAnswer(
  db: Database,
  viewerId: string,
  questionId: string,
): Promise<MyAnswer | { hasAnswered: false }> {
  const answer = await queries.findAnswer(db, viewerId, questionId);
  if (answer) return myAnswerView(answer, answer);
  if (!(await queries.questionExists(db, questionId, viewerId))) throw notFound();
  return { hasAnswered: false };
}

export interface QuestionLabels {
  subject: Subject | null;
  examType: ExamType | null;
  difficulty: Difficulty | null;
  topic: string | null;
}

export interface PostQuestions {
  postId: string;
  questions: NewQuestion[];
  labels: QuestionLabels;
}

export async function createQuestions(tx: Database, authorId: string, posts: PostQuestions[]) {
  const rows = posts.flatMap(({ postId, questions, labels }) =>
    questions.map((question, position) => ({
      ...labelled(question, labels),
      id: uuidv7(),
      postId,
      position,
      estimate: startEstimate(labels.difficulty ?? undefined),
    })),
  );
  if (rows.length > 0) await queries.insertQuestions(tx, authorId, rows);
}

/** An answered question keeps its text, options and key; the explanation may always change. */
export async function updateQuestions(
  tx: Database,
  postId: string,
  questions: NewQuestion[],
  labels: QuestionLabels,
) {
  const rows = await queries.lockQuestionsOfPost(tx, postId);
  if (rows.length !== questions.length) throw new AppError("conflict", messages.posts.questionsAreFixed);
  const changed = questions.flatMap((question, i) => {
    const row = rows[i];
    if (!row) return [];
    if (row.is_answered && asksSomethingElse(row, question))
      throw new AppError("conflict", messages.posts.answeredIsFixed);
    return { ...labelled(question, labels), id: row.id };
  });
  if (changed.length > 0) await queries.updateQuestions(tx, changed);
}

function asksSomethingElse(row: queries.QuestionRow, question: NewQuestion) {
  return (
    row.question_text !== question.questionText ||
    row.option_a !== question.optionA ||
    row.option_b !== question.optionB ||
    row.option_c !== question.optionC ||
    row.option_d !== question.optionD ||
    row.correct_answer !== question.correctAnswer
  );
}

function labelled(question: NewQuestion, labels: QuestionLabels) {
  const section = question.section || (labels.subject ? sectionOf(labels.subject) : "");
  const { subject, examType, difficulty } = labels;
  return {
    questionText: question.questionText,
    optionA: question.optionA,
    optionB: question.optionB,
    optionC: question.optionC,
    optionD: question.optionD,
    correctAnswer: question.correctAnswer,
    explanation: question.explanation,
    section,
    subject,
    examType,
    examFamily: examType ? examFamily(examType) : null,
    difficulty,
    topic: question.topic || labels.topic,
  };
}

/** The questions of some posts as this viewer may see them, by post. */
export async function listPublicQuestions(
  db: Database,
  postIds: string[],
  viewerId: string | undefined,
): Promise<Map<string, PublicQuestion[]>> {
  const rows = await queries.listQuestionsOfPosts(db, postIds);
  const answers =
    viewerId === undefined
      ? []
      : await queries.listAnswersOf(
          db,
          viewerId,
          rows.map(({ id }) => id),
        );
  const answerTo = new Map(answers.map((answer) => [answer.question_id, answer]));
  const byPost = new Map<string, PublicQuestion[]>();
  for (const row of rows) {
    const question = publicQuestion(row, answerTo.get(row.id), viewerId);
    byPost.set(row.post_id, [...(byPost.get(row.post_id) ?? []), question]);
  }
  return byPost;
}

/** Adds what some answers say about their questions. */
export function addToQuestions(tx: Database, gains: queries.QuestionGain[]) {
  return queries.addToQuestions(tx, gains);
}

const notFound = () => new AppError("not-found", messages.questions.notFound);
