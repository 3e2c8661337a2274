import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength-rule.ts";

describe("password strength", () => {
  it.each([
    ["", 0],
    ["abc12", 0],
    ["aaaaaaaaaaaaaa", 1],
    ["12345678", 1],
    ["Password1!", 1],
    ["1qaz2wsx3edc4rfv", 1],
    ["q1w2e3r4t5y6u7i8o9p0", 1],
    ["monsoon", 1],
    ["monsoon42", 2],
    ["monsoon-Rain42", 4],
    ["correct horse battery staple", 4],
  ])("rates %j as %i", (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it("gives little weight to what others know about the person", () => {
    expect(passwordStrength("asha.rao-42-Xq", ["asha.rao"])).toBe(1);
    expect(passwordStrength("monsoon-Rain42", ["", "a"])).toBe(4);
  });
});
