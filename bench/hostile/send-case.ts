import { Agent, request } from "node:http";
import type { HostileCase } from "../../server/test/hostile/hostile-cases.ts";

const PATIENCE_MS = 60_000;
const agent = new Agent({ keepAlive: true });

export interface Outcome {
  /** 0 if the connection broke. */
  status: number;
  bytes: number;
  milliseconds: number;
}

/** Sends one request and reads its reply to the end. */
export function sendCase(
  url: string,
  method: string,
  { path, body, headers }: HostileCase,
  token?: string,
): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    let bytes = 0;
    const end = (status: number) => resolve({ status, bytes, milliseconds: performance.now() - began });
    const outgoing = request(
      url + path,
      {
        agent,
        method,
        timeout: PATIENCE_MS,
        headers: {
          ...headers,
          ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      (reply) => {
        reply.on("data", (part: Buffer) => {
          bytes += part.length;
        });
        reply.once("close", () => end(reply.statusCode ?? 0));
      },
    );
    outgoing.once("timeout", () => outgoing.destroy());
    outgoing.once("error", () => end(0));
    outgoing.end(body);
  });
}
