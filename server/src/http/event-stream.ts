import { Readable } from "node:stream";
import { Live } from "@prepfeed/contract/foundation/limits";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A client with this many unread bytes is too slow to get more. */
const MAX_WAITING_BYTES = 64 * 1024;
/** A client that was replaced by a newer stream should wait before it reconnects. */
const REPLACED_RETRY_MS = 60_000;

const END_MS = 1_000;

/** One open stream of server-sent events, as seen by its senders. */
export interface EventWriter<Event extends { kind: string }> {
  /** With an `id`, a client that reconnects can say which event was its last. */
  send(event: Event, id?: string): void;
  /** Sends a comment that keeps proxies from closing a silent connection. */
  beat(): void;
  /** `replaced` asks the client not to reconnect soon. */
  end(reason?: "replaced"): void;
}

/** Opens a stream: `join` gets it and returns a function to call when it ends, on either side. */
export async function openEventStream<Event extends { kind: string }>(
  join: (writer: EventWriter<Event>) => Promise<() => void>,
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
      // A client that does not read the end either is disconnected.
      setTimeout(() => stream.destroy(), END_MS).unref();
    },
  });
  if (stream.closed) leave();
  else stream.once("close", leave);
  return stream;
}

/** The connection is used for nothing else, and silence must not close it before the stream ends. */
export function describeEvents(request: FastifyRequest, reply: FastifyReply, stream: Readable) {
  const { socket } = request.raw;
  socket.setTimeout?.(0);
  stream.once("close", () => socket.setTimeout?.(END_MS));
  reply.type("text/event-stream; charset=utf-8").headers({ connection: "close", "x-accel-buffering": "no" });
}
