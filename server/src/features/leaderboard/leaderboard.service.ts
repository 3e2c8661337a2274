import { type ExamType, examFamily, type Subject } from "@prepfeed/contract/foundation/catalogue";
import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { Leaderboard, Period } from "@prepfeed/contract/learning/leaderboard";
import type { Database } from "../../db/database.ts";
import { percentage } from "../../rules/percentage.ts";
import { toPage } from "../../rules/to-page.ts";
import * as queries from "./leaderboard.queries.ts";
import { periodKey } from "./period-key.ts";

interface ScoredAnswer {
  userId: string;
  subject: Subject | null;
  examFamily: ExamType | null;
  points: number;
  at: Date;
}

/** Adds answers to every board they count on. */
export async function recordScores(tx: Database, answers: ScoredAnswer[]) {
  await queries.shareStandings(tx);
  const scored = answers.map(onBoards);
  await queries.addBoards(tx, scored);
  await queries.addToStandings(tx, scored);
}

/** Changes the results of answers; `answers` is 1 or -1 for one that starts or stops counting. */
export async function changeScores(tx: Database, changes: (ScoredAnswer & { answers: number })[]) {
  await queries.lockStandings(tx);
  await queries.changeStandings(tx, changes.map(onBoards));
}

function onBoards<Answer extends ScoredAnswer>(answer: Answer) {
  return {
    ...answer,
    subject: answer.subject ?? "",
    examFamily: answer.examFamily ?? "",
    week: periodKey("week", answer.at),
    day: periodKey("today", answer.at),
  };
}

export interface LeaderboardQuery extends PageQuery {
  subject?: Subject;
  examType?: ExamType;
  period: Period;
}

export interface LeaderboardDeps {
  db: Database;
  now: () => Date;
  /** The latest answers are added before any rank is shown. */
  rollup: { run(): Promise<void> };
}

export async function getLeaderboard(
  { db, now, rollup }: LeaderboardDeps,
  viewerId: string | undefined,
  { subject, examType, period, page, size }: LeaderboardQuery,
): Promise<Leaderboard> {
  await rollup.run();
  const board: queries.Board = {
    period: periodKey(period, now()),
    subject: subject ?? "",
    examFamily: examType ? examFamily(examType) : "",
  };
  const [rows, total, userRank, apart] = await Promise.all([
    queries.listStandings(db, board, { page, size }, viewerId ?? null),
    queries.countStandings(db, board),
    viewerId === undefined ? null : ownRank(db, board, viewerId),
    viewerId === undefined ? [] : queries.listScoresApart(db, board, viewerId),
  ]);
  const isLast = rows.length <= size;
  const people = await ranked(db, board, rows.slice(0, size), page * size, apart);
  const { content: leaderboard, ...rest } = toPage(people, total, { page, size }, isLast);
  return { leaderboard, userRank, ...rest };
}

async function ownRank(db: Database, board: queries.Board, viewerId: string) {
  const own = await queries.findStanding(db, board, viewerId);
  if (!own) return null;
  return {
    rank: await queries.rankOf(db, board, own.score),
    totalQuestions: own.total_questions,
    accuracy: percentage(own.score, own.total_questions),
    score: own.score,
  };
}

/**
 * People with the same score share a rank; the first of a page may share it with somebody on the page before. People
 * hidden from the viewer are not listed, but counted.
 */
async function ranked(
  db: Database,
  board: queries.Board,
  rows: queries.StandingRow[],
  begin: number,
  apart: { score: number }[],
) {
  const first = rows[0];
  let rank = first ? await queries.rankOf(db, board, first.score) : 1;
  return rows.map((row, i) => {
    if (i > 0 && row.score !== rows[i - 1]?.score) {
      rank = begin + i + 1 + apart.filter(({ score }) => score > row.score).length;
    }
    return {
      rank,
      id: row.user_id,
      username: row.username,
      profilePicture: row.profile_picture,
      score: row.score,
      totalQuestions: row.total_questions,
      accuracy: percentage(row.score, row.total_questions),
    };
  });
}

/** Hides a person from everybody else's leaderboard, or shows them again; they still see their own rank. */
export function setHidden(db: Database, userId: string, hidden: boolean) {
  return db.transaction(async (tx) => {
    await queries.lockStandings(tx);
    await queries.setHidden(tx, userId, hidden);
  });
}

/** For an account that is deleted. */
export async function leaveLeaderboard(tx: Database, userId: string) {
  await queries.lockStandings(tx);
  await queries.deleteStandings(tx, userId);
}

/** Deletes past weeks and days. */
export function forgetPastPeriods(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    await queries.lockStandings(tx);
    await queries.deletePastPeriods(tx, periodKey("week", now), periodKey("today", now));
  });
}
