import { Dispute } from "@prepfeed/contract/questions/question-states";
import type { Logger } from "pino";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { opensCase } from "../../rules/statistics/alarm.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { type Announcement, announce, notify } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { changeKeys, lockKeys } from "../questions/key-change.service.ts";
import { findSuspicion } from "../statistics/statistics.service.ts";
import * as queries from "./checking.queries.ts";
import { type CaseRow, escalate, findCase, lockCase, upsertCase } from "./disputes.queries.ts";

interface CheckingDeps {
  db: Database;
  now: () => Date;
  state: Publisher;
  log: Pick<Logger, "warn">;
}

const DAY_MS = 24 * 60 * 60 * 1_000;
const AT_ONCE = 100;

/** Enough objections with enough weight start a check of the question, unless a running event uses it. */
export async function checkIfInsisted(tx: Database, viewerId: string, caseId: string, at: Date) {
  const found = await findCase(tx, viewerId, caseId, at);
  if (!found || found.suspended_at !== null || found.event_until !== null) return;
  const weighty = await queries.countWeighty(tx, caseId, Dispute.suspendingWeight);
  if (weighty >= Dispute.suspendingObjectors) await suspend(tx, found, at);
}

async function suspend(tx: Database, found: CaseRow, at: Date) {
  await escalate(tx, found.id, true, at);
  const questions = await lockKeys(tx, { id: found.question_id, version: found.version });
  const [question] = questions;
  if (!question || question.state !== null) return;
  const key = {
    correctAnswer: question.correct_answer,
    alsoRight: question.also_right,
    state: "CHECKED" as const,
  };
  await changeKeys(tx, questions, key, at);
  const thing = { kind: "QUESTION_CASE", id: found.id };
  await recordEvent(tx, { kind: "MODERATION", event: "question-checked", actor: "system", thing }, at);
}

/**
 * Examines the keys of questions that many more people have answered since the last time. An alarm opens a case, or joins one, and has the
 * question checked; its author is told.
 */
export async function examineAnswers({ db, now, state, log }: CheckingDeps): Promise<void> {
  for (const { question_id: question } of await queries.listToExamine(db, AT_ONCE))
    try {
      const news = await db.transaction((tx) => examine(tx, question, now()));
      // Apart, because who adds up answers locks the question first.
      await queries.deleteExamined(db, question);
      announce(state, news);
    } catch (error) {
      log.warn({ err: error, question }, "answers could not be examined; trying again later");
    }
}

async function examine(tx: Database, questionId: string, at: Date): Promise<Announcement[]> {
  const suspicion = await findSuspicion(tx, questionId);
  if (!suspicion || !opensCase(suspicion)) return [];
  const question = await queries.findExamined(tx, questionId);
  if (!question || question.state !== null || question.was_kept) return [];
  const opened = await upsertCase(
    tx,
    {
      id: uuidv7(),
      questionId,
      version: question.version,
      examFamily: question.exam_family ?? "",
      openedBy: "ALARM",
      authorUntil: new Date(at.getTime() + Dispute.authorDays * DAY_MS),
      escalatedAt: at,
    },
    at,
  );
  if (!opened) return [];
  await checkAlarmed(tx, opened.id, at);
  const author = question.author_id;
  return notify(
    tx,
    opened.is_new && author ? [{ userId: author, kind: "dispute", questionCaseId: opened.id }] : [],
  );
}

/** While an event asks it, it stays open to answers. */
async function checkAlarmed(tx: Database, caseId: string, at: Date) {
  const found = await findCase(tx, caseId, caseId, at);
  if (found && found.suspended_at === null && found.event_until === null) await suspend(tx, found, at);
}

/**
 * Sends cases to moderators if the author did not answer in time, and checks cases again that had to wait for
 * the end of an event.
 */
export async function handleDue({ db, now, log }: Omit<CheckingDeps, "state">): Promise<void> {
  const at = now();
  const due = { minWeight: Dispute.suspendingWeight, people: Dispute.suspendingObjectors, max: AT_ONCE };
  for (const { id } of await queries.listDue(db, at, due))
    await db
      .transaction((tx) => handleOne(tx, id, at))
      .catch((error: unknown) =>
        log.warn({ err: error, case: id }, "a disputed question could not be passed on; trying again later"),
      );
}

async function handleOne(tx: Database, id: string, at: Date) {
  await lockCase(tx, id);
  const found = await findCase(tx, id, id, at);
  if (!found || found.outcome !== null) return;
  if (found.author_until < at) await escalate(tx, id, false, at);
  if (found.opened_by === "ALARM") await checkAlarmed(tx, id, at);
  else await checkIfInsisted(tx, id, id, at);
}
