import { useEffect, useState } from "react";
import { gatherFacts } from "./debug-facts.ts";

const EVERY_MS = 10_000;

function look() {
  return gatherFacts(localStorage, {
    isOnline: navigator.onLine,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    mode: import.meta.env.MODE,
    path: window.location.pathname,
  });
}

/** Development builds only: renders nothing, and exposes the state of session and browser to the inspector. */
export function DebugProbe() {
  const [facts, setFacts] = useState(look);
  useEffect(() => {
    const timer = setInterval(() => setFacts(look()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <span hidden data-debug={JSON.stringify(facts)} />;
}
