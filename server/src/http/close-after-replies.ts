import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/**
 * While stopping, and before that while retiring, each reply is the last on its connection: an idle open connection
 * would delay the end.
 */
export function closeAfterReplies(app: FastifyInstance, retiring?: AbortSignal) {
  let isStopping = false;
  app.addHook("preClose", (done) => {
    isStopping = true;
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping || retiring?.aborted) reply.header("connection", "close");
    done(null, payload);
  });
}

const LOOK_EVERY_MS = 50;

/**
 * Takes no new connections, and waits until the existing ones are closed, up to this time; running requests are
 * answered.
 */
export async function drainConnections(server: Server, ms: number) {
  // The HTTP server's own `close` would cut off kept-alive connections, perhaps with a request on its way.
  NetServer.prototype.close.call(server);
  const until = performance.now() + ms;
  while (performance.now() < until && (await countConnections(server)) > 0) await sleep(LOOK_EVERY_MS);
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
