import { expect, test } from "vitest";
import type { Database } from "../db/database.ts";
import { gauge, ofWorker, renderMetrics } from "./metric.ts";
import { processMetrics } from "./process-metrics.ts";

test("figures of several workers are grouped under one heading, in Prometheus format", () => {
  const requests = (value: number) => ({
    name: "requests_total",
    type: "counter" as const,
    help: "Requests.",
    samples: [{ labels: { route: 'a "b" \\ \n' }, value }],
  });
  const text = renderMetrics([
    ...ofWorker([requests(1), gauge("memory", "Memory.", 5)], 1),
    ...ofWorker([requests(2)], 2),
  ]);
  expect(text).toBe(
    [
      "# HELP requests_total Requests.",
      "# TYPE requests_total counter",
      'requests_total{route="a \\"b\\" \\\\ \\n",worker="1"} 1',
      'requests_total{route="a \\"b\\" \\\\ \\n",worker="2"} 2',
      "# HELP memory Memory.",
      "# TYPE memory gauge",
      'memory{worker="1"} 5',
      "",
    ].join("\n"),
  );
});

test("replicas are listed if there are any, including those that are left out", () => {
  const watched = { failedWriters: () => 0, version: "1", isStateAway: () => false };
  const connections = () => ({ total: 3, idle: 1, waiting: 0 });
  const replication = {
    recent: {} as Database,
    replicas: () => ({ used: 2, "left out": 1 }),
    isPrimaryAway: () => true,
  };
  const text = renderMetrics(processMetrics({ ...watched, db: { connections, replication } })());
  expect(text).toContain(
    'prepfeed_database_replicas{state="used"} 2\nprepfeed_database_replicas{state="left out"} 1\n',
  );
  expect(text).toContain("prepfeed_database_primary_away 1\n");
  expect(text).toContain('prepfeed_database_connections{state="total"} 3\n');
  const alone = renderMetrics(processMetrics({ ...watched, db: { connections } })());
  expect(alone).not.toContain("prepfeed_database_replicas");
});
