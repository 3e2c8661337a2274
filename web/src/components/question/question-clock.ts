import { Question } from "@prepfeed/contract/limits";
import { useEffect, useRef, useSyncExternalStore } from "react";

/** How long each question was in sight, and since when it is again; a tab in the background shows nothing. */
const clocks = new Map<string, { spentMs: number; since: number | null }>();
const inView = new Set<string>();
const listeners = new Set<() => void>();

/** Seconds for which the question was in sight, as the answer reports them. */
export function secondsOn(questionId: string): number {
  const clock = clocks.get(questionId);
  if (!clock) return 0;
  const ms = clock.spentMs + (clock.since === null ? 0 : Date.now() - clock.since);
  return Math.min(Question.maxTimeSpent, Math.round(ms / 1000));
}

export function useIsRunning(questionId: string): boolean {
  return useSyncExternalStore(subscribe, () => (clocks.get(questionId)?.since ?? null) !== null);
}

/** Put on the element of a question: its clock runs while that is in view; in a preview it stands. */
export function useQuestionClock(questionId: string) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || node.closest("[inert]")) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) inView.add(questionId);
        else inView.delete(questionId);
        setRunning(questionId);
      },
      { rootMargin: "-20% 0px" },
    );
    observer.observe(node);
    return () => {
      observer.disconnect();
      inView.delete(questionId);
      setRunning(questionId);
    };
  }, [questionId]);
  return element;
}

function setRunning(questionId: string) {
  const isRunning = inView.has(questionId) && !document.hidden;
  const { spentMs, since } = clocks.get(questionId) ?? { spentMs: 0, since: null };
  if (isRunning === (since !== null)) return;
  const now = Date.now();
  clocks.set(
    questionId,
    since === null ? { spentMs, since: now } : { spentMs: spentMs + now - since, since: null },
  );
  for (const listener of listeners) listener();
}

document.addEventListener("visibilitychange", () => {
  for (const questionId of inView) setRunning(questionId);
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
