interface EventHandlers {
  /** The data of an event; its name is ignored, because our data contains it. */
  onEvent: (data: string) => void;
  /** Milliseconds that the server asks to wait before reconnecting. */
  onRetry?: (milliseconds: number) => void;
}

/**
 * Parses a stream of server-sent events that may be split anywhere. Returns the function that takes its text.
 */
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
    // A carriage return at the end may be the first half of a line ending.
    const lines = (waiting + text).split(/\r\n|\n|\r(?!$)/);
    waiting = lines.pop() ?? "";
    for (const line of lines) readLine(line);
  };
}
