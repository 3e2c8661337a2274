import { parseRecord } from "../../http/record.ts";
import { type SessionStorage, TOKEN_KEY, USER_KEY } from "../../http/stored-session.ts";
import { claimsOf } from "../../session/token-claims.ts";

export interface DebugFacts {
  hasToken: boolean;
  /** When the token expires; null if it does not say. */
  tokenExpiresAt: string | null;
  hasUser: boolean;
  isOnline: boolean;
  language: string;
  timeZone: string;
  mode: string;
  path: string;
}

/** Authentication and environment without secrets: never the token, never its owner. */
export function gatherFacts(
  storage: SessionStorage,
  environment: Omit<DebugFacts, "hasToken" | "tokenExpiresAt" | "hasUser">,
): DebugFacts {
  const token = storage.getItem(TOKEN_KEY);
  return {
    hasToken: Boolean(token),
    tokenExpiresAt: token ? expiryOf(token) : null,
    hasUser: parseRecord(storage.getItem(USER_KEY) ?? "") !== null,
    ...environment,
  };
}

function expiryOf(token: string): string | null {
  const expiry = claimsOf(token)?.exp;
  return typeof expiry === "number" ? new Date(expiry * 1000).toISOString() : null;
}
