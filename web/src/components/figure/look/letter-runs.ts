export interface Run {
  /** The position of its first letter. */
  start: number;
  text: string;
  isItalic: boolean;
}

const LETTER = /[A-Za-zα-ω]/;

/** Single letters are quantities and points, set in italics; after a number and a space they are units. */
export function lettersOf(text: string): Run[] {
  const runs: Run[] = [];
  const signs = [...text];
  for (const [i, sign] of signs.entries()) {
    const isAlone = LETTER.test(sign) && !LETTER.test(signs[i - 1] ?? "") && !LETTER.test(signs[i + 1] ?? "");
    const isUnit = signs[i - 1] === " " && /\d/.test(signs[i - 2] ?? "");
    const isItalic = isAlone && !isUnit;
    const last = runs.at(-1);
    if (last?.isItalic === isItalic) last.text += sign;
    else runs.push({ start: i, text: sign, isItalic });
  }
  return runs;
}
