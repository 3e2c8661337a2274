import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** While stopping, and before that while retiring, each reply is the last on its connection: one that stayed open, with nobody asking, would be waited for. */
export function partAfterReplies(app: FastifyInstance, retiring?: AbortSignal) {
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

/** Takes no new connections, and waits until those there are have gone, at most so long: a client that is just asking is answered. */
export async function letConnectionsGo(server: Server, ms: number) {
  // The HTTP server's own `close` would cut kept-alive connections off, perhaps with a request on its way.
  NetServer.prototype.close.call(server);
  const until = performance.now() + ms;
  while (performance.now() < until && (await countConnections(server)) > 0) await sleep(LOOK_EVERY_MS);
}

const countConnections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
