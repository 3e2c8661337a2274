import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { AppError } from "../app-error.ts";
import { shedLoad } from "./overload.ts";

test("a process that cannot keep up refuses work, but not the files of its pages and health", async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError && error.code === "unavailable" ? 503 : 500).send(),
  );
  await shedLoad(app, 50);
  const paths = ["/api/social/feed", "/api/health", "/assets/index.js", "/share/posts/1.png"];
  for (const path of paths) app.get(path, () => "fine");

  let statuses: number[] = [];
  await expect
    .poll(
      async () => {
        // Holds the event loop up for longer than it looks at it.
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
        await new Promise(setImmediate);
        statuses = await Promise.all(paths.map(async (url) => (await app.inject({ url })).statusCode));
        return statuses[0];
      },
      { timeout: 20_000, interval: 1 },
    )
    .toBe(503);
  expect(statuses).toEqual([503, 200, 200, 503]);
});
