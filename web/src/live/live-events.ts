import { type LiveEvent, streamEvents } from "@prepfeed/contract/people/notifications";
import { openStream } from "../http/call.ts";
import { stayConnected } from "./live-connection.ts";
import { isLiveEvent } from "./live-event.ts";
import { joinTabs } from "./tab-leader.ts";
import { whileVisible } from "./while-visible.ts";

/** How long a hidden tab keeps listening. */
const HIDDEN_GRACE_MS = 60_000;

/** Messages between tabs; the other one may have another version. */
type LiveMessage = { isLive: boolean } | { event: LiveEvent };

interface LiveListener {
  onEvent: (event: LiveEvent) => void;
  /** False while there is no live connection and the page must poll. */
  onLive: (isLive: boolean) => void;
}

/**
 * Reports events of this person as they happen, over one connection per browser. Returns the function that stops
 * it.
 */
export function listenToLiveEvents(userId: string, { onEvent, onLive }: LiveListener): () => void {
  let isLive = false;
  function hear(message: unknown) {
    const { event, isLive: isLiveNow } = Object(message);
    if (isLiveEvent(event)) return onEvent(event);
    if (typeof isLiveNow !== "boolean") return;
    isLive = isLiveNow;
    onLive(isLive);
  }

  function start() {
    const leave = joinTabs<LiveMessage>({
      name: `prepfeed-live-${userId}`,
      onMessage: hear,
      greeting: () => ({ isLive }),
      lead: (tell, signal) =>
        stayConnected({
          open: (until, lastId) => openStream(streamEvents, until, { lastId }),
          onEvent: (event) => tell({ event }),
          onLive: (next) => next !== isLive && tell({ isLive: next }),
          wait,
          random: Math.random,
          signal,
        }),
    });
    return () => {
      leave();
      hear({ isLive: false });
    };
  }

  return whileVisible(start, HIDDEN_GRACE_MS);
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
}
