import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { AppError } from "../foundation/app-error.ts";
import { shedLoad } from "./overload.ts";

const PATHS = ["/api/social/feed", "/api/health", "/assets/index.js", "/share/posts/1.png", "/posts/1"];

async function openApp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError && error.code === "unavailable" ? 503 : 500).send(),
  );
  await shedLoad(app, 50);
  for (const path of PATHS) app.get(path, () => "fine");
  const statuses = () => Promise.all(PATHS.map(async (url) => (await app.inject({ url })).statusCode));
  return { app, statuses };
}

/** Blocks the event loop for longer than the check interval. */
async function holdUp() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
  await new Promise(setImmediate);
}

test("a delay at the start causes no refusals", async () => {
  const { app, statuses } = await openApp();
  for (let times = 0; times < 3; times++) await holdUp();
  await app.ready();
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
});

test("an overloaded process refuses work, but not pages, their files and health checks", async () => {
  const { statuses } = await openApp();
  let seen: number[] = [];
  await expect
    .poll(
      async () => {
        await holdUp();
        seen = await statuses();
        return seen[0];
      },
      { timeout: 20_000, interval: 1 },
    )
    .toBe(503);
  expect(seen).toEqual([503, 200, 200, 503, 200]);
});
