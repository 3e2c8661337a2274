import type { Logger } from "pino";
import type { PooledDatabase } from "../database.ts";
import { openPostgres } from "../postgres.ts";
import { replicatedDatabase } from "./replicated-database.ts";
import { WatchedServer } from "./watched-server.ts";

/** What a replica says is at most this old; whoever wrote reads at the primary for longer (`own-writes.ts`). */
const STALE_MS = 1_000;
const LOOK_EVERY_MS = 250;
/** Reads may be gone for two seconds at most, and a look begins a quarter of a second late. */
const PATIENCE_MS = 1_000;

interface Options {
  pooling: "session" | "transaction";
  staleMs?: number;
}

/** PostgreSQL with replicas. Each process prefers another one, by chance; all of them are the same to it. */
export function openReplicated(
  url: string,
  replicaUrls: string[],
  log: Pick<Logger, "warn">,
  { pooling, staleMs = STALE_MS }: Options,
): PooledDatabase {
  const server = (url: string, isPrimary: boolean) => {
    // Replicas are connected to directly: what a pooler in between lends can't be told to write nothing.
    const how = isPrimary ? { pooling } : { isReadOnly: true };
    return new WatchedServer({
      name: new URL(url).host,
      isPrimary,
      patienceMs: PATIENCE_MS,
      db: openPostgres(url, log, how),
      watch: openPostgres(url, log, {
        ...how,
        name: "prepfeed-watch",
        // Some for looks that nobody waits for any more; how long one waits, the look itself says.
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
