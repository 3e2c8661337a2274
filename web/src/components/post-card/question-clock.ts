import { Question } from "@prepfeed/contract/limits";
import { useEffect, useRef, useState } from "react";

/** When each question was first seen; it goes on while its card is out of sight or another screen is open. */
const seenAt = new Map<string, number>();

/** Seconds since the question was first seen, as the answer reports them. */
export function secondsOn(questionId: string): number {
  const start = seenAt.get(questionId);
  if (start === undefined) return 0;
  return Math.min(Question.maxTimeSpent, Math.round((Date.now() - start) / 1000));
}

/** Starts the clock of a question when the element comes into view; whether it has started. */
export function useQuestionClock(questionId: string) {
  const element = useRef<HTMLDivElement>(null);
  const [startedId, setStartedId] = useState<string | null>(null);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    if (seenAt.has(questionId)) return setStartedId(questionId);
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        if (!seenAt.has(questionId)) seenAt.set(questionId, Date.now());
        setStartedId(questionId);
        observer.disconnect();
      },
      { threshold: 0.3 },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [questionId]);
  return { element, hasStarted: startedId === questionId };
}
