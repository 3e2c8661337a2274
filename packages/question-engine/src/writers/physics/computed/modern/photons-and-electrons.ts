import { ofLikeSize } from "../../../../kit/of-like-size.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { times } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare, TAKE_HC } from "../given.ts";

const METALS = [
  ["caesium", 2.1],
  ["potassium", 2.3],
  ["sodium", 2.3],
  ["lithium", 2.5],
  ["calcium", 2.9],
  ["magnesium", 3.7],
  ["zinc", 4.3],
] as const;

export const photonsAndElectrons: WriterList = [
  computed({
    name: "photon-energy",
    topic: "modern-physics",
    difficulty: "EASY",
    write(random) {
      const [energy, wavelength] = random.pick([
        [2, 620],
        [2.5, 496],
        [4, 310],
        [5, 248],
        [10, 124],
        [12.4, 100],
        [3.1, 400],
        [6.2, 200],
        [1.24, 1000],
        [2.48, 500],
        [1.55, 800],
        [1.6, 775],
        [8, 155],
        [20, 62],
        [24.8, 50],
        [31, 40],
      ] as const);
      const toEnergy = random.chance();
      return {
        text: toEnergy
          ? `What is the energy of a photon of wavelength ${num(wavelength, "nm")}? ${TAKE_HC}`
          : `What is the wavelength of a photon whose energy is ${num(energy, "eV")}? ${TAKE_HC}`,
        answer: toEnergy ? num(energy, "eV") : num(wavelength, "nm"),
        distractors: ofLikeSize(
          toEnergy ? num(energy, "eV") : num(wavelength, "nm"),
          toEnergy
            ? [
                wrong(num(wavelength / 1240, "eV"), "turning the quotient upside down"),
                wrong(num(energy * 2, "eV"), "being out by a factor 2"),
                wrong(num(energy / 2, "eV"), "putting in a factor $\\frac{1}{2}$"),
                wrong(num(energy * 10, "eV"), "slipping by a power of ten"),
                wrong(num(energy / 10, "eV"), "slipping by a power of ten the other way"),
              ]
            : [
                wrong(num(wavelength / 10, "nm"), "slipping by a power of ten the other way"),
                wrong(num(wavelength / 2, "nm"), "putting in a factor $\\frac{1}{2}$"),
                wrong(num(wavelength * 2, "nm"), "being out by a factor 2"),
                wrong(num(wavelength * 10, "nm"), "slipping by a power of ten"),
              ],
        ),
        explanation: [
          "$E = \\frac{hc}{\\lambda}$.",
          toEnergy
            ? `$E = \\frac{1240}{${wavelength}} = ${num(energy, "eV").tex}$.`
            : `$\\lambda = \\frac{1240}{${energy}} = ${num(wavelength, "nm").tex}$.`,
        ],
        verify: () => nearlyEqual(energy * wavelength, 1240, 1e-3),
      };
    },
  }),
  computed({
    name: "photoelectric-stopping-potential",
    topic: "modern-physics",
    difficulty: "MEDIUM",
    write(random) {
      const [metal, work] = random.pick(METALS);
      const [energy, wavelength] = random.pick([
        [4, 310],
        [5, 248],
        [6.2, 200],
        [8, 155],
        [10, 124],
        [3.1, 400],
      ] as const);
      const stop = energy - work;
      if (stop < 0.5) return undefined;
      return {
        text: `Light of wavelength ${num(wavelength, "nm")} falls on ${metal}, whose work function is ${num(work, "eV")}. What is the stopping potential of the photoelectrons? ${TAKE_HC}`,
        answer: num(stop, "V"),
        distractors: [
          wrong(num(energy, "V"), "leaving out the work function"),
          wrong(num(energy + work, "V"), "adding the work function"),
          wrong(num(work, "V"), "giving the work function"),
          wrong(num(stop / 2, "V"), "putting in a factor $\\frac{1}{2}$"),
        ],
        explanation: [
          `Energy of a photon: $\\frac{1240}{${wavelength}} = ${num(energy, "eV").tex}$.`,
          `Einstein's equation: $eV_s = h\\nu - \\phi = ${energy} - ${work} = ${num(stop, "eV").tex}$, so $V_s = ${num(stop, "V").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(amount + work, energy),
      };
    },
  }),
  computed({
    name: "hydrogen-like-energies",
    topic: "modern-physics",
    difficulty: "MEDIUM",
    write(random) {
      const { name, z } = random.pick([
        { name: "a hydrogen atom", z: 1 },
        { name: "a $\\mathrm{He^+}$ ion", z: 2 },
        { name: "a $\\mathrm{Li^{2+}}$ ion", z: 3 },
      ] as const);
      const lower = random.int(1, 3);
      const upper = lower + random.int(1, 3);
      const energy = 13.6 * z * z * (1 / lower ** 2 - 1 / upper ** 2);
      const level = (n: number) => (13.6 * z * z) / n ** 2;
      return {
        text: `What is the energy of the photon emitted by ${name} in the transition from $n = ${upper}$ to $n = ${lower}$? The ionisation energy of hydrogen is ${num(13.6, "eV")}; round to two decimals.`,
        answer: num(energy, "eV"),
        distractors: [
          wrong(num(level(upper), "eV", 2), "giving the size of the energy of the upper level"),
          wrong(
            num(13.6 * z * z * (1 / lower - 1 / upper), "eV", 2),
            "forgetting to square the quantum numbers",
          ),
          wrong(
            num(z === 1 ? level(lower) : energy / z ** 2, "eV", 2),
            z === 1 ? "giving the size of the energy of the lower level" : "leaving out the nuclear charge",
          ),
          wrong(
            num(z === 1 ? level(lower) + level(upper) : energy / z, "eV", 2),
            z === 1 ? "adding the energies of the two levels" : "forgetting to square the nuclear charge",
          ),
        ],
        explanation: [
          `$E_n = -\\frac{13.6\\,Z^2}{n^2}\\ \\mathrm{eV}$ with $Z = ${z}$: $E_{${upper}} = -${bare(level(upper))}$ and $E_{${lower}} = -${bare(level(lower))}\\ \\mathrm{eV}$.`,
          `Difference: $13.6 \\times ${z * z}\\left(\\frac{1}{${lower * lower}} - \\frac{1}{${upper * upper}}\\right) = ${num(energy, "eV", 2).tex}$.`,
        ],
        verify: () => nearlyEqual(level(lower) - level(upper), energy),
      };
    },
  }),
  computed({
    name: "de-broglie-ratio",
    topic: "modern-physics",
    difficulty: "MEDIUM",
    write(random) {
      const factor = random.int(2, 6);
      const wavelength = random.pick([0.06, 0.12, 0.18, 0.24, 0.3, 0.36, 0.6, 1.2]);
      const what = random.pick(["kinetic energy", "accelerating voltage", "speed"] as const);
      const grows = random.chance();
      const squared = what !== "speed";
      const change = squared ? factor ** 2 : factor;
      const answer = grows ? wavelength / factor : wavelength * factor;
      const how = grows ? `made ${change} times as large` : `reduced to $\\frac{1}{${change}}$ of its value`;
      return {
        text: `The de Broglie wavelength of an electron is ${num(wavelength, "nm")}. Its ${what} is ${how}. Neglect relativistic effects. What is its wavelength now?`,
        answer: num(answer, "nm"),
        distractors: ofLikeSize(num(answer, "nm"), [
          wrong(
            num(
              squared
                ? grows
                  ? wavelength / change
                  : wavelength * change
                : grows
                  ? wavelength / factor ** 2
                  : wavelength * factor ** 2,
              "nm",
            ),
            squared ? "forgetting the square root" : "squaring the factor",
          ),
          wrong(
            num(grows ? wavelength * factor : wavelength / factor, "nm"),
            "changing the wavelength in the wrong direction",
          ),
          wrong(num(wavelength, "nm"), "taking the wavelength to stay the same"),
          wrong(
            num(grows ? wavelength / (2 * factor) : wavelength * 2 * factor, "nm"),
            "being out by a factor 2",
          ),
        ]),
        explanation: [
          squared
            ? "$\\lambda = \\frac{h}{p} = \\frac{h}{\\sqrt{2mE}}$, and $E = eV$, so $\\lambda \\propto \\frac{1}{\\sqrt{E}}$."
            : "$\\lambda = \\frac{h}{mv}$, so $\\lambda \\propto \\frac{1}{v}$.",
          `The ${what} changes by the factor ${grows ? `$${change}$` : `$\\frac{1}{${change}}$`}, so the wavelength changes by ${grows ? `$\\frac{1}{${factor}}$` : `$${factor}$`}: ${num(answer, "nm")}.`,
        ],
        satisfies: (amount) =>
          nearlyEqual((wavelength / amount) ** (squared ? 2 : 1), grows ? change : 1 / change),
      };
    },
  }),
  computed({
    name: "work-function-from-two-wavelengths",
    depth: 3,
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const [e1, w1] = random.pick([
        [6.2, 200],
        [5, 248],
        [8, 155],
        [10, 124],
      ] as const);
      const [e2, w2] = random.pick([
        [4, 310],
        [3.1, 400],
        [5, 248],
        [2.48, 500],
      ] as const);
      const n = random.int(2, 5);
      // e1 − φ = n (e2 − φ)
      const work = (n * e2 - e1) / (n - 1);
      if (e2 >= e1 || work < 1.9 || work > e2 - 0.2 || !Number.isInteger(Math.round(work * 1e6) / 1e4))
        return undefined;
      return {
        text: `The maximum kinetic energy of the photoelectrons emitted from a metal by light of wavelength ${num(w1, "nm")} is ${times(n)} that for light of wavelength ${num(w2, "nm")}. What is the work function of the metal? ${TAKE_HC}`,
        answer: num(work, "eV"),
        distractors: [
          wrong(num((n * e2 + e1) / (n + 1), "eV"), "adding where one should subtract"),
          wrong(num((e1 - e2) / (n - 1), "eV"), "giving the smaller kinetic energy"),
          wrong(num(e2 - work / n, "eV"), "dividing the work function instead of the energy"),
          wrong(num(e1 - e2, "eV"), "subtracting the energies of the photons"),
          wrong(num((n * (e1 - e2)) / (n - 1), "eV"), "giving the larger kinetic energy"),
        ],
        explanation: [
          `The photons have $\\frac{1240}{${w1}} = ${num(e1, "eV").tex}$ and $\\frac{1240}{${w2}} = ${num(e2, "eV").tex}$.`,
          `$${e1} - \\phi = ${n}(${e2} - \\phi)$.`,
          `$\\phi = \\frac{${n} \\times ${e2} - ${e1}}{${n - 1}} = ${num(work, "eV").tex}$.`,
        ],
        satisfies: (amount) => nearlyEqual(e1 - amount, n * (e2 - amount)),
      };
    },
  }),
];
