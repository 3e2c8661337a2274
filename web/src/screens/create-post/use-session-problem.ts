import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { useEffect, useState } from "react";
import { TOKEN_KEY, USER_KEY } from "../../http/stored-session.ts";
import { useSession } from "../../session/session.tsx";
import { sessionProblem } from "../../session/session-check.ts";

/** The session is checked on load, when the user comes back to the tab, and before publishing. */
export function useSessionProblem() {
  const { user, token } = useSession();
  const [problem, setProblem] = useState(() => findProblem(user, token));

  useEffect(() => {
    const look = () => setProblem(findProblem(user, token));
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [user, token]);

  return {
    problem,
    check: () => {
      const found = findProblem(user, token);
      setProblem(found);
      return found;
    },
  };
}

/** A refused session is cleared at once; the token that this page still has says why. */
function findProblem(user: OwnProfile | null, token: string | null) {
  const now = Date.now();
  const hasContext = user !== null;
  const stored = { token: localStorage.getItem(TOKEN_KEY), user: localStorage.getItem(USER_KEY) };
  const held = { token, user: JSON.stringify(user) };
  const refused = stored.token ? null : token && sessionProblem({ hasContext, now, ...held });
  return refused || sessionProblem({ hasContext, now, ...stored });
}
