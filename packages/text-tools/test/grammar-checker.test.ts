import { afterEach, describe, expect, it } from "vitest";
import { type GrammarChecker, grammarChecker } from "../src/grammar.ts";

const workerFile = new URL("./fake-grammar-worker.mjs", import.meta.url);
let checker: GrammarChecker;
afterEach(() => checker.close());

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
    checker = grammarChecker({ workerFile, timeLimit: 200 });
    await expect(checker.check("hang")).rejects.toMatchObject({ reason: "too-slow" });
    checker = grammarChecker({ workerFile });
    await expect(checker.check("next")).resolves.toEqual(fine("next"));
  });

  it("refuses more than may wait", async () => {
    checker = grammarChecker({ workerFile, maxWaiting: 1 });
    const checks = [checker.check("one"), checker.check("two"), checker.check("three")];
    const outcomes = await Promise.allSettled(checks);
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(outcomes[2]).toMatchObject({ reason: { reason: "busy" } });
  });

  it("starts again after it was idle", async () => {
    checker = grammarChecker({ workerFile, idleLimit: 0 });
    await checker.check("one");
    await new Promise((resolve) => setTimeout(resolve, 0));
    await expect(checker.check("two")).resolves.toEqual(fine("two"));
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
