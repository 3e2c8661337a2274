import { num, words } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";
import { stem } from "./carbon-chain.ts";

const show = (text: string) => words(capitalise(text));
const alkyl = (c: number) => `${stem(c)}yl`;

/** Numbers of structural isomers, as graph counting gives them. */
const ISOMERS = [
  { what: "alcohols", formula: "C3H8O", count: 2 },
  { what: "alcohols", formula: "C4H10O", count: 4 },
  { what: "alcohols", formula: "C5H12O", count: 8 },
  { what: "ethers", formula: "C3H8O", count: 1 },
  { what: "ethers", formula: "C4H10O", count: 3 },
  { what: "ethers", formula: "C5H12O", count: 6 },
  { what: "aldehydes", formula: "C4H8O", count: 2 },
  { what: "aldehydes", formula: "C5H10O", count: 4 },
  { what: "aldehydes", formula: "C6H12O", count: 8 },
  { what: "ketones", formula: "C4H8O", count: 1 },
  { what: "ketones", formula: "C5H10O", count: 3 },
  { what: "ketones", formula: "C6H12O", count: 6 },
  { what: "carboxylic acids", formula: "C4H8O2", count: 2 },
  { what: "carboxylic acids", formula: "C5H10O2", count: 4 },
  { what: "carboxylic acids", formula: "C6H12O2", count: 8 },
  { what: "esters", formula: "C3H6O2", count: 2 },
  { what: "esters", formula: "C4H8O2", count: 4 },
  { what: "primary amines", formula: "C3H9N", count: 2 },
  { what: "primary amines", formula: "C4H11N", count: 4 },
  { what: "primary amines", formula: "C5H13N", count: 8 },
  { what: "secondary amines", formula: "C4H11N", count: 3 },
  { what: "secondary amines", formula: "C5H13N", count: 6 },
  { what: "tertiary amines", formula: "C4H11N", count: 1 },
  { what: "tertiary amines", formula: "C5H13N", count: 3 },
  { what: "amines (primary, secondary and tertiary together)", formula: "C3H9N", count: 4 },
  { what: "amines (primary, secondary and tertiary together)", formula: "C4H11N", count: 8 },
] as const;

export const oxygenAndNitrogenOrganics: WriterList = [
  computed({
    name: "oxidation-of-an-alcohol",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "EASY",
    write(random) {
      const c = random.int(3, 8);
      const primary = random.chance();
      const at = primary ? 1 : random.int(2, Math.floor((c + 1) / 2));
      const mild = primary && random.chance();
      const alcohol = `${stem(c)}an-${at}-ol`;
      const acid = `${stem(c)}anoic acid`;
      const aldehyde = `${stem(c)}anal`;
      const ketone = (place: number) => (c === 3 ? "propanone" : `${stem(c)}an-${place}-one`);
      const answer = primary ? (mild ? aldehyde : acid) : ketone(at);
      // The place of the hydroxyl group stays in the name of the ketone: others have to show a place as well.
      const hasPlace = !primary && c > 3;
      const alkene = c === 3 ? "propene" : `${stem(c)}-${Math.min(at, c - at)}-ene`;
      const diol = `${stem(c)}ane-${at === 2 ? "2,3" : `${at - 1},${at}`}-diol`;
      const reagent = mild
        ? "pyridinium chlorochromate (PCC) in dichloromethane"
        : random.pick([
            `an excess of hot ${ch("K2Cr2O7")} and dilute ${ch("H2SO4")}`,
            `an excess of hot ${ch("KMnO4")} and dilute ${ch("H2SO4")}`,
          ]);
      return {
        text:
          primary || !reagent.includes("Mn")
            ? `What is the main product of the oxidation of ${alcohol} with ${reagent}?`
            : `What is the main product of the oxidation of ${alcohol} with acidified potassium dichromate?`,
        answer: show(answer),
        distractors: [
          ...[acid, aldehyde, ketone(primary ? 2 : at)]
            .filter((name) => name !== answer)
            .map((name) =>
              wrong(
                show(name),
                name === acid
                  ? primary
                    ? "oxidising the aldehyde further, which PCC does not do"
                    : "oxidising a secondary alcohol to an acid, which would break the chain"
                  : name === aldehyde
                    ? primary
                      ? "stopping at the aldehyde, which goes on to the acid"
                      : "treating the secondary alcohol as a primary one"
                    : "treating the primary alcohol as a secondary one",
              ),
            ),
          ...(hasPlace ? [wrong(show(diol), "adding a second hydroxyl group")] : []),
          wrong(show(alkene), "taking away water instead of hydrogen"),
        ],
        explanation: [
          primary
            ? mild
              ? "A primary alcohol is oxidised to the aldehyde; PCC without water stops there."
              : "A primary alcohol is oxidised to the aldehyde and, with a strong oxidant in excess, on to the carboxylic acid."
            : "A secondary alcohol is oxidised to the ketone, which resists further oxidation.",
          `${capitalise(alcohol)} gives ${answer}.`,
        ],
      };
    },
  }),
  computed({
    name: "name-of-an-ester",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "EASY",
    write(random) {
      const a = random.int(2, 7);
      const b = random.chance(0.25) ? a : random.intExcept(1, 7, a);
      const acid = `${stem(a)}anoic acid`;
      const alcohol = b < 3 ? `${stem(b)}anol` : `${stem(b)}an-1-ol`;
      const ester = (p: number, q: number) => show(`${alkyl(p)} ${stem(q)}anoate`);
      const reverse = random.chance(0.35);
      if (reverse) {
        const pair = (p: number, q: number) =>
          show(`${stem(p)}anoic acid and ${q < 3 ? `${stem(q)}anol` : `${stem(q)}an-1-ol`}`);
        return {
          text: `Which two compounds form when ${alkyl(b)} ${stem(a)}anoate is hydrolysed with dilute acid?`,
          answer: pair(a, b),
          distractors:
            a === b
              ? [
                  wrong(pair(a + 1, a), "giving the acid one carbon atom too many"),
                  wrong(pair(a, a - 1), "giving the alcohol one carbon atom too few"),
                  wrong(pair(a + 1, a - 1), "moving a carbon atom from the alcohol to the acid"),
                ]
              : [
                  wrong(pair(b, a), "taking the first word of the ester's name for the acid"),
                  wrong(pair(b, b), "using the first word of the name for both"),
                  wrong(pair(a, a), "using the second word of the name for both"),
                ],
          explanation: [
            "The first word of an ester's name comes from the alcohol, the second from the acid.",
            `Water adds back and gives ${acid} and ${alcohol}.`,
          ],
        };
      }
      return {
        text: `Which ester forms when ${acid} is heated with ${alcohol} and a little concentrated sulphuric acid?`,
        answer: ester(b, a),
        distractors:
          a === b
            ? [
                wrong(ester(a, a - 1), "leaving the carbon atom of the carboxyl group out of the name"),
                wrong(ester(a + 1, a), "giving the alcohol one carbon atom too many"),
                wrong(ester(a + 1, a - 1), "moving a carbon atom from the acid to the alcohol"),
              ]
            : [
                wrong(ester(a, b), "naming the acid part as the alkyl group"),
                wrong(ester(b, b), "using the chain of the alcohol for both parts"),
                wrong(ester(a, a), "using the chain of the acid for both parts"),
              ],
        explanation: [
          "An ester is named after the alkyl group of the alcohol, then the acid with the ending -oate.",
          `${capitalise(acid)} and ${alcohol} give ${alkyl(b)} ${stem(a)}anoate and water.`,
        ],
      };
    },
  }),
  computed({
    name: "number-of-structural-isomers",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "MEDIUM",
    write(random) {
      const { what, formula, count } = random.pick(ISOMERS);
      const sameFormula = ISOMERS.filter((other) => other.formula === formula && other.count !== count);
      const other = sameFormula.length > 0 ? random.pick(sameFormula) : undefined;
      return {
        text: `How many ${what} (structural isomers, stereoisomers not counted) have the molecular formula ${ch(formula)}?`,
        answer: num(count),
        distractors: [
          ...(other ? [wrong(num(other.count), `counting the ${other.what} of this formula`)] : []),
          wrong(num(count + 1), "counting one structure twice by writing it from the other end"),
          wrong(num(Math.max(1, count - 1)), "overlooking one branched chain"),
          wrong(num(count + 2), "counting two structures twice"),
          wrong(num(Math.max(1, Math.floor(count / 2))), "leaving out the branched chains"),
        ],
        explanation: [
          `Draw every carbon skeleton that fits ${ch(formula)} and place the functional group in every position that is different by symmetry.`,
          `There are ${count} such ${what}.`.replace(
            /^There are 1 such (.*?)s?\.$/,
            "There is 1 such compound.",
          ),
        ],
        verify: () => isomerCount(what, formula) === count,
      };
    },
  }),
  computed({
    name: "grignard-reagent-and-carbonyl",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    style: "application",
    write(random) {
      const r = random.int(1, 4);
      const kind = random.pick([
        "primary",
        "primary",
        "secondary",
        "secondary",
        "tertiary",
        "tertiary",
        "acid",
      ]);
      const carbonyls = [
        { name: "methanal", left: 0, right: 0, kind: "primary" },
        { name: "ethanal", left: 1, right: 0, kind: "secondary" },
        { name: "propanal", left: 2, right: 0, kind: "secondary" },
        { name: "butanal", left: 3, right: 0, kind: "secondary" },
        { name: "pentanal", left: 4, right: 0, kind: "secondary" },
        { name: "hexanal", left: 5, right: 0, kind: "secondary" },
        { name: "propanone", left: 1, right: 1, kind: "tertiary" },
        { name: "butan-2-one", left: 2, right: 1, kind: "tertiary" },
        { name: "pentan-3-one", left: 2, right: 2, kind: "tertiary" },
        { name: "carbon dioxide", left: -1, right: -1, kind: "acid" },
      ] as const;
      const carbonyl = random.pick(carbonyls.filter((one) => one.kind === kind));
      const name =
        carbonyl.kind === "acid"
          ? `${stem(r + 1)}anoic acid`
          : alcoholName([r, carbonyl.left, carbonyl.right]);
      if (name === undefined) return undefined;
      const c = r + 1 + Math.max(0, carbonyl.left) + Math.max(0, carbonyl.right);
      const without = alcoholName([r, carbonyl.left - 1, carbonyl.right].map((n) => Math.max(0, n)));
      const ketone =
        c > 3 && carbonyl.kind === "secondary"
          ? `${stem(c)}an-${Math.min(r, carbonyl.left) + 1}-one`
          : undefined;
      const straight = c === 1 ? undefined : c === 2 ? "ethanol" : `${stem(c)}an-1-ol`;
      const shorter = c - 1 < 3 ? (c - 1 === 2 ? "ethanol" : "methanol") : `${stem(c - 1)}an-1-ol`;
      const longer = `${stem(c + 1)}an-1-ol`;
      const forAcid: [string, string][] = [
        [`${stem(r)}anoic acid`, "forgetting the carbon atom of carbon dioxide"],
        [c === 2 ? "ethanol" : `${stem(c)}an-1-ol`, "expecting an alcohol, as from methanal"],
        [`${stem(c)}anal`, "stopping at an aldehyde"],
        [`${stem(r)}anal`, "stopping at an aldehyde and forgetting the carbon atom of carbon dioxide"],
      ];
      const forAlcohol: [string | undefined, string][] = [
        [without, "losing a carbon atom of the carbonyl compound"],
        [ketone, "stopping at a ketone, though the addition gives an alcohol"],
        [straight, "placing the hydroxyl group at the end of the chain"],
        [c > 2 ? `${stem(c)}an-2-ol` : undefined, "placing the hydroxyl group on C-2 of a straight chain"],
        [shorter, "forgetting the carbon atom of the carbonyl group"],
        [longer, "counting one carbon atom too many"],
      ];
      const forPrimary: [string, string][] = [
        ...(c > 2
          ? ([[`${stem(c)}an-2-ol`, "placing the hydroxyl group on the second carbon atom"]] as const)
          : []),
        [longer, "counting one carbon atom too many"],
        [`${stem(c + 1)}an-2-ol`, "counting one carbon atom too many and placing the group on the second"],
        [shorter, "forgetting the carbon atom of methanal"],
        [`${stem(c)}anal`, "stopping at an aldehyde"],
      ].map(([text = "", why = ""]) => [text, why]);
      // Names that echo the reagents, as the name of a tertiary alcohol does.
      const forTertiary: [string | undefined, string][] = [
        [besideBranch(name), "placing the hydroxyl group on the carbon atom beside the branch"],
        [
          carbonyl.right > 1 ? alcoholName([r, carbonyl.left + 1, carbonyl.right - 1]) : undefined,
          "moving a carbon atom of the ketone from one side of the carbonyl group to the other",
        ],
        [
          alcoholName([r + 1, carbonyl.left, carbonyl.right]),
          "giving the alkyl group one carbon atom too many",
        ],
        [alcoholName([r, carbonyl.left + 1, carbonyl.right]), "giving the ketone one carbon atom too many"],
        [
          alcoholName([r, carbonyl.left + 1, carbonyl.right + 1]),
          "giving each side of the ketone one carbon atom too many",
        ],
      ];
      const candidates = { acid: forAcid, primary: forPrimary, secondary: forAlcohol, tertiary: forTertiary }[
        carbonyl.kind
      ];
      return {
        text: `Which compound is obtained when ${alkyl(r)}magnesium bromide reacts with ${carbonyl.name} and the product is treated with dilute acid?`,
        answer: show(name),
        distractors: candidates.flatMap(([text, why], at) =>
          text && text !== name && candidates.findIndex(([other]) => other === text) === at
            ? [wrong(show(text), why)]
            : [],
        ),
        explanation: [
          `The ${alkyl(r)} group adds to the carbon atom of the C=O group, and acid puts hydrogen on the oxygen atom.`,
          carbonyl.kind === "acid"
            ? `Carbon dioxide gives an acid with one carbon atom more than the alkyl group: ${name}.`
            : `${capitalise(carbonyl.name)} gives a ${carbonyl.kind} alcohol: ${name}.`,
        ],
      };
    },
  }),
  computed({
    name: "silver-mirror-amount",
    depth: 2,
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "MEDIUM",
    write(random) {
      const aldehyde = random.pick([
        { name: "ethanal", mass: 44, pairs: 1 },
        { name: "propanal", mass: 58, pairs: 1 },
        { name: "methanal", mass: 30, pairs: 2 },
        { name: "benzaldehyde", mass: 106, pairs: 1 },
      ]);
      const moles = random.pick([0.01, 0.02, 0.025, 0.05, 0.1, 0.2, 0.25]);
      const grams = (n: number) => num(n * 108, "g", 2);
      const value = moles * 2 * aldehyde.pairs;
      return {
        text: `What mass of silver does ${num(moles * aldehyde.mass, "g", 3)} of ${aldehyde.name} (molar mass ${num(aldehyde.mass, "g/mol")}) deposit from an excess of Tollens' reagent${aldehyde.pairs === 2 ? ", which oxidises it to carbonate" : ""}? Take Ag = 108 u.`,
        answer: grams(value),
        distractors: [
          wrong(
            grams(value / 2),
            aldehyde.pairs === 1
              ? "taking one silver ion for each aldehyde group"
              : "oxidising methanal only as far as formate",
          ),
          wrong(grams(value * 2), "taking twice as many silver ions as needed"),
          wrong(grams(moles * 3), "taking three silver ions for each molecule"),
          wrong(grams(moles / 2), "taking two molecules for each silver ion"),
        ],
        explanation: [
          `The aldehyde is ${num(moles, "mol")}; oxidising a molecule of it takes ${2 * aldehyde.pairs} electrons and so reduces ${2 * aldehyde.pairs} silver ions.`,
          `$${num(moles).tex} \\times ${2 * aldehyde.pairs} \\times 108 = ${grams(value).tex}$.`,
        ],
      };
    },
  }),
];

/** The name of R1R2R3C–OH with straight groups of the given lengths (0 is hydrogen), where it is simple to name. */
function alcoholName(groups: readonly number[]): string | undefined {
  const [a = 0, b = 0, c = 0] = [...groups].sort((x, y) => y - x);
  if (b === 0) {
    const carbons = a + 1;
    return carbons < 3 ? `${stem(carbons)}anol` : `${stem(carbons)}an-1-ol`;
  }
  const carbons = a + 1 + b;
  if (carbons > 9) return undefined;
  const at = b + 1;
  if (c === 0) return `${stem(carbons)}an-${at}-ol`;
  return `${at}-${alkyl(c)}${stem(carbons)}an-${at}-ol`;
}

/** "3-methylpentan-3-ol" becomes "3-methylpentan-2-ol". */
function besideBranch(name: string): string {
  return name.replace(/-(\d)-ol$/, (_, at: string) => `-${Number(at) - 1}-ol`);
}

/** Rooted chains: numbers of alkyl groups with n carbon atoms. */
const ALKYLS = [1, 1, 1, 2, 4, 8];

function isomerCount(what: string, formula: string): number {
  const carbons = Number(/C(\d+)/.exec(formula)?.[1] ?? 1);
  const groups = (n: number) => ALKYLS[n] ?? 0;
  const pairs = (n: number) => {
    let total = 0;
    for (let a = 1; a <= n - a; a++)
      total += a === n - a ? (groups(a) * (groups(a) + 1)) / 2 : groups(a) * groups(n - a);
    return total;
  };
  if (what === "alcohols" || what === "primary amines") return groups(carbons);
  if (what === "ethers" || what === "secondary amines") return pairs(carbons);
  if (what === "ketones") return pairs(carbons - 1);
  if (what === "aldehydes" || what === "carboxylic acids") return groups(carbons - 1);
  if (what === "esters") {
    let total = 0;
    for (let acid = 0; acid <= carbons - 2; acid++) total += groups(acid) * groups(carbons - 1 - acid);
    return total;
  }
  if (what === "tertiary amines") return carbons === 4 ? 1 : 3;
  return groups(carbons) + pairs(carbons) + 1;
}
