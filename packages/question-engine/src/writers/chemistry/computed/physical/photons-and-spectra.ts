import { range, roundTo } from "../../../../numbers/arithmetic.ts";
import { num, ratio, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const photonsAndSpectra: WriterList = [
  computed({
    name: "photon-of-a-wavelength",
    depth: 2,
    topic: "atomic-structure",
    difficulty: "MEDIUM",
    write(random) {
      const nm = random.pick([200, 220, 248, 300, 310, 330, 400, 440, 496, 500, 600, 620, 660]);
      const molar = 120000 / nm;
      const eV = 1240 / nm;
      const ask = random.chance();
      const show = (x: number) => (ask ? num(x, "kJ/mol", x < 1 ? 3 : 0) : num(x, "eV", 2));
      const value = ask ? molar : eV;
      return {
        text: ask
          ? `What is the energy of one mole of photons of wavelength ${num(nm, "nm")}, to the nearest kJ? Take $N_A h c = 0.12\\ \\mathrm{J\\,m/mol}$.`
          : `What is the energy of a photon of wavelength ${num(nm, "nm")}, in electronvolts? Take $hc = 1240\\ \\mathrm{eV\\,nm}$.`,
        answer: show(value),
        distractors: ask
          ? [
              wrong(show(molar / 10), "taking a nanometre to be $10^{-8}$ m"),
              wrong(show(molar * 10), "taking a nanometre to be $10^{-10}$ m"),
              wrong(show(molar * 2), "taking twice $hc/\\lambda$"),
              wrong(show(0.12 * nm), "multiplying by the wavelength instead of dividing"),
              wrong(
                show(molar / 6.02),
                "dividing by the digits of Avogadro's number, which is already part of $N_A h c$",
              ),
            ]
          : [
              wrong(show(nm / 1240), "inverting the fraction"),
              wrong(show(2 * eV), "taking twice $hc/\\lambda$"),
              wrong(show(12400 / nm), "reading the wavelength as if it were in ångströms"),
              wrong(show(16 * eV), "multiplying by the digits of the electron's charge and slipping a place"),
              wrong(show(eV / 1.6), "dividing by 1.6 although the energy is in electronvolts already"),
            ],
        explanation: [
          "$E = \\frac{hc}{\\lambda}$.",
          ask
            ? `Per mole, $E = \\frac{N_A h c}{\\lambda} = \\frac{0.12}{${nm} \\times 10^{-9}}\\ \\mathrm{J/mol} = ${show(value).tex}$.`
            : `$E = \\frac{1240}{${nm}} = ${show(value).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "hydrogen-line-wavelengths",
    topic: "atomic-structure",
    difficulty: "HARD",
    write(random) {
      const draw = () => {
        const lower = random.int(1, 3);
        return { lower, upper: random.int(lower + 1, lower + 4) };
      };
      const [a, b] = [draw(), draw()];
      if (a.lower === b.lower && a.upper === b.upper) return undefined;
      const top = ({ lower, upper }: { lower: number; upper: number }) => upper * upper - lower * lower;
      const bottom = ({ lower, upper }: { lower: number; upper: number }) => (upper * lower) ** 2;
      // λ = lower² upper² / (R (upper² − lower²)).
      const first = bottom(a) * top(b);
      const second = bottom(b) * top(a);
      const answer = ratio(first, second);
      if (answer.text.length > 14) return undefined;
      const inverse = ratio(second, first);
      return {
        text: `What is the ratio $\\lambda_1 : \\lambda_2$ of the wavelengths that a hydrogen atom emits in the transitions $${a.upper} \\to ${a.lower}$ (wavelength $\\lambda_1$) and $${b.upper} \\to ${b.lower}$ (wavelength $\\lambda_2$)?`,
        answer,
        distractors: [
          wrong(inverse, "giving the ratio of the energies, which is the inverse"),
          wrong(
            ratio(a.upper - a.lower, b.upper - b.lower),
            "taking the wavelength to follow the difference of the levels",
          ),
          wrong(ratio(bottom(a), bottom(b)), "leaving out the difference of the squares"),
          wrong(
            ratio(top(a), top(b)),
            "taking the wavelength to follow the difference of the squares of $n$",
          ),
          wrong(
            ratio(a.lower * a.upper * (b.upper - b.lower), b.lower * b.upper * (a.upper - a.lower)),
            "using $\\frac{1}{n}$ instead of $\\frac{1}{n^2}$ in Rydberg's formula",
          ),
        ],
        explanation: [
          `$\\frac{1}{\\lambda} = R\\left(\\frac{1}{n_1^2} - \\frac{1}{n_2^2}\\right)$, so $\\lambda = \\frac{n_1^2 n_2^2}{R(n_2^2 - n_1^2)}$.`,
          `$\\lambda_1 = \\frac{${bottom(a)}}{${top(a)}R}$ and $\\lambda_2 = \\frac{${bottom(b)}}{${top(b)}R}$.`,
          `Their ratio is ${answer}.`,
        ],
        verify: () => {
          const inverseOf = ({ lower, upper }: { lower: number; upper: number }) =>
            1 / (1 / lower ** 2 - 1 / upper ** 2);
          return Math.abs(inverseOf(a) / inverseOf(b) - first / second) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "ion-with-the-same-line",
    topic: "atomic-structure",
    difficulty: "HARD",
    write(random) {
      const z = random.pick([2, 3, 4]);
      const lower = random.int(1, 3);
      const upper = random.int(lower + 1, lower + 4);
      const ion = ["", "", "He^{+}", "Li^{2+}", "Be^{3+}"][z] ?? "";
      const line = (from: number, to: number) => tex(`${from} \\to ${to}`, from * 1000 + to);
      return {
        text: `Which transition of $\\mathrm{${ion}}$ has the same wavelength as the transition $${upper} \\to ${lower}$ of the hydrogen atom?`,
        answer: line(z * upper, z * lower),
        distractors: [
          wrong(line(upper, lower), "forgetting that the nuclear charge changes the levels"),
          wrong(
            line(z * z * upper, z * z * lower),
            "multiplying the quantum numbers by $Z^2$ instead of $Z$",
          ),
          wrong(line(upper + z, lower + z), "adding $Z$ to the quantum numbers instead of multiplying"),
          wrong(line(z * upper, lower), "multiplying only the upper quantum number by $Z$"),
        ],
        explanation: [
          `$\\frac{1}{\\lambda} = R Z^2\\left(\\frac{1}{n_1^2} - \\frac{1}{n_2^2}\\right)$: the lines agree when $\\frac{n}{Z}$ is the same for both levels.`,
          `With $Z = ${z}$, the levels are $n_1 = ${z} \\times ${lower} = ${z * lower}$ and $n_2 = ${z} \\times ${upper} = ${z * upper}$.`,
          `The transition is ${line(z * upper, z * lower)}.`,
        ],
        satisfies: (amount) => {
          const [from, to] = [Math.floor(amount / 1000), amount % 1000];
          return Math.abs(z * z * (1 / to ** 2 - 1 / from ** 2) - (1 / lower ** 2 - 1 / upper ** 2)) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "photoelectrons-kinetic-energy",
    topic: "atomic-structure",
    difficulty: "MEDIUM",
    write(random) {
      const nm = random.pick([155, 200, 248, 310, 400]);
      const { metal, work } = random.pick([
        { metal: "caesium", work: 2.1 },
        { metal: "potassium", work: 2.3 },
        { metal: "sodium", work: 2.3 },
        { metal: "lithium", work: 2.9 },
        { metal: "calcium", work: 2.9 },
        { metal: "magnesium", work: 3.7 },
      ]);
      const photon = 1240 / nm;
      const kinetic = roundTo(photon - work, 2);
      if (kinetic < 0.3) return undefined;
      const threshold = 1240 / work;
      const which = random.pick(["energy", "shift"] as const);
      const slower = random.pick([0.5, 1, 1.5]);
      if (which === "shift" && kinetic - slower < 0.2) return undefined;
      const answer = which === "energy" ? num(kinetic, "eV", 2) : num(1240 / (work + slower), "nm", 0);
      return {
        text:
          which === "energy"
            ? `Light of wavelength ${num(nm, "nm")} falls on ${metal}, whose work function is ${num(work, "eV")}. What is the greatest kinetic energy of the electrons set free? Take $hc = 1240\\ \\mathrm{eV\\,nm}$.`
            : `The work function of ${metal} is ${num(work, "eV")}. Light of which wavelength sets electrons free from it with a greatest kinetic energy of ${num(slower, "eV")}? Take $hc = 1240\\ \\mathrm{eV\\,nm}$.`,
        answer,
        distractors:
          which === "energy"
            ? [
                wrong(num(photon, "eV", 2), "giving the energy of the photon"),
                wrong(num(photon + work, "eV", 2), "adding the work function instead of subtracting it"),
                wrong(num(photon / work, "eV", 2), "dividing the energies instead of subtracting"),
                wrong(num(kinetic / 2, "eV", 2), "halving the difference as if by $\\frac{1}{2}mv^2$"),
              ]
            : [
                wrong(
                  num(threshold, "nm", 0),
                  "giving the threshold wavelength, at which the electrons have no energy",
                ),
                wrong(num(1240 / slower, "nm", 0), "giving the whole photon's energy to the motion"),
                wrong(
                  num(1240 / Math.abs(work - slower), "nm", 0),
                  "subtracting the kinetic energy from the work function",
                ),
                wrong(num((1240 * slower) / work, "nm", 0), "multiplying by the ratio of the energies"),
              ],
        explanation:
          which === "energy"
            ? [
                `The photon carries $\\frac{1240}{${nm}} = ${num(photon, "eV", 2).tex}$.`,
                `By Einstein's equation the electron keeps $${num(photon, undefined, 2).tex} - ${num(work).tex} = ${answer.tex}$.`,
              ]
            : [
                `The photon must carry $${num(work).tex} + ${num(slower).tex} = ${num(work + slower, "eV").tex}$.`,
                `$\\lambda = \\frac{1240}{${num(work + slower).tex}} = ${answer.tex}$, to the nearest nanometre.`,
              ],
      };
    },
  }),
  computed({
    name: "spectral-lines-to-the-ground-state",
    topic: "atomic-structure",
    difficulty: "MEDIUM",
    write(random) {
      const upper = random.int(4, 9);
      const lower = random.int(1, Math.min(3, upper - 2));
      const steps = upper - lower;
      const lines = (steps * (steps + 1)) / 2;
      const gas = random.pick([
        "A sample of hydrogen atoms is",
        "Many hydrogen atoms are",
        "The atoms of a hydrogen lamp are",
      ]);
      return {
        text: `${gas} excited to the level $n = ${upper}$. How many different spectral lines can appear as the electrons fall, directly or by steps, to the level $n = ${lower}$?`,
        answer: num(lines),
        distractors: [
          wrong(num(steps), `counting only the direct falls to $n = ${lower}$`),
          wrong(num(((steps + 1) * (steps + 2)) / 2), "counting one level too many"),
          wrong(num((steps * (steps - 1)) / 2), "counting one level too few"),
          wrong(num(steps * (steps + 1)), "counting each line twice"),
          ...(lower > 1
            ? [wrong(num((upper * (upper - 1)) / 2), "going on down to the ground state")]
            : [wrong(num(upper), "giving the number of levels")]),
        ],
        explanation: [
          `Each pair of the levels from ${lower} to ${upper} gives one line, and there are ${steps + 1} levels.`,
          `The number of pairs is $\\frac{${steps + 1} \\times ${steps}}{2} = ${lines}$.`,
        ],
        verify: () =>
          range(lower, upper).reduce((total, from) => total + range(lower, from - 1).length, 0) === lines,
      };
    },
  }),
];
