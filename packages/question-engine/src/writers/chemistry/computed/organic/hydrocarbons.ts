import { num, tex, words } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, chem } from "../formula.ts";
import { alkaneFormula, alkaneName, type Branch, numbered, stem } from "./carbon-chain.ts";

/** The fragments of an ozonolysis: their names by the number of carbon atoms on either side of C=O. */
const FRAGMENTS = [
  { name: "methanal", left: "CH2", full: "HCHO", c: 1 },
  { name: "ethanal", left: "CH3CH", full: "CH3CHO", c: 2 },
  { name: "propanal", left: "CH3CH2CH", full: "CH3CH2CHO", c: 3 },
  { name: "propanone", left: "(CH3)2C", full: "CH3COCH3", c: 3 },
  { name: "butanal", left: "CH3CH2CH2CH", full: "CH3CH2CH2CHO", c: 4 },
  { name: "butan-2-one", left: "CH3CH2C(CH3)", full: "CH3CH2COCH3", c: 4 },
  { name: "2-methylpropanal", left: "(CH3)2CHCH", full: "(CH3)2CHCHO", c: 4 },
  { name: "pentan-3-one", left: "(CH3CH2)2C", full: "CH3CH2COCH2CH3", c: 5 },
] as const;

const RIGHT: Record<string, string> = {
  methanal: "CH2",
  ethanal: "CHCH3",
  propanal: "CHCH2CH3",
  propanone: "C(CH3)2",
  butanal: "CHCH2CH2CH3",
  "butan-2-one": "C(CH3)CH2CH3",
  "2-methylpropanal": "CHCH(CH3)2",
  "pentan-3-one": "C(CH2CH3)2",
};

/** Alkanes, alkenes and alkynes of up to four carbon atoms: gases at room temperature. */
function isGaseous(c: number, h: number): boolean {
  return c === 1 ? h === 4 : c >= 2 && c <= 4 && h >= 2 * c - 2 && h <= 2 * c + 2;
}

export const hydrocarbons: WriterList = [
  computed({
    name: "formula-of-a-hydrocarbon-family",
    topic: "hydrocarbons",
    difficulty: "EASY",
    write(random) {
      const c = random.int(3, 12);
      const { family, h } = random.pick([
        { family: "alkane with", h: 2 * c + 2 },
        { family: "alkene with one double bond and", h: 2 * c },
        { family: "alkyne with one triple bond and", h: 2 * c - 2 },
        { family: "cycloalkane with", h: 2 * c },
        { family: "alkadiene with", h: 2 * c - 2 },
        { family: "cycloalkene with one double bond and", h: 2 * c - 2 },
      ]);
      const show = (hydrogens: number) => tex(chem(`C${c}H${hydrogens}`), hydrogens);
      return {
        text: `What is the molecular formula of an ${family} ${c} carbon atoms?`.replace(
          "an cyclo",
          "a cyclo",
        ),
        answer: show(h),
        distractors: [2 * c + 2, 2 * c, 2 * c - 2, 2 * c - 4, 2 * c - 6]
          .filter((other) => other !== h && other > 0)
          .map((other) =>
            wrong(
              show(other),
              other === 2 * c + 2
                ? "using the rule $\\mathrm{C_nH_{2n+2}}$ of open-chain alkanes"
                : other === 2 * c
                  ? "using the rule $\\mathrm{C_nH_{2n}}$ of one double bond or ring"
                  : other === 2 * c - 2
                    ? "using the rule $\\mathrm{C_nH_{2n-2}}$ of two double bonds or one triple bond"
                    : "taking away too many hydrogen atoms",
            ),
          ),
        explanation: [
          `An open-chain alkane with ${c} carbon atoms has $2 \\times ${c} + 2 = ${2 * c + 2}$ hydrogen atoms; each ring or double bond takes away two, a triple bond four.`,
          `Here ${2 * c + 2 - h === 0 ? "nothing is taken away" : `${2 * c + 2 - h} are taken away`}: ${show(h)}.`,
        ],
      };
    },
  }),
  computed({
    name: "oxygen-to-burn-a-hydrocarbon",
    topic: "hydrocarbons",
    difficulty: "EASY",
    write(random) {
      const c = random.int(2, 8);
      const h = random.pick([2 * c + 2, 2 * c, 2 * c - 2]);
      const volume = random.pick([2, 4, 5, 8, 10, 20, 25, 50]);
      const per = c + h / 4;
      const show = (x: number) => num(x, "L", 1);
      const air = random.chance(0.35);
      const value = volume * per * (air ? 5 : 1);
      return {
        text: `What volume of ${air ? "air (one fifth oxygen by volume)" : "oxygen"} is needed to burn ${num(volume, "L")} of the hydrocarbon vapour ${ch(`C${c}H${h}`)} completely, both volumes measured under the same conditions?`,
        answer: show(value),
        distractors: [
          wrong(
            show(volume * (c + h / 2) * (air ? 5 : 1)),
            "taking one oxygen molecule for each water molecule",
          ),
          wrong(show(volume * c * (air ? 5 : 1)), "leaving out the oxygen for the hydrogen"),
          wrong(
            show(air ? volume * per : volume * per * 5),
            air ? "giving the volume of oxygen" : "giving the volume of air",
          ),
          wrong(show(volume * per * (air ? 5 : 1) * 2), "counting oxygen atoms instead of molecules"),
        ],
        explanation: [
          `One molecule needs ${c} molecules of ${ch("O2")} for the carbon and $${h} / 4 = ${num(h / 4).tex}$ for the hydrogen: ${num(per)} in all.`,
          `Equal volumes hold equal numbers of molecules: $${volume} \\times ${num(per).tex} = ${show(volume * per).tex}$ of oxygen${air ? `, that is, ${show(value)} of air` : ""}.`,
        ],
      };
    },
  }),
  computed({
    name: "addition-of-hydrogen-halide",
    topic: "hydrocarbons",
    difficulty: "MEDIUM",
    write(random) {
      const carbons = random.int(3, 8);
      const peroxide = random.chance(0.4);
      const halide = peroxide ? "bromo" : random.pick(["bromo", "chloro", "iodo"] as const);
      const acid = { bromo: "HBr", chloro: "HCl", iodo: "HI" }[halide];
      const methyl = carbons > 3 && random.chance(0.4);
      // but-1-ene, or its 2-methyl relative.
      const alkene = methyl
        ? `2-methyl${stem(carbons)}-1-ene`
        : carbons === 3
          ? "propene"
          : `${stem(carbons)}-1-ene`;
      const show = (at: number) => {
        if (!methyl)
          return words(
            `${at}-${capitalise(halide)}${stem(carbons)}ane`.replace(
              /-([A-Z])/,
              (_, letter: string) => `-${letter.toLowerCase()}`,
            ),
          );
        return words(`${at}-${halide}-2-methyl${stem(carbons)}ane`);
      };
      const at = peroxide ? 1 : 2;
      const both = methyl
        ? words(`1,2-di${halide}-2-methyl${stem(carbons)}ane`)
        : words(`1,2-di${halide}${stem(carbons)}ane`);
      const vinyl = methyl
        ? words(`1-${halide}-2-methyl${stem(carbons)}-1-ene`)
        : words(`2-${halide}${stem(carbons)}-1-ene`);
      return {
        text: `What is the main product when ${acid} adds to ${alkene}${peroxide ? " in the presence of a peroxide" : " in the absence of peroxides"}?`,
        answer: show(at),
        distractors: [
          wrong(
            show(peroxide ? 2 : 1),
            peroxide
              ? "following Markovnikov's rule although a peroxide is present"
              : "adding against Markovnikov's rule",
          ),
          wrong(both, "adding two halogen atoms, as the free halogen does"),
          wrong(
            carbons < 5 ? vinyl : show(3),
            carbons < 5
              ? "substituting a hydrogen atom instead of adding to the double bond"
              : "placing the halogen atom next to the double bond",
          ),
          wrong(vinyl, "substituting a hydrogen atom instead of adding to the double bond"),
          wrong(
            words(`3-${halide}${methyl ? "-2-methyl" : ""}${stem(carbons)}-1-ene`),
            "substituting beside the double bond instead of adding to it",
          ),
        ],
        explanation: [
          peroxide
            ? "With a peroxide, hydrogen bromide adds by free radicals: bromine goes to the carbon atom with more hydrogen (Kharasch effect)."
            : "By Markovnikov's rule, hydrogen goes to the carbon atom that has more hydrogen atoms, since the more stable carbocation forms.",
          `The double bond is between C-1 and C-2, so the halogen atom goes to C-${at}: ${show(at)}.`,
        ],
      };
    },
  }),
  computed({
    name: "alkene-from-ozonolysis",
    topic: "hydrocarbons",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = random.sample(FRAGMENTS, 2);
      if (!a || !b) return undefined;
      const join = (x: (typeof FRAGMENTS)[number], y: (typeof FRAGMENTS)[number]) =>
        words(`$${chem(`${x.left}=${RIGHT[y.name] ?? ""}`).replace("=", "{=}")}$`);
      const answer = join(a, b);
      const others = random.shuffle(FRAGMENTS.filter((other) => other !== a && other !== b));
      const isomerA = others.find(({ c }) => c === a.c);
      const isomerB = others.find(({ c }) => c === b.c);
      return {
        text: `An alkene gives ${a.name} (${ch(a.full)}) and ${b.name} (${ch(b.full)}) on ozonolysis followed by zinc and water. Which alkene is it?`,
        answer,
        distractors: [
          ...(isomerA
            ? [wrong(join(isomerA, b), `joining the fragment of ${isomerA.name} instead of ${a.name}`)]
            : []),
          ...(isomerB
            ? [wrong(join(a, isomerB), `joining the fragment of ${isomerB.name} instead of ${b.name}`)]
            : []),
          wrong(join(a, a), `joining two fragments of ${a.name}`),
          wrong(join(b, b), `joining two fragments of ${b.name}`),
          ...others.map((other) =>
            wrong(join(a, other), `joining the fragment of ${other.name} instead of ${b.name}`),
          ),
        ],
        explanation: [
          "Ozonolysis cuts the double bond and puts an oxygen atom on each of its carbon atoms.",
          `Taking the two oxygen atoms off and joining the carbon atoms by a double bond gives ${answer}.`,
        ],
      };
    },
  }),
  computed({
    name: "monochlorination-products",
    depth: 3,
    topic: "hydrocarbons",
    difficulty: "HARD",
    write(random) {
      const carbons = random.int(4, 7);
      const branches: Branch[] = [];
      for (let i = random.int(0, 3); i > 0; i--)
        branches.push({ name: "methyl", at: random.int(2, carbons - 1) });
      if (branches.some(({ at }) => branches.filter((other) => other.at === at).length > 2)) return undefined;
      const right = numbered(carbons, branches);
      const name = branches.length === 0 ? `${stem(carbons)}ane` : alkaneName(carbons, right);
      const answer = hydrogenKinds(carbons, branches);
      const total = carbons + branches.length;
      return {
        text: `How many monochloro derivatives, not counting stereoisomers, can ${name}, ${ch(alkaneFormula(carbons, right))}, give?`,
        answer: num(answer),
        distractors: [
          wrong(num(total), "counting every carbon atom as different"),
          wrong(num(answer + 1), "counting two equivalent positions as different"),
          wrong(num(answer - 1), "overlooking one kind of hydrogen atom"),
          wrong(num(answer + 2), "not seeing the symmetry of the molecule"),
          wrong(num(2 * total + 2), "counting every hydrogen atom as different"),
        ],
        explanation: [
          "Chlorine atoms in equivalent positions give the same product, so the number of products is the number of different kinds of carbon atom that carry hydrogen.",
          `In ${name} there are ${answer} such kinds (methyl groups on one carbon atom are equivalent, and so are positions that the symmetry of the molecule exchanges), so the answer is ${answer}.`,
        ],
      };
    },
  }),
  computed({
    name: "hydrocarbon-by-eudiometry",
    topic: "hydrocarbons",
    difficulty: "HARD",
    write(random) {
      const c = random.int(1, 4);
      const h = random.pick([2 * c + 2, 2 * c, 2 * c - 2]);
      if (!isGaseous(c, h)) return undefined;
      const volume = random.pick([4, 5, 6, 8, 10, 12, 15, 16, 20, 24, 30]);
      const contraction = volume * (1 + h / 4);
      const dioxide = volume * c;
      const show = (x: number, y: number) => tex(chem(`C${x === 1 ? "" : x}H${y}`), 100 * x + y);
      return {
        text: `In a eudiometer, ${num(volume, "mL")} of a gaseous hydrocarbon is exploded with an excess of oxygen. After cooling to room temperature the volume has shrunk by ${num(contraction, "mL")}, and it shrinks by a further ${num(dioxide, "mL")} over potassium hydroxide. What is the formula of the hydrocarbon?`,
        answer: show(c, h),
        distractors: (
          [
            [c, h + 2, "counting two hydrogen atoms too many"],
            [c, h - 2, "counting two hydrogen atoms too few"],
            [c + 1, h, "counting one carbon atom too many"],
            [c - 1, h, "counting one carbon atom too few"],
            [c + 1, h + 2, "reading both contractions too high"],
            [c - 1, h - 2, "reading both contractions too low"],
            [c + 1, h - 2, "counting carbon too high and hydrogen too low"],
          ] as const
        )
          .filter(([x, y]) => isGaseous(x, y))
          .map(([x, y, why]) => wrong(show(x, y), why)),
        explanation: [
          `Potassium hydroxide absorbs the carbon dioxide: $${dioxide} / ${volume} = ${c}$ carbon ${c === 1 ? "atom" : "atoms"}.`,
          `For $\\mathrm{C_xH_y}$ the first contraction is $1 + \\frac{y}{4}$ volumes (the water condenses): $1 + \\frac{y}{4} = ${num(contraction / volume).tex}$, so $y = ${h}$.`,
          `The formula is ${show(c, h)}.`,
        ],
        satisfies: (amount) => {
          const [x, y] = [Math.floor(amount / 100), amount % 100];
          // Gas before: fuel + oxygen; after: carbon dioxide (water is liquid).
          return 1 + (x + y / 4) - x === contraction / volume && x === c;
        },
      };
    },
  }),
];

/** Kinds of carbon atoms with hydrogen, by comparing the surroundings of each atom. */
function hydrogenKinds(carbons: number, branches: readonly Branch[]): number {
  const neighbours: number[][] = Array.from({ length: carbons + branches.length }, () => []);
  const join = (a: number, b: number) => {
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
  };
  for (let at = 1; at < carbons; at++) join(at - 1, at);
  for (const [index, { at }] of branches.entries()) join(carbons + index, at - 1);
  const describe = (atom: number, from: number): string =>
    `(${(neighbours[atom] ?? [])
      .filter((next) => next !== from)
      .map((next) => describe(next, atom))
      .sort()
      .join("")})`;
  const kinds = neighbours.flatMap((list, atom) => (list.length < 4 ? [describe(atom, -1)] : []));
  return new Set(kinds).size;
}
