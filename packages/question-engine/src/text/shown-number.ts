import { readNumber } from "./visible-text.ts";

export interface ShownNumber {
  value: number;
  unit: string;
  /** The number of written decimals; undefined for a fraction or a ratio. */
  decimals: number | undefined;
}

/** The number of an option as it is written. */
export function numberShownIn(option: string): ShownNumber | undefined {
  const number = readNumber(option);
  if (!number) return undefined;
  const [, decimals] = FIRST_NUMBER.exec(option) ?? [];
  const isPlain = !/\\d?frac|\d\s*[/:]\s*\d/.test(option);
  return { ...number, decimals: isPlain ? (decimals?.length ?? 0) : undefined };
}

/** Digits grouped by commas, bare or in braces as formulas need them, then the decimals. */
const FIRST_NUMBER = /\d(?:\d|,(?=\d)|\{,\})*(?:\.(\d+))?/;

/** The first number of a text, as it is written: 12.5 of "12.5%". */
export function writtenNumber(shown: string): number {
  return Number(FIRST_NUMBER.exec(shown)?.[0].replace(/[{},]/g, "") ?? Number.NaN);
}

/** The numbers of a text as they are written, without those of units and powers. */
export function numbersIn(text: string): number[] {
  const plain = text.replaceAll("{,}", "").replace(/\\mathrm\{[^}]*\}|\^\{?[-−]?\d+\}?/g, " ");
  return [...plain.matchAll(/\d+(?:,\d{2,3})*(?:\.\d+)?/g)].map(([shown]) =>
    Number(shown.replaceAll(",", "")),
  );
}

/**
 * The text with another number in place of its first, with as many decimals and grouped alike; nothing if the digits
 * would have to be grouped differently.
 */
export function withNumber(shown: string, value: number): string | undefined {
  const [digits = "", decimals = ""] = FIRST_NUMBER.exec(shown) ?? [];
  const wanted = value.toFixed(decimals.length);
  const isGrouped = digits.includes(",");
  if (
    isGrouped
      ? wanted.length !== digits.replace(/[{},]/g, "").length
      : (wanted.split(".")[0]?.length ?? 0) > 3
  )
    return undefined;
  const left = [...wanted.replace(".", "")];
  return shown.replace(FIRST_NUMBER, isGrouped ? digits.replace(/\d/g, () => left.shift() ?? "") : wanted);
}

/** The same number with this many decimals: "$3\ \mathrm{m}$" becomes "$3.0\ \mathrm{m}$". */
export function withDecimals(shown: string, places: number): string {
  return shown.replace(FIRST_NUMBER, (digits, decimals: string | undefined) => {
    const missing = places - (decimals?.length ?? 0);
    if (missing <= 0) return digits;
    return `${digits}${decimals === undefined ? "." : ""}${"0".repeat(missing)}`;
  });
}

const PLACES: Record<string, number> = { one: 1, two: 2, three: 3 };

/** How many decimals a question asks for: "to two decimals". */
export function decimalsAsked(questionText: string): number {
  const [, word = ""] = /\bto (one|two|three) decimals?\b/i.exec(questionText) ?? [];
  return PLACES[word.toLowerCase()] ?? 0;
}

/** Whether a question asks to round an exact result: 2.5 or 3 "to two decimals". */
export function roundsInVain(questionText: string, answer: { text: string; isRounded?: boolean }): boolean {
  const asked = decimalsAsked(questionText);
  if (asked === 0 || answer.isRounded) return false;
  const [, decimals = ""] = FIRST_NUMBER.exec(answer.text) ?? [];
  return decimals.replace(/0+$/, "").length < asked;
}
