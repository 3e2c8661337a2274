import underPressure from "@fastify/under-pressure";
import { messages } from "@prepfeed/contract/messages";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

/** More work than can be done gets a quick 503 instead of a long wait. Health still answers, and so do pages and their files: they
 * cost little, and a screen that misses one of its files is broken. */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number) {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: 500,
    pressureHandler: (request) => {
      if (!request.url.startsWith("/api/") || request.url.startsWith("/api/health")) return;
      throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 5 });
    },
  });
}
