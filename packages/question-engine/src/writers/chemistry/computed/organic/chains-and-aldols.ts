import { patiently } from "../../../../kit/patiently.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { stem } from "./carbon-chain.ts";

type Kind = "alcohol" | "bromide" | "nitrile" | "acid" | "amide" | "amine";

interface Change {
  with: string;
  into: Kind;
  /** Carbon atoms gained or lost. */
  gains: -1 | 0 | 1;
}

/** Straight chains with the group at the end, and what turns one into another. */
const CHANGES: Record<Kind, readonly Change[]> = {
  alcohol: [
    { with: "phosphorus tribromide", into: "bromide", gains: 0 },
    { with: "hot acidified potassium dichromate", into: "acid", gains: 0 },
  ],
  bromide: [
    { with: "alcoholic potassium cyanide", into: "nitrile", gains: 1 },
    { with: "magnesium in dry ether, then carbon dioxide and dilute acid", into: "acid", gains: 1 },
  ],
  nitrile: [
    { with: "lithium aluminium hydride, then water", into: "amine", gains: 0 },
    { with: "boiling dilute sulphuric acid", into: "acid", gains: 0 },
  ],
  acid: [
    { with: "ammonia and strong heat", into: "amide", gains: 0 },
    { with: "lithium aluminium hydride, then water", into: "alcohol", gains: 0 },
  ],
  amide: [
    { with: "bromine and warm aqueous sodium hydroxide", into: "amine", gains: -1 },
    { with: "phosphorus pentoxide", into: "nitrile", gains: 0 },
  ],
  amine: [],
};

function chainName(kind: Kind, carbons: number): string {
  const root = `${stem(carbons)}an`;
  const place = carbons > 2 ? "-1-" : "";
  if (kind === "alcohol") return `${root}${place}ol`;
  if (kind === "amine") return `${root}${place}amine`;
  if (kind === "bromide") return `${place ? "1-" : ""}bromo${root}e`;
  return { nitrile: `${root}enitrile`, acid: `${root}oic acid`, amide: `${root}amide` }[kind];
}

interface Link {
  kind: Kind;
  carbons: number;
  by?: Change;
}

function chain(random: Random, start: Link, length: number): Link[] | undefined {
  const links = [start];
  while (links.length <= length) {
    const { kind, carbons } = links.at(-1) as Link;
    const open = CHANGES[kind].filter(({ into, gains }) =>
      links.every((link) => link.kind !== into || link.carbons !== carbons + gains),
    );
    if (open.length === 0) return undefined;
    const by = random.pick(open);
    links.push({ kind: by.into, carbons: carbons + by.gains, by });
  }
  return links;
}

/** What an aldehyde or ketone becomes in dilute alkali and heat, then with a third reagent. */
interface Aldol {
  from: string;
  gives: string;
  /** What each third reagent makes of it. */
  later: readonly (readonly [reagent: string, product: string])[];
  /** The result of joining the wrong carbon atoms. */
  mistaken: readonly string[];
}

const HYDRIDE = "sodium borohydride";
const HYDROGEN = "an excess of hydrogen over nickel";
const TOLLENS = "Tollens' reagent, then dilute acid";
const IODINE = "iodine and sodium hydroxide, then dilute acid";

const ALDOLS: readonly Aldol[] = [
  {
    from: "Ethanal",
    gives: "but-2-enal",
    later: [
      [HYDRIDE, "but-2-en-1-ol"],
      [HYDROGEN, "butan-1-ol"],
      [TOLLENS, "but-2-enoic acid"],
    ],
    mistaken: ["but-3-en-2-ol", "butan-2-ol", "3-hydroxybutanoic acid", "butane-1,3-diol"],
  },
  {
    from: "Propanal",
    gives: "2-methylpent-2-enal",
    later: [
      [HYDRIDE, "2-methylpent-2-en-1-ol"],
      [HYDROGEN, "2-methylpentan-1-ol"],
      [TOLLENS, "2-methylpent-2-enoic acid"],
    ],
    mistaken: ["hex-2-en-1-ol", "hexan-1-ol", "hex-2-enoic acid", "4-methylpent-2-en-1-ol"],
  },
  {
    from: "Butanal",
    gives: "2-ethylhex-2-enal",
    later: [
      [HYDRIDE, "2-ethylhex-2-en-1-ol"],
      [HYDROGEN, "2-ethylhexan-1-ol"],
      [TOLLENS, "2-ethylhex-2-enoic acid"],
    ],
    mistaken: ["oct-2-en-1-ol", "octan-1-ol", "oct-2-enoic acid", "2-methylhept-2-en-1-ol"],
  },
  {
    from: "A mixture of benzaldehyde and ethanal",
    gives: "3-phenylprop-2-enal",
    later: [
      [HYDRIDE, "3-phenylprop-2-en-1-ol"],
      [TOLLENS, "3-phenylprop-2-enoic acid"],
    ],
    mistaken: [
      "2-phenylprop-2-en-1-ol",
      "2-phenylprop-2-enoic acid",
      "3-phenylpropan-1-ol",
      "3-phenylpropanoic acid",
    ],
  },
  {
    from: "A mixture of benzaldehyde and propanal",
    gives: "2-methyl-3-phenylprop-2-enal",
    later: [
      [HYDRIDE, "2-methyl-3-phenylprop-2-en-1-ol"],
      [TOLLENS, "2-methyl-3-phenylprop-2-enoic acid"],
    ],
    mistaken: [
      "4-phenylbut-3-en-1-ol",
      "4-phenylbut-3-enoic acid",
      "3-phenylbut-2-en-1-ol",
      "3-phenylbut-2-enoic acid",
    ],
  },
  {
    from: "A mixture of benzaldehyde and propanone",
    gives: "4-phenylbut-3-en-2-one",
    later: [
      [HYDRIDE, "4-phenylbut-3-en-2-ol"],
      [IODINE, "3-phenylprop-2-enoic acid"],
    ],
    mistaken: [
      "4-phenylbut-3-enoic acid",
      "1-phenylbut-2-en-1-ol",
      "4-phenylbutan-2-ol",
      "2-phenylprop-2-enoic acid",
    ],
  },
  {
    from: "Phenylethanal",
    gives: "2,4-diphenylbut-2-enal",
    later: [
      [HYDRIDE, "2,4-diphenylbut-2-en-1-ol"],
      [TOLLENS, "2,4-diphenylbut-2-enoic acid"],
    ],
    mistaken: [
      "2,3-diphenylbut-2-en-1-ol",
      "2,3-diphenylbut-2-enoic acid",
      "2,4-diphenylbutan-1-ol",
      "2,4-diphenylbutanoic acid",
    ],
  },
  {
    from: "A mixture of benzaldehyde and acetophenone",
    gives: "1,3-diphenylprop-2-en-1-one",
    later: [[HYDRIDE, "1,3-diphenylprop-2-en-1-ol"]],
    mistaken: [
      "1,3-diphenylpropan-1-ol",
      "2,3-diphenylprop-2-en-1-ol",
      "1,2-diphenylprop-2-en-1-ol",
      "3,3-diphenylprop-2-en-1-ol",
    ],
  },
  {
    from: "Propanone",
    gives: "4-methylpent-3-en-2-one",
    later: [
      [HYDRIDE, "4-methylpent-3-en-2-ol"],
      [HYDROGEN, "4-methylpentan-2-ol"],
      [IODINE, "3-methylbut-2-enoic acid"],
    ],
    mistaken: ["hex-3-en-2-ol", "hexan-2-ol", "4-methylpent-3-enoic acid", "but-2-enoic acid"],
  },
];

const WHAT_IT_DOES: Record<string, string> = {
  [HYDRIDE]: "Sodium borohydride reduces the carbonyl group and leaves the double bond between carbon atoms",
  [HYDROGEN]: "Hydrogen over nickel adds to both double bonds",
  [TOLLENS]: "Tollens' reagent oxidises the aldehyde group and leaves the double bond between carbon atoms",
  [IODINE]: "Iodine and alkali turn the group COCH₃ into a carboxylate group with the loss of iodoform",
};

export const chainsAndAldols: WriterList = [
  computed({
    name: "chain-lengthened-or-shortened",
    depth: 5,
    chapter: "reagent-sequences",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    write: patiently((random) => {
      const start: Link = {
        kind: random.pick(["alcohol", "bromide", "acid", "nitrile"]),
        carbons: random.int(2, 5),
      };
      const links = chain(random, start, 4);
      const last = links?.at(-1);
      if (!links || !last || last.kind === "bromide" || links.every(({ by }) => !by?.gains)) return undefined;
      const named = (kind: Kind, carbons: number) => capitalise(chainName(kind, carbons));
      const lines = links.slice(1).map(({ by }, at) => `(${["i", "ii", "iii", "iv"][at]}) ${by?.with}`);
      const others = (["amine", "alcohol", "acid", "amide"] as const).filter((kind) => kind !== last.kind);
      const net = links.reduce((sum, { by }) => sum + (by?.gains ?? 0), 0);
      return {
        text: `A sample of ${chainName(start.kind, start.carbons)} is treated one after the other with:\n${lines.join("\n")}\nWhich compound is obtained at the end?`,
        answer: named(last.kind, last.carbons),
        distractors: [
          wrong(named(last.kind, last.carbons + 1), "counting one carbon atom too many"),
          wrong(named(last.kind, last.carbons - 1), "counting one carbon atom too few"),
          ...random
            .shuffle(others)
            .flatMap((kind) => [
              wrong(named(kind, last.carbons), "mistaking what the last reagent does"),
              wrong(named(kind, last.carbons + 1), "mistaking the last reagent and the length of the chain"),
            ]),
        ],
        explanation: links.slice(1).map(({ kind, carbons, by }, at) => {
          const before = links[at] as Link;
          const length =
            by?.gains === 1 ? ", one carbon atom more" : by?.gains === -1 ? ", one carbon atom fewer" : "";
          return `With ${by?.with}, ${chainName(before.kind, before.carbons)} gives ${chainName(kind, carbons)}${length}.`;
        }),
        verify: () => last.carbons === start.carbons + net && last.carbons > 0,
      };
    }),
  }),
  computed({
    name: "product-after-an-aldol",
    depth: 5,
    chapter: "carbonyl-compounds",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    write(random) {
      const { from, gives, later, mistaken } = random.pick(ALDOLS);
      const [reagent, product] = random.pick(later);
      return {
        text: `${from} is warmed with dilute sodium hydroxide until water has been split off from the first product. The ${from.startsWith("A mixture") ? "main cross product" : "compound"} so formed is treated with ${reagent}. Which compound is obtained?`,
        answer: capitalise(product),
        distractors: [
          ...random.shuffle([
            ...later
              .filter(([other]) => other !== reagent)
              .map(([other, result]) => wrong(capitalise(result), `taking the reagent to act like ${other}`)),
            ...mistaken.map((result) =>
              wrong(capitalise(result), "joining the wrong carbon atoms or missing one of the changes"),
            ),
          ]),
          wrong(capitalise(gives), "leaving out the last step"),
        ],
        explanation: [
          `The alpha carbon atom of one molecule adds to the carbonyl group of the other, and the loss of water gives ${gives}.`,
          `${WHAT_IT_DOES[reagent]}: ${product}.`,
        ],
        verify: () =>
          later.filter(([, result]) => result === product).length === 1 && !mistaken.includes(product),
      };
    },
  }),
];
