import { useEffect, useState, useSyncExternalStore } from "react";
import { noteSaved, type Save, sendSave } from "../../../api/mock-tests/attempts.ts";
import { answersKey, sendLate } from "../../../api/mock-tests/left-answers.ts";
import { takeOverLeft } from "../../../api/mock-tests/take-over-left.ts";
import { ApiError } from "../../../http/api-error.ts";
import { readOwner } from "../../../http/stored-session.ts";
import type { ServerClock } from "../server-clock.ts";
import { type Delivery, Outbox } from "./outbox.ts";

const RETRY_MS = 3_000;
/** Errors that a retry cannot fix. */
const REFUSED = [400, 404, 409];

/** Sends answers of an attempt while its screen is open; each reply sets the clock. */
export function useOutbox(attemptId: string, clock: ServerClock) {
  const [outbox] = useState(() => {
    const owner = readOwner(localStorage) ?? "";
    takeOverLeft(localStorage, owner, attemptId);
    return new Outbox({
      deliver: (questionId, save) => deliver(attemptId, questionId, save, clock),
      storage: localStorage,
      key: answersKey(owner, attemptId),
      wait: () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)),
    });
  });
  useEffect(() => {
    outbox.start();
    const wake = () => void outbox.run();
    window.addEventListener("online", wake);
    return () => {
      window.removeEventListener("online", wake);
      outbox.stop();
    };
  }, [outbox]);
  const connection = useSyncExternalStore(outbox.subscribe, () => outbox.connection);
  return { outbox, connection };
}

async function deliver(
  attemptId: string,
  questionId: string,
  save: Save,
  clock: ServerClock,
): Promise<Delivery> {
  try {
    const { serverTime } = await sendSave(attemptId, questionId, save);
    clock.sync(serverTime);
    noteSaved(attemptId, questionId, save);
    return "kept";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "other-device") return "elsewhere";
    if (error.status === 409) return deliverLate(attemptId, questionId, save);
    return REFUSED.includes(error.status) ? "refused" : "again";
  }
}

/** The time of the paper or of its section was up. */
async function deliverLate(attemptId: string, questionId: string, save: Save): Promise<Delivery> {
  try {
    await sendLate(attemptId, questionId, save);
    return "refused";
  } catch (error) {
    return error instanceof ApiError && REFUSED.includes(error.status) ? "refused" : "again";
  }
}
