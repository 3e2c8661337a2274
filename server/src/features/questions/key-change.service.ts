import { Question } from "@prepfeed/contract/foundation/limits";
import { type AnswerKey, isRight } from "@prepfeed/contract/questions/marking";
import type { QuestionState } from "@prepfeed/contract/questions/question-states";
import type { Database } from "../../db/database.ts";
import { isDropped, keyOf } from "../../rules/answer-key.ts";
import * as queries from "./key-change.queries.ts";
import { unpaidReason } from "./regrade-payment.ts";
import { rememberOwn } from "./seen-keys.service.ts";

export type KeyedQuestion = queries.KeyedRow;

export type VersionOf = queries.VersionOf;

/**
 * Holds a version of a question, the versions that ask the same, and its copies in papers until the transaction ends; the version itself
 * comes first.
 */
export async function lockKeys(tx: Database, version: VersionOf): Promise<KeyedQuestion[]> {
  const copies = await queries.listCopies(tx, version);
  await queries.lockQuestions(tx, [version.id, ...copies.map(({ id }) => id)]);
  const question = await queries.findKeyed(tx, version);
  if (!question) return [];
  return [question, ...(await queries.listAlike(tx, version)), ...(await queries.listCopies(tx, version))];
}

export interface NewKey {
  correctAnswer: string;
  alsoRight: readonly string[];
  state: QuestionState | null;
}

/** From now on answers are marked by the new key; those that were given wait for `regradeSome`. */
export async function changeKeys(tx: Database, questions: readonly KeyedQuestion[], key: NewKey, at: Date) {
  await queries.updateKeys(tx, questions, key, at);
  const posts = questions.flatMap(({ post_id }) => (post_id === null ? [] : [post_id]));
  if (posts.length > 0) await rememberOwn(tx, posts);
}

type Grade = queries.GradedRow;

/** An answer that counts differently now. */
export interface RegradedAnswer {
  was: Grade;
  now: Pick<Grade, "is_correct" | "dropped" | "points_earned" | "unpaid">;
}

export interface Regraded {
  /** The last person who was looked at; none when there is nobody after `after`. */
  last: string | undefined;
  changed: RegradedAnswer[];
  /** People whose reviews are marked differently now. */
  reviewed: string[];
}

interface Regrade {
  question: VersionOf;
  oldAnswer: string;
  /** Whether points that were paid are taken back. */
  takesPoints: boolean;
}

/**
 * Marks the next `max` answers to a question by the key that it has now. The caller holds the rollup; `settle` adds up what waits, for answers
 * that were not added up yet.
 */
export async function regradeSome(
  tx: Database,
  { question: version, oldAnswer, takesPoints }: Regrade,
  after: string,
  max: number,
  settle: () => Promise<void>,
): Promise<Regraded> {
  const question = await queries.findKeyed(tx, version);
  const rows = question ? await queries.listAnswersAfter(tx, version, after, max) : [];
  if (!question || rows.length === 0) return { last: undefined, changed: [], reviewed: [] };
  const people = rows.map(({ user_id }) => user_id);
  const seenElsewhere = await queries.copySeenKeys(tx, version, people, oldAnswer);
  const key = keyOf(question);
  const drops = isDropped(question.state);
  const regraded = rows.map((was): RegradedAnswer => {
    const isCorrect = drops ? was.is_correct : isRight(key, was.selected_option);
    const points = takesPoints && (drops || !isCorrect) ? 0 : was.points_earned;
    const unpaid = isCorrect && !wasWaiting(was) ? was.unpaid : null;
    return { was, now: { is_correct: isCorrect, dropped: drops, points_earned: points, unpaid } };
  });
  const changed = regraded.filter(
    ({ was, now }) =>
      isChanged(was, now) || wasWaiting(was) || (seenElsewhere.has(was.user_id) && was.is_correct),
  );
  if (changed.some(({ was, now }) => was.waits && isChanged(was, now))) await settle();
  await store(tx, version, changed);
  await pay(tx, version, changed);
  return {
    last: people.at(-1),
    changed,
    reviewed: await remarkReviews(tx, version, people, drops ? undefined : key),
  };
}

const isChanged = (was: Grade, now: RegradedAnswer["now"]) =>
  was.is_correct !== now.is_correct || was.dropped !== now.dropped || was.points_earned !== now.points_earned;

/** Whether a right answer was not paid because its question was being checked. */
const wasWaiting = ({ unpaid }: Grade) => unpaid === "BEING_CHECKED";

async function store(tx: Database, { id }: VersionOf, changed: readonly RegradedAnswer[]) {
  if (changed.length === 0) return;
  await queries.updateGrades(
    tx,
    id,
    changed.map(({ was, now }) => ({ user_id: was.user_id, ...now })),
  );
}

/** An answer that became right, or waited for the decision, is paid now, once; changes what `changed` says of it. */
async function pay(tx: Database, version: VersionOf, changed: readonly RegradedAnswer[]) {
  const right = changed.filter(
    ({ was, now }) =>
      was.counts &&
      now.is_correct &&
      (!was.is_correct || wasWaiting(was)) &&
      !now.dropped &&
      was.points_earned === 0,
  );
  if (right.length === 0) return;
  const rows = await queries.listPayable(
    tx,
    version,
    right.map(({ was }) => was.user_id),
  );
  const payable = new Map(rows.map((row) => [row.user_id, row]));
  const caps = right.flatMap(({ was, now }) => {
    const row = payable.get(was.user_id);
    if (!row) return [];
    now.unpaid = unpaidReason(row);
    now.points_earned = now.unpaid === null ? Question.points : 0;
    const authorPoints = now.unpaid === "DAILY_LIMIT" ? Question.points : now.points_earned;
    return {
      userId: was.user_id,
      authorId: row.author_id,
      at: was.submitted_at,
      points: now.points_earned,
      authorPoints,
    };
  });
  await store(tx, version, right);
  await queries.addToCaps(tx, caps);
}

/** Returns whose reviews changed. */
async function remarkReviews(
  tx: Database,
  version: VersionOf,
  people: readonly string[],
  key: AnswerKey | undefined,
): Promise<string[]> {
  if (!key) return [];
  const reviews = await queries.listReviewsOf(tx, version, people);
  const stale = reviews.flatMap(({ id, user_id, selected_option, is_correct }) => {
    const isCorrect = isRight(key, selected_option);
    return isCorrect === is_correct ? [] : [{ id, userId: user_id, isCorrect }];
  });
  if (stale.length > 0) await queries.updateReviews(tx, stale);
  return [...new Set(stale.map(({ userId }) => userId))];
}
