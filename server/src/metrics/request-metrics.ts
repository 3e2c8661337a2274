import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Metric } from "./metric.ts";

/** Seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Times {
  /** How many took at most as long as each bucket says. */
  within: number[];
  sum: number;
  count: number;
}

/** Counts and times every request of a server, by call. */
export function requestMetrics() {
  const counts = new Map<string, { labels: Record<string, string | number>; value: number }>();
  const times = new Map<string, { labels: Record<string, string>; times: Times }>();
  let streams = 0;

  function count(labels: Record<string, string | number>) {
    const key = Object.values(labels).join(" ");
    const counted = counts.get(key) ?? { labels, value: 0 };
    counted.value += 1;
    counts.set(key, counted);
  }

  function time(labels: Record<string, string>, seconds: number) {
    const key = Object.values(labels).join(" ");
    const entry = times.get(key) ?? { labels, times: { within: BUCKETS.map(() => 0), sum: 0, count: 0 } };
    for (const [i, bucket] of BUCKETS.entries()) {
      if (seconds <= bucket) entry.times.within[i] = (entry.times.within[i] ?? 0) + 1;
    }
    entry.times.sum += seconds;
    entry.times.count += 1;
    times.set(key, entry);
  }

  return {
    watch(app: FastifyInstance) {
      app.addHook("onRequest", (request, reply, done) => {
        const began = performance.now();
        const isStream = request.routeOptions.config.endpoint?.stream === "events";
        if (isStream) streams += 1;
        reply.raw.once("close", () => {
          const labels = { method: request.method, route: routeOf(request) };
          count({ ...labels, status: reply.raw.writableFinished ? reply.statusCode : "aborted" });
          if (isStream) streams -= 1;
          else time(labels, (performance.now() - began) / 1000);
        });
        done();
      });
    },
    collect: (): Metric[] => [
      {
        name: "prepfeed_http_requests_total",
        type: "counter",
        help: "Requests answered, by status; aborted ones were given up by their client.",
        samples: [...counts.values()],
      },
      {
        name: "prepfeed_http_request_seconds",
        type: "histogram",
        help: "Time from a request's first byte to its reply's last; event streams left out.",
        samples: [...times.values()].flatMap(samplesOf),
      },
      {
        name: "prepfeed_event_streams",
        type: "gauge",
        help: "Streams of live events that are open.",
        samples: [{ value: streams }],
      },
    ],
  };
}

function samplesOf({ labels, times }: { labels: Record<string, string>; times: Times }) {
  return [
    ...BUCKETS.map((le, i) => ({
      suffix: "_bucket" as const,
      labels: { ...labels, le },
      value: times.within[i] ?? 0,
    })),
    { suffix: "_bucket" as const, labels: { ...labels, le: "+Inf" }, value: times.count },
    { suffix: "_sum" as const, labels, value: times.sum },
    { suffix: "_count" as const, labels, value: times.count },
  ];
}

/** The path with placeholders for its parameters; files are not distinguished. */
function routeOf({ routeOptions: { url = "" } }: FastifyRequest): string {
  if (url.startsWith("/api/")) return url;
  return url.startsWith("/pictures/") ? "/pictures/*" : "/*";
}
