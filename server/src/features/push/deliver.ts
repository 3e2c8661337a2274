import { request as requestHttp } from "node:http";
import { Agent, request as requestHttps } from "node:https";
import { isPublicHttps, lookUpPublic } from "../../foundation/public-address.ts";

/** What becomes of a message: a subscription may be gone, or the push service may want to be asked later. */
type Delivery =
  | { outcome: "sent" | "gone" | "refused" }
  | { outcome: "later"; retryAfterMs: number | undefined };

interface Sealed {
  endpoint: string;
  headers: Record<string, string | number>;
  body: Buffer | null;
}

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 16 * 1024;
const agent = new Agent({ keepAlive: true, maxSockets: 4, maxTotalSockets: 16, timeout: 30_000 });

/**
 * Posts an encrypted message to the address that a browser gave. It follows no redirect, connects to public addresses
 * only, and neither a slow nor an endless reply holds it up.
 */
export function deliver(
  { endpoint, headers, body }: Sealed,
  { stopping, toLoopback }: { stopping: AbortSignal; toLoopback: boolean },
): Promise<Delivery> {
  if (!toLoopback && !isPublicHttps(endpoint)) return Promise.resolve({ outcome: "gone" });
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(TIMEOUT_MS)]);
  const options = { method: "POST", headers, signal };
  return new Promise((resolve) => {
    const request = toLoopback
      ? requestHttp(endpoint, options)
      : requestHttps(endpoint, { ...options, agent, lookup: lookUpPublic });
    request.on("response", (reply) => {
      resolve(deliveryOf(reply.statusCode ?? 0, reply.headers["retry-after"]));
      let size = 0;
      reply.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_REPLY_BYTES) reply.destroy();
      });
      reply.on("error", () => {});
    });
    request.on("error", () => resolve({ outcome: "later", retryAfterMs: undefined }));
    request.end(body ?? undefined);
  });
}

function deliveryOf(status: number, retryAfter: string | undefined): Delivery {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  if (status === 404 || status === 410) return { outcome: "gone" };
  const seconds = Number(retryAfter);
  if (status === 429 || status >= 500)
    return { outcome: "later", retryAfterMs: seconds > 0 ? seconds * 1000 : undefined };
  return { outcome: "refused" };
}
