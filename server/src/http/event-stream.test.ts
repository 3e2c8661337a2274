import { expect, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { type EventWriter, openEventStream } from "./event-stream.ts";

type Tick = { kind: string; text: string };

async function open() {
  const leave = vi.fn();
  let writer: EventWriter<Tick> | undefined;
  const stream = await openEventStream<Tick>(async (opened) => {
    writer = opened;
    return leave;
  });
  if (!writer) throw new Error("unreachable");
  return { leave, writer, stream };
}

test("sends events, heartbeats and the end in the required format", async () => {
  const { leave, writer, stream } = await open();
  writer.send({ kind: "tick", text: "two\nlines" });
  writer.beat();
  writer.end();
  writer.send({ kind: "tick", text: "too late" });
  const text = (await stream.setEncoding("utf8").toArray()).join("");
  expect(text).toBe('retry: 5000\n\nevent: tick\ndata: {"kind":"tick","text":"two\\nlines"}\n\n: here\n\n');
  await eventually(() => leave.mock.calls.length === 1);
});

test("a client that reads nothing is dropped, and nothing more is kept for it", async () => {
  const { leave, writer, stream } = await open();
  for (let i = 0; i < 200; i++) writer.send({ kind: "tick", text: "x".repeat(1_000) });
  await eventually(() => leave.mock.calls.length === 1);
  expect(stream.destroyed).toBe(true);
  writer.end("replaced");
});

test("a client that cannot join gets no stream", async () => {
  await expect(openEventStream(() => Promise.reject(new Error("full")))).rejects.toThrow("full");
});

test("a stream that ended before it was joined is left too", async () => {
  const leave = vi.fn();
  const stream = await openEventStream<Tick>(async (writer) => {
    for (let i = 0; i < 200; i++) writer.send({ kind: "tick", text: "x".repeat(1_000) });
    await new Promise((resolve) => setImmediate(resolve));
    return leave;
  });
  expect(stream.closed).toBe(true);
  expect(leave).toHaveBeenCalledOnce();
});
