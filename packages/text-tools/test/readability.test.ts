import { describe, expect, it } from "vitest";
import { readabilityOf } from "../src/readability.ts";

const HARD =
  "Notwithstanding considerable methodological heterogeneity, contemporary macroeconomic investigations " +
  "consistently demonstrate that institutional characteristics determine productivity differentials.";

describe("readability of a text", () => {
  it("gives the published scores of a sentence that can be checked by hand", () => {
    expect(readabilityOf("The cat sat on the mat.")).toEqual({
      fleschReadingEase: 116.1,
      fleschKincaidGrade: -1.45,
      gunningFog: 2.4,
      smog: 3.13,
      colemanLiau: -4.07,
      automatedReadability: -5.09,
      sentences: 1,
      words: 6,
      syllables: 6,
      level: "Very easy",
    });
  });

  it("counts words of three syllables for SMOG and Fog", () => {
    // 8 words; three of them have three syllables; "invented" only with its ending.
    const { gunningFog, smog } = readabilityOf("Elephants are beautiful animals. He invented the garden.");
    expect(smog).toBe(Math.round((1.043 * Math.sqrt((4 * 30) / 2) + 3.1291) * 100) / 100);
    expect(gunningFog).toBe(Math.round(0.4 * (4 + (100 * 3) / 8) * 100) / 100);
  });

  it("calls academic prose very difficult", () => {
    const { level, fleschKincaidGrade } = readabilityOf(HARD);
    expect(level).toBe("Very difficult");
    expect(fleschKincaidGrade).toBeGreaterThan(18);
  });

  it("does not end a sentence at an abbreviation or a decimal point", () => {
    expect(readabilityOf("Dr. C. V. Raman earned Rs. 3.5 lakh in 1930.").sentences).toBe(1);
  });

  it("counts contractions and compounds as one word each", () => {
    expect(readabilityOf("I don't like state-of-the-art things.").words).toBe(5);
  });

  it.each(["", "   ", "!!! ... ???", "😀😀"])("gives zeros for %j, which has no words", (text) => {
    const { level, ...numbers } = readabilityOf(text);
    expect(level).toBe("No text");
    expect(Object.values(numbers).every((value) => value === 0)).toBe(true);
  });

  it.each(["1930", "नमस्ते दुनिया।", "a".repeat(20_000), "((((".repeat(5_000)])(
    "stays finite for odd text",
    (text) => {
      const { level: _level, ...numbers } = readabilityOf(text);
      expect(Object.values(numbers).every(Number.isFinite)).toBe(true);
    },
  );
});
