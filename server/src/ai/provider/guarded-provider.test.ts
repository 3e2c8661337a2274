import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { fakeProvider, KEY, KIND_NAMES, patient } from "../../../test/fake-ai/fake-providers.ts";
import type { Budget } from "../ai-budget.ts";
import { sentimentPrompt } from "../prompts.ts";
import { guardProvider } from "./guarded-provider.ts";

const MEERAS = "Meera wrote that the day was good.";

/** A day of `calls` requests. */
function budgetOf(calls: number): Budget & { days: string[] } {
  const days: string[] = [];
  return {
    days,
    takeCall: async (day) => days.length < calls && days.push(day) > 0,
    hasCallsLeft: async () => days.length < calls,
  };
}

describe.each(KIND_NAMES)("%s", (kind) => {
  const both = fakeProvider(kind);

  function guarded({ calls = 1_000, timeBudget }: { calls?: number; timeBudget?: number } = {}) {
    const lines: string[] = [];
    const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
    const budget = budgetOf(calls);
    let time = Date.parse("2026-11-15T23:59:50Z");
    const provider = guardProvider(both.provider, { budget, log, now: () => new Date(time), timeBudget });
    const pass = (milliseconds: number) => {
      time += milliseconds;
    };
    const ask = (signal = patient()) =>
      provider.ask({ ...sentimentPrompt({ text: MEERAS }), signal }).then(
        () => "answered",
        (error: { kind: string }) => error.kind,
      );
    return { provider, budget, lines, pass, ask };
  }

  test("counts each request on its day", async () => {
    const { ask, pass, budget } = guarded();
    expect(await ask()).toBe("answered");
    pass(10_000);
    expect(await ask()).toBe("answered");
    expect(budget.days).toEqual(["2026-11-15", "2026-11-16"]);
  });

  test("sends nothing once the day's limit is used up, and does not count that as the provider's failure", async () => {
    const { ask, provider } = guarded({ calls: 1 });
    expect(await provider.canAnswer()).toBe(true);
    expect(await ask()).toBe("answered");
    expect(await provider.canAnswer()).toBe(false);
    for (let call = 0; call < 6; call++) expect(await ask()).toBe("daily-limit");
    expect(both.fake.requests).toHaveLength(1);
  });

  test("stops calling a broken provider after five failures, and resumes by itself", async () => {
    const { ask, pass, provider, budget } = guarded();
    both.fake.mode = "broken";
    for (let call = 0; call < 5; call++) expect(await ask()).toBe("unavailable");
    expect(await ask()).toBe("paused");
    expect(await provider.canAnswer()).toBe(false);
    expect([both.fake.requests.length, budget.days.length]).toEqual([5, 5]);
    pass(30_000);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(["unavailable", "paused", "paused"]);
    both.fake.mode = "good";
    expect(await ask()).toBe("paused");
    pass(30_000);
    expect(await ask()).toBe("answered");
    expect(await Promise.all([ask(), ask()])).toEqual(["answered", "answered"]);
  });

  test.each(["refused", "cancelled"] as const)(
    "a call that is %s does not count as a failure",
    async (kind) => {
      const { ask, provider } = guarded();
      both.fake.mode = kind === "refused" ? "refuses" : "slow";
      for (let call = 0; call < 6; call++) {
        expect(await ask(kind === "refused" ? patient() : AbortSignal.abort())).toBe(kind);
      }
      expect(await provider.canAnswer()).toBe(true);
    },
  );

  test("no call waits longer than its time limit", async () => {
    const { ask } = guarded({ timeBudget: 150 });
    both.fake.mode = "slow";
    expect(await ask(new AbortController().signal)).toBe("timeout");
  });

  test("requests that share a clock share its time", async () => {
    const { ask, provider } = guarded({ timeBudget: 150 });
    both.fake.mode = "slow";
    const clock = provider.startClock();
    expect(await ask(clock)).toBe("timeout");
    const sent = both.fake.requests.length;
    expect(await ask(clock)).toBe("timeout");
    expect(both.fake.requests).toHaveLength(sent);
  });

  test("a limit that cannot be read fails the call with its own error", async () => {
    const broken = {
      takeCall: () => Promise.reject(new Error("no database")),
      hasCallsLeft: async () => true,
    };
    const provider = guardProvider(both.provider, {
      budget: broken,
      now: () => new Date(),
      log: pino({ level: "silent" }),
    });
    await expect(provider.ask({ ...sentimentPrompt({ text: MEERAS }), signal: patient() })).rejects.toThrow(
      "no database",
    );
    expect(both.fake.requests).toEqual([]);
  });

  test("the log says what failed, and contains no text of prompts or replies", async () => {
    const { ask, lines } = guarded();
    for (const mode of ["broken", "wrong-api-key", "garbage", "rate-limited", "good"] as const) {
      both.fake.mode = mode;
      await ask();
    }
    expect(lines.map((line) => JSON.parse(line).kind)).toEqual([
      "unavailable",
      "rejected",
      "nonsense",
      "rate-limited",
    ]);
    expect(lines.join("")).not.toContain(KEY);
    expect(lines.join("")).not.toContain("Meera");
  });
});
