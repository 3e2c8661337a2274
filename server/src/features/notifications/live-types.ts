import type { LiveEvent } from "@prepfeed/contract/notifications";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import type { Channels } from "../../shared-state/shared-state.ts";

export interface LiveDeps {
  db: Database;
  state: Channels;
  now: () => Date;
  log: Pick<Logger, "warn">;
  /** Which of these sessions still live. */
  livingSessions: (ids: string[]) => Promise<Set<string>>;
}

/** Where events are sent to: one open stream. */
export interface Sink {
  send(event: LiveEvent, id?: string): void;
  beat(): void;
  end(reason?: "replaced"): void;
}
