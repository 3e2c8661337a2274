import { fraction } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const GROUPS = ["A", "B", "AB", "O"] as const;
type Group = (typeof GROUPS)[number];
type Allele = "A" | "B" | "i";

const PARENTS = [
  { group: "A", text: "heterozygous for group A", alleles: ["A", "i"] },
  { group: "B", text: "heterozygous for group B", alleles: ["B", "i"] },
  { group: "A", text: "homozygous for group A", alleles: ["A", "A"] },
  { group: "B", text: "homozygous for group B", alleles: ["B", "B"] },
  { group: "AB", text: "of group AB", alleles: ["A", "B"] },
  { group: "O", text: "of group O", alleles: ["i", "i"] },
] as const satisfies readonly { group: Group; text: string; alleles: readonly [Allele, Allele] }[];

export const bloodGroupInheritance: WriterList = [
  computed({
    name: "blood-groups-of-children",
    topic: "genetics",
    difficulty: "MEDIUM",
    write(random) {
      const [mother, father] = [random.pick(GROUPS), random.pick(GROUPS)];
      const possible = new Set(
        PARENTS.filter(({ group }) => group === mother).flatMap((one) =>
          PARENTS.filter(({ group }) => group === father).flatMap((other) =>
            childrenOf(one.alleles, other.alleles),
          ),
        ),
      );
      const right = GROUPS.filter((group) => possible.has(group));
      const parents =
        mother === father
          ? `Both parents have blood group ${mother}`
          : `The mother has blood group ${mother} and the father ${father}`;
      const reasons = [
        `${capable(mother)} ${mother === father ? "" : `${capable(father)} `}`.trim(),
        `Joining one allele from each parent gives ${show(right)}.`,
      ];
      if (random.chance(0.4) && right.length === 3) {
        const never = GROUPS.filter((group) => !possible.has(group)).join("");
        return {
          text: `${parents}; nothing more is known of their genotypes. Which blood group can none of their children have?`,
          answer: `Group ${never}`,
          distractors: right.map((group) =>
            wrong(`Group ${group}`, "overlooking a genotype that gives this group"),
          ),
          explanation: [...reasons, `Group ${never} cannot appear.`],
        };
      }
      const sets: readonly (readonly Group[])[] = [
        ["A", "B"],
        ["A", "B", "AB"],
        GROUPS,
        ["O"],
        ["A", "O"],
        ["B", "O"],
      ];
      return {
        text: `${parents}; nothing more is known of their genotypes. Which blood groups can their children have?`,
        answer: show(right),
        distractors: random
          .shuffle(sets.map((set) => GROUPS.filter((group) => set.includes(group))))
          .filter(
            (set, at, all) =>
              show(set) !== show(right) && all.findIndex((other) => show(other) === show(set)) === at,
          )
          .slice(0, 3)
          .map((set) => wrong(show(set), slip(set, right, [mother, father]))),
        fixedOptions: true,
        explanation: reasons,
      };
    },
  }),
  computed({
    name: "chance-of-a-blood-group",
    topic: "genetics",
    difficulty: "MEDIUM",
    write(random) {
      const [mother, father] = [random.pick(PARENTS), random.pick(PARENTS)];
      const children = childrenOf(mother.alleles, father.alleles);
      const asked = random.pick(GROUPS);
      const favourable = children.filter((group) => group === asked).length;
      if (favourable === 0 || favourable === 4) return undefined;
      const way = random.pick(["child", "sex", "known"] as const);
      const ruledOut = random.pick(GROUPS.filter((group) => group !== asked && children.includes(group)));
      const left = children.filter((group) => group !== ruledOut).length;
      if (way === "known" && left === favourable) return undefined;
      const sex = random.pick(["girl", "boy"]);
      const answer = { child: [favourable, 4], sex: [favourable, 8], known: [favourable, left] }[way] as [
        number,
        number,
      ];
      const couple = `A woman ${mother.text} and a man ${father.text}`;
      return {
        text: {
          child: `${couple} have a child. What is the probability that the child has blood group ${asked}?`,
          sex: `${couple} expect a child. What is the probability that it will be a ${sex} with blood group ${asked}?`,
          known: `${couple} have a child that is known not to have blood group ${ruledOut}. What is the probability that the child has blood group ${asked}?`,
        }[way],
        answer: fraction(...answer),
        distractors: [
          ...random.shuffle([
            wrong(
              fraction(favourable, 4),
              way === "sex" ? "leaving the sex of the child out" : "counting all four squares",
            ),
            wrong(fraction(favourable, 8), "halving the chance for the sex of the child"),
            ...(favourable < 3 ? [wrong(fraction(favourable, 3), "taking one square of the four away")] : []),
          ]),
          ...[1, 2, 3].map((share) =>
            wrong(fraction(share, 4), SLIPS[share] ?? "miscounting the four squares"),
          ),
        ],
        explanation: [
          `The four equally likely children are of the groups ${children.join(", ")}.`,
          {
            child: `Group ${asked} is ${favourable} of 4: ${fraction(...answer)}.`,
            sex: `Group ${asked} is ${favourable} of 4, and half of the children are ${sex}s: ${fraction(...answer)}.`,
            known: `Without group ${ruledOut} there are ${left} of them, and group ${asked} is ${favourable} of these: ${fraction(...answer)}.`,
          }[way],
        ],
      };
    },
  }),
];

const SLIPS: Record<number, string> = {
  1: "taking a quarter, as if only one square of the four fitted",
  2: "taking half, as if the group of one parent always came out in half of the children",
  3: "taking three quarters, as in a 3 : 1 ratio",
  4: "thinking that all children must have this group",
};

function childrenOf(mother: readonly Allele[], father: readonly Allele[]): Group[] {
  return mother.flatMap((one) => father.map((other) => groupOf([one, other])));
}

function groupOf(pair: readonly Allele[]): Group {
  const shown = (["A", "B"] as const).filter((allele) => pair.includes(allele));
  if (shown.length === 2) return "AB";
  return shown[0] ?? "O";
}

function capable(group: Group): string {
  return {
    A: "A parent of group A passes on the allele A or a hidden i.",
    B: "A parent of group B passes on the allele B or a hidden i.",
    AB: "A parent of group AB passes on A or B, never i.",
    O: "A parent of group O passes on i only.",
  }[group];
}

function slip(set: readonly Group[], right: readonly Group[], parents: readonly Group[]): string {
  if (GROUPS.every((group) => set.includes(group) === parents.includes(group)))
    return "expecting the children to show the groups of their parents and no others";
  if (set.every((group) => right.includes(group)))
    return "leaving out a group that hidden alleles make possible";
  if (set.includes("O") && !right.includes("O")) return "giving both parents an allele i to pass on";
  if (set.includes("AB") && !right.includes("AB"))
    return "thinking that A and B can come from these parents together";
  return "giving a child an allele that neither parent can pass on";
}

function show(set: readonly Group[]): string {
  if (set.length === 1) return `${set.join("")} only`;
  return `${set.slice(0, -1).join(", ")} or ${set.at(-1)}`;
}
