import underPressure from "@fastify/under-pressure";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { FastifyInstance } from "fastify";
import { AppError } from "../foundation/app-error.ts";

/**
 * What may be refused: calls, and pictures that are drawn for shared links. Pages and their files are always
 * answered, because a person would see the refusal as JSON; the page itself retries.
 */
const WORK = ["/api/", "/share/"];
const HEALTH = "/api/health";

const SAMPLE_MS = 500;

/** More work than can be done gets a quick 503 instead of a long wait; delays at the start do not count. */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number) {
  let startedAt = Number.POSITIVE_INFINITY;
  app.addHook("onReady", async () => {
    startedAt = performance.now();
  });
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: SAMPLE_MS,
    pressureHandler: (request) => {
      const isStarting = performance.now() < startedAt + 2 * SAMPLE_MS;
      const isWork = WORK.some((path) => request.url.startsWith(path)) && !request.url.startsWith(HEALTH);
      if (isStarting || !isWork) return;
      throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 5 });
    },
  });
}
