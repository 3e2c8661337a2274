import type { Session } from "@prepfeed/contract/accounts/auth";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { EXAM_TYPES } from "@prepfeed/contract/foundation/catalogue";
import { isRecord, parseRecord, type UnknownRecord } from "./record.ts";

export const TOKEN_KEY = "authToken";
export const USER_KEY = "user";
/** Opens what waits to be sent; it lives as long as the session. */
export const DEVICE_KEY = "deviceKey";

export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type StoredSession =
  | { kind: "none" }
  /** A token type plus a nested user: the login page offers to fix or to clear it. */
  | { kind: "old-format" }
  /** The token may still be valid, but its owner must be requested. */
  | { kind: "token-only"; token: string }
  | { kind: "session"; token: string; user: OwnProfile };

export function readToken(storage: SessionStorage): string | null {
  return storage.getItem(TOKEN_KEY) || null;
}

/** Reads what an earlier visit stored, and writes an accepted shape back flat. Unreadable data is cleared. */
export function readStoredSession(storage: SessionStorage): StoredSession {
  const token = readToken(storage);
  const stored = storage.getItem(USER_KEY);
  if (!stored) return token ? { kind: "token-only", token } : { kind: "none" };
  const data = parseRecord(stored);
  if (!data) {
    clearSession(storage);
    return { kind: "none" };
  }
  if (isOldFormat(data)) return { kind: "old-format" };
  if (!token) return { kind: "none" };
  const user = flatUser(data);
  if (!user) return { kind: "token-only", token };
  const flat = JSON.stringify(user);
  if (flat !== stored) storage.setItem(USER_KEY, flat);
  return { kind: "session", token, user };
}

/** Replaces the stored old-format user with the one nested in it; returns the session, if any. */
export function fixOldFormat(storage: SessionStorage): Session | null {
  const data = parseRecord(storage.getItem(USER_KEY) ?? "");
  if (!data || !isOldFormat(data)) return null;
  storage.setItem(USER_KEY, JSON.stringify(data.user));
  const token = readToken(storage) ?? (typeof data.token === "string" ? data.token : null);
  if (token) storage.setItem(TOKEN_KEY, token);
  const fixed = readStoredSession(storage);
  return fixed.kind === "session" ? { token: fixed.token, user: fixed.user } : null;
}

export function clearSession(storage: SessionStorage): void {
  storage.removeItem(TOKEN_KEY);
  storage.removeItem(USER_KEY);
  storage.removeItem(DEVICE_KEY);
}

/** The id of the person who is signed in. */
export function readOwner(storage: SessionStorage): string | null {
  const data = readToken(storage) ? parseRecord(storage.getItem(USER_KEY) ?? "") : null;
  return data && storedUserId(data);
}

/** The user is stored first: another tab that reads in between must not find a token without its user. */
export function storeSession(storage: SessionStorage, session: Session): void {
  storage.setItem(USER_KEY, JSON.stringify(session.user));
  storage.setItem(TOKEN_KEY, session.token);
}

export function isOldFormat(data: UnknownRecord): data is UnknownRecord & { user: UnknownRecord } {
  return data.tokenType !== undefined && isRecord(data.user);
}

/** Under any name that an earlier version used. */
export function storedUserId(data: UnknownRecord): string | null {
  const source = isRecord(data.user) ? data.user : data;
  const id = [source.id, source.userId, source.user_id, source.authorId].find(isId);
  return id === undefined ? null : String(id);
}

function flatUser(data: UnknownRecord): OwnProfile | null {
  const source = isRecord(data.user) ? data.user : data;
  const id = storedUserId(data);
  if (id === null) return null;
  const text = (key: string) => (typeof source[key] === "string" ? source[key] : "");
  const number = (key: string) => (typeof source[key] === "number" ? source[key] : 0);
  return {
    id,
    username: text("username"),
    fullName: text("fullName"),
    bio: text("bio"),
    profilePicture: text("profilePicture") || null,
    createdAt: text("createdAt"),
    totalQuestions: number("totalQuestions"),
    accuracy: number("accuracy"),
    postsCount: number("postsCount"),
    followersCount: number("followersCount"),
    followingCount: number("followingCount"),
    verified: source.verified === true,
    premium: source.premium === true,
    email: text("email"),
    pendingEmail: text("pendingEmail") || null,
    emailConfirmed: source.emailConfirmed !== false,
    timeZone: text("timeZone") || "UTC",
    nextTimeZone: text("nextTimeZone") || null,
    nextTimeZoneFrom: text("nextTimeZoneFrom") || null,
    hideFromLeaderboard: source.hideFromLeaderboard === true,
    hideFromSearch: source.hideFromSearch === true,
    goalExam: EXAM_TYPES.find((exam) => exam === source.goalExam) ?? null,
    goalDate: text("goalDate") || null,
  };
}

function isId(value: unknown): value is string | number {
  return (typeof value === "string" && value !== "") || typeof value === "number";
}
