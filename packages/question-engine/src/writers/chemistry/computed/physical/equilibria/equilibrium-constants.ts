import { patiently } from "../../../../../kit/patiently.ts";
import { roundTo } from "../../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../../numbers/rounding.ts";
import { num, scientific } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { ch, equation } from "../../formula.ts";

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

export const equilibriumConstants: WriterList = [
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
          text: "CO + H2O <=> CO2 + H2",
          reverse: "CO2 + H2 <=> CO + H2O",
          double: "2CO + 2H2O <=> 2CO2 + 2H2",
          half: "½CO2 + ½H2 <=> ½CO + ½H2O",
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
      const amount = { reverse: 1 / k, double: k * k, half: 1 / root };
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
        answer: show(amount[kind]),
        // Options on both sides of 1, so that the direction alone does not reveal the constant.
        distractors:
          kind === "double"
            ? [
                wrong(show(2 * k), "doubling the constant"),
                wrong(show(1 / k), "inverting the constant"),
                wrong(show(root), "taking the square root of the constant"),
                wrong(show(1 / root), "inverting the constant and taking its square root"),
              ]
            : [
                kind === "half"
                  ? wrong(show(1 / k), "only inverting the constant")
                  : wrong(show(1 / root), "taking the square root as well as inverting"),
                wrong(show(root), "taking the square root without inverting"),
                wrong(show(k), "leaving the constant as it is"),
              ],
        explanation: [`${why[kind]}.`, `$K_c = ${sum[kind]} = ${show(amount[kind]).tex}$.`],
      };
    },
  }),
  computed({
    name: "kp-from-kc",
    depth: 2,
    topic: "chemical-equilibrium",
    difficulty: "MEDIUM",
    write(random) {
      const { text, change } = random.pick(GAS_REACTIONS);
      const t = random.pick([500, 600, 800, 1000]);
      const rt = 0.082 * t;
      const kc = random.pick([0.02, 0.04, 0.05, 0.1, 0.2, 0.25, 0.5, 2, 4, 5]) * (change < 0 ? 100 : 1);
      const shown = (amount: number) => num(amount, undefined, amount < 1 ? 4 : 2);
      const show = (power: number) =>
        Math.abs(power) < 3 ? shown(kc * rt ** power) : scientific(kc * rt ** power);
      const answer = show(change);
      const exact = kc * rt ** change;
      if (exact < 0.001 || (exact >= 1 && !isNeat(exact, 2))) return undefined;
      return {
        text: `For ${equation(text)} (all gases), $K_c = ${num(kc).tex}$ at ${num(t, "K")}, with concentrations in mol/L. What is $K_p$, with pressures in atm? Take $R = 0.082\\ \\mathrm{L\\,atm\\,K^{-1}\\,mol^{-1}}$${answer.text.includes(".") ? " and give four decimals at most" : ""}.`,
        answer,
        distractors: [
          wrong(shown(kc * (0.082 * (t - 273)) ** change), "using the temperature in degrees Celsius"),
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
            shown(kc * Math.abs(change) * rt),
            "multiplying $RT$ by $\\Delta n$ instead of raising it to this power",
          ),
          wrong(show(0), "taking $\\Delta n$ to be zero"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) >= 0.0005),
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
    write: patiently((random) => {
      const k = random.pick([2, 4, 10, 20, 50]);
      const [h, i, hi] = [
        random.pick([0.1, 0.2, 0.5, 1]),
        random.pick([0.1, 0.2, 0.5, 1]),
        random.pick([0.2, 0.4, 1, 2]),
      ];
      const q = roundTo((hi * hi) / (h * i), 6);
      if (Math.abs(q - roundTo(q, 2)) > 1e-9 || q > 200 || q < 0.05) return undefined;
      const slip = random.pick([
        [1 / q, "writing $Q$ upside down"],
        [hi / (h * i), "not squaring the concentration of hydrogen iodide"],
        [(2 * hi) / (h * i), "doubling the concentration of hydrogen iodide instead of squaring it"],
      ] as const);
      const wrongQ = roundTo(slip[0], 6);
      if (q === k || wrongQ === k || Math.abs(wrongQ - roundTo(wrongQ, 2)) > 1e-9) return undefined;
      // The slip leads to the other side of the constant, so that "less" and "greater" both occur.
      const isLess = q < k;
      if (isLess === wrongQ < k) return undefined;
      const goes = (isRight: boolean, x: number) =>
        `To the ${isRight ? "right" : "left"}, since $Q = ${num(x).tex}$ is ${x < k ? "less" : "greater"} than $K_c$`;
      const verdict = goes(q < k, q);
      const TURNED = "turning the comparison of $Q$ with $K_c$ round";
      return {
        text: `At a temperature where $K_c = ${k}$ for ${equation("H2 + I2 <=> 2HI")}, a vessel contains ${num(h, "mol/L")} of ${ch("H2")}, ${num(i, "mol/L")} of ${ch("I2")} and ${num(hi, "mol/L")} of ${ch("HI")}. In which direction does the reaction proceed?`,
        answer: verdict,
        // Each direction and each quotient occurs twice, so that none of them reveals the answer.
        distractors: [
          wrong(goes(q > k, q), TURNED),
          wrong(goes(wrongQ < k, wrongQ), slip[1]),
          wrong(goes(wrongQ > k, wrongQ), `${slip[1]}, and ${TURNED}`),
        ],
        explanation: [
          `$Q = \\frac{[\\mathrm{HI}]^2}{[\\mathrm{H_2}][\\mathrm{I_2}]} = \\frac{${num(hi).tex}^2}{${num(h).tex} \\times ${num(i).tex}} = ${num(q).tex}$.`,
          `With $K_c = ${k}$, the reaction goes so that $Q$ moves towards $K_c$: ${verdict.charAt(0).toLowerCase()}${verdict.slice(1)}.`,
        ],
      };
    }),
  }),
];
