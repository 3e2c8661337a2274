import { patiently } from "../../../../kit/patiently.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";
import { howMany, type Trait } from "../how-many.ts";
import { inOrder, type Ladder } from "../in-order.ts";

/** The greatest comes first, because its measure is negative and the list is sorted upwards. */
const falling = (rungs: readonly (readonly [name: string, measure: number])[]): Ladder["rungs"] =>
  rungs.map(([name, measure]) => [name, -measure]);

/** Enthalpies in kJ/mol, radii in pm. */
const OF_ELEMENTS: readonly Ladder[] = [
  {
    of: "their first ionisation enthalpies",
    because:
      "Along a period the enthalpy grows, but beryllium with its filled 2s orbital stands above boron, and nitrogen with its half-filled 2p orbitals above oxygen.",
    rungs: falling([
      ["fluorine", 1681],
      ["nitrogen", 1402],
      ["oxygen", 1314],
      ["carbon", 1086],
      ["beryllium", 899],
      ["boron", 801],
    ]),
  },
  {
    of: "their first ionisation enthalpies",
    because:
      "Along a period the enthalpy grows, but magnesium with its filled 3s orbital stands above aluminium, and phosphorus with its half-filled 3p orbitals above sulphur.",
    rungs: falling([
      ["chlorine", 1251],
      ["phosphorus", 1012],
      ["sulphur", 1000],
      ["silicon", 786],
      ["magnesium", 737],
      ["aluminium", 577],
    ]),
  },
  {
    of: "their first ionisation enthalpies",
    because:
      "In group 13 the enthalpy does not fall regularly: the 3d electrons of gallium and the 4f electrons of thallium shield the nucleus poorly.",
    rungs: falling([
      ["boron", 801],
      ["thallium", 589],
      ["gallium", 579],
      ["indium", 558],
    ]),
  },
  {
    of: "their second ionisation enthalpies",
    because:
      "The second electron of sodium comes from a filled inner shell and that of aluminium from a filled 3s orbital; magnesium loses the last electron of its outer shell.",
    rungs: falling([
      ["sodium", 4562],
      ["phosphorus", 1907],
      ["aluminium", 1817],
      ["silicon", 1577],
      ["magnesium", 1451],
    ]),
  },
  {
    of: "the magnitudes of their electron gain enthalpies",
    because:
      "In the small atoms of fluorine and oxygen the added electron is repelled by those that are there, so that chlorine and sulphur come before them; the halogens stand above group 16.",
    rungs: falling([
      ["chlorine", 349],
      ["fluorine", 328],
      ["iodine", 295],
      ["sulphur", 200],
      ["oxygen", 141],
    ]),
  },
  {
    of: "their atomic radii",
    because:
      "The radius grows down a group and shrinks along a period; a new shell outweighs one or two places in a period.",
    rungs: falling([
      ["potassium", 231],
      ["calcium", 197],
      ["sodium", 186],
      ["magnesium", 160],
      ["beryllium", 112],
    ]),
  },
];

/** Boiling points in K, enthalpies in kJ/mol, strengths as pKa. */
const OF_COMPOUNDS: readonly Ladder[] = [
  {
    of: "their boiling points",
    because:
      "In group 15 the boiling points of the hydrides rise with the molar mass, except that hydrogen bonds lift ammonia above phosphine and arsine.",
    rungs: falling([
      [ch("BiH3"), 290],
      [ch("SbH3"), 255],
      [ch("NH3"), 238],
      [ch("AsH3"), 211],
      [ch("PH3"), 185],
    ]),
  },
  {
    of: "their boiling points",
    because: "Hydrogen bonds put hydrogen fluoride first; the others rise with the molar mass.",
    rungs: falling([
      [ch("HF"), 293],
      [ch("HI"), 238],
      [ch("HBr"), 206],
      [ch("HCl"), 189],
    ]),
  },
  {
    of: "their bond dissociation enthalpies",
    because:
      "The enthalpy falls from chlorine to iodine; in fluorine the lone pairs of the small atoms repel each other, so that it comes below bromine.",
    rungs: falling([
      [ch("Cl2"), 243],
      [ch("Br2"), 193],
      [ch("F2"), 159],
      [ch("I2"), 151],
    ]),
  },
  {
    of: "their acidic strength",
    because:
      "The more oxygen atoms are bound to chlorine, the more the charge of the anion is spread; among the hypohalous acids the more electronegative halogen makes the stronger acid.",
    rungs: [
      [ch("HClO4"), -10],
      [ch("HClO3"), -1],
      [ch("HClO2"), 1.9],
      [ch("HOCl"), 7.5],
      [ch("HOBr"), 8.6],
      [ch("HOI"), 10.5],
    ],
  },
  {
    of: "their acidic strength in water",
    because:
      "The bond to hydrogen grows weaker down a group, and that outweighs the electronegativity; within a period the more electronegative element makes the stronger acid.",
    rungs: [
      [ch("HI"), -10],
      [ch("HF"), 3.2],
      [ch("H2S"), 7],
      [ch("H2O"), 14],
      [ch("NH3"), 35],
    ],
  },
  {
    of: "their bond angles",
    because:
      "Ammonia keeps an angle near that of a tetrahedron; with larger and less electronegative central atoms the bonds have more and more p character.",
    rungs: falling([
      [ch("NH3"), 107.8],
      [ch("PH3"), 93.6],
      [ch("AsH3"), 91.8],
      [ch("SbH3"), 91.3],
    ]),
  },
  {
    of: "their strength as Lewis acids",
    because:
      "Back-bonding from the halogen fills the empty orbital of boron, best where the orbitals are of like size; so the fluoride is the weakest.",
    rungs: [[ch("BI3")], [ch("BBr3")], [ch("BCl3")], [ch("BF3")]],
  },
];

type Marked = readonly [formula: string, marks: string];
const marked = (mark: string, said: string, because: string, seems?: RegExp): Trait<Marked> => ({
  said,
  because,
  holds: ([, marks]) => marks.includes(mark),
  ...(seems && { seems: ([formula]) => seems.test(formula) }),
});

/** A acidic, M amphoteric, N neutral, B basic, U with an odd number of electrons. */
const OXIDES: readonly Marked[] = [
  ["CO", "N"],
  ["NO", "NU"],
  ["N2O", "N"],
  ["NO2", "AU"],
  ["N2O5", "A"],
  ["SO2", "A"],
  ["SO3", "A"],
  ["P4O10", "A"],
  ["Cl2O7", "A"],
  ["ClO2", "AU"],
  ["SiO2", "A"],
  ["B2O3", "A"],
  ["Al2O3", "M"],
  ["Ga2O3", "M"],
  ["SnO", "M"],
  ["SnO2", "M"],
  ["PbO", "M"],
  ["Tl2O", "B"],
  ["Bi2O3", "B"],
];
const OXIDE_TRAITS = [
  marked(
    "M",
    "are amphoteric",
    "The oxides of aluminium, gallium, tin and lead react with acids and with bases.",
  ),
  marked(
    "A",
    "are acidic",
    "The oxides of non-metals are acidic, except the neutral CO, NO and N₂O; those of metals here are amphoteric or basic.",
  ),
  marked(
    "N",
    "are neutral",
    "Carbon monoxide and the two lowest oxides of nitrogen react neither with acids nor with bases.",
  ),
  marked(
    "U",
    "have a molecule with an odd number of electrons",
    "An odd number of electrons leaves one unpaired: NO, NO₂ and ClO₂.",
  ),
];

/** The digit is the basicity; O means that an oxygen atom links two atoms of the central element. */
const OXOACIDS: readonly Marked[] = [
  ["H3PO2", "1"],
  ["H3PO3", "2"],
  ["H3PO4", "3"],
  ["H4P2O5", "2O"],
  ["H4P2O6", "4"],
  ["H4P2O7", "4O"],
  ["H2SO3", "2"],
  ["H2SO4", "2"],
  ["H2S2O7", "2O"],
  ["H2S2O8", "2"],
  ["H2S2O6", "2"],
  ["H3BO3", "1"],
  ["HNO2", "1"],
  ["HClO4", "1"],
];
const OXOACID_TRAITS = [
  marked(
    "2",
    "are dibasic",
    "Only hydrogen atoms bound to oxygen ionise: those bound to phosphorus do not count.",
    /^H2/,
  ),
  marked(
    "1",
    "are monobasic in water",
    "Hydrogen atoms bound to phosphorus do not ionise, and boric acid takes up one hydroxide ion from water.",
    /^H[A-Z]/,
  ),
  marked(
    "O",
    "have one oxygen atom that links two atoms of the central element",
    "Such a bridge joins the two atoms of phosphorus in the pyro acids and those of sulphur in H₂S₂O₇; in H₂S₂O₈ two oxygen atoms link them.",
  ),
];

export const ordersAndOxides: WriterList = [
  computed({
    name: "order-of-a-periodic-property",
    depth: 5,
    topic: "periodic-table",
    difficulty: "HARD",
    write: (random) => inOrder(random, random.pick(OF_ELEMENTS)),
  }),
  computed({
    name: "order-of-p-block-compounds",
    depth: 5,
    chapter: "orders-in-the-p-block",
    topic: "s-and-p-block",
    difficulty: "HARD",
    write: (random) => inOrder(random, random.pick(OF_COMPOUNDS)),
  }),
  computed({
    name: "how-many-of-these-p-block-compounds",
    depth: 5,
    chapter: "p-block-compounds",
    topic: "s-and-p-block",
    difficulty: "HARD",
    write: patiently((random) => {
      const [kind, things, traits] = random.pick([
        ["oxides", OXIDES, OXIDE_TRAITS],
        ["oxoacids", OXOACIDS, OXOACID_TRAITS],
      ] as const);
      return howMany(random, kind, things, random.pick(traits), ([formula]) => ch(formula));
    }),
  }),
];
