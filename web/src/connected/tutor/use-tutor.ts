import type { Ask } from "@prepfeed/contract/questions/tutor";
import { useEffect, useRef, useState } from "react";
import { askTutor } from "../../api/learning/tutor.ts";
import { errorText } from "../../http/api-error.ts";
import { type Exchange, withEvent } from "./tutor-talk.ts";

/** The conversation about one question, until its panel is closed. */
export function useTutor(questionId: string) {
  const [talk, setTalk] = useState<Exchange[]>([]);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isBusy = talk.some(({ isDone }) => !isDone);

  async function ask(kind: Ask, asked: string) {
    if (isBusy) return;
    const id = talk.length;
    const change = (to: (exchange: Exchange) => Exchange) =>
      setTalk((now) => now.map((each) => (each.id === id ? to(each) : each)));
    const stop = new AbortController();
    running.current = stop;
    setTalk((now) => [...now, { id, asked, parts: [], isDone: false }]);
    try {
      const body = { ask: kind, ...(kind === "OWN" && { message: asked }) };
      await askTutor(questionId, body, (event) => change((now) => withEvent(now, event)), stop.signal);
      change((now) =>
        now.isDone ? now : { ...now, isDone: true, error: "The answer stopped before its end." },
      );
    } catch (error) {
      if (stop.signal.aborted) return;
      change((now) => ({ ...now, isDone: true, error: errorText(error, "The tutor could not be asked.") }));
    }
  }
  return { talk, isBusy, ask };
}
