import { expect, test } from "vitest";
import { gauge, ofWorker, renderMetrics } from "./metric.ts";

test("figures of several workers stand together under one heading, as Prometheus reads them", () => {
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
