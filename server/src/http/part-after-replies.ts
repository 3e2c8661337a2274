import type { FastifyInstance } from "fastify";

/** While stopping, each reply is the last on its connection: one that stayed open, with nobody asking, would be waited for. */
export function partAfterReplies(app: FastifyInstance) {
  let isStopping = false;
  app.addHook("preClose", (done) => {
    isStopping = true;
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done(null, payload);
  });
}
