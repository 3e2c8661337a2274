import type { FigureOf } from "@prepfeed/contract/figure";
import { range, sum } from "../../../arithmetic.ts";
import { list } from "../../../english.ts";
import {
  askFive,
  askNumber,
  askWords,
  casesLeft,
  type Hint,
  hintsThatDecide,
  numberedLines,
} from "../../../kit/deduced.ts";
import { permutations } from "../../../kit/permutations.ts";
import type { Random } from "../../../random.ts";
import type { SetQuestion } from "../../../set-writer.ts";
import { dataSet } from "./data-set.ts";

const PLACES = range(0, 3);
const BALLOTS = 6;
/** For the first place to the last. */
const POINTS = [3, 2, 1, 0] as const;

/** How many members put the four places in each of the six orders. */
type Counts = readonly number[];
type Order = readonly number[];

interface Vote {
  /** "town" */
  what: string;
  names: readonly string[];
  orders: readonly Order[];
  truth: Counts;
  missing: readonly number[];
  hints: readonly Told[];
  solved(): Counts;
}

interface Told extends Hint<Counts> {
  says: string;
}

/** Votes of those that are still in, each ballot going to the first of them. */
function votesFor(orders: readonly Order[], counts: Counts, inRace: readonly number[]): number[] {
  return PLACES.map((place) =>
    sum(
      orders.map((order, at) =>
        order.find((some) => inRace.includes(some)) === place ? (counts[at] ?? 0) : 0,
      ),
    ),
  );
}

interface Round {
  inRace: readonly number[];
  votes: readonly number[];
}

/** The rounds until two are left; nothing where two tie for the fewest, or in the end. */
function roundsOf(orders: readonly Order[], counts: Counts): Round[] | undefined {
  const rounds: Round[] = [];
  let inRace: readonly number[] = PLACES;
  while (inRace.length > 1) {
    const votes = votesFor(orders, counts, inRace);
    rounds.push({ inRace, votes });
    const fewest = Math.min(...inRace.map((place) => votes[place] ?? 0));
    const last = inRace.filter((place) => votes[place] === fewest);
    if (last.length > 1) return undefined;
    inRace = inRace.filter((place) => place !== last[0]);
  }
  return rounds;
}

const winnerOf = (rounds: readonly Round[]) => {
  const { inRace = [], votes = [] } = rounds.at(-1) ?? {};
  return [...inRace].sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0))[0] ?? 0;
};
const prefer = (orders: readonly Order[], counts: Counts, x: number, y: number) =>
  sum(orders.map((order, at) => (order.indexOf(x) < order.indexOf(y) ? (counts[at] ?? 0) : 0)));
const pointsOf = (orders: readonly Order[], counts: Counts, place: number) =>
  sum(orders.map((order, at) => (counts[at] ?? 0) * (POINTS[order.indexOf(place)] ?? 0)));

function hintsOf({ names, orders }: Pick<Vote, "names" | "orders">, truth: Counts): Told[] {
  const first = (counts: Counts) => votesFor(orders, counts, PLACES);
  const pairs = PLACES.flatMap((x) => PLACES.filter((y) => y !== x).map((y) => [x, y] as const));
  const ahead = pairs.flatMap(([x, y]): Told[] => {
    const by = (counts: Counts) => (first(counts)[x] ?? 0) - (first(counts)[y] ?? 0);
    const known = by(truth);
    if (known <= 0) return [];
    return [
      {
        says: `In the first round ${names[x]} had ${known} more votes than ${names[y]}.`,
        fits: (one) => by(one) === known,
      },
    ];
  });
  const preferred = pairs.flatMap(([x, y]): Told[] => {
    const known = prefer(orders, truth, x, y);
    return [
      {
        says: `Exactly ${known} of the members prefer ${names[x]} to ${names[y]}.`,
        fits: (one) => prefer(orders, one, x, y) === known,
      },
    ];
  });
  const margin = (counts: Counts) => {
    const { inRace = [], votes = [] } = roundsOf(orders, counts)?.at(-1) ?? {};
    const [one = 0, other = 0] = inRace.map((place) => votes[place] ?? 0);
    return Math.abs(one - other);
  };
  const last = margin(truth);
  return [
    ...ahead,
    ...preferred,
    {
      says: `In the last round the winner had ${last} more votes than the other.`,
      fits: (one) => margin(one) === last,
    },
  ];
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

function drawVote(random: Random): Vote | undefined {
  const { what, names: all } = random.pick(CHOICES);
  const names = random.sample(all, 4).sort();
  const orders = random.sample(permutations(PLACES), BALLOTS);
  const truth = range(1, BALLOTS).map(() => random.int(4, 19));
  const rounds = roundsOf(orders, truth);
  if (!rounds || new Set(orders.map(([first]) => first)).size < 4) return undefined;
  const missing = random.sample(range(0, BALLOTS - 1), 3);
  const cases = casesOf(orders, truth, missing);
  const hints = hintsThatDecide(cases, random.shuffle(hintsOf({ names, orders }, truth)));
  if (hints?.length !== 2) return undefined;
  return { what, names, orders, truth, missing, hints, solved: () => casesLeft(cases, hints)[0] ?? truth };
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

const howManyHold: Form = (random, vote) => {
  const { truth, missing, solved } = vote;
  const at = random.pick(missing);
  const answer = truth[at] ?? 0;
  return askNumber({
    text: `How many members put the four in order ${at + 1}?`,
    answer,
    among: range(1, 60),
    slips: missing.map((other) => [truth[other] ?? 0, "taking another of the missing numbers"] as const),
    explanation: [...told(vote), `So the number asked for is $${answer}$.`],
    verify: () => solved()[at] === answer,
  });
};

const votesOfWinner: Form = (_, vote) => {
  const { orders, truth, solved } = vote;
  const last = (counts: Counts) => Math.max(...(roundsOf(orders, counts)?.at(-1)?.votes ?? []));
  const answer = last(truth);
  const others = (roundsOf(orders, truth) ?? []).flatMap(({ votes }) => votes);
  return askNumber({
    text: "How many votes did the winner have in the last round?",
    answer,
    slips: [
      [sum(truth) - answer, "giving the votes of the other in the last round"],
      ...others.map((votes) => [votes, "taking votes of another round"] as const),
    ],
    explanation: [...told(vote), `In the last round the winner had $${answer}$ votes.`],
    verify: () => last(solved()) === answer,
  });
};

const howManyPrefer: Form = (random, vote) => {
  const { names, orders, truth, solved, hints } = vote;
  const [x = 0, y = 1] = random.sample(PLACES, 2);
  const isTold = (one: number, other: number) =>
    hints.some(({ says }) => says.includes(`prefer ${names[one]} to ${names[other]}`));
  if (isTold(x, y) || isTold(y, x)) return undefined;
  const answer = prefer(orders, truth, x, y);
  const first = votesFor(orders, truth, PLACES);
  return askNumber({
    text: `How many members prefer ${names[x]} to ${names[y]}?`,
    answer,
    slips: [
      [sum(truth) - answer, `counting those who prefer ${names[y]} to ${names[x]}`],
      [first[x] ?? 0, `counting only those who put ${names[x]} first`],
      [(first[x] ?? 0) + (first[y] ?? 0), "counting those who put one of the two first"],
    ],
    explanation: [
      ...told(vote),
      `In orders ${list(range(1, BALLOTS).filter((at) => (orders[at - 1]?.indexOf(x) ?? 0) < (orders[at - 1]?.indexOf(y) ?? 0)))} ${names[x]} comes before ${names[y]}; together $${answer}$ members.`,
    ],
    verify: () => prefer(orders, solved(), x, y) === answer,
  });
};

const howManyPoints: Form = (random, vote) => {
  const { names, orders, truth, solved } = vote;
  const place = random.pick(PLACES);
  const answer = pointsOf(orders, truth, place);
  return askNumber({
    text: `Suppose that each member gives 3 points to the first, 2 to the second and 1 to the third of the order, and none to the last. How many points does ${names[place]} get?`,
    answer,
    slips: PLACES.map(
      (other) => [pointsOf(orders, truth, other), `counting the points of ${names[other]}`] as const,
    ),
    explanation: [
      ...told(vote),
      `The points of ${names[place]} are $${orders.map((order, at) => `${truth[at]} \\times ${POINTS[order.indexOf(place)]}`).join(" + ")} = ${answer}$.`,
    ],
    verify: () => pointsOf(orders, solved(), place) === answer,
  });
};

/** What would be if one of the four had not stood. */
const ifOneWithdrew: Form = (random, vote) => {
  const { names, orders, truth, solved } = vote;
  const gone = random.pick(PLACES);
  const without = (counts: Counts) =>
    votesFor(
      orders,
      counts,
      PLACES.filter((place) => place !== gone),
    );
  const place = random.pick(PLACES.filter((some) => some !== gone));
  const answer = without(truth)[place] ?? 0;
  const before = votesFor(orders, truth, PLACES);
  if (answer === before[place]) return undefined;
  return askNumber({
    text: `If ${names[gone]} had not stood for election, how many votes would ${names[place]} have had in the first round?`,
    answer,
    slips: [
      [before[place] ?? 0, "passing on none of the votes"],
      [(before[place] ?? 0) + (before[gone] ?? 0), `passing on all the votes of ${names[gone]}`],
      ...without(truth).map((votes) => [votes, "taking the votes of another"] as const),
    ],
    explanation: [
      ...told(vote),
      `Those who put ${names[gone]} first would vote for their second choice, so that ${names[place]} would have $${answer}$.`,
    ],
    verify: () => without(solved())[place] === answer,
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
  const shown = (places: readonly number[]) => places.map((place) => names[place]).join(", ");
  const others = permutations(order).filter((some) => shown(some) !== shown(order));
  return askWords({
    text: "Which list names the four in the order in which they left the race, the winner last?",
    answer: shown(order),
    slips: [5, 0, 1, 2, 6, 7].map((at) => [shown(others[at] ?? []), "a mistake in passing votes on"]),
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

export const votesByPreference = dataSet("votes-by-preference", "HARD", (random) => {
  const vote = drawVote(random);
  if (!vote) return undefined;
  const { what, names, truth, hints } = vote;
  const text = [
    `The ${sum(truth)} members of a club elected a ${what} from ${list(names)}. Each member put the four in an order of preference; only the six orders in the table were used, each by at least two members. Three of the numbers are missing and shown as a dash.`,
    "In each round every member's vote goes to the first in that member's order who is still in the race, and whoever has the fewest votes leaves the race, until the winner is left. In no round was there a tie for the fewest votes.",
    `It is also known that:\n${numberedLines(hints.map(({ says }) => says))}`,
  ].join("\n");
  return { stimulus: { text, figure: tableOf(vote) }, questions: askFive(random, vote, FORMS) };
});
