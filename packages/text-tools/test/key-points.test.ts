import { describe, expect, it } from "vitest";
import { keyPoints } from "../src/key-points.ts";
import { INFLATION, REVOLT } from "./paragraphs.ts";

describe("key points of a text", () => {
  it("are as many different sentences of the text as requested", () => {
    const points = keyPoints(REVOLT, 5);
    expect(points).toHaveLength(5);
    expect(new Set(points).size).toBe(5);
    expect(points.every((point) => REVOLT.includes(point))).toBe(true);
  });

  it("contain the definition of the text's topic", () => {
    expect(keyPoints(INFLATION, 3)[0]).toBe(
      "Inflation is a sustained rise in the general price level of goods and services.",
    );
  });

  it("leave out near repeats", () => {
    const text =
      "Enzymes speed up chemical reactions in living cells. In living cells, enzymes speed up chemical reactions. " +
      "Heat destroys most enzymes.";
    expect(keyPoints(text, 3)).toEqual([
      "Enzymes speed up chemical reactions in living cells.",
      "Heat destroys most enzymes.",
    ]);
  });

  it("lose the word that linked them to the sentence before", () => {
    const text = "Sound needs a medium. However, light travels through a vacuum.";
    expect(keyPoints(text, 2)).toEqual(["Sound needs a medium.", "Light travels through a vacuum."]);
  });

  it("are fewer if the text has fewer", () => {
    expect(keyPoints("Sound needs a medium.", 5)).toHaveLength(1);
    expect(keyPoints("", 5)).toEqual([]);
  });
});
