/** Reads finished texts as a learner sees them. */

/** The formulas of a text, without their dollars. */
export function formulasIn(text: string): string[] {
  return [...withoutCode(text).matchAll(/\$([^$]*)\$/g)].map(([, formula = ""]) => formula);
}

/** Code is written between backticks; a fence of three holds several lines. */
export function withoutCode(text: string): string {
  return !text.includes("`") ? text : text.replace(/```[\s\S]*?```|`[^`]*`/g, "CODE");
}

/** What is left to read as a sentence. */
export function prose(text: string): string {
  return withoutCode(text).replace(/\$[^$]*\$/g, "X");
}

/**
 * Lower case for capitals that begin ordinary words, so that "The" is "the". Elsewhere case distinguishes: the
 * genotypes AaBB and Aabb, CO and Co, formulas, code.
 */
export function foldCase(text: string): string {
  if (!/[A-Z]/.test(text)) return text;
  return text.replace(/`[^`]*`|\$[^$]*\$|\b[A-Z][a-z]{2,}\b/g, (part) =>
    /^[`$]/.test(part) || isGenotype(part) ? part : part.toLowerCase(),
  );
}

function isGenotype(word: string): boolean {
  return /^(?:([a-z])\1)+$/i.test(word);
}

/** The approximate visible length of a text: markup has no width. */
export function visible(text: string): string {
  if (!/[$\\`{}^_]/.test(text)) return text.trim();
  return text
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, "$1/$2")
    .replace(/\\(mathrm|text|sqrt|hat|vec|bar|overline|mathbf)\b/g, "")
    .replace(/\\times|\\cdot/g, "×")
    .replace(/\\[a-zA-Z]+/g, "x")
    .replace(/\\[ ,;!]/g, " ")
    .replace(/[${}\\^_`]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

export interface ReadNumber {
  value: number;
  unit: string;
}

/** The number that an option states, read from its text alone: 0.5, 1/2, 50%, ₹1,250, 3 × 10⁻⁴ with their units. */
export function readNumber(text: string): ReadNumber | undefined {
  const plain = text
    .replace(/\{,\}/g, "")
    .replace(/\\[ ,]/g, " ")
    .replace(/\^(?:\\circ|\{\\circ\})/g, "°")
    .replace(/−/g, "-")
    .trim();
  const [, formula, after = ""] = /^\$([^$]*)\$([\s\S]*)$/.exec(plain) ?? [];
  const stated = (formula ?? plain).trim();
  const sign = stated.startsWith("-") ? -1 : 1;
  const body = stated.replace(/^-\s*/, "").replace(/^₹/, "");
  const ratio = /^(\d+) : (\d+)$/.exec(body);
  if (ratio) return { value: Number(ratio[1]) / Number(ratio[2]), unit: ":" };
  const size = readSize(body);
  if (!size || !(formula === undefined ? isWording(size.rest) : isUnit(size.rest))) return undefined;
  const currency = text.includes("₹") ? "₹" : "";
  return { value: sign * size.value, unit: currency + unitIn(`${size.rest} ${after}`) };
}

function readSize(body: string): { value: number; rest: string } | undefined {
  const quotient = /^\\d?frac\{(\d+)\}\{(\d+)\}(.*)$/.exec(body) ?? /^(\d+)\/(\d+)(?![\d/])(.*)$/.exec(body);
  if (quotient) return { value: Number(quotient[1]) / Number(quotient[2]), rest: quotient[3] ?? "" };
  const power = /^(\d+(?:\.\d+)?)\s*\\times\s*10\^\{(-?\d+)\}(.*)$/.exec(body);
  if (power) return { value: Number(`${power[1]}e${power[2]}`), rest: power[3] ?? "" };
  const decimal = /^(\d+(?:,\d{2,3})*(?:\.\d+)?)(?![\d.])(\s*\\?%)?(.*)$/.exec(body);
  if (!decimal) return undefined;
  const value = Number((decimal[1] ?? "").replaceAll(",", ""));
  return { value: value / (decimal[2] ? 100 : 1), rest: decimal[3] ?? "" };
}

/** Within a formula only a unit may follow: 6 sin x and 16i are more than a number. */
function isUnit(rest: string): boolean {
  return /^\s*(?:°\s*)?(?:\\(?:mathrm|text)\{(?:[^{}]|\{[^{}]*\})*\}(?:\^(?:\d|\{-?\d+\}))?\s*)*$/.test(rest);
}

/** In a sentence words may follow, but no further part of a sum or a date. */
function isWording(rest: string): boolean {
  return !/^\s*[a-z]?\s*[-+=^:*/(,]/.test(rest);
}

function unitIn(text: string): string {
  return visible(text.replace(/\\(?!mathrm|text)([a-zA-Z]+)/g, "$1 ")).replace(/s$/, "");
}
