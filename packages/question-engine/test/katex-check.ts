import katex from "katex";

const results = new Map<string, string | undefined>();

/** KaTeX's complaint about a formula, if any. Formulas that differ only in their numbers are parsed once. */
export function katexComplaint(formula: string): string | undefined {
  const shape = formula.replace(/\d+(?:\{,\}\d+)*(?:\.\d+)?/g, (digits) => (digits.length > 1 ? "12" : "1"));
  if (!results.has(shape)) results.set(shape, parse(shape));
  return results.get(shape);
}

function parse(formula: string): string | undefined {
  try {
    katex.renderToString(formula, {
      output: "mathml",
      throwOnError: true,
      strict: (_, message) => (message.includes("₹") ? "ignore" : "error"),
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : "unknown";
  }
}
