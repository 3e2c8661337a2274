import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { OverlayOptions, ResizeOptions } from "sharp";
import { AppError } from "../foundation/app-error.ts";
import { boundedQueue } from "../foundation/bounded-queue.ts";

/** The jobs of the process: shrinking an uploaded picture, or drawing one of ours. */
export interface PictureJobs {
  shrink: {
    job: { bytes: Uint8Array; maxSide: number; resize: ResizeOptions; background?: string; quality: number };
    result: { data: Uint8Array; width: number; height: number };
  };
  draw: { job: { frame: string; texts: OverlayOptions[] }; result: { data: Uint8Array } };
}

interface Queue {
  maxWaiting: number;
  maxWaitingEach: number;
}

const PROGRAM = fileURLToPath(new URL("picture-program.mjs", import.meta.url));
/** The time limit is only for jobs that hang: the largest picture takes a second. */
const LIMITS = { timeMs: 30_000, idleMs: 10_000 };

/**
 * Pictures are decoded outside the server, one at a time: a file that crashes the decoder affects nothing else, the
 * decoder sees no secret, and its memory is freed when the idle process ends.
 */
export function pictureProcess(queue: Queue, { program, timeMs, idleMs } = { program: PROGRAM, ...LIMITS }) {
  const inTurn = boundedQueue({ parallel: 1, ...queue });
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function start(): ChildProcess {
    const started = fork(program, {
      env: { PATH: process.env.PATH },
      execArgv: ["--max-old-space-size=128"],
      serialization: "advanced",
    });
    return started.once("exit", () => leave(started)).on("error", () => leave(started));
  }

  function leave(old: ChildProcess) {
    if (child === old) child = undefined;
  }

  async function run(name: string, job: unknown): Promise<unknown> {
    clearTimeout(idle);
    child ??= start();
    const own = child;
    own.ref();
    own.channel?.ref();
    const isOver = new AbortController();
    const { signal } = isOver;
    try {
      own.send([name, job]);
      const [{ result, failure }] = await Promise.race([
        once(own, "message", { signal }).catch(refuse),
        once(own, "exit", { signal }).then(() => Promise.reject(new Error("The process ended."))),
        sleep(timeMs, undefined, { signal }).then(() => {
          leave(own);
          own.kill("SIGKILL");
          return refuse(new Error("It took too long."));
        }),
      ]);
      if (failure !== undefined) throw new Error(failure);
      return result;
    } finally {
      isOver.abort();
      // While idle it neither keeps the server alive nor, for long, its own memory.
      own.unref();
      own.channel?.unref();
      idle = setTimeout(() => {
        leave(own);
        if (own.connected) own.disconnect();
      }, idleMs).unref();
    }
  }

  return {
    ask: <Name extends keyof PictureJobs>(name: Name, job: PictureJobs[Name]["job"], who: string) =>
      inTurn(() => run(name, job), who) as Promise<PictureJobs[Name]["result"]>,
  };
}

function refuse(cause: unknown): never {
  throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 5, cause });
}
