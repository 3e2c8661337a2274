interface EventHandlers {
  /** What an event says; its name, which ours say again inside, is passed over. */
  onEvent: (data: string) => void;
  /** Milliseconds the server asks to wait before coming back. */
  onRetry?: (milliseconds: number) => void;
}

/** Reads a stream of server-sent events; what comes may be cut anywhere. Returns where its text goes. */
export function createEventReader({ onEvent, onRetry }: EventHandlers): (text: string) => void {
  let waiting = "";
  let data: string[] = [];

  function readLine(line: string) {
    if (line === "") {
      if (data.length > 0) onEvent(data.join("\n"));
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    if (field === "retry" && /^\d+$/.test(value)) onRetry?.(Number(value));
  }

  return (text) => {
    // A carriage return at the end may be the first half of a line's end.
    const lines = (waiting + text).split(/\r\n|\n|\r(?!$)/);
    waiting = lines.pop() ?? "";
    for (const line of lines) readLine(line);
  };
}
