import { expect, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { type EventSink, openEventStream } from "./event-stream.ts";

type Tick = { kind: string; text: string };

async function open() {
  const leave = vi.fn();
  let sink: EventSink<Tick> | undefined;
  const stream = await openEventStream<Tick>(async (opened) => {
    sink = opened;
    return leave;
  });
  if (!sink) throw new Error("unreachable");
  return { leave, sink, stream };
}

test("events, beats and the end, as the format wants them", async () => {
  const { leave, sink, stream } = await open();
  sink.send({ kind: "tick", text: "two\nlines" });
  sink.beat();
  sink.end();
  sink.send({ kind: "tick", text: "too late" });
  const text = (await stream.setEncoding("utf8").toArray()).join("");
  expect(text).toBe('retry: 5000\n\nevent: tick\ndata: {"kind":"tick","text":"two\\nlines"}\n\n: here\n\n');
  await eventually(() => leave.mock.calls.length === 1);
});

test("a client that takes nothing is dropped, and nothing more is kept for it", async () => {
  const { leave, sink, stream } = await open();
  for (let i = 0; i < 200; i++) sink.send({ kind: "tick", text: "x".repeat(1_000) });
  await eventually(() => leave.mock.calls.length === 1);
  expect(stream.destroyed).toBe(true);
  sink.end("replaced");
});

test("whoever can't join gets no stream", async () => {
  await expect(openEventStream(() => Promise.reject(new Error("full")))).rejects.toThrow("full");
});

test("one that is over before it was joined is left too", async () => {
  const leave = vi.fn();
  const stream = await openEventStream<Tick>(async (sink) => {
    for (let i = 0; i < 200; i++) sink.send({ kind: "tick", text: "x".repeat(1_000) });
    await new Promise((resolve) => setImmediate(resolve));
    return leave;
  });
  expect(stream.closed).toBe(true);
  expect(leave).toHaveBeenCalledOnce();
});
