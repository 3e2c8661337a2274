import { Question } from "@prepfeed/contract/foundation/limits";
import { useEffect, useRef, useSyncExternalStore } from "react";

/** How long each question was visible, and since when it is visible now; a background tab does not count. */
const clocks = new Map<string, { spentMs: number; since: number | null }>();
const inView = new Set<string>();
const listeners = new Set<() => void>();

/** The seconds for which the question was visible, as reported with the answer. */
export function secondsOn(questionId: string): number {
  const clock = clocks.get(questionId);
  if (!clock) return 0;
  const ms = clock.spentMs + (clock.since === null ? 0 : Date.now() - clock.since);
  return Math.min(Question.maxTimeSpent, Math.round(ms / 1000));
}

export function useIsRunning(questionId: string): boolean {
  return useSyncExternalStore(subscribe, () => (clocks.get(questionId)?.since ?? null) !== null);
}

/**
 * Attached to the element of a question: its clock runs while the element is in view, and never in a preview.
 */
export function useQuestionClock(questionId: string) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || node.closest("[inert]")) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry && isInView(entry)) inView.add(questionId);
        else inView.delete(questionId);
        setRunning(questionId);
      },
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
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

/** Half of the question, or half of the window if the question is higher. */
function isInView({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry): boolean {
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;
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
