import { Generation } from "@prepfeed/contract/limits";
import type { QuestionContext } from "@prepfeed/contract/question-parts";
import type { Database } from "../../db/database.ts";
import { daysBefore, utcDay } from "../../rules/days.ts";
import { contextKey } from "../../rules/question-identity.ts";
import * as queries from "./seen-keys.queries.ts";

/** A question, what is seen beside it, and its right answer in words: what its fingerprint is made of. */
export interface KeyedQuestion extends QuestionContext {
  questionText: string;
  correctOption: string;
}

const textsOf = (questions: readonly KeyedQuestion[]): queries.QuestionTexts => ({
  questionTexts: questions.map(({ questionText }) => questionText),
  contextKeys: questions.map(contextKey),
  correctOptions: questions.map(({ correctOption }) => correctOption),
});

/** Somebody is about to be shown these keys; only the questions' fingerprints are kept. */
export async function rememberDrafts(
  db: Database,
  viewerId: string,
  questions: readonly KeyedQuestion[],
  at: Date,
) {
  await queries.insertDrafts(db, viewerId, textsOf(questions), at);
}

/** Somebody is shown the keys of these questions without having earned anything by them. */
export function rememberShown(tx: Database, viewerId: string, questionIds: string[], at: Date) {
  return queries.insertShown(tx, viewerId, questionIds, at);
}

/** Somebody is about to be given a hint: the question earns them nothing any more, wherever it comes again. */
export function rememberHint(db: Database, viewerId: string, questionId: string, at: Date) {
  return queries.insertHint(db, viewerId, questionId, at);
}

export function forgetOldestDrafts(db: Database, viewerId: string) {
  return queries.deleteOldestDrafts(db, viewerId, Generation.rememberedDrafts);
}

/** Authors know the keys of what they write. */
export function rememberOwn(tx: Database, postIds: string[]) {
  return queries.insertOwnKeys(tx, postIds);
}

/** Whether a machine wrote any of these, as far as we know. */
export function isAnyGenerated(db: Database, viewerId: string, questions: readonly KeyedQuestion[]) {
  return queries.isAnyGenerated(db, viewerId, textsOf(questions));
}

/** Of each of some questions, whether this person has seen its key. */
export async function areSeen(
  db: Database,
  viewerId: string,
  questions: readonly KeyedQuestion[],
): Promise<boolean[]> {
  const places = new Set(await queries.listSeenPlaces(db, viewerId, textsOf(questions)));
  return questions.map((_, place) => places.has(place));
}

/** Only today counts for the cap; yesterday is kept in case clocks differ. */
export function forgetPastAuthorPoints(db: Database, now: Date) {
  return queries.deletePastAuthorPoints(db, daysBefore(utcDay(now), 1));
}
