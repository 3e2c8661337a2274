import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Ai } from "./ai.ts";
import { dailyCalls, dailyQuestions } from "./ai-budget.ts";
import { type Guards, guardProvider } from "./provider/guarded-provider.ts";
import { openProvider } from "./provider/provider.ts";

interface Needs extends Omit<Guards, "budget"> {
  db: Database;
}

/** Undefined when no provider is configured. */
export function configuredAi(settings: Config["ai"], { db, ...guards }: Needs): Ai | undefined {
  const bare = openProvider(settings);
  if (!bare) return undefined;
  const provider = guardProvider(bare, { ...guards, budget: dailyCalls(db, settings.dailyLimit) });
  const closing = new AbortController();
  return {
    provider,
    dailyQuestions: dailyQuestions(db),
    verify: settings.verify,
    startClock: () => AbortSignal.any([provider.startClock(), closing.signal]),
    close: () => closing.abort(),
  };
}
