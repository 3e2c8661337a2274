import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../../test/machine/temporary-folder.ts";
import { pictureProcess } from "./picture-process.ts";

const QUEUE = { maxWaiting: 9, maxWaitingEach: 9 };

/** Behaves as the frame says: a decoder that crashes, hangs, refuses or reports its environment. */
const PROGRAM = `
  process.on("disconnect", () => process.exit());
  process.on("message", ([name, { frame }]) => {
    if (frame === "breaks") process.kill(process.pid, "SIGKILL");
    if (frame === "refuses") process.send({ failure: "no picture" });
    if (frame === "tells") process.send({ result: { pid: process.pid, env: Object.keys(process.env) } });
  });
`;

function startedWith(limits: { timeMs?: number; idleMs?: number }) {
  const program = join(temporaryFolder(onTestFinished), "program.mjs");
  writeFileSync(program, PROGRAM);
  const { ask } = pictureProcess(QUEUE, { program, timeMs: 60_000, idleMs: 60_000, ...limits });
  return (frame: string) =>
    ask("draw", { frame, texts: [] }, "asha") as Promise<unknown> as Promise<{ pid: number; env: string[] }>;
}

const whenGone = (pid: number) =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), { timeout: 30_000 });

test("a picture that crashes its decoder affects no other", async () => {
  const ask = startedWith({});
  const [first, broken, next] = await Promise.allSettled([ask("tells"), ask("breaks"), ask("tells")]);
  expect(broken).toMatchObject({ status: "rejected", reason: { message: "The process ended." } });
  expect([first.status, next.status]).toEqual(["fulfilled", "fulfilled"]);
});

test("a refused picture leaves the process running for the next one", async () => {
  const ask = startedWith({});
  const { pid } = await ask("tells");
  await expect(ask("refuses")).rejects.toThrow("no picture");
  expect(await ask("tells")).toMatchObject({ pid });
});

test("a decoder that hangs is ended, and waiting requests are served", async () => {
  const ask = startedWith({ timeMs: 8_000 });
  const { pid } = await ask("tells");
  const [hung, next] = await Promise.allSettled([ask("hangs"), ask("tells")]);
  expect(hung).toMatchObject({ reason: { code: "unavailable", cause: { message: "It took too long." } } });
  expect(next.status).toBe("fulfilled");
  await whenGone(pid);
});

test("the process ends when idle, and starts again", async () => {
  const ask = startedWith({ idleMs: 50 });
  const { pid } = await ask("tells");
  await whenGone(pid);
  expect((await ask("tells")).pid).not.toBe(pid);
});

test("the decoder gets none of the server's settings", async () => {
  const { env } = await startedWith({})("tells");
  expect(env.filter((name) => name !== "PATH" && !name.startsWith("NODE_CHANNEL"))).toEqual([]);
});
