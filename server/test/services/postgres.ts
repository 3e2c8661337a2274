import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { findPostgresProgram, required } from "./find-program.ts";
import { findFreePort } from "./free-port.ts";
import { startSupervised } from "./supervised.ts";

const READY_MS = 60_000;

export interface TestPostgres {
  /** An empty database. */
  url: string;
  /** The cluster's own database, for creating and dropping others. */
  adminUrl: string;
  stop(): Promise<void>;
  /** Ends every connection, as a restart of the service does, and uses the same port again. */
  restart(): Promise<void>;
  /** Ends without warning, as a crash does; `restart` starts it again. */
  stopImmediate(): Promise<unknown>;
  /** Its first process id, as long as it is not restarted. */
  readonly pid: Promise<number>;
}

/** PostgreSQL refuses to run as root. */
export function findOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = readFileSync("/etc/passwd", "utf8").match(/^postgres:[^:]*:(\d+):(\d+):/m) ?? [];
  if (!uid || !gid) throw new Error("PostgreSQL can't run as root, and there is no user named postgres.");
  return { uid: Number(uid), gid: Number(gid) };
}

function createCluster(folder: string, owner: ReturnType<typeof findOwner>) {
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
  const initdb = required(findPostgresProgram("initdb"), "postgresql");
  execFileSync(initdb, [...options, "--no-sync", "--pgdata", join(folder, "cluster")], {
    cwd: folder,
    stdio: "pipe",
    ...owner,
  });
}

interface Settings {
  isDurable: boolean;
  /** More settings of the server, such as `ssl=on`. */
  settings: string[];
}

function start(
  folder: string,
  owner: ReturnType<typeof findOwner>,
  port: number,
  { isDurable, settings: further }: Settings,
) {
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    // Off survives a crash of PostgreSQL, not one of the machine.
    `fsync=${isDurable ? "on" : "off"}`,
    ...further,
  ];
  const postgres = required(findPostgresProgram("postgres"), "postgresql");
  const cluster = join(folder, "cluster");
  const command = [postgres, "-D", cluster, ...settings.flatMap((setting) => ["-c", setting])];
  const program = startSupervised({ command, folder, owner, stopSignal: "SIGINT" });
  const status = join(cluster, "postmaster.pid");
  const isReady = () => existsSync(status) && /^ready/m.test(readFileSync(status, "utf8"));
  return { program, ready: program.waitUntil(isReady, READY_MS) };
}

async function createDatabase(adminUrl: string, name: string) {
  const client = new pg.Client(adminUrl);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

/** A separate PostgreSQL from the system's programs, removed when the tests end. */
export async function startPostgres({
  isDurable = false,
  parent = tmpdir(),
  settings = [] as string[],
} = {}): Promise<TestPostgres> {
  const postgres = await startIn({ isDurable, parent, settings }, createCluster);
  await createDatabase(postgres.adminUrl, "prepfeed");
  return postgres;
}

/** A standby that follows it, and can be read. */
export function startReplica({ adminUrl }: Pick<TestPostgres, "adminUrl">): Promise<TestPostgres> {
  return startIn({ isDurable: false, parent: tmpdir(), settings: [] }, (folder, owner) => {
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const copy = required(findPostgresProgram("pg_basebackup"), "postgresql");
    const options = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
    execFileSync(copy, [...options, "--dbname", adminUrl, "--pgdata", join(folder, "cluster")], {
      cwd: folder,
      stdio: "pipe",
      ...owner,
    });
  });
}

async function startIn(
  { parent, ...how }: Settings & { parent: string },
  fill: (folder: string, owner: ReturnType<typeof findOwner>) => void,
): Promise<TestPostgres> {
  const owner = findOwner();
  const port = await findFreePort();
  const folder = mkdtempSync(join(parent, "prepfeed-postgres-"));
  try {
    fill(folder, owner);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  let { program, ready } = start(folder, owner, port, how);
  await ready;
  return {
    url: `postgres://postgres@127.0.0.1:${port}/prepfeed`,
    adminUrl: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => program.stop(),
    stopImmediate: () => program.interrupt("SIGQUIT"),
    get pid() {
      return program.pid;
    },
    restart: async () => {
      await program.interrupt("SIGINT");
      ({ program, ready } = start(folder, owner, port, how));
      await ready;
    },
  };
}
