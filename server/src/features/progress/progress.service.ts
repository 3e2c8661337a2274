import {
  DIFFICULTIES,
  type ExamType,
  examFamily,
  GOAL_SECTIONS,
  SUBJECTS,
  type Subject,
  subjectsOf,
} from "@prepfeed/contract/foundation/catalogue";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { DailyTarget } from "@prepfeed/contract/learning/daily-target";
import type { Response } from "@prepfeed/contract/learning/practice";
import type { Progress, Score, UserAnalytics } from "@prepfeed/contract/learning/progress";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { daysBefore, mondayOf } from "../../rules/days.ts";
import { comesBackOn } from "../../rules/memory/comes-back.ts";
import { percentage } from "../../rules/percentage.ts";
import { toPage } from "../../rules/to-page.ts";
import { sectionOfTopic } from "../../rules/unit-section.ts";
import { findExamDate } from "../memories/memories.service.ts";
import * as queries from "./progress.queries.ts";
import { responseView } from "./response-view.ts";
import { listTopicTotals, type TopicTotal } from "./skills.service.ts";
import { streaksOf } from "./streaks.ts";

export interface ProgressDeps {
  db: Database;
  now: () => Date;
  /** The latest answers are added before sums are shown. */
  rollup: { run(): Promise<void> };
}

/** How far back the calendar of active days reaches. */
const CALENDAR_DAYS = 182;

interface Sum {
  attempts: number;
  correct: number;
  score: number;
}

export async function getProgress({ db, now, rollup }: ProgressDeps, viewerId: string): Promise<Progress> {
  await rollup.run();
  const [figures, totals, topics, days] = await Promise.all([
    requireFigures(db, viewerId, now()),
    queries.listTotals(db, viewerId),
    listTopicTotals(db, viewerId),
    queries.listDays(db, viewerId),
  ]);
  const { today } = figures;
  const { current, best } = daysInARow(days, today);
  const ofToday = days.find(({ day }) => day === today);
  const accuracy = percentage(figures.correct_answers, figures.total_questions);
  const since = (first: string) => days.filter(({ day }) => day >= first);
  return {
    totalQuestions: figures.total_questions,
    correctAnswers: figures.correct_answers,
    incorrectAnswers: figures.total_questions - figures.correct_answers,
    accuracyPercentage: accuracy,
    accuracy,
    score: figures.score,
    currentStreak: current,
    bestStreak: best,
    dailyTarget: ofToday?.target ?? targetOf(figures.minutes_per_day),
    doneToday: (ofToday?.attempts ?? 0) + (ofToday?.reviews ?? 0),
    thisWeek: since(mondayOf(today)).reduce((sum, { attempts }) => sum + attempts, 0),
    subjectWiseProgress: partsOf(SUBJECTS, (subject) => totals.filter((row) => row.subject === subject)).map(
      ([subject, part]) => ({ subject, ...part }),
    ),
    sectionWiseProgress: GOAL_SECTIONS.flatMap((section) => progressIn(section, topics)),
    difficultyWiseProgress: partsOf(DIFFICULTIES, (level) =>
      totals.filter((row) => row.difficulty === level),
    ).map(([difficultyLevel, part]) => ({ difficultyLevel, ...part })),
    activeDays: since(daysBefore(today, CALENDAR_DAYS)).map(({ day, attempts, correct, reviews }) => ({
      day,
      totalQuestions: attempts,
      correctAnswers: correct,
      reviews,
    })),
    today,
    totalPosts: figures.posts_count,
    followers: figures.followers_count,
    following: figures.following_count,
  };
}

/** For each subject that contains a section's questions. */
function progressIn(section: (typeof GOAL_SECTIONS)[number], topics: readonly TopicTotal[]) {
  const ofSection = topics.filter(({ topic }) => sectionOfTopic(topic) === section);
  return subjectsOf(section).flatMap((subject) => {
    const own = ofSection.filter((total) => total.subject === subject);
    const attempts = own.reduce((sum, total) => sum + total.attempts, 0);
    const correct = own.reduce((sum, total) => sum + total.correct, 0);
    if (attempts === 0) return [];
    const figures = { totalQuestions: attempts, correctAnswers: correct };
    return { section, subject, ...figures, accuracyPercentage: percentage(correct, attempts) };
  });
}

const targetOf = (minutesPerDay: number | null) =>
  Math.min(DailyTarget.most, minutesPerDay ?? DailyTarget.withoutGoal);

/** A day counts if its aim was reached, or everything due was reviewed. */
const daysInARow = (days: readonly queries.DayRow[], today: string) =>
  streaksOf(
    days
      .filter(({ attempts, reviews, target, cleared }) => cleared || attempts + reviews >= (target ?? 1))
      .map(({ day }) => day),
    today,
  );

/** Everything that was answered and reviewed, and the most days in a row. */
export async function findDaySums({ db, now, rollup }: ProgressDeps, viewerId: string) {
  await rollup.run();
  const [{ today }, days] = await Promise.all([
    requireFigures(db, viewerId, now()),
    queries.listDays(db, viewerId),
  ]);
  const sumOf = (of: (day: queries.DayRow) => number) => days.reduce((sum, day) => sum + of(day), 0);
  return {
    answers: sumOf(({ attempts }) => attempts),
    correct: sumOf(({ correct }) => correct),
    reviews: sumOf(({ reviews }) => reviews),
    bestDaysInARow: daysInARow(days, today).best,
  };
}

/** Only what was practised. */
function partsOf<Kind>(kinds: readonly Kind[], rowsOf: (kind: Kind) => queries.TotalRow[]) {
  return kinds
    .map((kind) => [kind, sumOf(rowsOf(kind))] as const)
    .filter(([, { attempts }]) => attempts > 0)
    .map(([kind, { attempts, correct }]) => {
      const part = {
        totalQuestions: attempts,
        correctAnswers: correct,
        accuracyPercentage: percentage(correct, attempts),
      };
      return [kind, part] as const;
    });
}

function sumOf(rows: queries.TotalRow[]): Sum {
  return rows.reduce(
    (sum, row) => ({
      attempts: sum.attempts + row.attempts,
      correct: sum.correct + row.correct,
      score: sum.score + row.score,
    }),
    { attempts: 0, correct: 0, score: 0 },
  );
}

export async function getScore(
  { db, rollup }: ProgressDeps,
  viewerId: string,
  { subject, examType }: { subject?: Subject; examType?: ExamType },
): Promise<Score> {
  await rollup.run();
  const totals = await queries.listTotals(db, viewerId);
  const { attempts, correct, score } = sumOf(
    totals.filter(
      (row) =>
        (!subject || row.subject === subject) && (!examType || row.exam_family === examFamily(examType)),
    ),
  );
  return {
    totalQuestions: attempts,
    correctAnswers: correct,
    score,
    accuracyPercentage: percentage(correct, attempts),
  };
}

export async function listResponses(
  { db, now, rollup }: ProgressDeps,
  viewerId: string,
  { page, size, subject, correct }: PageQuery & { subject?: Subject; correct?: "true" | "false" },
): Promise<Page<Response>> {
  await rollup.run();
  const isCorrect = correct === undefined ? null : correct === "true";
  const [rows, totals, examDate] = await Promise.all([
    queries.listResponses(db, viewerId, subject ?? null, isCorrect, { page, size }),
    queries.listTotals(db, viewerId),
    findExamDate(db, viewerId, now()),
  ]);
  const sum = sumOf(totals.filter((row) => !subject || row.subject === subject));
  const totalElements =
    isCorrect === null ? sum.attempts : isCorrect ? sum.correct : sum.attempts - sum.correct;
  const content = rows.map((row) => responseView(row, comesBack(row, examDate)));
  return toPage(content, totalElements, { page, size });
}

function comesBack({ question_id, due, last_day, set_aside }: queries.ResponseRow, examDate: string | null) {
  if (set_aside || due === null || last_day === null) return null;
  return comesBackOn({ questionId: question_id, due, lastDay: last_day }, examDate);
}

export async function getUserAnalytics(
  { db, now }: Pick<ProgressDeps, "db" | "now">,
  viewerId: string,
): Promise<UserAnalytics> {
  const [figures, engagement] = await Promise.all([
    requireFigures(db, viewerId, now()),
    queries.sumEngagement(db, viewerId),
  ]);
  return {
    totalPosts: engagement.posts,
    totalLikes: engagement.likes,
    totalViews: engagement.views,
    totalFollowers: figures.followers_count,
    totalFollowing: figures.following_count,
    engagementRate: percentage(engagement.engagements, engagement.views),
  };
}

async function requireFigures(db: Database, viewerId: string, now: Date) {
  const figures = await queries.findFigures(db, viewerId, now);
  if (!figures) throw new AppError("not-found", refusals.users.notFound);
  return figures;
}
