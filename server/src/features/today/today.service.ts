import { Today } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Forecast, TodayItem, TodayReply } from "@prepfeed/contract/learning/learning";
import type { Mistake } from "@prepfeed/contract/learning/practice";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { keptFor } from "../../foundation/kept-contents.ts";
import { daysAfter, daysBefore, daysBetween } from "../../rules/days.ts";
import { comesBackBefore, lastStretch } from "../../rules/memory/comes-back.ts";
import { mistakeView } from "../practice/practice-view.ts";
import { writeVariants } from "../practice/variants.service.ts";
import { topicView } from "../questions/public-question.ts";
import { basisOf, type DayDeps, decideDay, subjectsOf } from "./decide-day.service.ts";
import { forecastOf } from "./forecast.ts";
import { titleOf } from "./new-questions.ts";
import { reviewsPerDay } from "./order-day.ts";
import * as queries from "./today.queries.ts";

/** In characters. */
const ROOM = 4_000_000;
/** As it is read and as it is shown. */
const keptOf = keptFor<{ row: queries.ContentRow; question: Mistake }>(ROOM);

export type TodayDeps = DayDeps;

export async function getToday(
  deps: TodayDeps,
  viewerId: string,
  asked: TodayReply["minutes"] | undefined,
): Promise<TodayReply> {
  const { db } = deps;
  const at = deps.now();
  const minutesOf = ({ minutes_per_day }: queries.FrameRow) => asked ?? sessionFor(minutes_per_day);
  const doneOf = (frame: queries.FrameRow) => doneToday(frame) % minutesOf(frame);
  const frame = await frameOf(deps, viewerId, at, (before) => minutesOf(before) - doneOf(before));
  const minutes = minutesOf(frame);
  const doneCount = doneOf(frame);
  const { toAsk, dueCount, laterCount } = leftOf(frame);
  const [items, setAside] = await Promise.all([
    withQuestions(db, viewerId, toAsk.slice(0, minutes - doneCount), at),
    frame.has_set_aside ? queries.listSetAside(db, viewerId, Today.setAsideShown) : [],
  ]);
  return {
    items,
    minutes,
    doneCount,
    dueCount,
    laterCount,
    reviewedToday: frame.reviewed,
    setAside: setAside.map(({ question_id, question_text, topic }) => ({
      questionId: question_id,
      questionText: question_text,
      ...topicView(topic),
    })),
    planned: (frame.picks?.planned ?? [])
      .filter((title) => items.some(({ question }) => question.topic && titleOf(question.topic) === title))
      .map(topicView),
    daysLeft: frame.exam_date === null ? null : daysBetween(frame.today, frame.exam_date),
  };
}

/** The longest session that fits into a day, or the shortest. */
const sessionFor = (minutesPerDay: number | null) =>
  Today.minutes.findLast((minutes) => minutes <= (minutesPerDay ?? Today.defaultMinutes)) ?? Today.minutes[0];

/**
 * The learner's day including the latest answers. It is decided if it was not, or if less than `sizeOf` of it is
 * left.
 */
async function frameOf(
  deps: TodayDeps,
  viewerId: string,
  at: Date,
  sizeOf: (frame: queries.FrameRow) => number,
): Promise<queries.FrameRow> {
  const { db, rollup } = deps;
  let frame = await requireFrame(db, viewerId, at);
  if (frame.has_waiting) {
    await rollup.run();
    frame = await requireFrame(db, viewerId, at);
  }
  const size = sizeOf(frame);
  if (!isToDecide(frame, at, size)) return frame;
  await decideDay(deps, viewerId, frame, { size, doneBefore: doneToday(frame) });
  return requireFrame(db, viewerId, at);
}

async function requireFrame(db: Database, viewerId: string, now: Date): Promise<queries.FrameRow> {
  const frame = await queries.findFrame(db, viewerId, now);
  if (!frame) throw new AppError("not-found", refusals.users.notFound);
  return frame;
}

/** Too little is left: there may be more after some of it was done, after a while, or when the engine is asked. */
function isToDecide(frame: queries.FrameRow, at: Date, size: number): boolean {
  const { picks, decided_at } = frame;
  if (picks === null || frame.basis !== basisOf(frame)) return true;
  const { toAsk, done } = leftOf(frame);
  const lacksPlan = picks.hasPlan && picks.writtenFor === 0 && size > 0;
  if (toAsk.length >= size && !lacksPlan) return false;
  const isOld = (decided_at?.getTime() ?? 0) < at.getTime() - Today.decidedMinutes * 60_000;
  return isOld || done > 0 || picks.writtenFor < size;
}

/** What was done of the day, also before it was decided again. */
const doneToday = (frame: queries.FrameRow) => leftOf(frame).done + (frame.picks?.doneBefore ?? 0);

/** What is left of the day, in order, up to its maximum of reviews. */
function leftOf({ picks, done: doneIds, minutes_per_day, reviewed }: queries.FrameRow) {
  const { items, dueBeside } = picks ?? { items: [], dueBeside: 0 };
  const isDone = new Set(doneIds);
  const open = items.filter(({ id }) => !isDone.has(id));
  const reviewsLeft = Math.max(0, reviewsPerDay(minutes_per_day) - reviewed);
  let reviews = 0;
  const toAsk = open.filter(({ kind }) => kind !== "review" || ++reviews <= reviewsLeft);
  const due = reviews + dueBeside;
  const dueCount = Math.min(due, reviewsLeft);
  return { toAsk, dueCount, laterCount: due - dueCount, done: items.length - open.length };
}

async function withQuestions(
  db: Database,
  viewerId: string,
  picks: queries.DayPicks["items"],
  at: Date,
): Promise<TodayItem[]> {
  const ids = picks.map(({ id }) => id);
  const isReview = new Set(picks.filter(({ kind }) => kind === "review").map(({ id }) => id));
  let rows = await listAsked(db, viewerId, ids);
  const varied = rows.filter(({ asked }) => asked.can_vary && isReview.has(asked.asked_for));
  if (varied.length > 0) {
    await writeVariants(
      db,
      viewerId,
      varied.map(({ row }) => row),
      at,
    );
    rows = await listAsked(db, viewerId, ids);
  }
  const byId = new Map(rows.map((found) => [found.asked.asked_for, found]));
  return picks.flatMap(({ id, kind, why }) => {
    const found = byId.get(id);
    // A question whose post is deleted takes no first answer.
    if (!found || (kind !== "review" && !found.asked.is_open)) return [];
    const isVariant = found.asked.id !== id;
    return {
      question: found.question,
      kind,
      why: isVariant ? `${why} (asked in another way)` : why,
      postId: found.asked.post_id,
      variantOf: isVariant ? id : null,
    };
  });
}

/** Includes the text of each, which is cached until it changes. */
async function listAsked(db: Database, viewerId: string, ids: readonly string[]) {
  const rows = await queries.listAsked(db, viewerId, ids);
  const kept = keptOf(db);
  const contents = new Map(rows.map(({ id, version }) => [id, kept.get(id, version)]));
  const missing = rows.filter(({ id }) => !contents.get(id)).map(({ id }) => id);
  for (const row of missing.length > 0 ? await queries.listContents(db, missing) : []) {
    const content = { row, question: mistakeView(row) };
    contents.set(row.id, content);
    kept.add(row.id, row.version, content);
  }
  return rows.flatMap((asked) => {
    const content = contents.get(asked.id);
    return content ? { asked, ...content } : [];
  });
}

/** The list of today alone needs no counting. */
export async function getForecast(deps: TodayDeps, viewerId: string, days: number): Promise<Forecast> {
  const { db } = deps;
  const frame = await frameOf(deps, viewerId, deps.now(), () => 0);
  const { today, exam_date: examDate } = frame;
  const { dueCount, laterCount } = leftOf(frame);
  if (days === 1) return { today, examDate, days: [{ day: today, due: dueCount }], later: laterCount };
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
    ...forecastOf(comingBack, { today, last, perDay, dueToday: dueCount }),
  };
}

/** How many due questions a learner should be reminded of: none after today's session is done. */
export async function countDueForReminder(deps: TodayDeps, userId: string): Promise<number> {
  const frame = await frameOf(deps, userId, deps.now(), () => 0);
  return frame.answered >= sessionFor(frame.minutes_per_day) ? 0 : leftOf(frame).dueCount;
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
