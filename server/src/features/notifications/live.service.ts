import { Live } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { AppError } from "../../app-error.ts";
import type { LiveDeps, Sink } from "./live-types.ts";
import * as queries from "./notifications.queries.ts";
import { openUserConnections, type UserConnections } from "./user-connections.service.ts";

interface Subscriber {
  viewerId: string;
  sessionId: string;
  sessionEndsAt: Date;
  /** Ends after the first event. */
  once: boolean;
  /** The last notification that a stream before this one told of. */
  lastEventId?: string;
}

export interface LiveEvents {
  /** The first event tells what is unread. Returns the function that ends it. */
  join(subscriber: Subscriber, sink: Sink): Promise<() => void>;
  /** Ends every stream. */
  close(): void;
}

/** A message may be lost, so the sessions are checked every few heartbeats. */
const BEATS_PER_CHECK = 3;

/** Everybody who listens in this process; people's streams share one subscription. */
export function liveEvents(deps: LiveDeps, heartbeatMs: number = Live.heartbeatMs): LiveEvents {
  const users = new Map<string, UserConnections>();
  let isClosed = false;
  let beats = 0;
  const allConnections = () => [...users.values()].flatMap(({ connections }) => [...connections]);

  const heart = setInterval(() => {
    for (const { sink } of allConnections()) sink.beat();
    if (++beats % BEATS_PER_CHECK === 0) void endDeadSessions();
  }, heartbeatMs).unref();

  async function endDeadSessions() {
    const connections = allConnections();
    if (connections.length === 0) return;
    try {
      const living = await deps.livingSessions([...new Set(connections.map(({ sessionId }) => sessionId))]);
      for (const { sessionId, sink } of connections) if (!living.has(sessionId)) sink.end();
    } catch (error) {
      deps.log.warn({ err: error }, "looking at the sessions of live streams failed; trying again later");
    }
  }

  return {
    async join({ viewerId, sessionId, sessionEndsAt, once, lastEventId }, sink) {
      if (isClosed) throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 2 });
      if (once) {
        sink.send({ kind: "unread", unread: await queries.countUnread(deps.db, viewerId, Live.maxUnread) });
        sink.end();
        return () => {};
      }
      const own = users.get(viewerId) ?? openUserConnections(deps, viewerId);
      users.set(viewerId, own);
      const connection = own.add(sessionId, sink);
      const expiry = setTimeout(sink.end, sessionEndsAt.getTime() - deps.now().getTime()).unref();
      const leave = () => {
        clearTimeout(expiry);
        if (own.remove(connection) === 0 && users.get(viewerId) === own) users.delete(viewerId);
      };
      try {
        await own.welcome(connection, lastEventId);
        // It may have ended before the subscription began.
        if (!(await deps.livingSessions([sessionId])).has(sessionId)) {
          throw new AppError("not-signed-in", messages.auth.notSignedIn);
        }
      } catch (error) {
        leave();
        throw error;
      }
      if (isClosed) sink.end();
      return leave;
    },
    close() {
      isClosed = true;
      clearInterval(heart);
      for (const { sink } of allConnections()) sink.end();
    },
  };
}
