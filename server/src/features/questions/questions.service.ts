import {
  type Difficulty,
  type ExamType,
  examFamily,
  type Subject,
  sectionOf,
} from "@prepfeed/contract/catalogue";
import { Question } from "@prepfeed/contract/limits";
import { canonicalAnswer, isRight, type MarkedAnswer } from "@prepfeed/contract/marking";
import { messages } from "@prepfeed/contract/messages";
import type { NewQuestion } from "@prepfeed/contract/new-question";
import { pictureIdOf } from "@prepfeed/contract/picture-url";
import type { NewPost } from "@prepfeed/contract/posts";
import type { AnswerResult, MyAnswer } from "@prepfeed/contract/questions";
import { refusals } from "@prepfeed/contract/refusals";
import { v7 as uuidv7 } from "uuid";
import { AppError, fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import type { QuestionRow } from "../../db/sql/question-row.ts";
import { startEstimate } from "../../rules/learner-model.ts";
import { contextKey, stimulusId } from "../../rules/question-identity.ts";
import { holdPictures, letPicturesGo } from "../question-pictures/question-pictures.service.ts";
import { answerResultView, myAnswerView } from "./public-question.ts";
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
  selectedOption: string,
  timeSpent: number | undefined,
): Promise<AnswerResult> {
  const attempt = await writeMarked(db, viewerId, questionId, selectedOption, (mark) =>
    queries.insertAnswer(db, {
      ...mark,
      userId: viewerId,
      questionId,
      timeSpent: timeSpent ?? null,
      points: Question.points,
      pointsPerAuthor: Question.dailyPointsPerAuthor,
      at: now(),
    }),
  );
  if (!attempt) throw notFound();
  const { recorded, counts } = attempt;
  if (recorded && counts) rollup.wake();
  // A question whose post is deleted takes no answers any more, but whoever answered it keeps the result.
  const standing = recorded ?? (await queries.findAnswer(db, viewerId, questionId));
  if (!standing) throw notFound();
  return answerResultView(standing, recorded === undefined);
}

/** Nobody changes a key so often while an answer is on its way. */
const TRIES = 5;

/** Marks an answer and writes it; `write` gives nothing when the key has changed meanwhile, and then it is marked anew. */
export async function writeMarked<Written>(
  db: Database,
  viewerId: string,
  questionId: string,
  answer: string,
  write: (mark: MarkedAnswer) => Promise<Written | undefined>,
): Promise<Written | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await queries.findKey(db, questionId, viewerId);
    if (!row) return undefined;
    if (row.is_held) throw new AppError("conflict", refusals.questions.beingSat);
    const key = { kind: row.kind, correctAnswer: row.correct_answer, tolerance: row.tolerance };
    const selectedOption = canonicalAnswer(row.kind, answer, row.options);
    if (selectedOption === undefined)
      throw fieldRefusal("invalid-request", "selectedOption", messages.questions.answerOfKind[row.kind]);
    const written = await write({ selectedOption, isCorrect: isRight(key, selectedOption), key });
    if (written) return written;
  }
  return undefined;
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

type Stimulus = NewPost["stimulus"];

export interface PostQuestions {
  postId: string;
  questions: NewQuestion[];
  /** What they are all about. */
  stimulus: Stimulus;
  labels: QuestionLabels;
}

export async function createQuestions(tx: Database, authorId: string, posts: PostQuestions[]) {
  await keepStimuli(
    tx,
    posts.map(({ stimulus }) => stimulus),
  );
  const hashes = await holdPictures(
    tx,
    authorId,
    posts.flatMap(({ questions }) => questions.map(({ pictureUrl }) => pictureUrl)),
  );
  const rows = posts.flatMap(({ postId, questions, stimulus, labels }) =>
    questions.map((question, position) => ({
      ...labelled(question, stimulus, labels, hashes),
      id: uuidv7(),
      postId,
      position,
      estimate: startEstimate(labels.difficulty ?? undefined),
    })),
  );
  if (rows.length > 0) await queries.insertQuestions(tx, authorId, rows);
}

/** An answered question keeps its text, picture, options and key; explanation and description may always change.
 * Returns the pictures that it does not show any more. */
export async function updateQuestions(
  tx: Database,
  authorId: string,
  postId: string,
  { questions, stimulus }: Pick<NewPost, "questions" | "stimulus">,
  labels: QuestionLabels,
): Promise<{ id: string }[]> {
  await keepStimuli(tx, [stimulus]);
  const hashes = await holdPictures(
    tx,
    authorId,
    questions.map(({ pictureUrl }) => pictureUrl),
  );
  const rows = await queries.lockQuestionsOfPost(tx, postId);
  // Its author does not see the key just now, and would write over it.
  if (rows.some(({ is_held }) => is_held)) throw new AppError("conflict", refusals.questions.beingSat);
  if (rows.length !== questions.length) throw new AppError("conflict", refusals.posts.questionsAreFixed);
  const changed = questions.flatMap((question, i) => {
    const row = rows[i];
    if (!row) return [];
    const changed = { ...labelled(question, stimulus, labels, hashes), id: row.id };
    if (row.is_answered && asksSomethingElse(row, changed))
      throw new AppError("conflict", messages.posts.answeredIsFixed);
    return changed;
  });
  if (changed.length > 0) await queries.updateQuestions(tx, changed);
  const shown = new Set(changed.map(({ pictureId }) => pictureId));
  return letGo(
    tx,
    rows.flatMap(({ picture_id: id }) => (id === null || shown.has(id) ? [] : [{ id }])),
  );
}

/** Before a post goes: its pictures, which then go too. */
export async function letPicturesOfPostGo(tx: Database, postId: string): Promise<{ id: string }[]> {
  return letGo(tx, await queries.listPicturesOfPost(tx, postId));
}

async function letGo(tx: Database, pictures: { id: string }[]) {
  await letPicturesGo(
    tx,
    pictures.map(({ id }) => id),
  );
  return pictures;
}

/** Stimuli that questions are about to name. */
export async function keepStimuli(tx: Database, stimuli: readonly (Stimulus | null)[]) {
  const rows = stimuli.flatMap((stimulus) =>
    stimulus ? [{ id: stimulusId(stimulus), text: stimulus.text, figure: stimulus.figure ?? null }] : [],
  );
  if (rows.length > 0) await queries.insertStimuli(tx, rows);
}

/** Some at a time; the next hour takes more. */
export function forgetUnusedStimuli(db: Database) {
  return queries.deleteUnusedStimuli(db, 500);
}

function asksSomethingElse(row: QuestionRow, question: queries.QuestionText) {
  return (
    row.kind !== question.kind ||
    row.question_text !== question.questionText ||
    row.option_a !== question.optionA ||
    row.option_b !== question.optionB ||
    row.option_c !== question.optionC ||
    row.option_d !== question.optionD ||
    row.option_e !== question.optionE ||
    row.correct_answer !== question.correctAnswer ||
    row.tolerance !== question.tolerance ||
    contextKey({ figure: row.figure, pictureHash: row.picture_hash, stimulus: stimulusOf(row) }) !==
      question.contextKey
  );
}

const stimulusOf = ({ stimulus_id, stimulus_text, stimulus_figure }: QuestionRow) =>
  stimulus_id === null ? null : { text: stimulus_text ?? "", figure: stimulus_figure };

function labelled(
  question: NewQuestion,
  stimulus: Stimulus,
  labels: QuestionLabels,
  pictureHashes: Map<string, string>,
) {
  const { section, topic, pictureUrl, ...asked } = question;
  const { subject, examType, difficulty } = labels;
  return {
    ...asked,
    pictureId: (pictureUrl && pictureIdOf(pictureUrl)) ?? null,
    stimulusId: stimulus ? stimulusId(stimulus) : null,
    contextKey: contextKey({
      figure: question.figure,
      pictureHash: pictureUrl && pictureHashes.get(pictureUrl),
      stimulus,
    }),
    section: section || (subject ? sectionOf(subject) : ""),
    subject,
    examType,
    examFamily: examType ? examFamily(examType) : null,
    difficulty,
    topic: topic || labels.topic,
  };
}

/** What this learner answered to some questions. */
export function listAnswersOf(db: Database, userId: string, questionIds: string[]) {
  return queries.listAnswersOf(db, userId, questionIds);
}

/** Those of some questions whose key is kept from a learner while they sit a paper that asks them. */
export async function listHeld(db: Database, userId: string, questionIds: string[]): Promise<Set<string>> {
  const rows = await queries.listHeld(db, userId, questionIds);
  return new Set(rows.map(({ id }) => id));
}

/** Adds what some answers say about their questions. */
export function addToQuestions(tx: Database, gains: queries.QuestionGain[]) {
  return queries.addToQuestions(tx, gains);
}

const notFound = () => new AppError("not-found", refusals.questions.notFound);
