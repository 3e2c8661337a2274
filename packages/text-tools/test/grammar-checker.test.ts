import { afterEach, describe, expect, it, vi } from "vitest";
import { type GrammarChecker, grammarChecker } from "../src/grammar.ts";

const workerFile = new URL("./fake-grammar-worker.mjs", import.meta.url);
let checker: GrammarChecker;
afterEach(async () => {
  vi.useRealTimers();
  await checker.close();
});

const fine = (text: string) => ({ issues: [], correctedText: text });

describe("the thread of the grammar check", () => {
  it.each(["die", "throw"])("fails only the check under way when it ends (%s)", async (text) => {
    checker = grammarChecker({ workerFile });
    const first = checker.check(text);
    const second = checker.check("next");
    await expect(first).rejects.toMatchObject({ name: "GrammarUnavailableError", reason: "stopped" });
    await expect(second).resolves.toEqual(fine("next"));
  });

  it("passes on what the engine says of its failure", async () => {
    checker = grammarChecker({ workerFile });
    await expect(checker.check("fail")).rejects.toThrow("no memory");
    await expect(checker.check("next")).resolves.toEqual(fine("next"));
  });

  it("gives up on a check that takes too long, then goes on", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    checker = grammarChecker({ workerFile, timeLimit: 5_000 });
    const stuck = checker.check("hang");
    const next = checker.check("next");
    vi.advanceTimersByTime(5_000);
    await expect(stuck).rejects.toMatchObject({ reason: "too-slow" });
    await expect(next).resolves.toEqual(fine("next"));
  });

  it("refuses more than may wait", async () => {
    checker = grammarChecker({ workerFile, maxWaiting: 1 });
    const checks = [checker.check("one"), checker.check("two"), checker.check("three")];
    const outcomes = await Promise.allSettled(checks);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(outcomes[2]).toMatchObject({ reason: { reason: "busy" } });
  });

  it("ends when it was idle for long, and starts again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    checker = grammarChecker({ workerFile, idleLimit: 60_000 });
    const threadOf = async () => (await checker.check("which thread")).issues[0]?.message;
    const first = await threadOf();
    vi.advanceTimersByTime(59_000);
    expect(await threadOf()).toBe(first);
    vi.advanceTimersByTime(60_000);
    expect(await threadOf()).not.toBe(first);
  });

  it("fails what is left when it is closed, and everything after", async () => {
    checker = grammarChecker({ workerFile });
    const left = checker.check("hang");
    await Promise.all([expect(left).rejects.toMatchObject({ reason: "closed" }), checker.close()]);
    await expect(checker.check("late")).rejects.toMatchObject({ reason: "closed" });
  });

  it("needs no engine for a blank text", async () => {
    checker = grammarChecker({ workerFile: new URL("file:///nowhere.mjs") });
    await expect(checker.check("  ")).resolves.toEqual(fine("  "));
  });
});
