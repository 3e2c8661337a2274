import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { Product } from "../faults/product.ts";
import { cpuOf } from "../processes.ts";
import { addressOf, fillIn, readSettings } from "./deploy-files.ts";
import { Link } from "./link.ts";
import { Machine } from "./machine.ts";
import { findPrograms } from "./programs.ts";

const FRONT = 10;
const DATABASES = [11, 12, 13];
const APPS = [21, 22];
const REDISES = [31, 32, 33];
/** The addresses of machines behind a link that can be cut; the second number says whose link it is. */
const through = (whose: number, machine: number) => `127.30.${whose}.${machine}`;
const REPLICATION = 1;

const PUBLIC_PORT = 8080;
const PASSWORD = { superuser: "change-me-superuser", app: "change-me-prepfeed" };
const PATIENCE_MS = 180_000;

interface Member {
  name: string;
  role: string;
  state: string;
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Everything of `deploy/` on this machine's loopback addresses. */
export async function openCluster() {
  const programs = findPrograms();
  const root = mkdtempSync(join(tmpdir(), "prepfeed-cluster-"));
  // Its files belong to other users.
  chmodSync(root, 0o755);
  const links = await openLinks();

  const etcds = DATABASES.map((machine, i) => {
    const settings = readSettings(
      fillIn("etcd.env", [
        ["ETCD_NAME=db1", `ETCD_NAME=db${i + 1}`],
        [/(?<!db\d=)http:\/\/10\.0\.0\.11:/, `http://10.0.0.${machine}:`],
      ]),
    );
    return new Machine({
      name: `etcd${i + 1}`,
      root,
      command: () => [programs.etcd],
      env: (folder) => ({
        ...settings,
        ETCD_DATA_DIR: join(folder, "data"),
        ETCD_UNSUPPORTED_ARCH: process.arch,
      }),
    });
  });
  const databases = DATABASES.map(
    (machine, i) =>
      new Machine({
        name: `db${i + 1}`,
        root,
        command: (folder) => [programs.patroni, join(folder, "patroni.yml")],
        prepare(folder) {
          const hosts = DATABASES.map((each) => `${through(machine, each)}:2379`).join(",");
          const text = fillIn("patroni.yml", [
            // Otherwise it would find the real address of etcd, and bypass the links.
            [/hosts: .*/, `hosts: ${hosts}\n  use_proxies: true`],
            ["name: db1", `name: db${i + 1}`],
            ["connect_address: 10.0.0.11:5432", `connect_address: ${through(REPLICATION, machine)}:5432`],
            ["10.0.0.11:", `10.0.0.${machine}:`],
            // On the loopback everybody has the same address.
            ["10.0.0.0/24", "127.0.0.0/8"],
            ["/var/lib/postgresql/15/prepfeed", join(folder, "data")],
            ["/var/lib/postgresql/.pgpass-patroni", join(folder, "pgpass")],
            ["/var/run/postgresql", "''"],
            ["/usr/lib/postgresql/15/bin", join(programs.postgres, "..")],
          ]);
          writeFileSync(join(folder, "patroni.yml"), text);
        },
        serverPidFile: "data/postmaster.pid",
      }),
  );
  const redises = REDISES.map(
    (machine, i) =>
      new Machine({
        name: `redis${i + 1}`,
        root,
        command: (folder) => [programs["redis-server"], join(folder, "redis.conf")],
        prepare(folder) {
          const text = fillIn("redis.conf", [
            [/(bind|announce-ip) 10\.0\.0\.31/, `$1 10.0.0.${machine}`],
            ...(i > 0 ? ([["# replicaof", "replicaof"]] as [string, string][]) : []),
          ]);
          writeFileSync(join(folder, "redis.conf"), text);
        },
      }),
  );
  const sentinels = REDISES.map(
    (machine, i) =>
      new Machine({
        name: `sentinel${i + 1}`,
        root,
        command: (folder) => [programs["redis-server"], join(folder, "sentinel.conf"), "--sentinel"],
        prepare(folder) {
          const text = fillIn("sentinel.conf", [[/(bind|announce-ip) 10\.0\.0\.31/, `$1 10.0.0.${machine}`]]);
          writeFileSync(join(folder, "sentinel.conf"), text);
        },
      }),
  );
  const pgbouncer = new Machine({
    name: "pgbouncer",
    root,
    command: (folder) => [programs.pgbouncer, join(folder, "pgbouncer.ini")],
    prepare(folder) {
      const users = join(folder, "userlist.txt");
      writeFileSync(
        join(folder, "pgbouncer.ini"),
        fillIn("pgbouncer.ini", [["/etc/pgbouncer/userlist.txt", users]]),
      );
      writeFileSync(users, `"prepfeed" "${PASSWORD.app}"\n`);
    },
  });
  const haproxy = new Machine({
    name: "haproxy",
    root,
    command: (folder) => [programs.haproxy, "-db", "-f", join(folder, "haproxy.cfg")],
    prepare(folder) {
      const text = fillIn("haproxy.cfg", [
        // Without root, this many cannot be opened.
        ["maxconn 20000", "maxconn 400"],
        ["bind :80", `bind ${addressOf(FRONT)}:${PUBLIC_PORT}`],
        ["/etc/haproxy/", `${folder}/`],
      ]);
      writeFileSync(join(folder, "haproxy.cfg"), text);
      writeFileSync(join(folder, "503.http"), fillIn("503.http"));
    },
  });
  const machines = [...etcds, ...databases, ...redises, ...sentinels, pgbouncer, haproxy];

  const dataDir = join(root, "data");
  mkdirSync(dataDir);
  const startApp = (machine: number) =>
    new Product({
      ...readSettings(
        fillIn("prepfeed.env", [
          ["HOST=10.0.0.21", `HOST=10.0.0.${machine}`],
          [/10\.0\.0\.(1[123]):5432/, `127.30.${machine}.$1:5432`],
        ]),
      ),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
    });
  const apps: Product[] = [];

  async function members(): Promise<Member[]> {
    for (const machine of DATABASES) {
      try {
        const reply = await fetch(`http://${addressOf(machine)}:8008/cluster`, {
          signal: AbortSignal.timeout(1_000),
        });
        return ((await reply.json()) as { members: Member[] }).members;
      } catch {
        // The next one knows too.
      }
    }
    return [];
  }

  const cluster = {
    url: `http://${addressOf(FRONT)}:${PUBLIC_PORT}/api`,
    root,
    databases,
    etcds,
    redises,
    apps,
    links,

    async start() {
      for (const etcd of etcds) etcd.start();
      for (const database of databases) database.start();
      for (const redis of redises) redis.start();
      for (const sentinel of sentinels) sentinel.start();
      haproxy.start();
      pgbouncer.start();
      await until("three databases, one of them synchronous", cluster.isWhole);
      for (const machine of machines) machine.expectAlive();
      const admin = new pg.Client({
        host: addressOf(FRONT),
        port: 5000,
        user: "postgres",
        password: PASSWORD.superuser,
      });
      await admin.connect();
      for (const statement of fillIn("create-database.sql").split(/;\s*$/m)) {
        if (statement.trim()) await admin.query(statement);
      }
      await admin.end();
      for (const i of APPS.keys()) await cluster.startAppAgain(i);
    },

    /** Like systemd: restarts again and again, a second apart. */
    async startAppAgain(i: number) {
      for (let tries = 0; ; tries++) {
        try {
          apps[i] = await startApp(APPS[i] ?? 0).ready();
          return;
        } catch (error) {
          if (tries === 30) throw error;
          await sleep(1_000);
        }
      }
    },

    /** The one that has this role now. */
    async database(role: "leader" | "sync_standby" | "replica"): Promise<Machine> {
      for (let tries = 0; tries < 100; tries++) {
        const name = (await members()).find((member) => member.role === role)?.name;
        const found = databases.find((database) => database.name === name);
        if (found) return found;
        await sleep(200);
      }
      throw new Error(`Nobody is the ${role}.`);
    },

    async redisPrimary(): Promise<Machine> {
      const host = await askSentinel(addressOf(REDISES[1] ?? 0));
      const found = redises[REDISES.findIndex((machine) => addressOf(machine) === host)];
      if (!found) throw new Error(`No Redis is at ${host}.`);
      return found;
    },

    async isWhole() {
      const all = await members();
      const roles = all
        .filter(({ state }) => /^(running|streaming)$/.test(state))
        .map(({ role }) => role)
        .sort()
        .join();
      return roles === "leader,replica,sync_standby";
    },

    /** The primary's own address, bypassing every link and pool. */
    async primaryUrl() {
      const { name } = await cluster.database("leader");
      return `postgres://postgres:${PASSWORD.superuser}@${addressOf(DATABASES[Number(name.slice(2)) - 1] ?? 0)}:5432/prepfeed`;
    },

    /** Milliseconds of processor time that each part has used so far. */
    async cpu(): Promise<Record<string, number>> {
      const sum = async (list: Machine[]) =>
        (await Promise.all(list.map((machine) => machine.cpu()))).reduce((total, each) => total + each, 0);
      const leader = await cluster.database("leader");
      return {
        "the two apps": apps.reduce((total, app) => total + cpuOf(app.pid), 0),
        "PostgreSQL, primary, with its Patroni": await leader.cpu(),
        "PostgreSQL, both standbys, with their Patroni": await sum(
          databases.filter((each) => each !== leader),
        ),
        PgBouncer: await pgbouncer.cpu(),
        HAProxy: await haproxy.cpu(),
        "Redis and Sentinels": await sum([...redises, ...sentinels]),
        etcd: await sum(etcds),
      };
    },

    lastWords: () => machines.map(({ name, lastWords }) => `--- ${name}\n${lastWords()}`).join("\n"),

    async close() {
      await Promise.all(apps.map((app) => app.end("SIGKILL")));
      await Promise.all(machines.map((machine) => machine.end()));
      for (const link of Object.values(links).flat(2)) link.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
  return cluster;
}

/** The address of the primary; a plain query, because nothing more is needed. */
async function askSentinel(host: string): Promise<string> {
  const socket = connect(26379, host);
  socket.write("SENTINEL get-master-addr-by-name prepfeed\r\n");
  const [reply] = (await once(socket, "data")) as [Buffer];
  socket.destroy();
  return reply.toString().split("\r\n")[2] ?? "";
}

async function openLinks() {
  const open = (whose: number, machine: number, port: number) =>
    Link.open({ host: through(whose, machine), port }, { host: addressOf(machine), port });
  return {
    /** To each PostgreSQL from its standbys. */
    replication: await Promise.all(DATABASES.map((machine) => open(REPLICATION, machine, 5432))),
    /** From each database machine to every etcd. */
    etcd: await Promise.all(
      DATABASES.map((from) => Promise.all(DATABASES.map((to) => open(from, to, 2379)))),
    ),
    /** From each app to every PostgreSQL that it reads from. */
    replicas: await Promise.all(APPS.map((from) => Promise.all(DATABASES.map((to) => open(from, to, 5432))))),
  };
}

export async function until(what: string, isSo: () => Promise<boolean>, patienceMs = PATIENCE_MS) {
  const deadline = performance.now() + patienceMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}.`);
    await sleep(200);
  }
}
