/** LaTeX commands that have a Unicode sign. */
const SIGNS: Record<string, string> = {
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  epsilon: "ε",
  varepsilon: "ε",
  zeta: "ζ",
  eta: "η",
  theta: "θ",
  vartheta: "θ",
  iota: "ι",
  kappa: "κ",
  lambda: "λ",
  mu: "μ",
  nu: "ν",
  xi: "ξ",
  pi: "π",
  rho: "ρ",
  sigma: "σ",
  tau: "τ",
  phi: "φ",
  varphi: "φ",
  chi: "χ",
  psi: "ψ",
  omega: "ω",
  Gamma: "Γ",
  Delta: "Δ",
  Theta: "Θ",
  Lambda: "Λ",
  Xi: "Ξ",
  Pi: "Π",
  Sigma: "Σ",
  Phi: "Φ",
  Psi: "Ψ",
  Omega: "Ω",
  times: "×",
  cdot: "·",
  div: "÷",
  pm: "±",
  mp: "∓",
  ast: "∗",
  bullet: "•",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  approx: "≈",
  equiv: "≡",
  sim: "∼",
  propto: "∝",
  ll: "≪",
  gg: "≫",
  cong: "≅",
  infty: "∞",
  partial: "∂",
  nabla: "∇",
  sum: "∑",
  prod: "∏",
  int: "∫",
  oint: "∮",
  to: "→",
  rightarrow: "→",
  longrightarrow: "→",
  Rightarrow: "⇒",
  implies: "⇒",
  leftarrow: "←",
  leftrightarrow: "↔",
  rightleftharpoons: "⇌",
  iff: "⇔",
  mapsto: "↦",
  uparrow: "↑",
  downarrow: "↓",
  in: "∈",
  notin: "∉",
  subset: "⊂",
  subseteq: "⊆",
  supset: "⊃",
  cup: "∪",
  cap: "∩",
  emptyset: "∅",
  varnothing: "∅",
  setminus: "∖",
  forall: "∀",
  exists: "∃",
  neg: "¬",
  land: "∧",
  wedge: "∧",
  lor: "∨",
  vee: "∨",
  oplus: "⊕",
  otimes: "⊗",
  perp: "⊥",
  parallel: "∥",
  angle: "∠",
  triangle: "△",
  circ: "°",
  degree: "°",
  therefore: "∴",
  because: "∵",
  ldots: "…",
  cdots: "…",
  dots: "…",
  vdots: "⋮",
  prime: "′",
  ell: "ℓ",
  hbar: "ℏ",
  mid: "|",
  vert: "|",
  langle: "⟨",
  rangle: "⟩",
  lfloor: "⌊",
  rfloor: "⌋",
  lceil: "⌈",
  rceil: "⌉",
  quad: " ",
  qquad: " ",
};

const ABOVE = new Map([..."0123456789+-−=()ni"].map((sign, at) => [sign, [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ"][at]]));
const BELOW = new Map(
  [..."0123456789+-−=()aehijklmnoprstuvx"].map((sign, at) => [
    sign,
    [..."₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ"][at],
  ]),
);

/**
 * Text without the signs of formulas and code, in one line: for titles, descriptions and places where maths is not
 * typeset.
 */
export function plainText(text: string) {
  return text
    .replace(/\\\$/g, "\u0000")
    .replace(/\$\$([^$]+)\$\$|\$(?!\s)([^$]*[^$\s])\$(?!\d)/g, (_, block = "", inline = "") =>
      plainMaths(block || inline),
    )
    .replace(/\$(?!\d)|`/g, "")
    .replaceAll("\u0000", "$")
    .replace(/\s+/g, " ")
    .trim();
}

/** The same, line by line; a formula of several lines becomes one line. */
export function plainLines(text: string) {
  return text
    .replace(/\$\$[^$]+\$\$/g, (block) => block.replace(/\s+/g, " "))
    .split("\n")
    .map(plainText)
    .join("\n");
}

function plainMaths(formula: string): string {
  let words = formula
    .replace(/\\(?:begin|end)\{[^{}]*\}(?:\{[^{}]*\})?/g, " ")
    .replace(/\\\\|&/g, " ")
    .replace(/\\(?:left|right|big|Big|bigg|Bigg|displaystyle|limits)(?![a-zA-Z])/g, "")
    .replace(/\\[,;:!> ]/g, " ")
    .replace(/~/g, " ")
    .replace(/\\([%#&_{}$])/g, (_, sign) => ESCAPED[sign] ?? sign);
  // The innermost braces first, so that nested parts stay together.
  for (let before = ""; before !== words; ) {
    before = words;
    words = words
      .replace(
        /\\[dtc]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
        (_, top, under) => `${grouped(top)}/${grouped(under)}`,
      )
      .replace(/\\(?:binom|dbinom)\{([^{}]*)\}\{([^{}]*)\}/g, "C($1, $2)")
      .replace(/\\sqrt\[([^\]]*)\]\{([^{}]*)\}/g, (_, root, of) => `${raised(root)}√${grouped(of)}`)
      .replace(/\\sqrt\{([^{}]*)\}/g, (_, of) => `√${grouped(of)}`)
      .replace(/\^\{([^{}]*)\}/g, (_, above) => raised(withSigns(above)))
      .replace(/_\{([^{}]*)\}/g, (_, below) => lowered(withSigns(below)))
      .replace(/\\(?![dtc]?frac|sqrt|d?binom)[a-zA-Z]+\{([^{}]*)\}/g, "$1");
  }
  return withSigns(words)
    .replace(/\^(.)/gu, (_, above) => raised(above))
    .replace(/_(.)/gu, (_, below) => lowered(below))
    .replace(/[{}\\]+/g, "")
    .replaceAll("\u0001", "{")
    .replaceAll("\u0002", "}")
    .replaceAll("\u0003", "_");
}

/** Escaped signs, until the rest is done. */
const ESCAPED: Record<string, string> = { "{": "\u0001", "}": "\u0002", _: "\u0003" };

/** A command without a sign, such as `\sin`, is kept as text. */
const withSigns = (text: string) =>
  text.replace(
    /\\([a-zA-Z]+)(?=(.?))/gsu,
    (_, name, next) => SIGNS[name] ?? (/[\w\\]/.test(next) && next !== "_" ? `${name} ` : name),
  );

const grouped = (text: string) => (/^[\w.√°′]*$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`);

function raised(text: string): string {
  const above = text.trim();
  if (above === "°" || above === "′") return above;
  return inSigns(above, ABOVE) ?? `^${grouped(above)}`;
}

const lowered = (text: string) => inSigns(text.trim(), BELOW) ?? `_${text.trim()}`;

function inSigns(text: string, signs: Map<string, string | undefined>): string | undefined {
  const found = [...text].map((sign) => signs.get(sign));
  return found.every((sign) => sign !== undefined) ? found.join("") : undefined;
}

/** Ends at a word. */
export function shortened(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2))}…`;
}
