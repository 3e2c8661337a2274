import { Question } from "@prepfeed/contract/limits";
import { useEffect, useRef, useSyncExternalStore } from "react";

/** When each question was first seen; it goes on while its card is out of sight or another screen is open. */
const seenAt = new Map<string, number>();
const listeners = new Set<() => void>();

/** Seconds since the question was first seen, as the answer reports them. */
export function secondsOn(questionId: string): number {
  const start = seenAt.get(questionId);
  if (start === undefined) return 0;
  return Math.min(Question.maxTimeSpent, Math.round((Date.now() - start) / 1000));
}

export function useHasStarted(questionId: string): boolean {
  return useSyncExternalStore(subscribe, () => seenAt.has(questionId));
}

/** Put on the element of a question: its clock starts when that first comes into view; in a preview it stands. */
export function useQuestionClock(questionId: string) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || node.closest("[inert]") || seenAt.has(questionId)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        if (seenAt.has(questionId)) return;
        seenAt.set(questionId, Date.now());
        for (const listener of listeners) listener();
      },
      { rootMargin: "-20% 0px" },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [questionId]);
  return element;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
