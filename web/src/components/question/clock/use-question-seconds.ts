import { useEffect, useRef } from "react";

/** Counts the seconds at a question while the page is visible. Returns the function that counts up to now. */
export function useQuestionSeconds(
  questionId: string,
  onSpent: (questionId: string, seconds: number) => void,
) {
  const report = useRef(onSpent);
  const count = useRef(() => {});
  useEffect(() => {
    report.current = onSpent;
  });
  useEffect(() => {
    let since: number | null = Date.now();
    const countNow = () => {
      if (since === null) return;
      const now = Date.now();
      report.current(questionId, (now - since) / 1000);
      since = now;
    };
    const look = () => {
      countNow();
      since = document.visibilityState === "hidden" ? null : Date.now();
    };
    count.current = countNow;
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pagehide", countNow);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pagehide", countNow);
      countNow();
    };
  }, [questionId]);
  return () => count.current();
}
