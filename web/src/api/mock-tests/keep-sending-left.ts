import { sendLeftAnswers } from "./left-answers.ts";

const FIRST_PAUSE_MS = 3_000;
const MAX_PAUSE_MS = 5 * 60_000;

/** Sends the answers of tests that were left, in one tab, until the signal aborts. */
export function keepSendingLeft(owner: string, signal: AbortSignal): void {
  let pause = FIRST_PAUSE_MS;
  let timer: number | undefined;

  async function send() {
    window.clearTimeout(timer);
    const isDone = await navigator.locks
      .request(`prepfeed-left-answers-${owner}`, { ifAvailable: true }, (lock) =>
        lock ? sendLeftAnswers(localStorage, owner, window.location.pathname) : true,
      )
      .catch(() => false);
    if (isDone || signal.aborted || !navigator.onLine) return;
    timer = window.setTimeout(send, pause);
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
  }

  window.addEventListener(
    "online",
    () => {
      pause = FIRST_PAUSE_MS;
      void send();
    },
    { signal },
  );
  signal.addEventListener("abort", () => window.clearTimeout(timer));
  void send();
}
