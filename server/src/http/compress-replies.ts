import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

/** Shorter ones fit into a packet or two anyway. */
const LEAST_LENGTH = 1_024;
const TEXT = /^(?:text\/|application\/(?:json|xml))/;

type Encoding = "br" | "gzip";
type Done = (error: Error | null, bytes: Buffer) => void;

/** Quick levels: what a higher one saves, a phone does not notice. Both work on other threads. */
const COMPRESS: Record<Encoding, (text: string, done: Done) => void> = {
  br: (text, done) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    brotliCompress(text, { params }, done);
  },
  gzip: (text, done) => gzip(text, { level: 4 }, done),
};

/** Long replies leave compressed, for whoever takes that. Streams are left alone, and so are files, which are compressed when built. */
export function compressReplies(app: FastifyInstance) {
  app.addHook<unknown>("onSend", (request, reply, payload, done) => {
    const accepted = request.headers["accept-encoding"];
    if (accepted === undefined || typeof payload !== "string" || payload.length < LEAST_LENGTH)
      return done(null, payload);
    const encoding = encodingFor(String(accepted));
    if (!encoding || !TEXT.test(String(reply.getHeader("content-type")))) return done(null, payload);
    COMPRESS[encoding](payload, (error, bytes) => {
      if (error) return done(null, payload);
      reply
        .header("content-encoding", encoding)
        .header("vary", "accept-encoding")
        .removeHeader("content-length");
      done(null, bytes);
    });
  });
}

/** The better one of those that are taken; `q=0` takes none. */
function encodingFor(accepted: string): Encoding | undefined {
  const taken = accepted
    .slice(0, 200)
    .toLowerCase()
    .split(",")
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => taken.includes(encoding));
}
