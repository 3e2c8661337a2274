import { describe, expect, it } from "vitest";
import { tagsOf } from "../src/tags.ts";
import { HEART, INFLATION, ORGANELLES, PHOTOSYNTHESIS, RIVERS, TAGORE } from "./paragraphs.ts";

describe("tags of a text", () => {
  it("name its topic first", () => {
    expect(tagsOf(PHOTOSYNTHESIS, 5)[0]).toBe("photosynthesis");
    expect(tagsOf(INFLATION, 5)[0]).toBe("inflation");
    expect(tagsOf(HEART, 5)).toContain("blood");
  });

  it("keep the capitals of names only", () => {
    expect(tagsOf(TAGORE, 8)).toEqual(
      expect.arrayContaining(["Rabindranath Tagore", "Gitanjali", "Nobel Prize"]),
    );
    expect(tagsOf(RIVERS, 8)).toEqual(expect.arrayContaining(["Bay of Bengal", "black soil"]));
  });

  it("count singular and plural as one", () => {
    const tags = tagsOf("A cell has a wall. Cells divide. Each cell grows. The walls of cells are thin.", 10);
    expect(tags).toContain("cell");
    expect(tags).not.toContain("cells");
    expect(tags.filter((tag) => tag.startsWith("wall"))).toHaveLength(1);
  });

  it("do not name a person twice", () => {
    expect(tagsOf(TAGORE, 20)).not.toContain("Tagore");
  });

  it("prefer terms of the syllabus in the text", () => {
    const tags = tagsOf(HEART, 5, ["Circulation", "Human Heart", "Genetics"]);
    expect(tags).toEqual(expect.arrayContaining(["circulation", "human heart"]));
    expect(tags).not.toContain("genetics");
  });

  it("contain no stop word, no verb and no more than requested", () => {
    const tags = tagsOf(ORGANELLES, 6);
    expect(tags.length).toBeLessThanOrEqual(6);
    expect(tags.filter((tag) => /^(?:the|of|and|it|produce|make|digest)\b/.test(tag))).toEqual([]);
  });

  it.each(["", "12 + 5 = 17", "the of and it"])("find nothing in %j", (text) => {
    expect(tagsOf(text, 10)).toEqual([]);
  });
});
