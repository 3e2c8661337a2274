import { type ExamType, examFamily } from "@prepfeed/contract/foundation/catalogue";
import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import { plainText, shortened } from "@prepfeed/contract/foundation/plain-words";
import type { Correction, CorrectionPage } from "@prepfeed/contract/questions/disputes";
import type { Database } from "../../db/database.ts";
import { toPage } from "../../rules/to-page.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import * as queries from "./corrections.queries.ts";

export interface CorrectionDeps {
  db: Database;
  state: Pick<SharedState, "get" | "set">;
}

const EXCERPT = 160;
/** Counting all questions is slow and the number hardly changes, so it is cached. */
const COUNTED_SECONDS = 600;
const HOUR_MS = 60 * 60 * 1_000;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

export async function listCorrections(
  deps: CorrectionDeps,
  viewerId: string | undefined,
  { page, size, exam }: PageQuery & { exam?: ExamType },
): Promise<CorrectionPage> {
  const family = exam ? examFamily(exam) : null;
  const rows = await queries.listCorrections(deps.db, viewerId ?? null, family, { page, size });
  const { median_hours: median, ...totals } = await queries.findTotals(deps.db, family);
  return {
    ...toPage(rows.map(correctionView), rows[0]?.total ?? 0, { page, size }),
    totals: {
      ...totals,
      questions: await countQuestions(deps, family),
      medianHours: median === null ? null : oneDecimal(median),
    },
  };
}

async function countQuestions({ db, state }: CorrectionDeps, family: string | null): Promise<number> {
  const key = `questions-counted:${family ?? "all"}`;
  const [kept] = await state.get([key]);
  if (kept) return Number(kept);
  const total = await queries.countQuestions(db, family);
  await state.set(key, String(total), COUNTED_SECONDS);
  return total;
}

function correctionView(row: queries.CorrectionRow): Correction {
  const decidedAt = row.decided_at ?? row.created_at;
  return {
    id: row.id,
    questionId: row.question_id,
    postId: row.post_id,
    examType: row.exam_family || null,
    question: shortened(plainText(row.question), EXCERPT),
    outcome: row.outcome === "KEPT" || row.outcome === null ? "CORRECTED" : row.outcome,
    decidedAs: row.decided_as ?? "MODERATOR",
    openedAt: row.created_at.toISOString(),
    decidedAt: decidedAt.toISOString(),
    hours: oneDecimal((decidedAt.getTime() - row.created_at.getTime()) / HOUR_MS),
    affected: row.affected,
  };
}
