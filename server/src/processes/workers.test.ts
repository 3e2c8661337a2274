import { setTimeout as sleep } from "node:timers/promises";
import { expect, inject, onTestFinished, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { RunningProduct } from "../../test/running-product.ts";
import { createPostgresDatabase, engine } from "../../test/test-database.ts";

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The process ids of all workers that ever served, in order. */
const servedBy = ({ output }: RunningProduct) =>
  [...output.matchAll(/"workerPid":(\d+),"msg":"worker serves"/g)].map(([, pid]) => Number(pid));

test.runIf(engine === "postgres")(
  "workers are replaced when they die and by SIGHUP without failed requests, and none outlives the primary",
  {
    timeout: 240_000,
  },
  async () => {
    const product = await RunningProduct.start({
      DATA_DIR: temporaryFolder(onTestFinished),
      DATABASE_URL: await createPostgresDatabase(),
      JWT_SECRET: "a secret of at least 32 characters",
      REDIS_URL: inject("redisUrl"),
      LOG_LEVEL: "info",
      WORKERS: "2",
      HOST: "0.0.0.0",
      METRICS_PORT: "0",
    });
    await eventually(() => servedBy(product).length === 2);
    const [first = 0] = servedBy(product);
    process.kill(first, "SIGKILL");
    await eventually(() => servedBy(product).length === 3);
    expect(product.output).toContain("a worker died");

    const failures: unknown[] = [];
    let asked = 0;
    let isOver = false;
    const ask = async () => {
      while (!isOver) {
        const reply = await product.send("GET", "/social/users/top");
        asked += 1;
        // 503 is acceptable from a busy machine; no answer at all is not.
        if (reply?.status !== 200 && reply?.status !== 503) failures.push(reply);
        // The new workers need processor time to start.
        await sleep(20);
      }
    };
    const askers = [ask(), ask(), ask()];
    await eventually(() => asked > 10);
    process.kill(await product.pid, "SIGHUP");
    await eventually(() => servedBy(product).length === 4);
    await eventually(() => servedBy(product).length === 5);
    await eventually(() => product.output.includes("every worker was replaced"));
    isOver = true;
    await Promise.all(askers);
    expect(failures).toEqual([]);
    await eventually(async () => (await product.send("GET", "/social/users/top"))?.status === 200);
    const port = /"port":(\d+),"msg":"metrics are served"/.exec(product.output)?.[1];
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain("prepfeed_workers 2");
    await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow();
    expect(metrics).toContain("prepfeed_worker_deaths_total 1");
    expect(metrics.match(/^prepfeed_http_requests_total\{.*worker="[45]"\} \d+$/gm)?.length).toBeGreaterThan(
      0,
    );
    const workers = servedBy(product);
    expect(workers).toHaveLength(5);
    expect(workers.map(isAlive)).toEqual([false, false, false, true, true]);

    await product.kill();
    await eventually(() => !workers.some(isAlive));
  },
);
