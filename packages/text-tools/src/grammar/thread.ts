import { Worker } from "node:worker_threads";
import type { FoundIssue } from "./issues.ts";

/** The thread's messages: that it is ready, its findings and memory, or that it failed on a text. */
type ThreadReply = "ready" | { found: FoundIssue[]; memory: number } | { failure: string };

/**
 * Why there is no answer: the text crashed the engine, the engine took too long, or it could not be started.
 */
export type ThreadFailure = "broke" | "too-slow" | "stopped";

export class ThreadError extends Error {
  readonly reason: ThreadFailure;

  constructor(reason: ThreadFailure, detail: string) {
    super(detail);
    this.name = "ThreadError";
    this.reason = reason;
  }
}

interface Limits {
  /** The time limits for loading the engine, and then for each text, in milliseconds. */
  loadLimit: number;
  timeLimit: number;
}

export interface GrammarThread {
  /** One at a time. After a failure the thread cannot be used any more. */
  ask(text: string): Promise<{ found: FoundIssue[]; memory: number }>;
  /** It ended, perhaps by itself. */
  isOver(): boolean;
  end(): Promise<unknown>;
}

/** The memory of its JavaScript; the thread reports the engine's own memory with each answer. */
const RESOURCES = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

export function startThread(file: URL, { loadLimit, timeLimit }: Limits): GrammarThread {
  const worker = new Worker(file, { resourceLimits: RESOURCES });
  let isReady = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let settle: { resolve(answer: { found: FoundIssue[]; memory: number }): void; reject(error: Error): void };

  function watch(limit: number) {
    clearTimeout(timer);
    timer = setTimeout(() => fail("too-slow", `it took longer than ${limit} ms`), limit);
  }

  function fail(reason: ThreadFailure, detail: string) {
    clearTimeout(timer);
    settle?.reject(new ThreadError(reason, detail));
  }

  worker.on("message", (reply: ThreadReply) => {
    if (reply === "ready") {
      isReady = true;
      watch(timeLimit);
    } else if ("failure" in reply) fail("broke", reply.failure);
    else {
      clearTimeout(timer);
      // A waiting thread must not keep the process alive.
      worker.unref();
      settle.resolve(reply);
    }
  });
  worker.on("error", (error) => fail(isReady ? "broke" : "stopped", String(error)));
  worker.on("exit", (code) => {
    isOver = true;
    fail(isReady ? "broke" : "stopped", `its thread ended with code ${code}`);
  });

  return {
    ask: (text) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        worker.ref();
        watch(isReady ? timeLimit : loadLimit);
        worker.postMessage(text);
      }),
    isOver: () => isOver,
    end() {
      clearTimeout(timer);
      return worker.terminate();
    },
  };
}
