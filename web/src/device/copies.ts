/** Browsers offer what this needs on https and on localhost only. */
export const isDeviceUsable = () => isSecureContext && "indexedDB" in window && "locks" in navigator;

let start = () => {};
/** Replies of the first screen wait for it, so that the code for them is loaded after it. */
const calm = new Promise<void>((resolve) => {
  start = resolve;
});

/** From now on replies are kept at once. */
export const startKeeping = () => start();

/** Undefined if this device cannot store anything, or the work failed. */
async function withStore<Result>(
  work: (store: typeof import("./copy-store.ts")) => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return isDeviceUsable() ? await work(await import("./copy-store.ts")) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a reply for when no network answers. */
export function keepReply(owner: string, url: string, reply: unknown): void {
  const at = Date.now();
  void calm.then(() => withStore(({ keepCopy }) => keepCopy(owner, url, reply, at)));
}

/** Undefined if this device has none. */
export const findReply = (owner: string, url: string) => withStore(({ findCopy }) => findCopy(owner, url));

/** What is not found any more. */
export function forgetReply(owner: string, url: string): void {
  void calm.then(() => withStore(({ dropCopy }) => dropCopy(owner, url)));
}

/** What was read may show people or things that its reader is no longer shown; it is kept again when it is read again. */
export function forgetCopies(owner: string): void {
  void calm.then(() => withStore(({ dropCopies }) => dropCopies(owner)));
}

/**
 * The session has ended: what was read in it is deleted. What is not sent yet stays sealed, unless the person has left
 * this device.
 */
export function forgetReplies(owner: string, hasLeft = false): void {
  start();
  void calm.then(() => withStore(({ dropPerson }) => dropPerson(owner, hasLeft)));
}
