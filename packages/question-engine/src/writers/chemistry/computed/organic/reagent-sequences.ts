import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, molarMass } from "../formula.ts";

interface Step {
  with: string;
  gives: string;
}

/** What the reagents of laboratories turn a compound into. */
const STEPS: Record<string, readonly Step[]> = {
  benzene: [{ with: "concentrated nitric and sulphuric acid", gives: "nitrobenzene" }],
  nitrobenzene: [{ with: "tin and hydrochloric acid, then alkali", gives: "aniline" }],
  aniline: [
    { with: "sodium nitrite and hydrochloric acid at 273–278 K", gives: "benzenediazonium chloride" },
    { with: "(CH₃CO)₂O and pyridine", gives: "acetanilide" },
  ],
  "benzenediazonium chloride": [
    { with: "copper(I) cyanide and potassium cyanide", gives: "benzonitrile" },
    { with: "copper(I) chloride and hydrochloric acid", gives: "chlorobenzene" },
    { with: "warm water", gives: "phenol" },
    { with: "hypophosphorous acid and water", gives: "benzene" },
  ],
  benzonitrile: [{ with: "boiling dilute acid", gives: "benzoic acid" }],
  "benzoic acid": [
    { with: "lithium aluminium hydride, then water", gives: "benzyl alcohol" },
    { with: "ammonia and strong heat", gives: "benzamide" },
  ],
  "benzyl alcohol": [{ with: "pyridinium chlorochromate", gives: "benzaldehyde" }],
  benzamide: [{ with: "bromine and warm aqueous sodium hydroxide", gives: "aniline" }],
  phenol: [
    { with: "chloroform and aqueous sodium hydroxide, then acid", gives: "salicylaldehyde" },
    { with: "sodium hydroxide, then carbon dioxide under pressure, then acid", gives: "salicylic acid" },
    { with: "sodium hydroxide, then methyl iodide", gives: "anisole" },
    { with: "hot zinc dust", gives: "benzene" },
  ],
  toluene: [
    { with: "hot alkaline potassium permanganate, then acid", gives: "benzoic acid" },
    { with: "chromyl chloride in carbon disulphide, then water", gives: "benzaldehyde" },
  ],
  ethene: [{ with: "hydrogen bromide", gives: "bromoethane" }],
  bromoethane: [
    { with: "alcoholic potassium cyanide", gives: "propanenitrile" },
    { with: "aqueous potassium hydroxide", gives: "ethanol" },
    { with: "magnesium in dry ether, then carbon dioxide and acid", gives: "propanoic acid" },
  ],
  ethanol: [
    { with: "pyridinium chlorochromate", gives: "ethanal" },
    { with: "hot acidified potassium dichromate", gives: "ethanoic acid" },
    { with: "concentrated sulphuric acid at 443 K", gives: "ethene" },
  ],
  ethanal: [{ with: "methylmagnesium bromide, then dilute acid", gives: "propan-2-ol" }],
  "propan-2-ol": [{ with: "copper at 573 K", gives: "propanone" }],
  propanone: [{ with: "zinc amalgam and concentrated hydrochloric acid", gives: "propane" }],
  propanenitrile: [
    { with: "lithium aluminium hydride, then water", gives: "propan-1-amine" },
    { with: "boiling dilute acid", gives: "propanoic acid" },
  ],
  "propanoic acid": [
    { with: "lithium aluminium hydride, then water", gives: "propan-1-ol" },
    { with: "ammonia and strong heat", gives: "propanamide" },
  ],
  propanamide: [
    { with: "bromine and warm aqueous sodium hydroxide", gives: "ethanamine" },
    { with: "phosphorus pentoxide", gives: "propanenitrile" },
  ],
  "ethanoic acid": [{ with: "ammonia and strong heat", gives: "ethanamide" }],
  ethanamide: [
    { with: "bromine and warm aqueous sodium hydroxide", gives: "methanamine" },
    { with: "phosphorus pentoxide", gives: "ethanenitrile" },
  ],
};

const FORMULAS: Record<string, string> = {
  benzene: "C6H6",
  nitrobenzene: "C6H5NO2",
  aniline: "C6H7N",
  acetanilide: "C8H9NO",
  benzonitrile: "C7H5N",
  phenol: "C6H6O",
  "benzoic acid": "C7H6O2",
  "benzyl alcohol": "C7H8O",
  benzamide: "C7H7NO",
  benzaldehyde: "C7H6O",
  salicylaldehyde: "C7H6O2",
  "salicylic acid": "C7H6O3",
  anisole: "C7H8O",
  ethene: "C2H4",
  bromoethane: "C2H5Br",
  ethanol: "C2H6O",
  ethanal: "C2H4O",
  "ethanoic acid": "C2H4O2",
  propanenitrile: "C3H5N",
  "propanoic acid": "C3H6O2",
  "propan-1-ol": "C3H8O",
  "propan-2-ol": "C3H8O",
  propanone: "C3H6O",
  propane: "C3H8",
  "propan-1-amine": "C3H9N",
  propanamide: "C3H7NO",
  ethanamine: "C2H7N",
  ethanamide: "C2H5NO",
  methanamine: "CH5N",
  ethanenitrile: "C2H3N",
};

/** A way from a compound that never comes back to where it was. */
function walk(random: Random, from: string, length: number): Step[] | undefined {
  const way: Step[] = [];
  const seen = new Set([from]);
  let at = from;
  for (let count = 0; count < length; count++) {
    const open = (STEPS[at] ?? []).filter(({ gives }) => !seen.has(gives));
    if (open.length === 0) return undefined;
    const step = random.pick(open);
    way.push(step);
    seen.add(step.gives);
    at = step.gives;
  }
  return way;
}

/** All ways of so many steps that never come back to where they were. */
function waysFrom(from: string, length: number, seen: readonly string[] = [from]): Step[][] {
  if (length === 0) return [[]];
  return (STEPS[from] ?? [])
    .filter(({ gives }) => !seen.includes(gives))
    .flatMap((step) =>
      waysFrom(step.gives, length - 1, [...seen, step.gives]).map((rest) => [step, ...rest]),
    );
}

const WAYS = Object.keys(STEPS).flatMap((start) => waysFrom(start, 3).map((way) => ({ start, way })));

export const reagentSequences: WriterList = [
  computed({
    name: "product-of-three-reagents",
    depth: 5,
    chapter: "reagent-sequences",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    write: patiently((random) => {
      // The end is drawn first, so that what few ways lead to is the key as often as it is offered.
      const end = random.pick([...new Set(WAYS.map(({ way }) => way.at(-1)?.gives))]);
      const { start, way } = random.pick(WAYS.filter((one) => one.way.at(-1)?.gives === end));
      const [first, second, third] = way as [Step, Step, Step];
      const compounds = [start, ...way.map(({ gives }) => gives)];
      const beside = compounds
        .slice(0, 3)
        .flatMap((compound) => STEPS[compound] ?? [])
        .map(({ gives }) => gives)
        .filter((other) => !compounds.includes(other));
      const further = (STEPS[third.gives] ?? []).map(({ gives }) => gives);
      const family = Object.values(STEPS).flatMap((steps) => steps.map(({ gives }) => gives));
      const isAromatic = (name: string) => /benz|phen|anil|anis|sali|tolu/.test(name);
      const others = random
        .shuffle([...new Set(family)])
        .filter((other) => isAromatic(other) === isAromatic(third.gives) && !compounds.includes(other));
      return {
        text: `${capitalise(start)} is treated with three reagents one after the other:\n(i) ${first.with}\n(ii) ${second.with}\n(iii) ${third.with}\nWhat is the main organic product at the end?`,
        answer: capitalise(third.gives),
        distractors: [
          ...[...new Set(beside)].map((name) =>
            wrong(capitalise(name), "taking another reagent at one of the steps"),
          ),
          wrong(capitalise(second.gives), "stopping after the second reagent"),
          ...further
            .filter((name) => !compounds.includes(name))
            .map((name) => wrong(capitalise(name), "going on by one more step")),
          ...others.map((name) => wrong(capitalise(name), "mistaking what one of the reagents does")),
        ],
        explanation: [
          `With (i), ${start} gives ${first.gives}.`,
          `With (ii), ${first.gives} gives ${second.gives}.`,
          `With (iii), ${second.gives} gives ${third.gives}.`,
        ],
        verify: () => way.every((step, at) => STEPS[compounds[at] ?? ""]?.includes(step)),
      };
    }),
  }),
  computed({
    name: "molar-mass-after-four-reagents",
    depth: 5,
    chapter: "reagent-sequences",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    write: patiently((random) => {
      const start = random.pick(Object.keys(STEPS));
      const way = walk(random, start, 4);
      const compounds = [start, ...(way ?? []).map(({ gives }) => gives)];
      const formula = FORMULAS[compounds[4] ?? ""];
      if (!way || !formula) return undefined;
      const show = (x: number) => num(x, "g/mol");
      const massOf = (compound: string) => molarMass(FORMULAS[compound] ?? "");
      const amount = molarMass(formula);
      const key = show(amount);
      const listed = way.map((step, at) => `(${["i", "ii", "iii", "iv"][at]}) ${step.with}`);
      const beside = compounds.slice(1, 4).flatMap((compound) => STEPS[compound] ?? []);
      return {
        text: `${capitalise(start)} is treated with four reagents one after the other:\n${listed.join("\n")}\nWhat is the molar mass of the main organic product at the end? (Atomic masses in u: H = 1, C = 12, N = 14, O = 16, Br = 80.)`,
        answer: key,
        distractors: slips(random, key, show, [
          [massOf(compounds[3] ?? ""), "stopping after the third reagent"],
          ...random
            .shuffle(beside)
            .map(({ gives }) => [massOf(gives), "taking another reagent at one of the steps"] as const),
          [massOf(compounds[2] ?? ""), "stopping after the second reagent"],
          [amount + 14, "keeping a carbon atom that leaves, or adding one"],
          [amount - 14, "losing a carbon atom on the way"],
          [amount + 16, "adding an oxygen atom too many"],
          [amount + 2, "adding two hydrogen atoms too many"],
          [amount - 2, "leaving out two hydrogen atoms"],
        ]),
        explanation: [
          `The compounds are in turn ${compounds.slice(0, 4).join(", ")} and ${compounds[4]}.`,
          `The last one is ${ch(formula)}, and its molar mass is ${key}.`,
        ],
        verify: () => way.every((step, at) => STEPS[compounds[at] ?? ""]?.includes(step)),
      };
    }),
  }),
];
