import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { familyOf } from "../processes.ts";
import { Product } from "./product.ts";
import type { Engine, Scene } from "./scene.ts";

/** A fault while people write; afterwards everything continues by itself, or after a plain start. */
export interface Fault {
  name: string;
  engines: Engine[];
  /** In a full run. */
  rounds: number;
  needsRedis?: true;
  /** Each engine on a separate disk of this size. */
  diskMegabytes?: number;
  /** Each round has a new place that begins with this, and that was never served from. */
  from?: "nothing" | "an earlier release";
  inject(scene: Scene, round: number): Promise<void>;
}

const BOTH: Engine[] = ["embedded", "postgres"];
const FROZEN_MS = 4_000;
const FULL_MS = 3_000;

/** A clock that is off by this many hours, for one process. */
function shiftedClock(hours: number): string[] {
  const code = `
    const { now } = Date;
    const off = ${hours * 3_600_000};
    globalThis.Date = class extends Date {
      constructor(...given) { given.length > 0 ? super(...given) : super(now() + off); }
      static now() { return now() + off; }
    };`;
  return ["--import", `data:text/javascript,${encodeURIComponent(code)}`];
}

async function freeze(pid: number, ms: number) {
  const family = familyOf(pid);
  for (const member of family) process.kill(member, "SIGSTOP");
  await sleep(ms);
  for (const member of family.reverse()) process.kill(member, "SIGCONT");
}

/** At any moment of it. */
async function killWhileStarting(scene: Scene) {
  const starting = new Product(scene.env);
  await sleep(Math.random() * scene.startMs);
  await starting.end("SIGKILL");
  await scene.startAgain();
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export const FAULTS: Fault[] = [
  {
    name: "kill -9 during writes",
    engines: BOTH,
    rounds: 200,
    async inject(scene) {
      await sleep(Math.random() * 200);
      await scene.product.end("SIGKILL");
      await scene.startAgain();
    },
  },
  {
    name: "kill -9 during the next start",
    engines: BOTH,
    rounds: 50,
    async inject(scene) {
      await scene.product.end("SIGKILL");
      await killWhileStarting(scene);
    },
  },
  {
    name: "kill -9 during the first start",
    engines: BOTH,
    rounds: 50,
    from: "nothing",
    inject: killWhileStarting,
  },
  {
    name: "kill -9 during a migration",
    engines: BOTH,
    rounds: 50,
    from: "an earlier release",
    inject: killWhileStarting,
  },
  {
    name: "two processes migrate at once",
    engines: ["postgres"],
    rounds: 20,
    from: "an earlier release",
    async inject(scene) {
      const other = new Product({ ...scene.env, PORT: "0" });
      await Promise.all([scene.startAgain(), other.ready()]);
      await scene.writers.more(3);
      if ((await other.end("SIGTERM")) !== 0) throw new Error("The other did not end well.");
    },
  },
  {
    name: "disk full for 3 s",
    engines: BOTH,
    rounds: 10,
    diskMegabytes: 400,
    async inject(scene, round) {
      // Nearly, or to the last byte.
      scene.disk?.fill(round % 2 === 1 ? 32 : 0);
      await sleep(FULL_MS);
      scene.disk?.free();
      if (scene.postgres && !isRunning(await scene.postgres.pid)) await scene.postgres.restart();
      if (scene.product.hasEnded) await scene.startAgain();
    },
  },
  {
    name: "PostgreSQL restarted",
    engines: ["postgres"],
    rounds: 20,
    inject: async ({ postgres }) => postgres?.restart(),
  },
  {
    name: "PostgreSQL killed",
    engines: ["postgres"],
    rounds: 20,
    async inject({ postgres }) {
      await postgres?.stopImmediate();
      await postgres?.restart();
    },
  },
  {
    name: "PostgreSQL frozen for 4 s",
    engines: ["postgres"],
    rounds: 10,
    inject: async ({ postgres }) => freeze((await postgres?.pid) ?? 0, FROZEN_MS),
  },
  {
    name: "Redis killed and back",
    engines: ["postgres"],
    rounds: 20,
    needsRedis: true,
    async inject({ redis, writers }) {
      await redis?.stopImmediate();
      await writers.more(5);
      await redis?.restart();
    },
  },
  {
    name: "Redis frozen for 4 s",
    engines: ["postgres"],
    rounds: 10,
    needsRedis: true,
    inject: async ({ redis }) => freeze((await redis?.pid) ?? 0, FROZEN_MS),
  },
  {
    name: "Redis absent at the start",
    engines: ["postgres"],
    rounds: 5,
    needsRedis: true,
    async inject(scene) {
      await scene.redis?.stopImmediate();
      await scene.product.end("SIGTERM");
      await scene.startAgain();
      await scene.writers.more(5);
      await scene.redis?.restart();
    },
  },
  {
    name: "clock two hours ahead, then right, then behind",
    engines: BOTH,
    rounds: 5,
    async inject(scene) {
      for (const hours of [2, 0, -2, 0]) {
        await scene.product.end("SIGKILL");
        await scene.startAgain(hours === 0 ? [] : shiftedClock(hours));
        await scene.writers.more(3);
      }
    },
  },
  {
    name: "a second process on the same folder",
    engines: ["embedded"],
    rounds: 10,
    async inject({ env }) {
      const second = new Product({ ...env, PORT: "0" });
      if ((await second.ended) !== 1) throw new Error("A second process was let in.");
    },
  },
  {
    name: "200 slow clients for 3 s",
    engines: BOTH,
    rounds: 5,
    async inject({ env, writers }) {
      const clients = Array.from({ length: 200 }, () => {
        const client = connect(Number(env.PORT), "127.0.0.1");
        client.on("error", () => {}).write("POST /api/auth/login HTTP/1.1\r\nContent-Length: 9");
        return client;
      });
      await sleep(3_000);
      await writers.more(5);
      for (const client of clients) client.destroy();
    },
  },
  {
    name: "SIGTERM with 50 requests in flight",
    engines: BOTH,
    rounds: 20,
    async inject(scene) {
      const asked = Array.from({ length: 50 }, () => scene.writers.send("GET", "/social/users/top", {}));
      await sleep(20);
      if ((await scene.product.end("SIGTERM")) !== 0) throw new Error("It did not end well.");
      await Promise.all(asked);
      await scene.startAgain();
    },
  },
];
