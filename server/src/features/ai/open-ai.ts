import { dailyCalls, dailyQuestions } from "../../ai/ai-budget.ts";
import { type Guards, guardProvider } from "../../ai/guarded-provider.ts";
import { openProvider } from "../../ai/provider.ts";
import type { Config } from "../../config.ts";
import type { Database } from "../../db/database.ts";
import type { Ai } from "./ai-types.ts";

interface Needs extends Omit<Guards, "budget"> {
  db: Database;
}

/** Undefined when no provider is configured. */
export function openAi(settings: Config["ai"], { db, ...guards }: Needs): Ai | undefined {
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
