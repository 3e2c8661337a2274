import type { AccountSession } from "@prepfeed/contract/accounts/account";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { AppError } from "../../foundation/app-error.ts";
import type { SecurityLog } from "../../foundation/security-log.ts";
import { deviceOf } from "../../rules/device.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import { type Publisher, tellSessionsEnded } from "../notifications/user-channel.service.ts";
import * as queries from "./sessions.queries.ts";
import type { Tokens } from "./tokens.ts";

/** `last_seen_at` is written at most this often. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

export interface SessionDeps {
  db: Database;
  tokens: Tokens;
  now: () => Date;
}

const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

/** How somebody got in, as they are told. */
type SignInMethod =
  | "registration"
  | "password"
  | "password and code"
  | "password and recovery code"
  | "passkey"
  | "provider"
  | "provider and code";

/**
 * Opens a session and returns its token; undefined if the password that was checked, if one was, has changed. `also` runs
 * in the same transaction, in which the account stays as it is: without a password it refuses if what was used is gone.
 */
export async function openSession(
  { db, tokens, now }: SessionDeps,
  checked: { userId: string; passwordHash: string | null },
  security: SecurityLog,
  method: SignInMethod,
  also?: (tx: Database) => Promise<void>,
): Promise<string | undefined> {
  const { userId } = checked;
  const sessionId = uuidv7();
  const issuedAt = now();
  const expiresAt = later(issuedAt, Lifetime.session);
  await queries.deleteSomeExpired(db, issuedAt);
  const isOpen = await db.transaction(async (tx) => {
    if (!(await queries.insertSession(tx, sessionId, checked, security, issuedAt, expiresAt))) return false;
    await also?.(tx);
    const signIn =
      method === "registration"
        ? { account: userId, event: "registered" as const }
        : { account: userId, event: "signed-in" as const, note: method };
    await recordAccountEvent(tx, security, signIn, issuedAt);
    return true;
  });
  return isOpen ? tokens.sign({ userId, sessionId, issuedAt, expiresAt }) : undefined;
}

/**
 * For what changes how somebody signs in: account and session stay as they are until the transaction ends. Refused if the
 * session was ended after the request came in, as by the owner of an address that somebody else registered.
 */
export async function holdSession(
  tx: Database,
  { viewerId, sessionId }: { viewerId: string; sessionId: string },
): Promise<void> {
  if (!(await queries.holdSession(tx, sessionId, viewerId)))
    throw new AppError("not-signed-in", messages.auth.sessionExpired);
}

/** The person in this session has just confirmed their identity. */
export function markProven({ db, now }: Pick<SessionDeps, "db" | "now">, sessionId: string) {
  return queries.updateProven(db, sessionId, now());
}

export function isFreshlyProven({ db, now }: Pick<SessionDeps, "db" | "now">, sessionId: string) {
  return queries.wasProvenSince(db, sessionId, later(now(), -Lifetime.freshProof));
}

/** The only place where a token becomes a viewer. */
export async function findViewer({ db, tokens, now }: SessionDeps, token: string, network: string) {
  const at = now();
  const claims = await tokens.read(token, at);
  if (!claims || !isUuid(claims.sessionId)) return undefined;
  const session = await queries.findLivingSession(db, claims.sessionId, at, later(at, -Lifetime.sessionIdle));
  if (!session || session.user_id !== claims.userId) return undefined;
  if (at.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS) {
    // Without a primary database people can still read.
    await queries.updateLastSeen(db, claims.sessionId, network, at).catch(unlessUnavailable);
  }
  return {
    id: claims.userId,
    sessionId: claims.sessionId,
    sessionEndsAt: session.expires_at,
    role: session.role,
    suspendedUntil: session.suspended_until,
    lacksSecondFactor: session.lacks_second_factor,
    hidesNothing: !session.hides_anything,
  };
}

function unlessUnavailable(error: unknown) {
  if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
}

/** Which of these sessions are still valid. */
export async function livingSessions({ db, now }: Pick<SessionDeps, "db" | "now">, ids: string[]) {
  const rows = await queries.listLivingSessions(db, ids, now(), later(now(), -Lifetime.sessionIdle));
  return new Set(rows.map(({ id }) => id));
}

/** A person's, last used first. */
export async function livingSessionsOf({ db, now }: Pick<SessionDeps, "db" | "now">, userId: string) {
  const rows = await queries.listSessionsOf(db, userId, now(), later(now(), -Lifetime.sessionIdle));
  return rows.map(({ id }) => id);
}

/** Browser and system in everyday words; blank if unknown. */
export function describeDevice(userAgent: string): string {
  return deviceOf(userAgent);
}

interface EndDeps {
  db: Database;
  state: Publisher;
  now: () => Date;
}

interface Ending {
  viewerId: string;
  security: SecurityLog;
}

export async function listSessions(
  { db, now }: Pick<SessionDeps, "db" | "now">,
  viewerId: string,
  currentId: string,
): Promise<{ content: AccountSession[] }> {
  const rows = await queries.listSessionsOf(db, viewerId, now(), later(now(), -Lifetime.sessionIdle));
  return {
    content: rows.map((row) => ({
      id: row.id,
      device: row.device,
      network: row.network,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      current: row.id === currentId,
    })),
  };
}

export async function endSession(
  { db, state, now }: EndDeps,
  { viewerId, security }: Ending,
  sessionId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const device = await queries.deleteSession(tx, sessionId, viewerId);
    if (device === undefined) throw new AppError("not-found", refusals.auth.sessionNotFound);
    const ended = { account: viewerId, event: "session-ended" as const, note: device };
    await recordAccountEvent(tx, security, ended, now());
  });
  security.note("session-ended");
  tellSessionsEnded(state, viewerId, [sessionId]);
}

export async function logOutEverywhere(
  { db, state, now }: EndDeps,
  { viewerId, security }: Ending,
): Promise<void> {
  const ended = await db.transaction(async (tx) => {
    await recordAccountEvent(tx, security, { account: viewerId, event: "sessions-ended" }, now());
    return queries.deleteSessionsOf(tx, viewerId, null);
  });
  security.note("sessions-ended");
  tellSessionsEnded(state, viewerId, ended);
}

/** All of a person's, or all but one. Returns which: notify their listeners after the transaction. */
export function deleteSessions(tx: Database, userId: string, exceptId?: string): Promise<string[]> {
  return queries.deleteSessionsOf(tx, userId, exceptId ?? null);
}
