import type { Database } from "../db/database.ts";
import type { DailyQuestions } from "./ai-budget.ts";
import type { GuardedProvider } from "./provider/guarded-provider.ts";

/** The model of an external provider, if one is configured. */
export interface Ai {
  provider: GuardedProvider;
  dailyQuestions: DailyQuestions;
  /** Whether its questions must be solved without the key before they are shown. */
  verify: boolean;
  /** The time that one of our API calls may spend with the provider; also ends with the product. */
  startClock(): AbortSignal;
  /** Ends running requests; the built-in engine answers instead. */
  close(): void;
}

export interface AiDeps {
  db: Database;
  now: () => Date;
  ai?: Ai;
}
