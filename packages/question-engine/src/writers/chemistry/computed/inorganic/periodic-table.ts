import { gcd } from "../../../../numbers/arithmetic.ts";
import { isTie, showsAll } from "../../../../numbers/rounding.ts";
import { num, words } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { ordinalWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { unpairedIn } from "../electrons.ts";

const ELEMENTS = [
  { z: 11, symbol: "Na", group: 1, period: 3 },
  { z: 12, symbol: "Mg", group: 2, period: 3 },
  { z: 13, symbol: "Al", group: 13, period: 3 },
  { z: 14, symbol: "Si", group: 14, period: 3 },
  { z: 15, symbol: "P", group: 15, period: 3 },
  { z: 16, symbol: "S", group: 16, period: 3 },
  { z: 17, symbol: "Cl", group: 17, period: 3 },
  { z: 18, symbol: "Ar", group: 18, period: 3 },
  { z: 19, symbol: "K", group: 1, period: 4 },
  { z: 20, symbol: "Ca", group: 2, period: 4 },
  { z: 21, symbol: "Sc", group: 3, period: 4 },
  { z: 22, symbol: "Ti", group: 4, period: 4 },
  { z: 23, symbol: "V", group: 5, period: 4 },
  { z: 25, symbol: "Mn", group: 7, period: 4 },
  { z: 26, symbol: "Fe", group: 8, period: 4 },
  { z: 28, symbol: "Ni", group: 10, period: 4 },
  { z: 30, symbol: "Zn", group: 12, period: 4 },
  { z: 31, symbol: "Ga", group: 13, period: 4 },
  { z: 32, symbol: "Ge", group: 14, period: 4 },
  { z: 33, symbol: "As", group: 15, period: 4 },
  { z: 34, symbol: "Se", group: 16, period: 4 },
  { z: 35, symbol: "Br", group: 17, period: 4 },
  { z: 36, symbol: "Kr", group: 18, period: 4 },
  { z: 6, symbol: "C", group: 14, period: 2 },
  { z: 7, symbol: "N", group: 15, period: 2 },
  { z: 8, symbol: "O", group: 16, period: 2 },
  { z: 9, symbol: "F", group: 17, period: 2 },
] as const;

/** Ions with the same number of electrons, by their nuclear charge. */
const ISOELECTRONIC: { electrons: number; ions: { ion: string; z: number }[] }[] = [
  {
    electrons: 10,
    ions: [
      { ion: "N^{3-}", z: 7 },
      { ion: "O^{2-}", z: 8 },
      { ion: "F^{-}", z: 9 },
      { ion: "Na^{+}", z: 11 },
      { ion: "Mg^{2+}", z: 12 },
      { ion: "Al^{3+}", z: 13 },
    ],
  },
  {
    electrons: 18,
    ions: [
      { ion: "P^{3-}", z: 15 },
      { ion: "S^{2-}", z: 16 },
      { ion: "Cl^{-}", z: 17 },
      { ion: "K^{+}", z: 19 },
      { ion: "Ca^{2+}", z: 20 },
      { ion: "Sc^{3+}", z: 21 },
    ],
  },
];

/** Successive ionisation energies in kJ/mol. */
const IONISATION = [
  { symbol: "Na", group: 1, energies: [496, 4562, 6910, 9543, 13354] },
  { symbol: "Mg", group: 2, energies: [738, 1451, 7733, 10543, 13630] },
  { symbol: "Al", group: 13, energies: [578, 1817, 2745, 11577, 14842] },
  { symbol: "Si", group: 14, energies: [787, 1577, 3232, 4356, 16091] },
  { symbol: "K", group: 1, energies: [419, 3052, 4420, 5877, 7975] },
  { symbol: "Ca", group: 2, energies: [590, 1145, 4912, 6491, 8153] },
  { symbol: "B", group: 13, energies: [801, 2427, 3660, 25026, 32827] },
  { symbol: "C", group: 14, energies: [1087, 2353, 4621, 6223, 37831] },
  { symbol: "Be", group: 2, energies: [900, 1757, 14849, 21007] },
] as const;

const symbolOf = (ion: string) => `$\\mathrm{${ion}}$`;

export const periodicTable: WriterList = [
  computed({
    name: "place-in-the-periodic-table",
    topic: "periodic-table",
    difficulty: "EASY",
    write(random) {
      const { z, group, period } = random.pick(ELEMENTS);
      const place = (g: number, p: number) => words(`Group ${g}, period ${p}`);
      const otherGroup = group > 12 ? group - 10 : group > 2 ? 2 : group + 10;
      return {
        text: `In which group and period of the modern periodic table is the element with atomic number ${z}?`,
        answer: place(group, period),
        distractors: [
          wrong(place(group, period === 2 ? 3 : period - 1), "counting the shells wrongly"),
          wrong(
            place(otherGroup, period),
            group > 12
              ? "forgetting the ten groups of the d-block"
              : "putting the element into the wrong block",
          ),
          wrong(place(group === 18 ? 17 : group + 1, period), "slipping by one group"),
          wrong(place(otherGroup, period === 4 ? 3 : period + 1), "missing both the shell and the block"),
        ],
        explanation: [
          `Its electronic configuration is ${unpairedIn(z).configuration}.`,
          `The highest shell in use is the ${ordinalWord(period)}, so the period is ${period}; the electrons beyond the noble-gas core put it in group ${group}.`,
          `The place is group ${group}, period ${period}.`,
        ],
        verify: () => z === ([0, 0, 2, 10, 18][period] ?? 0) + group - (period < 4 && group > 2 ? 10 : 0),
      };
    },
  }),
  computed({
    name: "valency-formula-of-two-elements",
    topic: "periodic-table",
    difficulty: "EASY",
    write(random) {
      const metal = random.pick([
        { group: 1, valency: 1 },
        { group: 2, valency: 2 },
        { group: 13, valency: 3 },
      ]);
      const other = random.pick([
        { group: 15, valency: 3 },
        { group: 16, valency: 2 },
        { group: 17, valency: 1 },
      ]);
      const [a, b] = random.pick([
        ["X", "Y"],
        ["A", "B"],
        ["M", "Z"],
        ["P", "Q"],
        ["D", "E"],
        ["L", "R"],
      ] as const);
      const write = (x: number, y: number) =>
        words(`$\\mathrm{${a}${x === 1 ? "" : `_{${x}}`}${b}${y === 1 ? "" : `_{${y}}`}}$`);
      const crossed = (p: number, q: number) => write(q / gcd(p, q), p / gcd(p, q));
      const shared = gcd(metal.valency, other.valency);
      const [x, y] = [other.valency / shared, metal.valency / shared];
      return {
        text: `Element ${a} is in group ${metal.group} and element ${b} is in group ${other.group} of the periodic table. Which formula does the ionic compound of ${a} and ${b} have?`,
        answer: write(x, y),
        distractors: [
          wrong(write(y, x), "writing each valency under its own element instead of crossing them"),
          wrong(crossed(metal.valency + 1, other.valency + 1), "taking each valency to be one too high"),
          wrong(write(1, 1), "assuming one atom of each"),
          wrong(crossed(metal.valency + 1, other.valency), "adding one to the charge of the metal"),
          wrong(crossed(metal.valency, other.valency + 1), "adding one to the charge of the non-metal"),
          wrong(write(2, 3), "guessing the formula of an oxide of group 13"),
        ],
        explanation: [
          `${a} of group ${metal.group} loses ${metal.valency} of its electrons; ${b} of group ${other.group} takes up ${other.valency}.`,
          `The charges balance in ${write(x, y)}.`,
        ],
        verify: () => x * metal.valency === y * other.valency,
      };
    },
  }),
  computed({
    name: "group-from-ionisation-energies",
    topic: "periodic-table",
    difficulty: "MEDIUM",
    write(random) {
      const { symbol, group, energies } = random.pick(IONISATION);
      const label = random.pick(["X", "Z", "Q", "E", "M"]);
      const jump = group > 10 ? group - 10 : group;
      const outer = jump;
      const show = (g: number) => words(`Group ${g}`);
      return {
        text: `The successive ionisation energies of a main-group element ${label}, in kJ/mol, begin ${energies.map((energy) => num(energy).text).join(", ")}. To which group of the periodic table does ${label} belong?`,
        answer: show(group),
        distractors: [1, 2, 13, 14, 15]
          .filter((g) => g !== group)
          .sort((a, b) => Math.abs(a - group) - Math.abs(b - group))
          .map((g) =>
            wrong(
              show(g),
              `reading ${g > 10 ? g - 10 : g} instead of ${jump} for the number of outer electrons`,
            ),
          ),
        explanation: [
          `The greatest jump, by ratio, comes after ${outer === 1 ? "the first electron" : `${outer} electrons`}: from ${num(energies[jump - 1] ?? 0)} to ${num(energies[jump] ?? 0)}.`,
          `So ${outer === 1 ? "one electron is" : `${outer} electrons are`} outside a closed shell, as in group ${group} (the element is ${symbol}).`,
        ],
        verify: () => {
          const ratios = energies.slice(1).map((energy, at) => energy / (energies[at] ?? 1));
          return ratios.indexOf(Math.max(...ratios)) === jump - 1;
        },
      };
    },
  }),
  computed({
    name: "isoelectronic-ions-by-radius",
    depth: 5,
    topic: "periodic-table",
    difficulty: "HARD",
    style: "application",
    write(random) {
      const { electrons, ions } = random.pick(ISOELECTRONIC);
      const chosen = random.sample(ions, 4).sort((a, b) => a.z - b.z);
      const growing = random.chance();
      const order = (list: readonly { ion: string }[]) =>
        words(list.map(({ ion }) => symbolOf(ion)).join(growing ? " < " : " > "));
      const right = growing ? [...chosen].reverse() : chosen;
      const [p, q, r, s] = right;
      if (!p || !q || !r || !s) return undefined;
      return {
        text: `Which is the order of ${growing ? "increasing" : "decreasing"} ionic radius of ${random
          .shuffle(chosen)
          .map(({ ion }) => symbolOf(ion))
          .join(", ")}?`,
        answer: order(right),
        distractors: [
          wrong(order([...right].reverse()), "thinking that a greater nuclear charge makes an ion larger"),
          wrong(order([p, q, s, r]), "exchanging the last two ions"),
          wrong(order([r, s, q, p]), "turning the order round and exchanging two neighbours as well"),
          wrong(order([p, r, q, s]), "exchanging the two middle ions"),
          wrong(order([r, s, p, q]), "placing cations and anions on the wrong sides"),
        ],
        explanation: [
          `All four have ${electrons} electrons, so the pull of the nucleus decides: the greater $Z$, the smaller the ion.`,
          `The atomic numbers are ${chosen.map(({ ion, z }) => `${z} for ${symbolOf(ion)}`).join(", ")}.`,
          `The order is ${order(right)}.`,
        ],
        verify: () =>
          right.every(
            (ion, at) =>
              at === 0 || (growing ? ion.z < (right[at - 1]?.z ?? 0) : ion.z > (right[at - 1]?.z ?? 0)),
          ),
      };
    },
  }),
  computed({
    name: "electronegativity-by-pauling",
    depth: 2,
    topic: "periodic-table",
    difficulty: "MEDIUM",
    write(random) {
      const ionisation = random.step(8, 18, 0.5);
      const affinity = random.step(0.5, 4, 0.5);
      const mulliken = (ionisation + affinity) / 2;
      const pauling = mulliken / 2.8;
      const slips = [(ionisation - affinity) / 5.6, (ionisation + affinity) / 2.8, ionisation / 5.6];
      if (!showsAll(pauling, 2) || [pauling, ...slips].some((value) => isTie(value, 2))) return undefined;
      return {
        text: `An atom has a first ionisation energy of ${num(ionisation, "eV")} and an electron affinity (energy released) of ${num(affinity, "eV")}. To two decimals, what is its electronegativity on Pauling's scale, using $\\chi_P = \\frac{\\chi_M}{2.8}$, where $\\chi_M$ is Mulliken's value in eV?`,
        answer: num(pauling, undefined, 2),
        distractors: [
          wrong(
            num((ionisation + affinity) / 2.8, undefined, 2),
            "adding the energies without halving the sum",
          ),
          wrong(
            num((ionisation - affinity) / 5.6, undefined, 2),
            "subtracting the electron affinity instead of adding it",
          ),
          wrong(num(mulliken, undefined, 2), "giving Mulliken's value without conversion"),
          wrong(num(ionisation / 5.6, undefined, 2), "leaving out the electron affinity"),
        ],
        explanation: [
          `Mulliken's value is the mean of the two energies: $\\chi_M = \\frac{${num(ionisation).tex} + ${num(affinity).tex}}{2} = ${num(mulliken).tex}$.`,
          `$\\chi_P = \\frac{${num(mulliken).tex}}{2.8} = ${num(pauling, undefined, 2).tex}$.`,
        ],
      };
    },
  }),
];
