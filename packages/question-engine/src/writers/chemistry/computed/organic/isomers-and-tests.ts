import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

/** What a compound does in a test: for several compounds, for one, and the rest of the words. */
const TESTS = {
  silver: ["reduce", "reduces", "Tollens' reagent"],
  iodoform: ["give", "gives", "a yellow precipitate with iodine and sodium hydroxide"],
  sodium: ["set", "sets", "hydrogen free with sodium"],
  lucas: ["turn", "turns", "turbid at once with zinc chloride and concentrated hydrochloric acid"],
  ketone: ["give", "gives", "a ketone with chromic acid"],
  mirror: ["exist", "exists", "as a pair of mirror images"],
  noAlpha: ["undergo", "undergoes", "the Cannizzaro reaction"],
  phenol: ["give", "gives", "a colour with neutral iron(III) chloride"],
  isocyanide: ["give", "gives", "a foul-smelling product with chloroform and alkali"],
  dye: ["give", "gives", "a dye with cold nitrous acid and then alkaline 2-naphthol"],
  hinsberg: ["form", "forms", "with benzenesulphonyl chloride a sulphonamide insoluble in alkali"],
  ortho: ["give", "gives", "benzene-1,2-dicarboxylic acid with hot permanganate"],
  para: ["give", "gives", "benzene-1,4-dicarboxylic acid with hot permanganate"],
  acid: ["set", "sets", "carbon dioxide free from sodium hydrogencarbonate"],
  ester: ["yield", "yields", "on hydrolysis an alcohol that gives the iodoform test"],
} as const;
type Test = keyof typeof TESTS;

interface Family {
  formula: string;
  kind: string;
  tests: readonly Test[];
  members: readonly (readonly [name: string, ...passes: Test[]])[];
  /** What the tests show. */
  because: string;
}

/** All structural isomers of a formula, or all of the kind that is named, with the tests that each passes. */
const FAMILIES: readonly Family[] = [
  {
    formula: "C4H10O",
    kind: "structural isomers",
    tests: ["sodium", "iodoform", "lucas", "mirror"],
    because:
      "Sodium shows a hydroxyl group, the iodoform reaction the group CH₃CH(OH), turbidity at once a tertiary alcohol.",
    members: [
      ["butan-1-ol", "sodium"],
      ["butan-2-ol", "sodium", "iodoform", "mirror"],
      ["2-methylpropan-1-ol", "sodium"],
      ["2-methylpropan-2-ol", "sodium", "lucas"],
      ["1-methoxypropane"],
      ["2-methoxypropane"],
      ["ethoxyethane"],
    ],
  },
  {
    formula: "C5H12O",
    kind: "alcohols",
    tests: ["iodoform", "lucas", "mirror", "ketone"],
    because:
      "The iodoform reaction shows the group CH₃CH(OH), turbidity at once a tertiary alcohol, a ketone a secondary one; mirror images need a carbon atom with four different groups.",
    members: [
      ["pentan-1-ol"],
      ["pentan-2-ol", "iodoform", "mirror", "ketone"],
      ["pentan-3-ol", "ketone"],
      ["2-methylbutan-1-ol", "mirror"],
      ["3-methylbutan-1-ol"],
      ["2-methylbutan-2-ol", "lucas"],
      ["3-methylbutan-2-ol", "iodoform", "mirror", "ketone"],
      ["2,2-dimethylpropan-1-ol"],
    ],
  },
  {
    formula: "C5H10O",
    kind: "aldehydes and ketones",
    tests: ["silver", "iodoform", "mirror", "noAlpha"],
    because:
      "Tollens' reagent shows an aldehyde, the iodoform reaction a methyl ketone, the Cannizzaro reaction an aldehyde without alpha hydrogen.",
    members: [
      ["pentanal", "silver"],
      ["2-methylbutanal", "silver", "mirror"],
      ["3-methylbutanal", "silver"],
      ["2,2-dimethylpropanal", "silver", "noAlpha"],
      ["pentan-2-one", "iodoform"],
      ["pentan-3-one"],
      ["3-methylbutan-2-one", "iodoform"],
    ],
  },
  {
    formula: "C8H8O",
    kind: "aldehydes and ketones with a benzene ring",
    tests: ["silver", "iodoform", "noAlpha", "ortho", "para"],
    because:
      "Tollens' reagent shows an aldehyde, the iodoform reaction a methyl ketone, the Cannizzaro reaction an aldehyde without alpha hydrogen; permanganate leaves a carboxyl group wherever the ring bore a carbon atom.",
    members: [
      ["acetophenone", "iodoform"],
      ["phenylethanal", "silver"],
      ["2-methylbenzaldehyde", "silver", "noAlpha", "ortho"],
      ["3-methylbenzaldehyde", "silver", "noAlpha"],
      ["4-methylbenzaldehyde", "silver", "noAlpha", "para"],
    ],
  },
  {
    formula: "C7H8O",
    kind: "isomers with a benzene ring",
    tests: ["sodium", "phenol"],
    because: "Sodium shows a hydroxyl group, and iron(III) chloride one that is bound to the ring.",
    members: [
      ["phenylmethanol", "sodium"],
      ["methoxybenzene"],
      ["2-methylphenol", "sodium", "phenol"],
      ["3-methylphenol", "sodium", "phenol"],
      ["4-methylphenol", "sodium", "phenol"],
    ],
  },
  {
    formula: "C7H9N",
    kind: "amines with a benzene ring",
    tests: ["isocyanide", "dye", "hinsberg"],
    because:
      "The foul smell shows a primary amine, the dye a primary amine on the ring, the sulphonamide that does not dissolve a secondary amine.",
    members: [
      ["phenylmethanamine", "isocyanide"],
      ["N-methylaniline", "hinsberg"],
      ["2-methylaniline", "isocyanide", "dye"],
      ["3-methylaniline", "isocyanide", "dye"],
      ["4-methylaniline", "isocyanide", "dye"],
    ],
  },
  {
    formula: "C4H11N",
    kind: "amines",
    tests: ["isocyanide", "hinsberg", "mirror"],
    because:
      "The foul smell shows a primary amine, the sulphonamide that does not dissolve a secondary one; tertiary amines do neither.",
    members: [
      ["butan-1-amine", "isocyanide"],
      ["butan-2-amine", "isocyanide", "mirror"],
      ["2-methylpropan-1-amine", "isocyanide"],
      ["2-methylpropan-2-amine", "isocyanide"],
      ["N-methylpropan-1-amine", "hinsberg"],
      ["N-methylpropan-2-amine", "hinsberg"],
      ["N-ethylethanamine", "hinsberg"],
      ["N,N-dimethylethanamine"],
    ],
  },
  {
    formula: "C4H8O2",
    kind: "carboxylic acids and esters",
    tests: ["acid", "ester"],
    because:
      "Carbon dioxide shows an acid; ethanol and propan-2-ol are the alcohols here that give iodoform.",
    members: [
      ["butanoic acid", "acid"],
      ["2-methylpropanoic acid", "acid"],
      ["methyl propanoate"],
      ["ethyl ethanoate", "ester"],
      ["propyl methanoate"],
      ["propan-2-yl methanoate", "ester"],
    ],
  },
];

const ofSeveral = (test: Test, passes: boolean) =>
  `${passes ? "" : "do not "}${TESTS[test][0]} ${TESTS[test][2]}`;
const ofOne = (test: Test, passes: boolean) =>
  `${passes ? TESTS[test][1] : `does not ${TESTS[test][0]}`} ${TESTS[test][2]}`;

/** All alkenes of five and of six carbon atoms, without regard to cis and trans, and the halves that ozone splits them into. */
const PENTENES = [
  ["pent-1-ene", "methanal", "butanal"],
  ["pent-2-ene", "ethanal", "propanal"],
  ["2-methylbut-1-ene", "methanal", "butanone"],
  ["2-methylbut-2-ene", "ethanal", "propanone"],
  ["3-methylbut-1-ene", "methanal", "2-methylpropanal"],
] as const;
const HEXENES = [
  ["hex-1-ene", "methanal", "pentanal"],
  ["hex-2-ene", "ethanal", "butanal"],
  ["hex-3-ene", "propanal", "propanal"],
  ["2-methylpent-1-ene", "methanal", "pentan-2-one"],
  ["3-methylpent-1-ene", "methanal", "2-methylbutanal"],
  ["4-methylpent-1-ene", "methanal", "3-methylbutanal"],
  ["2-methylpent-2-ene", "propanone", "propanal"],
  ["3-methylpent-2-ene", "ethanal", "butanone"],
  ["4-methylpent-2-ene", "ethanal", "2-methylpropanal"],
  ["2,3-dimethylbut-1-ene", "methanal", "3-methylbutan-2-one"],
  ["3,3-dimethylbut-1-ene", "methanal", "2,2-dimethylpropanal"],
  ["2,3-dimethylbut-2-ene", "propanone", "propanone"],
  ["2-ethylbut-1-ene", "methanal", "pentan-3-one"],
] as const;

type Alkene = readonly [name: string, half: string, other: string];

const isAldehyde = (name: string) => name.endsWith("al");
const givesIodoform = (name: string) => /^(ethanal|propanone|butanone|.*-2-one)$/.test(name);
const hasNoAlpha = (name: string) => ["methanal", "2,2-dimethylpropanal"].includes(name);

/** What the tests say of a fragment, and nothing else. */
function behaviour(name: string, isSilverFirst = true): string {
  const silver = isAldehyde(name) ? "reduces Tollens' reagent" : "does not reduce Tollens' reagent";
  const iodoform = givesIodoform(name) ? "gives the iodoform test" : "does not give the iodoform test";
  const join = isAldehyde(name) === givesIodoform(name) ? " and " : " but ";
  const both = (isSilverFirst ? [silver, iodoform] : [iodoform, silver]).join(join);
  return `${both}${hasNoAlpha(name) ? "; it also undergoes the Cannizzaro reaction" : ""}`;
}

const cluesOf = ([, one, other]: Alkene) => [behaviour(one), behaviour(other)].sort().join("; ");
const isSplitEvenly = ([, one, other]: Alkene) => one === other;

export const isomersAndTests: WriterList = [
  computed({
    name: "isomers-that-react-so",
    depth: 5,
    chapter: "carbonyl-compounds",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    write: patiently((random) => {
      const { formula, kind, tests, members, because } = random.pick(FAMILIES);
      const [first, second] = random.sample(tests, 2) as [Test, Test];
      const isNeither = random.chance(0.4);
      const passes = !isNeither && random.chance(0.3);
      const holds = ([, ...passed]: (typeof members)[number]) =>
        passed.includes(first) !== isNeither && passed.includes(second) === passes;
      const right = members.filter(holds);
      const some = (test: Test) =>
        members.filter(([, ...passed]) => passed.includes(test) !== isNeither).length;
      if (right.length === 0 || right.length === some(first)) return undefined;
      const key = num(right.length);
      const asked = isNeither
        ? `neither ${ofSeveral(first, true)} nor ${ofSeveral(second, true)}`
        : `${ofSeveral(first, true)} ${passes ? "and" : "but"} ${ofSeveral(second, passes)}`;
      return {
        text: `Stereoisomers are not counted separately. What is the number of ${kind} of the molecular formula ${ch(formula)} that ${asked}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [some(first), "leaving the second condition out of account"],
          [some(second), "leaving the first condition out of account"],
          [members.length, "counting all of them"],
          [right.length + 1, "counting one that fails one of the tests"],
          [members.length - right.length, "counting those that do not"],
          [right.length - 1, "overlooking one of them"],
        ]),
        explanation: [
          `There are ${members.length} ${kind} of this formula: ${list(members.map(([name]) => name))}.`,
          because,
          `Those that ${asked}: ${list(right.map(([name]) => name))}.`,
          `Their number is $${right.length}$.`,
        ],
        verify: () =>
          members.length - members.filter((member) => !holds(member)).length === right.length &&
          new Set(members.map(([name]) => name)).size === members.length,
      };
    }),
  }),
  computed({
    name: "isomer-from-its-reactions",
    depth: 5,
    chapter: "reagent-sequences",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    write: patiently((random) => {
      const { formula, kind, tests, members, because } = random.pick(
        FAMILIES.filter((family) => family.tests.length > 2),
      );
      const [name, ...passed] = random.pick(members);
      const asked = random.sample(tests, Math.min(4, tests.length));
      const profile = (results: readonly Test[]) => asked.map((test) => results.includes(test)).join();
      const alike = members.filter(([, ...others]) => profile(others) === profile(passed));
      if (alike.length > 1 || passed.length === 0) return undefined;
      const clashes = (results: readonly Test[]) =>
        asked.filter((test) => results.includes(test) !== passed.includes(test));
      const clues = asked.map((test) => ofOne(test, passed.includes(test)));
      const nearest = random
        .shuffle(members.filter(([other]) => other !== name))
        .sort(([, ...one], [, ...other]) => clashes(one).length - clashes(other).length);
      // For each clue the nearest that it alone or among others rules out, so that all of them are needed.
      const ruledOut = asked.flatMap((test) =>
        nearest.filter(([, ...results]) => clashes(results).includes(test)).slice(0, 1),
      );
      return {
        text: `Of all the ${kind} of the molecular formula ${ch(formula)}, which one ${list(clues)}?`,
        answer: capitalise(name),
        distractors: [...new Set([...ruledOut, ...nearest])].map(([other, ...results]) => {
          const [clash] = clashes(results) as [Test];
          return wrong(capitalise(other), `overlooking that it ${ofOne(clash, results.includes(clash))}`);
        }),
        explanation: [
          because,
          `Of the ${members.length} ${kind} of this formula only ${name} fits all of this.`,
        ],
        verify: () =>
          members.filter(([, ...others]) =>
            tests.every((test) => others.includes(test) === passed.includes(test)),
          ).length === 1,
      };
    }),
  }),
  computed({
    name: "alkene-from-tests-on-fragments",
    depth: 5,
    chapter: "unsaturated-hydrocarbons",
    topic: "hydrocarbons",
    difficulty: "HARD",
    write: patiently((random) => {
      const [formula, alkenes] = random.pick<readonly [string, readonly Alkene[]]>([
        ["C5H10", PENTENES],
        ["C6H12", HEXENES],
      ]);
      const alkene = random.pick(alkenes);
      const [name, ...halves] = alkene;
      const isEven = isSplitEvenly(alkene);
      const suspects = alkenes.filter(
        (other) => cluesOf(other) === cluesOf(alkene) && isSplitEvenly(other) === isEven,
      );
      // If the halves behave alike, the shape of the chain distinguishes them.
      const isBranched = (other: Alkene) => /methyl|ethyl/.test(other[0]);
      const alike = suspects.filter((other) => isBranched(other) === isBranched(alkene));
      if (alike.length > 1) return undefined;
      const chain =
        suspects.length > 1 ? ` The chain of X is ${isBranched(alkene) ? "branched" : "not branched"}.` : "";
      const [one, other] = random.shuffle(halves) as [string, string];
      const isSilverFirst = random.chance();
      const told = isEven
        ? `a single compound Y, which ${behaviour(one, isSilverFirst)}`
        : `two compounds Y and Z. Y ${behaviour(one, isSilverFirst)}. Z ${behaviour(other, isSilverFirst)}`;
      return {
        text: `An alkene X of the molecular formula ${ch(formula)} gives with ozone, and then zinc and water, ${told}.${chain} Which alkene is X?`,
        answer: capitalise(name),
        distractors: random
          .shuffle(alkenes.filter(([rival]) => rival !== name))
          .map(([rival, left, right]) =>
            wrong(
              capitalise(rival),
              left === right
                ? `overlooking that it gives ${left} alone`
                : `overlooking that it gives ${left} and ${right}`,
            ),
          ),
        // Among five pentenes one or another always has what the most of them share.
        ...(formula === "C5H10" && { fixedOptions: true }),
        explanation: [
          isEven
            ? `Both halves of X are the same, so that Y has three carbon atoms: it is ${one}, which ${behaviour(one)}.`
            : `Y is ${one} and Z is ${other}: no other alkene of this formula ${suspects.length > 1 ? "with such a chain " : ""}gives halves that behave so.`,
          "Tollens' reagent shows an aldehyde, the iodoform test ethanal or a methyl ketone, and only an aldehyde without alpha hydrogen undergoes the Cannizzaro reaction.",
          `With the carbonyl carbon atoms joined by a double bond, X is ${name}.`,
        ],
        verify: () => alike.length === 1 && alike[0]?.[0] === name,
      };
    }),
  }),
];
