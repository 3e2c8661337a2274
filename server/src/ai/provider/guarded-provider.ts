import { Generation } from "@prepfeed/contract/foundation/limits";
import type { Logger } from "pino";
import { utcDay } from "../../rules/days.ts";
import type { Budget } from "../ai-budget.ts";
import { type Attempt, circuitBreaker } from "./circuit-breaker.ts";
import type { AiProvider } from "./provider.ts";
import { ProviderError, type ProviderErrorKind } from "./provider-error.ts";
import { timeLimit } from "./time-limit.ts";

export interface Guards {
  budget: Budget;
  now: () => Date;
  log: Pick<Logger, "warn">;
  /** Milliseconds, for tests. */
  timeBudget?: number;
}

export interface GuardedProvider extends AiProvider {
  /** Whether a request has a chance now: not paused, and requests left for the day. */
  canAnswer(): Promise<boolean>;
  /** The time that one call of our API may spend here, over all its requests. */
  startClock(): AbortSignal;
}

/** A provider that can neither delay us for long, nor fail again and again, nor cost more than allowed. */
export function guardProvider(provider: AiProvider, { budget, now, log, ...rest }: Guards): GuardedProvider {
  const timeBudget = rest.timeBudget ?? Generation.providerBudget;
  const breaker = circuitBreaker(now);
  const { engine, model } = provider;

  return {
    engine,
    model,
    canAnswer: async () => !breaker.isOpen() && (await budget.hasCallsLeft(utcDay(now()))),
    startClock: () => timeLimit(timeBudget),
    async ask(request) {
      const call = enter();
      const signal = AbortSignal.any([request.signal, timeLimit(timeBudget)]);
      try {
        const answer = await provider.ask({ ...request, signal, beforeRequest: call.beforeRequest });
        call.attempt.succeeded();
        return answer;
      } catch (error) {
        throw call.failed(error);
      }
    },
    async *tell(request) {
      const call = enter();
      const signal = AbortSignal.any([request.signal, timeLimit(timeBudget)]);
      let isOver = false;
      try {
        yield* provider.tell({ ...request, signal, beforeRequest: call.beforeRequest });
        call.attempt.succeeded();
        isOver = true;
      } catch (error) {
        isOver = true;
        throw call.failed(error);
      } finally {
        // A reader who stops says nothing about the provider.
        if (!isOver) call.attempt.abandoned();
      }
    },
  };

  /** One call of the provider, from permission to outcome. */
  function enter() {
    const attempt = breaker.enter();
    if (!attempt) throw new ProviderError("paused");
    let refusal: unknown;
    return {
      attempt,
      beforeRequest: async () => {
        try {
          if (!(await budget.takeCall(utcDay(now())))) throw new ProviderError("daily-limit");
        } catch (error) {
          refusal = error;
          throw error;
        }
      },
      /** The error to throw on. */
      failed(error: unknown): unknown {
        if (refusal !== undefined) {
          attempt.abandoned();
          return refusal;
        }
        const kind = error instanceof ProviderError ? error.kind : "unavailable";
        report(kind, attempt);
        const status = error instanceof ProviderError ? error.status : undefined;
        log.warn({ engine, kind, status }, "the AI provider gave no answer");
        return error;
      },
    };
  }
}

/** Neither a text that it declines nor a reader who left counts against the provider. */
function report(kind: ProviderErrorKind, attempt: Attempt) {
  if (kind === "refused") attempt.succeeded();
  else if (kind === "cancelled" || kind === "daily-limit" || kind === "paused") attempt.abandoned();
  else attempt.failed();
}
