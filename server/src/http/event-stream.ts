import { Readable } from "node:stream";
import { Live } from "@prepfeed/contract/limits";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A client that has not taken this many bytes yet is too slow to be told more. */
const MAX_WAITING_BYTES = 64 * 1024;
/** One whose place was taken by a newer stream should stay away for a while. */
const REPLACED_RETRY_MS = 60_000;

const END_MS = 1_000;

/** One open stream of server-sent events, as those who send them know it. */
export interface EventSink<Event extends { kind: string }> {
  /** With an `id`, a client that lost the stream after this event says so when it comes back. */
  send(event: Event, id?: string): void;
  /** Says nothing, and keeps proxies from closing a silent connection. */
  beat(): void;
  /** `replaced` asks the client not to come back soon. */
  end(reason?: "replaced"): void;
}

/** Opens a stream: `join` gets it and returns what to do when it is over, whoever ended it. */
export async function openEventStream<Event extends { kind: string }>(
  join: (sink: EventSink<Event>) => Promise<() => void>,
): Promise<Readable> {
  const stream = new Readable({ read() {} });
  let isEnded = false;
  const write = (text: string) => {
    if (isEnded || stream.destroyed) return;
    stream.push(text);
    if (stream.readableLength > MAX_WAITING_BYTES) stream.destroy();
  };
  write(`retry: ${Live.retryMs}\n\n`);
  const leave = await join({
    send: (event, id) =>
      write(`${id ? `id: ${id}\n` : ""}event: ${event.kind}\ndata: ${JSON.stringify(event)}\n\n`),
    beat: () => write(": here\n\n"),
    end(reason) {
      if (reason === "replaced") write(`retry: ${REPLACED_RETRY_MS}\n\n`);
      if (isEnded || stream.destroyed) return;
      isEnded = true;
      stream.push(null);
      // Whoever does not take the end either is cut off.
      setTimeout(() => stream.destroy(), END_MS).unref();
    },
  });
  if (stream.closed) leave();
  else stream.once("close", leave);
  return stream;
}

/** The connection is used for nothing else, and silence is no reason to cut it before the stream is over. */
export function describeEvents(request: FastifyRequest, reply: FastifyReply, stream: Readable) {
  const { socket } = request.raw;
  socket.setTimeout?.(0);
  stream.once("close", () => socket.setTimeout?.(END_MS));
  reply.type("text/event-stream; charset=utf-8").headers({ connection: "close", "x-accel-buffering": "no" });
}
