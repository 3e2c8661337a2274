import { slips } from "../../../kit/slips.ts";
import { permutations } from "../../../numbers/permutations.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** Crosses of round and yellow peas whose offspring tell the genotypes of the parents. */
const SEED_CROSSES = [
  { parents: "round yellow × round green", ratio: [3, 3, 1, 1], genotypes: "RrYy × Rryy" },
  { parents: "round yellow × wrinkled yellow", ratio: [3, 1, 3, 1], genotypes: "RrYy × rrYy" },
  { parents: "round yellow × wrinkled green", ratio: [1, 1, 1, 1], genotypes: "RrYy × rryy" },
  { parents: "round yellow × wrinkled green", ratio: [1, 1, 0, 0], genotypes: "RRYy × rryy" },
  { parents: "round yellow × wrinkled green", ratio: [1, 0, 1, 0], genotypes: "RrYY × rryy" },
  { parents: "round green × wrinkled yellow", ratio: [1, 1, 0, 0], genotypes: "RRyy × rrYy" },
  { parents: "round green × wrinkled yellow", ratio: [1, 0, 1, 0], genotypes: "Rryy × rrYY" },
  { parents: "round green × wrinkled yellow", ratio: [1, 1, 1, 1], genotypes: "Rryy × rrYy" },
  { parents: "round yellow × wrinkled green", ratio: [1, 0, 0, 0], genotypes: "RRYY × rryy" },
  { parents: "round green × wrinkled yellow", ratio: [1, 0, 0, 0], genotypes: "RRyy × rrYY" },
  { parents: "round yellow × round green", ratio: [1, 1, 0, 0], genotypes: "RRYy × Rryy" },
  { parents: "round yellow × round yellow", ratio: [3, 0, 1, 0], genotypes: "RrYY × RrYy" },
  { parents: "round yellow × round yellow", ratio: [3, 1, 0, 0], genotypes: "RRYy × RrYy" },
] as const;
const CLASSES = ["round yellow", "round green", "wrinkled yellow", "wrinkled green"] as const;

export const linkageAndPeas: WriterList = [
  computed({
    name: "class-of-a-linked-test-cross",
    form: "arithmetic",
    topic: "genetics",
    difficulty: "HARD",
    write(random) {
      const [first, second] = random.pick([
        ["A", "B"],
        ["D", "E"],
        ["G", "H"],
        ["M", "N"],
        ["R", "T"],
        ["B", "L"],
        ["F", "K"],
        ["P", "Q"],
      ] as const);
      const [low, small] = [first.toLowerCase(), second.toLowerCase()];
      const isCoupled = random.chance();
      const distance = random.int(4, 40);
      const total = random.pick([400, 500, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2400]);
      const isRecombinant = random.chance(0.6);
      const part = (share: number) => (total * share) / 200;
      const answer = part(isRecombinant ? distance : 100 - distance);
      if (!Number.isInteger(answer)) return undefined;
      const wantsBoth = isCoupled !== isRecombinant;
      const asked = wantsBoth ? `${first}${second}/${low}${small}` : `${first}${small}/${low}${small}`;
      const parents = isCoupled
        ? `${first}${first}${second}${second} × ${low}${low}${small}${small}`
        : `${first}${first}${small}${small} × ${low}${low}${second}${second}`;
      return {
        text: `Two genes lie ${distance} map units apart on one chromosome. The F₁ of the cross ${parents} is crossed with ${low}${low}${small}${small}, and ${total} offspring are raised. About how many of them are expected to be ${asked}?`,
        answer: num(answer),
        distractors: slips(random, num(answer), (amount) => num(amount), [
          [
            part(isRecombinant ? 100 - distance : distance),
            isRecombinant ? "taking the class for a parental one" : "taking the class for a recombinant one",
          ],
          [total / 4, "taking the two genes to assort independently"],
          [2 * answer, "giving both classes of its kind together"],
          [
            (total * distance) / 100 === answer ? total / 2 : (total * distance) / 100,
            "giving all the recombinants",
          ],
          [total / 2, "expecting two classes only"],
          [answer / 2, "halving the share once too often"],
          [(total * 9) / 16, "using the ratio of an unlinked F₂"],
          [total / 16, "using the ratio of an unlinked F₂"],
        ]),
        explanation: [
          `The F₁ got ${isCoupled ? `${first}${second} from one parent and ${low}${small}` : `${first}${small} from one parent and ${low}${second}`} from the other, so these two gametes are parental and the other two recombinant.`,
          `A distance of ${distance} map units means ${distance}% recombinant gametes, ${distance / 2}% of each kind, and ${(100 - distance) / 2}% of each parental kind.`,
          `${asked} comes from a ${isRecombinant ? "recombinant" : "parental"} gamete: $${(isRecombinant ? distance : 100 - distance) / 2}\\%$ of ${total} is $${answer}$.`,
        ],
        verify: () => 2 * answer + 2 * part(isRecombinant ? 100 - distance : distance) === total,
      };
    },
  }),
  computed({
    name: "gene-order-from-recombination",
    topic: "genetics",
    difficulty: "HARD",
    write(random) {
      const order = random.sample(["P", "Q", "R", "S"], 4);
      const gaps = [random.int(3, 12), random.int(3, 12), random.int(3, 12)];
      if (new Set(gaps).size < 3) return undefined;
      const at = placesOf(order, gaps);
      const pairs = random
        .shuffle([
          [0, 1],
          [1, 2],
          [2, 3],
          [0, 2],
          [1, 3],
        ] as const)
        .slice(0, 4);
      const given = pairs.map(([i, j]) => {
        const named = random.shuffle([order[i] ?? "", order[j] ?? ""]);
        return { named, distance: Math.abs((at.get(named[0] ?? "") ?? 0) - (at.get(named[1] ?? "") ?? 0)) };
      });
      const isRight = (genes: readonly string[]) => fits(genes, given) || fits([...genes].reverse(), given);
      if (ordersOf(order.toSorted()).filter(isRight).length !== 1) return undefined;
      const shown = (genes: readonly string[]) => {
        const forwards = genes.join(" – ");
        const backwards = [...genes].reverse().join(" – ");
        return forwards < backwards ? forwards : backwards;
      };
      const others = ordersOf(order.toSorted()).filter((other) => shown(other) !== shown(order));
      const telling = given.map(({ named, distance }) => `${named.join(" and ")} ${distance}%`);
      return {
        text: `The recombination frequencies of genes on one chromosome are: between ${telling.join(", between ")}. In which order do the four genes lie?`,
        answer: shown(order),
        distractors: random.shuffle(others).map((other) => wrong(shown(other), misplaced(other, order))),
        explanation: [
          "Recombination frequencies are distances on the map: they add up along the chromosome.",
          `Only ${shown(order)} agrees with all of them: the neighbours are ${gaps.map((gap, place) => `${order[place]}–${order[place + 1]} ${gap}`).join(", ")} map units apart.`,
        ],
        verify: () => isRight(order) && !others.some(isRight),
      };
    },
  }),
  computed({
    name: "parents-from-offspring-of-peas",
    topic: "genetics",
    difficulty: "HARD",
    write(random) {
      const { parents, ratio, genotypes } = random.pick(SEED_CROSSES);
      const unit = random.int(18, 70);
      const isAlike = ratio.filter(Boolean).length === 1;
      const counted = ratio.map((share) => (share === 0 ? 0 : share * unit + random.int(-3, 3)));
      const shown = CLASSES.flatMap((kind, at) => (counted[at] ? [`${counted[at]} ${kind}`] : []));
      const others = crossesOf(parents).filter(
        (other) => offspringOf(other).join() !== inLowestTerms(ratio).join(),
      );
      return {
        text: `In peas round seeds (R) are dominant over wrinkled ones and yellow seeds (Y) over green ones; the genes are not linked. A cross of two plants, ${parents}, gave ${shown.join(", ")} seeds and no others. Which genotypes of the parents agree with this?`,
        answer: genotypes,
        distractors: random.shuffle(others).map((other) => wrong(other, yielding(offspringOf(other)))),
        explanation: [
          isAlike
            ? "All seeds look alike."
            : `The seeds stand about in the ratio ${ratio.filter(Boolean).join(" : ")}.`,
          `Taken alone, ${told("round", "wrinkled", [ratio[0] + ratio[1], ratio[2] + ratio[3]], "R")}; ${told("yellow", "green", [ratio[0] + ratio[2], ratio[1] + ratio[3]], "Y")}.`,
          `With the looks of the parents this gives ${genotypes}.`,
        ],
        verify: () => offspringOf(genotypes).join() === inLowestTerms(ratio).join(),
      };
    },
  }),
];

interface Distance {
  named: readonly string[];
  distance: number;
}

function placesOf(order: readonly string[], gaps: readonly number[]): Map<string, number> {
  const upTo = (place: number) => gaps.slice(0, place).reduce((sum, gap) => sum + gap, 0);
  return new Map(order.map((gene, place) => [gene, upTo(place)]));
}

/** Whether the distances can be those of genes in this order: each puts one gene so far behind another. */
function fits(order: readonly string[], given: readonly Distance[]): boolean {
  const at = new Map([[given[0]?.named[0] ?? "", 0]]);
  for (let round = 0; round < order.length; round++)
    for (const { named, distance } of given) {
      const [front = "", behind = ""] = [...named].sort((a, b) => order.indexOf(a) - order.indexOf(b));
      const [one, other] = [at.get(front), at.get(behind)];
      if (one !== undefined && other !== undefined && other - one !== distance) return false;
      if (one !== undefined) at.set(behind, one + distance);
      else if (other !== undefined) at.set(front, other - distance);
    }
  return order.every(
    (gene, place) => place === 0 || (at.get(gene) ?? 0) > (at.get(order[place - 1] ?? "") ?? 0),
  );
}

/** Orders that are not each other's mirror images. */
function ordersOf(genes: readonly string[]): string[][] {
  return permutations(genes).filter((order) => (order[0] ?? "") < (order.at(-1) ?? ""));
}

/** What one trait alone shows: "round : wrinkled is 3 : 1, which is Rr × Rr". */
function told(
  dominant: string,
  recessive: string,
  [some, rest]: readonly [number, number],
  letter: string,
): string {
  const small = letter.toLowerCase();
  if (rest === 0) return `all seeds are ${dominant}, so one parent at least is ${letter}${letter}`;
  const parents =
    some === rest ? `${letter}${small} × ${small}${small}` : `${letter}${small} × ${letter}${small}`;
  return `${dominant} to ${recessive} is ${some === rest ? "1 : 1" : "3 : 1"}, which is ${parents}`;
}

/** The classes of a cross such as "RrYy × Rryy" by its gametes, in lowest terms. */
function offspringOf(cross: string): number[] {
  const [mother = [], father = []] = cross.split(" × ").map((genotype) => {
    const [r = "", R = "", y = "", Y = ""] = genotype;
    return [r, R].flatMap((one) => [y, Y].map((other) => one + other));
  });
  const classes = [0, 0, 0, 0];
  for (const egg of mother)
    for (const pollen of father) {
      const joined = egg + pollen;
      const at = (joined.includes("R") ? 0 : 2) + (joined.includes("Y") ? 0 : 1);
      classes[at] = (classes[at] ?? 0) + 1;
    }
  return inLowestTerms(classes);
}

function inLowestTerms(counts: readonly number[]): number[] {
  const least = Math.min(...counts.filter((count) => count > 0));
  return counts.map((count) => count / least);
}

/** The crosses of plants that look as the parents do. */
function crossesOf(parents: string): string[] {
  const [mothers = [], fathers = []] = parents.split(" × ").map((looks) => {
    const seeds = looks.includes("round") ? ["RR", "Rr"] : ["rr"];
    const colours = looks.includes("yellow") ? ["YY", "Yy"] : ["yy"];
    return seeds.flatMap((one) => colours.map((other) => one + other));
  });
  return mothers.flatMap((one) => fathers.map((other) => `${one} × ${other}`));
}

function yielding(classes: readonly number[]): string {
  const seen = classes.filter((count) => count > 0);
  return seen.length === 1
    ? "taking a cross whose seeds would all look alike"
    : `taking a cross whose seeds would stand in the ratio ${seen.join(" : ")}`;
}

/** Which genes a wrong order puts side by side. */
function misplaced(order: readonly string[], right: readonly string[]): string {
  const isNext = (one: string, other: string) => Math.abs(right.indexOf(one) - right.indexOf(other)) === 1;
  const at = order.findIndex((gene, place) => place > 0 && !isNext(order[place - 1] ?? "", gene));
  return `putting ${order[at - 1]} and ${order[at]} side by side, which the distances do not allow`;
}
