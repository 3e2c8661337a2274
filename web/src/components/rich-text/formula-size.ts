/** Commands that only style or space what is around them: they take no width. */
const UNSEEN =
  /\\(?:(?:math[a-z]+|text[a-z]*|left|right|displaystyle|[dt]?frac|sqrt|vec|hat|bar|overline)(?![a-z])|[,;:! ])/g;
const FRACTION = /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g;
const INDEX = /[_^](?:\{([^{}]*)\}|(\\[a-zA-Z]+|.))/g;
const SPACED =
  /[=+<>]|\\(?:times|cdot|approx|equiv|propto|le|ge|to|(?:long)?(?:left|right|leftright)arrow|rightleftharpoons)\b/gi;

/** Constructs higher than a line of text, relative to the font size. */
const TALL: [RegExp, number][] = [
  [/\\dfrac|\\displaystyle|\\sum|\\int|\\prod|\\lim/, 2.6],
  [/\\t?frac|\\binom/, 1.65],
];
const LINE = 1.2;

/**
 * The widths of letters, A to Z and a to z in hundredths: many formulas are a single letter in the middle of a line.
 */
const LETTERS = [
  75, 81, 79, 86, 80, 78, 79, 91, 52, 65, 92, 68, 108, 91, 79, 78, 79, 77, 67, 72, 79, 81, 108, 91, 80, 75,
  53, 43, 43, 52, 47, 60, 51, 58, 35, 47, 55, 32, 88, 60, 49, 50, 48, 48, 47, 36, 57, 52, 74, 57, 53, 51,
];
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Formulas are a little larger than the surrounding text. */
const LARGER = 1.08;

/** The approximate size of a formula, relative to its font size. */
export function formulaSize(tex: string, isBlock: boolean): { width: number; height: number } {
  const rows = tex.split("\\\\");
  const tallest = TALL.find(([pattern]) => pattern.test(isBlock ? tex.replaceAll("\\frac", "\\dfrac") : tex));
  return {
    width: Math.max(...rows.map(widthOf)),
    height: rows.length > 1 ? rows.length * LINE : (tallest?.[1] ?? LINE),
  };
}

/** Only the longer line of a fraction counts, and an index is small. */
function widthOf(row: string): number {
  const letter = ALPHABET.indexOf(row.trim() || "?");
  if (row.trim().length === 1 && letter >= 0) return ((LETTERS[letter] ?? 0) / 100) * LARGER;
  let small = 0;
  const level = row
    .replace(FRACTION, (_whole, above: string, below: string) =>
      countSigns(above) > countSigns(below) ? above : below,
    )
    .replace(INDEX, (_whole, group?: string, sign?: string) => {
      small += countSigns(group ?? sign ?? "");
      return "";
    });
  return 0.55 * countSigns(level) + 0.4 * small + 0.6 * (level.match(SPACED)?.length ?? 0);
}

/** Each remaining command is one sign. */
function countSigns(tex: string): number {
  return tex
    .replace(UNSEEN, "")
    .replace(/\\[a-zA-Z]+/g, "x")
    .replace(/[{}\s&\\]/g, "").length;
}
