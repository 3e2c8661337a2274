import type { Background } from "../background.ts";

/** Claims may come a little early: timers of different processes are never quite in step. */
const PART_OF_INTERVAL = 0.9;

export interface Schedule {
  /** Now, and then at every interval, unless it still runs here. */
  every(ms: number, name: string, job: () => Promise<void>): void;
  stop(): void;
}

/** Whether a job that was last begun longer ago than this is ours to do now. */
export type ClaimJob = (name: string, seconds: number) => Promise<boolean>;

/** Work that comes back, done once in its time over all processes by whoever asks first; without a `claim` there is only this one. */
export function schedule(tasks: Background, claim: ClaimJob = async () => true): Schedule {
  const timers: NodeJS.Timeout[] = [];
  return {
    every(ms, name, job) {
      let isRunning = false;
      const run = () => {
        if (isRunning) return;
        isRunning = true;
        tasks.run(name, async () => {
          try {
            if (await claim(name, (ms / 1000) * PART_OF_INTERVAL)) await job();
          } finally {
            isRunning = false;
          }
        });
      };
      run();
      timers.push(setInterval(run, ms).unref());
    },
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
