import { Generation } from "@prepfeed/contract/foundation/limits";
import type { QuestionContext } from "@prepfeed/contract/questions/question-parts";
import type { Database } from "../../db/database.ts";
import { daysBefore, utcDay } from "../../rules/days.ts";
import { contextKey } from "../../rules/question-identity.ts";
import * as queries from "./seen-keys.queries.ts";

/** A question, its stimulus, and its right answer in words: what its fingerprint is computed from. */
export interface KeyedQuestion extends QuestionContext {
  questionText: string;
  correctOption: string;
}

const textsOf = (questions: readonly KeyedQuestion[]): queries.QuestionTexts => ({
  questionTexts: questions.map(({ questionText }) => questionText),
  contextKeys: questions.map(contextKey),
  correctOptions: questions.map(({ correctOption }) => correctOption),
});

/** Call it before showing these keys to a person; only the fingerprints are stored. */
export async function rememberDrafts(
  db: Database,
  viewerId: string,
  questions: readonly KeyedQuestion[],
  at: Date,
) {
  await queries.insertDrafts(db, viewerId, textsOf(questions), at);
}

/** A person is shown the keys of these questions without having earned points with them. */
export function rememberShown(tx: Database, viewerId: string, questionIds: string[], at: Date) {
  return queries.insertShown(tx, viewerId, questionIds, at);
}

/** Call it before giving a hint: the question earns this person nothing any more, wherever it is repeated. */
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

/** Whether any of these is known to be generated. */
export function isAnyGenerated(db: Database, viewerId: string, questions: readonly KeyedQuestion[]) {
  return queries.isAnyGenerated(db, viewerId, textsOf(questions));
}

/** For each of some questions, whether this person has seen its key. */
export async function areSeen(
  db: Database,
  viewerId: string,
  questions: readonly KeyedQuestion[],
): Promise<boolean[]> {
  const places = new Set(await queries.listSeenPlaces(db, viewerId, textsOf(questions)));
  return questions.map((_, place) => places.has(place));
}

/**
 * For each of some new questions, whether its key must be kept back: it is one of a paper that this person is sitting
 * or of an event that is not over, or it is being checked or was withdrawn.
 */
export async function areWithheld(
  db: Database,
  viewerId: string,
  questions: readonly KeyedQuestion[],
  at: Date,
): Promise<boolean[]> {
  const places = new Set(await queries.listWithheldPlaces(db, viewerId, textsOf(questions), at));
  return questions.map((_, place) => places.has(place));
}

/** Only today counts towards the cap; yesterday is kept in case clocks differ. */
export function forgetPastAuthorPoints(db: Database, now: Date) {
  return queries.deletePastAuthorPoints(db, daysBefore(utcDay(now), 1));
}
