import { Readable } from "node:stream";
import { brotliDecompressSync } from "node:zlib";
import cors from "@fastify/cors";
import fastify from "fastify";
import { expect, test } from "vitest";
import { compressReplies } from "./compress-replies.ts";

const LONG = "long ".repeat(300);

async function ask(path: string, headers: Record<string, string>, method: "GET" | "HEAD" = "GET") {
  const app = fastify();
  compressReplies(app);
  await app.register(cors, { origin: ["https://a.example", "https://b.example"] });
  app.get("/long", (_, reply) => reply.type("text/plain").send(LONG));
  app.get("/short", (_, reply) => reply.type("text/plain").send(LONG.slice(0, 1_000)));
  app.get("/stream", (_, reply) => reply.type("text/event-stream").send(Readable.from([LONG])));
  app.get("/picture", (_, reply) => reply.type("image/svg+xml").send(LONG));
  return app.inject({ url: path, method, headers });
}

test("a compressed reply still says that it depends on the origin", async () => {
  const { headers, rawPayload } = await ask("/long", {
    "accept-encoding": "br",
    origin: "https://a.example",
  });
  expect(headers).toMatchObject({
    "content-encoding": "br",
    "access-control-allow-origin": "https://a.example",
    vary: "Origin, accept-encoding",
    "content-length": String(rawPayload.length),
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(LONG);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["br;q=0, gzip;q=0", undefined],
  ["identity", undefined],
  ["", undefined],
])("for accept-encoding %j the reply is encoded as %s", async (accepted, encoding) => {
  expect((await ask("/long", { "accept-encoding": accepted })).headers["content-encoding"]).toBe(encoding);
});

test.each(["/short", "/stream", "/picture"])("%s is never compressed", async (path) => {
  const { headers, body } = await ask(path, { "accept-encoding": "br" });
  expect(headers["content-encoding"]).toBeUndefined();
  expect(LONG).toContain(body);
});

test("HEAD returns the same headers as GET, without a body", async () => {
  const accepted = { "accept-encoding": "gzip" };
  const [get, head] = [await ask("/long", accepted), await ask("/long", accepted, "HEAD")];
  expect(head.body).toBe("");
  for (const name of ["content-encoding", "content-length", "vary"])
    expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
});
