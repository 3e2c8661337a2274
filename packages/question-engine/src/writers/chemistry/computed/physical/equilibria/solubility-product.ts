import { isTie } from "../../../../../numbers/rounding.ts";
import { num, scientific } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { ch } from "../../formula.ts";
import { tiny } from "../../tiny.ts";

/** Salts without a name, as their products are drawn. */
const SALTS = [
  { formula: "AB", ions: [1, 1] },
  { formula: "MX", ions: [1, 1] },
  { formula: "AB2", ions: [1, 2] },
  { formula: "MX2", ions: [1, 2] },
  { formula: "A2B", ions: [2, 1] },
  { formula: "M2X", ions: [2, 1] },
] as const;

export const solubilityProduct: WriterList = [
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
      const exact = ternary ? 4 * drawn ** 3 : drawn * drawn;
      const ksp = Number(exact.toPrecision(2));
      const findKsp = random.chance();
      // Halfway between two figures, rounding would be a matter of taste.
      if (findKsp && isTie(exact / 10 ** Math.floor(Math.log10(exact)), 1)) return undefined;
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
    difficulty: "MEDIUM",
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
      // Halfway between two figures, rounding would be a matter of taste.
      if (isTie(s / 10 ** Math.floor(Math.log10(s)), 1)) return undefined;
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
];
