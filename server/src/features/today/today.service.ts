import { SUBJECTS } from "@prepfeed/contract/catalogue";
import type { Forecast, TodayItem, TodayReply } from "@prepfeed/contract/learning";
import { Today } from "@prepfeed/contract/limits";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { daysAfter, daysBefore, daysBetween } from "../../rules/days.ts";
import { comesBackBefore, comesBackOn, isLastStretch, lastStretch } from "../../rules/memory/comes-back.ts";
import { recommendQuestions } from "../feed/recommended-questions.service.ts";
import { mistakeView } from "../practice/practice-view.ts";
import { topicView } from "../questions/public-question.ts";
import { composeSession, reviewsPerDay } from "./compose-session.ts";
import { inOrder } from "./due-order.ts";
import { forecastOf } from "./forecast.ts";
import * as queries from "./today.queries.ts";
import { whyReview } from "./why.ts";

export interface TodayDeps {
  db: Database;
  now: () => Date;
  /** What was answered a moment ago counts too. */
  rollup: { run(): Promise<void> };
}

type Picked = Omit<TodayItem, "question" | "postId"> & { questionId: string };

export async function getToday(
  { db, now, rollup }: TodayDeps,
  viewerId: string,
  asked: TodayReply["minutes"] | undefined,
): Promise<TodayReply> {
  await rollup.run();
  const frame = await requireFrame(db, viewerId, now());
  const minutes = asked ?? sessionFor(frame.minutes_per_day);
  const [due, recommended, setAside, buried] = await Promise.all([
    listDue(db, viewerId, frame),
    recommendQuestions(db, viewerId, frame.subjects ?? undefined),
    queries.listSetAside(db, viewerId, Today.setAsideShown),
    queries.listBuried(db, viewerId, frame.today),
  ]);
  const open = recommended.filter(({ questionId }) => !buried.has(questionId));
  const reviewsLeft = Math.max(0, reviewsPerDay(frame.minutes_per_day) - frame.reviewed);
  const picks = composeSession<Picked>(
    {
      review: due.map((row) => ({
        questionId: row.question_id,
        kind: "review",
        why: whyReview(row, frame.today),
      })),
      weak: open.filter(({ kind }) => kind === "weak"),
      new: open.filter(({ kind }) => kind === "new"),
    },
    { size: minutes, reviewsLeft, isLastStretch: isLastStretch(frame.exam_date, frame.today) },
  );
  const dueCount = Math.min(due.length, reviewsLeft);
  return {
    items: await withQuestions(db, viewerId, picks),
    minutes,
    dueCount,
    laterCount: due.length - dueCount,
    reviewedToday: frame.reviewed,
    setAside: setAside.map(({ question_id, question_text, topic }) => ({
      questionId: question_id,
      questionText: question_text,
      ...topicView(topic),
    })),
    daysLeft: frame.exam_date === null ? null : daysBetween(frame.today, frame.exam_date),
  };
}

/** The longest session that fits into a day, or the shortest. */
const sessionFor = (minutesPerDay: number | null) =>
  Today.minutes.findLast((minutes) => minutes <= (minutesPerDay ?? Today.defaultMinutes)) ?? Today.minutes[0];

async function requireFrame(db: Database, viewerId: string, now: Date): Promise<queries.FrameRow> {
  const frame = await queries.findFrame(db, viewerId, now);
  if (!frame) throw new AppError("not-found", refusals.users.notFound);
  return frame;
}

/** Whoever has no goal reviews everything, also what has no subject. */
const subjectsOf = ({ subjects }: queries.FrameRow) => subjects ?? [...SUBJECTS, ""];

async function listDue(db: Database, viewerId: string, frame: queries.FrameRow): Promise<queries.DueRow[]> {
  const { today, exam_date: examDate } = frame;
  const subjects = subjectsOf(frame);
  const max = Today.considered;
  const due = await queries.listDue(db, viewerId, today, subjects, max);
  if (examDate !== null && isLastStretch(examDate, today)) {
    const since = lastStretch(examDate);
    const known = await queries.listKnownBeyond(db, viewerId, today, subjects, { examDate, since, max });
    due.push(...known.filter((row) => (comesBack(row, examDate) ?? examDate) <= today));
  }
  return inOrder(due, today, examDate);
}

const comesBack = ({ question_id, due, last_day }: queries.DueRow, examDate: string | null) =>
  comesBackOn({ questionId: question_id, due, lastDay: last_day }, examDate);

async function withQuestions(db: Database, viewerId: string, picks: Picked[]): Promise<TodayItem[]> {
  const rows = await queries.listQuestions(
    db,
    viewerId,
    picks.map(({ questionId }) => questionId),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return picks.flatMap(({ questionId, kind, why }) => {
    const row = byId.get(questionId);
    return row ? { question: mistakeView(row), kind, why, postId: row.post_id } : [];
  });
}

export async function getForecast(
  { db, now, rollup }: TodayDeps,
  viewerId: string,
  days: number,
): Promise<Forecast> {
  await rollup.run();
  const frame = await requireFrame(db, viewerId, now());
  const { today, exam_date: examDate } = frame;
  const horizon = daysAfter(today, days - 1);
  const eve = examDate === null || examDate === today ? horizon : daysBefore(examDate, 1);
  const last = eve < horizon ? eve : horizon;
  const counts = await queries.countDue(db, viewerId, subjectsOf(frame), {
    last,
    examDate,
    since: examDate && lastStretch(examDate),
  });
  const comingBack = new Map<string, number>();
  for (const { due, last_byte, count } of counts) {
    const day = last_byte === null || examDate === null ? due : comesBackBefore(examDate, last_byte);
    comingBack.set(day, (comingBack.get(day) ?? 0) + count);
  }
  const perDay = reviewsPerDay(frame.minutes_per_day);
  return {
    today,
    examDate,
    ...forecastOf(comingBack, { today, last, perDay, reviewedToday: frame.reviewed }),
  };
}

export async function buryQuestion(
  { db, now }: Pick<TodayDeps, "db" | "now">,
  viewerId: string,
  questionId: string,
): Promise<undefined> {
  const isBuried = await queries.insertBuried(db, viewerId, questionId, now(), Today.maxBuried);
  if (!isBuried) throw new AppError("not-found", refusals.questions.notFound);
}

export async function unburyQuestion(db: Database, viewerId: string, questionId: string): Promise<undefined> {
  const exists = await queries.deleteBuried(db, viewerId, questionId);
  if (!exists) throw new AppError("not-found", refusals.questions.notFound);
}
