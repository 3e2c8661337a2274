import type { Metric } from "../metrics/metric.ts";

/** Messages from a worker to the primary. */
export interface FromWorker {
  /** It is serving, at this port. */
  ready?: number;
  metrics?: Metric[];
}

/** Messages from the primary to a worker. */
export interface ToWorker {
  /** Another worker is serving in its place. */
  retire?: true;
  /** A request for its metrics. */
  collect?: true;
}
