import cluster, { type Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { type CollectMetrics, gauge, type Metric, ofWorker } from "../metrics/metric.ts";
import type { FromWorker, ToWorker } from "./worker-messages.ts";

/** Workers end themselves within 9 seconds of being asked; the others are killed. */
const STOP_MS = 10_500;
const METRICS_MS = 2_000;
const DEATHS_WITHIN_MS = 60_000;
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 30_000;

interface Options {
  /** The program that each worker runs. */
  main: string;
  count: number;
  log: Logger;
  /** Called once all of them are serving. */
  onReady(port: number): void;
  serveMetrics(collect: CollectMetrics): Promise<void>;
}

/**
 * Keeps this many workers behind one port: replaces those that die, and on SIGHUP all of them, one after the other.
 */
export async function runPrimary({ main, count, log, onReady, serveMetrics }: Options) {
  cluster.setupPrimary({ exec: main });
  const serving = new Set<Worker>();
  let deaths: number[] = [];
  let allDeaths = 0;
  let isStopping = false;
  let isReloading = false;

  /** Resolves with its port when it is serving. */
  function startWorker(): Promise<number> {
    const worker = cluster.fork();
    return new Promise((resolve, reject) => {
      worker.on("message", ({ ready }: FromWorker) => {
        if (ready === undefined) return;
        serving.add(worker);
        log.info({ worker: worker.id, workerPid: worker.process.pid }, "worker serves");
        resolve(ready);
      });
      worker.once("exit", (code, signal) => {
        const end = { worker: worker.id, workerPid: worker.process.pid, code, signal };
        if (serving.delete(worker) && !isStopping) {
          log.error(end, "a worker died");
          void replace();
        }
        reject(new WorkerEndedError(end));
      });
    });
  }

  /** At once after a single death; with growing delays if deaths follow each other. */
  async function replace() {
    while (!isStopping) {
      await sleep(waitAfterDeath());
      if (isStopping) return;
      try {
        return void (await startWorker());
      } catch (error) {
        if (!isStopping) log.error({ err: error }, "a worker could not be replaced; trying again");
      }
    }
  }

  function waitAfterDeath(): number {
    const now = performance.now();
    allDeaths += 1;
    deaths = [...deaths.filter((death) => now - death < DEATHS_WITHIN_MS), now];
    return Math.min(FIRST_WAIT_MS * 2 ** (deaths.length - 1), LONGEST_WAIT_MS);
  }

  /** A new one must be serving before an old one is retired; if it cannot start, the old ones continue. */
  async function reload() {
    if (isReloading || isStopping) return;
    isReloading = true;
    log.info("replacing every worker");
    try {
      for (const old of [...serving]) {
        if (!serving.has(old)) continue;
        await startWorker();
        await retire(old);
      }
      // One that died meanwhile was replaced as well.
      for (const spare of [...serving].slice(count)) await retire(spare);
      log.info("every worker was replaced");
    } catch (error) {
      if (!isStopping) log.error({ err: error }, "a new worker did not start; those there are go on");
    } finally {
      isReloading = false;
    }
  }

  /** Takes no new connections, finishes the existing ones, and ends. */
  async function retire(worker: Worker) {
    if (!serving.delete(worker)) return;
    const ended = new Promise((resolve) => worker.once("exit", resolve));
    worker.send({ retire: true } satisfies ToWorker);
    await ended;
  }

  async function stop() {
    if (isStopping) return;
    isStopping = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    setTimeout(() => {
      for (const worker of all) worker.process.kill("SIGKILL");
    }, STOP_MS).unref();
    const codes = await Promise.all(
      all.map((worker) => {
        const wasServing = serving.has(worker);
        const ended = new Promise<number>((resolve) =>
          worker.once("exit", (code) => resolve(wasServing ? (code ?? 1) : 0)),
        );
        worker.process.kill("SIGTERM");
        return ended;
      }),
    );
    process.exit(Math.max(0, ...codes));
  }

  const collect = async (): Promise<Metric[]> => [
    gauge("prepfeed_workers", "Workers that serve.", serving.size),
    {
      name: "prepfeed_worker_deaths_total",
      type: "counter",
      help: "Workers that died, or did not start, and were replaced.",
      samples: [{ value: allDeaths }],
    },
    ...(await Promise.all([...serving].map(askForMetrics))).flat(),
  ];

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
  process.on("SIGHUP", () => void reload());

  // The first one migrates the database, alone, and reports errors.
  const port = await startWorker().catch((error: WorkerEndedError) => process.exit(error.end.code ?? 1));
  await serveMetrics(collect);
  const others = Array.from({ length: count - 1 }, () => startWorker().catch(() => replace()));
  await Promise.all(others);
  if (!isStopping) onReady(port);
}

/** A worker that does not answer in time is left out. */
async function askForMetrics(worker: Worker): Promise<Metric[]> {
  const answered = new Promise<Metric[]>((resolve) => {
    worker.on("message", function listen({ metrics }: FromWorker) {
      if (!metrics) return;
      worker.off("message", listen);
      resolve(ofWorker(metrics, worker.id));
    });
    worker.send({ collect: true } satisfies ToWorker);
  });
  return Promise.race([answered, sleep(METRICS_MS, [], { ref: false })]);
}

class WorkerEndedError extends Error {
  override name = "WorkerEndedError";
  readonly end: { worker: number; code: number | null };
  constructor(end: { worker: number; code: number | null; signal: string | null }) {
    super(`Worker ${end.worker} ended with ${end.signal ?? `code ${end.code}`} before it served.`);
    this.end = end;
  }
}
