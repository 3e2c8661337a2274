import type { Database } from "../db/database.ts";
import type { DailyQuestions } from "./ai-budget.ts";
import type { GuardedProvider } from "./provider/guarded-provider.ts";

/** Somebody else's model, if one is configured. */
export interface Ai {
  provider: GuardedProvider;
  dailyQuestions: DailyQuestions;
  /** Whether its questions must be solved blind before they are shown. */
  verify: boolean;
  /** The time that one call of ours may spend with the provider; ends with the product too. */
  startClock(): AbortSignal;
  /** Ends what is under way; the built-in engine answers instead. */
  close(): void;
}

export interface AiDeps {
  db: Database;
  now: () => Date;
  ai?: Ai;
}
