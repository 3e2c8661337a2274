import type { LiveEvent } from "@prepfeed/contract/people/notifications";
import { describe, expect, it } from "vitest";
import { ApiError } from "../http/api-error.ts";
import { type LiveConnection, reconnectDelay, stayConnected } from "./live-connection.ts";

const UNREAD = 'event: unread\ndata: {"kind":"unread","unread":3}\n\n';

function streamOf(...chunks: string[]) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

/** Runs these attempts one after the other, and stops after the last. */
async function connect(...attempts: (() => Promise<ReadableStream<Uint8Array>>)[]) {
  const stop = new AbortController();
  const events: LiveEvent[] = [];
  const live: boolean[] = [];
  const waits: number[] = [];
  let opened = 0;
  const lastIds: (string | undefined)[] = [];
  const connection: LiveConnection = {
    open: (_signal, lastId) => {
      lastIds.push(lastId);
      const attempt = attempts[opened];
      opened += 1;
      if (!attempt) throw new Error("nobody expected another attempt");
      return attempt();
    },
    onEvent: (event) => events.push(event),
    onLive: (isLive) => live.push(isLive),
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      if (opened === attempts.length) stop.abort();
    },
    random: () => 0.5,
    signal: stop.signal,
  };
  await stayConnected(connection);
  return { events, live, waits, opened, lastIds };
}

const refuse = (status: number) => async () => {
  throw new ApiError(status, "no", "no");
};

describe("staying connected", () => {
  it("passes events on and reconnects when the server closes", async () => {
    const { events, live, waits } = await connect(
      async () => streamOf("retry: 2000\n\n", UNREAD.slice(0, 20), UNREAD.slice(20)),
      async () => streamOf(UNREAD),
    );
    expect(events).toEqual([
      { kind: "unread", unread: 3 },
      { kind: "unread", unread: 3 },
    ]);
    expect(live).toEqual([true, false, true, false]);
    expect(waits).toEqual([2000, 2000]);
  });

  it("names the last event when it reconnects, and passes nothing on twice", async () => {
    const told = (id: string) =>
      `id: ${id}\nevent: notification\ndata: {"kind":"notification","unread":1,"notification":{"id":"${id}","kind":"like"}}\n\n`;
    const { events, lastIds } = await connect(
      async () => streamOf(UNREAD),
      async () => streamOf(UNREAD, told("one"), told("two")),
      async () => streamOf(told("one"), told("three")),
    );
    expect(lastIds).toEqual([undefined, undefined, "two"]);
    expect(events.flatMap((event) => (event.kind === "notification" ? event.notification.id : []))).toEqual([
      "one",
      "two",
      "three",
    ]);
  });

  it("waits longer after each failure in a row, and briefly again after a success", async () => {
    const { waits, live } = await connect(
      refuse(503),
      async () => streamOf("<html>"),
      refuse(503),
      async () => streamOf(UNREAD),
      refuse(503),
    );
    expect(waits).toEqual([5000, 10_000, 20_000, 5000, 10_000]);
    expect(live).toEqual([false, false, false, true, false, false]);
  });

  it("ignores what it does not understand", async () => {
    const { events } = await connect(async () =>
      streamOf(
        "data: {\n\n",
        "data: null\n\n",
        'data: {"kind":"party","unread":1}\n\n',
        'data: {"kind":"unread","unread":"3"}\n\n',
        'data: {"kind":"notification","unread":1}\n\n',
        'data: {"kind":"notification","unread":1,"notification":{"kind":"party"}}\n\n',
        UNREAD,
      ),
    );
    expect(events).toHaveLength(1);
  });

  it("does not reconnect once the session has ended", async () => {
    const { opened, live } = await connect(refuse(401), refuse(503));
    expect(opened).toBe(1);
    expect(live).toEqual([false]);
  });
});

describe("the wait before another attempt", () => {
  it("doubles up to a minute, randomised by a quarter either way", () => {
    expect([1, 2, 3, 4, 5, 9].map((failures) => reconnectDelay(failures, 5000, 0.5))).toEqual([
      5000, 10_000, 20_000, 40_000, 60_000, 60_000,
    ]);
    expect(reconnectDelay(1, 4000, 0)).toBe(3000);
    expect(reconnectDelay(1, 4000, 1)).toBe(5000);
  });
});
