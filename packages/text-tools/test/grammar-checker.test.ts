import { afterEach, describe, expect, it, vi } from "vitest";
import { type GrammarChecker, grammarChecker } from "../src/grammar/checker.ts";

const workerFile = new URL("./fake-grammar-worker.mjs", import.meta.url);
let checker: GrammarChecker;
afterEach(async () => {
  vi.useRealTimers();
  await checker.close();
});

const fine = (text: string) => ({ issues: [], correctedText: text });

const threadOf = async () => (await checker.check("which thread", "asha")).issues[0]?.message;

describe("the thread of the grammar check", () => {
  it.each(["die", "throw", "fail"])(
    "is replaced at once when a text breaks it, and only that text fails (%s)",
    async (text) => {
      checker = grammarChecker({ workerFile });
      const before = await threadOf();
      const first = checker.check(text, "asha");
      const second = checker.check("next", "kabir");
      await expect(first).rejects.toMatchObject({ name: "GrammarUnavailableError", reason: "broke" });
      await expect(second).resolves.toEqual(fine("next"));
      expect(await threadOf()).not.toBe(before);
    },
  );

  it("passes on what the engine says of its failure", async () => {
    checker = grammarChecker({ workerFile });
    await expect(checker.check("fail", "asha")).rejects.toThrow("no memory");
  });

  it("gives up on a piece that takes too long, then goes on", async () => {
    checker = grammarChecker({ workerFile, timeLimit: 5_000 });
    await threadOf();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stuck = checker.check("hang", "asha");
    const next = checker.check("next", "kabir");
    vi.advanceTimersByTime(5_000);
    await expect(stuck).rejects.toMatchObject({ reason: "too-slow" });
    await expect(next).resolves.toEqual(fine("next"));
  });

  it("gives up when the engine does not load", async () => {
    checker = grammarChecker({ workerFile: new URL("file:///nowhere.mjs") });
    await expect(checker.check("one", "asha")).rejects.toMatchObject({ reason: "stopped" });
  });

  it("is replaced when its memory has grown too far; nobody's check fails", async () => {
    checker = grammarChecker({ workerFile, memoryLimit: 999 });
    const before = await threadOf();
    expect(await threadOf()).toBe(before);
    await expect(checker.check("swell", "asha")).resolves.toEqual(fine("swell"));
    expect(await threadOf()).not.toBe(before);
  });

  it("refuses more than may wait, of all and of one person", async () => {
    checker = grammarChecker({ workerFile, maxTexts: 3, maxTextsEach: 2 });
    const who = ["asha", "asha", "asha", "kabir", "meera"];
    const outcomes = await Promise.allSettled(who.map((name) => checker.check("text", name)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      "fulfilled",
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
    ]);
    expect(outcomes[2]).toMatchObject({ reason: { reason: "busy" } });
  });

  it("takes a piece of each text in turn, so that a short one does not wait for a long one", async () => {
    checker = grammarChecker({ workerFile });
    const done: string[] = [];
    const long = "A sentence of a long text that is cut into many pieces. ".repeat(100);
    await Promise.all([
      checker.check(long, "asha").then(() => done.push("long")),
      checker.check("short", "kabir").then(() => done.push("short")),
    ]);
    expect(done).toEqual(["short", "long"]);
  });

  it("stops reading where it has found enough", async () => {
    checker = grammarChecker({ workerFile });
    const text = `which thread ${"and so on ".repeat(45)}. `.repeat(2_000);
    expect((await checker.check(text, "asha")).issues).toHaveLength(200);
  });

  it("ends when it was idle for long, and starts again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    checker = grammarChecker({ workerFile, idleLimit: 60_000 });
    const first = await threadOf();
    vi.advanceTimersByTime(59_000);
    expect(await threadOf()).toBe(first);
    vi.advanceTimersByTime(60_000);
    expect(await threadOf()).not.toBe(first);
  });

  it("fails what is left when it is closed, and everything after", async () => {
    checker = grammarChecker({ workerFile });
    const left = checker.check("hang", "asha");
    await Promise.all([expect(left).rejects.toMatchObject({ reason: "closed" }), checker.close()]);
    await expect(checker.check("late", "asha")).rejects.toMatchObject({ reason: "closed" });
  });

  it("needs no engine for a blank text", async () => {
    checker = grammarChecker({ workerFile: new URL("file:///nowhere.mjs") });
    await expect(checker.check("  ", "asha")).resolves.toEqual(fine("  "));
  });
});
