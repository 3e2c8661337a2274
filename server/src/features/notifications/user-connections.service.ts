import { Live } from "@prepfeed/contract/foundation/limits";
import type { LiveEvent } from "@prepfeed/contract/people/notifications";
import { validate as isUuid } from "uuid";
import type { LiveDeps, LiveWriter } from "./live-types.ts";
import { notificationView } from "./notification-view.ts";
import * as queries from "./notifications.queries.ts";
import { type ChannelMessage, channelOf, tell } from "./user-channel.service.ts";

export interface Connection {
  id: string;
  sessionId: string;
  writer: LiveWriter;
  /** Events from before the first event could be sent; undefined afterwards. */
  waiting: LiveEvent[] | undefined;
}

/** More notifications at once than this are not sent one by one. */
const MAX_AT_ONCE = 50;

export type UserConnections = ReturnType<typeof openUserConnections>;

/** One person's open streams. */
export function openUserConnections({ db, state, log }: LiveDeps, userId: string) {
  const connections = new Set<Connection>();
  /** The streams of all processes, as far as known, the oldest first; undefined for those of other processes. */
  const streams = new Map<string, Connection | undefined>();
  const subscription = state.subscribe(
    channelOf(userId),
    (text) => receive(JSON.parse(text) as ChannelMessage),
    () => void readNews(),
  );
  let newIds: string[] = [];
  let isReading = false;
  let readAgain = false;

  function receive(message: ChannelMessage) {
    if (message.kind === "sessions-ended") {
      for (const { sessionId, writer } of connections)
        if (message.sessionIds.includes(sessionId)) writer.end();
      return;
    }
    if (message.kind === "stream-opened") return makeRoom(message.id);
    if (message.kind === "stream-closed") return void streams.delete(message.id);
    if (message.kind === "notified") newIds = [...newIds, ...message.ids].slice(-MAX_AT_ONCE);
    void readNews();
  }

  /**
   * With too many streams the oldest is closed, in whichever process it is. A process that died did not announce it,
   * so its streams are the first to be dropped.
   */
  function makeRoom(newest: string) {
    if (!streams.has(newest)) streams.set(newest, undefined);
    for (const [id, connection] of streams) {
      if (streams.size <= Live.streams) return;
      streams.delete(id);
      if (!connection) continue;
      connection.writer.end("replaced");
      connections.delete(connection);
    }
  }

  /** One read at a time; what arrives meanwhile is included in the next. */
  async function readNews() {
    readAgain = true;
    if (isReading) return;
    isReading = true;
    try {
      while (readAgain && connections.size > 0) {
        readAgain = false;
        const ids = newIds;
        newIds = [];
        for (const event of await readEvents(ids)) sendToAll(event);
      }
    } catch (error) {
      log.warn({ err: error }, "reading live notifications failed");
    } finally {
      isReading = false;
    }
  }

  async function readEvents(ids: string[]): Promise<LiveEvent[]> {
    const rows = ids.length === 0 ? [] : await queries.listSome(db, userId, ids);
    const unread = await countUnread();
    if (rows.length === 0) return [{ kind: "unread", unread }];
    return rows.map((row) => tellOf(row, unread));
  }

  const tellOf = (row: queries.NotificationRow, unread: number): LiveEvent => ({
    kind: "notification",
    notification: notificationView(row),
    unread,
  });

  function sendToAll(event: LiveEvent) {
    for (const { waiting, writer } of connections) {
      if (waiting) waiting.push(event);
      else send(writer, event);
    }
  }

  const send = (writer: LiveWriter, event: LiveEvent) =>
    writer.send(event, event.kind === "notification" ? event.notification.id : undefined);

  const countUnread = () => queries.countUnread(db, userId, Live.maxUnread);

  return {
    connections: connections as ReadonlySet<Connection>,
    /** The oldest stream is closed. */
    add(sessionId: string, writer: LiveWriter): Connection {
      const connection: Connection = { id: crypto.randomUUID(), sessionId, writer, waiting: [] };
      connections.add(connection);
      streams.set(connection.id, connection);
      makeRoom(connection.id);
      return connection;
    },
    /** Sends the first event, what an earlier stream missed, and what happened meanwhile. */
    async welcome(connection: Connection, lastEventId = "") {
      await subscription;
      tell(state, userId, { kind: "stream-opened", id: connection.id });
      const missed = isUuid(lastEventId)
        ? await queries.listUnreadSince(db, userId, lastEventId, MAX_AT_ONCE)
        : [];
      const unread = await countUnread();
      connection.writer.send({ kind: "unread", unread });
      for (const event of [...missed.map((row) => tellOf(row, unread)), ...(connection.waiting ?? [])]) {
        send(connection.writer, event);
      }
      connection.waiting = undefined;
    },
    /** Returns how many are left. */
    remove(connection: Connection): number {
      connections.delete(connection);
      tell(state, userId, { kind: "stream-closed", id: connection.id });
      if (connections.size === 0) void subscription.then((stop) => stop());
      return connections.size;
    },
  };
}
