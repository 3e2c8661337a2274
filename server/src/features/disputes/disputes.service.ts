import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { AuthorAnswer, NewObjection, QuestionCase } from "@prepfeed/contract/questions/disputes";
import { canonicalAnswer } from "@prepfeed/contract/questions/marking";
import { Dispute } from "@prepfeed/contract/questions/question-states";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { recordEvent } from "../audit/audit.service.ts";
import { announce, notify } from "../notifications/notify.service.ts";
import type { Publisher } from "../notifications/user-channel.service.ts";
import { type KeyedQuestion, lockKeys } from "../questions/key-change.service.ts";
import { type Decided, decide } from "../regrade/regrade.service.ts";
import { caseView } from "./case-view.ts";
import { checkIfInsisted } from "./checking.service.ts";
import * as queries from "./disputes.queries.ts";
import { objectionWeight } from "./objection-weight.ts";

export interface DisputeDeps {
  db: Database;
  now: () => Date;
  state: Publisher;
  regrades: { run(): Promise<void> };
}

const DAY_MS = 24 * 60 * 60 * 1_000;
/** The first objection to a version opens a case, further ones join it. */
export async function disputeQuestion(
  deps: DisputeDeps,
  viewerId: string,
  questionId: string,
  objection: NewObjection,
): Promise<QuestionCase> {
  const at = deps.now();
  const { caseId, announcements } = await deps.db.transaction(async (tx) => {
    const question = await queries.findDisputable(tx, questionId, viewerId);
    if (!question) throw new AppError("not-found", refusals.questions.notFound);
    refuseOutsider(question, viewerId);
    if (isSettled(question)) throw new AppError("conflict", refusals.disputes.settled);
    const hasAuthor = question.author_id !== null;
    const opened = await queries.upsertCase(
      tx,
      {
        id: uuidv7(),
        questionId: question.id,
        version: question.version,
        examFamily: question.exam_family ?? "",
        openedBy: "OBJECTION",
        authorUntil: new Date(at.getTime() + (hasAuthor ? Dispute.authorDays * DAY_MS : 0)),
        escalatedAt: hasAuthor ? null : at,
      },
      at,
    );
    if (!opened) throw new AppError("not-found", refusals.questions.notFound);
    await object(tx, viewerId, opened.id, question, objection, at);
    const author = question.author_id;
    const told =
      opened.is_new && author
        ? [{ userId: author, kind: "dispute" as const, questionCaseId: opened.id }]
        : [];
    return { caseId: opened.id, announcements: await notify(tx, told) };
  });
  announce(deps.state, announcements);
  return viewOf(deps.db, viewerId, caseId, at);
}

export async function joinDispute(
  { db, now }: DisputeDeps,
  viewerId: string,
  id: string,
  objection: NewObjection,
): Promise<QuestionCase> {
  const at = now();
  await db.transaction(async (tx) => {
    await queries.lockCase(tx, id);
    const found = await queries.findCase(tx, viewerId, id, at);
    const question = found && (await queries.findDisputable(tx, found.question_id, viewerId));
    if (!found || !question) throw caseNotFound();
    refuseOutsider(question, viewerId);
    if (found.version !== question.version) throw new AppError("conflict", refusals.disputes.otherVersion);
    if (found.outcome !== null) throw new AppError("conflict", refusals.disputes.settled);
    await object(tx, viewerId, id, question, objection, at);
  });
  return viewOf(db, viewerId, id, at);
}

function refuseOutsider({ author_id, has_answered }: queries.DisputableRow, viewerId: string) {
  if (author_id === viewerId) throw new AppError("forbidden", refusals.disputes.ownQuestion);
  if (!has_answered) throw new AppError("forbidden", refusals.disputes.answerFirst);
}

const isSettled = ({ state }: queries.DisputableRow) => state !== null && state !== "CHECKED";

async function object(
  tx: Database,
  userId: string,
  caseId: string,
  question: queries.DisputableRow,
  { reason, answer, text }: NewObjection,
  at: Date,
) {
  const { account_days: accountDays, ...record } = await queries.findObjector(tx, userId, question.id, at);
  const weight = objectionWeight({ accountDays, ...record });
  const given = answer === undefined ? null : answerTo(question, answer, "answer");
  const isNew = await queries.insertObjection(
    tx,
    { caseId, userId, reason, answer: given, text, weight },
    at,
  );
  if (!isNew) throw new AppError("conflict", refusals.disputes.objectedAlready);
  await checkIfInsisted(tx, userId, caseId, at);
}

/** The answer in the form in which answers are compared; refused if it is not an answer to this question. */
function answerTo({ kind, options }: Pick<KeyedQuestion, "kind" | "options">, answer: string, field: string) {
  const canonical = canonicalAnswer(kind, answer, options);
  if (canonical === undefined) throw fieldRefusal("invalid-request", field, refusals.disputes.answerInvalid);
  return canonical;
}

export async function listDisputes({ db, now }: DisputeDeps, viewerId: string, questionId: string) {
  const question = await queries.findDisputable(db, questionId, viewerId);
  if (!question) throw new AppError("not-found", refusals.questions.notFound);
  const rows = await queries.listCasesOf(db, viewerId, question.id, now());
  const { version, post_id, author_id, has_answered } = question;
  const isAuthor = author_id === viewerId;
  const open = rows.find((row) => row.outcome === null && row.version === version);
  return {
    questionId,
    version,
    canObject: has_answered && !isAuthor && !isSettled(question) && !open?.mine,
    editablePostId: isAuthor ? post_id : null,
    cases: rows.map((row) => caseView(row, viewerId, knowsKey(question, row, viewerId))),
  };
}

/** A learner who answered another version has not seen the key of this one. */
const knowsKey = (
  { has_answered, version, author_id, is_key_hidden }: queries.DisputableRow,
  disputed: Pick<queries.CaseRow, "version">,
  viewerId: string,
) => !is_key_hidden && (author_id === viewerId || (has_answered && version === disputed.version));

export async function answerDispute(
  deps: DisputeDeps,
  viewerId: string,
  id: string,
  { action, text, answer, keepsOld }: AuthorAnswer,
): Promise<QuestionCase> {
  const { db, now, regrades } = deps;
  const at = now();
  await db.transaction(async (tx) => {
    await queries.lockCase(tx, id);
    const found = await queries.findCase(tx, viewerId, id, at);
    const question = found && (await queries.findDisputable(tx, found.question_id, viewerId));
    if (!found || !question) throw caseNotFound();
    if (found.author_id !== viewerId) throw new AppError("forbidden", refusals.disputes.notYours);
    if (found.outcome !== null || found.planned !== null)
      throw new AppError("conflict", refusals.disputes.settled);
    if (found.author_until < at || found.defended_at !== null)
      throw new AppError("conflict", refusals.disputes.tooLate);
    if (action === "DEFEND") return queries.updateDefence(tx, id, text, at);
    const right = action === "CORRECT" ? await correctedKey(tx, found, answer, keepsOld) : undefined;
    const outcome = ({ CORRECT: "CORRECTED", REWORD: "DROPPED", WITHDRAW: "WITHDRAWN" } as const)[action];
    await settle(
      tx,
      found,
      { outcome, right, reason: text, by: viewerId, as: "AUTHOR", takesPoints: false },
      at,
    );
  });
  void regrades.run();
  return viewOf(db, viewerId, id, at);
}

async function correctedKey(
  tx: Database,
  found: queries.CaseRow,
  answer: string | undefined,
  keepsOld: boolean,
) {
  const [question] = await lockKeys(tx, { id: found.question_id, version: found.version });
  if (!question) throw caseNotFound();
  if (answer === undefined) throw fieldRefusal("invalid-request", "answer", refusals.disputes.rightRequired);
  const old = [question.correct_answer, ...question.also_right];
  return newKey(question, keepsOld ? [answer, ...old] : [answer]);
}

/** The new right answers, each once, the key first; refused if nothing changes. */
export function newKey(question: KeyedQuestion, right: readonly string[]): [string, ...string[]] {
  const [first, ...rest] = new Set(right.map((each) => answerTo(question, each, "right")));
  if (first === undefined) throw fieldRefusal("invalid-request", "right", refusals.disputes.rightRequired);
  const old = [question.correct_answer, ...question.also_right];
  const isSame = old.length === rest.length + 1 && old.every((each) => each === first || rest.includes(each));
  if (isSame) throw fieldRefusal("invalid-request", "right", refusals.disputes.sameKey);
  return [first, ...rest];
}

/** Decides a case at once; refused while a running event asks the question. */
async function settle(tx: Database, found: queries.CaseRow, decided: Decided & { by: string }, at: Date) {
  await recordDecision(tx, found, decided, at);
  await carryOut(tx, found, decided, at);
}

/** The audit log's entry, with the refusal for what cannot be decided yet. */
export async function recordDecision(
  tx: Database,
  { id, event_until }: queries.CaseRow,
  { by, as, outcome, reason, takesPoints }: Decided & { by: string },
  at: Date,
) {
  if (event_until !== null) throw new AppError("conflict", refusals.disputes.runningEvent);
  const event = { kind: "MODERATION", event: "question-case-decided", actor: by, reason } as const;
  const thing = { kind: "QUESTION_CASE", id };
  await recordEvent(tx, { ...event, thing, details: { outcome, as, takesPoints } }, at);
}

export const carryOut = (tx: Database, found: queries.CaseRow, decided: Decided, at: Date) =>
  decide(tx, { id: found.id, question: { id: found.question_id, version: found.version } }, decided, at);

async function viewOf(db: Database, viewerId: string, id: string, at: Date): Promise<QuestionCase> {
  const row = await queries.findCase(db, viewerId, id, at);
  const question = row && (await queries.findDisputable(db, row.question_id, viewerId));
  if (!row) throw caseNotFound();
  return caseView(row, viewerId, question !== undefined && knowsKey(question, row, viewerId));
}

export const caseNotFound = () => new AppError("not-found", refusals.moderation.caseNotFound);
