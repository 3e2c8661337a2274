import { Live } from "@prepfeed/contract/foundation/limits";
import type { LiveEvent } from "@prepfeed/contract/people/notifications";
import { ApiError } from "../http/api-error.ts";
import { isLiveEvent } from "./live-event.ts";
import { createEventReader } from "./server-sent-events.ts";

const MAX_WAIT_MS = 60_000;
/** The server sends a heartbeat; three missing ones mean that the connection is dead. */
const SILENCE_MS = 3 * Live.heartbeatMs;

export interface LiveConnection {
  /** `lastId` is the id of the last notification, so that later ones are sent. */
  open: (signal: AbortSignal, lastId?: string) => Promise<ReadableStream<Uint8Array>>;
  onEvent: (event: LiveEvent) => void;
  onLive: (isLive: boolean) => void;
  /** Resolves after this many milliseconds, or at once when `signal` aborts. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  random: () => number;
  signal: AbortSignal;
}

/** Stays connected until stopped, or until the server no longer accepts the session. */
export async function stayConnected({ open, onEvent, onLive, wait, random, signal }: LiveConnection) {
  let failures = 0;
  let retryMs: number = Live.retryMs;
  const told = new Set<string>();
  while (!signal.aborted) {
    try {
      const body = await open(signal, [...told].at(-1));
      await readAll(body, signal, {
        onEvent: (event) => {
          failures = 0;
          onLive(true);
          if (event.kind === "notification") {
            const { id } = event.notification;
            // A client that reconnects gets the last few seconds again.
            if (told.has(id)) return;
            told.add(id);
          }
          onEvent(event);
        },
        onRetry: (milliseconds) => {
          retryMs = milliseconds;
        },
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return onLive(false);
    }
    if (signal.aborted) return;
    onLive(false);
    failures += 1;
    await wait(reconnectDelay(failures, retryMs, random()), signal);
  }
}

/** Grows with each failure in a row; randomised, so that not everybody reconnects at once. */
export function reconnectDelay(failures: number, retryMs: number, random: number): number {
  const grown = Math.min(retryMs * 2 ** (failures - 1), Math.max(MAX_WAIT_MS, retryMs));
  return Math.round(grown * (0.75 + random / 2));
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  handlers: { onEvent: (event: LiveEvent) => void; onRetry: (milliseconds: number) => void },
) {
  const take = createEventReader({
    onRetry: handlers.onRetry,
    onEvent: (data) => {
      const event = parseEvent(data);
      if (event) handlers.onEvent(event);
    },
  });
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  const giveUp = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", giveUp);
  let silence: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      silence = setTimeout(giveUp, SILENCE_MS);
      const { done, value } = await reader.read();
      clearTimeout(silence);
      if (done) return;
      take(value);
    }
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", giveUp);
  }
}

/** An older page ignores what it does not understand. */
function parseEvent(data: string): LiveEvent | undefined {
  try {
    const event: unknown = JSON.parse(data);
    return isLiveEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}
