/** A tab that has just opened asks how things stand. */
const HELLO = "hello";

interface Tabs<Message> {
  /** Shared by the tabs that belong together. */
  name: string;
  /** Runs in one tab only, until its signal says stop; what it tells reaches every tab. */
  lead: (tell: (message: Message) => void, signal: AbortSignal) => Promise<void>;
  /** Whatever another tab told; it may run an older version. */
  onMessage: (message: unknown) => void;
  /** What a newcomer must know. */
  greeting: () => Message;
}

/** One tab does the work for all of a browser; when it goes, the next takes over. Returns how to leave. */
export function joinTabs<Message>({ name, lead, onMessage, greeting }: Tabs<Message>): () => void {
  const stop = new AbortController();
  // Browsers keep locks from pages without https: there each tab works for itself.
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
