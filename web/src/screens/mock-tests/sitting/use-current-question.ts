import { useEffect, useEffectEvent, useRef, useState } from "react";
import { keepQuestion } from "./kept-place.ts";
import type { Given } from "./sheet.ts";
import type { Answers } from "./use-answers.ts";

/** The visible question; the time spent on it is recorded with each answer and when leaving it. */
export function useCurrentQuestion(
  attemptId: string,
  firstId: () => string,
  answers: Answers,
  isStopped: boolean,
) {
  const [currentId, show] = useState(firstId);
  const since = useRef(0);
  const secondsSince = () => {
    const now = performance.now();
    const seconds = (now - since.current) / 1000;
    since.current = now;
    return Math.round(seconds * 10) / 10;
  };

  const arrive = useEffectEvent((id: string) => {
    since.current = performance.now();
    answers.visit(id);
    keepQuestion(attemptId, id);
  });
  useEffect(() => arrive(currentId), [currentId]);

  const give = (change: Partial<Given>) => {
    if (!isStopped) answers.give(currentId, secondsSince(), change);
  };
  const sendLeave = useEffectEvent(() => give({}));
  useEffect(() => {
    const send = () => document.visibilityState === "hidden" && sendLeave();
    document.addEventListener("visibilitychange", send);
    return () => document.removeEventListener("visibilitychange", send);
  }, []);
  const go = (id: string) => {
    if (id === currentId || isStopped) return;
    give({});
    show(id);
  };
  return { currentId, show, give, go };
}
