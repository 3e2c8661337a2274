import { describe, expect, it } from "vitest";
import { summarize } from "../src/summary.ts";
import { HEART, INFLATION, ORGANELLES, PHOTOSYNTHESIS, REVOLT } from "./paragraphs.ts";

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);

describe("summary of a text", () => {
  it.each([PHOTOSYNTHESIS, REVOLT, INFLATION, HEART])("takes whole sentences in their order (%#)", (text) => {
    const summary = summarize(text, { type: "CONCISE", maxLength: 250 });
    expect(summary.length).toBeLessThanOrEqual(250);
    const places = sentencesOf(summary).map((sentence) => text.indexOf(sentence));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(summary.endsWith(".")).toBe(true);
  });

  it("begins with the topic of the text", () => {
    expect(summarize(INFLATION, { maxLength: 200 })).toMatch(/^Inflation is a sustained rise/);
  });

  it("is longer if details are requested", () => {
    const concise = summarize(REVOLT, { type: "CONCISE", maxLength: 900 });
    const detailed = summarize(REVOLT, { type: "DETAILED", maxLength: 900 });
    expect(detailed.length).toBeGreaterThan(concise.length);
    expect(detailed.length).toBeLessThan(REVOLT.length);
  });

  it("gives one line per point as bullet points", () => {
    const lines = summarize(HEART, { type: "BULLET_POINTS", maxLength: 400 }).split("\n");
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.every((line) => /^• .*\.$/.test(line))).toBe(true);
  });

  it("ends at a word when no sentence fits", () => {
    expect(summarize("Photosynthesis converts light into chemical energy.", { maxLength: 30 })).toBe(
      "Photosynthesis converts light…",
    );
  });

  it("prefers a sentence that fits to a cut better one", () => {
    expect(summarize(HEART, { maxLength: 40 })).toBe("Valves prevent the backflow of blood.");
  });

  it("does not repeat itself", () => {
    const twice = `${PHOTOSYNTHESIS} ${PHOTOSYNTHESIS}`;
    const parts = sentencesOf(summarize(twice, { type: "DETAILED", maxLength: 2000 }));
    expect(new Set(parts).size).toBe(parts.length);
  });

  it("gives list items a full stop", () => {
    expect(summarize(ORGANELLES, { type: "DETAILED", maxLength: 300 })).toContain(
      "Lysosomes digest waste materials. ",
    );
  });

  it("counts the separators between its sentences", () => {
    const whole = summarize(HEART, { type: "DETAILED", maxLength: 2000 });
    expect(sentencesOf(whole).length).toBeGreaterThan(1);
    const shorter = summarize(HEART, { type: "DETAILED", maxLength: whole.length - 1 });
    expect(shorter.length).toBeLessThan(whole.length);
  });

  it.each([1, 2, 5, 17, 60, 199])("never exceeds %d characters and is never blank", (maxLength) => {
    for (const text of [
      PHOTOSYNTHESIS,
      "a".repeat(500),
      "😀".repeat(200),
      "नमस्ते दुनिया। ".repeat(40),
      "?!",
      "Why?",
    ]) {
      const summary = summarize(text, { maxLength });
      expect(summary.length).toBeLessThanOrEqual(maxLength);
      expect(summary.trim()).not.toBe("");
      expect(summary).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
    }
  });

  it("is empty for an empty text", () => {
    expect(summarize("  \n ", { maxLength: 200 })).toBe("");
  });
});
