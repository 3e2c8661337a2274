import { MockTest as Limits } from "@prepfeed/contract/mock-tests/mock-limits";
import type { Database } from "../../../db/database.ts";
import type { SharedState } from "../../../shared-state/shared-state.ts";
import type { AttemptRow } from "../attempts.queries.ts";
import { listOthers, type OthersRow } from "./result.queries.ts";

export interface OthersDeps {
  db: Database;
  state: Pick<SharedState, "get" | "set">;
}

/**
 * Many learners open their results at once when a paper or an event ends, so other people's answers are counted once
 * for all of them.
 */
const KEPT_SECONDS = 60;

type Attempt = Pick<AttemptRow, "test_id" | "user_id" | "ranked" | "finished_at">;

/**
 * How others answered each question. With many ranked attempts, a sample shared by everybody is used, with the
 * medians of all of it.
 */
export async function othersOf(
  deps: OthersDeps,
  attempt: Attempt,
  ranked: number,
  /** The learner's questions that were visited. */
  own: ReadonlyMap<string, string | null>,
): Promise<OthersRow[]> {
  if (ranked < Limits.rankedFrom)
    return listOthers(deps.db, attempt.test_id, attempt.user_id, Limits.sampled);
  const sample = await sampleOf(deps, attempt.test_id);
  const [first] = sample;
  const isIn = first && attempt.ranked && attempt.finished_at && attempt.finished_at >= new Date(first.since);
  return isIn ? sample.map((row) => withoutAnswer(row, own)) : sample;
}

async function sampleOf({ db, state }: OthersDeps, testId: string): Promise<OthersRow[]> {
  const key = `mock-others:${testId}`;
  const [kept] = await state.get([key]);
  if (kept) return JSON.parse(kept) as OthersRow[];
  const sample = await listOthers(db, testId, null, Limits.sampled);
  await state.set(key, JSON.stringify(sample), KEPT_SECONDS);
  return sample;
}

/** The learner's own answer does not count as another person's. */
function withoutAnswer(row: OthersRow, own: ReadonlyMap<string, string | null>): OthersRow {
  const answer = own.get(row.question_id);
  if (answer === undefined) return { ...row, people: row.people - 1 };
  const answers = row.answers
    .map((each) => (each.answer === answer ? { ...each, people: each.people - 1 } : each))
    .filter(({ people }) => people > 0);
  return { ...row, answers, people: row.people - 1 };
}
