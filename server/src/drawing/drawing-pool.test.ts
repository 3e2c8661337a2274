import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { drawingPool } from "./drawing-pool.ts";

/** Replies to each job as `reply` says; `topic` is what the job asks for. */
function programThat(reply: string): URL {
  const file = join(temporaryFolder(onTestFinished), "program.mjs");
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
     parentPort.on("message", async ([, { topic }]) => {
       const reply = (result) => parentPort.postMessage({ result, failedWriters: [] });
       ${reply}
     });`,
  );
  return pathToFileURL(file);
}

const ask = (topic: string) => ({ topic, count: 1, seed: 1 });
const BUSY = "while (true);";

test("a job that hangs does not block the event loop, is ended, and the next one is served", async () => {
  const program = programThat(`if (topic === "hang") ${BUSY} reply(topic);`);
  const pool = drawingPool({ program, threads: 1, timeMs: 1_000 });
  const hanging = pool.draw("set", ask("hang"));
  let turns = 0;
  const others = setInterval(() => turns++, 5);
  await expect(hanging.finally(() => clearInterval(others))).rejects.toMatchObject({
    code: "unavailable",
    retryAfter: 5,
  });
  expect(turns).toBeGreaterThan(3);
  expect(await pool.draw("set", ask("next"))).toBe("next");
});

test("a job that needs too much memory is refused, and the next one is served", async () => {
  const program = programThat(
    `if (topic === "grow") { const kept = []; for (;;) kept.push(new Array(10_000).fill(topic + kept.length)); } reply(topic);`,
  );
  const pool = drawingPool({ program, threads: 1, memoryMb: 32 });
  await expect(pool.draw("set", ask("grow"))).rejects.toMatchObject({ code: "unavailable" });
  expect(await pool.draw("set", ask("next"))).toBe("next");
});

test("the queue is limited, in total and per person", async () => {
  const pool = drawingPool({
    program: programThat("setTimeout(() => reply(topic), 300);"),
    threads: 1,
    maxWaiting: 3,
    maxWaitingEach: 1,
  });
  const first = pool.draw("set", ask("first"), "asha");
  const second = pool.draw("set", ask("second"), "asha");
  await expect(pool.draw("set", ask("third"), "asha")).rejects.toMatchObject({ code: "unavailable" });
  const others = ["ravi", "lila"].map((who) => pool.draw("set", ask(who), who));
  await expect(pool.draw("set", ask("meera"), "meera")).rejects.toMatchObject({ code: "unavailable" });
  expect(await Promise.all([first, second, ...others])).toEqual(["first", "second", "ravi", "lila"]);
});

test("a thread ends when it is idle", async () => {
  const pool = drawingPool({ program: programThat("reply(topic);"), threads: 1, idleMs: 50 });
  await pool.draw("set", ask("once"));
  expect(pool.idleThreads()).toBe(1);
  await eventually(() => pool.idleThreads() === 0);
});

test("reports a writer that failed, and returns the other questions", async () => {
  const pool = drawingPool({
    program: programThat(
      `parentPort.postMessage({ result: topic, failedWriters: [{ writer: "w", error: "RangeError: none" }] });`,
    ),
  });
  const told: unknown[] = [];
  pool.onFailedWriter((failed) => told.push(failed));
  expect(await pool.draw("set", ask("all"))).toBe("all");
  expect(told).toEqual([{ writer: "w", error: "RangeError: none" }]);
  expect(pool.failedWriters()).toBe(1);
});
