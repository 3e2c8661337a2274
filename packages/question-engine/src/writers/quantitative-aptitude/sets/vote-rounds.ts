import type { Hint } from "../../../kit/deduced.ts";
import { range, sum } from "../../../numbers/arithmetic.ts";

export const PLACES = range(0, 3);
/** For the first place to the last. */
export const POINTS = [3, 2, 1, 0] as const;

/** How many members put the four places in each of the six orders. */
export type Counts = readonly number[];
export type Order = readonly number[];

interface Ballots {
  names: readonly string[];
  orders: readonly Order[];
}

export interface Told extends Hint<Counts> {
  says: string;
}

/** Votes of those that are still in, each ballot going to the first of them. */
export function votesFor(orders: readonly Order[], counts: Counts, inRace: readonly number[]): number[] {
  return PLACES.map((place) =>
    sum(
      orders.map((order, at) =>
        order.find((some) => inRace.includes(some)) === place ? (counts[at] ?? 0) : 0,
      ),
    ),
  );
}

export interface Round {
  inRace: readonly number[];
  votes: readonly number[];
}

/** The rounds until two are left; nothing where two tie for the fewest, or in the end. */
export function roundsOf(orders: readonly Order[], counts: Counts): Round[] | undefined {
  if (!counted.has(counts)) counted.set(counts, countedRounds(orders, counts));
  return counted.get(counts);
}

/** Every case is asked for its rounds again and again; its counts belong to one drawing of orders. */
const counted = new WeakMap<Counts, Round[] | undefined>();

function countedRounds(orders: readonly Order[], counts: Counts): Round[] | undefined {
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

export const winnerOf = (rounds: readonly Round[]) => {
  const { inRace = [], votes = [] } = rounds.at(-1) ?? {};
  return [...inRace].sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0))[0] ?? 0;
};
export const prefer = (orders: readonly Order[], counts: Counts, x: number, y: number) =>
  sum(orders.map((order, at) => (order.indexOf(x) < order.indexOf(y) ? (counts[at] ?? 0) : 0)));
export const pointsOf = (orders: readonly Order[], counts: Counts, place: number) =>
  sum(orders.map((order, at) => (counts[at] ?? 0) * (POINTS[order.indexOf(place)] ?? 0)));

export function hintsOf({ names, orders }: Ballots, truth: Counts): Told[] {
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

/** What leaves a range open: who went out when, who was behind whom, that no two numbers are equal. */
export function boundsOf({ names, orders }: Ballots, truth: Counts): Told[] {
  const clue = (says: string, fits: (counts: Counts) => boolean): Told[] =>
    fits(truth) ? [{ says, fits }] : [];
  const outIn = (counts: Counts, round: number) => {
    const rounds = roundsOf(orders, counts) ?? [];
    return rounds[round]?.inRace.find((place) => !rounds[round + 1]?.inRace.includes(place));
  };
  const behind = (counts: Counts, x: number, y: number) => {
    const votes = votesFor(orders, counts, PLACES);
    return (votes[x] ?? 0) < (votes[y] ?? 0) && (votes[y] ?? 0) < 2 * (votes[x] ?? 0);
  };
  return [
    ...PLACES.flatMap((place) => [
      ...clue(`${names[place]} was eliminated in the first round.`, (counts) => outIn(counts, 0) === place),
      ...clue(`${names[place]} was eliminated in the second round.`, (counts) => outIn(counts, 1) === place),
      ...PLACES.filter((other) => other !== place).flatMap((other) =>
        clue(
          `In the first round ${names[place]} had fewer votes than ${names[other]}, but more than half as many.`,
          (counts) => behind(counts, place, other),
        ),
      ),
    ]),
    ...clue(
      "No two of the six orders were used by the same number of members.",
      (counts) => new Set(counts).size === counts.length,
    ),
    ...clue("Each of the six orders was used by fewer than 20 members.", (counts) =>
      counts.every((count) => count < 20),
    ),
  ];
}
