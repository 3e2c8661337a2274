import type { Random } from "../../../../numbers/random.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const GROUPS = [
  ["Athletes", "Doctors", "Parents"],
  ["Nurses", "Cyclists", "Poets"],
  ["Pilots", "Chess players", "Gardeners"],
  ["Farmers", "Voters", "Drummers"],
  ["Tailors", "Actors", "Runners"],
  ["Lawyers", "Bakers", "Hikers"],
] as const;
const LETTERS = ["P", "Q", "R", "S", "T", "U", "V"] as const;
/** The regions of three circles, by the places of the sets that share them. */
const REGIONS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]] as const;

type Fits = (has: (set: number) => boolean) => boolean;

function writeRegions(random: Random) {
  const sets = random.pick(GROUPS);
  const letters = random.shuffle<string>(LETTERS);
  const [a = 0, b = 1, c = 2] = random.shuffle([0, 1, 2]);
  const name = (set: number) => sets[set]?.toLowerCase() ?? "";
  const lettersOf = (fits: Fits) =>
    letters
      .filter((_, at) => fits((set) => (REGIONS[at] as readonly number[]).includes(set)))
      .toSorted()
      .join(" and ");
  const regionsIn = (some: string) =>
    some
      .split(" and ")
      .map((letter) => {
        const region = REGIONS[letters.indexOf(letter)] ?? [];
        return `${letter} holds those who are ${region.length === 3 ? "all three" : `only ${region.map(name).join(" and ")}`}`;
      })
      .join(" and ");
  const [asked, key]: [string, Fits] = random.pick([
    [`${name(a)} who are also ${name(b)}`, (has) => has(a) && has(b)],
    [`${name(a)} who are not ${name(b)}`, (has) => has(a) && !has(b)],
    [`${name(a)} who are ${name(b)} or ${name(c)}, but not both`, (has) => has(a) && has(b) !== has(c)],
  ]);
  const others: readonly [Fits, string][] = [
    [(has) => has(a) && has(b), `taking all ${name(a)} who are ${name(b)}`],
    [(has) => has(a) && !has(b), `taking all ${name(a)} who are not ${name(b)}`],
    [(has) => has(a) && has(b) !== has(c), `taking the ${name(a)} who are one of the other two`],
    [(has) => has(b) && !has(a), `taking the ${name(b)} who are not ${name(a)}`],
    [(has) => has(b) && has(c), `taking the ${name(b)} who are ${name(c)}`],
    [(has) => has(a) && !has(c), `taking the ${name(a)} who are not ${name(c)}`],
    [(has) => has(a) && has(c), `taking the ${name(a)} who are ${name(c)}`],
  ];
  return {
    text: `In the diagram each letter stands for the people of one region. Which letters stand for ${asked}?`,
    figure: {
      type: "venn" as const,
      sets: [...sets],
      regions: REGIONS.map((region, at) => ({
        in: region.map((set) => sets[set] ?? ""),
        label: letters[at] ?? "",
      })),
    },
    answer: lettersOf(key),
    distractors: random.shuffle(others).map(([fits, why]) => wrong(lettersOf(fits), why)),
    explanation: [
      `All ${name(a)} are in the four regions of their circle: ${lettersOf((has) => has(a)).replaceAll(" and ", ", ")}.`,
      `Of these, ${regionsIn(lettersOf(key))}. So the letters are ${lettersOf(key)}.`,
    ],
    verify: () => lettersOf(key).split(" and ").length === 2,
  };
}

export const regionsOfCircles: WriterList = [
  computed({
    name: "figure-regions-of-three-circles",
    topic: "venn-diagrams",
    difficulty: "EASY",
    write: writeRegions,
  }),
];
