import {
  type Difficulty,
  type ExamType,
  examFamily,
  type Subject,
  sectionOf,
} from "@prepfeed/contract/foundation/catalogue";
import { Question } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { pictureIdOf } from "@prepfeed/contract/posts/picture-url";
import type { NewPost } from "@prepfeed/contract/posts/posts";
import { canonicalAnswer, isRight, type MarkedAnswer } from "@prepfeed/contract/questions/marking";
import type { NewQuestion } from "@prepfeed/contract/questions/new-question";
import type { QuestionState } from "@prepfeed/contract/questions/question-states";
import type { AnswerResult, MyAnswer } from "@prepfeed/contract/questions/questions";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { keyOf } from "../../rules/answer-key.ts";
import { startEstimate } from "../../rules/learner-model.ts";
import { contextKey, stimulusId } from "../../rules/question-identity.ts";
import { holdPictures, letPicturesGo } from "../question-pictures/question-pictures.service.ts";
import { changeOf } from "./change-of.ts";
import { answerResultView, myAnswerView } from "./public-question.ts";
import * as gains from "./question-gains.queries.ts";
import * as queries from "./questions.queries.ts";

export interface AnswerDeps {
  db: Database;
  now: () => Date;
  /** Adds answers to the statistics a moment later. */
  rollup: { wake(): void };
}

/** The first answer counts; a repeated one, also a simultaneous one, gets the first result. */
export async function answerQuestion(
  { db, now, rollup }: AnswerDeps,
  viewerId: string,
  questionId: string,
  given: { selectedOption: string; timeSpent?: number; version?: number; waited?: number },
): Promise<AnswerResult> {
  const { selectedOption, timeSpent, version, waited } = given;
  let closed: QuestionState | null = null;
  const attempt = await writeMarked(db, viewerId, questionId, selectedOption, async (mark, state) => {
    if (version !== undefined && version !== mark.version) return "read-another" as const;
    closed = state;
    return queries.insertAnswer(db, {
      ...mark,
      userId: viewerId,
      questionId,
      timeSpent: timeSpent ?? null,
      points: Question.points,
      pointsPerAuthor: Question.dailyPointsPerAuthor,
      pointsPerDay: Question.dailyPoints,
      at: now(),
    });
  });
  if (!attempt) throw notFound();
  if (attempt === "read-another") {
    const first = await queries.findAnswer(db, viewerId, questionId);
    if (!first) throw changedMeanwhile();
    return answerResultView(first, true);
  }
  const { recorded, counts } = attempt;
  if (recorded && counts) rollup.wake();
  // A question whose post is deleted takes no more answers, but people who answered it keep the result.
  const standing = recorded ?? (await queries.findAnswer(db, viewerId, questionId));
  if (!standing) throw closed ? closedAs(closed) : notFound();
  return {
    ...answerResultView(standing, recorded === undefined),
    ...(await correctedView(db, questionId, waited, now())),
  };
}

/** Tells who answered without a network that the key was corrected before their answer arrived. */
export async function correctedView(db: Database, questionId: string, waited: number | undefined, at: Date) {
  if (waited === undefined) return {};
  const since = new Date(at.getTime() - waited * 1_000);
  return (await queries.wasCorrected(db, questionId, since)) && { correctedMeanwhile: true as const };
}

/** A key does not change this often while an answer is being stored. */
const TRIES = 5;

/** An answer with its mark, and the version that it was marked by. */
type MarkedVersion = MarkedAnswer & { version: number };

/**
 * Marks an answer and stores it; `write` returns nothing if the version or its key has changed meanwhile, and then it
 * is marked again.
 */
export async function writeMarked<Written>(
  db: Database,
  viewerId: string,
  questionId: string,
  answer: string,
  /** `state` says why the question takes no answers, if it does not. */
  write: (mark: MarkedVersion, state: QuestionState | null) => Promise<Written | undefined>,
): Promise<Written | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const row = await queries.findKey(db, questionId, viewerId);
    if (!row) return undefined;
    if (row.is_key_hidden) throw new AppError("conflict", refusals.questions.beingSat);
    const key = keyOf(row);
    const selectedOption = canonicalAnswer(row.kind, answer, row.options);
    if (selectedOption === undefined)
      throw fieldRefusal("invalid-request", "selectedOption", messages.questions.answerOfKind[row.kind]);
    const { version, state } = row;
    const isCorrect = isRight(key, selectedOption);
    const written = await write({ selectedOption, isCorrect, key, version }, state);
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
  /** Their shared stimulus. */
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

/** The earlier content of a question is kept as a version of it, with its picture. */
export async function updateQuestions(
  tx: Database,
  authorId: string,
  postId: string,
  { questions, stimulus, spellingOnly = false }: Pick<NewPost, "questions" | "stimulus" | "spellingOnly">,
  labels: QuestionLabels,
  at: Date,
): Promise<void> {
  await keepStimuli(tx, [stimulus]);
  const hashes = await holdPictures(
    tx,
    authorId,
    questions.map(({ pictureUrl }) => pictureUrl),
  );
  const rows = await queries.lockQuestionsOfPost(tx, postId);
  // Its author does not see the key now, and would overwrite it.
  if (rows.some(({ is_key_hidden }) => is_key_hidden))
    throw new AppError("conflict", refusals.questions.beingSat);
  if (rows.length !== questions.length) throw new AppError("conflict", refusals.posts.questionsAreFixed);
  const changed = questions.flatMap((question, i) => {
    const row = rows[i];
    if (!row) return [];
    const text = { ...labelled(question, stimulus, labels, hashes), id: row.id };
    const change = changeOf(row, text, stimulus);
    if (change !== null && row.question_version >= Question.maxVersions)
      throw new AppError("conflict", refusals.posts.tooManyVersions);
    // Otherwise an edit would end a check that objectors or an alarm started.
    if (change === "EDIT" && row.state === "CHECKED")
      throw new AppError("conflict", refusals.posts.beingChecked);
    if (spellingOnly && change === "EDIT")
      throw fieldRefusal("invalid-request", "spellingOnly", refusals.posts.notOnlySpelling);
    return {
      ...text,
      change: change === "SPELLING" && !spellingOnly ? ("EDIT" as const) : change,
      startEstimate: startEstimate(labels.difficulty ?? undefined),
    };
  });
  if (changed.length > 0) await queries.updateQuestions(tx, changed, at);
}

/** Call it before a post is deleted: returns its pictures, which are then deleted too. */
export async function letPicturesOfPostGo(tx: Database, postId: string): Promise<{ id: string }[]> {
  const pictures = await queries.listPicturesOfPost(tx, postId);
  await letPicturesGo(
    tx,
    pictures.map(({ id }) => id),
  );
  return pictures;
}

/** Stimuli that questions will refer to. */
export async function keepStimuli(tx: Database, stimuli: readonly (Stimulus | null)[]) {
  const rows = stimuli.flatMap((stimulus) =>
    stimulus ? [{ id: stimulusId(stimulus), text: stimulus.text, figure: stimulus.figure ?? null }] : [],
  );
  if (rows.length > 0) await queries.insertStimuli(tx, rows);
}

/** Some at a time; the next hour's job takes more. */
export function forgetUnusedStimuli(db: Database) {
  return queries.deleteUnusedStimuli(db, 500);
}

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

/** This learner's answers to some questions. */
export function listAnswersOf(db: Database, userId: string, questionIds: string[]) {
  return queries.listAnswersOf(db, userId, questionIds);
}

/** Earlier versions of some questions, by their ids. */
export async function listEarlierVersions(db: Database, wanted: readonly { id: string; version: number }[]) {
  const rows = await queries.listEarlierVersions(db, wanted);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A question as it was asked in one of its versions, with its key. */
export function findVersion(db: Database, id: string, version: number) {
  return queries.findVersion(db, id, version);
}

/** Those of some questions whose key is hidden from a learner while they sit a paper that asks them. */
export async function listHiddenKeys(
  db: Database,
  userId: string,
  questionIds: string[],
): Promise<Set<string>> {
  const rows = await queries.listHiddenKeys(db, userId, questionIds);
  return new Set(rows.map(({ id }) => id));
}

/** Adds what some answers say about their questions. */
export function addToQuestions(tx: Database, added: gains.QuestionGain[]) {
  return gains.addToQuestions(tx, added);
}

/** An answer to an earlier version than the newest. */
export const changedMeanwhile = () => new AppError("conflict", refusals.questions.changedMeanwhile);

/** A question takes no answers while it is checked, nor after it was dropped. */
export const closedAs = (state: QuestionState) =>
  new AppError("conflict", messages.questions[state === "CHECKED" ? "beingChecked" : "dropped"]);

const notFound = () => new AppError("not-found", refusals.questions.notFound);
