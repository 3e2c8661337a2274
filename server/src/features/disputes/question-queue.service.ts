import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type {
  NewQuestionDecision,
  PlannedDecision,
  QuestionCaseDetails,
  QueuedCase,
} from "@prepfeed/contract/questions/disputes";
import type { Database } from "../../db/database.ts";
import { contentView } from "../../db/sql/question-content.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { listNotesOf, recordEvent } from "../audit/audit.service.ts";
import { lockKeys } from "../questions/key-change.service.ts";
import { findVersion } from "../questions/questions.service.ts";
import { rememberVersions } from "../questions/versions.service.ts";
import { findSuspicion } from "../statistics/statistics.service.ts";
import { queuedCaseView } from "./case-view.ts";
import * as queries from "./disputes.queries.ts";
import { carryOut, caseNotFound, type DisputeDeps, newKey, recordDecision } from "./disputes.service.ts";

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

type QueueDeps = Pick<DisputeDeps, "db" | "now">;

/** Cases by their ids, for the moderators' queue. */
export async function listQueuedCases(
  { db, now }: QueueDeps,
  viewerId: string,
  ids: readonly string[],
): Promise<QueuedCase[]> {
  const rows = ids.length > 0 ? await queries.listCasesById(db, viewerId, ids, now()) : [];
  return rows.map((row) => queuedCaseView(row, viewerId));
}

export const isQuestionCase = queries.isCase;

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
  const notes = row.author_id === viewerId ? [] : await listNotesOf(db, id);
  const { engine, writer, seed, shares, papers } = evidence;
  const view = queuedCaseView(row, viewerId);
  const right = row.planned?.right;
  return {
    ...view,
    planned: view.planned && { ...view.planned, ...(right && { right }) },
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
    notes,
  };
}

/** A decision waits while it can be undone, so that nobody is told or marked by one that is taken back. */
export async function decideQuestionCase(
  deps: DisputeDeps,
  viewerId: string,
  id: string,
  { outcome, right, reason, takesPoints, atOnce, revision }: NewQuestionDecision,
): Promise<QueuedCase> {
  const at = deps.now();
  const view = await deps.db.transaction(async (tx) => {
    const found = await lockRevision(tx, viewerId, id, revision, at);
    if (isDecided(found)) throw new AppError("conflict", refusals.moderation.decidedAlready);
    refuseOwn(found, viewerId);
    const changesKey = outcome === "CORRECTED" || outcome === "SEVERAL_RIGHT";
    const key = changesKey ? await keyFor(tx, found, right) : undefined;
    const planned = { outcome, reason, takesPoints, ...(key && { right: key }) };
    const decided = { ...planned, right: key, by: viewerId, as: "MODERATOR" as const };
    await recordDecision(tx, found, decided, at);
    if (atOnce) await carryOut(tx, found, decided, at);
    else await queries.updatePlan(tx, id, { planned, by: viewerId, at });
    return viewOf(tx, viewerId, id, at);
  });
  if (atOnce) void deps.regrades.run();
  return view;
}

export async function undoQuestionDecision(
  { db, now }: QueueDeps,
  viewerId: string,
  id: string,
  revision: number,
): Promise<QueuedCase> {
  const at = now();
  return db.transaction(async (tx) => {
    const found = await lockRevision(tx, viewerId, id, revision, at);
    if (!found.planned || found.decided_by !== viewerId)
      throw new AppError("conflict", refusals.moderation.tooLateToUndo);
    await queries.updatePlan(tx, id, null);
    await recordEvent(tx, { ...eventOf(viewerId, id), event: "decision-undone" }, at);
    return viewOf(tx, viewerId, id, at);
  });
}

export async function assignQuestionCase(
  { db, now }: QueueDeps,
  viewerId: string,
  id: string,
  { isMine, version }: { isMine: boolean; version: number },
): Promise<QueuedCase> {
  const at = now();
  return db.transaction(async (tx) => {
    refuseOwn(await lockRevision(tx, viewerId, id, version, at), viewerId);
    await queries.updateAssignee(tx, id, isMine ? viewerId : null);
    await recordEvent(tx, { ...eventOf(viewerId, id), event: isMine ? "case-taken" : "case-left" }, at);
    return viewOf(tx, viewerId, id, at);
  });
}

/** Refused to the author of the question, who does not see the notes either. */
export async function noteQuestionCase({ db, now }: QueueDeps, viewerId: string, id: string, text: string) {
  const found = await queries.findCase(db, viewerId, id, now());
  if (!found) throw caseNotFound();
  if (found.author_id === viewerId) throw new AppError("forbidden", refusals.moderation.ownCase);
  await recordEvent(db, { ...eventOf(viewerId, id), event: "case-noted", reason: text }, now());
}

const eventOf = (actor: string, id: string) =>
  ({ kind: "MODERATION", actor, thing: { kind: "QUESTION_CASE", id } }) as const;

const isDecided = ({ outcome, planned }: queries.CaseRow) => outcome !== null || planned !== null;

function refuseOwn({ author_id, mine }: queries.CaseRow, viewerId: string) {
  if (author_id === viewerId || mine !== null) throw new AppError("forbidden", refusals.moderation.ownCase);
}

/** The case, locked; refused if somebody has changed it since the viewer opened it. */
async function lockRevision(tx: Database, viewerId: string, id: string, revision: number, at: Date) {
  await queries.lockCase(tx, id);
  const found = await queries.findCase(tx, viewerId, id, at);
  if (!found) throw caseNotFound();
  if (found.revision !== revision) throw new AppError("conflict", refusals.moderation.changed);
  return found;
}

async function viewOf(tx: Database, viewerId: string, id: string, at: Date): Promise<QueuedCase> {
  const row = await queries.findCase(tx, viewerId, id, at);
  if (!row) throw caseNotFound();
  return queuedCaseView(row, viewerId);
}

async function keyFor(
  tx: Database,
  found: queries.CaseRow,
  right: readonly string[] | undefined,
): Promise<NonNullable<PlannedDecision["right"]>> {
  const [question] = await lockKeys(tx, { id: found.question_id, version: found.version });
  if (!question) throw caseNotFound();
  if (!right) throw fieldRefusal("invalid-request", "right", refusals.disputes.rightRequired);
  return newKey(question, right);
}
