/** Widths of letters relative to the font size, a little more than they take, so that nothing is cut off. */
const WIDTHS: [RegExp, number][] = [
  [/[iljtfrI.,:;'’|!()[\] ·′]/, 0.31],
  [/[\d₀-₉⁰-⁹]/, 0.6],
  [/[mwMW%@]/, 0.88],
  [/[A-Z₹Ω≤≥=+−<>]/, 0.68],
  [/[ -\u036f]/, 0.55],
];
const WIDE = 1;

const TEXT_SIZE = 13;
export const LINE_HEIGHT = 16;

export function textWidth(text: string, size = TEXT_SIZE): number {
  let width = 0;
  for (const letter of text) width += WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? WIDE;
  return width * size;
}

/** Broken at spaces into lines that fit; a word that is too long for one is broken. */
export function wrapText(text: string, width: number, size = TEXT_SIZE): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((one) => breakWord(one, width, size))) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Words that seem a little too long do fit, because letters are measured generously. */
const TOLERANCE = 1.15;

function breakWord(word: string, width: number, size: number): string[] {
  const parts = [""];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (longer.length > 1 && textWidth(longer, size) > width * TOLERANCE) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}
