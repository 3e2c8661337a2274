import { countWork, listLeftKeys } from "../../device/left-keys.ts";

type Listener = (unsent: number, signOut: () => void) => void;
let listener: Listener | undefined;

/** Signs out; if something on this device would be lost, the user is asked first. */
export function askSignOut(userId: string | undefined, signOut: () => void): void {
  const unsent = userId ? countUnsent(userId) : 0;
  if (unsent === 0) signOut();
  else if (listener) listener(unsent, signOut);
  // The dialog is loaded a moment after the page.
  else if (window.confirm(lossWords(unsent))) signOut();
}

export function lossWords(unsent: number): string {
  const what = unsent === 1 ? "One item is" : `${unsent} items are`;
  return `${what} saved on this device only. Logging out deletes everything that Prepfeed stored here, including what is not sent yet.`;
}

export function onAskSignOut(listen: Listener): () => void {
  listener = listen;
  return () => {
    listener = undefined;
  };
}

/** What waits or was refused, unfinished work, and tests whose last answers are not sent. */
function countUnsent(userId: string): number {
  // As `waitingCount` stores it, whose code is loaded later.
  const waiting = Number(localStorage.getItem(`prepfeed.waiting.${userId}`));
  const refused = Number(localStorage.getItem(`prepfeed.refused.${userId}`));
  const unsaved = countWork(localStorage, userId);
  return waiting + refused + unsaved + listLeftKeys(localStorage, userId).length;
}
