import { SUBJECTS } from "@prepfeed/contract/catalogue";
import type { Goal, GoalChange } from "@prepfeed/contract/goals";
import { Goal as Limits } from "@prepfeed/contract/limits";
import { refusals } from "@prepfeed/contract/refusals";
import { fieldRefusal } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { goalView } from "./goal-view.ts";
import * as queries from "./goals.queries.ts";

interface GoalDeps {
  db: Database;
  now: () => Date;
}

export async function getGoal({ db, now }: GoalDeps, viewerId: string): Promise<{ goal: Goal | null }> {
  const row = await queries.findGoal(db, viewerId, now());
  return { goal: row ? goalView(row) : null };
}

/** Each subject once, in the order of the catalogue. */
export async function setGoal(
  deps: GoalDeps,
  viewerId: string,
  { examType, examDate, minutesPerDay, subjects }: GoalChange,
): Promise<{ goal: Goal | null }> {
  const inOrder = SUBJECTS.filter((subject) => subjects.includes(subject));
  const goal = { examType, examDate, minutesPerDay, subjects: inOrder };
  const isSet = await queries.upsertGoal(deps.db, viewerId, deps.now(), goal, Limits.maxDaysAhead);
  if (!isSet) throw fieldRefusal("invalid-request", "examDate", refusals.goals.dateOutOfRange);
  return getGoal(deps, viewerId);
}

export async function deleteGoal(db: Database, viewerId: string): Promise<undefined> {
  await queries.deleteGoal(db, viewerId);
}
