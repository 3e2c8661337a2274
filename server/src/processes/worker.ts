import cluster from "node:cluster";
import type { Metric } from "../metrics/metric.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

export interface Served {
  port: number;
  /** Finishes what is under way and ends the process. */
  stop(reason: string): Promise<void>;
  /** The same, but first lets connections that are kept open be used once more, or expire. */
  retire(): Promise<void>;
  collectMetrics(): Metric[];
}

export const workerNumber = (): number | undefined => cluster.worker?.id;

/** One of several processes: the primary hands it connections until it lets it go, or is gone itself. */
export function serveAsWorker({ port, stop, retire, collectMetrics }: Served) {
  const tell = (message: FromWorker) => void process.send?.(message);
  // Otherwise the channel's end would be this process's, whatever is under way.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  process.once("disconnect", () => void retire());
  process.on("message", ({ retire: isLetGo, collect }: ToWorker) => {
    if (isLetGo) void retire();
    if (collect) tell({ metrics: collectMetrics() });
  });
  // Asked by the primary, and perhaps by whoever signals every process of a service: that is no second wish.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  tell({ ready: port });
}
