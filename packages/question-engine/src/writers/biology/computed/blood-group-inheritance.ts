import { computed, wrong } from "../../../computed.ts";
import { fraction } from "../../../value.ts";
import type { WriterList } from "../../../writer.ts";

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
        [mother, father],
        ["A", "B"],
        ["A", "B", "AB"],
        GROUPS,
        ["AB", "O"],
        ["O"],
        ["A", "O"],
        ["B", "O"],
        ["AB"],
      ];
      return {
        text: `${parents}; nothing more is known of their genotypes. Which blood groups can their children have?`,
        answer: show(right),
        distractors: sets
          .map((set) => GROUPS.filter((group) => set.includes(group)))
          .filter((set) => show(set) !== show(right))
          .map((set) => wrong(show(set), slip(set, right, [mother, father]))),
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
      if (favourable === 0) return undefined;
      const shares = [1, 2, 3, 4].filter((share) => share !== favourable);
      return {
        text: `A woman ${mother.text} and a man ${father.text} have a child. What is the probability that the child has blood group ${asked}?`,
        answer: fraction(favourable, 4),
        distractors: [
          ...shares.map((share) => wrong(fraction(share, 4), SLIPS[share] ?? "miscounting the four squares")),
          ...(favourable < 3
            ? [wrong(fraction(favourable, 3), "taking three kinds of children to be equally likely")]
            : []),
          wrong(fraction(favourable, 8), "halving the chance once more for the sex of the child"),
        ],
        explanation: [
          `The four equally likely children are of the groups ${children.join(", ")}.`,
          `Group ${asked} is ${favourable} of 4: ${fraction(favourable, 4)}.`,
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
