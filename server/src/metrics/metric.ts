/** One figure, or one of a kind distinguished by labels. */
interface Sample {
  value: number;
  labels?: Record<string, string | number>;
  suffix?: "_bucket" | "_sum" | "_count";
}

export interface Metric {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  samples: Sample[];
}

export type CollectMetrics = () => Metric[] | Promise<Metric[]>;

export const gauge = (name: string, help: string, value: number): Metric => ({
  name,
  type: "gauge",
  help,
  samples: [{ value }],
});

/** The same figures with the label of one worker. */
export function ofWorker(metrics: Metric[], worker: number): Metric[] {
  return metrics.map((metric) => ({
    ...metric,
    samples: metric.samples.map((sample) => ({ ...sample, labels: { ...sample.labels, worker } })),
  }));
}

/** In Prometheus format: all samples of a name are together, from all workers. */
export function renderMetrics(metrics: Metric[]): string {
  const lines = [...groupByName(metrics)].flatMap(([name, group]) => [
    `# HELP ${name} ${group[0]?.help}`,
    `# TYPE ${name} ${group[0]?.type}`,
    ...group.flatMap(({ samples }) =>
      samples.map(({ suffix = "", labels, value }) => `${name}${suffix}${renderLabels(labels)} ${value}`),
    ),
  ]);
  return `${lines.join("\n")}\n`;
}

function groupByName(metrics: Metric[]) {
  const groups = new Map<string, Metric[]>();
  for (const metric of metrics) groups.set(metric.name, [...(groups.get(metric.name) ?? []), metric]);
  return groups;
}

function renderLabels(labels: Sample["labels"] = {}) {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escaped = (text: string) => text.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
