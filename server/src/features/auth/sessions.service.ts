import { Lifetime } from "@prepfeed/contract/limits";
import { validate as isUuid, v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import * as queries from "./sessions.queries.ts";
import type { Tokens } from "./tokens.ts";

/** Being seen is written down at most this often. */
const SEEN_EVERY_MS = 5 * 60 * 1000;

export interface SessionDeps {
  db: Database;
  tokens: Tokens;
  now: () => Date;
}

const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

/** Opens a session and returns its token. */
export async function openSession({ db, tokens, now }: SessionDeps, userId: string): Promise<string> {
  const sessionId = uuidv7();
  const issuedAt = now();
  const expiresAt = later(issuedAt, Lifetime.session);
  await queries.deleteSomeExpired(db, issuedAt);
  await queries.insertSession(db, sessionId, userId, issuedAt, expiresAt);
  return tokens.sign({ userId, sessionId, issuedAt, expiresAt });
}

/** The one place where a token becomes a viewer. */
export async function findViewer({ db, tokens, now }: SessionDeps, token: string) {
  const at = now();
  const claims = await tokens.read(token, at);
  if (!claims || !isUuid(claims.sessionId)) return undefined;
  const session = await queries.findLivingSession(db, claims.sessionId, at, later(at, -Lifetime.sessionIdle));
  if (!session || session.user_id !== claims.userId) return undefined;
  if (at.getTime() - session.last_seen_at.getTime() > SEEN_EVERY_MS) {
    await queries.updateLastSeen(db, claims.sessionId, at);
  }
  return { id: claims.userId, sessionId: claims.sessionId };
}

export function endSession(db: Database, sessionId: string) {
  return queries.deleteSession(db, sessionId);
}

export function endAllSessions(tx: Database, userId: string) {
  return queries.deleteSessionsOf(tx, userId);
}
