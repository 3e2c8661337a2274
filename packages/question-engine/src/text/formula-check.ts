/** Commands that a formula may use. None of them defines, links, loads or styles anything. */
const COMMANDS = new Set(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi varphi chi psi omega
  Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega
  frac dfrac tfrac binom sqrt times cdot div pm mp ast star circ bullet oplus otimes cup cap setminus
  le leq ge geq ne neq lt gt ll gg approx equiv sim simeq cong propto mid nmid parallel perp in notin ni subset subseteq supset supseteq
  to rightarrow leftarrow Rightarrow Leftarrow leftrightarrow Leftrightarrow longrightarrow rightleftharpoons implies iff mapsto uparrow downarrow
  sum prod int iint oint lim limits nolimits infty partial nabla forall exists nexists emptyset varnothing angle triangle degree prime therefore because
  sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh log ln lg exp min max sup inf det dim gcd deg arg bmod pmod mod operatorname
  left right big Big bigg Bigg lfloor rfloor lceil rceil langle rangle vert Vert lvert rvert lVert rVert lbrace rbrace backslash
  mathrm mathbf mathit mathbb mathcal mathsf text textbf textit textrm boldsymbol vec hat bar tilde dot ddot overline underline widehat overrightarrow overleftrightarrow overbrace underbrace overset underset stackrel
  quad qquad ldots cdots vdots ddots dots dotsc dotsb hline begin end wedge vee land lor lnot neg not top bot Re Im hbar ell boxed xrightarrow displaystyle`
    .split(/\s+/)
    .filter(Boolean),
);
const ENVIRONMENTS = new Set(
  "matrix pmatrix bmatrix vmatrix Bmatrix Vmatrix cases array aligned align gathered".split(" "),
);

export function isFormulaCommand(name: string): boolean {
  return COMMANDS.has(name);
}

/** What would prevent a formula from being typeset, as far as its text alone shows. */
export function formulaFault(formula: string): string | undefined {
  if (formula.trim() === "") return "an empty formula";
  const bare = formula.replace(/\\\\/g, " ").replace(/\\[{}$%&#_|,;:!> ]/g, " ");
  let depth = 0;
  for (const character of bare) {
    if (character === "{") depth++;
    if (character === "}" && --depth < 0) break;
  }
  if (depth !== 0) return "braces without their partner";
  if (/[%#]/.test(bare)) return "a sign that formulas reserve";
  if (/\\(?![a-zA-Z])/.test(bare)) return "a stray backslash";
  if (
    /[\^_]\s*(?:[\^_}]|$)|\\(?:[dt]?frac|sqrt|binom|vec|hat|bar|overline|math\w+|text\w*)\s*(?:\}|$)/.test(
      bare,
    )
  )
    return "something that misses its argument";
  if (bare.includes("&") && !bare.includes("\\begin")) return "a sign that formulas reserve";
  const commands = [...bare.matchAll(/\\([a-zA-Z]+)/g)].map(([, name = ""]) => name);
  const unknown = commands.find((name) => !COMMANDS.has(name));
  if (unknown) return `a command of its own, \\${unknown}`;
  const count = (name: string) => commands.filter((command) => command === name).length;
  if (count("left") !== count("right")) return "\\left and \\right that don't match";
  const open: string[] = [];
  for (const [, verb, name = ""] of bare.matchAll(/\\(begin|end)\{(\w*)\}/g)) {
    if (!ENVIRONMENTS.has(name)) return "an environment of its own";
    if (verb === "begin") open.push(name);
    else if (open.pop() !== name) return "\\begin and \\end that don't match";
  }
  return open.length > 0 ? "\\begin and \\end that don't match" : undefined;
}
