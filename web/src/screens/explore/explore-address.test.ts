import { describe, expect, it } from "vitest";
import { readView, writeView } from "./explore-address.ts";

describe("the address of a view", () => {
  it("is read back as it was written", () => {
    const view = {
      tab: "trending",
      filters: { search: "heat & work", subject: "PHYSICS", difficulty: "HARD", examType: "SSC_CGL" },
    } as const;
    expect(readView(writeView(view))).toEqual(view);
  });

  it("is empty for everything, and ignores unknown values", () => {
    expect(writeView({ tab: "all", filters: {} }).size).toBe(0);
    expect(readView(new URLSearchParams("tab=x&subject=ALCHEMY&q=%20&exam=&difficulty=easy"))).toEqual({
      tab: "all",
      filters: { search: undefined, subject: undefined, difficulty: undefined, examType: undefined },
    });
  });
});
