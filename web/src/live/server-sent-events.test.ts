import { describe, expect, it } from "vitest";
import { createEventReader } from "./server-sent-events.ts";

function read(...chunks: string[]) {
  const events: string[] = [];
  const retries: number[] = [];
  const take = createEventReader({
    onEvent: (event) => events.push(event),
    onRetry: (milliseconds) => retries.push(milliseconds),
  });
  for (const chunk of chunks) take(chunk);
  return { events, retries };
}

describe("a stream of server-sent events", () => {
  it("returns each event after its blank line", () => {
    expect(read("event: unread\ndata: 1\n").events).toEqual([]);
    expect(read("event: unread\ndata: 1\n\n", "data: 2\n\n").events).toEqual(["1", "2"]);
  });

  it("may be split anywhere and may have any line endings", () => {
    const whole =
      "retry: 5000\r\n\r\nevent: a\r\ndata: one\r\ndata: two\r\n\r\n: here\r\n\r\nevent:b\rdata:x\r\rx";
    const expected = {
      events: ["one\ntwo", "x"],
      retries: [5000],
    };
    expect(read(whole)).toEqual(expected);
    expect(read(...whole)).toEqual(expected);
  });

  it("ignores comments, unknown fields and an event without data", () => {
    expect(read(": here\n\nid: 7\n\nevent: nothing\n\nretry: soon\n\n")).toEqual({ events: [], retries: [] });
  });

  it("keeps colons and all but the first space of a value", () => {
    expect(read('data:  {"a": 1}\n\n').events).toEqual([' {"a": 1}']);
  });
});
