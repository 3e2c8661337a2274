import { readDeviceKey } from "./kept-key.ts";
import { countAgain, openLine } from "./line.ts";
import { openKey } from "./open-key.ts";
import { waitingCount } from "./waiting-count.ts";

const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 5 * 60_000;

/**
 * Sends what waits as soon as there is a network, until the signal aborts; `onRest` is called whenever nothing is left
 * to send for now.
 */
export function keepSending(owner: string, onRest: () => void, signal: AbortSignal) {
  let pause = FIRST_PAUSE_MS;
  let timer: number | undefined;
  let isSending = false;

  async function send() {
    window.clearTimeout(timer);
    if (isSending || signal.aborted) return;
    isSending = true;
    const isDone = await trySending(owner).catch(() => false);
    isSending = false;
    if (signal.aborted) return;
    onRest();
    if (isDone) pause = FIRST_PAUSE_MS;
    else if (navigator.onLine) {
      timer = window.setTimeout(send, pause);
      pause = Math.min(2 * pause, MAX_PAUSE_MS);
    }
  }

  const sendNow = () => {
    pause = FIRST_PAUSE_MS;
    if (navigator.onLine) void send();
  };
  window.addEventListener("online", sendNow, { signal });
  document.addEventListener("visibilitychange", sendNow, { signal });
  let known = waitingCount.read(owner);
  const unsubscribe = waitingCount.subscribe(() => {
    const count = waitingCount.read(owner);
    const hasGrown = count > known;
    known = count;
    if (hasGrown) sendNow();
  });
  signal.addEventListener("abort", () => {
    window.clearTimeout(timer);
    unsubscribe();
  });
  void send();
}

async function trySending(owner: string): Promise<boolean> {
  if (!readDeviceKey(localStorage, owner)) await openKey(owner).catch(() => undefined);
  const line = await openLine(owner);
  if (!line) return true;
  await countAgain(owner, line);
  return line.send();
}
