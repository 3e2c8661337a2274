import { logout, type Session } from "@prepfeed/contract/accounts/auth";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { getProfile } from "@prepfeed/contract/accounts/profile";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../addresses/paths.ts";
import { forgetReplies } from "../device/copies.ts";
import { WORK } from "../device/left-keys.ts";
import { call, onUnauthorized } from "../http/call.ts";
import {
  clearSession,
  readOwner,
  readStoredSession,
  readToken,
  type StoredSession,
  storeSession,
  TOKEN_KEY,
  USER_KEY,
} from "../http/stored-session.ts";
import { usePresence } from "./presence.ts";
import { clearStored } from "./stored-state.ts";
import { saveDeviceTimeZone } from "./time-zone.ts";

interface SessionValue {
  status: "loading" | "signed-in" | "signed-out";
  user: OwnProfile | null;
  /** As this page knows it; the stored one may already be deleted. */
  token: string | null;
  /**
   * Whether the server has accepted this token since the page was opened; a stored one may have expired long
   * ago.
   */
  isAccepted: boolean;
  signIn(session: Session): void;
  setUser(user: OwnProfile): void;
  signOut(): Promise<void>;
  /** Ends the session here only, after the server has ended it, and leads to the landing page. */
  leave(): void;
  /**
   * Ends the session here. A guarded page leads to the login, and back afterwards; a public one stays, in its form
   * for visitors.
   */
  expire(): void;
}

const SessionContext = createContext<SessionValue | null>(null);

export function useSession(): SessionValue {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider above it");
  return session;
}

/** Holds the signed-in user; it is inside the router, because the end of a session navigates. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [stored, setStored] = useState(() => readStoredSession(localStorage));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const token = "token" in stored ? stored.token : null;

  const setUser = useCallback((user: OwnProfile) => {
    const current = readToken(localStorage);
    if (!current) return;
    storeSession(localStorage, { token: current, user });
    setStored({ kind: "session", token: current, user });
  }, []);

  const signIn = useCallback(
    (session: Session) => {
      const before = readOwner(localStorage);
      // Nothing of who was signed in before stays readable.
      if (before && before !== session.user.id) {
        forgetReplies(before);
        clearSession(localStorage);
      }
      storeSession(localStorage, session);
      queryClient.clear();
      setStored({ kind: "session", ...session });
      saveDeviceTimeZone(session, setUser);
    },
    [queryClient, setUser],
  );

  const leave = useCallback(() => {
    const owner = readOwner(localStorage);
    if (owner) {
      forgetReplies(owner, true);
      clearStored(WORK, owner);
    }
    clearSession(localStorage);
    void navigate(paths.home);
    queryClient.clear();
    // Together with the navigation: the guard of the page being left must not see the session end.
    startTransition(() => setStored({ kind: "none" }));
  }, [navigate, queryClient]);

  const signOut = useCallback(async () => {
    const told = call(logout).catch(() => undefined);
    leave();
    await told;
  }, [leave]);

  const isAccepted = useProfileRefresh(token, setUser, setStored);
  useOtherTabs(setStored);
  const expire = useExpiry(setStored);

  const status = statusOf(stored);
  const user = stored.kind === "session" ? stored.user : null;
  usePresence(user?.id ?? null);

  const value = useMemo(
    () => ({ status, user, token, isAccepted, signIn, setUser, signOut, leave, expire }),
    [status, user, token, isAccepted, signIn, setUser, signOut, leave, expire],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

function statusOf(stored: StoredSession): SessionValue["status"] {
  if (stored.kind === "session") return "signed-in";
  return stored.kind === "token-only" ? "loading" : "signed-out";
}

/**
 * The stored profile may be out of date, so the server's replaces it once it is loaded. Returns whether the
 * server confirmed it.
 */
function useProfileRefresh(
  token: string | null,
  setUser: (user: OwnProfile) => void,
  setStored: (update: (current: StoredSession) => StoredSession) => void,
): boolean {
  const [accepted, setAccepted] = useState<string | null>(null);
  useEffect(() => {
    if (!token) return;
    let isCurrent = true;
    call(getProfile)
      .then((profile) => {
        if (!isCurrent) return;
        // Usually nothing has changed, so it is rendered with low priority.
        startTransition(() => {
          setUser(profile);
          setAccepted(token);
        });
      })
      .catch(
        () =>
          isCurrent && setStored((current) => (current.kind === "token-only" ? { kind: "none" } : current)),
      );
    return () => {
      isCurrent = false;
    };
  }, [token, setUser, setStored]);
  return token !== null && accepted === token;
}

/** Login and logout in another tab apply here too. */
function useOtherTabs(setStored: (stored: StoredSession) => void) {
  const queryClient = useQueryClient();
  useEffect(() => {
    function follow({ key }: StorageEvent) {
      if (key !== null && key !== TOKEN_KEY && key !== USER_KEY) return;
      if (key !== USER_KEY) queryClient.clear();
      setStored(readStoredSession(localStorage));
    }
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [queryClient, setStored]);
}

/**
 * The server no longer accepts the token. Only guarded pages navigate, by their guard; others can be used without a
 * session.
 */
function useExpiry(setStored: (stored: StoredSession) => void) {
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const expire = useCallback(() => {
    clearSession(localStorage);
    // At once, so that a guarded page is unmounted before the rest is loaded again for a visitor.
    flushSync(() => setStored({ kind: "none" }));
    void queryClient.resetQueries();
  }, [queryClient, setStored]);

  useEffect(
    () =>
      onUnauthorized(() => {
        if (pathname !== paths.createPost) return expire();
        // A user who is writing first reads why they are redirected.
        window.setTimeout(() => readToken(localStorage) ?? expire(), WebTiming.sessionErrorRedirect);
      }),
    [pathname, expire],
  );
  return expire;
}
