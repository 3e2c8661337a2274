import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type {
  NewQuestionDecision,
  QuestionCase,
  QuestionCaseDetails,
  QueuedCase,
} from "@prepfeed/contract/questions/disputes";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { lockKeys } from "../questions/key-change.service.ts";
import { findVersion } from "../questions/questions.service.ts";
import { rememberVersions } from "../questions/versions.service.ts";
import { findSuspicion } from "../statistics/statistics.service.ts";
import { caseView, queuedCaseView } from "./case-view.ts";
import * as queries from "./disputes.queries.ts";
import { caseNotFound, type DisputeDeps, newKey, settle } from "./disputes.service.ts";

const OBJECTIONS_SHOWN = 100;

export async function listQueue(
  { db, now }: DisputeDeps,
  viewerId: string,
  { page, size, status = "OPEN" }: PageQuery & { status?: queries.QueueStatus },
): Promise<Page<QueuedCase>> {
  const rows = await queries.listQueue(db, viewerId, status, { page, size }, now());
  const views = rows.map((row) => queuedCaseView(row, viewerId));
  return toPage(views, rows[0]?.total ?? page * size, { page, size });
}

/** Moderators see the key, so the question gives them no points any more. Each view is in the audit log. */
export async function getDetails(
  { db, now }: DisputeDeps,
  viewerId: string,
  id: string,
): Promise<QuestionCaseDetails> {
  const row = await queries.findCase(db, viewerId, id, now());
  const question = row && (await findVersion(db, row.question_id, row.version));
  const evidence = row && (await queries.findEvidence(db, row.question_id, row.version));
  if (!row || !question || !evidence) throw caseNotFound();
  await db.transaction(async (tx) => {
    await rememberVersions(tx, viewerId, row.question_id, now());
    const thing = { kind: "QUESTION_CASE", id };
    await recordEvent(tx, { kind: "MODERATION", event: "question-case-read", actor: viewerId, thing }, now());
  });
  const objections = await queries.listObjections(db, id, OBJECTIONS_SHOWN);
  const suspicion = await findSuspicion(db, row.question_id, row.version);
  const { engine, writer, seed, shares, papers } = evidence;
  return {
    ...queuedCaseView(row, viewerId),
    question: contentView(question),
    correctAnswer: question.correct_answer,
    alsoRight: question.also_right,
    explanation: question.explanation,
    postId: evidence.post_id,
    origin: engine === null ? null : { engine, writer, seed },
    sameWriter: evidence.same_writer,
    shares,
    objectionList: objections.map(({ created_at, ...objection }) => ({
      ...objection,
      createdAt: created_at.toISOString(),
    })),
    papers,
    suspicion: suspicion ?? null,
    freshSolve: row.fresh_solve,
  };
}

export async function decideQuestionCase(
  deps: DisputeDeps,
  viewerId: string,
  id: string,
  { outcome, right, reason, takesPoints }: NewQuestionDecision,
): Promise<QuestionCase> {
  const at = deps.now();
  const view = await deps.db.transaction(async (tx) => {
    await queries.lockCase(tx, id);
    const found = await queries.findCase(tx, viewerId, id, at);
    if (!found) throw caseNotFound();
    if (found.outcome !== null) throw new AppError("conflict", refusals.moderation.decidedAlready);
    if (found.author_id === viewerId || found.mine !== null)
      throw new AppError("forbidden", refusals.moderation.ownCase);
    const changesKey = outcome === "CORRECTED" || outcome === "SEVERAL_RIGHT";
    const key = changesKey ? await keyFor(tx, found, right) : undefined;
    await settle(tx, found, { outcome, right: key, reason, by: viewerId, as: "MODERATOR", takesPoints }, at);
    const decided = await queries.findCase(tx, viewerId, id, at);
    if (!decided) throw caseNotFound();
    return caseView(decided, viewerId, true);
  });
  void deps.regrades.run();
  return view;
}

async function keyFor(tx: Database, found: queries.CaseRow, right: readonly string[] | undefined) {
  const [question] = await lockKeys(tx, { id: found.question_id, version: found.version });
  if (!question) throw caseNotFound();
  if (!right) throw fieldRefusal("invalid-request", "right", refusals.disputes.rightRequired);
  return newKey(question, right);
}
