const numbers = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 6 });

/** In the format of figures and their descriptions: separators, and a true minus sign. */
export function inNumber(value = 0): string {
  return numbers.format(value).replace("-", "−");
}

/** "A", "A and B", "A, B and C". */
export function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
