import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { useState } from "react";
import { fetchAttemptNow, startAttempt } from "../../../api/mock-tests/attempts.ts";
import { toast } from "../../../toast/toast.ts";
import { serverClock } from "../server-clock.ts";
import { readQuestion } from "./kept-place.ts";
import type { Connection } from "./outbox.ts";
import { type Given, openSection, questionsOf, type Sheet } from "./sheet.ts";
import { useAnswers } from "./use-answers.ts";
import { useCurrentQuestion } from "./use-current-question.ts";
import { useEnding } from "./use-ending.ts";
import { useOutbox } from "./use-outbox.ts";

export interface Sitting {
  attempt: Attempt;
  sheet: Sheet;
  currentId: string;
  connection: Connection;
  /** Why nothing more can be answered here. */
  stopped: "other device" | "ending" | null;
  now: () => number;
  /** The running section, or -1 if all are open. */
  section: number;
  go: (id: string) => void;
  give: (change: Partial<Given>) => void;
  takeBack: () => Promise<void>;
  submit: () => Promise<void>;
  /** The time of the section or the paper is up. */
  timeUp: () => Promise<void>;
}

/** An attempt at a paper; `onEnd` is called once it is over. */
export function useSitting(first: Attempt, onEnd: () => void): Sitting {
  const [clock] = useState(() => serverClock(first.serverTime));
  const [attempt, setAttempt] = useState(first);
  const { outbox, connection } = useOutbox(first.id, clock);
  const answers = useAnswers(first, outbox);
  const { isEnding, end } = useEnding(first.id, outbox, onEnd);
  const stopped = connection === "elsewhere" ? "other device" : isEnding ? "ending" : null;
  const question = useCurrentQuestion(
    first.id,
    () => placeToBegin(first, clock.now()),
    answers,
    stopped !== null,
  );
  const section = openSection(attempt, clock.now());

  const submit = () => {
    question.give({});
    return end();
  };
  const nextSection = async () => {
    const fresh = await fetchAttemptNow(first.id);
    clock.sync(fresh.serverTime);
    if (fresh.finishedAt) return onEnd();
    setAttempt(fresh);
    answers.goOn(fresh);
    question.show(firstIdOf(fresh, clock.now()));
    const opened = fresh.sections[openSection(fresh, clock.now())];
    if (opened) toast.info(`Section ${opened.name} is open now. The one before it is closed.`);
  };

  return {
    attempt,
    sheet: answers.sheet,
    currentId: question.currentId,
    connection,
    stopped,
    now: clock.now,
    section,
    go: question.go,
    give: question.give,
    takeBack: async () => {
      const fresh = await startAttempt(attempt.testId, attempt.timed);
      clock.sync(fresh.serverTime);
      setAttempt(fresh);
      answers.takeBack(fresh);
      outbox.release();
    },
    submit,
    timeUp: async () => {
      const isLast = section < 0 || section === attempt.sections.length - 1;
      if (isLast) return submit();
      question.give({});
      // If it fails, the clock's next tick tries again.
      await nextSection().catch(() => undefined);
    },
  };
}

/** After a reload, the question that was visible, if it is still open. */
function placeToBegin(attempt: Attempt, now: number): string {
  const kept = readQuestion(attempt.id);
  const at = openSection(attempt, now);
  const open = at < 0 ? attempt.sections : attempt.sections.slice(at, at + 1);
  const isOpen = questionsOf({ sections: open }).some(({ id }) => id === kept);
  return kept && isOpen ? kept : firstIdOf(attempt, now);
}

/** The first open question. */
const firstIdOf = (attempt: Attempt, now: number) =>
  attempt.sections[Math.max(0, openSection(attempt, now))]?.questions[0]?.id ??
  questionsOf(attempt)[0]?.id ??
  "";
