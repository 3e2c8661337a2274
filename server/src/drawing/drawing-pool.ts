import { once } from "node:events";
import { availableParallelism } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { messages } from "@prepfeed/contract/foundation/messages";
import { UnknownTopicError } from "@prepfeed/question-engine/match-topic";
import { AppError } from "../foundation/app-error.ts";
import { boundedQueue } from "../foundation/bounded-queue.ts";
import type { FailedWriter, Jobs, Reply } from "./jobs.ts";

/** From source there is none: a thread cannot load TypeScript, so questions are drawn in the same thread. */
const PROGRAM = import.meta.url.endsWith(".js") ? new URL("./drawing-thread.js", import.meta.url) : undefined;

const LIMITS = {
  threads: Math.min(2, availableParallelism()),
  /** Only for jobs that hang: the longest job takes about a second. */
  timeMs: 20_000,
  idleMs: 5 * 60_000,
  /** Every unit that is loaded stays in the memory of its thread. */
  memoryMb: 384,
  maxWaiting: 40,
  maxWaitingEach: 4,
};

/**
 * Questions are drawn in threads, so that a topic that takes long delays nobody who asks for something else. A thread starts
 * when there is work, ends after some idle minutes, and is replaced when it hangs or needs too much memory.
 */
export function drawingPool(options: Partial<typeof LIMITS> & { program?: URL } = {}) {
  const { program, threads, timeMs, idleMs, memoryMb, ...queue } = {
    program: PROGRAM,
    ...LIMITS,
    ...options,
  };
  const inTurn = boundedQueue({ parallel: threads, ...queue });
  const idle: { worker: Worker; end: NodeJS.Timeout }[] = [];
  let listener: (failed: FailedWriter) => void = () => {};
  let failed = 0;

  function start(file: URL): Worker {
    const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    // Without a listener an error while the thread is idle would end the server.
    return worker.on("error", () => forget(worker)).on("exit", () => forget(worker));
  }

  function forget(worker: Worker) {
    const at = idle.findIndex((other) => other.worker === worker);
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.end);
  }

  /** The thread that worked last: the others can then reach the end of their idle time and stop. */
  function take(file: URL): Worker {
    const last = idle.pop();
    clearTimeout(last?.end);
    last?.worker.ref();
    return last?.worker ?? start(file);
  }

  function giveBack(worker: Worker) {
    // An idle thread does not keep the process from ending.
    worker.unref();
    const end = setTimeout(() => {
      forget(worker);
      void worker.terminate();
    }, idleMs).unref();
    idle.push({ worker, end });
  }

  async function run(name: keyof Jobs, job: unknown): Promise<Reply> {
    if (!program) {
      // Only here, because it loads the question engine.
      const { runJob } = await import("./run-job.ts");
      return runJob(name, job as never);
    }
    const worker = take(program);
    const isOver = new AbortController();
    const { signal } = isOver;
    try {
      const replied = once(worker, "message", { signal });
      worker.postMessage([name, job]);
      const [reply] = await Promise.race([
        replied,
        once(worker, "exit", { signal }).then(() => Promise.reject(new Error("The thread ended."))),
        sleep(timeMs, undefined, { signal }).then(() => Promise.reject(new Error("It took too long."))),
      ]);
      giveBack(worker);
      return reply;
    } catch (cause) {
      void worker.terminate();
      throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 5, cause });
    } finally {
      isOver.abort();
    }
  }

  return {
    /** `who` may have only this many jobs waiting; without it the job is the product's own. */
    async draw<Name extends keyof Jobs>(
      name: Name,
      job: Jobs[Name]["job"],
      who?: string,
    ): Promise<Jobs[Name]["result"]> {
      const { result, unknownTopic, failure, failedWriters } = await inTurn(() => run(name, job), who);
      failed += failedWriters.length;
      failedWriters.forEach(listener);
      if (unknownTopic) throw new UnknownTopicError(unknownTopic.topic, unknownTopic.nearest);
      if (failure !== undefined) throw new Error(failure);
      return result as Jobs[Name]["result"];
    },
    /** Called for each writer that threw; the questions came from others. */
    onFailedWriter(listen: typeof listener) {
      listener = listen;
    },
    failedWriters: () => failed,
    /** Otherwise a job holds up everything else. */
    hasThreads: program !== undefined,
    /** How many threads are idle. */
    idleThreads: () => idle.length,
  };
}

/** The only pool of this process: its threads belong to the machine, not to one request. */
export const drawing = drawingPool();
