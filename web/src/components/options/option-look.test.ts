import { describe, expect, it } from "vitest";
import { optionLook } from "./option-look.ts";

describe("optionLook", () => {
  it("shows only the choice before the answer is submitted", () => {
    expect(optionLook("B", "B", undefined)).toEqual({ state: "chosen" });
    expect(optionLook("A", "B", undefined)).toEqual({ state: "idle" });
  });

  it("then shows the right one green and a wrong choice red, also in words", () => {
    expect(optionLook("B", "B", "B")).toMatchObject({ state: "right", spoken: "correct, your answer" });
    expect(optionLook("B", "A", "B")).toMatchObject({ state: "right", spoken: "correct" });
    expect(optionLook("A", "A", "B")).toMatchObject({ state: "wrong", spoken: "incorrect, your answer" });
    expect(optionLook("C", "A", "B")).toEqual({ state: "idle" });
  });
});
