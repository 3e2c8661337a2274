import { findDaemon, findPostgresProgram } from "../../server/test/services/find-program.ts";

/** Each program, and its Debian package. */
const PACKAGES = {
  postgres: "postgresql-15",
  patroni: "patroni",
  etcd: "etcd-server",
  haproxy: "haproxy",
  pgbouncer: "pgbouncer",
  "redis-server": "redis-server",
} as const;
type Program = keyof typeof PACKAGES;

const find = (name: Program) => (name === "postgres" ? findPostgresProgram(name) : findDaemon(name));

/** Their paths, or in one line what to install. */
export function findPrograms(): Record<Program, string> {
  const found = Object.keys(PACKAGES).map((name) => [name as Program, find(name as Program)] as const);
  const missing = found.filter(([, path]) => !path).map(([name]) => PACKAGES[name]);
  if (missing.length > 0) {
    throw new Error(
      `Not installed: ${missing.join(", ")}. On Debian: apt-get install --no-install-recommends ${missing.join(" ")}`,
    );
  }
  return Object.fromEntries(found) as Record<Program, string>;
}
