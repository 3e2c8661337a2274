import { expect, it } from "vitest";
import { plainLines, plainText } from "./plain-words.ts";

it.each([
  ["Which is $\\mathrm{CH_3COOH}$?", "Which is CH₃COOH?"],
  ["$\\mathrm{H_2SO_4}$ and $\\mathrm{SO_4^{2-}}$", "H₂SO₄ and SO₄²⁻"],
  ["$s = \\frac{1}{2} g t^2$", "s = 1/2 g t²"],
  ["$\\frac{a+b}{\\sqrt{c}}$", "(a+b)/√c"],
  ["$\\sqrt{x^2+1}$", "√(x²+1)"],
  ["$2\\ \\mathrm{s}$ at $30^\\circ$", "2 s at 30°"],
  ["$\\alpha \\times 10^{-3}$", "α × 10⁻³"],
  ["$\\sin \\theta \\le 1$", "sin θ ≤ 1"],
  ["$\\vec{F} = m\\vec{a}$", "F = ma"],
  ["$x_{max}$ and $x_{C}$", "xₘₐₓ and x_C"],
  ["$\\left( \\frac{1}{x} \\right)$", "( 1/x )"],
  ["$\\text{speed} = 5\\,\\mathrm{m\\,s^{-1}}$", "speed = 5 m s⁻¹"],
  ["costs \\$5, `max_value` stays", "costs $5, max_value stays"],
  ["from $5 to $10", "from $5 to $10"],
  ["an unclosed $x^2", "an unclosed x^2"],
  ["$\\{1, 2\\}$", "{1, 2}"],
  ["$\\log_2 8$ and $\\log_{10} x$", "log₂ 8 and log₁₀ x"],
])("%s reads as %s", (text, words) => {
  expect(plainText(text)).toBe(words);
});

it("keeps the lines of a text, and makes one line of a formula", () => {
  expect(plainLines("What is $x^2$?\n4\n$$\n\\frac{1}{2}\n$$\n\nWhy?")).toBe("What is x²?\n4\n1/2\n\nWhy?");
});
