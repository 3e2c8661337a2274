import { monitorEventLoopDelay } from "node:perf_hooks";
import type { PooledDatabase, Replication } from "../db/database.ts";
import { gauge, type Metric } from "./metric.ts";

interface Watched {
  version: string;
  db: Pick<PooledDatabase, "connections" | "replication">;
  /** Whether Redis is configured and does not answer. */
  isStateAway: () => boolean;
  failedWriters: () => number;
}

const NANOSECONDS = 1e9;

/** The figures of one process: its load, its memory, and its queues. */
export function processMetrics({ version, db, isStateAway, failedWriters }: Watched) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return (): Metric[] => {
    const { user, system } = process.cpuUsage();
    const longest = delay.percentile(99) / NANOSECONDS;
    delay.reset();
    return [
      {
        name: "prepfeed_info",
        type: "gauge",
        help: "The version that runs.",
        samples: [{ labels: { version }, value: 1 }],
      },
      {
        name: "process_cpu_seconds_total",
        type: "counter",
        help: "CPU time used.",
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge("process_resident_memory_bytes", "Resident memory.", process.memoryUsage.rss()),
      gauge(
        "process_start_time_seconds",
        "When the process began.",
        Math.round(Date.now() / 1000 - process.uptime()),
      ),
      gauge(
        "prepfeed_event_loop_delay_seconds",
        "How late the event loop was, 99th percentile since the last look.",
        longest,
      ),
      {
        name: "prepfeed_database_connections",
        type: "gauge",
        help: "Connections of the pool that are open or idle, and requests that wait for one.",
        samples: byState(db.connections()),
      },
      ...(db.replication ? replicationMetrics(db.replication) : []),
      {
        name: "prepfeed_failed_writers_total",
        type: "counter",
        help: "How often a question writer failed and others wrote in its place.",
        samples: [{ value: failedWriters() }],
      },
      gauge(
        "prepfeed_shared_state_away",
        "1 while Redis does not answer and this process counts in its own memory.",
        isStateAway() ? 1 : 0,
      ),
    ];
  };
}

const byState = (counts: Record<string, number>) =>
  Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));

function replicationMetrics({ replicas, isPrimaryAway }: Replication): Metric[] {
  return [
    {
      name: "prepfeed_database_replicas",
      type: "gauge",
      help: "Replicas that are read from, and those that are left out since they lag or do not answer.",
      samples: byState(replicas()),
    },
    gauge(
      "prepfeed_database_primary_away",
      "1 while the primary does not answer, replicas are read from and nothing is written.",
      isPrimaryAway() ? 1 : 0,
    ),
  ];
}
