import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyInstance } from "fastify";

/** Shorter ones fit into a packet or two anyway. */
const LEAST_LENGTH = 1_024;
const TEXT = /^(?:text\/|application\/(?:json|xml))/;

type Encoding = "br" | "gzip";
type Done = (error: Error | null, bytes: Buffer) => void;

/** Fast levels: a phone does not notice what a higher one saves. Both run on other threads. */
const COMPRESS: Record<Encoding, (text: string, done: Done) => void> = {
  br: (text, done) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    brotliCompress(text, { params }, done);
  },
  gzip: (text, done) => gzip(text, { level: 4 }, done),
};

/**
 * Compresses long replies for clients that accept it. Streams are left out, and so are files, which are compressed
 * when built.
 */
export function compressReplies(app: FastifyInstance) {
  app.addHook<unknown>("onSend", (request, reply, payload, done) => {
    const accepted = request.headers["accept-encoding"];
    if (accepted === undefined || typeof payload !== "string" || payload.length < LEAST_LENGTH)
      return done(null, payload);
    const encoding = negotiate<Encoding>(String(accepted).toLowerCase(), ["br", "gzip"]);
    if (!encoding || !TEXT.test(String(reply.getHeader("content-type")))) return done(null, payload);
    COMPRESS[encoding](payload, (error, bytes) => {
      if (error) return done(null, payload);
      const vary = [reply.getHeader("vary"), "accept-encoding"].flat().filter(Boolean).join(", ");
      reply.header("content-encoding", encoding).header("vary", vary).removeHeader("content-length");
      done(null, bytes);
    });
  });
}
