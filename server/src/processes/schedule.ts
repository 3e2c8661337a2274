import type { Background } from "../foundation/background.ts";

/** Claims may come a little early, because timers of different processes are never quite in step. */
const PART_OF_INTERVAL = 0.9;

export interface Schedule {
  /** Runs now, and then at every interval, unless it is still running here. */
  every(ms: number, name: string, job: () => Promise<void>): void;
  stop(): void;
}

/** Whether this process may run a job that was last started longer ago than this. */
export type ClaimJob = (name: string, seconds: number) => Promise<boolean>;

/**
 * Recurring work, done once per interval over all processes by the first to claim it; without a `claim` there is only
 * this process.
 */
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
