/** Without the signs of formulas and code, in one line. */
export function plainText(text: string) {
  return text
    .replace(/\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g, "$1/$2")
    .replace(/\\[,;:! ]/g, " ")
    .replace(/[$`{}\\]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Ends at a word. */
export function shortened(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2))}…`;
}
