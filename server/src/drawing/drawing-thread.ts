import { parentPort } from "node:worker_threads";
import type { Jobs } from "./jobs.ts";
import { runJob } from "./run-job.ts";

parentPort?.on("message", async ([name, job]: [keyof Jobs, never]) => {
  parentPort?.postMessage(await runJob(name, job));
});
