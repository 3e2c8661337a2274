import { describe, expect, it } from "vitest";
import { formulaSize } from "./formula-size.ts";

const widthOf = (tex: string) => formulaSize(tex, false).width;
const heightOf = (tex: string, isBlock = false) => formulaSize(tex, isBlock).height;

describe("the place reserved for a formula", () => {
  it.each([
    ["27", 1.1],
    ["0.25\\ \\mathrm{mol/L}", 5],
    ["i^{88} = 1", 3],
    ["100^\\circ\\mathrm{C}", 3],
    ["\\mathrm{N_{2}O_{4}} \\rightleftharpoons \\mathrm{2NO_{2}}", 6.7],
    ["\\eta = 1 - \\frac{T_2}{T_1} = 1 - \\frac{440}{550} = 20\\%", 12.3],
  ])("%s is about as wide as it will be", (tex, em) => {
    expect(Math.abs(widthOf(tex) - em)).toBeLessThan(2);
  });

  it("knows the width of a single letter", () => {
    expect(widthOf("P")).toBeCloseTo(0.84);
    expect(widthOf(" l ")).toBeCloseTo(0.35);
  });

  it("is one line high, higher for fractions and as high as its rows", () => {
    expect(heightOf("x^2")).toBeLessThan(heightOf("\\frac{1}{2}"));
    expect(heightOf("\\frac{1}{2}")).toBeLessThan(heightOf("\\frac{1}{2}", true));
    expect(heightOf("a \\\\ b \\\\ c")).toBeCloseTo(3 * heightOf("a"));
  });

  it("is finite and computed quickly for any input", () => {
    for (const tex of ["", "\\", "{{{{", "^", "\\frac{", "_".repeat(4_000), "\\frac{".repeat(700)]) {
      expect(widthOf(tex)).toBeGreaterThanOrEqual(0);
      expect(widthOf(tex)).toBeLessThan(4_000);
    }
  });
});
