import { type ExamType, examFamily, type Subject } from "@prepfeed/contract/catalogue";
import type { Leaderboard, Period } from "@prepfeed/contract/leaderboard";
import type { PageQuery } from "@prepfeed/contract/paging";
import type { Database } from "../../db/database.ts";
import { percentage } from "../../rules/percentage.ts";
import * as queries from "./leaderboard.queries.ts";
import { periodKey } from "./period-key.ts";

interface ScoredAnswer {
  userId: string;
  subject: Subject | null;
  examFamily: ExamType | null;
  points: number;
  at: Date;
}

/** Puts answers on every board they count on. */
export async function recordScores(tx: Database, answers: ScoredAnswer[]) {
  await queries.lockStandings(tx);
  await queries.addToStandings(
    tx,
    answers.map((answer) => ({
      ...answer,
      subject: answer.subject ?? "",
      examFamily: answer.examFamily ?? "",
      week: periodKey("week", answer.at),
      day: periodKey("today", answer.at),
    })),
  );
}

export interface LeaderboardQuery extends PageQuery {
  subject?: Subject;
  examType?: ExamType;
  period: Period;
}

export interface LeaderboardDeps {
  db: Database;
  now: () => Date;
  /** Answers of a moment ago are added up before anybody's rank is told. */
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
  const [rows, totalElements, userRank] = await Promise.all([
    queries.listStandings(db, board, { page, size }),
    queries.countStandings(db, board),
    viewerId === undefined ? null : ownRank(db, board, viewerId),
  ]);
  const begin = page * size;
  return {
    leaderboard: await ranked(db, board, rows, begin),
    userRank,
    totalElements,
    last: begin + rows.length >= totalElements,
    page,
    size,
  };
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

/** Whoever has the score of the one before shares their rank; the first of a page may share it with somebody on the page before. */
async function ranked(db: Database, board: queries.Board, rows: queries.StandingRow[], begin: number) {
  const first = rows[0];
  let rank = first ? await queries.rankOf(db, board, first.score) : 1;
  return rows.map((row, i) => {
    if (i > 0 && row.score !== rows[i - 1]?.score) rank = begin + i + 1;
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

/** Hides a person from everybody else's leaderboard, or shows them again; their own rank stays in their sight. */
export function setHidden(db: Database, userId: string, hidden: boolean) {
  return db.transaction(async (tx) => {
    await queries.lockStandings(tx);
    await queries.setHidden(tx, userId, hidden);
  });
}

/** For an account that ends. */
export async function leaveLeaderboard(tx: Database, userId: string) {
  await queries.lockStandings(tx);
  await queries.deleteStandings(tx, userId);
}

/** Drops the weeks and days that are over. */
export function forgetPastPeriods(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    await queries.lockStandings(tx);
    await queries.deletePastPeriods(tx, periodKey("week", now), periodKey("today", now));
  });
}
