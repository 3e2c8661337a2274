import {
  type Difficulty,
  type ExamType,
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
import { learn, startEstimate } from "../../rules/learner-model.ts";
import type { AttemptRollup } from "./attempt-rollup.ts";
import { answerResultView, myAnswerView, publicQuestion } from "./public-question.ts";
import * as queries from "./questions.queries.ts";

export interface AnswerDeps {
  db: Database;
  rollup: AttemptRollup;
}

/** The first answer stands; a repeat, also a concurrent one, gets the first result. */
export async function answerQuestion(
  { db, rollup }: AnswerDeps,
  viewerId: string,
  questionId: string,
  selectedOption: Option,
  timeSpent: number | undefined,
): Promise<AnswerResult> {
  const asked = await queries.findAskedQuestion(db, viewerId, questionId);
  if (!asked) throw notFound();
  const answer = { userId: viewerId, questionId, selectedOption, timeSpent: timeSpent ?? null };
  const isOwn = asked.author_id === viewerId;
  // A question whose post is gone is nobody's to answer any more, but who answered it keeps the result.
  const isOpen = asked.post_id !== null;
  const first = isOpen
    ? await (isOwn ? queries.insertUncountedAnswer(db, answer) : record(db, asked, answer))
    : undefined;
  if (first && !isOwn) rollup.wake();
  const standing = first ?? (await queries.findAnswer(db, viewerId, questionId));
  if (!standing) throw notFound();
  return answerResultView(standing, first === undefined);
}

function record(
  db: Database,
  asked: queries.AskedRow,
  answer: Pick<queries.NewAnswer, "userId" | "questionId" | "selectedOption" | "timeSpent">,
) {
  const known = {
    subjectSkill: asked.subject_skill,
    subjectAnswers: asked.subject_answers,
    topicOffset: asked.topic_offset,
    topicAnswers: asked.topic_answers,
    estimate: asked.estimate,
    questionAnswers: asked.attempts,
  };
  return queries.insertAnswer(db, {
    ...answer,
    points: Question.points,
    ifRight: learn(known, true),
    ifWrong: learn(known, false),
    deltaId: uuidv7(),
  });
}

export async function getMyAnswer(
  db: Database,
  viewerId: string,
  questionId: string,
): Promise<MyAnswer | { hasAnswered: false }> {
  const answer = await queries.findAnswer(db, viewerId, questionId);
  if (answer) return myAnswerView(answer, answer);
  if (!(await queries.questionExists(db, questionId))) throw notFound();
  return { hasAnswered: false };
}

export interface QuestionLabels {
  subject: Subject | null;
  examType: ExamType | null;
  difficulty: Difficulty | null;
  topic: string | null;
}

export async function createQuestions(
  tx: Database,
  authorId: string,
  postId: string,
  questions: NewQuestion[],
  labels: QuestionLabels,
) {
  for (const [position, question] of questions.entries()) {
    await queries.insertQuestion(tx, {
      ...labelled(question, labels),
      id: uuidv7(),
      postId,
      position,
      authorId,
      estimate: startEstimate(labels.difficulty ?? undefined),
    });
  }
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
  for (const [i, question] of questions.entries()) {
    const row = rows[i];
    if (!row) continue;
    if (row.is_answered && asksSomethingElse(row, question))
      throw new AppError("conflict", messages.posts.answeredIsFixed);
    await queries.updateQuestion(tx, { ...labelled(question, labels), id: row.id });
  }
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
  return { ...question, ...labels, section, topic: question.topic || labels.topic };
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

const notFound = () => new AppError("not-found", messages.questions.notFound);
