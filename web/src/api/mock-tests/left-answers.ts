import { keepLateAnswer } from "@prepfeed/contract/mock-tests/mock-attempts";
import { leftPrefix, listLeftKeys } from "../../device/left-keys.ts";
import { ApiError } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { readOwner } from "../../http/stored-session.ts";
import { type Save, sendSave } from "./attempts.ts";

/** Where the answers of an attempt wait in this browser: only its owner sends, counts and deletes them. */
export const answersKey = (owner: string, attemptId: string) => `${leftPrefix(owner)}${attemptId}`;

/** An answer that came too late for its mark is kept with the result; one that was not late is dropped. */
export async function sendLate(id: string, questionId: string, { answer, sequence }: Save): Promise<void> {
  if (answer === null) return;
  await call(keepLateAnswer, { params: { id, questionId }, body: { answer, sequence } });
}

/** Those of attempts that are not open in this tab. */
function listLeftAttempts(storage: Storage, owner: string, openPath: string): { key: string; id: string }[] {
  return listLeftKeys(storage, owner)
    .map((key) => ({ key, id: key.slice(key.lastIndexOf(".") + 1) }))
    .filter(({ id }) => !openPath.includes(id));
}

/** Sends the answers that a closed page left behind; false if some cannot be sent now: they stay. */
export async function sendLeftAnswers(storage: Storage, owner: string, openPath: string): Promise<boolean> {
  let isAllDone = true;
  for (const { key, id } of listLeftAttempts(storage, owner, openPath)) {
    if (readOwner(storage) !== owner) return true;
    const text = storage.getItem(key) ?? "{}";
    const isDone = await areSettled(id, Object.entries(savesIn(text)));
    isAllDone &&= isDone;
    // A page that was opened meanwhile has its own list.
    if (isDone && storage.getItem(key) === text) storage.removeItem(key);
  }
  return isAllDone;
}

/** None if it is damaged. */
function savesIn(text: string): Record<string, Save> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
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
