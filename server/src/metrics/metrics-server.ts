import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CollectMetrics, renderMetrics } from "./metric.ts";

const CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8";

/**
 * Serves `/metrics` and nothing else, on a separate port that need not be public. It does not keep the process alive.
 */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  collect: CollectMetrics,
): Promise<number> {
  const server = createServer(async (request, response) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      return void response.writeHead(404).end();
    }
    try {
      const text = renderMetrics(await collect());
      response.writeHead(200, { "content-type": CONTENT_TYPE }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, "listening");
  server.unref();
  return (server.address() as AddressInfo).port;
}
