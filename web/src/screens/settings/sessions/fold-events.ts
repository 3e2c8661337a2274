import type { AccountEvent } from "@prepfeed/contract/accounts/account";

export interface FoldedEvent extends AccountEvent {
  times: number;
  /** When the oldest of them happened; `createdAt` is of the newest. */
  since: string;
}

/** Joins repeats in a row into one entry; `events` are newest first. */
export function foldEvents(events: AccountEvent[]): FoldedEvent[] {
  const folded: FoldedEvent[] = [];
  for (const event of events) {
    const last = folded.at(-1);
    if (last && isRepeat(last, event)) {
      last.times += 1;
      last.since = event.createdAt;
    } else {
      folded.push({ ...event, times: 1, since: event.createdAt });
    }
  }
  return folded;
}

const SAME = ["event", "note", "byOperator", "device", "network"] as const;

function isRepeat(one: AccountEvent, other: AccountEvent) {
  return SAME.every((field) => one[field] === other[field]);
}
