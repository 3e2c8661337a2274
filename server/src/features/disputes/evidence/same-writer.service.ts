import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import type { WrittenQuestion } from "@prepfeed/contract/questions/same-writer";
import type { Database } from "../../../db/database.ts";
import { toPage } from "../../../rules/to-page.ts";
import { recordEvent } from "../../audit/audit.service.ts";
import { rememberShown } from "../../questions/seen-keys.service.ts";
import { findCase } from "../disputes.queries.ts";
import { caseNotFound } from "../disputes.service.ts";
import * as queries from "./same-writer.queries.ts";

/** A fault of a writer is in its other questions too. Moderators see their keys, so these give them no points any more. */
export async function listSameWriter(
  { db, now }: { db: Database; now: () => Date },
  viewerId: string,
  caseId: string,
  { page, size }: PageQuery,
): Promise<Page<WrittenQuestion>> {
  const at = now();
  const found = await findCase(db, viewerId, caseId, at);
  if (!found) throw caseNotFound();
  const rows = await queries.listSameWriter(db, viewerId, found.question_id, { page, size }, at);
  const ids = rows.map(({ id }) => id);
  await db.transaction(async (tx) => {
    if (ids.length > 0) await rememberShown(tx, viewerId, ids, at);
    const thing = { kind: "QUESTION_CASE", id: caseId };
    await recordEvent(tx, { kind: "MODERATION", event: "same-writer-read", actor: viewerId, thing }, at);
  });
  return toPage(rows.map(writtenView), rows[0]?.total ?? page * size, { page, size });
}

function writtenView(row: queries.WrittenRow): WrittenQuestion {
  return {
    id: row.id,
    questionText: row.question_text,
    answer: row.correct_option,
    createdAt: row.created_at.toISOString(),
    seed: row.seed,
    answers: row.answers,
    askedIn: row.post_id !== null ? "POST" : row.asked_by !== null ? "PRACTICE" : "PAPER",
    postId: row.post_id,
    state: row.state,
    dispute: row.case_id === null ? null : { id: row.case_id, outcome: row.outcome },
  };
}
