import { refusals } from "@prepfeed/contract/foundation/refusals";
import {
  type Decision,
  Moderation,
  REASON_LABELS,
  type ReportReason,
} from "@prepfeed/contract/moderation/report-reasons";
import type { Strike } from "@prepfeed/contract/moderation/strikes";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import { strikeView } from "./strike-view.ts";
import * as queries from "./strikes.queries.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

interface NewStrike {
  userId: string;
  caseId: string;
  decision: Decision;
  reason: ReportReason;
  days: number | undefined;
}

export async function giveStrike(tx: Database, { days, ...strike }: NewStrike, at: Date) {
  const isSuspension = strike.decision === "SUSPEND" && days !== undefined;
  await queries.insertStrike(tx, {
    ...strike,
    id: uuidv7(),
    suspendedUntil: isSuspension ? daysAfter(at, days) : null,
    createdAt: at,
    endsAt: daysAfter(at, Moderation.strikeDays),
  });
  if (isSuspension) await queries.updateSuspension(tx, strike.userId, at);
}

/** For a decision that was undone. */
export async function endStrikesOf(
  tx: Database,
  { id, account_id }: { id: string; account_id: string | null },
  at: Date,
) {
  await queries.deleteStrikes(tx, id);
  if (account_id) await queries.updateSuspension(tx, account_id, at);
}

export const hasDecidedAppeal = queries.hasDecidedAppeal;

export async function listStrikesOf(db: Database, userId: string, now: Date): Promise<Strike[]> {
  return (await queries.listStrikes(db, userId)).map((row) => strikeView(row, now));
}

/** Suspended people are told until when and why. */
export async function refuseSuspended({ db, now }: { db: Database; now: () => Date }, userId: string) {
  const suspension = await suspensionOf(db, userId, now());
  if (!suspension) return;
  const until = suspension.until.slice(0, 16).replace("T", " ");
  throw new AppError(
    "account-suspended",
    refusals.moderation.suspended(`${until} UTC`, REASON_LABELS[suspension.reason]),
  );
}

export interface Suspension {
  until: string;
  reason: ReportReason;
}

/** The longest one in force. */
export async function suspensionOf(db: Database, userId: string, now: Date): Promise<Suspension | null> {
  const standing = (await listStrikesOf(db, userId, now))
    .filter(({ appeal, suspendedUntil }) => suspendedUntil && appeal?.outcome !== "OVERTURNED")
    .flatMap(({ suspendedUntil, reason }) => (suspendedUntil ? [{ until: suspendedUntil, reason }] : []))
    .filter(({ until }) => new Date(until) > now)
    .sort((a, b) => b.until.localeCompare(a.until));
  return standing[0] ?? null;
}
