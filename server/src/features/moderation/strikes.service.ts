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
  suspendedUntil: Date | null;
}

export async function giveStrike(tx: Database, strike: NewStrike, at: Date) {
  await queries.insertStrike(tx, {
    ...strike,
    id: uuidv7(),
    createdAt: at,
    endsAt: daysAfter(at, Moderation.strikeDays),
  });
  if (strike.suspendedUntil) await queries.updateSuspension(tx, strike.userId, at);
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
  const [day = "", time = ""] = suspension.until.split("T");
  const until = time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)} UTC`;
  throw new AppError(
    "account-suspended",
    refusals.moderation.suspended(until, REASON_LABELS[suspension.reason]),
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
