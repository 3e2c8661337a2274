import { Paging } from "@prepfeed/contract/foundation/limits";
import type { Page, PageQuery } from "@prepfeed/contract/foundation/paging";
import { plainText } from "@prepfeed/contract/foundation/plain-words";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type {
  AnyCase,
  CaseDetails,
  ModerationCase,
  ModerationFigures,
} from "@prepfeed/contract/moderation/cases";
import { Moderation } from "@prepfeed/contract/moderation/report-reasons";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { toPage } from "../../rules/to-page.ts";
import { listNotesOf, recordEvent } from "../audit/audit.service.ts";
import {
  assignQuestionCase,
  isQuestionCase,
  listQueuedCases,
  noteQuestionCase,
} from "../disputes/question-queue.service.ts";
import type { ReportedThing } from "../reports/visibility.service.ts";
import { caseView, evidenceView, isPrivate } from "./case-view.ts";
import * as queries from "./cases.queries.ts";
import { listStrikesOf } from "./strikes.service.ts";

export interface CaseDeps {
  db: Database;
  now: () => Date;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const FIGURES_DAYS = 90;
const AT_ONCE = 200;
/** What is shown of a similar case. */
const EXCERPT = 200;

/** Cases about reports and about questions, in one order. */
export async function listCases(
  { db, now }: CaseDeps,
  viewerId: string,
  { page, size, status = "OPEN", kind, reason, assigned }: PageQuery & Partial<queries.CaseFilter>,
): Promise<Page<AnyCase>> {
  const filter = { status, kind, reason, assigned };
  const [queued, total] = await Promise.all([
    queries.listQueue(db, viewerId, filter, { page, size }),
    queries.countCases(db, viewerId, filter, Paging.maxSearchTotal),
  ]);
  const idsOf = (isQuestion: boolean) =>
    queued.filter(({ is_question }) => is_question === isQuestion).map(({ id }) => id);
  const [reported, questions] = await Promise.all([
    queries.listCasesById(db, viewerId, idsOf(false)),
    listQueuedCases({ db, now }, viewerId, idsOf(true)),
  ]);
  const cases = new Map<string, AnyCase>(
    [...reported.map(caseView), ...questions].map((each) => [each.id, each]),
  );
  const content = queued.map(({ id }) => cases.get(id)).filter((each) => each !== undefined);
  return toPage(content, total, { page, size });
}

/**
 * A learner's conversation with an AI is private, so viewing it is logged. The person whom the case is about does not see
 * what others wrote, because that may tell who they are.
 */
export async function getCase({ db, now }: CaseDeps, viewerId: string, id: string): Promise<CaseDetails> {
  const row = await queries.findCase(db, viewerId, id);
  if (!row) throw caseNotFound();
  if (isPrivate(row)) {
    const thing = { kind: "CASE", id };
    await recordEvent(db, { kind: "MODERATION", event: "private-case-read", actor: viewerId, thing }, now());
  }
  const isAboutViewer = row.account_id === viewerId;
  const [reports, similar, strikes, notes] = await Promise.all([
    isAboutViewer ? [] : queries.listReports(db, id),
    queries.listSimilar(db, row),
    row.account_id ? listStrikesOf(db, row.account_id, now()) : [],
    isAboutViewer ? [] : listNotesOf(db, id),
  ]);
  return {
    ...caseView(row),
    evidence: evidenceView(row.evidence),
    reportList: reports.map(({ reason, note, created_at }) => ({
      reason,
      note,
      createdAt: created_at.toISOString(),
    })),
    history: strikes.map(({ id, decision, reason, createdAt, isActive }) => ({
      id,
      decision,
      reason,
      createdAt,
      isActive,
    })),
    similar: similar.map(({ id, kind, reason, decision, evidence }) => ({
      id,
      kind,
      reason,
      decision,
      text: isPrivate({ kind }) ? "" : plainText(evidence?.text ?? "").slice(0, EXCERPT),
    })),
    notes,
  };
}

export async function assignCase(
  { db, now }: CaseDeps,
  viewerId: string,
  id: string,
  { isMine, version }: { isMine: boolean; version: number },
): Promise<AnyCase> {
  if (await isQuestionCase(db, id)) return assignQuestionCase({ db, now }, viewerId, id, { isMine, version });
  return db.transaction(async (tx) => {
    const row = await lockVersion(tx, viewerId, id, version);
    if (row.is_own) throw new AppError("forbidden", refusals.moderation.ownCase);
    await queries.updateAssignee(tx, id, isMine ? viewerId : null);
    const event = isMine ? "case-taken" : "case-left";
    await recordEvent(tx, { kind: "MODERATION", event, actor: viewerId, thing: { kind: "CASE", id } }, now());
    return viewOf(tx, viewerId, id);
  });
}

/** Notes are events of the audit log, so that nobody can change them later. */
export async function addNote({ db, now }: CaseDeps, viewerId: string, id: string, text: string) {
  if (await isQuestionCase(db, id)) return noteQuestionCase({ db, now }, viewerId, id, text);
  const row = await queries.findCase(db, viewerId, id);
  if (!row) throw caseNotFound();
  if (row.account_id === viewerId) throw new AppError("forbidden", refusals.moderation.ownCase);
  const thing = { kind: "CASE", id };
  await recordEvent(
    db,
    { kind: "MODERATION", event: "case-noted", actor: viewerId, thing, reason: text },
    now(),
  );
}

/** The case, locked; refused if somebody has changed it since the viewer opened it. */
export async function lockVersion(tx: Database, viewerId: string, id: string, version: number) {
  const row = await queries.lockCase(tx, viewerId, id);
  if (!row) throw caseNotFound();
  if (row.version !== version) throw new AppError("conflict", refusals.moderation.changed);
  return row;
}

/** What a case is about. */
export const thingOf = ({ kind, thing_id, picture }: queries.CaseRow): ReportedThing => ({
  kind,
  thingId: thing_id,
  picture,
});

export async function viewOf(db: Database, viewerId: string, id: string): Promise<ModerationCase> {
  const row = await queries.findCase(db, viewerId, id);
  if (!row) throw caseNotFound();
  return caseView(row);
}

export async function getFigures({ db, now }: CaseDeps): Promise<ModerationFigures> {
  const row = await queries.findFigures(db, new Date(now().getTime() - FIGURES_DAYS * DAY_MS));
  const round = (value: number | null | undefined) =>
    value === null || value === undefined ? null : Math.round(value * 10) / 10;
  return {
    open: row?.open ?? 0,
    urgent: row?.urgent ?? 0,
    appeals: row?.appeals ?? 0,
    medianHours: round(row?.median_hours),
    overturned: round(row?.overturned),
  };
}

export async function forgetOldEvidence(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - Moderation.evidenceDays * DAY_MS);
  while ((await queries.deleteOldEvidence(db, before, AT_ONCE)) === AT_ONCE);
}

const caseNotFound = () => new AppError("not-found", refusals.moderation.caseNotFound);
