/** Evaluates the input: + − × ÷ ^ ( ) % ! √, functions and constants. Undefined if it is not a number. */
export function calculate(text: string): number | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  const reader = new Reader(tokens);
  const value = reader.sum();
  return reader.isDone && value !== undefined && Number.isFinite(value) ? value : undefined;
}

/** As displayed: at most twelve significant digits. */
export const shownNumber = (value: number) => String(Number.parseFloat(value.toPrecision(12)));

const CONSTANTS: Record<string, number> = { π: Math.PI, e: Math.E };
const RADIANS = Math.PI / 180;
/** Angles are in degrees. */
const FUNCTIONS: Record<string, (x: number) => number> = {
  sin: (x) => exact(Math.sin(x * RADIANS)),
  cos: (x) => exact(Math.cos(x * RADIANS)),
  tan: (x) => (Math.abs(x % 180) === 90 ? Number.NaN : exact(Math.tan(x * RADIANS))),
  ln: Math.log,
  log: Math.log10,
  "√": Math.sqrt,
};

/** sin 180 is 0, without a rounding error. */
const exact = (x: number) => Math.round(x * 1e14) / 1e14;

function tokensOf(text: string): string[] | undefined {
  const plain = text.replaceAll(" ", "").replaceAll("*", "×").replaceAll("/", "÷").replaceAll("-", "−");
  const tokens = plain.match(/\d+(?:\.\d*)?|\.\d+|sin|cos|tan|ln|log|[−+×÷^()%!√πe]/g) ?? [];
  return tokens.length > 0 && tokens.join("") === plain ? tokens : undefined;
}

class Reader {
  readonly #tokens: string[];
  #at = 0;

  constructor(tokens: string[]) {
    this.#tokens = tokens;
  }

  get isDone() {
    return this.#at === this.#tokens.length;
  }

  sum(): number | undefined {
    let value = this.#product();
    for (let sign = this.#take("+", "−"); sign && value !== undefined; sign = this.#take("+", "−")) {
      const next = this.#product();
      value = next === undefined ? undefined : sign === "+" ? value + next : value - next;
    }
    return value;
  }

  #product(): number | undefined {
    let value = this.#signed();
    for (let sign = this.#take("×", "÷"); sign && value !== undefined; sign = this.#take("×", "÷")) {
      const next = this.#signed();
      value = next === undefined ? undefined : sign === "×" ? value * next : value / next;
    }
    return value;
  }

  #signed(): number | undefined {
    if (this.#take("−")) {
      const value = this.#signed();
      return value === undefined ? undefined : -value;
    }
    const base = this.#followed();
    if (base === undefined || !this.#take("^")) return base;
    const power = this.#signed();
    return power === undefined ? undefined : base ** power;
  }

  #followed(): number | undefined {
    let value = this.#single();
    for (let mark = this.#take("%", "!"); mark && value !== undefined; mark = this.#take("%", "!"))
      value = mark === "%" ? value / 100 : factorial(value);
    return value;
  }

  #single(): number | undefined {
    const token = this.#tokens[this.#at++];
    if (token === undefined) return undefined;
    if (token === "(") {
      const value = this.sum();
      return this.#take(")") ? value : undefined;
    }
    const apply = FUNCTIONS[token];
    if (apply) {
      const value = this.#followed();
      return value === undefined ? undefined : apply(value);
    }
    return CONSTANTS[token] ?? (/\d/.test(token) ? Number(token) : undefined);
  }

  #take(...wanted: string[]): string | undefined {
    const token = this.#tokens[this.#at];
    if (token === undefined || !wanted.includes(token)) return undefined;
    this.#at++;
    return token;
  }
}

function factorial(n: number): number | undefined {
  if (!Number.isInteger(n) || n < 0 || n > 170) return undefined;
  let product = 1;
  for (let factor = 2; factor <= n; factor++) product *= factor;
  return product;
}
