import underPressure from "@fastify/under-pressure";
import { messages } from "@prepfeed/contract/messages";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";

/** What is answered however busy the process is: it costs nothing but a file, and a screen that misses one of its files is broken. */
const ALWAYS = ["/api/health", "/assets/"];

/** More work than can be done gets a quick 503 instead of a long wait. */
export async function shedLoad(app: FastifyInstance, maxEventLoopDelay: number) {
  await app.register(underPressure, {
    maxEventLoopDelay,
    sampleInterval: 500,
    pressureHandler: (request) => {
      if (ALWAYS.some((path) => request.url.startsWith(path))) return;
      throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 5 });
    },
  });
}
