import { Worker } from "node:worker_threads";
import { type FoundIssue, type GrammarReport, reportOn } from "./grammar-issues.ts";
import { findLearnerSlips } from "./learner-rules.ts";

export type GrammarFailure = "busy" | "too-slow" | "stopped" | "closed";

export class GrammarUnavailableError extends Error {
  readonly reason: GrammarFailure;

  constructor(reason: GrammarFailure, detail: string) {
    super(`The grammar check is not available: ${detail}`);
    this.name = "GrammarUnavailableError";
    this.reason = reason;
  }
}

export interface GrammarChecker {
  check(text: string): Promise<GrammarReport>;
  close(): Promise<void>;
}

interface Options {
  /** Milliseconds a check may take; the first includes loading the engine. */
  timeLimit?: number;
  /** Milliseconds without a check after which the thread ends and gives its memory back. */
  idleLimit?: number;
  /** Checks that may wait for their turn. */
  maxWaiting?: number;
  /** The file that the thread runs. */
  workerFile?: URL;
}

type Reply = { found: FoundIssue[] } | { failure: string };

interface Job {
  text: string;
  resolve(report: GrammarReport): void;
  reject(error: GrammarUnavailableError): void;
}

/** One thread with the engine, started by the first check; one check at a time. */
export function grammarChecker({
  timeLimit = 30_000,
  idleLimit = 180_000,
  maxWaiting = 20,
  workerFile = new URL("./grammar-worker.mjs", import.meta.url),
}: Options = {}): GrammarChecker {
  const waiting: Job[] = [];
  let current: Job | undefined;
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function startWorker(): Worker {
    const started = new Worker(workerFile);
    started.on("message", (reply: Reply) => {
      if (started === worker) answer(reply);
    });
    started.on("error", (error) => lose(started, "stopped", String(error)));
    started.on("exit", (code) => lose(started, "stopped", `its thread ended with code ${code}`));
    return started;
  }

  function next() {
    clearTimeout(timer);
    current = waiting.shift();
    if (!current) {
      // A thread that waits must not keep the process alive.
      worker?.unref();
      timer = setTimeout(endWorker, idleLimit).unref();
      return;
    }
    worker ??= startWorker();
    worker.ref();
    const asked = worker;
    timer = setTimeout(() => lose(asked, "too-slow", `it took longer than ${timeLimit} ms`), timeLimit);
    worker.postMessage(current.text);
  }

  function answer(reply: Reply) {
    const job = current;
    if (!job) return;
    if ("failure" in reply) job.reject(new GrammarUnavailableError("stopped", reply.failure));
    else job.resolve(reportOn(job.text, [...findLearnerSlips(job.text), ...reply.found]));
    next();
  }

  /** The check under way fails; those that wait get a new thread. */
  function lose(lost: Worker, reason: GrammarFailure, detail: string) {
    if (lost !== worker) return;
    void endWorker();
    current?.reject(new GrammarUnavailableError(reason, detail));
    next();
  }

  function endWorker(): Promise<number> | undefined {
    const ended = worker;
    worker = undefined;
    return ended?.terminate();
  }

  return {
    check(text) {
      if (closed) return Promise.reject(new GrammarUnavailableError("closed", "it was closed"));
      if (text.trim() === "") return Promise.resolve({ issues: [], correctedText: text });
      if (waiting.length >= maxWaiting) {
        return Promise.reject(new GrammarUnavailableError("busy", `${maxWaiting} texts are waiting already`));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ text, resolve, reject });
        if (!current) next();
      });
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const ended = endWorker();
      const unanswered = current ? [current, ...waiting.splice(0)] : [];
      current = undefined;
      for (const job of unanswered) job.reject(new GrammarUnavailableError("closed", "it was closed"));
      await ended;
    },
  };
}
