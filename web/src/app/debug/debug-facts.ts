import { parseRecord, type SessionStorage, TOKEN_KEY, USER_KEY } from "../../http/stored-session.ts";

export interface DebugFacts {
  hasToken: boolean;
  /** When the token ends; null when it doesn't say. */
  tokenExpiresAt: string | null;
  hasUser: boolean;
  isOnline: boolean;
  language: string;
  timeZone: string;
  mode: string;
  path: string;
}

/** Auth and environment without anything secret: never the token, never whose it is. */
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
  try {
    const payload = token.split(".")[1] ?? "";
    const claims = parseRecord(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return typeof claims?.exp === "number" ? new Date(claims.exp * 1000).toISOString() : null;
  } catch {
    return null;
  }
}
