import cluster from "node:cluster";
import type { Metric } from "../metrics/metric.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

export interface Served {
  port: number;
  /** Finishes running requests and ends the process. */
  stop(reason: string): Promise<void>;
  /** The same, but first lets each kept-alive connection handle one more request, or expire. */
  retire(): Promise<void>;
  collectMetrics(): Metric[];
}

export const workerNumber = (): number | undefined => cluster.worker?.id;

/** One of several processes: the primary passes it connections until it retires it, or ends itself. */
export function serveAsWorker({ port, stop, retire, collectMetrics }: Served) {
  const tell = (message: FromWorker) => void process.send?.(message);
  // Otherwise the end of the channel would end this process in the middle of requests.
  if (cluster.worker) cluster.worker.exitedAfterDisconnect = true;
  process.once("disconnect", () => void retire());
  process.on("message", ({ retire: isLetGo, collect }: ToWorker) => {
    if (isLetGo) void retire();
    if (collect) tell({ metrics: collectMetrics() });
  });
  // The primary asks for it, and a service manager may signal every process too: that is not a second
  // request.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  tell({ ready: port });
}
