import type { Level } from "@prepfeed/contract/catalogue";
import { type ExamType, labelOf, type Subject } from "@prepfeed/contract/catalogue";
import { StudyPlan as Limits } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import type { StudyPlan } from "@prepfeed/contract/study-plans";
import { v7 as uuidv7 } from "uuid";
import type { AiDeps } from "../../ai/ai.ts";
import { askOr } from "../../ai/ask-provider.ts";
import { studyPlanPrompt } from "../../ai/prompts.ts";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { utcDay } from "../../rules/days.ts";
import { listWeakTopics } from "../progress/skills.service.ts";
import { writePlan } from "./built-in-plan.ts";
import { planTopics } from "./plan-topics.ts";
import { checkedPlan } from "./provider-plan.ts";
import { studyPlanView } from "./study-plan-view.ts";
import * as queries from "./study-plans.queries.ts";

export interface StudyPlanDeps extends AiDeps {
  /** Adds up what was answered a moment ago, so that weak topics are known. */
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
  return requirePlan(deps.db, viewerId, row.id);
}

async function planDays(
  deps: StudyPlanDeps,
  viewerId: string,
  { subject, examType, duration, level }: PlanRequest,
) {
  await deps.rollup.run();
  const weak = await listWeakTopics(deps.db, viewerId, { subject, max: MAX_WEAK_TOPICS });
  const topics = planTopics(subject, examType, new Set(weak.map(({ topic }) => topic)));
  const isShort = duration <= Limits.maxProviderDuration;
  const prompt = studyPlanPrompt({
    subject: labelOf(subject),
    examType,
    level,
    duration,
    topics: topics.map(({ title }) => title),
  });
  return askOr(
    isShort ? deps : {},
    prompt,
    (reply) => {
      const days = checkedPlan(reply, duration);
      return days && { days };
    },
    () => ({ days: writePlan({ topics, duration, level }) }),
  );
}

export async function listStudyPlans(db: Database, viewerId: string): Promise<{ content: StudyPlan[] }> {
  const plans = await queries.listPlans(db, viewerId, Limits.maxKept);
  const days = await queries.listPlanDays(
    db,
    plans.map(({ id }) => id),
  );
  const daysOf = (id: string) => days.filter(({ plan_id }) => plan_id === id);
  return { content: plans.map((plan) => studyPlanView(plan, daysOf(plan.id))) };
}

export async function tickDay(
  { db, now }: Pick<AiDeps, "db" | "now">,
  viewerId: string,
  { planId, day, done }: { planId: string; day: number; done: boolean },
): Promise<StudyPlan> {
  const isThere = await queries.updateDone(db, viewerId, { planId, day, doneAt: done ? now() : null });
  if (!isThere) throw notFound();
  return requirePlan(db, viewerId, planId);
}

export async function deleteStudyPlan(db: Database, viewerId: string, id: string): Promise<undefined> {
  if (!(await queries.deletePlan(db, viewerId, id))) throw notFound();
}

async function requirePlan(db: Database, viewerId: string, id: string): Promise<StudyPlan> {
  const plan = await queries.findPlan(db, viewerId, id);
  if (!plan) throw notFound();
  return studyPlanView(plan, await queries.listPlanDays(db, [id]));
}

const notFound = () => new AppError("not-found", messages.ai.planNotFound);
