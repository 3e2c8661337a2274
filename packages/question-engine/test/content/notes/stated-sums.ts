/** Calculations in a formula are checked: `3 \times 4 = 13` is found, `F = ma` is skipped. */
export function wrongSums(formula: string): string[] {
  const parts = formula.split(/(=|\\approx|,\s|;|\\(?:Rightarrow|implies|quad|to|le|ge|ne|pm)\b)/);
  const wrong: string[] = [];
  for (let at = 1; at < parts.length - 1; at += 2) {
    const sign = parts[at];
    if (sign !== "=" && sign !== "\\approx") continue;
    const left = quantity(parts[at - 1] ?? "");
    const right = quantity(parts[at + 1] ?? "");
    if (!left || !right || (left.unit && right.unit && left.unit !== right.unit)) continue;
    if (!agree(left.amount, right.amount, sign === "=" ? 1e-9 : 0.015))
      wrong.push(`${parts[at - 1]?.trim()} is not ${parts[at + 1]?.trim()} but ${left.amount}`);
  }
  return wrong;
}

function agree(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= share * Math.max(Math.abs(one), Math.abs(other));
}

/** A side of numbers only, with its unit; anything with a letter cannot be checked. */
function quantity(side: string): { amount: number; unit: string } | undefined {
  let unit = "";
  const numbers = side
    .replace(
      /\\(?:mathrm|text)\{((?:[^{}]|\{[^{}]*\})*)\}(\^(?:\{-?\d+\}|\d))?|\^\{?\\circ\}?|\\%|₹/g,
      (found) => {
        unit += found.replace(/[\s\\,]/g, "");
        return "";
      },
    )
    .replaceAll("{,}", "")
    .replace(/\\[,;! ]|\\(?:left|right)\b/g, " ")
    .replace(/\\(?:times|cdot)\b/g, "*")
    .replace(/\\div\b/g, "/")
    .replace(/\\[dt]?frac\b/g, "÷")
    .replace(/\\sqrt\b(?!\[)/g, "√")
    .replace(/\\pi\b/g, "π")
    .replaceAll("[", "(")
    .replaceAll("]", ")");
  if (!/[\dπ]/.test(numbers) || /[^\d\s.+\-*/^(){}÷√π]/.test(numbers)) return undefined;
  const reader = new SumReader(numbers.replace(/\s+/g, ""));
  const amount = reader.sum();
  return reader.isAtEnd && Number.isFinite(amount) ? { amount, unit } : undefined;
}

class SumReader {
  #at = 0;
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length;
  }

  sum(): number {
    let amount = this.#product();
    for (;;) {
      if (this.#take("+")) amount += this.#product();
      else if (this.#take("-")) amount -= this.#product();
      else return amount;
    }
  }

  #product(): number {
    let amount = this.#signed();
    for (;;) {
      if (this.#take("*")) amount *= this.#signed();
      else if (this.#take("/")) amount /= this.#signed();
      else if (/[({÷√π\d]/.test(this.#text[this.#at] ?? "")) amount *= this.#power();
      else return amount;
    }
  }

  #signed(): number {
    return this.#take("-") ? -this.#signed() : this.#power();
  }

  #power(): number {
    const base = this.#atom();
    return this.#take("^") ? base ** this.#argument() : base;
  }

  /** The argument of a command or a power: a group in braces, or one digit. */
  #argument(): number {
    if (this.#text[this.#at] === "{") return this.#atom();
    return Number(this.#text[this.#at++]);
  }

  #atom(): number {
    if (this.#take("÷")) return this.#argument() / this.#argument();
    if (this.#take("√")) return Math.sqrt(this.#argument());
    if (this.#take("π")) return Math.PI;
    for (const [open, close] of ["()", "{}"]) {
      if (!this.#take(open ?? "")) continue;
      const amount = this.sum();
      return this.#take(close ?? "") ? amount : Number.NaN;
    }
    const digits = /^\d+(?:\.\d+)?/.exec(this.#text.slice(this.#at))?.[0] ?? "";
    this.#at += digits.length;
    return digits === "" ? Number.NaN : Number(digits);
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }
}
