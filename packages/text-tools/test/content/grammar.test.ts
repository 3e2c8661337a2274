import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { grammarChecker } from "../../src/grammar/checker.ts";
import { MEASURED_ON_RIGHT, MEASURED_ON_WRONG } from "./grammar-sentences.ts";

/** Loading the engine takes seconds, more on a busy machine. */
const PATIENCE = 120_000;
const checker = grammarChecker({ loadLimit: PATIENCE, timeLimit: PATIENCE });
const check = (text: string) => checker.check(text, "asha");
beforeAll(() => check("Load the engine."), PATIENCE);
afterAll(() => checker.close());

describe("grammar of a text", () => {
  it("gives the position of each issue as JavaScript counts, also after emoji", async () => {
    const text = "😀 𝒙 He go to school. 😀 I have a apple.";
    const { issues, correctedText } = await check(text);
    expect(issues.map(({ offset, length }) => text.slice(offset, offset + length))).toEqual(["go", "a"]);
    expect(issues.map((issue) => issue.text)).toEqual(["go", "a"]);
    expect(correctedText).toBe("😀 𝒙 He goes to school. 😀 I have an apple.");
  });

  it("follows Indian English and leaves the Oxford comma to the writer", async () => {
    const text =
      "We organise our colours, labour and programmes. It cost two lakh rupees, or one crore paise.";
    expect(await check(text)).toEqual({ issues: [], correctedText: text });
  });

  it("ignores formulas, addresses and names", async () => {
    const text = "Chandrasekhar showed that $E = mcsquard^2$ holds; see https://exampel.org/teh or `retrun`.";
    expect((await check(text)).issues).toEqual([]);
  });

  it(
    "survives texts that would crash or block the engine, and finds the issues beside them",
    async () => {
      const noise = ["a", "a ", '"', "(", "é", "👩‍🔬", "a\n", "1."].map((part) =>
        part.repeat(20_000 / part.length),
      );
      for (const text of noise) expect((await check(text)).issues.length).toBeLessThan(20_000);
      const { issues } = await check(`${"a".repeat(5_000)} He go to school. I have a apple.`);
      expect(issues.map(({ text }) => text)).toEqual(["go", "a"]);
    },
    PATIENCE,
  );

  it(
    "finds known errors at the measured rate",
    async () => {
      const hits = [];
      for (const [sentence, error] of MEASURED_ON_WRONG) {
        const start = sentence.indexOf(error);
        const { issues } = await check(sentence);
        if (issues.some(({ offset, length }) => offset < start + error.length && offset + length > start))
          hits.push(sentence);
      }
      expect(hits.length / MEASURED_ON_WRONG.length).toBeGreaterThanOrEqual(0.6);
    },
    PATIENCE,
  );

  it(
    "raises hardly a false alarm",
    async () => {
      const alarms = [];
      for (const sentence of MEASURED_ON_RIGHT) {
        alarms.push(...(await check(sentence)).issues.map(({ text }) => text));
      }
      expect(alarms.length / MEASURED_ON_RIGHT.length, alarms.join(", ")).toBeLessThanOrEqual(0.05);
    },
    PATIENCE,
  );
});
