import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { embeddedFolder, openPglite, tellWhenItStops } from "./pglite.ts";
import { WireStream } from "./wire-stream.ts";

const reasonOf = (code: string) =>
  new Promise<string>((resolve) => {
    tellWhenItStops(new Worker(code, { eval: true }), resolve);
  });

test("a database thread that ends by itself is noticed, whatever ended it", async () => {
  expect(await reasonOf("process.exit(3)")).toBe("its thread ended with code 3");
  expect(await reasonOf("throw new Error('unreachable')")).toContain("unreachable");
  expect(await reasonOf("require('worker_threads').parentPort.postMessage({ failure: 'no memory' })")).toBe(
    "no memory",
  );
});

test("a half-created database is created again, and closing it is not an error", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "prepfeed-pglite-"));
  const folder = embeddedFolder(dataDir);
  mkdirSync(folder);
  writeFileSync(join(folder, "PG_VERSION"), "18\n");
  writeFileSync(`${folder}.unfinished`, "");
  const failures: string[] = [];
  const db = await openPglite({ dataDir, onFailure: (reason) => failures.push(reason) });
  expect(await db.query("select 1 as one")).toEqual([{ one: 1 }]);
  await db.close();
  expect(existsSync(`${folder}.unfinished`)).toBe(false);
  expect(failures).toEqual([]);
  rmSync(dataDir, { recursive: true, force: true });
});

test("a closed connection ends, so that closing during a request completes", async () => {
  const worker = new Worker("require('worker_threads').parentPort.on('message', () => {})", { eval: true });
  const line = new WireStream(worker);
  line.resume();
  line.end();
  await once(line, "close", { signal: AbortSignal.timeout(10_000) });
  await worker.terminate();
});
