import { parseRecord } from "../http/record.ts";
import { isOldFormat, storedUserId } from "../http/stored-session.ts";
import { claimsOf } from "./token-claims.ts";

export interface SessionFacts {
  /** Whether the web app itself has a signed-in user. */
  hasContext: boolean;
  token: string | null;
  /** The stored user, as text. */
  user: string | null;
  /** Milliseconds. */
  now: number;
}

/** What is wrong with the session, in the banner's words; null if it is clean. */
export function sessionProblem({ hasContext, token, user, now }: SessionFacts): string | null {
  return tokenProblem(token, now) ?? userProblem(user) ?? contextProblem(hasContext);
}

function tokenProblem(token: string | null, now: number): string | null {
  if (!token) return "No authentication token found. Please log in.";
  const claims = claimsOf(token);
  if (!claims) return "Invalid authentication token. Please log in again.";
  const isExpired = typeof claims.exp === "number" && claims.exp * 1000 <= now;
  return isExpired ? "Authentication token has expired. Please log in again." : null;
}

function userProblem(user: string | null): string | null {
  if (!user) return "User data not found. Please log in again.";
  const data = parseRecord(user);
  if (!data) return "Corrupted user data. Please log in again.";
  if (isOldFormat(data)) return "Old session format detected. Fix it on the login page, or log in again.";
  return storedUserId(data) ? null : "Invalid user session. Please log in again.";
}

function contextProblem(hasContext: boolean): string | null {
  return hasContext ? null : "Authentication context not available. Please refresh the page.";
}
