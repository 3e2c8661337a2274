import {
  type Difficulty,
  type ExamType,
  type Level,
  labelOf,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";
import { StudyPlan as Limits } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { StudyPlan } from "@prepfeed/contract/learning/study-plans";
import { v7 as uuidv7 } from "uuid";
import { askOr } from "../../ai/ask-provider.ts";
import { studyPlanPrompt } from "../../ai/prompts.ts";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { utcDay } from "../../rules/days.ts";
import { examParts } from "../../rules/exam-parts.ts";
import { getGoal } from "../goals/goals.service.ts";
import { makeQuiz, type PracticeDeps } from "../practice/practice.service.ts";
import { listWeakTopics } from "../progress/skills.service.ts";
import { allotAnswers } from "./allot-answers.ts";
import { writePlan } from "./built-in-plan.ts";
import { writeExamPlan } from "./exam-plan.ts";
import { examPlanTopics, planTopics } from "./plan-topics.ts";
import { checkedPlan } from "./provider-plan.ts";
import { studyPlanView } from "./study-plan-view.ts";
import * as queries from "./study-plans.queries.ts";

export interface StudyPlanDeps extends PracticeDeps {
  /** Adds the latest answers first, so that weak topics and finished days are known. */
  rollup: { run(): Promise<void> };
}

export interface PlanRequest {
  subject: Subject;
  examType: ExamType;
  duration: number;
  level: Level;
}

const MAX_WEAK_TOPICS = 6;

/** Day 1 is today in the learner's time zone. */
export async function createStudyPlan(
  deps: StudyPlanDeps,
  viewerId: string,
  request: PlanRequest,
): Promise<StudyPlan> {
  const { subject, examType, duration } = request;
  const { days, engine } = await planDays(deps, viewerId, request);
  const title = `${labelOf(subject)} for ${labelOf(examType)} ${inDays(duration)}`;
  return keepPlan(deps, viewerId, { ...request, title, engine }, days);
}

/**
 * Made from the goal: all its subjects and sections, within its minutes, to the day before its exam. There is one of
 * these at a time.
 */
export async function createExamPlan(deps: StudyPlanDeps, viewerId: string): Promise<StudyPlan> {
  const { goal } = await getGoal(deps, viewerId);
  if (!goal || goal.isOver) throw new AppError("invalid-request", refusals.ai.planNeedsGoal);
  const { examType, minutesPerDay, daysLeft } = goal;
  const duration = Math.max(1, Math.min(Limits.maxDuration, daysLeft ?? Limits.defaultDuration));
  await deps.rollup.run();
  const weak = await listHardTopics(deps.db, viewerId);
  const topics = await examPlanTopics(examType, examParts(examType, goal), weak);
  const days = writeExamPlan({ topics, duration, minutesPerDay });
  const title = `All of ${labelOf(examType)} ${inDays(duration)}`;
  const plan = {
    title,
    subject: null,
    examType,
    level: "INTERMEDIATE",
    duration,
    engine: "built-in",
  } as const;
  return keepPlan(deps, viewerId, plan, days);
}

const inDays = (duration: number) => `in ${duration} ${duration === 1 ? "day" : "days"}`;

async function keepPlan(
  deps: StudyPlanDeps,
  viewerId: string,
  { examType, ...plan }: Pick<StudyPlan, "title" | "subject" | "examType" | "level" | "duration" | "engine">,
  days: queries.PlanDay[],
): Promise<StudyPlan> {
  const createdAt = deps.now();
  const row: queries.PlanRow = { id: uuidv7(), ...plan, exam_type: examType, created_at: createdAt };
  await deps.db.transaction(async (tx) => {
    if (plan.subject === null) await queries.deleteExamPlans(tx, viewerId);
    await queries.insertPlan(tx, viewerId, row);
    const today = await queries.findToday(tx, viewerId, createdAt);
    await queries.insertPlanDays(tx, row.id, today ?? utcDay(createdAt), days);
    await queries.deleteOldestPlans(tx, viewerId, Limits.maxKept);
  });
  return requirePlan(deps, viewerId, row.id);
}

async function planDays(
  deps: StudyPlanDeps,
  viewerId: string,
  { subject, examType, duration, level }: PlanRequest,
) {
  await deps.rollup.run();
  const topics = await planTopics(subject, examType, await listHardTopics(deps.db, viewerId, subject));
  const titles = topics.map(({ title }) => title);
  const isShort = duration <= Limits.maxProviderDuration;
  const prompt = studyPlanPrompt({
    subject: labelOf(subject),
    examType,
    level,
    duration,
    topics: titles,
  });
  return askOr(
    isShort ? deps : {},
    prompt,
    (reply) => {
      const days = checkedPlan(reply, duration, titles);
      return days && { days };
    },
    () => ({ days: writePlan({ topics, duration, level }) }),
  );
}

/** The learner's weak topics so far, by their names in the syllabus. */
async function listHardTopics(db: Database, viewerId: string, subject?: Subject): Promise<Set<string>> {
  const hard = { from: Limits.hardFrom, below: Limits.hardBelow };
  const weak = await listWeakTopics(db, viewerId, { subject, max: MAX_WEAK_TOPICS, hard });
  return new Set(weak.map(({ topic }) => topic));
}

export async function listStudyPlans(
  deps: StudyPlanDeps,
  viewerId: string,
): Promise<{ content: StudyPlan[] }> {
  const plans = await queries.listPlans(deps.db, viewerId, Limits.maxKept);
  return { content: await withAnswers(deps, viewerId, plans) };
}

/** The plans including the latest answers; a day that has all its answers is stored as done. */
async function withAnswers(
  { db, now, rollup }: Pick<StudyPlanDeps, "db" | "now" | "rollup">,
  viewerId: string,
  plans: queries.PlanRow[],
): Promise<StudyPlan[]> {
  if (plans.length === 0) return [];
  await rollup.run();
  const ids = plans.map(({ id }) => id);
  const [days, answered] = await Promise.all([
    queries.listPlanDays(db, ids),
    queries.listAnsweredTopics(db, viewerId, ids),
  ]);
  const completed: { planId: string; day: number }[] = [];
  const views = plans.map((plan) => {
    const ofPlan = days.filter(({ plan_id }) => plan_id === plan.id);
    const given = allotAnswers(
      ofPlan,
      answered.filter(({ plan_id }) => plan_id === plan.id),
    );
    const shown = ofPlan.map((day) => {
      const isNew = day.marked_by === null && !day.done && (given.get(day.day) ?? 0) >= day.questions;
      if (isNew) completed.push({ planId: plan.id, day: day.day });
      return { ...day, done: day.done || isNew };
    });
    return studyPlanView(plan, shown, given);
  });
  if (completed.length > 0) await queries.updateDoneByAnswers(db, completed, now());
  return views;
}

/** Questions on the day's topics, as many as it still needs; a finished day can be practised again. */
export async function startDay(
  deps: StudyPlanDeps,
  viewerId: string,
  { planId, day }: { planId: string; day: number },
) {
  const plan = await requirePlan(deps, viewerId, planId);
  const wanted = plan.days.find((each) => each.day === day);
  const topics = await queries.findTopics(deps.db, planId, day);
  if (!wanted || !topics) throw notFound();
  const lacking = wanted.questions - wanted.answered;
  const count = Math.min(Limits.maxQuizCount, lacking > 0 ? lacking : wanted.questions);
  const { subject, examType } = plan;
  // A plan of the whole exam uses the exam's own levels.
  const common =
    subject === null
      ? { examType }
      : { subjects: [subject], examType, difficulty: DIFFICULTY[plan.level as Level] };
  if (topics.length < 2) return makeQuiz(deps, viewerId, [{ ...common, topic: topics[0], count }]);
  // A provider would need one request per topic.
  const { ai: _, ...own } = deps;
  const shares = topics.map((topic, at) => ({
    ...common,
    topic,
    count: Math.floor((count + topics.length - 1 - at) / topics.length),
  }));
  return makeQuiz(
    own,
    viewerId,
    shares.filter((share) => share.count > 0),
  );
}

const DIFFICULTY: Record<Level, Difficulty> = { BEGINNER: "EASY", INTERMEDIATE: "MEDIUM", ADVANCED: "HARD" };

export async function tickDay(
  deps: StudyPlanDeps,
  viewerId: string,
  { planId, day, done }: { planId: string; day: number; done: boolean },
): Promise<StudyPlan> {
  const doneAt = done ? deps.now() : null;
  const isThere = await queries.updateDone(deps.db, viewerId, { planId, day, doneAt });
  if (!isThere) throw notFound();
  return requirePlan(deps, viewerId, planId);
}

export async function deleteStudyPlan(db: Database, viewerId: string, id: string): Promise<undefined> {
  if (!(await queries.deletePlan(db, viewerId, id))) throw notFound();
}

async function requirePlan(deps: StudyPlanDeps, viewerId: string, id: string): Promise<StudyPlan> {
  const row = await queries.findPlan(deps.db, viewerId, id);
  const [plan] = row ? await withAnswers(deps, viewerId, [row]) : [];
  if (!plan) throw notFound();
  return plan;
}

const notFound = () => new AppError("not-found", refusals.ai.planNotFound);

export interface PlannedDay {
  /** By their names in the syllabus. */
  topics: string[];
  /** How many questions on them are still to be answered. */
  questions: number;
}

/** What all of a learner's plans have open for a day. */
export async function findPlannedDay(
  deps: Pick<StudyPlanDeps, "db" | "now" | "rollup">,
  viewerId: string,
  day: string,
): Promise<PlannedDay> {
  const plans = await queries.listPlansOf(deps.db, viewerId, day);
  const open = (await withAnswers(deps, viewerId, plans)).flatMap(({ days }) =>
    days.filter(({ date, done, topics }) => date === day && !done && topics.length > 0),
  );
  return {
    topics: [...new Set(open.flatMap(({ topics }) => topics.map(({ title }) => title)))],
    questions: open.reduce((sum, { questions, answered }) => sum + questions - answered, 0),
  };
}
