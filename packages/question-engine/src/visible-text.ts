/** Reading of finished texts, as a learner sees them. */

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

/** About what the eye sees of a text: markup costs no width. */
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
  worth: number;
  unit: string;
}

/** The number that an option states, read from its text alone: 0.5, 1/2, 50%, ₹1,250, 3 × 10⁻⁴ with their units. */
export function readNumber(text: string): ReadNumber | undefined {
  const plain = text
    .replace(/\{,\}/g, "")
    .replace(/[$]|\\ |\\,/g, " ")
    .replace(/−/g, "-")
    .trim();
  const sign = plain.startsWith("-") ? -1 : 1;
  const body = plain.replace(/^-\s*/, "").replace(/^₹/, "");
  const money = text.includes("₹") ? "₹" : "";
  const ratio = /^(\d+) : (\d+)$/.exec(body);
  if (ratio) return { worth: Number(ratio[1]) / Number(ratio[2]), unit: ":" };
  const quotient = /^\\d?frac\{(\d+)\}\{(\d+)\}(.*)$/.exec(body) ?? /^(\d+)\/(\d+)(?![\d/])(.*)$/.exec(body);
  if (quotient)
    return { worth: (sign * Number(quotient[1])) / Number(quotient[2]), unit: unitIn(quotient[3]) };
  const power = /^([\d.]+)\s*\\times\s*10\^\{(-?\d+)\}(.*)$/.exec(body);
  if (power) return { worth: sign * Number(`${power[1]}e${power[2]}`), unit: unitIn(power[3]) };
  const decimal = /^(\d[\d,]*(?:\.\d+)?)(\s*\\?%)?(?![\d:^])(.*)$/.exec(body);
  if (!decimal || /^\s*[a-z]?\s*[-+=^:*/(,]|^\s*\\(pi|sqrt|hat)/.test(decimal[3] ?? "")) return undefined;
  const worth = Number((decimal[1] ?? "").replaceAll(",", ""));
  return { worth: (sign * worth) / (decimal[2] ? 100 : 1), unit: money + unitIn(decimal[3]) };
}

function unitIn(text: string | undefined): string {
  return visible(text ?? "")
    .toLowerCase()
    .replace(/s$/, "");
}
