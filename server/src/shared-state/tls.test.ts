import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { makeCertificates, type TestCertificates } from "../../test/services/certificates.ts";
import { findRedis, required } from "../../test/services/find-program.ts";
import { findFreePort } from "../../test/services/free-port.ts";
import { startRedis, type TestRedis } from "../../test/services/redis.ts";
import { startSupervised } from "../../test/services/supervised.ts";
import { engine } from "../../test/test-database.ts";
import { redisState } from "./redis.ts";

/** These need their own Redis, and one engine is enough. */
if (engine === "postgres") {
  let certificates: TestCertificates;
  let redis: TestRedis;
  beforeAll(async () => {
    certificates = makeCertificates();
    redis = await startRedis(certificates);
  });
  afterAll(async () => {
    await redis.stop();
    certificates.remove();
  });

  function open(ca: string | undefined, url = redis.url, sentinels: { host: string; port: number }[] = []) {
    const said: string[] = [];
    const log = { warn: (...words: unknown[]) => void said.push(String(words.at(-1))) };
    const state = redisState(url, log, {
      commandMs: 10_000,
      sentinels,
      ca: ca && readFileSync(ca, "utf8"),
    });
    onTestFinished(() => state.close());
    return { state, said };
  }

  test("with the authority's certificate state is shared over TLS", async () => {
    const [one, other] = [open(certificates.ca), open(certificates.ca)];
    await one.state.set("kept", "encrypted", 60);
    expect(await other.state.get(["kept"])).toEqual(["encrypted"]);
    expect([one.state.isAway(), one.said]).toEqual([false, []]);
  });

  test("a Redis whose certificate another authority signed is refused, and the log says why", async () => {
    for (const ca of [certificates.otherCa, undefined]) {
      const { state, said } = open(ca);
      await state.set("kept", "in the clear", 60);
      expect(state.isAway()).toBe(true);
      expect(said).toContainEqual(
        expect.stringMatching(
          /^shared state: Redis's certificate is not trusted: .*certificate.*REDIS_CA_FILE/,
        ),
      );
    }
    expect(await open(certificates.ca).state.get(["kept"])).not.toEqual(["in the clear"]);
  });

  test("closing while a certificate is being refused affects nothing else", async () => {
    for (let turn = 0; turn < 30; turn++) {
      const { state } = open(certificates.otherCa);
      await setTimeout(turn % 10);
      await state.close();
    }
    expect(await open(certificates.ca).state.get(["nothing"])).toEqual([null]);
  });

  test("with Sentinels, both they and Redis are used over TLS only", async () => {
    const [primary, sentinel] = [await findFreePort(), await findFreePort()];
    const { certificate, key, ca } = certificates;
    const start = async (port: number, isReady: RegExp, config: string[], ...args: string[]) => {
      const folder = mkdtempSync(join(tmpdir(), "prepfeed-sentinel-"));
      const file = join(folder, "redis.conf");
      const tls = [`tls-port ${port}`, `tls-cert-file ${certificate}`, `tls-key-file ${key}`];
      const both = ["bind 127.0.0.1", "port 0", `tls-ca-cert-file ${ca}`, "tls-auth-clients no"];
      writeFileSync(file, [...both, ...tls, "tls-replication yes", ...config].join("\n"));
      const command = [required(findRedis(), "redis-server"), file, ...args];
      const program = startSupervised({ command, folder, stopSignal: "SIGKILL" });
      onTestFinished(() => program.stop());
      await program.waitUntil(() => isReady.test(program.readLog()), 60_000);
    };
    await start(primary, /Ready to accept connections/, ['save ""', "appendonly no"]);
    const monitor = [`sentinel monitor people 127.0.0.1 ${primary} 1`];
    await start(sentinel, /\+monitor master/, monitor, "--sentinel");
    const sentinels = [{ host: "127.0.0.1", port: sentinel }];
    const { state } = open(ca, "rediss://people", sentinels);
    await state.set("kept", "encrypted", 60);
    expect(await open(ca, `rediss://127.0.0.1:${primary}`).state.get(["kept"])).toEqual(["encrypted"]);

    const untrusting = open(certificates.otherCa, "rediss://people", sentinels).state;
    await untrusting.set("kept", "in the clear", 60);
    expect(untrusting.isAway()).toBe(true);
  });
} else {
  test("TLS to Redis is tested beside PostgreSQL", () => {
    expect(engine).toBe("pglite");
  });
}
