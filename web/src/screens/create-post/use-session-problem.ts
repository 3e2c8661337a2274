import { useEffect, useState } from "react";
import { useSession } from "../../session/session.tsx";
import { sessionProblem } from "../../session/session-check.ts";
import { TOKEN_KEY, USER_KEY } from "../../session/storage.ts";

/** The session is checked on load, when one comes back to the tab, and before publishing. */
export function useSessionProblem() {
  const { user } = useSession();
  const hasContext = user !== null;
  const [problem, setProblem] = useState(() => findProblem(hasContext));

  useEffect(() => {
    const look = () => setProblem(findProblem(hasContext));
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [hasContext]);

  return {
    problem,
    check: () => {
      const found = findProblem(hasContext);
      setProblem(found);
      return found;
    },
  };
}

function findProblem(hasContext: boolean) {
  return sessionProblem({
    hasContext,
    token: localStorage.getItem(TOKEN_KEY),
    user: localStorage.getItem(USER_KEY),
    now: Date.now(),
  });
}
