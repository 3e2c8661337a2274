import underPressure from "@fastify/under-pressure";
import { messages } from "@prepfeed/contract/messages";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

/** What is answered however busy the process is: it costs nothing but a file, and a screen that misses one of its files is broken. */
const ALWAYS = ["/api/health", "/assets/"];

const SAMPLE_MS = 500;

/** More work than can be done gets a quick 503 instead of a long wait; what held the start up says nothing about it. */
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
      if (isStarting || ALWAYS.some((path) => request.url.startsWith(path))) return;
      throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 5 });
    },
  });
}
