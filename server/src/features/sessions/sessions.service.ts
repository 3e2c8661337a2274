import type { AccountSession } from "@prepfeed/contract/account";
import { Lifetime } from "@prepfeed/contract/limits";
import { refusals } from "@prepfeed/contract/refusals";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { type Publisher, tellSessionsEnded } from "../notifications/user-channel.service.ts";
import { deviceOf } from "./device.ts";
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

/** Opens a session and returns its token; undefined when the password that was checked is no longer the person's. */
export async function openSession(
  { db, tokens, now }: SessionDeps,
  checked: { userId: string; passwordHash: string },
  userAgent: string,
): Promise<string | undefined> {
  const sessionId = uuidv7();
  const issuedAt = now();
  const expiresAt = later(issuedAt, Lifetime.session);
  await queries.deleteSomeExpired(db, issuedAt);
  const device = deviceOf(userAgent);
  if (!(await queries.insertSession(db, sessionId, checked, device, issuedAt, expiresAt))) return undefined;
  return tokens.sign({ userId: checked.userId, sessionId, issuedAt, expiresAt });
}

/** The one place where a token becomes a viewer. */
export async function findViewer({ db, tokens, now }: SessionDeps, token: string) {
  const at = now();
  const claims = await tokens.read(token, at);
  if (!claims || !isUuid(claims.sessionId)) return undefined;
  const session = await queries.findLivingSession(db, claims.sessionId, at, later(at, -Lifetime.sessionIdle));
  if (!session || session.user_id !== claims.userId) return undefined;
  if (at.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS) {
    // Without a primary people can still read.
    await queries.updateLastSeen(db, claims.sessionId, at).catch(unlessUnavailable);
  }
  return { id: claims.userId, sessionId: claims.sessionId, sessionEndsAt: session.expires_at };
}

function unlessUnavailable(error: unknown) {
  if (!(error instanceof AppError) || error.code !== "unavailable") throw error;
}

/** Which of these sessions could still be used. */
export async function livingSessions({ db, now }: Pick<SessionDeps, "db" | "now">, ids: string[]) {
  const rows = await queries.listLivingSessions(db, ids, now(), later(now(), -Lifetime.sessionIdle));
  return new Set(rows.map(({ id }) => id));
}

/** A person's, last used first. */
export async function livingSessionsOf({ db, now }: Pick<SessionDeps, "db" | "now">, userId: string) {
  const rows = await queries.listSessionsOf(db, userId, now(), later(now(), -Lifetime.sessionIdle));
  return rows.map(({ id }) => id);
}

interface EndDeps {
  db: Database;
  state: Publisher;
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
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      current: row.id === currentId,
    })),
  };
}

export async function endSession({ db, state }: EndDeps, viewerId: string, sessionId: string): Promise<void> {
  if (!(await queries.deleteSession(db, sessionId, viewerId))) {
    throw new AppError("not-found", refusals.auth.sessionNotFound);
  }
  tellSessionsEnded(state, viewerId, [sessionId]);
}

export async function logOutEverywhere({ db, state }: EndDeps, viewerId: string): Promise<void> {
  tellSessionsEnded(state, viewerId, await queries.deleteSessionsOf(db, viewerId, null));
}

/** All of a person's, or all but one. Returns which: tell those who listen after the transaction. */
export function deleteSessions(tx: Database, userId: string, exceptId?: string): Promise<string[]> {
  return queries.deleteSessionsOf(tx, userId, exceptId ?? null);
}
