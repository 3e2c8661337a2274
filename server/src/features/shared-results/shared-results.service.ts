import { refusals } from "@prepfeed/contract/refusals";
import type { Share, SharedResult, Shown } from "@prepfeed/contract/shared-results";
import { AppError } from "../../app-error.ts";
import { openAttempt } from "../mock-tests/attempts.service.ts";
import type { FinishDeps } from "../mock-tests/finish-attempt.service.ts";
import { getResult, overAttempt } from "../mock-tests/results/result.service.ts";
import * as queries from "./shared-results.queries.ts";

export async function getShare(
  deps: FinishDeps,
  viewerId: string,
  attemptId: string,
): Promise<{ share: Share | null }> {
  await openAttempt(deps, viewerId, attemptId);
  const row = await queries.findShareOf(deps.db, attemptId);
  return { share: row ? shareView(row) : null };
}

/** The id is random, not one of our usual ids, which tell when they were made. */
export async function shareResult(
  deps: FinishDeps,
  viewerId: string,
  attemptId: string,
  shown: Partial<Shown>,
): Promise<{ share: Share }> {
  await overAttempt(deps, viewerId, attemptId);
  const row = await queries.upsertShare(deps.db, { id: crypto.randomUUID(), attemptId, shown });
  if (!row) throw new AppError("not-found", refusals.mockTests.attemptNotFound);
  return { share: shareView(row) };
}

export async function withdrawShare(
  deps: FinishDeps,
  viewerId: string,
  attemptId: string,
): Promise<undefined> {
  await openAttempt(deps, viewerId, attemptId);
  await queries.deleteShare(deps.db, attemptId);
}

const shareView = (row: queries.ShareRow): Share => ({
  id: row.id,
  name: row.shows_name,
  score: row.shows_score,
  sections: row.shows_sections,
  rank: row.shows_rank,
});

/** Only what its learner chose: every field is named, and nothing leads to the attempt, the paper or its questions. */
export async function getSharedResult(deps: FinishDeps, id: string): Promise<SharedResult> {
  const share = await queries.findShare(deps.db, id);
  if (!share) throw new AppError("not-found", refusals.mockTests.notShared);
  const result = await getResult(deps, share.user_id, share.attempt_id);
  const { rank, ranked, percentile } = result;
  return {
    title: result.title,
    examType: result.examType,
    finishedAt: result.finishedAt,
    username: share.shows_name ? share.username : null,
    score: share.shows_score
      ? {
          score: result.score,
          totalMarks: result.totalMarks,
          correct: result.correct,
          wrong: result.wrong,
          skipped: result.skipped,
        }
      : null,
    sections: share.shows_sections
      ? result.sections.map(({ name, score, totalMarks }) => ({ name, score, totalMarks }))
      : null,
    rank: share.shows_rank && rank !== null && percentile !== null ? { rank, ranked, percentile } : null,
  };
}
