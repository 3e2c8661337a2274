import type { LiveEvent } from "@prepfeed/contract/people/notifications";
import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import type { Channels } from "../../shared-state/shared-state.ts";

export interface LiveDeps {
  db: Database;
  state: Channels;
  now: () => Date;
  log: Pick<Logger, "warn">;
  /** Which of these sessions are still valid. */
  livingSessions: (ids: string[]) => Promise<Set<string>>;
}

/** The target of events: one open stream. */
export interface LiveWriter {
  send(event: LiveEvent, id?: string): void;
  beat(): void;
  end(reason?: "replaced"): void;
}
