import { SECTIONS, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { Goal as Limits } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { usualSections } from "@prepfeed/contract/learning/exam-subjects";
import type { Goal, GoalChange } from "@prepfeed/contract/learning/goals";
import type { Database } from "../../db/database.ts";
import { fieldRefusal } from "../../foundation/app-error.ts";
import { findLearner } from "../feed/recommended-questions.service.ts";
import { goalView } from "./goal-view.ts";
import * as queries from "./goals.queries.ts";

interface GoalDeps {
  db: Database;
  now: () => Date;
}

export async function getGoal({ db, now }: GoalDeps, viewerId: string): Promise<{ goal: Goal | null }> {
  const [row, learner] = await Promise.all([
    queries.findGoal(db, viewerId, now()),
    findLearner(db, viewerId),
  ]);
  return { goal: row ? goalView(row, learner) : null };
}

/** Each subject and section once, in the order of the catalogue. */
export async function setGoal(
  deps: GoalDeps,
  viewerId: string,
  { examType, examDate, minutesPerDay, subjects, sections = usualSections(examType) }: GoalChange,
): Promise<{ goal: Goal | null }> {
  const goal = {
    examType,
    examDate,
    minutesPerDay,
    subjects: SUBJECTS.filter((subject) => subjects.includes(subject)),
    sections: SECTIONS.filter((section) => sections.includes(section)),
  };
  const isSet = await queries.upsertGoal(deps.db, viewerId, deps.now(), goal, Limits.maxDaysAhead);
  if (!isSet) throw fieldRefusal("invalid-request", "examDate", refusals.goals.dateOutOfRange);
  return getGoal(deps, viewerId);
}

export async function deleteGoal(db: Database, viewerId: string): Promise<undefined> {
  await queries.deleteGoal(db, viewerId);
}
