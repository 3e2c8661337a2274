/** Atomic masses as school problems state them, in u. */
const ATOMIC_MASSES: Record<string, number> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  F: 19,
  Na: 23,
  Mg: 24,
  Al: 27,
  Si: 28,
  P: 31,
  S: 32,
  Cl: 35.5,
  K: 39,
  Ca: 40,
  Cr: 52,
  Mn: 55,
  Fe: 56,
  Co: 59,
  Ni: 58.7,
  Cu: 63.5,
  Zn: 65,
  Br: 80,
  Ag: 108,
  Sn: 119,
  I: 127,
  Ba: 137,
  Hg: 201,
  Pb: 207,
};

export function atomicMass(symbol: string): number {
  const mass = ATOMIC_MASSES[symbol];
  if (mass === undefined) throw new RangeError(`No atomic mass for ${symbol}`);
  return mass;
}

/** How many atoms of each element a formula holds: brackets and water of crystallisation are understood. */
export function atomsIn(formula: string): Map<string, number> {
  const atoms = new Map<string, number>();
  for (const part of formula.split("·")) {
    const [, factor = "", body = ""] = /^(\d*)(.*)$/.exec(part) ?? [];
    let rest = body;
    for (let group = /\(([^()]*)\)(\d*)/.exec(rest); group; group = /\(([^()]*)\)(\d*)/.exec(rest)) {
      const [whole, inner = "", times = ""] = group;
      rest = rest.replace(whole, inner.repeat(Number(times || 1)));
    }
    for (const [, symbol = "", number] of rest.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
      atoms.set(symbol, (atoms.get(symbol) ?? 0) + Number(number || 1) * Number(factor || 1));
    }
  }
  return atoms;
}

export function molarMass(formula: string): number {
  let mass = 0;
  for (const [symbol, number] of atomsIn(formula)) mass += atomicMass(symbol) * number;
  return mass;
}

/** "H = 1, O = 16": the atomic masses that formulas need. */
function massesFor(...formulas: string[]): string {
  const symbols = new Set(formulas.flatMap((formula) => [...atomsIn(formula).keys()]));
  return [...symbols].map((symbol) => `${symbol} = ${atomicMass(symbol)}`).join(", ");
}

/** The closing remark of a question: "(Atomic masses in u: H = 1, O = 16.)". */
export function given(...formulas: string[]): string {
  return `(Atomic masses in u: ${massesFor(...formulas)}.)`;
}

/** Bare markup of a formula: "Al2(SO4)3", "SO4^2-", "CuSO4·5H2O", "[Fe(CN)6]^4-". */
export function chem(formula: string): string {
  const [body = "", charge] = formula.split("^");
  const marked = body
    .replace(/·/g, "\\cdot ")
    .replace(/(?<=[A-Za-z)\]])\d+/g, "_{$&}")
    .replace(/#/g, "\\equiv ");
  return `\\mathrm{${marked}${charge ? `^{${charge}}` : ""}}`;
}

/** The same between dollars. */
export function ch(formula: string): string {
  return `$${chem(formula)}$`;
}

/** Markup of an equation: "N2 + 3H2 <=> 2NH3". */
export function equation(text: string): string {
  const arrows: Record<string, string> = { "+": "+", "->": "\\rightarrow", "<=>": "\\rightleftharpoons" };
  const markup = text.split(" ").map((word) => arrows[word] ?? chem(word));
  return `$${markup.join(" ")}$`;
}
