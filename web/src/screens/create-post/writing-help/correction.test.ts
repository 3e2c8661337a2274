import { describe, expect, it } from "vitest";
import { accept, checkedText } from "./correction.ts";

const issue = (text: string, offset: number, suggestion: string) => ({
  message: "A slip",
  offset,
  length: text.length,
  text,
  suggestions: [suggestion],
});

describe("corrections of a text", () => {
  it("accepting one changes the text, and the others keep their places", () => {
    const checked = checkedText("He go to to school", [issue("go", 3, "goes"), issue("to to", 6, "to")]);
    const [first] = checked.issues;
    if (!first) throw new Error("no issue");
    const next = accept(checked, first, "goes");
    expect(next.text).toBe("He goes to to school");
    expect(next.issues).toMatchObject([{ text: "to to", offset: 8 }]);
    const [second] = next.issues;
    if (!second) throw new Error("no issue");
    expect(accept(next, second, "to")).toEqual({ text: "He goes to school", issues: [] });
  });

  it("one that overlaps an accepted one is removed", () => {
    const checked = checkedText("an an apple", [issue("an an", 0, "an"), issue("an", 3, "a")]);
    const [first] = checked.issues;
    if (!first) throw new Error("no issue");
    expect(accept(checked, first, "an")).toEqual({ text: "an apple", issues: [] });
  });

  it("blanks before the text do not move a correction", () => {
    expect(checkedText("  He go", [issue("go", 3, "goes")]).issues).toMatchObject([
      { offset: 5, suggestions: ["goes"] },
    ]);
  });

  it("an issue whose place is wrong can be read, not accepted", () => {
    expect(checkedText("He goes", [issue("go to", 3, "goes to")]).issues).toMatchObject([
      { suggestions: [] },
    ]);
  });
});
