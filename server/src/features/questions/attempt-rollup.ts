import type { Logger } from "pino";
import type { Database } from "../../db/database.ts";
import { addUpAttempts, tryLockRollup } from "./questions.queries.ts";

/** Adds up attempts a moment after they happened; until then readers add what is left behind themselves. */
export interface AttemptRollup {
  /** There is something to add up. */
  wake(): void;
  /** Adds up what there is, now. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

const DELAY_MS = 1_000;
const BATCH = 2_000;

export function attemptRollup(db: Database, log: Pick<Logger, "warn">, delayMs = DELAY_MS): AttemptRollup {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function addUp() {
    for (let taken = BATCH; taken === BATCH; ) {
      taken = await db.transaction(async (tx) => ((await tryLockRollup(tx)) ? addUpAttempts(tx, BATCH) : 0));
    }
  }
  const run = () => {
    running = running
      .then(addUp)
      .catch((error: unknown) => log.warn({ err: error }, "adding up attempts failed; trying again later"));
    return running;
  };
  return {
    wake() {
      timer ??= setTimeout(() => {
        timer = undefined;
        void run();
      }, delayMs).unref();
    },
    run,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await run();
    },
  };
}
