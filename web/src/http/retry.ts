import { ApiError } from "./api-error.ts";

const TRIES = 3;
const FIRST_PAUSE_MS = 1_000;
/** The longest wait in front of a button. */
const MAX_PAUSE_MS = 10_000;

/** Sends a request that may arrive twice; a temporary failure is retried with growing delays. */
export async function retry<Reply>(send: () => Promise<Reply>, wait = sleep): Promise<Reply> {
  for (let tries = 1; ; tries++) {
    try {
      return await send();
    } catch (error) {
      const pause = pauseAfter(error, tries);
      if (pause === null) throw error;
      await wait(pause);
    }
  }
}

/** Milliseconds to wait after this many tries; null to give up. */
function pauseAfter(error: unknown, tries: number): number | null {
  if (tries >= TRIES || !(error instanceof ApiError) || !mayPass(error)) return null;
  const pause = Math.max(FIRST_PAUSE_MS * 2 ** (tries - 1), 1_000 * (error.retryAfter ?? 0));
  return pause > MAX_PAUSE_MS ? null : pause;
}

const mayPass = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500;

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));
