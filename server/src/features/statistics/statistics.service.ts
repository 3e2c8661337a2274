import { setTimeout as pause } from "node:timers/promises";
import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { isRight } from "@prepfeed/contract/questions/marking";
import type { QuestionStatistics } from "@prepfeed/contract/questions/statistics";
import { Statistics } from "@prepfeed/contract/questions/statistics-limits";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { keyOf } from "../../rules/answer-key.ts";
import { guessOf, levelOf, playedDifficulty } from "../../rules/learner-model.ts";
import { type Suspicion, suspicionOf } from "../../rules/statistics/alarm.ts";
import {
  correlationInterval,
  countPeople,
  discrimination,
  discriminativeEfficiency,
  type Group,
  shareInterval,
} from "../../rules/statistics/item-statistics.ts";
import { medianTime } from "../../rules/statistics/median-time.ts";
import { restBin } from "../../rules/statistics/rest-bin.ts";
import { requireViewed } from "../questions/versions.service.ts";
import * as queries from "./statistics.queries.ts";

/** An answer that is being added up. */
export interface CountedAnswer {
  user_id: string;
  question_id: string;
  exam_family: string | null;
  is_correct: boolean;
  version: number;
  selected_option: string;
  says_something: boolean;
  time_bucket: number;
}

/**
 * Counts answers, in their order, for the statistics of their questions; they are not in the totals of their learners yet. The rest score of
 * each is over everything that its learner answered in the exam before.
 */
export async function countAnswers(tx: Database, answers: readonly CountedAnswer[]) {
  const exams = answers.map(({ exam_family }) => exam_family ?? "");
  const people = answers.map(({ user_id }) => user_id);
  const before = new Map<string, { attempts: number; correct: number }>(
    (await queries.listTotals(tx, people, exams)).map((row) => [`${row.user_id} ${row.exam_family}`, row]),
  );
  const judged = answers.map((answer, i) => {
    const key = `${answer.user_id} ${exams[i]}`;
    const { attempts, correct } = before.get(key) ?? { attempts: 0, correct: 0 };
    before.set(key, { attempts: attempts + 1, correct: correct + Number(answer.is_correct) });
    return { answer, bin: restBin(attempts, correct) };
  });
  const telling = judged.filter(({ answer }) => answer.says_something);
  if (telling.length === 0) return;
  await queries.storeBins(
    tx,
    telling.map(({ answer, bin }) => ({ userId: answer.user_id, questionId: answer.question_id, bin })),
  );
  await queries.addChoices(
    tx,
    telling.map(({ answer, bin }) => ({
      questionId: answer.question_id,
      version: answer.version,
      examFamily: answer.exam_family ?? "",
      choice: answer.selected_option,
      bin,
      timeBucket: answer.time_bucket,
    })),
  );
}

/** The pause after each learner, as a multiple of the time it took, so that other work is not delayed. */
const REST = 3;

/** Counts the answers given before statistics existed, learner by learner, until none are left or the product stops. */
export async function fillStatistics(db: Database, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const started = performance.now();
    if (!(await db.transaction(fillNext))) return;
    await pause(REST * (performance.now() - started), undefined, { ref: false });
  }
}

async function fillNext(tx: Database): Promise<boolean> {
  await queries.lockRollup(tx);
  const next = await queries.findBacklog(tx);
  if (next) await queries.countEarlierAnswers(tx, next.user_id, next.before);
  return next !== undefined;
}

interface StatisticsDeps {
  db: Database;
  /** Aggregates waiting answers first, so that the newest are included. */
  rollup: { run(): Promise<void> };
}

/** The statistics of the version that the viewer answered; for the author, of the newest. */
export async function getStatistics(
  { db, rollup }: StatisticsDeps,
  viewerId: string,
  questionId: string,
): Promise<QuestionStatistics> {
  const { is_author, answered_version, is_key_hidden } = await requireViewed(db, viewerId, questionId);
  if (is_key_hidden) throw new AppError("conflict", refusals.questions.beingSat);
  if (!is_author && answered_version === null)
    throw new AppError("forbidden", refusals.questions.answerBeforeStatistics);
  await rollup.run();
  const row = await queries.findLookedAt(db, questionId, is_author ? null : answered_version);
  if (!row) throw new AppError("not-found", refusals.questions.notFound);
  const counts = await queries.listCounts(db, questionId, row.statistics_version);
  const firstAnswers = counts.reduce((sum, { people }) => sum + people, 0);
  return {
    questionId,
    version: row.statistics_version,
    firstAnswers,
    ...(row.skipped !== null && { skipped: row.skipped }),
    tagged: row.difficulty,
    figures: firstAnswers < Statistics.fewest ? null : figuresOf(row, counts, firstAnswers),
  };
}

/** What the answers to a version of a question, the newest unless named, say against its key; undefined if nothing, or there are too few. */
export async function findSuspicion(
  db: Database,
  questionId: string,
  version: number | null = null,
): Promise<Suspicion | undefined> {
  const row = await queries.findLookedAt(db, questionId, version);
  if (!row) return undefined;
  const counts = await queries.listCounts(db, questionId, row.statistics_version);
  const key = keyOf(row);
  const ranked = counts.filter(({ rest_bin }) => rest_bin !== Statistics.noRestScore);
  return suspicionOf(
    ranked.map(({ choice, rest_bin: bin, people }) => ({ choice, bin, people })),
    (choice) => isRight(key, choice),
  );
}

/** People with a rest score, by the mark. */
function groupsOf(counts: readonly queries.CountRow[], markOf: (choice: string) => number): Group[] {
  return counts
    .filter(({ rest_bin }) => rest_bin !== Statistics.noRestScore)
    .map(({ choice, rest_bin, people }) => ({ mark: markOf(choice), rest: rest_bin, people }));
}

function figuresOf(
  row: queries.LookedAtRow,
  counts: readonly queries.CountRow[],
  people: number,
): NonNullable<QuestionStatistics["figures"]> {
  const key = keyOf(row);
  const markOf = (choice: string) => Number(isRight(key, choice));
  const sumOf = (of: (choice: string) => number) =>
    counts.reduce((sum, count) => sum + of(count.choice) * count.people, 0);
  const right = shareInterval(sumOf(markOf), people);
  const guess = guessOf(row.kind, row.options);
  return {
    right,
    options: LETTERS.slice(0, row.options).map((letter) => {
      const chosen = sumOf((choice) => Number(choice.includes(letter)));
      return { ...shareInterval(chosen, people), people: chosen };
    }),
    ...relationOf(groupsOf(counts, markOf)),
    medianTime: medianTime(counts.map(({ time_bucket: bucket, people }) => ({ bucket, people }))),
    plays: levelOf(playedDifficulty(right.value, guess)),
    easiest: levelOf(playedDifficulty(right.high, guess)),
    hardest: levelOf(playedDifficulty(right.low, guess)),
  };
}

/** The correlation of being right with the rest score. */
function relationOf(groups: readonly Group[]) {
  const people = countPeople(groups);
  const [index, efficiency] = [discrimination(groups), discriminativeEfficiency(groups)];
  if (people < Statistics.fewest || index === undefined || efficiency === undefined)
    return { discrimination: null, efficiency: null };
  const { low, high } = correlationInterval(index, people);
  // Both figures differ by a factor that depends on the marks and rest scores only, so their intervals do, too.
  const scale = index === 0 ? 1 : efficiency / index;
  return {
    discrimination: { value: index, low, high, people },
    efficiency: {
      value: efficiency,
      low: Math.max(-1, low * scale),
      high: Math.min(1, high * scale),
      people,
    },
  };
}
