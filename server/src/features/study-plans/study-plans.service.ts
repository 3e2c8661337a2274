import {
  type Difficulty,
  type ExamType,
  type Level,
  labelOf,
  type Subject,
} from "@prepfeed/contract/catalogue";
import { StudyPlan as Limits } from "@prepfeed/contract/limits";
import { refusals } from "@prepfeed/contract/refusals";
import type { StudyPlan } from "@prepfeed/contract/study-plans";
import { v7 as uuidv7 } from "uuid";
import { askOr } from "../../ai/ask-provider.ts";
import { studyPlanPrompt } from "../../ai/prompts.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { utcDay } from "../../rules/days.ts";
import { makeQuiz, type PracticeDeps } from "../practice/practice.service.ts";
import { listWeakTopics } from "../progress/skills.service.ts";
import { allotAnswers } from "./allot-answers.ts";
import { writePlan } from "./built-in-plan.ts";
import { planTopics } from "./plan-topics.ts";
import { checkedPlan } from "./provider-plan.ts";
import { studyPlanView } from "./study-plan-view.ts";
import * as queries from "./study-plans.queries.ts";

export interface StudyPlanDeps extends PracticeDeps {
  /** Adds up what was answered a moment ago, so that weak topics and days that are done are known. */
  rollup: { run(): Promise<void> };
}

export interface PlanRequest {
  subject: Subject;
  examType: ExamType;
  duration: number;
  level: Level;
}

const MAX_WEAK_TOPICS = 6;

/** Day 1 is today where the learner lives. */
export async function createStudyPlan(
  deps: StudyPlanDeps,
  viewerId: string,
  request: PlanRequest,
): Promise<StudyPlan> {
  const { subject, examType, duration, level } = request;
  const { days, engine } = await planDays(deps, viewerId, request);
  const createdAt = deps.now();
  const row: queries.PlanRow = {
    id: uuidv7(),
    title: `${labelOf(subject)} for ${labelOf(examType)} in ${duration} ${duration === 1 ? "day" : "days"}`,
    subject,
    exam_type: examType,
    level,
    duration,
    engine,
    created_at: createdAt,
  };
  await deps.db.transaction(async (tx) => {
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
  const weak = await listWeakTopics(deps.db, viewerId, {
    subject,
    max: MAX_WEAK_TOPICS,
    hard: { from: Limits.hardFrom, below: Limits.hardBelow },
  });
  const topics = await planTopics(subject, examType, new Set(weak.map(({ topic }) => topic)));
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

export async function listStudyPlans(
  deps: StudyPlanDeps,
  viewerId: string,
): Promise<{ content: StudyPlan[] }> {
  const plans = await queries.listPlans(deps.db, viewerId, Limits.maxKept);
  return { content: await withAnswers(deps, viewerId, plans) };
}

/** The plans with what was answered until a moment ago; a day that has all its answers is done, and is written down as that. */
async function withAnswers(
  { db, now, rollup }: StudyPlanDeps,
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
  const news: { planId: string; day: number }[] = [];
  const views = plans.map((plan) => {
    const ofPlan = days.filter(({ plan_id }) => plan_id === plan.id);
    const given = allotAnswers(
      ofPlan,
      answered.filter(({ plan_id }) => plan_id === plan.id),
    );
    const shown = ofPlan.map((day) => {
      const isNew = day.marked_by === null && !day.done && (given.get(day.day) ?? 0) >= day.questions;
      if (isNew) news.push({ planId: plan.id, day: day.day });
      return { ...day, done: day.done || isNew };
    });
    return studyPlanView(plan, shown, given);
  });
  if (news.length > 0) await queries.updateDoneByAnswers(db, news, now());
  return views;
}

/** Questions on what the day is about, as many as it lacks; a day that lacks none can be practised again. */
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
  const common = { subjects: [subject], examType, difficulty: DIFFICULTY[plan.level as Level] };
  if (topics.length < 2) return makeQuiz(deps, viewerId, [{ ...common, topic: topics[0], count }]);
  // A provider would have to be asked for each topic.
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

/** What a learner's plans have open for a day, by the names of the syllabus. */
export function listPlannedTopics(db: Database, viewerId: string, day: string): Promise<string[]> {
  return queries.listTopicsOfDay(db, viewerId, day);
}
