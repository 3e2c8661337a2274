import { roundTo } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { num, scientific } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { ch, equation } from "../formula.ts";
import { tiny } from "../tiny.ts";

const GAS_REACTIONS = [
  { text: "N2 + 3H2 <=> 2NH3", change: -2 },
  { text: "2SO2 + O2 <=> 2SO3", change: -1 },
  { text: "PCl5 <=> PCl3 + Cl2", change: 1 },
  { text: "N2O4 <=> 2NO2", change: 1 },
  { text: "2NH3 <=> N2 + 3H2", change: 2 },
  { text: "CO + 2H2 <=> CH3OH", change: -2 },
  { text: "2NO + O2 <=> 2NO2", change: -1 },
  { text: "CO + Cl2 <=> COCl2", change: -1 },
] as const;

/** Salts without a name, as their products are drawn. */
const SALTS = [
  { formula: "AB", ions: [1, 1] },
  { formula: "MX", ions: [1, 1] },
  { formula: "AB2", ions: [1, 2] },
  { formula: "MX2", ions: [1, 2] },
  { formula: "A2B", ions: [2, 1] },
  { formula: "M2X", ions: [2, 1] },
] as const;

export const chemicalEquilibrium: WriterList = [
  computed({
    name: "equilibrium-constant-from-concentrations",
    topic: "chemical-equilibrium",
    difficulty: "EASY",
    write(random) {
      const { text, left, right, pl, pr } = random.pick([
        { text: "H2 + I2 <=> 2HI", left: ["H2", "I2"], right: ["HI"], pl: [1, 1], pr: [2] },
        { text: "N2O4 <=> 2NO2", left: ["N2O4"], right: ["NO2"], pl: [1], pr: [2] },
        { text: "PCl5 <=> PCl3 + Cl2", left: ["PCl5"], right: ["PCl3", "Cl2"], pl: [1], pr: [1, 1] },
        { text: "2SO2 + O2 <=> 2SO3", left: ["SO2", "O2"], right: ["SO3"], pl: [2, 1], pr: [2] },
        { text: "CO + Cl2 <=> COCl2", left: ["CO", "Cl2"], right: ["COCl2"], pl: [1, 1], pr: [1] },
        { text: "2NO + O2 <=> 2NO2", left: ["NO", "O2"], right: ["NO2"], pl: [2, 1], pr: [2] },
      ]);
      const draw = () => random.pick([0.1, 0.2, 0.4, 0.5, 0.8, 1, 2]);
      const a = left.map(draw);
      const b = right.map(draw);
      const product = (values: number[], powers: number[]) =>
        values.reduce((p, value, at) => p * value ** (powers[at] ?? 1), 1);
      const k = product(b, pr) / product(a, pl);
      const flat =
        product(
          b,
          pr.map(() => 1),
        ) /
        product(
          a,
          pl.map(() => 1),
        );
      if (k > 200 || k < 0.02 || Math.abs(k - roundTo(k, 3)) > 1e-9) return undefined;
      const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
      const factor = (name: string, at: number, powers: number[]) =>
        `[\\mathrm{${name.replace(/\d+/g, "_{$&}")}}]${(powers[at] ?? 1) === 1 ? "" : `^{${powers[at] ?? 1}}`}`;
      const show = (x: number) => num(x, undefined, 3);
      return {
        text: `At equilibrium in ${equation(text)} the concentrations in mol/L are ${[...left, ...right].map((name, at) => `${ch(name)} ${num([...a, ...b][at] ?? 0)}`).join(", ")}. What is the numerical value of $K_c$?`,
        answer: show(k),
        distractors: [
          wrong(show(1 / k), "dividing reactants by products"),
          wrong(show(flat), "leaving out the powers given by the coefficients"),
          wrong(show(total(b) / total(a)), "adding the concentrations instead of multiplying"),
          wrong(show(product(b, pr) * product(a, pl)), "multiplying all concentrations"),
          wrong(show(k * k), "squaring the quotient"),
        ],
        explanation: [
          `$K_c = \\frac{${right.map((name, at) => factor(name, at, pr)).join("")}}{${left.map((name, at) => factor(name, at, pl)).join("")}}$.`,
          `With the given concentrations, $K_c = \\frac{${num(product(b, pr)).tex}}{${num(product(a, pl)).tex}} = ${show(k).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "equilibrium-constant-of-a-changed-equation",
    topic: "chemical-equilibrium",
    difficulty: "EASY",
    write(random) {
      const { text, reverse, half, double } = random.pick([
        {
          text: "N2 + O2 <=> 2NO",
          reverse: "2NO <=> N2 + O2",
          double: "2N2 + 2O2 <=> 4NO",
          half: "NO <=> ½N2 + ½O2",
        },
        {
          text: "H2 + I2 <=> 2HI",
          reverse: "2HI <=> H2 + I2",
          double: "2H2 + 2I2 <=> 4HI",
          half: "HI <=> ½H2 + ½I2",
        },
        {
          text: "2SO2 + O2 <=> 2SO3",
          reverse: "2SO3 <=> 2SO2 + O2",
          double: "4SO2 + 2O2 <=> 4SO3",
          half: "SO3 <=> SO2 + ½O2",
        },
        {
          text: "N2 + 3H2 <=> 2NH3",
          reverse: "2NH3 <=> N2 + 3H2",
          double: "2N2 + 6H2 <=> 4NH3",
          half: "NH3 <=> ½N2 + 1½H2",
        },
      ]);
      const root = random.pick([2, 4, 5, 8, 10, 20, 25]);
      const k = root * root;
      const kind = random.pick(["reverse", "double", "half"] as const);
      const worth = { reverse: 1 / k, double: k * k, half: 1 / root };
      const shown = { reverse, double, half: half.replace("1½", "\\frac{3}{2}") };
      const tidy = equation(shown[kind])
        .replace(/½/g, "\\tfrac{1}{2}")
        .replace("1\\tfrac{1}{2}", "\\tfrac{3}{2}");
      const why = {
        reverse: "Reversing an equation inverts its constant",
        double: "Doubling all coefficients squares the constant",
        half: "Reversing an equation inverts its constant, and halving it takes the square root",
      };
      const sum = { reverse: `\\frac{1}{${k}}`, double: `${k}^2`, half: `\\frac{1}{\\sqrt{${k}}}` };
      const show = (x: number) => num(x);
      return {
        text: `At a certain temperature $K_c = ${k}$ for ${equation(text)}. What is $K_c$ for ${tidy} at the same temperature?`,
        answer: show(worth[kind]),
        distractors: [
          ...(["reverse", "double", "half"] as const)
            .filter((other) => other !== kind)
            .map((other) =>
              wrong(
                show(worth[other]),
                other === "double"
                  ? "squaring the constant"
                  : other === "half"
                    ? "inverting the constant and taking its square root"
                    : "only inverting the constant",
              ),
            ),
          wrong(
            show(kind === "double" ? 2 * k : k / 2),
            kind === "double" ? "doubling the constant" : "halving the constant",
          ),
          wrong(show(-k), "changing the sign of the constant"),
          wrong(show(root), "taking the square root without inverting"),
        ],
        explanation: [`${why[kind]}.`, `$K_c = ${sum[kind]} = ${show(worth[kind]).tex}$.`],
      };
    },
  }),
  computed({
    name: "kp-from-kc",
    topic: "chemical-equilibrium",
    difficulty: "MEDIUM",
    write(random) {
      const { text, change } = random.pick(GAS_REACTIONS);
      const t = random.pick([500, 600, 800, 1000]);
      const rt = 0.082 * t;
      const kc = random.pick([0.02, 0.04, 0.05, 0.1, 0.2, 0.25, 0.5, 2, 4, 5]) * (change < 0 ? 100 : 1);
      const show = (power: number) =>
        Math.abs(power) < 3 ? num(kc * rt ** power, undefined, 4) : scientific(kc * rt ** power);
      const answer = show(change);
      if ((answer.number ?? 0) < 0.001) return undefined;
      return {
        text: `For ${equation(text)} (all gases), $K_c = ${num(kc).tex}$ at ${num(t, "K")}, with concentrations in mol/L. What is $K_p$, with pressures in atm? Take $R = 0.082\\ \\mathrm{L\\,atm\\,K^{-1}\\,mol^{-1}}$ and give four decimals at most.`,
        answer,
        distractors: [
          wrong(show(-change), "taking $\\Delta n$ with the wrong sign"),
          wrong(
            show(change > 0 ? change - 1 : change + 1),
            change === 1 || change === -1
              ? "taking $\\Delta n$ to be zero"
              : "counting one mole of gas too few in $\\Delta n$",
          ),
          wrong(
            show(change === 2 || change === -2 ? change / 2 : change * 2),
            change === 2 || change === -2
              ? "taking the square root of $(RT)^{\\Delta n}$"
              : "counting each gas twice in $\\Delta n$",
          ),
          wrong(
            num(kc * Math.abs(change) * rt, undefined, 4),
            "multiplying $RT$ by $\\Delta n$ instead of raising it to this power",
          ),
        ],
        explanation: [
          `$K_p = K_c (RT)^{\\Delta n}$ with $\\Delta n = ${change}$ and $RT = 0.082 \\times ${t} = ${num(rt).tex}$.`,
          `$K_p = ${num(kc).tex} \\times ${num(rt).tex}^{${change}} = ${answer.tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "direction-from-the-quotient",
    topic: "chemical-equilibrium",
    difficulty: "MEDIUM",
    write(random) {
      const k = random.pick([2, 4, 10, 20, 50]);
      const [h, i, hi] = [
        random.pick([0.1, 0.2, 0.5, 1]),
        random.pick([0.1, 0.2, 0.5, 1]),
        random.pick([0.2, 0.4, 1, 2]),
      ];
      const q = (hi * hi) / (h * i);
      if (Math.abs(q - roundTo(q, 2)) > 1e-9 || q > 200 || q < 0.05) return undefined;
      const verdict = q < k ? "forward" : q > k ? "backward" : "none";
      const words = {
        forward: `To the right, since $Q = ${num(q).tex}$ is less than $K_c$`,
        backward: `To the left, since $Q = ${num(q).tex}$ is greater than $K_c$`,
        none: `Neither way, since $Q = ${num(q).tex}$ is equal to $K_c$`,
      };
      const flat = hi / (h * i);
      const wrongQ = (x: number) =>
        x < k
          ? `To the right, since $Q = ${num(x).tex}$ is less than $K_c$`
          : x > k
            ? `To the left, since $Q = ${num(x).tex}$ is greater than $K_c$`
            : `Neither way, since $Q = ${num(x).tex}$ is equal to $K_c$`;
      const swapped =
        verdict === "forward"
          ? `To the left, since $Q = ${num(q).tex}$ is less than $K_c$`
          : `To the right, since $Q = ${num(q).tex}$ is ${verdict === "none" ? "equal to" : "greater than"} $K_c$`;
      return {
        text: `At a temperature where $K_c = ${k}$ for ${equation("H2 + I2 <=> 2HI")}, a vessel holds ${num(h, "mol/L")} of ${ch("H2")}, ${num(i, "mol/L")} of ${ch("I2")} and ${num(hi, "mol/L")} of ${ch("HI")}. Which way does the net reaction go?`,
        answer: words[verdict],
        distractors: [
          wrong(swapped, "turning the comparison of $Q$ with $K_c$ round"),
          wrong(wrongQ(1 / q), "writing $Q$ upside down"),
          wrong(wrongQ(flat), "not squaring the concentration of hydrogen iodide"),
          wrong(
            wrongQ((2 * hi) / (h * i)),
            "doubling the concentration of hydrogen iodide instead of squaring it",
          ),
        ],
        explanation: [
          `$Q = \\frac{[\\mathrm{HI}]^2}{[\\mathrm{H_2}][\\mathrm{I_2}]} = \\frac{${num(hi).tex}^2}{${num(h).tex} \\times ${num(i).tex}} = ${num(q).tex}$.`,
          `With $K_c = ${k}$, the reaction goes so that $Q$ moves towards $K_c$: ${words[verdict].charAt(0).toLowerCase()}${words[verdict].slice(1)}.`,
        ],
      };
    },
  }),
  computed({
    name: "solubility-from-solubility-product",
    topic: "chemical-equilibrium",
    difficulty: "MEDIUM",
    write(random) {
      const { formula, ions } = random.pick(SALTS);
      const ternary = ions[0] + ions[1] === 3;
      const digit = random.int(11, 98) / 10;
      const power = random.pick([-4, -5]);
      const drawn = digit * 10 ** power;
      const ksp = Number((ternary ? 4 * drawn ** 3 : drawn * drawn).toPrecision(2));
      const findKsp = random.chance();
      const s = findKsp ? drawn : ternary ? Math.cbrt(ksp / 4) : Math.sqrt(ksp);
      const show = (x: number) => (findKsp ? tiny("K_{sp}", x) : tiny("s", x, "mol/L"));
      return {
        text: findKsp
          ? `The solubility of a salt ${ch(formula)} in pure water is ${scientific(s, "mol/L", 2)}. What is the numerical value of its solubility product, to two significant figures?`
          : `The solubility product of a salt ${ch(formula)} is ${scientific(ksp, undefined, 2)}. What is its solubility in pure water, to two significant figures?`,
        answer: show(findKsp ? ksp : s),
        distractors: findKsp
          ? [
              wrong(
                show(ternary ? s ** 3 : 4 * s * s),
                ternary
                  ? "leaving out the factor 4 of $(s)(2s)^2$"
                  : "bringing in the factor 4 of a salt with three ions",
              ),
              wrong(
                show(ternary ? s * s : 4 * s ** 3),
                ternary
                  ? "treating the salt as one with two ions"
                  : "treating the salt as one with three ions",
              ),
              wrong(show(ternary ? 2 * s ** 3 : 2 * s * s), "doubling a concentration without squaring it"),
              wrong(show(2 * s), "adding the concentrations of the ions"),
            ]
          : [
              wrong(
                show(ternary ? Math.cbrt(ksp) : Math.sqrt(ksp) * 2),
                ternary
                  ? "leaving out the factor 4 of $(s)(2s)^2$"
                  : "doubling the solubility for the two ions",
              ),
              wrong(
                show(ternary ? Math.sqrt(ksp) : Math.cbrt(ksp / 4)),
                ternary
                  ? "treating the salt as one with two ions"
                  : "treating the salt as one with three ions",
              ),
              wrong(show(ksp / (ternary ? 4 : 2)), "dividing instead of taking a root"),
              wrong(
                show(ternary ? 2 * s : s / 2),
                ternary ? "giving the concentration of the more plentiful ion" : "halving the solubility",
              ),
            ],
        explanation: [
          ternary
            ? `One ion of ${ch(formula)} appears twice, so $K_{sp} = (2s)^2 \\times s = 4s^3$.`
            : `${ch(formula)} gives two ions in equal number, so $K_{sp} = s \\times s = s^2$.`,
          findKsp
            ? `Here ${ternary ? "$4s^3$" : "$s^2$"} is $${ternary ? "4 \\times " : ""}(${digit} \\times 10^{${power}})^${ternary ? 3 : 2}$, so $${show(ksp).tex}$.`
            : `Taking the ${ternary ? "cube root of $K_{sp}/4$" : "square root of $K_{sp}$"} gives $${show(s).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "solubility-with-a-common-ion",
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write(random) {
      const { formula, salt, ternary } = random.pick([
        { formula: "MX", salt: "NaX", ternary: false },
        { formula: "MX", salt: "KX", ternary: false },
        { formula: "MX2", salt: "NaX", ternary: true },
        { formula: "MX2", salt: "KX", ternary: true },
      ]);
      const common = random.pick([0.1, 0.2, 0.01, 0.02, 0.05]);
      const digit = random.int(11, 98) / 10;
      const power = random.pick([-9, -10, -11]);
      const ksp = digit * 10 ** power;
      const s = ternary ? ksp / common ** 2 : ksp / common;
      const show = (x: number) => tiny("s", x, "mol/L");
      return {
        text: `The solubility product of a salt ${ch(formula)} is $${digit} \\times 10^{${power}}$. What is its solubility in a ${num(common, "M")} solution of the strong electrolyte ${ch(salt)}, to two significant figures?`,
        answer: show(s),
        distractors: [
          wrong(
            show(ternary ? ksp / common : ksp / common ** 2),
            ternary
              ? "not squaring the concentration of the common ion"
              : "squaring the concentration of the common ion",
          ),
          wrong(show(ternary ? Math.cbrt(ksp / 4) : Math.sqrt(ksp)), "giving the solubility in pure water"),
          wrong(show(ksp * common), "multiplying by the concentration of the common ion"),
          wrong(
            show(ternary ? ksp / (4 * common ** 2) : ksp / (2 * common)),
            ternary
              ? "bringing in the factor 4 although the salt supplies the common ion"
              : "doubling the concentration of the common ion",
          ),
        ],
        explanation: [
          `${ch(salt)} fixes the concentration of the common ion at ${num(common, "mol/L")}; what ${ch(formula)} adds is negligible.`,
          `$K_{sp} = s \\times ${num(common).tex}${ternary ? "^2" : ""}$, and dividing by ${ternary ? "the square of the known concentration" : "the known concentration"} gives $${show(s).tex}$.`,
        ],
        verify: () => Math.abs(s * common ** (ternary ? 2 : 1) - ksp) < 1e-3 * ksp,
      };
    },
  }),
  computed({
    name: "dissociation-of-a-gas-and-kp",
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write(random) {
      const kind = random.pick([
        { text: "PCl5 <=> PCl3 + Cl2", from: "PCl5", two: false },
        { text: "N2O4 <=> 2NO2", from: "N2O4", two: true },
        { text: "SO2Cl2 <=> SO2 + Cl2", from: "SO2Cl2", two: false },
      ] as const);
      const alpha = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.6]);
      const p = random.pick([1, 1.5, 2, 3, 4, 5]);
      const kp = ((kind.two ? 4 : 1) * alpha * alpha * p) / (1 - alpha * alpha);
      const show = (x: number) => num(x, "atm", 3);
      return {
        text: `At a certain temperature and a total pressure of ${num(p, "atm")}, ${ch(kind.from)} is ${Math.round(100 * alpha)}% dissociated: ${equation(kind.text)}. What is $K_p$, to three decimals?`,
        answer: show(kp),
        distractors: [
          wrong(
            show(((kind.two ? 1 : 4) * alpha * alpha * p) / (1 - alpha * alpha)),
            kind.two
              ? "forgetting to square the factor 2 of the product"
              : "bringing in the factor 4 of a reaction that gives two like molecules",
          ),
          wrong(
            show(((kind.two ? 4 : 1) * alpha * alpha * p) / (1 - alpha)),
            "forgetting that the total number of moles grows to $1 + \\alpha$",
          ),
          wrong(show(((kind.two ? 4 : 1) * alpha * alpha) / (1 - alpha * alpha)), "leaving out the pressure"),
          wrong(show((alpha * p) / (1 - alpha)), "not squaring the degree of dissociation"),
        ],
        explanation: [
          `From one mole, ${num(1 - alpha, "mol")} of ${ch(kind.from)} is left and ${kind.two ? `${num(2 * alpha, "mol")} of product forms` : `${num(alpha, "mol")} of each product forms`}: ${num(1 + alpha, "mol")} in all.`,
          `With partial pressures, $K_p = \\frac{${kind.two ? "4" : ""}\\alpha^2}{1 - \\alpha^2}\\,p = \\frac{${kind.two ? "4 \\times " : ""}${num(alpha * alpha).tex}}{${num(1 - alpha * alpha, undefined, 4).tex}} \\times ${num(p).tex} = ${show(kp).tex}$.`,
        ],
        verify: () => {
          const total = 1 + alpha;
          const [left, right] = [((1 - alpha) / total) * p, ((kind.two ? 2 * alpha : alpha) / total) * p];
          return Math.abs((right * right) / left - kp) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "conversion-at-equilibrium",
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write(random) {
      const root = random.int(2, 9);
      const start = random.pick([0.5, 1, 1.5, 2, 3, 4, 6]);
      const esters = random.chance();
      // Ester: x/(a−x) = √K; HI: 2x/(a−x) = √K.
      const x = esters ? (start * root) / (1 + root) : (start * root) / (2 + root);
      const k = root * root;
      const made = esters ? x : 2 * x;
      const show = (value: number) => num(value, "mol", 2);
      return {
        text: esters
          ? `${num(start, "mol")} each of ethanoic acid and ethanol react at a temperature where $K_c = ${k}$ for the formation of the ester and water. How much ester is there at equilibrium, to two decimals?`
          : `${num(start, "mol")} each of ${ch("H2")} and ${ch("I2")} are heated in a closed vessel until ${equation("H2 + I2 <=> 2HI")} is in equilibrium; $K_c = ${k}$. How much ${ch("HI")} is there then, to two decimals?`,
        answer: show(made),
        distractors: [
          wrong(
            show(esters ? start - x : x),
            esters ? "giving the amount of alcohol left" : "giving the amount of hydrogen used up",
          ),
          wrong(
            show(esters ? (start * k) / (1 + k) : (2 * start * k) / (2 + k)),
            "not taking the square root of $K_c$",
          ),
          wrong(show(esters ? start : 2 * start), "assuming complete reaction"),
          wrong(
            show(esters ? start / 2 : (2 * start * root) / (1 + root)),
            esters
              ? "thinking that half always reacts"
              : "taking one mole of product for each mole used up in the equilibrium law",
          ),
        ],
        explanation: esters
          ? [
              `Let $x$ mol react: $\\frac{x^2}{(${start} - x)^2} = ${k}$, so $\\frac{x}{${start} - x} = ${root}$.`,
              `$x = \\frac{${root} \\times ${start}}{${root + 1}} = ${show(made).tex}$.`,
            ]
          : [
              `Let $x$ mol of each react: $\\frac{(2x)^2}{(${start} - x)^2} = ${k}$, so $\\frac{2x}{${start} - x} = ${root}$ and $x = \\frac{${root} \\times ${start}}{${root + 2}} = ${show(x).tex}$.`,
              `The hydrogen iodide is $2x = ${show(made).tex}$.`,
            ],
        verify: () => Math.abs((made / (start - x)) ** 2 - k) < 1e-6,
      };
    },
  }),
];
