import type { Logger } from "pino";
import type { PooledDatabase } from "../database.ts";
import { openPostgres } from "../postgres.ts";
import { replicatedDatabase } from "./replicated-database.ts";
import { WatchedServer } from "./watched-server.ts";

/** Replica data is at most this old; people who wrote read from the primary for longer (`own-writes.ts`). */
const STALE_MS = 1_000;
const LOOK_EVERY_MS = 250;
/** Reads may fail for two seconds at most, and a check begins a quarter of a second late. */
const PATIENCE_MS = 1_000;

interface Options {
  pooling: "session" | "transaction";
  staleMs?: number;
}

/** PostgreSQL with replicas. Each process prefers a random one; all of them are equal. */
export function openReplicated(
  url: string,
  replicaUrls: string[],
  log: Pick<Logger, "warn">,
  { pooling, staleMs = STALE_MS }: Options,
): PooledDatabase {
  const server = (url: string, isPrimary: boolean) => {
    // Replicas are connected to directly, because a pooler's connections cannot be made read-only.
    const how = isPrimary ? { pooling } : { isReadOnly: true };
    return new WatchedServer({
      name: new URL(url).host,
      isPrimary,
      patienceMs: PATIENCE_MS,
      db: openPostgres(url, log, how),
      watch: openPostgres(url, log, {
        ...how,
        name: "prepfeed-watch",
        // Some for checks that nobody waits for any more; the check itself has the time limit.
        maxConnections: 4,
        statementMs: 2 * PATIENCE_MS,
      }),
      onChange: ({ isAway, name }) =>
        log.warn(
          { server: name },
          `${isPrimary ? "the primary" : "a replica"} ${isAway ? "does not answer" : "answers again"}`,
        ),
    });
  };
  const first = Math.floor(Math.random() * replicaUrls.length);
  const replicas = [...replicaUrls.slice(first), ...replicaUrls.slice(0, first)];
  return replicatedDatabase(
    server(url, true),
    replicas.map((replica) => server(replica, false)),
    { staleMs, lookEveryMs: LOOK_EVERY_MS },
  );
}
