import { Live } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { AppError } from "../../foundation/app-error.ts";
import type { LiveDeps, LiveWriter } from "./live-types.ts";
import * as queries from "./notifications.queries.ts";
import { openUserConnections, type UserConnections } from "./user-connections.service.ts";

interface Subscriber {
  viewerId: string;
  sessionId: string;
  sessionEndsAt: Date;
  /** Ends after the first event. */
  once: boolean;
  /** The last notification that an earlier stream sent. */
  lastEventId?: string;
}

export interface LiveEvents {
  /** The first event says how many are unread. Returns the function that ends the stream. */
  join(subscriber: Subscriber, writer: LiveWriter): Promise<() => void>;
  /** Ends every stream. */
  close(): void;
}

/** A message may be lost, so the sessions are checked every few heartbeats. */
const BEATS_PER_CHECK = 3;

/** Every listener in this process; a person's streams share one subscription. */
export function liveEvents(deps: LiveDeps, heartbeatMs: number = Live.heartbeatMs): LiveEvents {
  const users = new Map<string, UserConnections>();
  let isClosed = false;
  let beats = 0;
  const allConnections = () => [...users.values()].flatMap(({ connections }) => [...connections]);

  const heart = setInterval(() => {
    for (const { writer } of allConnections()) writer.beat();
    if (++beats % BEATS_PER_CHECK === 0) void endDeadSessions();
  }, heartbeatMs).unref();

  async function endDeadSessions() {
    const connections = allConnections();
    if (connections.length === 0) return;
    try {
      const living = await deps.livingSessions([...new Set(connections.map(({ sessionId }) => sessionId))]);
      for (const { sessionId, writer } of connections) if (!living.has(sessionId)) writer.end();
    } catch (error) {
      deps.log.warn({ err: error }, "looking at the sessions of live streams failed; trying again later");
    }
  }

  return {
    async join({ viewerId, sessionId, sessionEndsAt, once, lastEventId }, writer) {
      if (isClosed) throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 2 });
      if (once) {
        writer.send({ kind: "unread", unread: await queries.countUnread(deps.db, viewerId, Live.maxUnread) });
        writer.end();
        return () => {};
      }
      const own = users.get(viewerId) ?? openUserConnections(deps, viewerId);
      users.set(viewerId, own);
      const connection = own.add(sessionId, writer);
      const expiry = setTimeout(writer.end, sessionEndsAt.getTime() - deps.now().getTime()).unref();
      const leave = () => {
        clearTimeout(expiry);
        if (own.remove(connection) === 0 && users.get(viewerId) === own) users.delete(viewerId);
      };
      try {
        await own.welcome(connection, lastEventId);
        // The session may have ended before the subscription began.
        if (!(await deps.livingSessions([sessionId])).has(sessionId)) {
          throw new AppError("not-signed-in", messages.auth.notSignedIn);
        }
      } catch (error) {
        leave();
        throw error;
      }
      if (isClosed) writer.end();
      return leave;
    },
    close() {
      isClosed = true;
      clearInterval(heart);
      for (const { writer } of allConnections()) writer.end();
    },
  };
}
