import { withNumber, writtenNumber } from "../text/shown-number.ts";
import { foldCase } from "../text/visible-text.ts";
import { gcd, roundTo } from "./arithmetic.ts";

/**
 * The content of an option. In a template, `${value}` gives its text (maths already between dollars) and
 * `${value.tex}` the bare markup, for use inside a formula.
 */
export interface Value {
  readonly text: string;
  readonly tex: string;
  /** Its number, so that 0.5 and 1/2 are recognised as equal. */
  readonly number?: number;
  readonly unit?: string;
  /** Whether decimals were left off, so that its text is not its exact number. */
  readonly isRounded?: boolean;
  toString(): string;
}

class ShownValue implements Value {
  readonly text: string;
  readonly tex: string;
  readonly number?: number;
  readonly unit?: string;
  readonly isRounded?: boolean;

  constructor(text: string, tex: string, number?: number, unit?: string, isRounded?: boolean) {
    this.text = text;
    this.tex = tex;
    this.number = number;
    this.unit = unit;
    this.isRounded = isRounded;
  }

  toString(): string {
    return this.text;
  }
}

/** Words, unchanged. */
export function words(text: string): Value {
  return new ShownValue(text, `\\text{${text}}`);
}

/** A formula. Give its number (or its number at some odd point, x = 1.7) where two formulas could be equal. */
export function tex(markup: string, number?: number): Value {
  return new ShownValue(`$${markup}$`, markup, number);
}

/** More than floating-point noise. */
function isRoundedTo(rounded: number, value: number): boolean {
  return Math.abs(rounded - value) > 1e-6 * Math.max(1, Math.abs(value));
}

/** A number, with a unit's symbol if it has one: `num(9.8, "m/s^2")`. Rounded to `places` decimals. */
export function num(value: number, unit?: string, places?: number): Value {
  const rounded = roundTo(value, places ?? usualPlaces(value));
  const markup = groupThousands(rounded) + unitTex(unit);
  return new ShownValue(`$${markup}$`, markup, rounded, unit, isRoundedTo(rounded, value));
}

/** A number that always shows this many decimals, so that 2.50 is not conspicuous among 2.37 and 2.64. */
export function fixed(value: number, places: number, unit?: string): Value {
  const rounded = roundTo(value, places);
  const markup = groupThousands(rounded, rounded.toFixed(places)) + unitTex(unit);
  return new ShownValue(`$${markup}$`, markup, rounded, unit, isRoundedTo(rounded, value));
}

/** Outside formulas a minus has its own sign: "−4" and not "-4". */
function withMinus(value: number): string {
  return `${value}`.replace("-", "−");
}

/** Countable things: "1 day", "3 days", "2.5 hours". */
export function count(value: number, noun: string, plural?: string): Value {
  const rounded = roundTo(value, usualPlaces(value));
  const counted = rounded === 1 ? noun : (plural ?? pluralOf(noun));
  return new ShownValue(`${withMinus(rounded)} ${counted}`, `\\text{${rounded} ${counted}}`, rounded, noun);
}

/** A fraction in lowest terms; a whole number if it is one. */
export function fraction(numerator: number, denominator: number, unit?: string): Value {
  const amount = numerator / denominator;
  if (!Number.isInteger(numerator) || !Number.isInteger(denominator)) return num(amount, unit);
  const markup = fractionTex(numerator, denominator) + unitTex(unit);
  return new ShownValue(`$${markup}$`, markup, amount, unit);
}

/** `$2\sqrt{3}$`, simplified: surd(1, 12) is 2√3; surd(3, 8, 2) is 3√8/2 = 3√2. */
export function surd(coefficient: number, radicand: number, denominator = 1, unit?: string): Value {
  let outside = coefficient;
  let inside = radicand;
  for (let root = Math.floor(Math.sqrt(radicand)); root > 1; root--) {
    if (inside % (root * root) === 0) {
      outside *= root;
      inside /= root * root;
    }
  }
  const amount = (coefficient * Math.sqrt(radicand)) / denominator;
  if (inside === 1) return fraction(outside, denominator, unit);
  const shared = gcd(outside, denominator) * (denominator < 0 ? -1 : 1);
  const top = Math.abs(outside / shared);
  const bottom = denominator / shared;
  const root = `${top === 1 ? "" : top}\\sqrt{${inside}}`;
  const markup =
    (outside / shared < 0 ? "-" : "") + (bottom === 1 ? root : `\\frac{${root}}{${bottom}}`) + unitTex(unit);
  return new ShownValue(`$${markup}$`, markup, amount, unit);
}

/** A multiple of π: piTimes(3, 2) is 3π/2. */
export function piTimes(numerator: number, denominator = 1, unit?: string): Value {
  const amount = (numerator * Math.PI) / denominator;
  if (numerator === 0) return num(0, unit);
  const shared = gcd(numerator, denominator) * (denominator < 0 ? -1 : 1);
  const top = numerator / shared;
  const bottom = denominator / shared;
  const pi = `${Math.abs(top) === 1 ? "" : Math.abs(top)}\\pi`;
  const markup = (top < 0 ? "-" : "") + (bottom === 1 ? pi : `\\frac{${pi}}{${bottom}}`) + unitTex(unit);
  return new ShownValue(`$${markup}$`, markup, amount, unit);
}

/** `$3.2 \times 10^{-19}\ \mathrm{J}$`, to the given number of significant figures. */
export function scientific(value: number, unit?: string, figures = 3): Value {
  if (value === 0 || !Number.isFinite(value)) return num(value, unit);
  const [mantissa = "", exponent = "0"] = value.toExponential(figures - 1).split("e");
  const markup = `${Number(mantissa)} \\times 10^{${Number(exponent)}}${unitTex(unit)}`;
  return new ShownValue(`$${markup}$`, markup, Number(`${mantissa}e${exponent}`), unit);
}

/** Percent of a hundred: percent(12.5) is "12.5%". */
export function percent(value: number, places = 2): Value {
  const rounded = roundTo(value, places);
  return new ShownValue(`${withMinus(rounded)}%`, `${rounded}\\%`, rounded / 100);
}

/** Rupees with Indian grouping: money(125000) is "₹1,25,000". Paise are shown if there are any. */
export function money(rupees: number): Value {
  const rounded = roundTo(rupees, 2);
  const sign = rounded < 0 ? "−" : "";
  const digits = indian(Math.abs(rounded), Number.isInteger(rounded) ? 0 : 2);
  const markup = `${sign}\\text{₹}${digits.replaceAll(",", "{,}")}`;
  return new ShownValue(`${sign}₹${digits}`, markup, rounded, "₹");
}

/** Indian grouping of digits: 1,25,00,000. */
export function indian(value: number, places = 0): string {
  const [whole = "", decimals] = Math.abs(value).toFixed(places).split(".");
  const grouped =
    whole.length <= 3 ? whole : `${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ",")},${whole.slice(-3)}`;
  return (value < 0 ? "−" : "") + grouped + (decimals ? `.${decimals}` : "");
}

/** `a : b` in lowest terms (also three and more terms). */
export function ratio(...terms: number[]): Value {
  const shared = terms.reduce((a, b) => gcd(a, b)) || 1;
  const markup = terms.map((term) => term / shared).join(" : ");
  const [first = 0, second = 1] = terms;
  return new ShownValue(`$${markup}$`, markup, terms.length === 2 ? first / second : undefined, "ratio");
}

/**
 * Another number in the form of this one, with its unit and decimals; nothing if that is impossible, or would give "1
 * days".
 */
export function inSameForm(value: Value, amount: number): Value | undefined {
  const [text, markup] = [withNumber(value.text, amount), withNumber(value.tex, amount)];
  const isCounted = /\d (?:[a-z]|\\text)/.test(value.text);
  if (text === undefined || markup === undefined || (isCounted && (amount === 1 || value.number === 1)))
    return undefined;
  const number = ((value.number ?? 0) * amount) / writtenNumber(value.text);
  return new ShownValue(text, markup, roundTo(number, 6), value.unit);
}

/** `$2\hat{i} - 3\hat{j} + \hat{k}$` */
export function vector(components: readonly number[], unit?: string): Value {
  const terms = components.map((size, axis) => ({ size, name: `\\hat{${"ijk"[axis]}}` }));
  const markup = joinTerms(terms) + unitTex(unit);
  return new ShownValue(
    `$${unit ? markup.replace(/^(.*?)(\\ .*)?$/, "($1)$2") : markup}$`,
    markup,
    undefined,
    unit,
  );
}

/** `$(2, -3)$`; whole numbers or values. */
export function point(...coordinates: (number | Value)[]): Value {
  const markup = `(${coordinates.map((at) => (typeof at === "number" ? num(at).tex : at.tex)).join(", ")})`;
  return new ShownValue(`$${markup}$`, markup);
}

/** A clock time, 24-hour minutes to "3:05 p.m." or "12 noon". */
export function clock(minutesAfterMidnight: number): Value {
  const minutes = ((Math.round(minutesAfterMidnight) % 1440) + 1440) % 1440;
  const hour = Math.floor(minutes / 60);
  const text =
    minutes === 720
      ? "12 noon"
      : minutes === 0
        ? "12 midnight"
        : `${hour % 12 || 12}:${`${minutes % 60}`.padStart(2, "0")} ${hour < 12 ? "a.m." : "p.m."}`;
  return new ShownValue(text, `\\text{${text}}`, minutes, "clock");
}

/** Whether two options would be the same to a learner, by their text or by their number. */
export function isSame(a: Value, b: Value): boolean {
  return simplify(a.text) === simplify(b.text) || isSameNumber(a, b);
}

/** Returns a function that says of each option in turn whether it differs from those before, by its text and by its number. */
export function whatIsNew(): (value: Value) => boolean {
  const texts = new Set<string>();
  const values: Value[] = [];
  return (value) => {
    const text = simplify(value.text);
    if (texts.has(text) || values.some((other) => isSameNumber(value, other))) return false;
    texts.add(text);
    values.push(value);
    return true;
  };
}

function isSameNumber(a: Value, b: Value): boolean {
  if (a.number === undefined || b.number === undefined || a.unit !== b.unit) return false;
  const difference = Math.abs(a.number - b.number);
  const size = Math.max(Math.abs(a.number), Math.abs(b.number));
  const whole = Number.isInteger(a.number) && Number.isInteger(b.number);
  return whole ? difference === 0 : difference <= 0.002 * size;
}

export function fractionTex(numerator: number, denominator: number): string {
  const shared = gcd(numerator, denominator) || 1;
  const negative = numerator * denominator < 0;
  const top = Math.abs(numerator / shared);
  const bottom = Math.abs(denominator / shared);
  return (negative ? "-" : "") + (bottom === 1 ? `${top}` : `\\frac{${top}}{${bottom}}`);
}

/** Markup of a polynomial from its coefficients, highest power first: [1, -5, 6] is x² − 5x + 6. */
export function polynomial(coefficients: readonly number[], variable = "x"): string {
  const degree = coefficients.length - 1;
  return joinTerms(
    coefficients.map((size, index) => {
      const power = degree - index;
      return { size, name: power === 0 ? "" : power === 1 ? variable : `${variable}^{${power}}` };
    }),
  );
}

/** Markup of a sum of terms such as 2a − b: zero terms left out, coefficients of 1 not written. */
export function joinTerms(terms: readonly { size: number; name: string }[]): string {
  let markup = "";
  for (const { size, name } of terms) {
    if (size === 0) continue;
    const bare = Math.abs(size) === 1 && name !== "" ? name : `${roundTo(Math.abs(size), 6)}${name}`;
    if (markup === "") markup = size < 0 ? `-${bare}` : bare;
    else markup += size < 0 ? ` - ${bare}` : ` + ${bare}`;
  }
  return markup || "0";
}

/** "+ 3" or "- 3", to go on with inside a formula. */
export function signed(value: number): string {
  return value < 0 ? `- ${roundTo(-value, 6)}` : `+ ${roundTo(value, 6)}`;
}

/** A negative number in brackets, as one writes it after an operator: 4 × (−3). */
export function bracketed(value: number): string {
  return value < 0 ? `(${num(value).tex})` : num(value).tex;
}

export function matrixTex(
  rows: readonly (readonly (number | string)[])[],
  kind: "pmatrix" | "vmatrix" | "bmatrix" = "bmatrix",
): string {
  return `\\begin{${kind}} ${rows.map((row) => row.join(" & ")).join(" \\\\ ")} \\end{${kind}}`;
}

/** Two decimals are usual; numbers below 1 keep three significant figures. */
function usualPlaces(value: number): number {
  const size = Math.abs(value);
  return size >= 1 || size === 0 || !Number.isFinite(size)
    ? 2
    : Math.min(12, 2 - Math.floor(Math.log10(size)));
}

function groupThousands(value: number, shown = plainDigits(value)): string {
  if (!Number.isFinite(value)) return `${value}`;
  const [whole = "", decimals] = shown.split(".");
  const grouped = whole.replace("-", "").length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, "{,}") : whole;
  return decimals ? `${grouped}.${decimals}` : grouped;
}

function plainDigits(value: number): string {
  const text = `${value}`;
  return text.includes("e") ? value.toFixed(12).replace(/\.?0+$/, "") : text;
}

const UNIT_SYMBOLS: Record<string, string> = {
  "°C": "^\\circ\\mathrm{C}",
  "°F": "^\\circ\\mathrm{F}",
  "°": "^\\circ",
  "%": "\\%",
};

export function unitTex(unit: string | undefined): string {
  if (!unit) return "";
  if (unit in UNIT_SYMBOLS) return `${UNIT_SYMBOLS[unit]}`;
  const markup = unit
    .replace(/·| /g, "\\,")
    .replace(/ohm|Ω/g, "\\Omega ")
    .replace(/μ|µ/g, "\\mu ")
    .replace(/Å/g, "\\text{Å}")
    .replace(/°C/g, "^\\circ C")
    .replace(/\^(-?\d+)/g, "^{$1}");
  return `\\ \\mathrm{${markup.trim()}}`;
}

export function pluralOf(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function simplify(text: string): string {
  return foldCase(text).replace(/[\s$]/g, "");
}
