import { useState } from "react";
import { submitAttempt } from "../../../api/mock-tests/attempts.ts";
import { sendLeftAnswers } from "../../../api/mock-tests/left-answers.ts";
import { ApiError } from "../../../http/api-error.ts";
import { readOwner } from "../../../http/stored-session.ts";
import type { Outbox } from "./outbox.ts";

const RETRY_MS = 3_000;
/**
 * How long submitting waits for answers that are still being sent. After the time is up the server refuses them,
 * which ends the wait sooner.
 */
const LAST_ANSWERS_MS = 60_000;

/** Submits the paper, after all unsent answers; `onEnd` is called once the attempt is over. */
export function useEnding(attemptId: string, outbox: Outbox, onEnd: () => void) {
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    if (isEnding) return;
    setEnding(true);
    // Without a network nothing can be submitted, and the answers go first.
    while (!(await outbox.emptied(LAST_ANSWERS_MS)) && !navigator.onLine && outbox.maySend);
    const isOver = await isSubmitted(attemptId, outbox);
    if (outbox.isStopped) return;
    if (isOver) {
      outbox.stop();
      // What did not arrive in time is kept with the result.
      void sendLeftAnswers(localStorage, readOwner(localStorage) ?? "", "").catch(() => undefined);
      onEnd();
    } else {
      outbox.hold();
      setEnding(false);
    }
  };
  return { isEnding, end };
}

/** Retries until the attempt is over; false if it is running on another device, or the page was left. */
async function isSubmitted(attemptId: string, outbox: Outbox): Promise<boolean> {
  for (;;) {
    if (outbox.isStopped) return false;
    try {
      await submitAttempt(attemptId);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.code === "other-device") return false;
      // A refusal means that it was over already.
      if (error instanceof ApiError && error.status !== 0 && error.status < 500) return true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      await outbox.emptied(RETRY_MS);
    }
  }
}
