import { range } from "../../../../numbers/arithmetic.ts";
import { count, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { unpairedIn } from "../electrons.ts";

const NUCLIDES = [
  { symbol: "O", name: "oxide", z: 8, a: [16, 17, 18], charge: -2 },
  { symbol: "F", name: "fluoride", z: 9, a: [19], charge: -1 },
  { symbol: "Na", name: "sodium", z: 11, a: [23], charge: 1 },
  { symbol: "Mg", name: "magnesium", z: 12, a: [24, 25, 26], charge: 2 },
  { symbol: "Al", name: "aluminium", z: 13, a: [27], charge: 3 },
  { symbol: "S", name: "sulphide", z: 16, a: [32, 33, 34], charge: -2 },
  { symbol: "Cl", name: "chloride", z: 17, a: [35, 37], charge: -1 },
  { symbol: "K", name: "potassium", z: 19, a: [39, 41], charge: 1 },
  { symbol: "Ca", name: "calcium", z: 20, a: [40, 42, 44], charge: 2 },
  { symbol: "Fe", name: "iron(III)", z: 26, a: [56, 57, 58], charge: 3 },
  { symbol: "Br", name: "bromide", z: 35, a: [79, 81], charge: -1 },
  { symbol: "I", name: "iodide", z: 53, a: [127], charge: -1 },
  { symbol: "Ba", name: "barium", z: 56, a: [137, 138], charge: 2 },
] as const;

const LETTERS = ["s", "p", "d", "f"] as const;

function chargeTex(charge: number): string {
  const size = Math.abs(charge) === 1 ? "" : Math.abs(charge);
  return `${size}${charge > 0 ? "+" : "-"}`;
}

export const shellsAndOrbitals: WriterList = [
  computed({
    name: "particles-of-an-ion",
    topic: "atomic-structure",
    difficulty: "EASY",
    write(random) {
      const { symbol, name, z, a: masses, charge } = random.pick(NUCLIDES);
      const a = random.pick(masses);
      const ask = random.pick(["electrons", "neutrons", "electrons and neutrons together"] as const);
      const electrons = z - charge;
      const answers = { electrons, neutrons: a - z, "electrons and neutrons together": electrons + a - z };
      const answer = answers[ask];
      return {
        text: `How many ${ask} are there in the ${name} ion $\\mathrm{^{${a}}_{${z}}${symbol}^{${chargeTex(charge)}}}$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(ask === "neutrons" ? z : z + (ask === "electrons" ? 0 : a - z)),
            ask === "neutrons"
              ? "giving the atomic number, which counts the protons"
              : "counting the electrons of the neutral atom",
          ),
          wrong(
            num(ask === "neutrons" ? a : z + charge + (ask === "electrons" ? 0 : a - z)),
            ask === "neutrons"
              ? "giving the mass number, which counts protons and neutrons"
              : "taking the charge with the wrong sign",
          ),
          wrong(
            num(ask === "neutrons" ? a - electrons : ask === "electrons" ? a - z : a + electrons),
            ask === "neutrons"
              ? "subtracting the electrons instead of the protons from the mass number"
              : ask === "electrons"
                ? "counting neutrons instead"
                : "adding the mass number instead of the number of neutrons",
          ),
          wrong(
            num(ask === "neutrons" ? a + z : a),
            ask === "neutrons"
              ? "adding the atomic number instead of subtracting it"
              : "giving the mass number",
          ),
          wrong(num(answer + 2), "counting two particles too many"),
        ],
        explanation: [
          `The atomic number ${z} is the number of protons; the mass number ${a} counts protons and neutrons, so there are $${a} - ${z} = ${a - z}$ neutrons.`,
          `A charge of $${charge > 0 ? "+" : "-"}${Math.abs(charge)}$ means $${z} ${charge > 0 ? "-" : "+"} ${Math.abs(charge)} = ${electrons}$ electrons.`,
          ...(ask === "electrons and neutrons together"
            ? [`Together: $${electrons} + ${a - z} = ${answer}$.`]
            : []),
        ],
      };
    },
  }),
  computed({
    name: "electrons-in-a-shell",
    topic: "atomic-structure",
    difficulty: "EASY",
    write(random) {
      const n = random.int(2, 5);
      const kind = random.pick([
        "shell-electrons",
        "shell-orbitals",
        "subshell-electrons",
        "subshell-orbitals",
      ] as const);
      const l = random.int(0, Math.min(n - 1, 3));
      const subshell = kind.startsWith("subshell");
      const orbitals = subshell ? 2 * l + 1 : n * n;
      const electrons = 2 * orbitals;
      const wantElectrons = kind.endsWith("electrons");
      const where = subshell ? `the subshell with $n = ${n}$ and $l = ${l}$` : `the shell with $n = ${n}$`;
      return {
        text: wantElectrons
          ? `What is the greatest number of electrons that ${where} can hold?`
          : `How many orbitals are there in ${where}?`,
        answer: num(wantElectrons ? electrons : orbitals),
        distractors: [
          wrong(
            num(wantElectrons ? orbitals : electrons),
            wantElectrons
              ? "counting orbitals instead of electrons"
              : "counting electrons instead of orbitals",
          ),
          wrong(
            num(subshell ? (wantElectrons ? 2 * n * n : n * n) : 2 * n),
            subshell ? "counting the whole shell" : "doubling $n$ instead of squaring it",
          ),
          wrong(
            num(subshell ? 2 * l + 2 : 4 * n),
            subshell ? "writing $2(l + 1)$ for the number of orbitals" : "taking $4n$",
          ),
          wrong(
            num(wantElectrons ? 2 * (2 * n + 1) : 2 * n + 1),
            "using $2n + 1$ as if $n$ were the azimuthal quantum number",
          ),
          wrong(num(8), "thinking that every shell closes with eight electrons"),
        ],
        explanation: [
          subshell
            ? `A subshell has $2l + 1 = 2 \\times ${l} + 1 = ${orbitals}$ ${orbitals === 1 ? "orbital" : "orbitals"} (this is the $${n}\\mathrm{${LETTERS[l] ?? ""}}$ subshell).`
            : `A shell has $n^2 = ${n}^2 = ${orbitals}$ orbitals.`,
          `Each orbital holds two electrons, so it takes at most ${electrons} electrons.`,
        ],
        verify: () => {
          const ls = subshell ? [l] : range(0, n - 1);
          const all = ls.reduce((total, at) => total + range(-at, at).length, 0);
          return all === orbitals;
        },
      };
    },
  }),
  computed({
    name: "average-atomic-mass",
    topic: "atomic-structure",
    difficulty: "EASY",
    write(random) {
      const light = random.pick([10, 20, 35, 63, 79, 69, 107]);
      const gap = random.pick([1, 2]);
      const share = random.step(10, 90, 5);
      if (share === 50) return undefined;
      const mean = (light * share + (light + gap) * (100 - share)) / 100;
      const swapped = (light * (100 - share) + (light + gap) * share) / 100;
      return {
        text: `An element X has two isotopes: ${share}% of its atoms have the mass ${num(light, "u")} and the others ${num(light + gap, "u")}. What is its average atomic mass?`,
        answer: num(mean, "u", 2),
        distractors: [
          wrong(num(swapped, "u", 2), "giving each isotope the other's abundance"),
          wrong(num(light + gap / 2, "u", 2), "taking the plain mean of the two masses"),
          wrong(num(light + (gap * share) / 1000, "u", 2), "slipping a decimal place in the weights"),
          wrong(
            num(light + gap + (gap * share) / 100, "u", 2),
            "adding to the heavier mass instead of the lighter",
          ),
        ],
        explanation: [
          "The average weighs each isotope with its abundance.",
          `$\\frac{${share} \\times ${light} + ${100 - share} \\times ${light + gap}}{100} = ${num(mean, "u", 2).tex}$.`,
        ],
        satisfies: (m) => Math.abs((light + gap - m) / gap - share / 100) < 1e-6,
      };
    },
  }),
  computed({
    name: "bohr-orbit-of-an-ion",
    depth: 2,
    topic: "atomic-structure",
    difficulty: "MEDIUM",
    write(random) {
      const { z, name } = random.pick([
        { z: 1, name: "H" },
        { z: 2, name: "He^{+}" },
        { z: 3, name: "Li^{2+}" },
        { z: 4, name: "Be^{3+}" },
      ]);
      const n = random.int(2, 6);
      const radius = random.chance();
      const value = radius ? (52.9 * n * n) / z : (-13.6 * z * z) / (n * n);
      const show = (x: number) => (radius ? num(x, "pm", 1) : num(x, "eV", 2));
      return {
        text: radius
          ? `By Bohr's model and to one decimal, what is the radius of orbit $n = ${n}$ of $\\mathrm{${name}}$? The radius of the first orbit of hydrogen is ${num(52.9, "pm")}.`
          : `By Bohr's model and to two decimals, what is the energy of the electron in level $n = ${n}$ of $\\mathrm{${name}}$? The ground state of hydrogen has ${num(-13.6, "eV")}.`,
        answer: show(value),
        distractors: radius
          ? [
              wrong(show((52.9 * n) / z), "taking the radius to grow as $n$ instead of $n^2$"),
              wrong(show(52.9 * n * n), "forgetting the nuclear charge"),
              wrong(show(52.9 * n * n * z), "multiplying by $Z$ instead of dividing"),
              wrong(show((52.9 * n * n) / (z * z)), "dividing by $Z^2$ instead of $Z$"),
              wrong(show(52.9 * 2 * n), "doubling $n$ instead of squaring it"),
              wrong(show(52.9 / (n * n)), "dividing by $n^2$ instead of multiplying"),
            ]
          : [
              wrong(show((-13.6 * z * z) / n), "dividing by $n$ instead of $n^2$"),
              wrong(show(-13.6 / (n * n)), "forgetting the nuclear charge"),
              wrong(show((-13.6 * z) / (n * n)), "multiplying by $Z$ instead of $Z^2$"),
              wrong(show(-13.6 * n * n), "multiplying by $n^2$ instead of dividing"),
              wrong(show((13.6 * z * z) / (n * n)), "losing the minus sign of a bound electron"),
              wrong(show((-13.6 * z * z) / (2 * n)), "doubling $n$ instead of squaring it"),
            ],
        explanation: radius
          ? [
              `$r_n = 52.9\\ \\mathrm{pm} \\times \\frac{n^2}{Z}$ with $n = ${n}$ and $Z = ${z}$.`,
              `$r = 52.9 \\times \\frac{${n * n}}{${z}} = ${show(value).tex}$.`,
            ]
          : [
              `$E_n = -13.6\\ \\mathrm{eV} \\times \\frac{Z^2}{n^2}$ with $n = ${n}$ and $Z = ${z}$.`,
              `$E = -13.6 \\times \\frac{${z * z}}{${n * n}} = ${show(value).tex}$.`,
            ],
      };
    },
  }),
  computed({
    name: "nodes-of-an-orbital",
    topic: "atomic-structure",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.int(3, 7);
      const l = random.int(0, Math.min(3, n - 1));
      const ask = random.pick(["radial", "angular", "total"] as const);
      const answers = { radial: n - l - 1, angular: l, total: n - 1 };
      const rules = {
        radial: "$n - l - 1$ radial nodes",
        angular: "$l$ angular nodes",
        total: "$n - 1$ nodes in all",
      };
      const question = random.pick([
        `How many ${ask === "total" ? "nodes in all (radial and angular)" : `${ask} nodes`} does a $${n}\\mathrm{${LETTERS[l] ?? ""}}$ orbital have?`,
        `An electron has the quantum numbers $n = ${n}$ and $l = ${l}$. How many ${ask === "total" ? "nodes in all (radial and angular)" : `${ask} nodes`} does its orbital have?`,
      ]);
      return {
        text: question,
        answer: num(answers[ask]),
        distractors: [
          ...(["radial", "angular", "total"] as const)
            .filter((kind) => kind !== ask)
            .map((kind) =>
              wrong(
                num(answers[kind]),
                `using the rule for ${kind === "total" ? "all nodes together" : `${kind} nodes`}`,
              ),
            ),
          wrong(num(n - l), "forgetting to subtract 1"),
          wrong(num(n), "giving the principal quantum number itself"),
          wrong(num(n + l), "adding $n$ and $l$"),
          wrong(num(2 * l + 1), "counting the orbitals of the subshell"),
        ],
        explanation: [
          `This is a $${n}\\mathrm{${LETTERS[l] ?? ""}}$ orbital, with $n = ${n}$ and $l = ${l}$.`,
          `An orbital has ${rules.radial} and ${rules.angular}, together ${rules.total}.`,
          `Here there ${answers.radial === 1 ? "is" : "are"} ${answers.radial} radial and ${answers.angular} angular, ${answers.total} in all.`,
        ],
      };
    },
  }),
  computed({
    name: "unpaired-electrons-of-an-atom",
    topic: "atomic-structure",
    difficulty: "MEDIUM",
    write(random) {
      const { symbol, z } = random.pick([
        { symbol: "N", z: 7 },
        { symbol: "O", z: 8 },
        { symbol: "Si", z: 14 },
        { symbol: "P", z: 15 },
        { symbol: "S", z: 16 },
        { symbol: "Ti", z: 22 },
        { symbol: "V", z: 23 },
        { symbol: "Cr", z: 24 },
        { symbol: "Mn", z: 25 },
        { symbol: "Fe", z: 26 },
        { symbol: "Co", z: 27 },
        { symbol: "Ni", z: 28 },
        { symbol: "Cu", z: 29 },
        { symbol: "Zn", z: 30 },
        { symbol: "As", z: 33 },
        { symbol: "Se", z: 34 },
        { symbol: "C", z: 6 },
        { symbol: "F", z: 9 },
        { symbol: "Sc", z: 21 },
        { symbol: "Ge", z: 32 },
        { symbol: "Br", z: 35 },
        { symbol: "Al", z: 13 },
      ]);
      const { configuration, unpaired, outer, outerElectrons } = unpairedIn(z);
      return {
        text: `How many unpaired electrons does a gaseous ${symbol} atom ($Z = ${z}$) have in its ground state?`,
        answer: num(unpaired),
        distractors: [
          wrong(
            num(symbol === "Cr" ? 4 : symbol === "Cu" ? 9 : unpaired === 0 ? 2 : outerElectrons),
            symbol === "Cr"
              ? "filling 4s with two electrons before 3d"
              : "counting all electrons of the open subshell or shell, paired or not",
          ),
          wrong(
            num(unpaired + 2),
            "spreading electrons over more orbitals than Hund's rule and the subshell allow",
          ),
          wrong(num(Math.abs(unpaired - 2)), "pairing electrons before each orbital has one"),
          wrong(num(unpaired + 1), "counting one electron of a pair as unpaired"),
          wrong(num(Math.max(0, unpaired - 1)), "leaving out one of the singly filled orbitals"),
        ],
        explanation: [
          `The ground state is ${configuration}.`,
          `By Hund's rule the electrons of ${outer} occupy the orbitals singly before they pair.`,
          `This leaves ${count(unpaired, "unpaired electron")}.`,
        ],
      };
    },
  }),
];
