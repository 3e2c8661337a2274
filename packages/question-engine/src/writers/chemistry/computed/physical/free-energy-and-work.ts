import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { LN10 } from "./equilibria/logarithms-as-given.ts";

export const freeEnergyAndWork: WriterList = [
  computed({
    name: "temperature-of-spontaneity",
    depth: 2,
    topic: "chemical-thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const t = random.step(250, 1000, 50);
      const s = random.step(20, 200, 10);
      const h = (t * s) / 1000;
      const melt = random.chance(0.4);
      // Few substances gain more entropy than this when they melt.
      if (melt && s > 60) return undefined;
      return {
        text: melt
          ? `A substance melts with $\\Delta H = ${num(h, "kJ/mol").tex}$ and $\\Delta S = ${num(s, "J/(K·mol)").tex}$. At what temperature are solid and liquid in equilibrium?`
          : `A reaction has $\\Delta H = ${num(h, "kJ/mol").tex}$ and $\\Delta S = ${num(s, "J/(K·mol)").tex}$, both independent of temperature. Above which temperature is it spontaneous?`,
        answer: num(t, "K", 1),
        distractors: [
          wrong(num(t / 10, "K", 1), "taking a kilojoule for a hundred joules"),
          wrong(num(t + 273, "K", 1), "adding 273 although the temperature is in kelvin already"),
          wrong(num(10 * t, "K", 1), "taking a kilojoule for ten thousand joules"),
          wrong(num(2 * t, "K", 1), "halving the change of entropy"),
          wrong(num(t - 273, "K", 1), "converting to degrees Celsius but keeping the kelvin"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 20),
        explanation: [
          "At the turning point $\\Delta G = \\Delta H - T\\Delta S = 0$, so $T = \\frac{\\Delta H}{\\Delta S}$.",
          `$T = \\frac{${num(h * 1000).tex}}{${s}} = ${num(t, "K").tex}$.`,
        ],
        verify: () => Math.abs(h * 1000 - t * s) < 1e-6,
      };
    },
  }),
  computed({
    name: "gibbs-energy-of-a-reaction",
    topic: "chemical-thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const t = random.pick([298, 300, 350, 400, 500]);
      const h = random.intExcept(-120, 120, 0);
      const s = random.sign() * random.step(50, 250, 50);
      const g = h - (t * s) / 1000;
      if (Math.abs(g) < 2) return undefined;
      return {
        text: `For a reaction at ${num(t, "K")}, $\\Delta H = ${num(h, "kJ/mol").tex}$ and $\\Delta S = ${num(s, "J/(K·mol)").tex}$. What is $\\Delta G$?`,
        answer: num(g, "kJ/mol", 1),
        distractors: [
          wrong(num(h + (t * s) / 1000, "kJ/mol", 1), "adding $T\\Delta S$ instead of subtracting it"),
          wrong(num(h - (s / 1000) * (t - 273), "kJ/mol", 1), "using the temperature in degrees Celsius"),
          wrong(num(h - (t * s) / 2000, "kJ/mol", 1), "taking half of $T\\Delta S$"),
          wrong(num((-t * s) / 1000, "kJ/mol", 1), "leaving out $\\Delta H$"),
          wrong(num(-h - (t * s) / 1000, "kJ/mol", 1), "taking $\\Delta H$ with the wrong sign"),
        ],
        explanation: [
          `$T\\Delta S = ${t} \\times ${s < 0 ? `(${s})` : s}\\ \\mathrm{J/mol} = ${num((t * s) / 1000, "kJ/mol", 1).tex}$.`,
          `$\\Delta G = \\Delta H - T\\Delta S = ${h} - ${s < 0 ? `(${num((t * s) / 1000, undefined, 1).tex})` : num((t * s) / 1000, undefined, 1).tex} = ${num(g, "kJ/mol", 1).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "isothermal-expansion-work",
    topic: "chemical-thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.pick([0.5, 1, 2, 3, 4]);
      const t = random.pick([300, 350, 400, 500]);
      const decades = random.pick([1, 2]);
      const ratio = 10 ** decades;
      const small = random.pick([1, 2, 2.5, 5]);
      const work = -LN10 * n * 8.3 * t * decades;
      const show = (joules: number) => num(joules / 1000, "kJ", 2);
      const heat = random.chance(0.4);
      return {
        text: `An amount of ${num(n, "mol")} of an ideal gas expands reversibly and isothermally at ${num(t, "K")} from ${num(small, "L")} to ${num(small * ratio, "L")}. ${heat ? "How much heat does the gas take up?" : "What is the work $w$ done on the gas (IUPAC sign)?"} Take $R = 8.3\\ \\mathrm{J\\,K^{-1}\\,mol^{-1}}$ and $\\ln 10 = 2.303$.`,
        answer: show(heat ? -work : work),
        distractors: [
          wrong(
            show(heat ? work : -work),
            heat
              ? "giving the work on the gas with its sign instead of the heat"
              : "giving the work done by the gas, with the other sign",
          ),
          wrong(
            show((heat ? -1 : 1) * (work / LN10)),
            "using the logarithm to base 10 without the factor 2.303",
          ),
          wrong(
            show((heat ? 1 : -1) * n * 8.3 * t * (ratio - 1)),
            "multiplying $nRT$ by the ratio of the volumes less one",
          ),
          wrong(
            show((heat ? -work : work) / 2),
            "halving the work as if by the mean of the first and last pressure",
          ),
        ],
        explanation: [
          `For a reversible isothermal change $w = -nRT \\ln\\frac{V_2}{V_1}$, here $\\ln ${ratio} = ${num(LN10 * decades, undefined, 3).tex}$.`,
          `$w = -${num(n).tex} \\times 8.3 \\times ${t} \\times ${num(LN10 * decades, undefined, 3).tex}\\ \\mathrm{J} = ${show(work).tex}$.`,
          ...(heat
            ? [
                `The internal energy of an ideal gas does not change at constant temperature, so $q = -w = ${show(-work).tex}$.`,
              ]
            : []),
        ],
      };
    },
  }),
];
