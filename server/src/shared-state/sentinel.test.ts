import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { findRedis, required } from "../../test/services/find-program.ts";
import { findFreePort } from "../../test/services/free-port.ts";
import { startSupervised } from "../../test/services/supervised.ts";
import { engine } from "../../test/test-database.ts";
import { redisState } from "./redis.ts";

async function start(port: number, isReady: RegExp, config: string[], ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-sentinel-"));
  const file = join(folder, "redis.conf");
  writeFileSync(file, ["bind 127.0.0.1", `port ${port}`, ...config].join("\n"));
  const command = [required(findRedis(), "redis-server"), file, ...args];
  const program = startSupervised({ command, folder, stopSignal: "SIGKILL" });
  onTestFinished(() => program.stop());
  await program.waitUntil(() => isReady.test(program.readLog()), 60_000);
  return program;
}

if (engine === "postgres") {
  test("with Sentinel counting continues in the Redis that takes over", async () => {
    const [primary, replica, sentinel] = [await findFreePort(), await findFreePort(), await findFreePort()];
    const inMemory = ['save ""', "appendonly no", "repl-diskless-sync-delay 0"];
    const first = await start(primary, /Ready to accept connections/, inMemory);
    await start(replica, /Finished with success/, [...inMemory, `replicaof 127.0.0.1 ${primary}`]);
    await start(
      sentinel,
      /\+slave slave/,
      [
        `sentinel monitor people 127.0.0.1 ${primary} 1`,
        "sentinel down-after-milliseconds people 300",
        "sentinel failover-timeout people 2000",
      ],
      "--sentinel",
    );
    const sentinels = [{ host: "127.0.0.1", port: sentinel }];
    const state = redisState("redis://people", { warn: () => {} }, { commandMs: 10_000, sentinels });
    onTestFinished(() => state.close());
    await state.set("kept", "by the first", 60);
    expect(state.isAway()).toBe(false);
    await first.interrupt("SIGKILL");
    await eventually(async () => {
      await state.set("kept", "by the second", 60);
      return !state.isAway();
    });
    const direct = redisState(`redis://127.0.0.1:${replica}`, { warn: () => {} }, { commandMs: 10_000 });
    expect(await direct.get(["kept"])).toEqual(["by the second"]);
    await direct.close();
  });
} else {
  test("Sentinel is tested beside PostgreSQL", () => {
    expect(engine).toBe("pglite");
  });
}
