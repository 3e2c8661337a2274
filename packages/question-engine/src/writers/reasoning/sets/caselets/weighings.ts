import { askDeduced, askWithoutClue, type Clue, type Deduction, deduce } from "../../../../kit/deduction.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { list } from "../../../../writing/english.ts";
import { cluesOf, deducedSet, type Form, some } from "./deduced-set.ts";

const BAGS = range(0, 5);
const HEAVIEST = 8;
/** What each bag weighs, in kg. */
type Weights = readonly number[];

/** All ways in which six bags can have six different weights. */
const ALL: readonly Weights[] = BAGS.reduce<number[][]>(
  (begun) =>
    begun.flatMap((weights) =>
      range(1, HEAVIEST)
        .filter((weight) => !weights.includes(weight))
        .map((weight) => [...weights, weight]),
    ),
  [[]],
);

interface Weighed {
  names: readonly string[];
  deduction: Deduction<Weights>;
}

const on = (weights: Weights, bags: readonly number[]) => sum(bags.map((bag) => weights[bag] ?? 0));
const named = (names: readonly string[], bags: readonly number[]) => list(bags.map((bag) => names[bag]));

/** Bags on the left pan and on the right pan, and which side goes down. */
function weighing(
  names: readonly string[],
  truth: Weights,
  left: readonly number[],
  right: readonly number[],
) {
  const down = Math.sign(on(truth, left) - on(truth, right));
  const [heavy, light] = down < 0 ? [right, left] : [left, right];
  const together = (bags: readonly number[]) => (bags.length > 1 ? " together" : "");
  const verb = heavy.length > 1 ? "weigh" : "weighs";
  const says =
    down === 0
      ? `${named(names, heavy)}${together(heavy)} ${verb} exactly as much as ${named(names, light)}${together(light)}.`
      : `${named(names, heavy)}${together(heavy)} ${verb} more than ${named(names, light)}${together(light)}.`;
  return {
    isBalance: down === 0,
    says,
    fits: (one: Weights) => Math.sign(on(one, left) - on(one, right)) === down,
  };
}

function weighingsOf(random: Random, names: readonly string[], truth: Weights) {
  const shapes = [
    [2, 2],
    [2, 2],
    [1, 2],
    [3, 2],
    [3, 3],
    [1, 1],
  ] as const;
  return range(1, 40).map(() => {
    const [left, right] = random.pick(shapes);
    const bags = random.sample(BAGS, left + right);
    return weighing(names, truth, bags.slice(0, left).sort(), bags.slice(left).sort());
  });
}

function countClues(names: readonly string[], truth: Weights): Clue<Weights>[] {
  const even = (one: Weights) => one.filter((weight) => weight % 2 === 0).length;
  const total = (one: Weights) => sum(one);
  return [
    {
      says: `The six bags weigh ${total(truth)} kg in all.`,
      fits: (one: Weights) => total(one) === total(truth),
    },
    {
      says: `Exactly ${["none", "one", "two", "three", "four"][even(truth)]} of the six weights ${even(truth) === 1 ? "is" : "are"} even.`,
      fits: (one: Weights) => even(one) === even(truth),
    },
    ...BAGS.flatMap((x) =>
      BAGS.filter((y) => truth[x] === 2 * (truth[y] ?? 0)).map((y) => ({
        says: `${names[x]} weighs twice as much as ${names[y]}.`,
        fits: (one: Weights) => one[x] === 2 * (one[y] ?? 0),
      })),
    ),
  ].filter(({ says }) => !says.includes("none"));
}

function drawWeighed(random: Random): Weighed | undefined {
  const names = [...random.pick(["KLMNOP", "PQRSTU", "UVWXYZ", "ABCDEF"])];
  const truth = random.pick(ALL);
  const all = weighingsOf(random, names, truth);
  const pool = [
    ...some(
      random,
      all.filter(({ isBalance }) => isBalance),
      2,
    ),
    ...some(random, countClues(names, truth), 1),
    ...all.filter(({ isBalance }) => !isBalance),
  ];
  const deduction = deduce(ALL, truth, pool);
  return deduction && { names, deduction };
}

function told({ names, deduction: { truth } }: Weighed): string[] {
  const each = BAGS.map((bag) => `${names[bag]} ${truth[bag]} kg`);
  return [`Only one set of weights agrees with all the clues: ${list(each)}.`];
}

const whatWeight: Form<Weighed> = (random, weighed) => {
  const { names, deduction } = weighed;
  const bag = random.pick(BAGS);
  return askDeduced(deduction, told(weighed), {
    text: `How many kg does ${names[bag]} weigh?`,
    read: (one) => one[bag] ?? 0,
    among: range(1, HEAVIEST),
    slips: BAGS.map((other) => [deduction.truth[other] ?? 0, `taking the weight of ${names[other]}`]),
    so: `So ${names[bag]} weighs $${deduction.truth[bag]}$ kg.`,
  });
};

const howMuchTogether: Form<Weighed> = (random, weighed) => {
  const { names, deduction } = weighed;
  const bags = random.sample(BAGS, 3).sort();
  const answer = on(deduction.truth, bags);
  return askDeduced(deduction, told(weighed), {
    text: `How many kg do ${named(names, bags)} weigh together?`,
    read: (one) => on(one, bags),
    slips: [
      [sum(deduction.truth) - answer, "adding up the three other bags"],
      ...bags.map((bag) => [answer - (deduction.truth[bag] ?? 0), `leaving out ${names[bag]}`] as const),
    ],
    so: `Together they weigh $${bags.map((bag) => deduction.truth[bag]).join(" + ")} = ${answer}$ kg.`,
  });
};

const whichPlace: Form<Weighed> = (random, weighed) => {
  const { names, deduction } = weighed;
  const place = random.int(1, 4);
  const at = (one: Weights) => {
    const ordered = [...BAGS].sort((x, y) => (one[y] ?? 0) - (one[x] ?? 0));
    return names[ordered[place] ?? 0] ?? "";
  };
  const word = ["", "second heaviest", "third heaviest", "third lightest", "second lightest"][place];
  return askDeduced(deduction, told(weighed), {
    text: `Which of the bags is the ${word}?`,
    read: at,
    slips: names.map((name, bag) => [name, `overlooking that it weighs ${deduction.truth[bag]} kg`]),
    so: `So the ${word} is ${at(deduction.truth)}.`,
  });
};

const whatBalances: Form<Weighed> = (random, weighed) => {
  const { names, deduction } = weighed;
  const splits = range(1, 60).map(() => {
    const bags = random.sample(BAGS, random.pick([3, 4, 5]));
    const left = bags.length === 3 ? 1 : 2;
    return [bags.slice(0, left).sort(), bags.slice(left).sort()] as const;
  });
  const even = (one: Weights, [left, right]: (typeof splits)[number]) => on(one, left) === on(one, right);
  const right = splits.find((split) => even(deduction.truth, split));
  if (!right || deduction.clues.some((clue) => isSaid(names, right, clue))) return undefined;
  const says = ([left, rest]: (typeof splits)[number]) =>
    `${named(names, left)} against ${named(names, rest)}`;
  const near = splits.filter(
    ([left, rest]) =>
      left.length === right[0].length &&
      rest.length === right[1].length &&
      Math.abs(on(deduction.truth, left) - on(deduction.truth, rest)) === 1,
  );
  return askDeduced(deduction, told(weighed), {
    text: "In which of these weighings does the balance stay level?",
    read: (one) => (even(one, right) ? says(right) : "another"),
    slips: near.map((split) => [
      says(split),
      `overlooking that it is ${on(deduction.truth, split[0])} kg against ${on(deduction.truth, split[1])} kg`,
    ]),
    so: `So it is level with ${says(right)}.`,
  });
};

const isSaid = (
  names: readonly string[],
  [left, right]: readonly (readonly number[])[],
  { says }: Clue<Weights>,
) =>
  says.includes("exactly as much") &&
  says.includes(named(names, left ?? [])) &&
  says.includes(named(names, right ?? []));

const whichIsMissing: Form<Weighed> = (_, weighed) => {
  const { deduction } = weighed;
  const missing = (one: Weights) => sum(range(1, HEAVIEST).filter((weight) => !one.includes(weight)));
  const answer = missing(deduction.truth);
  return askDeduced(deduction, told(weighed), {
    text: `Of the weights from 1 kg to ${HEAVIEST} kg, two are those of none of the bags. What is the sum of these two, in kg?`,
    read: missing,
    among: range(3, 2 * HEAVIEST - 1),
    slips: [[sum(deduction.truth) - 2 * HEAVIEST, "a slip in adding up the weights"]],
    so: `The weights that no bag has add up to $${answer}$ kg.`,
  });
};

const howFarApart: Form<Weighed> = (random, weighed) => {
  const { names, deduction } = weighed;
  const bags = random.sample(BAGS, 2).sort();
  const apart = (one: Weights) => Math.abs((one[bags[0] ?? 0] ?? 0) - (one[bags[1] ?? 1] ?? 0));
  return askDeduced(deduction, told(weighed), {
    text: `By how many kg do the weights of ${named(names, bags)} differ?`,
    read: apart,
    among: range(1, HEAVIEST - 1),
    slips: [],
    so: `They differ by $${apart(deduction.truth)}$ kg.`,
  });
};

const boundWithoutClue: Form<Weighed> = (random, { names, deduction }) => {
  const bag = random.pick(BAGS);
  return askWithoutClue(random, deduction, {
    what: `the weight of ${names[bag]}, in kg`,
    read: (one) => one[bag] ?? 0,
    among: range(1, HEAVIEST),
  });
};

export const weighingsOfBags = deducedSet<Weighed>({
  name: "weighings-of-six-bags",
  draw: drawWeighed,
  forms: [
    whatWeight,
    howMuchTogether,
    whichPlace,
    whatBalances,
    whichIsMissing,
    howFarApart,
    boundWithoutClue,
  ],
  shows: ({ names, deduction }) => ({
    text: [
      `Six sealed bags, ${list(names)}, have six different weights, each of them a whole number of kg from 1 to ${HEAVIEST}. They were compared on a balance several times.`,
      cluesOf(deduction),
    ].join("\n"),
  }),
});
