import { lcm, nearlyEqual, roundTo } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { times } from "../../../../english.ts";
import { count, fraction, num, ratio, tex } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
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

export const modernPhysics: WriterList = [
  computed({
    name: "radioactive-half-lives",
    topic: "modern-physics",
    difficulty: "EASY",
    write(random) {
      const lives = random.int(2, 6);
      const half = random.pick([3, 4, 5, 6, 8, 10, 12, 15, 20, 30]);
      const noun = random.pick(["day", "hour", "year", "minute"]);
      const unit = `${noun}s`;
      const start = 2 ** lives * random.int(2, 20);
      const left = start / 2 ** lives;
      const asked = random.pick(["left", "decayed", "life"] as const);
      const time = half * lives;
      if (asked === "life") {
        return {
          text: `The mass of a radioactive substance falls from ${num(start, "mg")} to ${num(left, "mg")} in ${time} ${unit}. What is its half-life?`,
          answer: count(half, noun),
          distractors: [
            wrong(
              count(roundTo(time / 2 ** lives, 1), noun),
              "dividing the time by the factor by which the mass fell",
            ),
            wrong(count(roundTo(time / (lives + 1), 1), noun), "counting one half-life too many"),
            wrong(count(roundTo(time / (lives - 1), 1), noun), "counting one half-life too few"),
            wrong(count(roundTo(time / 2, 1), noun), "halving the time"),
          ],
          explanation: [
            `$\\frac{${left}}{${start}} = \\frac{1}{${2 ** lives}} = \\left(\\frac{1}{2}\\right)^{${lives}}$, so ${lives} half-lives have passed.`,
            `The half-life is $\\frac{${time}}{${lives}}$, that is ${half} ${unit}.`,
          ],
          verify: () => start * 0.5 ** (time / half) === left,
        };
      }
      const answer = asked === "left" ? left : start - left;
      return {
        text: `A radioactive substance has a half-life of ${half} ${unit}. How much of ${num(start, "mg")} ${asked === "left" ? "is left" : "has decayed"} after ${time} ${unit}?`,
        answer: num(answer, "mg"),
        distractors: [
          wrong(
            num(asked === "left" ? start - left : left, "mg"),
            asked === "left" ? "giving the amount that has decayed" : "giving the amount that is left",
          ),
          wrong(
            num(asked === "left" ? start / lives : start - start / lives, "mg", 0),
            "dividing by the number of half-lives",
          ),
          wrong(num(asked === "left" ? 2 * left : start - 2 * left, "mg"), "counting one half-life too few"),
          wrong(num(asked === "left" ? left / 2 : start - left / 2, "mg"), "counting one half-life too many"),
        ],
        explanation: [
          `${time} ${unit} are ${lives} half-lives, so $\\frac{1}{2^{${lives}}} = \\frac{1}{${2 ** lives}}$ is left.`,
          asked === "left"
            ? `$\\frac{${start}}{${2 ** lives}} = ${num(left, "mg").tex}$ is left.`
            : `${num(left, "mg")} is left, so $${start} - ${left} = ${num(answer, "mg").tex}$ has decayed.`,
        ],
        verify() {
          let rest = start;
          for (let passed = 0; passed < time; passed += half) rest /= 2;
          return (asked === "left" ? rest : start - rest) === answer;
        },
      };
    },
  }),
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
        distractors: toEnergy
          ? [
              wrong(num(wavelength / 1240, "eV"), "turning the quotient upside down"),
              wrong(num(energy * 2, "eV"), "being out by a factor 2"),
              wrong(num(energy / 2, "eV"), "putting in a factor $\\frac{1}{2}$"),
              wrong(num(energy * 10, "eV"), "slipping by a power of ten"),
            ]
          : [
              wrong(num(1240 * energy, "nm"), "multiplying instead of dividing"),
              wrong(num(wavelength / 2, "nm"), "putting in a factor $\\frac{1}{2}$"),
              wrong(num(wavelength * 2, "nm"), "being out by a factor 2"),
              wrong(num(wavelength * 10, "nm"), "slipping by a power of ten"),
            ],
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
        satisfies: (worth) => nearlyEqual(worth + work, energy),
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
        text: `What is the energy of the photon that ${name} sends out when its electron passes from $n = ${upper}$ to $n = ${lower}$? The ionisation energy of hydrogen is ${num(13.6, "eV")}; round to two decimals.`,
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
      const how = grows ? `made ${change} times as large` : `reduced to $\\frac{1}{${change}}$`;
      return {
        text: `The de Broglie wavelength of an electron is ${num(wavelength, "nm")}. Its ${what} is ${how}, without relativistic effects. What is its wavelength now?`,
        answer: num(answer, "nm"),
        distractors: [
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
        ],
        explanation: [
          squared
            ? "$\\lambda = \\frac{h}{p} = \\frac{h}{\\sqrt{2mE}}$, and $E = eV$, so $\\lambda \\propto \\frac{1}{\\sqrt{E}}$."
            : "$\\lambda = \\frac{h}{mv}$, so $\\lambda \\propto \\frac{1}{v}$.",
          `The ${what} changes by the factor ${grows ? `$${change}$` : `$\\frac{1}{${change}}$`}, so the wavelength changes by ${grows ? `$\\frac{1}{${factor}}$` : `$${factor}$`}: ${num(answer, "nm")}.`,
        ],
        satisfies: (worth) =>
          nearlyEqual((wavelength / worth) ** (squared ? 2 : 1), grows ? change : 1 / change),
      };
    },
  }),
  computed({
    name: "binding-energy-from-mass-defect",
    topic: "modern-physics",
    difficulty: "MEDIUM",
    write(random) {
      const [name, z, a, defect] = random.pick([
        ["He", 2, 4, 0.0304],
        ["Li", 3, 6, 0.0343],
        ["Li", 3, 7, 0.0421],
        ["Be", 4, 9, 0.0624],
        ["B", 5, 10, 0.0695],
        ["C", 6, 12, 0.0989],
        ["N", 7, 14, 0.1124],
        ["O", 8, 16, 0.137],
        ["F", 9, 19, 0.1587],
        ["Ne", 10, 20, 0.1725],
        ["Ca", 20, 40, 0.3672],
        ["Fe", 26, 56, 0.5285],
      ] as const);
      const symbol = `^{${a}}_{${z}}\\mathrm{${name}}`;
      const total = defect * 931.5;
      const per = total / a;
      const asksPer = random.chance();
      return {
        text: `The mass defect of the nucleus $${symbol}$ is ${num(defect, "u", 4)}. What is its binding energy${asksPer ? " per nucleon" : ""}? Take $1\\ \\mathrm{u} = 931.5\\ \\mathrm{MeV}$ and round to one decimal.`,
        answer: num(asksPer ? per : total, "MeV", 1),
        distractors: asksPer
          ? [
              wrong(num(total, "MeV", 1), "giving the binding energy of the whole nucleus"),
              wrong(num(total / z, "MeV", 1), "dividing by the number of protons"),
              wrong(num(total / (a + z), "MeV", 1), "counting the protons twice"),
              wrong(num(per / 2, "MeV", 1), "halving the result"),
            ]
          : [
              wrong(num(per, "MeV", 1), "giving the energy per nucleon"),
              wrong(num(total * a, "MeV", 1), "multiplying by the number of nucleons"),
              wrong(num(total / z, "MeV", 1), "dividing by the number of protons"),
              wrong(num(total / 2, "MeV", 1), "putting in a factor $\\frac{1}{2}$"),
            ],
        explanation: [
          `$E_b = ${defect} \\times 931.5 = ${num(total, "MeV", 1).tex}$.`,
          ...(asksPer
            ? [`There are ${a} nucleons: $\\frac{${bare(total)}}{${a}} = ${num(per, "MeV", 1).tex}$.`]
            : []),
        ],
        verify: () => nearlyEqual((asksPer ? per * a : total) / 931.5, defect),
      };
    },
  }),
  computed({
    name: "work-function-from-two-wavelengths",
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
      if (e2 >= e1 || work < 1.6 || work > e2 - 0.2 || !Number.isInteger(Math.round(work * 1e6) / 1e4))
        return undefined;
      return {
        text: `Light of ${num(w1, "nm")} falls on a metal and sets free electrons whose greatest kinetic energy is ${times(n)} as large as with light of ${num(w2, "nm")}. What is the work function of the metal? ${TAKE_HC}`,
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
        satisfies: (worth) => nearlyEqual(e1 - worth, n * (e2 - worth)),
      };
    },
  }),
  computed({
    name: "two-radioactive-substances",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const unit = random.int(2, 10);
      const [h1, h2] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [2, 4],
        [3, 4],
        [1, 4],
        [2, 6],
        [3, 6],
      ] as const);
      const steps = random.int(1, 3);
      const time = lcm(h1, h2) * steps;
      const [n1, n2] = [time / h1, time / h2];
      if (n1 - n2 > 6 || n1 > 12) return undefined;
      const start = random.pick([1, 2, 4]);
      // Substance 1 starts `start` times as large as substance 2.
      const answer = ratio(start, 2 ** (n1 - n2));
      return {
        text: `Two radioactive substances $X$ and $Y$ have half-lives of ${h1 * unit} and ${h2 * unit} minutes. At first there are ${start === 1 ? "equally many" : start === 2 ? "twice as many" : "four times as many"} nuclei of $X$ as of $Y$. What is the ratio of the numbers of nuclei of $X$ and $Y$ that are left after ${time * unit} minutes?`,
        answer,
        distractors: [
          wrong(ratio(start * 2 ** (n1 - n2), 1), "exchanging the two substances"),
          wrong(ratio(start * h1, h2), "taking the ratio of the half-lives"),
          wrong(ratio(start * n2, n1), "dividing by the numbers of half-lives instead of powers of two"),
          wrong(
            start === 1 ? ratio(1, 2 ** n1) : ratio(1, 2 ** (n1 - n2)),
            start === 1 ? "leaving out the decay of $Y$" : "taking equal numbers at the start",
          ),
          wrong(
            ratio(start * (2 ** n1 - 1), 2 ** (n1 - n2) * (2 ** n2 - 1)),
            "comparing the numbers that have decayed",
          ),
        ],
        explanation: [
          `${time * unit} minutes are ${n1} half-lives of $X$ and ${n2} of $Y$.`,
          `$\\frac{N_X}{N_Y} = ${start} \\times \\frac{2^{-${n1}}}{2^{-${n2}}} = \\frac{${start}}{2^{${n1 - n2}}}$, that is ${answer}.`,
        ],
        verify: () =>
          nearlyEqual(
            (start * 0.5 ** ((time * unit) / (h1 * unit))) / 0.5 ** ((time * unit) / (h2 * unit)),
            answer.number ?? 0,
          ),
      };
    },
  }),
  computed({
    name: "spectral-lines-and-wavelengths",
    topic: "modern-physics",
    difficulty: "HARD",
    write(random) {
      const lower = random.int(1, 3);
      const upper = lower + random.int(1, 3);
      const other = random.int(1, 3);
      const otherUpper = other + random.int(1, 3);
      if (lower === other && upper === otherUpper) return undefined;
      const term = (low: number, up: number) => [up * up - low * low, low * low * up * up] as const;
      const [a, b] = term(lower, upper);
      const [c, d] = term(other, otherUpper);
      // λ1/λ2 = (c/d)/(a/b)
      const answer = fraction(c * b, d * a);
      return {
        text: `In the spectrum of hydrogen, what is the ratio of the wavelength of the line $n = ${upper} \\to ${lower}$ to that of the line $n = ${otherUpper} \\to ${other}$?`,
        answer,
        distractors: [
          wrong(fraction(a * d, b * c), "taking the ratio of the energies instead of the wavelengths"),
          wrong(
            fraction((otherUpper - other) * lower * upper, other * otherUpper * (upper - lower)),
            "forgetting to square the quantum numbers",
          ),
          wrong(
            fraction(upper * upper - lower * lower, otherUpper * otherUpper - other * other),
            "using the differences of the squares",
          ),
          wrong(
            fraction(lower * lower, other * other),
            "comparing the squares of the lower quantum numbers only",
          ),
          wrong(
            fraction(upper * upper, otherUpper * otherUpper),
            "comparing the squares of the upper quantum numbers only",
          ),
        ],
        explanation: [
          `$\\frac{1}{\\lambda} = R\\left(\\frac{1}{n_1^2} - \\frac{1}{n_2^2}\\right)$.`,
          `First line: $\\frac{1}{\\lambda} = ${fraction(a, b).tex}R$; second line: $\\frac{1}{\\lambda} = ${fraction(c, d).tex}R$.`,
          `$\\frac{\\lambda_1}{\\lambda_2} = ${fraction(c, d).tex} \\div ${fraction(a, b).tex} = ${answer.tex}$.`,
        ],
        verify() {
          const wave = (low: number, up: number) => 1 / (1 / low ** 2 - 1 / up ** 2);
          return nearlyEqual(wave(lower, upper) / wave(other, otherUpper), answer.number ?? 0);
        },
      };
    },
  }),
  computed({
    name: "alpha-beta-decay-chain",
    topic: "modern-physics",
    difficulty: "EASY",
    write(random) {
      const [symbol, a, z] = random.pick([
        ["\\mathrm{U}", 238, 92],
        ["\\mathrm{Th}", 232, 90],
        ["\\mathrm{Ra}", 226, 88],
        ["\\mathrm{U}", 235, 92],
        ["\\mathrm{Np}", 237, 93],
        ["\\mathrm{Pu}", 239, 94],
        ["\\mathrm{Rn}", 222, 86],
      ] as const);
      const alpha = random.int(1, 5);
      const beta = random.int(1, 4);
      const show = (mass: number, charge: number) => tex(`A = ${mass},\\ Z = ${charge}`);
      const [mass, charge] = [a - 4 * alpha, z - 2 * alpha + beta];
      const several = (count: number, name: string) =>
        `${count} ${name} ${count === 1 ? "particle" : "particles"}`;
      return {
        text: `The nucleus $^{${a}}_{${z}}${symbol}$ sends out ${several(alpha, "alpha")} and ${several(beta, "beta-minus")}. What are the mass number and the atomic number of the nucleus that is left?`,
        answer: show(mass, charge),
        distractors: [
          wrong(show(mass, z - 2 * alpha - beta), "lowering the atomic number in beta decay"),
          wrong(show(mass, z - 2 * alpha), "leaving out the beta particles"),
          wrong(show(a - 2 * alpha, charge), "giving an alpha particle a mass number of 2"),
          wrong(show(mass - beta, charge), "lowering the mass number in beta decay"),
        ],
        explanation: [
          "An alpha particle carries off mass number 4 and charge 2; a beta-minus particle leaves the mass number as it is and raises the atomic number by 1.",
          `$A = ${a} - 4 \\times ${alpha} = ${mass}$ and $Z = ${z} - 2 \\times ${alpha} + ${beta} = ${charge}$.`,
          `So ${show(mass, charge)}.`,
        ],
        verify: () => mass + 4 * alpha === a && charge + 2 * alpha - beta === z,
      };
    },
  }),
];
