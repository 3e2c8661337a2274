import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { num } from "../../../../numbers/value.ts";
import type { TopicKey } from "../../../../syllabus/syllabus.ts";
import { computed } from "../../../../writing/computed.ts";
import { withNature } from "../../../../writing/nature.ts";
import type { Writer, WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";
import { howMany, type Trait } from "../how-many.ts";

/** A name and the marks that it has. */
type Marked = readonly [name: string, marks: string];

const marked = (mark: string, said: string, because: string): Trait<Marked> => ({
  said,
  because,
  holds: ([, marks]) => marks.includes(mark),
});

/** T reduces Tollens' reagent, I gives iodoform, C has no alpha hydrogen beside an aldehyde group, A can undergo an aldol reaction with itself, D forms a dinitrophenylhydrazone. */
const OXYGEN: readonly Marked[] = [
  ["methanal", "TCD"],
  ["ethanal", "TIAD"],
  ["propanal", "TAD"],
  ["2,2-dimethylpropanal", "TCD"],
  ["benzaldehyde", "TCD"],
  ["phenylethanal", "TAD"],
  ["propanone", "IAD"],
  ["acetophenone", "IAD"],
  ["benzophenone", "D"],
  ["pentan-3-one", "AD"],
  ["ethanol", "I"],
  ["methanol", ""],
  ["propan-2-ol", "I"],
  ["propan-1-ol", ""],
  ["butan-2-ol", "I"],
  ["2-methylpropan-2-ol", ""],
  ["4-nitrobenzaldehyde", "TCD"],
  ["butanone", "IAD"],
  ["1-phenylethanol", "I"],
  ["2-phenylethanol", ""],
];
const OXYGEN_TRAITS = [
  marked(
    "T",
    "reduce Tollens' reagent",
    "Aldehydes reduce Tollens' reagent; simple ketones and alcohols do not.",
  ),
  marked(
    "I",
    "give the iodoform test",
    "The test shows ethanal, methyl ketones, and the alcohols that are oxidised to them: those with the group CH₃CH(OH).",
  ),
  marked(
    "C",
    "undergo the Cannizzaro reaction",
    "Only aldehydes without a hydrogen atom on the alpha carbon atom undergo it.",
  ),
  marked(
    "A",
    "can undergo an aldol reaction with dilute alkali alone",
    "It needs a carbonyl compound with at least one alpha hydrogen atom.",
  ),
  marked(
    "D",
    "give an orange or yellow precipitate with 2,4-dinitrophenylhydrazine",
    "The reagent shows the carbonyl group of aldehydes and ketones.",
  ),
];

/** P primary, S secondary, Z primary aromatic. */
const AMINES: readonly Marked[] = [
  ["aniline", "PZ"],
  ["methanamine", "P"],
  ["N-methylaniline", "S"],
  ["N,N-dimethylaniline", ""],
  ["4-methylaniline", "PZ"],
  ["benzylamine", "P"],
  ["diethylamine", "S"],
  ["triethylamine", ""],
  ["propan-1-amine", "P"],
  ["cyclohexanamine", "P"],
  ["2-methylpropan-2-amine", "P"],
  ["dipropylamine", "S"],
  ["4-nitroaniline", "PZ"],
  ["butan-1-amine", "P"],
  ["N-ethylaniline", "S"],
];
const AMINE_TRAITS = [
  marked(
    "P",
    "give the carbylamine test",
    "Primary amines, aliphatic or aromatic, give an isocyanide with chloroform and alkali.",
  ),
  marked(
    "S",
    "give with benzenesulphonyl chloride a product that does not dissolve in alkali",
    "Secondary amines do: their sulphonamide has no acidic hydrogen on nitrogen. That of a primary amine dissolves, and tertiary amines do not react.",
  ),
  marked(
    "Z",
    "give an orange-red dye with cold nitrous acid and then alkaline 2-naphthol",
    "Only primary aromatic amines form diazonium salts that last long enough to couple.",
  ),
];

/** What obeys Hückel's rule in a flat ring is marked. */
const RINGS: readonly Marked[] = [
  ["cyclopentadienyl anion", "H"],
  ["cycloheptatrienyl cation", "H"],
  ["cyclopropenyl cation", "H"],
  ["pyrrole", "H"],
  ["furan", "H"],
  ["thiophene", "H"],
  ["pyridine", "H"],
  ["naphthalene", "H"],
  ["anthracene", "H"],
  ["cyclooctatetraene", ""],
  ["cyclobutadiene", ""],
  ["cyclohepta-1,3,5-triene", ""],
  ["cyclopenta-1,3-diene", ""],
  ["cyclopentadienyl cation", ""],
  ["cyclopropenyl anion", ""],
  ["cyclohexa-1,3-diene", ""],
  ["cyclohexene", ""],
  ["piperidine", ""],
];
const AROMATIC = [
  marked(
    "H",
    "are aromatic",
    "A flat ring that is conjugated all round and has $4n + 2$ pi electrons is aromatic; a saturated carbon atom in the ring breaks the conjugation.",
  ),
];

/** R reducing, G gives glucose alone on hydrolysis. */
const SUGARS: readonly Marked[] = [
  ["glucose", "R"],
  ["fructose", "R"],
  ["galactose", "R"],
  ["ribose", "R"],
  ["mannose", "R"],
  ["sucrose", ""],
  ["maltose", "RG"],
  ["lactose", "R"],
  ["starch", "G"],
  ["cellulose", "G"],
  ["glycogen", "G"],
];
const SUGAR_TRAITS = [
  marked(
    "R",
    "are reducing sugars",
    "Monosaccharides reduce Tollens' reagent, and disaccharides where one unit still has a free hemiacetal group; in sucrose both are linked, and in polysaccharides hardly an end is free.",
  ),
  marked(
    "G",
    "give only glucose on complete hydrolysis",
    "Maltose, starch, glycogen and cellulose are built of glucose alone; sucrose gives fructose too and lactose galactose.",
  ),
];

/** B basic, R with a benzene ring, O with a hydroxyl group, L with an alkyl group as the side chain. */
const AMINO_ACIDS: readonly Marked[] = [
  ["glycine", ""],
  ["alanine", "L"],
  ["valine", "L"],
  ["leucine", "L"],
  ["isoleucine", "L"],
  ["lysine", "B"],
  ["arginine", "B"],
  ["histidine", "B"],
  ["aspartic acid", ""],
  ["glutamic acid", ""],
  ["cysteine", ""],
  ["phenylalanine", "R"],
  ["tyrosine", "RO"],
  ["tryptophan", "R"],
  ["serine", "O"],
  ["threonine", "O"],
];
const AMINO_ACID_TRAITS = [
  marked("B", "are basic", "Lysine, arginine and histidine have a basic group in the side chain."),
  marked(
    "R",
    "have a benzene ring in the side chain",
    "Phenylalanine, tyrosine and tryptophan have one, the last as a part of its indole ring.",
  ),
  marked(
    "O",
    "have an alcoholic or phenolic hydroxyl group in the side chain",
    "Serine and threonine are alcohols, tyrosine is a phenol.",
  ),
  marked(
    "L",
    "have an alkyl group as the side chain",
    "Alanine, valine, leucine and isoleucine have one; glycine has a hydrogen atom in its place.",
  ),
];

function counting(
  name: string,
  topic: TopicKey,
  kind: string,
  things: readonly Marked[],
  traits: readonly Trait<Marked>[],
): Writer {
  return computed({
    name,
    topic,
    difficulty: "HARD",
    write: patiently((random) => howMany(random, kind, things, random.pick(traits), ([thing]) => thing)),
  });
}

/** Chains whose two ends are alike, by how many stereocentres they have. */
const EVEN_CHAINS = [
  ["CH3CHBrCHBrCH3", 2],
  ["CH3CH(OH)CH(OH)CH3", 2],
  ["HOOCCH(OH)CH(OH)COOH", 2],
  ["CH3CHClCH2CHClCH3", 2],
  ["C2H5CHBrCHBrC2H5", 2],
  ["CH3CHClCHClCHClCH3", 3],
  ["CH3CH(OH)CH(OH)CH(OH)CH3", 3],
  ["HOOCCH(OH)CH(OH)CH(OH)COOH", 3],
  ["HOCH2(CHOH)4CH2OH", 4],
  ["HOOC(CHOH)4COOH", 4],
  ["CH3(CHBr)4CH3", 4],
] as const;

const ASKED = {
  all: "stereoisomers",
  active: "optically active stereoisomers",
  meso: "meso forms",
} as const;

/** Fischer projections as rows of left and right; half a turn in the plane shows the same molecule. */
function countedByDrawing(centres: number): Record<keyof typeof ASKED, number> {
  const seen = new Set<string>();
  let [all, meso] = [0, 0];
  for (let drawing = 0; drawing < 2 ** centres; drawing++) {
    const row = drawing.toString(2).padStart(centres, "0");
    const mirrored = [...row].map((side) => (side === "0" ? "1" : "0")).join("");
    const turned = [...mirrored].reverse().join("");
    if (!seen.has(turned)) {
      all++;
      if (mirrored === turned) meso++;
    }
    seen.add(row);
  }
  return { all, meso, active: all - meso };
}

function countedByRule(centres: number): Record<keyof typeof ASKED, number> {
  const isEven = centres % 2 === 0;
  const active = isEven ? 2 ** (centres - 1) : 2 ** (centres - 1) - 2 ** ((centres - 1) / 2);
  const meso = isEven ? 2 ** (centres / 2 - 1) : 2 ** ((centres - 1) / 2);
  return { active, meso, all: active + meso };
}

export const countedCompounds: WriterList = [
  withNature(
    { depth: 5, chapter: "carbonyl-compounds" },
    counting(
      "how-many-oxygen-compounds-react",
      "oxygen-and-nitrogen-organics",
      "compounds",
      OXYGEN,
      OXYGEN_TRAITS,
    ),
  ),
  withNature(
    { depth: 5, chapter: "amines" },
    counting("how-many-amines-react", "oxygen-and-nitrogen-organics", "amines", AMINES, AMINE_TRAITS),
  ),
  withNature(
    { depth: 5, chapter: "benzene-ring" },
    counting("how-many-are-aromatic", "hydrocarbons", "species", RINGS, AROMATIC),
  ),
  withNature(
    { depth: 5 },
    counting("how-many-of-these-sugars", "biomolecules-and-polymers", "carbohydrates", SUGARS, SUGAR_TRAITS),
  ),
  withNature(
    { depth: 5 },
    counting(
      "how-many-of-these-amino-acids",
      "biomolecules-and-polymers",
      "amino acids",
      AMINO_ACIDS,
      AMINO_ACID_TRAITS,
    ),
  ),
  computed({
    name: "stereoisomers-with-equal-ends",
    depth: 5,
    chapter: "stereoisomers",
    topic: "organic-basics",
    difficulty: "HARD",
    write(random) {
      const [formula, centres] = random.pick(EVEN_CHAINS);
      const asked = random.pick(["all", "active", "meso"] as const);
      const counts = countedByRule(centres);
      const key = num(counts[asked]);
      return {
        text: `What is the number of ${ASKED[asked]} of ${ch(formula)}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [2 ** centres, "counting as if the two ends were different"],
          ...(["all", "active", "meso"] as const).map(
            (other) => [counts[other], `counting the ${ASKED[other]}`] as const,
          ),
          [centres, "giving the number of stereocentres"],
          [2 ** centres - 1, "taking one form off as if only one were meso"],
          [counts[asked] + 1, "counting one form twice"],
          [counts[asked] - 1, "overlooking one form"],
          [counts[asked] + 2, "counting a pair twice"],
        ]),
        explanation: [
          `The chain has ${centres} stereocentres${centres === 3 ? ", the middle one only where the two others differ in configuration" : ""}, and its ends are alike, so that some forms have a plane of symmetry.`,
          `There are ${counts.active} optically active forms and ${counts.meso} meso ${counts.meso === 1 ? "form" : "forms"}, ${counts.all} in all.`,
        ],
        verify: () => countedByDrawing(centres)[asked] === counts[asked],
      };
    },
  }),
];
