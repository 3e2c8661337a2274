import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Tally } from "@prepfeed/contract/mock-tests/paper-marking";
import { type PaperRules, sectionUnits, totalUnits } from "@prepfeed/contract/mock-tests/paper-rules";
import type { Share, SharedResult, Shown } from "@prepfeed/contract/mock-tests/shared-results";
import { AppError } from "../../foundation/app-error.ts";
import { openAttempt } from "../mock-tests/attempts.service.ts";
import { type FinishDeps, talliesOf } from "../mock-tests/marking/finish-attempt.service.ts";
import { overAttempt } from "../mock-tests/results/result.service.ts";
import { finishOf, tallyView } from "../mock-tests/results/result-view.ts";
import { type Standing, standingOf } from "../mock-tests/results/standing.service.ts";
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

/** The id is random, unlike our usual ids, which reveal when they were made. */
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

/**
 * Only what its learner chose: every field is named, and nothing leads to the attempt, the paper or its questions.
 */
export async function getSharedResult(
  deps: FinishDeps,
  id: string,
  viewerId: string | undefined,
): Promise<SharedResult> {
  const share = await queries.findShare(deps.db, id, viewerId ?? null);
  if (!share) throw new AppError("not-found", refusals.mockTests.notShared);
  const attempt = await overAttempt(deps, share.user_id, share.attempt_id);
  const { sections, total } = await talliesOf(deps.db, attempt);
  return {
    title: attempt.title,
    examType: attempt.exam_type,
    finishedAt: finishOf(attempt),
    number: attempt.number,
    timed: attempt.timed,
    extraTime: attempt.extra_time,
    username: share.shows_name ? share.username : null,
    score: share.shows_score ? scoreView(attempt.rules, total) : null,
    sections: share.shows_sections ? sectionViews(attempt.rules, sections) : null,
    rank: share.shows_rank ? rankView(await standingOf(deps.db, attempt)) : null,
  };
}

function scoreView(rules: PaperRules, tally: Tally): SharedResult["score"] {
  const { score, totalMarks, correct, wrong, skipped } = tallyView(tally, totalUnits(rules));
  return { score, totalMarks, correct, wrong, skipped };
}

function sectionViews(rules: PaperRules, tallies: Tally[]): SharedResult["sections"] {
  return rules.sections.flatMap((section, at) => {
    const tally = tallies[at];
    if (!tally) return [];
    const { score, totalMarks } = tallyView(tally, sectionUnits(section));
    return [{ name: section.name, score, totalMarks }];
  });
}

const rankView = ({ rank, ranked, percentile, leftOut }: Standing): SharedResult["rank"] =>
  rank !== null && percentile !== null ? { rank, ranked, percentile, ...(leftOut > 0 && { leftOut }) } : null;
