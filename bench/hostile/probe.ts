import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface Waits {
  /** Milliseconds. */
  worst: number;
  failures: number;
}

/** How long somebody else waits meanwhile. */
export function startProbe(url: string) {
  const worker = new Worker(new URL("./probe-worker.mjs", import.meta.url), { workerData: { url } });
  return {
    /** The longest wait since this was asked last, the one under way included. */
    async read(): Promise<Waits> {
      worker.postMessage("read");
      const [waits] = await once(worker, "message");
      return waits;
    },
    stop: () => worker.terminate(),
  };
}
