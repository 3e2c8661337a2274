import { patiently } from "../../../../kit/patiently.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, type Wrong, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Group = "CH3" | "C2H5" | "COCH3" | "COOH" | "NO2" | "NH2" | "Br" | "Cl" | "OH";

/** A benzene ring with at most two groups; the second is in position 2, 3 or 4 relative to the first. */
interface Ring {
  groups: readonly Group[];
  at?: 2 | 3 | 4;
}

const PREFIX: Record<Group, string> = {
  CH3: "methyl",
  C2H5: "ethyl",
  COCH3: "acetyl",
  COOH: "carboxy",
  NO2: "nitro",
  NH2: "amino",
  Br: "bromo",
  Cl: "chloro",
  OH: "hydroxy",
};
/** The groups that give a ring its name, the first before the later ones. */
const PARENTS: readonly (readonly [Group, string])[] = [
  ["COOH", "benzoic acid"],
  ["COCH3", "acetophenone"],
  ["OH", "phenol"],
  ["NH2", "aniline"],
  ["CH3", "toluene"],
];
const TO_META: readonly Group[] = ["COCH3", "COOH", "NO2"];

function nameOf({ groups, at }: Ring): string {
  const [parent, ending] = PARENTS.find(([group]) => groups.includes(group)) ?? [];
  const others = groups.filter((group) => group !== parent);
  if (parent) return others.length === 0 ? `${ending}` : `${at}-${PREFIX[others[0] as Group]}${ending}`;
  const [first, second] = others.map((group) => PREFIX[group]).sort();
  if (first === undefined) return "benzene";
  return second === undefined ? `${first}benzene` : `1-${first}-${at}-${second}benzene`;
}

/** A step of a synthesis; nothing comes of it where the ring does not react, or not to one product. */
interface Step {
  with: string;
  short: string;
  does: (ring: Ring) => Ring | undefined;
}

/** A new group goes to the para or the meta position, by the group that is there. */
function putting(group: Group, never: readonly Group[]): Step["does"] {
  return ({ groups }) => {
    const [there] = groups;
    if (groups.length > 1 || groups.includes(group) || groups.some((one) => never.includes(one)))
      return undefined;
    return there === undefined
      ? { groups: [group] }
      : { groups: [there, group], at: TO_META.includes(there) ? 3 : 4 };
  };
}

function turning(from: readonly Group[], into: Group | undefined, never: readonly Group[]): Step["does"] {
  return (ring) => {
    const old = ring.groups.find((group) => from.includes(group));
    const rest = ring.groups.filter((group) => group !== old);
    if (old === undefined || rest.some((group) => group === into || never.includes(group))) return undefined;
    if (into === undefined) return { groups: rest };
    return { ...ring, groups: ring.groups.map((group) => (group === old ? into : group)) };
  };
}

const STEPS: readonly Step[] = [
  {
    with: "concentrated nitric and sulphuric acid",
    short: "HNO₃/H₂SO₄",
    does: putting("NO2", ["NH2", "OH"]),
  },
  { with: "bromine and iron(III) bromide", short: "Br₂/FeBr₃", does: putting("Br", ["NH2", "OH", "COCH3"]) },
  {
    with: "chlorine and anhydrous iron(III) chloride",
    short: "Cl₂/FeCl₃",
    does: putting("Cl", ["NH2", "OH", "COCH3"]),
  },
  {
    with: "chloromethane and anhydrous aluminium chloride",
    short: "CH₃Cl/AlCl₃",
    does: putting("CH3", ["NH2", "OH", ...TO_META]),
  },
  {
    with: "acetyl chloride and anhydrous aluminium chloride",
    short: "CH₃COCl/AlCl₃",
    does: putting("COCH3", ["NH2", "OH", ...TO_META]),
  },
  {
    with: "hot alkaline potassium permanganate, then acid",
    short: "KMnO₄/OH⁻ then H⁺",
    does: turning(["CH3", "C2H5"], "COOH", ["NH2", "OH", "COCH3", "CH3", "C2H5"]),
  },
  {
    with: "zinc amalgam and concentrated hydrochloric acid",
    short: "Zn–Hg/HCl",
    does: turning(["COCH3"], "C2H5", ["NO2"]),
  },
  {
    with: "tin and hydrochloric acid, then alkali",
    short: "Sn/HCl then OH⁻",
    does: turning(["NO2"], "NH2", []),
  },
  {
    with: "sodium nitrite and hydrochloric acid at 273–278 K, then copper(I) bromide",
    short: "NaNO₂/HCl then CuBr",
    does: turning(["NH2"], "Br", []),
  },
  {
    with: "sodium nitrite and hydrochloric acid at 273–278 K, then copper(I) chloride",
    short: "NaNO₂/HCl then CuCl",
    does: turning(["NH2"], "Cl", []),
  },
  {
    with: "sodium nitrite and hydrochloric acid at 273–278 K, then warm water",
    short: "NaNO₂/HCl then warm H₂O",
    does: turning(["NH2"], "OH", []),
  },
  {
    with: "sodium nitrite and hydrochloric acid at 273–278 K, then hypophosphorous acid",
    short: "NaNO₂/HCl then H₃PO₂",
    does: turning(["NH2"], undefined, []),
  },
];

/** Steps from benzene that all work, with the rings in between. */
function synthesis(random: Random, length: number): { steps: Step[]; rings: Ring[] } | undefined {
  const steps: Step[] = [];
  const rings: Ring[] = [{ groups: [] }];
  while (steps.length < length) {
    const ring = rings.at(-1) as Ring;
    const open = STEPS.filter((step) => !steps.includes(step) && step.does(ring));
    if (open.length === 0) return undefined;
    const step = random.pick(open);
    steps.push(step);
    rings.push(step.does(ring) as Ring);
  }
  return { steps, rings };
}

function outcome(steps: readonly Step[]): Ring | undefined {
  return steps.reduce<Ring | undefined>((ring, step) => ring && step.does(ring), { groups: [] });
}

/** How far one gets before a reagent does not act as wanted. */
function stepsThatWork(steps: readonly Step[]): number {
  return steps.findLastIndex((_, at) => outcome(steps.slice(0, at + 1))) + 1;
}

/** Zinc that reduces a ketone also reduces a nitro group, so the wrong option might be accepted as right. */
function isReducedTwice(steps: readonly Step[]): boolean {
  const place = (part: string) => steps.findIndex(({ short }) => short.includes(part));
  return place("HNO₃") >= 0 && place("HNO₃") < place("Zn–Hg");
}

/** All ways of three or four steps that end in a ring with two groups. */
const ROUTES: { steps: readonly Step[]; rings: readonly Ring[] }[] = [];
(function follow(steps: readonly Step[], rings: readonly Ring[]): void {
  const ring = rings.at(-1) as Ring;
  if (steps.length > 2 && ring.groups.length > 1) ROUTES.push({ steps, rings });
  if (steps.length === 4) return;
  for (const step of STEPS) {
    const next = steps.includes(step) ? undefined : step.does(ring);
    if (next) follow([...steps, step], [...rings, next]);
  }
})([], [{ groups: [] }]);

/** The final product: anything else would never be the key. */
const ENDS = new Set(ROUTES.map(({ rings }) => groupsOf(rings.at(-1) as Ring)));

/** The groups of a ring, in any position. */
function groupsOf({ groups }: Ring): string {
  return [...groups].sort().join();
}

const ISOMERS = [2, 3, 4] as const;
const PARA = "Where both ortho and para isomers form, only the para isomer is kept.";

/**
 * Products with the same groups in other positions, with the steps in another order, and intermediate
 * products: some have the key's position, so that it does not reveal the key.
 */
function otherProducts(random: Random, steps: readonly Step[], rings: readonly Ring[]): Wrong[] {
  const last = rings.at(-1) as Ring;
  const elsewhere = ISOMERS.filter((at) => at !== last.at).map((at) => ({
    ring: { ...last, at },
    why: "sending the second group to another position",
  }));
  const turned = permutations(steps)
    .map(outcome)
    .flatMap((ring) => (ring?.at ? [{ ring, why: "taking the reagents in another order" }] : []));
  const without = steps.flatMap((_, left) => outcome(steps.filter((_, at) => at !== left)) ?? []);
  const before = [...rings.slice(1, -1), ...without]
    .filter((ring) => ring.groups.length > 1 && ENDS.has(groupsOf(ring)))
    .flatMap((ring) =>
      ([3, 4] as const).map((at) => ({ ring: { ...ring, at }, why: "leaving out one of the steps" })),
    );
  const names = new Set([nameOf(last)]);
  const different = random.shuffle([...elsewhere, ...turned, ...before]).filter(({ ring }) => {
    const isNew = !names.has(nameOf(ring));
    names.add(nameOf(ring));
    return isNew;
  });
  const mistaken = random
    .shuffle(ROUTES.map((route) => route.rings.at(-1) as Ring))
    .filter(({ at, groups }) => at === last.at && groups.some((group) => last.groups.includes(group)))
    .filter((ring) => !names.has(nameOf(ring)))
    .slice(0, 1)
    .flatMap((ring) =>
      [3, 4].map((at) => ({
        ring: { ...ring, at: at as 3 | 4 },
        why: "mistaking what one of the reagents does",
      })),
    );
  const isThere = ({ ring }: { ring: Ring }) => ring.at === last.at;
  // Two compounds in two positions each, so that neither part of the name reveals the key.
  const own = different.some(isThere) ? different : [...different.slice(0, 1), ...mistaken];
  const there = own.filter(isThere).slice(0, 2);
  const notThere = own.filter((other) => !isThere(other)).slice(0, 2);
  if (there.length === 0) return [];
  return [...there, ...notThere].map(({ ring, why }) => wrong(capitalise(nameOf(ring)), why));
}

export const ringSynthesis: WriterList = [
  computed({
    name: "product-on-the-benzene-ring",
    depth: 5,
    chapter: "benzene-ring",
    topic: "hydrocarbons",
    difficulty: "HARD",
    write: patiently((random) => {
      // The end is drawn first, so that what few ways lead to is the key as well.
      const end = random.pick([...new Set(ROUTES.map((route) => nameOf(route.rings.at(-1) as Ring)))]);
      const { steps, rings } = random.pick(
        ROUTES.filter((route) => nameOf(route.rings.at(-1) as Ring) === end),
      );
      const last = rings.at(-1) as Ring;
      const lines = steps.map((step, at) => `(${["i", "ii", "iii", "iv"][at]}) ${step.with}`);
      const distractors = otherProducts(random, steps, rings);
      if (distractors.length < 3) return undefined;
      return {
        text: `Benzene is treated one after the other with:\n${lines.join("\n")}\n${PARA} Which compound is obtained at the end?`,
        answer: capitalise(nameOf(last)),
        distractors,
        explanation: [
          ...steps.map(
            (step, at) =>
              `With ${step.with}, ${nameOf(rings[at] as Ring)} gives ${nameOf(rings[at + 1] as Ring)}.`,
          ),
          "Alkyl, amino and halogen groups direct a second group to the para position; nitro, carboxyl and acetyl groups direct it to the meta position.",
        ],
        verify: () => nameOf(outcome(steps) ?? { groups: [] }) === nameOf(last),
      };
    }),
  }),
  computed({
    name: "steps-in-the-right-order",
    depth: 5,
    chapter: "reagent-sequences",
    topic: "oxygen-and-nitrogen-organics",
    difficulty: "HARD",
    // Sodium nitrite.
    mayContain: ["NaN"],
    write: patiently((random) => {
      const made = synthesis(random, random.int(3, 4));
      const last = made?.rings.at(-1);
      if (!made || !last || last.groups.length < 2) return undefined;
      const { steps, rings } = made;
      const target = nameOf(last);
      const results = permutations(steps).map((order) => ({ order, ring: outcome(order) }));
      const right = results.filter(({ ring }) => ring && nameOf(ring) === target);
      const working = results.filter(({ ring }) => ring && nameOf(ring) !== target);
      const failing = results.filter(({ order, ring }) => !ring && !isReducedTwice(order));
      if (right.length !== 1 || working.length === 0) return undefined;
      const shown = (order: readonly Step[]) => order.map(({ short }) => short).join("; ");
      return {
        text: `The compound ${target} is to be made from benzene. ${last.at === 4 ? `${PARA} ` : ""}In which order must the reagents be used?`,
        answer: shown(steps),
        distractors: [
          ...working.map(({ order, ring }) =>
            wrong(shown(order), `an order that gives ${nameOf(ring as Ring)}`),
          ),
          ...random
            .shuffle(failing)
            .sort((one, other) => stepsThatWork(other.order) - stepsThatWork(one.order))
            .map(({ order }) =>
              wrong(shown(order), "an order in which one of the reagents does not act as wanted"),
            ),
        ],
        explanation: [
          ...steps.map(
            (step, at) =>
              `${step.short}: ${nameOf(rings[at] as Ring)} gives ${nameOf(rings[at + 1] as Ring)}.`,
          ),
          "Nitro, carboxyl and acetyl groups direct a second group to the meta position, alkyl and halogen groups to the para position; a ring that bears a nitro, carboxyl or acetyl group does not undergo the Friedel–Crafts reaction.",
        ],
        verify: () => results.filter(({ ring }) => ring && nameOf(ring) === target).length === 1,
      };
    }),
  }),
];
