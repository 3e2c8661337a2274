/** A tab that has just opened asks for the present state. */
const HELLO = "hello";

interface Tabs<Message> {
  /** The name shared by the tabs of one application. */
  name: string;
  /** Runs in one tab only, until its signal aborts; its messages reach every tab. */
  lead: (tell: (message: Message) => void, signal: AbortSignal) => Promise<void>;
  /** Any message of another tab, which may run an older version. */
  onMessage: (message: unknown) => void;
  /** What a new tab must know. */
  greeting: () => Message;
}

/**
 * One tab does the work for all tabs of a browser; when it closes, the next takes over. Returns the function
 * that leaves.
 */
export function joinTabs<Message>({ name, lead, onMessage, greeting }: Tabs<Message>): () => void {
  const stop = new AbortController();
  // Browsers offer no locks to pages without https: there each tab works for itself.
  if (!navigator.locks || typeof BroadcastChannel === "undefined") {
    void lead(onMessage, stop.signal);
    return () => stop.abort();
  }
  const channel = new BroadcastChannel(name);
  let isLeading = false;
  channel.onmessage = ({ data }) => {
    if (data !== HELLO) return onMessage(data);
    if (isLeading) channel.postMessage(greeting());
  };
  channel.postMessage(HELLO);
  navigator.locks
    .request(name, { signal: stop.signal }, () => {
      isLeading = true;
      return lead((message) => {
        if (stop.signal.aborted) return;
        onMessage(message);
        channel.postMessage(message);
      }, stop.signal);
    })
    .catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
