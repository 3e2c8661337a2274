import { count, num, percent, words } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

/** Central atom's valence electrons, single-bonded atoms (H, halogen), double-bonded oxygens, charge. */
interface Species {
  formula: string;
  valence: number;
  single: number;
  double: number;
  charge: number;
}

const SPECIES: Species[] = [
  { formula: "BeCl2", valence: 2, single: 2, double: 0, charge: 0 },
  { formula: "CO2", valence: 4, single: 0, double: 2, charge: 0 },
  { formula: "BF3", valence: 3, single: 3, double: 0, charge: 0 },
  { formula: "SO2", valence: 6, single: 0, double: 2, charge: 0 },
  { formula: "SO3", valence: 6, single: 0, double: 3, charge: 0 },
  { formula: "CH4", valence: 4, single: 4, double: 0, charge: 0 },
  { formula: "NH3", valence: 5, single: 3, double: 0, charge: 0 },
  { formula: "NH4^+", valence: 5, single: 4, double: 0, charge: 1 },
  { formula: "H2O", valence: 6, single: 2, double: 0, charge: 0 },
  { formula: "H3O^+", valence: 6, single: 3, double: 0, charge: 1 },
  { formula: "PCl3", valence: 5, single: 3, double: 0, charge: 0 },
  { formula: "PCl5", valence: 5, single: 5, double: 0, charge: 0 },
  { formula: "SF4", valence: 6, single: 4, double: 0, charge: 0 },
  { formula: "SF6", valence: 6, single: 6, double: 0, charge: 0 },
  { formula: "ClF3", valence: 7, single: 3, double: 0, charge: 0 },
  { formula: "BrF5", valence: 7, single: 5, double: 0, charge: 0 },
  { formula: "IF5", valence: 7, single: 5, double: 0, charge: 0 },
  { formula: "XeF2", valence: 8, single: 2, double: 0, charge: 0 },
  { formula: "XeF4", valence: 8, single: 4, double: 0, charge: 0 },
  { formula: "XeO3", valence: 8, single: 0, double: 3, charge: 0 },
  { formula: "XeOF4", valence: 8, single: 4, double: 1, charge: 0 },
  { formula: "BF4^-", valence: 3, single: 4, double: 0, charge: -1 },
  { formula: "PCl4^+", valence: 5, single: 4, double: 0, charge: 1 },
  { formula: "PCl6^-", valence: 5, single: 6, double: 0, charge: -1 },
  { formula: "ICl2^-", valence: 7, single: 2, double: 0, charge: -1 },
  { formula: "ICl4^-", valence: 7, single: 4, double: 0, charge: -1 },
  { formula: "I3^-", valence: 7, single: 2, double: 0, charge: -1 },
  { formula: "OF2", valence: 6, single: 2, double: 0, charge: 0 },
  { formula: "POCl3", valence: 5, single: 3, double: 1, charge: 0 },
  { formula: "AsH3", valence: 5, single: 3, double: 0, charge: 0 },
  { formula: "SeF4", valence: 6, single: 4, double: 0, charge: 0 },
  { formula: "XeO2F2", valence: 8, single: 2, double: 2, charge: 0 },
  { formula: "BrF3", valence: 7, single: 3, double: 0, charge: 0 },
];

const HYBRIDS = ["", "", "$sp$", "$sp^2$", "$sp^3$", "$sp^3d$", "$sp^3d^2$"];
const SHAPES: Record<string, string> = {
  "2-0": "linear",
  "3-0": "trigonal planar",
  "3-1": "bent",
  "4-0": "tetrahedral",
  "4-1": "trigonal pyramidal",
  "4-2": "bent",
  "5-0": "trigonal bipyramidal",
  "5-1": "see-saw",
  "5-2": "T-shaped",
  "5-3": "linear",
  "6-0": "octahedral",
  "6-1": "square pyramidal",
  "6-2": "square planar",
};

function electronsAround({ valence, single, double, charge }: Species) {
  const loneElectrons = valence - charge - single - 2 * double;
  const atoms = single + double;
  return { atoms, lone: loneElectrons / 2, steric: atoms + loneElectrons / 2 };
}

/** Diatomic species of the second row by their number of electrons. */
const DIATOMICS = [
  { formula: "Li2", electrons: 6 },
  { formula: "C2", electrons: 12 },
  { formula: "N2", electrons: 14 },
  { formula: "N2^+", electrons: 13 },
  { formula: "N2^-", electrons: 15 },
  { formula: "O2", electrons: 16 },
  { formula: "O2^+", electrons: 15 },
  { formula: "O2^-", electrons: 17 },
  { formula: "O2^2-", electrons: 18 },
  { formula: "F2", electrons: 18 },
  { formula: "CO", electrons: 14 },
  { formula: "NO", electrons: 15 },
  { formula: "NO^+", electrons: 14 },
  { formula: "CN^-", electrons: 14 },
  { formula: "B2", electrons: 10 },
  { formula: "C2^2-", electrons: 14 },
  { formula: "NO^-", electrons: 16 },
  { formula: "O2^2+", electrons: 14 },
  { formula: "F2^+", electrons: 17 },
  { formula: "CO^+", electrons: 13 },
  { formula: "C2^-", electrons: 13 },
  { formula: "C2^+", electrons: 11 },
  { formula: "B2^+", electrons: 9 },
  { formula: "NO^2+", electrons: 13 },
  { formula: "N2^2-", electrons: 16 },
];

/** Fills the molecular orbitals: σ2s, σ*2s, (π2p ×2, σ2p in either order), π*2p ×2, σ*2p. */
function fill(electrons: number) {
  const light = electrons <= 14;
  const levels = [
    { room: 2, bonding: 1 },
    { room: 2, bonding: -1 },
    { room: 2, bonding: 1 },
    { room: 2, bonding: -1 },
    ...(light
      ? [
          { room: 4, bonding: 1 },
          { room: 2, bonding: 1 },
        ]
      : [
          { room: 2, bonding: 1 },
          { room: 4, bonding: 1 },
        ]),
    { room: 4, bonding: -1 },
    { room: 2, bonding: -1 },
  ];
  let left = electrons;
  let bonding = 0;
  let antibonding = 0;
  let unpaired = 0;
  for (const { room, bonding: sign } of levels) {
    const here = Math.min(left, room);
    if (sign > 0) bonding += here;
    else antibonding += here;
    unpaired += here <= room / 2 ? here : room - here;
    left -= here;
  }
  return { bonding, antibonding, order: (bonding - antibonding) / 2, unpaired };
}

/** Pieces of a chain with their σ and π bonds inside, hydrogens included; joined by one σ bond. */
const PIECES = [
  { text: "CH3-", sigma: 3, pi: 0, end: true },
  { text: "CH2=CH-", sigma: 4, pi: 1, end: true },
  { text: "HC#C-", sigma: 2, pi: 2, end: true },
  { text: "N#C-", sigma: 1, pi: 2, end: true },
  { text: "OHC-", sigma: 2, pi: 1, end: true },
] as const;
const MIDDLES = [
  { text: "CH2-", sigma: 2, pi: 0 },
  { text: "CO-", sigma: 1, pi: 1 },
  { text: "CH=CH-", sigma: 3, pi: 1 },
  { text: "C#C-", sigma: 1, pi: 2 },
] as const;
const TAILS = [
  { text: "CH3", sigma: 3, pi: 0 },
  { text: "CH=CH2", sigma: 4, pi: 1 },
  { text: "C#CH", sigma: 2, pi: 2 },
  { text: "COOH", sigma: 3, pi: 1 },
  { text: "CN", sigma: 1, pi: 2 },
] as const;

function takingItFor(shape: string): string {
  const [key = ""] = Object.entries(SHAPES).find(([, name]) => name === shape) ?? [];
  const [steric = 0, lone = 0] = key.split("-").map(Number);
  return `counting ${count(steric - lone, "bonded atom")} and ${lone === 0 ? "no lone pair" : count(lone, "lone pair")}`;
}

/** Bond order and magnetic behaviour in short. */
function verdictOf(electrons: number): string {
  const { order, unpaired } = fill(electrons);
  return `${order} ${unpaired > 0}`;
}

export const chemicalBonding: WriterList = [
  computed({
    name: "sigma-and-pi-bonds",
    topic: "chemical-bonding",
    difficulty: "EASY",
    write(random) {
      const parts = [random.pick(PIECES), ...random.sample(MIDDLES, random.int(0, 1)), random.pick(TAILS)];
      const sigma = parts.reduce((total, part) => total + part.sigma, 0) + parts.length - 1;
      const pi = parts.reduce((total, part) => total + part.pi, 0);
      if (pi === 0) return undefined;
      const formula = parts.map(({ text }) => text).join("");
      const pair = (s: number, p: number) => words(`$${s}\\ \\sigma$ and $${p}\\ \\pi$`);
      const multiple = formula.split(/[=#]/).length - 1;
      // Only one such mistake: if all options had the same number of π bonds, that number would not be in question.
      const [miscounted, how] = random.pick([
        [sigma - multiple - 1, "leaving out the $\\sigma$ bond inside a multiple bond"],
        [sigma + pi, "counting every line, $\\pi$ bonds too, as a $\\sigma$ bond"],
        [parts.length + 1, "leaving out the bonds to hydrogen"],
      ] as const);
      return {
        text: `How many $\\sigma$ bonds and $\\pi$ bonds are there in one molecule of ${ch(formula)}?`,
        answer: pair(sigma, pi),
        distractors: [
          wrong(pair(miscounted, pi), how),
          wrong(pair(sigma, pi + 1), "counting all bonds of a double or triple bond as $\\pi$ bonds"),
          wrong(pair(miscounted, pi + 1), `${how}, and all bonds of a multiple bond as $\\pi$ bonds`),
          wrong(
            pair(sigma + 1, Math.max(1, pi - 1)),
            "taking a triple bond for one $\\pi$ and two $\\sigma$ bonds",
          ),
        ],
        explanation: [
          "Every bond, single or multiple, has one $\\sigma$ bond; a double bond adds one $\\pi$ bond and a triple bond two.",
          `Counting the bonds to hydrogen too${formula.includes("CO") || formula.includes("OHC") ? ", and the double bond of each C=O group" : ""}${formula.includes("CN") ? ", and the triple bond of the nitrile group" : ""}, there are ${pair(sigma, pi)} bonds.`,
        ],
      };
    },
  }),
  computed({
    name: "hybridisation-by-steric-number",
    topic: "chemical-bonding",
    difficulty: "EASY",
    write(random) {
      const species = random.pick(
        SPECIES.filter((one) => electronsAround(one).steric <= 4 || electronsAround(one).lone === 0),
      );
      const { atoms, lone, steric } = electronsAround(species);
      const show = (n: number) => words(HYBRIDS[n] ?? "");
      return {
        text: `What is the hybridisation of the central atom in ${ch(species.formula)}?`,
        answer: show(steric),
        distractors: [2, 3, 4, 5, 6]
          .filter((n) => n !== steric)
          .sort(
            (a, b) =>
              Math.abs(a - atoms - 0.1) - Math.abs(b - atoms - 0.1) ||
              Math.abs(a - steric) - Math.abs(b - steric),
          )
          .map((n) =>
            wrong(
              show(n),
              n === atoms
                ? "counting the bonded atoms but not the lone pairs"
                : `counting ${n} instead of ${steric} electron pairs around the central atom`,
            ),
          ),
        explanation: [
          `The central atom has ${count(atoms, "bonded atom")} and ${count(lone, "lone pair")}: a steric number of ${steric}.`,
          `This needs ${steric} hybrid orbitals, that is, ${show(steric)}.`,
        ],
      };
    },
  }),
  computed({
    name: "shape-by-vsepr",
    topic: "chemical-bonding",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(Object.keys(SHAPES));
      const species = random.pick(
        SPECIES.filter((one) => `${electronsAround(one).steric}-${electronsAround(one).lone}` === kind),
      );
      const { atoms, lone, steric } = electronsAround(species);
      const shape = SHAPES[kind] ?? "";
      const parent = SHAPES[`${steric}-0`] ?? "";
      const bare = SHAPES[`${atoms}-0`] ?? "";
      const others = random.shuffle(
        [...new Set(Object.values(SHAPES))].filter((name) => ![shape, parent, bare].includes(name)),
      );
      const close = others.filter((name) =>
        Object.entries(SHAPES).some(([key, value]) => value === name && key.startsWith(`${steric}-`)),
      );
      return {
        text: `Which molecular geometry does VSEPR theory predict for ${ch(species.formula)}?`,
        answer: words(capitalise(shape)),
        distractors: [
          wrong(
            words(capitalise(parent)),
            "giving the arrangement of the electron pairs instead of the shape of the atoms",
          ),
          wrong(words(capitalise(bare)), "leaving the lone pairs out of account"),
          ...[...close, ...others].map((name) => wrong(words(capitalise(name)), takingItFor(name))),
        ],
        explanation: [
          `Around the central atom there are ${count(atoms, "bonded atom")} and ${count(lone, "lone pair")}, ${steric} directions in all.`,
          `The electron pairs point as in ${parent === "octahedral" ? "an" : "a"} ${parent} arrangement; the shape that the atoms alone form is ${shape}.`,
        ],
      };
    },
  }),
  computed({
    name: "lone-pairs-on-the-central-atom",
    topic: "chemical-bonding",
    difficulty: "MEDIUM",
    write(random) {
      const pairs = random.int(0, 3);
      const species = random.pick(SPECIES.filter((one) => electronsAround(one).lone === pairs));
      const { valence, single, double, charge, formula } = species;
      const { lone, atoms } = electronsAround(species);
      const slipTo = (other: number) => {
        if (other === valence - charge - single - 2 * double)
          return "counting single electrons instead of pairs";
        if (other === Math.floor(valence / 2))
          return "pairing all valence electrons and forgetting the bonds";
        if (other === atoms) return "counting bonds instead of lone pairs";
        if (charge !== 0 && Math.abs(other - lone) === 1) return "leaving the charge out of account";
        return other > lone ? "giving the central atom too many electrons" : "using up a lone pair in a bond";
      };
      return {
        text: `How many lone pairs of electrons are there on the central atom of ${ch(formula)}?`,
        answer: num(lone),
        distractors: [0, 1, 2, 3]
          .filter((other) => other !== lone)
          .map((other) => wrong(num(other), slipTo(other))),
        fixedOptions: true,
        explanation: [
          `The central atom brings ${valence} valence electrons${charge === 0 ? "" : `; the charge ${charge > 0 ? "takes away" : "adds"} ${Math.abs(charge)}`}.`,
          `Its bonds use ${single + 2 * double} of them${double > 0 ? " (two for each double bond to oxygen)" : ""}, which leaves ${valence - charge - single - 2 * double}, that is, ${lone === 0 ? "no lone pair" : count(lone, "lone pair")}.`,
        ],
      };
    },
  }),
  computed({
    name: "bond-order-by-molecular-orbitals",
    depth: 5,
    topic: "chemical-bonding",
    difficulty: "HARD",
    write(random) {
      // The order is drawn first: some belong to one molecule only, others to many.
      const drawn = random.pick([...new Set(DIATOMICS.map((one) => verdictOf(one.electrons)))]);
      const { formula, electrons } = random.pick(
        DIATOMICS.filter((one) => verdictOf(one.electrons) === drawn),
      );
      const { bonding, antibonding, order, unpaired } = fill(electrons);
      const magnetic = (n: number) => (n > 0 ? "paramagnetic" : "diamagnetic");
      const show = (o: number, n: number) => words(`Bond order ${o}, ${magnetic(n)}`);
      const seen = new Map(
        DIATOMICS.map((other) => fill(other.electrons)).map((other) => [
          show(other.order, other.unpaired).text,
          other,
        ]),
      );
      const mistaking = (other: ReturnType<typeof fill>) => {
        if (other.order === order)
          return unpaired > 0
            ? "pairing the electrons of two degenerate orbitals against Hund's rule"
            : "leaving electrons unpaired that must pair";
        const off = Math.abs(other.order - order);
        const more = other.order > order;
        if (off === 0.5) return `putting one electron too ${more ? "few" : "many"} into antibonding orbitals`;
        if (off === 1) return `counting one bonding pair too ${more ? "many" : "few"}`;
        return `counting too ${more ? "many" : "few"} bonding electrons`;
      };
      return {
        text: `By molecular orbital theory, what are the bond order and the magnetic behaviour of ${ch(formula)}, which has ${electrons} electrons?`,
        answer: show(order, unpaired),
        // A value that no such molecule has would soon be known as a wrong option.
        distractors: random
          .shuffle([...seen.values()])
          .sort((one, other) => Math.abs(one.order - order) - Math.abs(other.order - order))
          .filter((other) => show(other.order, other.unpaired).text !== show(order, unpaired).text)
          .map((other) => wrong(show(other.order, other.unpaired), mistaking(other))),
        explanation: [
          `Filling the orbitals in order puts ${bonding} electrons into bonding and ${antibonding} into antibonding orbitals (1s included).`,
          `Bond order $= \\frac{${bonding} - ${antibonding}}{2} = ${order}$.`,
          `${unpaired === 0 ? "No electron is" : unpaired === 1 ? "One electron is" : "Two electrons are"} unpaired, so it is ${magnetic(unpaired)}: bond order ${order}, ${magnetic(unpaired)}.`,
        ],
      };
    },
  }),
  computed({
    name: "percent-ionic-character",
    topic: "chemical-bonding",
    difficulty: "MEDIUM",
    write(random) {
      const length = random.pick([1.0, 1.25, 1.5, 1.6, 2.0, 2.4, 2.5]);
      const share = random.int(8, 45);
      const dipole = (4.8 * length * share) / 100;
      const shown = Math.round(dipole * 100) / 100;
      const character = (100 * shown) / (4.8 * length);
      const mistakes: [number, string][] = [
        [(100 * shown) / 4.8, "leaving out the bond length"],
        [(100 * shown * length) / 4.8, "multiplying by the bond length instead of dividing"],
        [character / 2, "taking twice the bond length"],
        [character / 1.6, "dividing once more by the charge in another unit"],
        [100 - character, "giving the covalent character"],
        [16 * shown, "leaving out the bond length and the charge"],
        [character * 1.6, "multiplying by the charge in another unit"],
      ];
      return {
        text: `A molecule HX has a dipole moment of ${num(shown, "D")} and a bond length of ${num(length, "Å")}. What is the percentage ionic character of its bond, to one decimal place? Take $e = 4.8 \\times 10^{-10}\\ \\mathrm{esu}$ and $1\\ \\mathrm{D} = 10^{-18}\\ \\mathrm{esu\\,cm}$.`,
        answer: percent(character, 1),
        distractors: mistakes
          // More than the whole would obviously be wrong.
          .filter(([share]) => share < 100)
          .map(([share, why]) => wrong(percent(share, 1), why)),
        explanation: [
          `Fully ionic, the bond would have $\\mu = e \\times d = 4.8 \\times 10^{-10} \\times ${num(length).tex} \\times 10^{-8}\\ \\mathrm{esu\\,cm} = ${num(4.8 * length, "D").tex}$.`,
          `The ionic character is $\\frac{${num(shown).tex}}{${num(4.8 * length).tex}} \\times 100 = ${percent(character, 1).tex}$.`,
        ],
      };
    },
  }),
];
