import { writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { hourlyBackups } from "./hourly-backups.ts";
import { backupName } from "./kept-backups.ts";

const MINUTE_MS = 60_000;
type Start = NonNullable<Parameters<typeof hourlyBackups>[2]>;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] }));
afterEach(() => void vi.useRealTimers());

/** Lets time pass; the folder is read in between. */
async function pass(minutes: number) {
  for (let i = 0; i < minutes / 5; i++) {
    vi.advanceTimersByTime(5 * MINUTE_MS);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test("a backup begins when the newest is an hour old, and never while one is running", async () => {
  const dataDir = temporaryFolder(onTestFinished);
  await mkdir(join(dataDir, "backups"));
  const log = { info: vi.fn(), error: vi.fn() };
  const start = vi.fn<Start>(() => ({ kill: () => true }));
  const backups = hourlyBackups({ dataDir, storage: undefined }, log, start);
  onTestFinished(() => backups.stop());

  await pass(30);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  writeFileSync(join(dataDir, "backups", backupName(new Date())), "");
  start.mock.calls[0]?.[1](0, "written");
  expect(log.info).toHaveBeenCalledOnce();

  await pass(55);
  expect(start).toHaveBeenCalledTimes(1);
  await pass(5);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
  start.mock.calls[1]?.[1](1, "no room");
  expect(log.error).toHaveBeenCalledOnce();
  await pass(5);
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(3));
});
