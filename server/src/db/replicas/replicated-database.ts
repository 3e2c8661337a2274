import type { Database, PooledDatabase } from "../database.ts";
import { isReadOnlyRefusal, isUnreachable, unavailable } from "../pooled-database.ts";
import { isRecoveryConflict } from "../violations.ts";
import { LEFT, type ServerCheck, type WatchedServer } from "./watched-server.ts";

interface Options {
  /** The maximum age of replica data. */
  staleMs: number;
  /** The time between two checks of a server. */
  lookEveryMs: number;
}

type Ask<T> = (db: Database) => Promise<T>;

/** How many checks of the primary are remembered, to tell how far behind a replica is. */
const REMEMBERED = 16;

/**
 * A primary and its replicas as one database. Everything goes to the primary; reads that may be a second old go to a
 * replica that is provably no older. Without a primary, the most recent replica answers everything that does not
 * write.
 */
export function replicatedDatabase(
  primary: WatchedServer,
  replicas: WatchedServer[],
  { staleMs, lookEveryMs }: Options,
): PooledDatabase {
  /** Newest first. */
  const written: ServerCheck[] = [];
  /** Up to which moment each replica is complete. */
  const coveredUntil = new Map<WatchedServer, number>();
  const stopping = new AbortController();

  async function lookAtPrimary() {
    const sight = await primary.look();
    if (!sight) return;
    // A log position that went back belongs to another timeline, for which earlier positions mean nothing.
    if (written[0] && sight.place < written[0].place) written.length = 0;
    written.unshift(sight);
    written.length = Math.min(written.length, REMEMBERED);
  }

  async function lookAtReplica(replica: WatchedServer) {
    const sight = await replica.look();
    if (!sight) return;
    const reached = written.find(({ place }) => place <= sight.place);
    coveredUntil.set(replica, reached?.at ?? Number.NEGATIVE_INFINITY);
  }

  async function keepLooking(look: () => Promise<void>) {
    while (!stopping.signal.aborted) {
      await look();
      await new Promise<void>((resolve) => void setTimeout(resolve, lookEveryMs).unref());
    }
  }

  const away = () => unavailable(new Error(`${primary.name} does not answer`));

  const isClose = (replica: WatchedServer) =>
    !replica.isAway &&
    replica.sight?.isStandby === true &&
    performance.now() - (coveredUntil.get(replica) ?? Number.NEGATIVE_INFINITY) <= staleMs;

  const furthest = () =>
    replicas
      .filter(({ isAway, sight }) => !isAway && sight)
      .reduce<WatchedServer | undefined>(
        (best, next) => ((best?.sight?.place ?? -1n) >= (next.sight?.place ?? -1n) ? best : next),
        undefined,
      );

  /** The primary's answer, or a replica's if there is none. Replicas refuse writes, so nothing is done twice. */
  async function ask<T>(work: Ask<T>): Promise<T> {
    if (primary.isAway) {
      return askFurthest(work, () => (primary.isGone ? Promise.reject(away()) : work(primary.db)));
    }
    const answer = work(primary.db);
    try {
      const given = await primary.unlessLeft(answer);
      if (given !== LEFT) return given;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
    return askFurthest(work, () => answer);
  }

  async function askFurthest<T>(work: Ask<T>, otherwise: () => Promise<T>): Promise<T> {
    const replica = furthest();
    if (!replica) return otherwise();
    try {
      const given = await replica.unlessLeft(work(replica.db));
      if (given !== LEFT) return given;
    } catch (error) {
      if (isReadOnlyRefusal(error) || isRecoveryConflict(error)) return otherwise();
      if (!isUnreachable(error)) throw error;
      replica.leave();
    }
    return askFurthest(work, otherwise);
  }

  /** Each process stays with the first recent one, so that the reads of one request fit together. */
  async function askRecent<T>(work: Ask<T>): Promise<T> {
    const replica = replicas.find(isClose);
    if (!replica) return ask(work);
    try {
      const given = await replica.unlessLeft(work(replica.db));
      if (given !== LEFT) return given;
    } catch (error) {
      if (isUnreachable(error)) replica.leave();
      else if (!isReadOnlyRefusal(error) && !isRecoveryConflict(error)) throw error;
    }
    return ask(work);
  }

  const through = (via: <T>(work: Ask<T>) => Promise<T>): Database => ({
    query: <Row>(sql: string, params?: unknown[]) => via((db) => db.query<Row>(sql, params)),
    queryPlanned: <Row>(sql: string, params?: unknown[]) => via((db) => db.queryPlanned<Row>(sql, params)),
    script: (sql) => primary.db.script(sql),
    async transaction(work) {
      if (primary.isGone) throw away();
      return primary.db.transaction(work);
    },
    async close() {
      stopping.abort();
      await Promise.all([primary, ...replicas].map((server) => server.close()));
    },
  });

  void keepLooking(lookAtPrimary);
  for (const replica of replicas) void keepLooking(() => lookAtReplica(replica));
  return {
    ...through(ask),
    connections: () => primary.db.connections(),
    replication: {
      recent: { ...through(askRecent), close: async () => {} },
      replicas() {
        const used = replicas.filter(isClose).length;
        return { used, "left out": replicas.length - used };
      },
      isPrimaryAway: () => primary.isAway,
    },
  };
}
