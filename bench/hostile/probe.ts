import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface Waits {
  /** Milliseconds. */
  worst: number;
  failures: number;
}

/** How long another caller waits meanwhile. */
export function startProbe(url: string) {
  const worker = new Worker(new URL("./probe-worker.mjs", import.meta.url), { workerData: { url } });
  return {
    /** The longest wait since the last call, including the running one. */
    async read(): Promise<Waits> {
      worker.postMessage("read");
      const [waits] = await once(worker, "message");
      return waits;
    },
    stop: () => worker.terminate(),
  };
}
