import { type Value, words } from "../../../numbers/value.ts";

/** A program, on lines of its own. */
export function fence(...lines: string[]): string {
  return `\`\`\`\n${lines.join("\n")}\n\`\`\``;
}

/** What a program prints, or a word of bits: shown as code. */
export function code(text: string | number): Value {
  return words(`\`${text}\``);
}

/** The item that is known to be there. */
export function at<T>(items: ArrayLike<T>, index: number): T {
  if (index < 0 || index >= items.length) throw new RangeError(`No item ${index} of ${items.length}`);
  return items[index] as T;
}

/** The last digits of a number in some base, with zeros in front; two's complement for negative numbers. */
export function digits(value: number, base: number, length = 1): string {
  const shown = value < 0 ? value + base ** length : value;
  return shown.toString(base).toUpperCase().padStart(length, "0");
}

/** "a, b, c" as a program would print a list with spaces between. */
export function spaced(items: readonly (string | number)[]): string {
  return items.join(" ");
}

/** Rows of text under a line of headings, in columns. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => at(line, column).length)));
  return fence(
    ...lines.map((line) =>
      line
        .map((cell, column) => cell.padEnd(at(widths, column)))
        .join("  ")
        .trimEnd(),
    ),
  );
}
