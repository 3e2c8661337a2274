import type { Metric } from "../metrics/metric.ts";

/** What a worker tells the primary. */
export interface FromWorker {
  /** It serves, at this port. */
  ready?: number;
  metrics?: Metric[];
}

/** What the primary tells a worker. */
export interface ToWorker {
  /** Another serves in its place. */
  retire?: true;
  /** Its metrics are asked for. */
  collect?: true;
}
