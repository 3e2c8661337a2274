import { keepLateAnswer } from "@prepfeed/contract/mock-tests/mock-attempts";
import { ApiError } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { type Save, sendSave } from "./attempts.ts";

const PREFIX = "prepfeed.mock-test.";

/** Where the answers of an attempt wait in this browser. */
export const answersKey = (attemptId: string) => `${PREFIX}${attemptId}`;

/** An answer that came too late for its mark is kept with the result; one that was not late is dropped. */
export async function sendLate(id: string, questionId: string, { answer, sequence }: Save): Promise<void> {
  if (answer === null) return;
  await call(keepLateAnswer, { params: { id, questionId }, body: { answer, sequence } });
}

/** Those of attempts that are not open in this tab. */
function listLeftAttempts(storage: Pick<Storage, "length" | "key">, openPath: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? "");
  return keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
    .filter((id) => !openPath.includes(id));
}

/** Sends the answers that a closed page left behind; false if some cannot be sent now: they stay. */
export async function sendLeftAnswers(storage: Storage, openPath: string): Promise<boolean> {
  let isAllDone = true;
  for (const id of listLeftAttempts(storage, openPath)) {
    const text = storage.getItem(answersKey(id)) ?? "{}";
    const isDone = await areSettled(id, Object.entries(JSON.parse(text) as Record<string, Save>));
    isAllDone &&= isDone;
    // A page that was opened meanwhile has its own list.
    if (isDone && storage.getItem(answersKey(id)) === text) storage.removeItem(answersKey(id));
  }
  return isAllDone;
}

async function areSettled(id: string, left: [string, Save][]): Promise<boolean> {
  for (const [questionId, save] of left) if (!(await isSettled(id, questionId, save))) return false;
  return true;
}

async function isSettled(id: string, questionId: string, save: Save): Promise<boolean> {
  try {
    await sendSave(id, questionId, save);
    return true;
  } catch (error) {
    // Another session sits it: when that is over, this is late.
    const isOver = error instanceof ApiError && error.status === 409;
    if (isOver) return isLateSettled(id, questionId, save);
    return isFinal(error);
  }
}

async function isLateSettled(id: string, questionId: string, save: Save): Promise<boolean> {
  try {
    await sendLate(id, questionId, save);
    return true;
  } catch (error) {
    // It is still being sat elsewhere.
    return isFinal(error) && !(error instanceof ApiError && error.status === 409);
  }
}

/** Whether sending it again cannot help. An attempt that is not found may be another person's, who comes back. */
const isFinal = (error: unknown) => error instanceof ApiError && [400, 409].includes(error.status);
