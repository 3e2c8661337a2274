import type { Logger } from "pino";

/** Work that continues after its request was answered; a shutdown waits for it. */
export interface Background {
  run(name: string, task: () => Promise<void>): void;
  drained(): Promise<void>;
}

export function background(log: Pick<Logger, "error">): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const promise: Promise<void> = task()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(promise));
      running.add(promise);
    },
    async drained() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
