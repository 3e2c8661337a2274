import type { Socket } from "node:net";
import type { ErrorReply } from "@prepfeed/contract/foundation/errors";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { FastifyInstance } from "fastify";
import { AppError } from "../foundation/app-error.ts";

/**
 * Input that never became a request: not HTTP, or headers too long or too slow. Answered like any other refusal, then
 * disconnected.
 */
export function refuseBrokenRequest(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const { line, reply } = describe(error.code);
  const body = JSON.stringify(reply);
  if (socket.writable) {
    const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}`;
    socket.write(`HTTP/1.1 ${line}\r\n${headers}\r\nconnection: close\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

function describe(code: string | undefined) {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return refusal("408 Request Timeout", "invalid-request", refusals.api.tooSlow);
    case "HPE_HEADER_OVERFLOW":
      return refusal("431 Request Header Fields Too Large", "too-large", refusals.api.tooLarge);
    default:
      return refusal("400 Bad Request", "invalid-request", refusals.api.malformedRequest);
  }
}

function refusal(line: string, code: string, message: string) {
  const reply: ErrorReply = { status: Number.parseInt(line, 10), code, message, error: message };
  return { line, reply };
}

/**
 * Node keeps the first of two `Host` headers, but a proxy may have used the second, so such requests are
 * refused.
 */
export function refuseRepeatedHost(app: FastifyInstance) {
  app.addHook("onRequest", async ({ raw }, reply) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "host").length <= 1) return;
    reply.header("connection", "close");
    throw new AppError("invalid-request", refusals.api.malformedRequest);
  });
}
