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
    "is replaced at once when a text crashes it, and only that text fails (%s)",
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

  it("passes on the engine's error message", async () => {
    checker = grammarChecker({ workerFile });
    await expect(checker.check("fail", "asha")).rejects.toThrow("no memory");
  });

  it("gives up on a piece that takes too long, then continues", async () => {
    checker = grammarChecker({ workerFile, timeLimit: 5_000 });
    await threadOf();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stuck = checker.check("hang", "asha");
    const next = checker.check("next", "kabir");
    vi.advanceTimersByTime(5_000);
    await expect(stuck).rejects.toMatchObject({ reason: "too-slow" });
    await expect(next).resolves.toEqual(fine("next"));
  });

  it("gives up if the engine does not load", async () => {
    checker = grammarChecker({ workerFile: new URL("file:///nowhere.mjs") });
    await expect(checker.check("one", "asha")).rejects.toMatchObject({ reason: "stopped" });
  });

  it("is replaced when its memory has grown too much, without a failed check", async () => {
    checker = grammarChecker({ workerFile, memoryLimit: 999 });
    const before = await threadOf();
    expect(await threadOf()).toBe(before);
    await expect(checker.check("swell", "asha")).resolves.toEqual(fine("swell"));
    expect(await threadOf()).not.toBe(before);
  });

  it("refuses texts over the limits, in total and per person", async () => {
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

  it("checks a short text next, however many long ones of another person are running", async () => {
    checker = grammarChecker({ workerFile });
    const long = "A sentence of a long text that is cut into many pieces. ".repeat(100);
    const texts = [long, long, long].map((text) => checker.check(text, "mallory"));
    const { issues } = await checker.check("which piece", "asha");
    expect(issues[0]?.message).toBe("2");
    await Promise.all(texts);
  });

  it("checks the shortest of a person's texts first", async () => {
    checker = grammarChecker({ workerFile });
    const done: number[] = [];
    const check = async (sentences: number) => {
      await checker.check("A sentence of a text that is cut into pieces. ".repeat(sentences), "asha");
      done.push(sentences);
    };
    await Promise.all([90, 60, 30].map(check));
    expect(done).toEqual([30, 60, 90]);
  });

  it("stops reading after it has found enough", async () => {
    checker = grammarChecker({ workerFile });
    const text = `which thread ${"and so on ".repeat(45)}. `.repeat(2_000);
    expect((await checker.check(text, "asha")).issues).toHaveLength(200);
  });

  it("ends after a long idle time, and starts again", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    checker = grammarChecker({ workerFile, idleLimit: 60_000 });
    const first = await threadOf();
    vi.advanceTimersByTime(59_000);
    expect(await threadOf()).toBe(first);
    vi.advanceTimersByTime(60_000);
    expect(await threadOf()).not.toBe(first);
  });

  it("fails the remaining texts when it is closed, and all later ones", async () => {
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
