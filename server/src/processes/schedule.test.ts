import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import type { Database } from "../db/database.ts";
import { background } from "../foundation/background.ts";
import { claimJob } from "./job-claims.queries.ts";
import { schedule } from "./schedule.ts";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test("one of several processes runs a job per interval, and any of them the next one", async () => {
  const job = vi.fn(async () => {});
  const tasks = background({ error: vi.fn() });
  for (let process = 0; process < 5; process++) {
    schedule(tasks, (...claim) => claimJob(db, ...claim)).every(60_000, "a job", job);
  }
  await tasks.drained();
  expect(job).toHaveBeenCalledTimes(1);
  for (const last of ["1 minute", "-2 hours"]) {
    await db.query("update job_claims set claimed_at = now() - $1::interval", [last]);
    const claims = await Promise.all([1, 2, 3].map(() => claimJob(db, "a job", 54)));
    expect(claims.filter((isMine) => isMine)).toHaveLength(1);
  }
});

test("a job that is still running is not started a second time", async () => {
  let finish = () => {};
  const job = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const jobs = schedule(background({ error: vi.fn() }));
  jobs.every(5, "a long job", job);
  await eventually(() => job.mock.calls.length === 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(job).toHaveBeenCalledTimes(1);
  finish();
  await eventually(() => job.mock.calls.length === 2);
  jobs.stop();
  finish();
});
