import { Live } from "@prepfeed/contract/limits";
import type { LiveEvent } from "@prepfeed/contract/notifications";
import type { LiveDeps, Sink } from "./live-types.ts";
import { notificationView } from "./notification-view.ts";
import * as queries from "./notifications.queries.ts";
import { type ChannelMessage, channelOf } from "./user-channel.service.ts";

export interface Seat {
  sessionId: string;
  sink: Sink;
  /** What happened before the first event could be sent; undefined afterwards. */
  waiting: LiveEvent[] | undefined;
}

/** More at once than this are not told one by one. */
const MAX_AT_ONCE = 50;

/** One person's open streams. */
export type Audience = ReturnType<typeof openAudience>;

export function openAudience({ db, state, log }: LiveDeps, userId: string) {
  const seats = new Set<Seat>();
  const subscription = state.subscribe(channelOf(userId), (text) => hear(JSON.parse(text) as ChannelMessage));
  let newIds: string[] = [];
  let isLooking = false;
  let lookAgain = false;

  function hear(message: ChannelMessage) {
    if (message.kind === "sessions-ended") {
      for (const { sessionId, sink } of seats) if (message.sessionIds.includes(sessionId)) sink.end();
      return;
    }
    if (message.kind === "notified") newIds = [...newIds, ...message.ids].slice(-MAX_AT_ONCE);
    void look();
  }

  /** One look at a time; what comes meanwhile is seen by the next. */
  async function look() {
    lookAgain = true;
    if (isLooking) return;
    isLooking = true;
    try {
      while (lookAgain && seats.size > 0) {
        lookAgain = false;
        const ids = newIds;
        newIds = [];
        for (const event of await readEvents(ids)) sendToAll(event);
      }
    } catch (error) {
      log.warn({ err: error }, "reading live notifications failed");
    } finally {
      isLooking = false;
    }
  }

  async function readEvents(ids: string[]): Promise<LiveEvent[]> {
    const rows = ids.length === 0 ? [] : await queries.listSome(db, userId, ids);
    const unread = await countUnread();
    if (rows.length === 0) return [{ kind: "unread", unread }];
    return rows.map((row) => ({ kind: "notification", notification: notificationView(row), unread }));
  }

  function sendToAll(event: LiveEvent) {
    for (const { waiting, sink } of seats) {
      if (waiting) waiting.push(event);
      else sink.send(event);
    }
  }

  const countUnread = () => queries.countUnread(db, userId, Live.maxUnread);

  return {
    seats: seats as ReadonlySet<Seat>,
    /** The oldest makes room. */
    take(sessionId: string, sink: Sink): Seat {
      const seat: Seat = { sessionId, sink, waiting: [] };
      seats.add(seat);
      if (seats.size > Live.streams) {
        const [oldest] = seats;
        oldest?.sink.end("replaced");
        if (oldest) seats.delete(oldest);
      }
      return seat;
    },
    /** Sends the first event, and then what happened meanwhile. */
    async welcome(seat: Seat) {
      await subscription;
      seat.sink.send({ kind: "unread", unread: await countUnread() });
      for (const event of seat.waiting ?? []) seat.sink.send(event);
      seat.waiting = undefined;
    },
    /** Returns how many are left. */
    leave(seat: Seat): number {
      seats.delete(seat);
      if (seats.size === 0) void subscription.then((stop) => stop());
      return seats.size;
    },
  };
}
