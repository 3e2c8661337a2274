import type { FigureOf } from "@prepfeed/contract/figures/figure";
import {
  askFive,
  askNumber,
  askWords,
  casesLeft,
  hintsThatDecide,
  numberedLines,
} from "../../../kit/deduced.ts";
import { hiddenFrom } from "../../../kit/deduction.ts";
import { range, sum } from "../../../numbers/arithmetic.ts";
import { permutations } from "../../../numbers/permutations.ts";
import type { Random } from "../../../numbers/random.ts";
import { list } from "../../../writing/english.ts";
import { withNature } from "../../../writing/nature.ts";
import type { SetQuestion } from "../../../writing/set-writer.ts";
import { dataSet } from "./tables/data-set.ts";
import {
  boundsOf,
  type Counts,
  hintsOf,
  type Order,
  PLACES,
  POINTS,
  pointsOf,
  prefer,
  type Round,
  roundsOf,
  type Told,
  votesFor,
  winnerOf,
} from "./vote-rounds.ts";

const BALLOTS = 6;

interface Vote {
  /** "town" */
  what: string;
  names: readonly string[];
  orders: readonly Order[];
  truth: Counts;
  missing: readonly number[];
  hints: readonly Told[];
  /** All that can be before the hints are read. */
  cases: readonly Counts[];
  solved(): Counts;
  /** Whether several hints must be combined to find the value. */
  hides(read: (one: Counts) => unknown): boolean;
}

const LEAST = 2;

/** All ways to fill the three gaps so that the sum is right and no round ends in a tie. */
function casesOf(orders: readonly Order[], truth: Counts, missing: readonly number[]): Counts[] {
  const [a = 0, b = 0, c = 0] = missing;
  const rest = sum(missing.map((at) => truth[at] ?? 0));
  return range(LEAST, rest)
    .flatMap((first) =>
      range(LEAST, rest).map((second) => {
        const given = new Map([
          [a, first],
          [b, second],
          [c, rest - first - second],
        ]);
        return truth.map((count, at) => given.get(at) ?? count);
      }),
    )
    .filter((counts) => (counts[c] ?? 0) >= LEAST && roundsOf(orders, counts) !== undefined);
}

/** Ballots are drawn until the first round and the last agree, or differ, as they should. */
const BALLOT_TRIES = 40;

function drawBallots(random: Random): Pick<Vote, "orders" | "truth"> | undefined {
  const isOvertaken = random.chance(OVERTAKEN);
  for (let tries = 0; tries < BALLOT_TRIES; tries++) {
    const orders = random.sample(permutations(PLACES), BALLOTS);
    if (new Set(orders.map(([first]) => first)).size < PLACES.length) continue;
    const truth = range(1, BALLOTS).map(() => random.int(4, 19));
    const rounds = roundsOf(orders, truth);
    if (rounds && isOvertaken !== leads(rounds, winnerOf(rounds))) return { orders, truth };
  }
  return undefined;
}

/** How often somebody else wins than who has the most votes at first. */
const OVERTAKEN = 0.6;

const leads = ([first]: readonly Round[], place: number) =>
  first?.votes[place] === Math.max(...(first?.votes ?? []));

const MOST_BOUNDS = 3;
const HINT_TRIES = 6;
/** What fewer hints reveal is too easy to ask. */
const HINTS_TO_JOIN = 2;

function drawVote(random: Random): Vote | undefined {
  const { what, names: all } = random.pick(CHOICES);
  const names = random.sample(all, 4).sort();
  const ballots = drawBallots(random);
  if (!ballots) return undefined;
  const { orders, truth } = ballots;
  const missing = random.sample(range(0, BALLOTS - 1), 3).sort((one, other) => one - other);
  const cases = casesOf(orders, truth, missing);
  const winner = (counts: Counts) => winnerOf(roundsOf(orders, counts) ?? []);
  const wins = winner(truth);
  if (cases.every((one) => winner(one) === wins)) return undefined;
  // Two sums would fix it all: bounds come first, and one sum at most decides between what they leave.
  const [bounds, sums] = [boundsOf({ names, orders }, truth), hintsOf({ names, orders }, truth)];
  const hints = range(1, HINT_TRIES)
    .map(() =>
      hintsThatDecide(cases, [...random.shuffle(bounds).slice(0, MOST_BOUNDS), ...random.shuffle(sums)]),
    )
    .find((some) => some && some.length > 2 && some.some((hint) => bounds.includes(hint)));
  if (!hints) return undefined;
  return {
    what,
    names,
    orders,
    truth,
    missing,
    hints,
    cases,
    solved: () => casesLeft(cases, hints)[0] ?? truth,
    hides: hiddenFrom(cases, truth, hints, HINTS_TO_JOIN),
  };
}

function told({ names, orders, truth, missing }: Vote): string[] {
  const filled = list(missing.map((at) => `${truth[at]} for order ${at + 1}`));
  const rounds = (roundsOf(orders, truth) ?? []).map(({ inRace, votes }) =>
    list(inRace.map((place) => `${names[place]} ${votes[place]}`)),
  );
  return [
    `The missing numbers add up to $${sum(missing.map((at) => truth[at] ?? 0))}$, and only these agree with what is known: ${filled}.`,
    `The votes in the rounds are then: ${rounds.join("; ")}.`,
  ];
}

type Form = (random: Random, vote: Vote) => SetQuestion | undefined;

interface Counted {
  text: string;
  of(counts: Counts): number;
  slips: readonly (readonly [number, string])[];
  /** The last line of the explanation. */
  so(answer: number): string;
}

/** A number that no hint says; only what can be before the hints are read is offered beside it. */
function askCount(vote: Vote, { text, of, slips, so }: Counted): SetQuestion | undefined {
  const { truth, cases, hints, solved } = vote;
  const answer = of(truth);
  if (!vote.hides(of)) return undefined;
  if (hints.some(({ says }) => says.match(/\d+/g)?.includes(`${answer}`))) return undefined;
  const amounts = cases.map(of);
  return askNumber({
    text,
    answer,
    among: range(Math.min(...amounts), Math.max(...amounts)),
    slips,
    explanation: [...told(vote), so(answer)],
    verify: () => of(solved()) === answer,
  });
}

const howManyHold: Form = (random, vote) => {
  const { truth, missing } = vote;
  const at = random.pick(missing);
  return askCount(vote, {
    text: `How many members put the four in order ${at + 1}?`,
    of: (counts) => counts[at] ?? 0,
    slips: missing.map((other) => [truth[other] ?? 0, "taking another of the missing numbers"] as const),
    so: (answer) => `So the number asked for is $${answer}$.`,
  });
};

const votesOfWinner: Form = (_, vote) => {
  const { names, orders, truth } = vote;
  const winner = winnerOf(roundsOf(orders, truth) ?? []);
  return askCount(vote, {
    text: "How many votes did the winner have in the last round?",
    of: (counts) => Math.max(...(roundsOf(orders, counts)?.at(-1)?.votes ?? [])),
    slips: PLACES.filter((place) => place !== winner).map(
      (rival) =>
        [
          prefer(orders, truth, winner, rival),
          `counting those who prefer the winner to ${names[rival]}`,
        ] as const,
    ),
    so: (answer) => `In the last round the winner had $${answer}$ votes.`,
  });
};

const howManyPrefer: Form = (random, vote) => {
  const { names, orders, truth, hints } = vote;
  const [x = 0, y = 1] = random.sample(PLACES, 2);
  const isTold = (one: number, other: number) =>
    hints.some(({ says }) => says.includes(`prefer ${names[one]} to ${names[other]}`));
  if (isTold(x, y) || isTold(y, x)) return undefined;
  const first = votesFor(orders, truth, PLACES);
  const before = range(1, BALLOTS).filter((at) => {
    const order = orders[at - 1] ?? [];
    return order.indexOf(x) < order.indexOf(y);
  });
  return askCount(vote, {
    text: `How many members prefer ${names[x]} to ${names[y]}?`,
    of: (counts) => prefer(orders, counts, x, y),
    slips: [
      [prefer(orders, truth, y, x), `counting those who prefer ${names[y]} to ${names[x]}`],
      [first[x] ?? 0, `counting only those who put ${names[x]} first`],
      [(first[x] ?? 0) + (first[y] ?? 0), "counting those who put one of the two first"],
    ],
    so: (answer) =>
      before.length === 1
        ? `Only in order ${before[0]} does ${names[x]} come before ${names[y]}: $${answer}$ members.`
        : `In orders ${list(before)} ${names[x]} comes before ${names[y]}; together $${answer}$ members.`,
  });
};

const howManyPoints: Form = (random, vote) => {
  const { names, orders, truth } = vote;
  const place = random.pick(PLACES);
  return askCount(vote, {
    text: `Suppose that each member gives 3 points to the first, 2 to the second and 1 to the third of the order, and none to the last. How many points does ${names[place]} get?`,
    of: (counts) => pointsOf(orders, counts, place),
    slips: PLACES.map(
      (other) => [pointsOf(orders, truth, other), `counting the points of ${names[other]}`] as const,
    ),
    so: (answer) =>
      `The points of ${names[place]} are $${orders.map((order, at) => `${truth[at]} \\times ${POINTS[order.indexOf(place)]}`).join(" + ")} = ${answer}$.`,
  });
};

/** The result if one of the four had not been a candidate. */
const ifOneWithdrew: Form = (random, vote) => {
  const { names, orders, truth } = vote;
  const gone = random.pick(PLACES);
  const others = PLACES.filter((place) => place !== gone);
  const without = (counts: Counts) => votesFor(orders, counts, others);
  const place = random.pick(others);
  const before = votesFor(orders, truth, PLACES);
  if (without(truth)[place] === before[place]) return undefined;
  return askCount(vote, {
    text: `If ${names[gone]} had not stood for election, how many votes would ${names[place]} have had in the first round?`,
    of: (counts) => without(counts)[place] ?? 0,
    slips: [
      [before[place] ?? 0, "passing on none of the votes"],
      [(before[place] ?? 0) + (before[gone] ?? 0), `passing on all the votes of ${names[gone]}`],
      ...without(truth).map((votes) => [votes, "taking the votes of another"] as const),
    ],
    so: (answer) =>
      `Those who put ${names[gone]} first would vote for their second choice, so that ${names[place]} would have $${answer}$.`,
  });
};

const inWhichOrderOut: Form = (_, vote) => {
  const { names, orders, truth, solved } = vote;
  const out = (counts: Counts) => {
    const rounds = roundsOf(orders, counts) ?? [];
    const winner = winnerOf(rounds);
    const left = rounds.map(({ inRace }) => inRace);
    const gone = left.slice(1).map((inRace, at) => left[at]?.find((place) => !inRace.includes(place)) ?? 0);
    return [...gone, ...(left.at(-1) ?? []).filter((place) => place !== winner), winner];
  };
  const order = out(truth);
  if (!vote.hides((counts) => out(counts).join())) return undefined;
  const shown = (places: readonly number[]) => places.map((place) => names[place]).join(", ");
  const [a = 0, b = 0, c = 0, d = 0] = order;
  const others = [
    [b, a, d, c],
    [a, b, d, c],
    [b, a, c, d],
    [a, c, d, b],
    [c, a, d, b],
  ];
  return askWords({
    text: "Which list names the four in the order in which they were eliminated, the winner last?",
    answer: shown(order),
    slips: others.map((some) => [shown(some), "a mistake in passing votes on"] as const),
    explanation: [...told(vote), `So the order is ${shown(order)}.`],
    verify: () => shown(out(solved())) === shown(order),
  });
};

const FORMS: readonly Form[] = [
  howManyHold,
  votesOfWinner,
  howManyPrefer,
  howManyPoints,
  ifOneWithdrew,
  inWhichOrderOut,
];

const CHOICES = [
  { what: "captain", names: ["Dev", "Farah", "Joy", "Meera", "Rohan"] },
  { what: "secretary", names: ["Anil", "Bela", "Hari", "Leela", "Nisha"] },
  { what: "treasurer", names: ["Gita", "Kabir", "Mohan", "Pooja", "Zoya"] },
] as const;

function tableOf({ names, orders, truth, missing }: Vote): FigureOf<"table"> {
  return {
    type: "table",
    title: "The orders of preference",
    columns: ["Order", "First", "Second", "Third", "Fourth", "Members"],
    rows: orders.map((order, at) => [
      `${at + 1}`,
      ...order.map((place) => names[place] ?? ""),
      missing.includes(at) ? "–" : (truth[at] ?? 0),
    ]),
  };
}

export const votesByPreference = withNature(
  { depth: 5, form: "deduction" },
  dataSet("votes-by-preference", "HARD", (random) => {
    const vote = drawVote(random);
    if (!vote) return undefined;
    const { what, names, truth, hints } = vote;
    const text = [
      `The ${sum(truth)} members of a club elected a ${what} from ${list(names)}. Each member put the four in an order of preference; only the six orders in the table were used, each by at least two members. Three of the numbers are missing and shown as a dash.`,
      "In each round every member's vote goes to the first in that member's order who has not been eliminated, and whoever has the fewest votes is eliminated, until one candidate remains. The last round is the one with two candidates. In no round was there a tie for the fewest votes.",
      `It is also known that:\n${numberedLines(hints.map(({ says }) => says))}`,
    ].join("\n");
    return { stimulus: { text, figure: tableOf(vote) }, questions: askFive(random, vote, FORMS) };
  }),
);
