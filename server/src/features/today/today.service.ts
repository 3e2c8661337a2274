import type { Forecast, TodayItem, TodayReply } from "@prepfeed/contract/learning";
import { Today } from "@prepfeed/contract/limits";
import type { Mistake } from "@prepfeed/contract/practice";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { keptFor } from "../../kept-contents.ts";
import { daysAfter, daysBefore, daysBetween } from "../../rules/days.ts";
import { comesBackBefore, lastStretch } from "../../rules/memory/comes-back.ts";
import { mistakeView } from "../practice/practice-view.ts";
import { writeVariants } from "../practice/variants.service.ts";
import { topicView } from "../questions/public-question.ts";
import { basisOf, decideDay, subjectsOf } from "./decide-day.service.ts";
import { forecastOf } from "./forecast.ts";
import { reviewsPerDay } from "./order-day.ts";
import * as queries from "./today.queries.ts";

/** In characters. */
const ROOM = 4_000_000;
/** As it is read and as it is shown. */
const keptOf = keptFor<{ row: queries.ContentRow; question: Mistake }>(ROOM);

export interface TodayDeps {
  db: Database;
  now: () => Date;
  /** What was answered a moment ago counts too. */
  rollup: { run(): Promise<void> };
}

export async function getToday(
  deps: TodayDeps,
  viewerId: string,
  asked: TodayReply["minutes"] | undefined,
): Promise<TodayReply> {
  const { db } = deps;
  const at = deps.now();
  const frame = await frameOf(
    deps,
    viewerId,
    at,
    ({ minutes_per_day }) => asked ?? sessionFor(minutes_per_day),
  );
  const minutes = asked ?? sessionFor(frame.minutes_per_day);
  const { toAsk, dueCount, laterCount } = leftOf(frame);
  const [items, setAside] = await Promise.all([
    withQuestions(db, viewerId, toAsk.slice(0, minutes), at),
    frame.has_set_aside ? queries.listSetAside(db, viewerId, Today.setAsideShown) : [],
  ]);
  return {
    items,
    minutes,
    dueCount,
    laterCount,
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

/** The learner's day, with what they answered a moment ago, and decided if it was not or if less than `sizeOf` of it is left. */
async function frameOf(
  { db, rollup }: TodayDeps,
  viewerId: string,
  at: Date,
  sizeOf: (frame: queries.FrameRow) => number,
): Promise<queries.FrameRow> {
  let frame = await requireFrame(db, viewerId, at);
  if (frame.has_waiting) {
    await rollup.run();
    frame = await requireFrame(db, viewerId, at);
  }
  if (!isToDecide(frame, at, sizeOf(frame))) return frame;
  await decideDay(db, viewerId, frame, at);
  return requireFrame(db, viewerId, at);
}

async function requireFrame(db: Database, viewerId: string, now: Date): Promise<queries.FrameRow> {
  const frame = await queries.findFrame(db, viewerId, now);
  if (!frame) throw new AppError("not-found", refusals.users.notFound);
  return frame;
}

/** Too little is left: there may be more once something of it was done, or after a while. */
function isToDecide(frame: queries.FrameRow, at: Date, size: number): boolean {
  const { picks, decided_at } = frame;
  if (picks === null || frame.basis !== basisOf(frame)) return true;
  const { toAsk, isTouched } = leftOf(frame);
  if (toAsk.length >= size) return false;
  const isOld = (decided_at?.getTime() ?? 0) < at.getTime() - Today.decidedMinutes * 60_000;
  return isOld || isTouched;
}

/** What is left of the day, in its order, within the reviews that it holds. */
function leftOf({ picks, done, minutes_per_day, reviewed }: queries.FrameRow) {
  const { items, dueBeside } = picks ?? { items: [], dueBeside: 0 };
  const isDone = new Set(done);
  const open = items.filter(({ id }) => !isDone.has(id));
  const reviewsLeft = Math.max(0, reviewsPerDay(minutes_per_day) - reviewed);
  let reviews = 0;
  const toAsk = open.filter(({ kind }) => kind !== "review" || ++reviews <= reviewsLeft);
  const due = reviews + dueBeside;
  const dueCount = Math.min(due, reviewsLeft);
  return { toAsk, dueCount, laterCount: due - dueCount, isTouched: open.length < items.length };
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
    // What belonged to a post that is gone takes no first answer.
    if (!found || (kind !== "review" && found.asked.post_id === null)) return [];
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

/** With what each asks, which is kept until it changes. */
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

/** Only today's needs no counting. */
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

/** How much is due that a learner is worth reminding of: nothing once today's session is done. */
export async function dueToRemindOf(deps: TodayDeps, userId: string): Promise<number> {
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
