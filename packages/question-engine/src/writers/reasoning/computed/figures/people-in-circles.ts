import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const GROUPS = [
  { sets: ["Graduates", "Teachers", "Women"], people: "people of a town" },
  { sets: ["Players", "Singers", "Painters"], people: "members of a club" },
  { sets: ["Farmers", "Traders", "Drivers"], people: "people of a village" },
  { sets: ["Doctors", "Writers", "Swimmers"], people: "guests of a hotel" },
] as const;

/** The regions of three circles, by the places of the sets that share them. */
const REGIONS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] as const;

export const peopleInCircles: WriterList = [
  computed({
    name: "figure-how-many-more-in-the-circles",
    topic: "venn-diagrams",
    difficulty: "MEDIUM",
    write(random) {
      const { sets, people } = random.pick(GROUPS);
      const counts = range(1, 7).map(() => random.int(3, 30));
      const [a = 0, b = 1, c = 2] = random.shuffle([0, 1, 2]);
      const count = (fits: (has: (set: number) => boolean) => boolean) =>
        sum(
          REGIONS.map((region, at) =>
            fits((set) => (region as readonly number[]).includes(set)) ? (counts[at] ?? 0) : 0,
          ),
        );
      const name = (set: number) => sets[set]?.toLowerCase() ?? "";
      const first = count((has) => has(a) && !has(b));
      const second = count((has) => has(b) && has(c));
      const answer = Math.abs(first - second);
      // A number of the diagram would be found by guessing.
      if (new Set(counts).size < 7 || answer < 3 || counts.includes(answer)) return undefined;
      const isMore = first > second;
      const groups = [`${name(a)} who are not ${name(b)}`, `${name(b)} who are also ${name(c)}`];
      const [larger, smaller] = isMore ? groups : groups.toReversed();
      const key = num(answer);
      const all = count((has) => has(a) && has(b) && has(c));
      const onlyA = count((has) => has(a) && !has(b) && !has(c));
      const onlyPair = second - all;
      return {
        text: `The diagram shows how many of the ${people} are ${name(0)}, ${name(1)} and ${name(2)}. By how much does the number of ${larger} exceed that of ${smaller}?`,
        figure: {
          type: "venn",
          sets: [...sets],
          regions: REGIONS.map((region, at) => ({
            in: region.map((set) => sets[set] ?? ""),
            label: `${counts[at]}`,
          })),
        },
        answer: key,
        distractors: slips(random, key, num, [
          [Math.abs(first - onlyPair), "leaving out those who are all three"],
          [Math.abs(onlyA - second), "leaving out those who share the first circle with the third alone"],
          [Math.abs(onlyA - onlyPair), "counting one region for each group"],
          [first + second, "adding the two groups"],
          [Math.max(first, second), "giving the larger group"],
          [Math.min(first, second), "giving the smaller group"],
          [Math.abs(first + all - second), "counting those who are all three in both groups"],
          [answer + all, "adding those who are all three"],
        ]),
        explanation: [
          `There are ${first} ${groups[0]} (${onlyA} + ${first - onlyA}) and ${second} ${groups[1]} (${onlyPair} + ${all}).`,
          `The difference is $${Math.max(first, second)} - ${Math.min(first, second)} = ${answer}$.`,
        ],
        verify: () => {
          // From the whole circles: those of the first less those it shares with the second.
          const inFirst = count((has) => has(a)) - count((has) => has(a) && has(b));
          const inBoth = count((has) => has(b)) + count((has) => has(c)) - count((has) => has(b) || has(c));
          return Math.abs(inFirst - inBoth) === answer;
        },
      };
    },
  }),
];
