import type { FigureOf } from "@prepfeed/contract/figures/figure";
import {
  askNumber,
  askWords,
  casesLeft,
  type Hint,
  hintsThatDecide,
  numberedLines,
} from "../../../../kit/deduced.ts";
import { hiddenFrom } from "../../../../kit/deduction.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { list, numberWord } from "../../../../writing/english.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import { deducedSet } from "./deduced-set.ts";

/** From the first town over three and two others to the last; roads lead one way. */
const START = 0;
const END = 6;
type Road = readonly [from: number, to: number];
const ROADS: readonly Road[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 4],
  [2, 4],
  [2, 5],
  [3, 5],
  [4, 6],
  [5, 6],
];
const LINKS: readonly (readonly [Road, Road])[] = [
  [
    [1, 2],
    [4, 5],
  ],
  [
    [2, 1],
    [5, 4],
  ],
  [
    [2, 3],
    [4, 5],
  ],
  [
    [3, 2],
    [5, 4],
  ],
];
const LONGEST = 12;

/** How long each road is; the towns that a route passes, in their order. */
type Lengths = readonly number[];
type Route = readonly number[];

interface Network {
  towns: readonly string[];
  roads: readonly Road[];
  routes: readonly Route[];
  truth: Lengths;
  /** The three roads whose lengths the table does not show. */
  missing: readonly number[];
  hints: readonly Told[];
  solved(): Lengths;
  /** Whether enough hints must be combined to find the value. */
  hides(read: (one: Lengths) => unknown): boolean;
}

interface Told extends Hint<Lengths> {
  says: string;
}

function routesFrom(roads: readonly Road[], passed: Route = [START]): Route[] {
  const last = passed.at(-1) ?? START;
  if (last === END) return [passed];
  return roads
    .filter(([from, to]) => from === last && !passed.includes(to))
    .flatMap(([, to]) => routesFrom(roads, [...passed, to]));
}

const roadsOf = new WeakMap<Route, readonly number[]>();

function lengthOf(roads: readonly Road[], lengths: Lengths, route: Route): number {
  const found =
    roadsOf.get(route) ??
    route.slice(1).map((to, at) => roads.findIndex(([start, end]) => start === route[at] && end === to));
  roadsOf.set(route, found);
  return sum(found.map((road) => lengths[road] ?? 0));
}

const uses = (route: Route, [from, to]: Road) =>
  route.some((town, at) => town === from && route[at + 1] === to);

type RoadMap = Pick<Network, "towns" | "roads" | "routes">;
const shortest = ({ roads, routes }: Pick<RoadMap, "roads" | "routes">, lengths: Lengths) =>
  Math.min(...routes.map((route) => lengthOf(roads, lengths, route)));
const longest = ({ roads, routes }: Pick<RoadMap, "roads" | "routes">, lengths: Lengths) =>
  Math.max(...routes.map((route) => lengthOf(roads, lengths, route)));

function hintsOf(map: RoadMap, truth: Lengths): Told[] {
  const { towns, roads, routes } = map;
  const over = (town: number) => ({ roads, routes: routes.filter((route) => route.includes(town)) });
  const ends = `from ${towns[START]} to ${towns[END]}`;
  const same = (says: string, amount: (lengths: Lengths) => number): Told => {
    const known = amount(truth);
    return { says: says.replace("{}", `${known} km`), fits: (one) => amount(one) === known };
  };
  const count = (lengths: Lengths) =>
    routes.filter((route) => lengthOf(roads, lengths, route) === shortest(map, lengths)).length;
  return [
    same(`The shortest route ${ends} is {} long.`, (lengths) => shortest(map, lengths)),
    same(`The longest route ${ends} is {} long.`, (lengths) => longest(map, lengths)),
    ...range(1, 5).flatMap((town) => {
      const those = over(town);
      return [
        same(`The shortest route ${ends} by way of ${towns[town]} is {} long.`, (lengths) =>
          shortest(those, lengths),
        ),
        same(`The longest route ${ends} by way of ${towns[town]} is {} long.`, (lengths) =>
          longest(those, lengths),
        ),
      ];
    }),
    ...(count(truth) > 1
      ? [
          {
            says: `Exactly ${numberWord(count(truth))} routes ${ends} are as short as the shortest.`,
            fits: (one: Lengths) => count(one) === count(truth),
          },
        ]
      : []),
  ];
}

function drawNetwork(random: Random): Network | undefined {
  const towns = [...random.pick(["JKLMNOP", "PQRSTUV", "QRSTUVW"])];
  const roads = [...ROADS, ...random.pick(LINKS)];
  const routes = routesFrom(roads);
  const map = { towns, roads, routes };
  const truth = roads.map(([from]) =>
    from === START || from > 3 ? random.int(4, LONGEST) : random.int(2, LONGEST - 2),
  );
  const missing = [random.int(0, 2), random.int(3, 6), random.pick([7, 8])];
  const cases = missing.reduce<Lengths[]>(
    (some, road) =>
      some.flatMap((lengths) =>
        range(1, LONGEST).map((length) => lengths.map((old, at) => (at === road ? length : old))),
      ),
    [truth],
  );
  const hints = hintsThatDecide(cases, random.shuffle(hintsOf(map, truth)));
  if (!hints || hints.length < 3) return undefined;
  return {
    ...map,
    truth,
    missing,
    hints,
    solved: () => casesLeft(cases, hints)[0] ?? truth,
    hides: hiddenFrom(cases, truth, hints, HINTS_TO_JOIN),
  };
}

/** What fewer hints reveal is too easy to ask. */
const HINTS_TO_JOIN = 2;

const named = ({ towns }: RoadMap, route: Route) => route.map((town) => towns[town]).join("–");
const roadName = ({ towns }: RoadMap, [from, to]: Road) => `from ${towns[from]} to ${towns[to]}`;

function told(network: Network): string[] {
  const { roads, routes, truth, missing } = network;
  const known = missing.map(
    (road) => `the road ${roadName(network, roads[road] ?? [0, 0])} is ${truth[road]} km long`,
  );
  const all = [...routes]
    .sort((one, other) => lengthOf(roads, truth, one) - lengthOf(roads, truth, other))
    .map((route) => `${named(network, route)} ${lengthOf(roads, truth, route)}`);
  return [
    `Only one choice of the three lengths agrees with what is known: ${list(known)}.`,
    `The routes, with their lengths in km, are then: ${all.join(", ")}.`,
  ];
}

type Form = (random: Random, network: Network) => SetQuestion | undefined;

const missingLength: Form = (random, network) => {
  const { roads, truth, missing, solved } = network;
  const road = random.pick(missing);
  const answer = truth[road] ?? 0;
  if (!network.hides((lengths) => lengths[road])) return undefined;
  return askNumber({
    text: `How long, in km, is the road ${roadName(network, roads[road] ?? [0, 0])}?`,
    answer,
    among: range(1, LONGEST),
    slips: missing.map((other) => [truth[other] ?? 0, "taking the other of the missing lengths"] as const),
    explanation: [...told(network), `So the length asked for is $${answer}$ km.`],
    verify: () => solved()[road] === answer,
  });
};

const longestRoute: Form = (_, network) => {
  const { towns, roads, routes, truth, solved } = network;
  const answer = longest(network, truth);
  if (!network.hides((lengths) => longest(network, lengths))) return undefined;
  return askNumber({
    text: `How long, in km, is the longest route from ${towns[START]} to ${towns[END]}?`,
    answer,
    slips: [
      ...routes.map((route) => [lengthOf(roads, truth, route), `taking ${named(network, route)}`] as const),
      [shortest(network, truth), "giving the shortest"],
    ],
    explanation: [...told(network), `The longest has $${answer}$ km.`],
    verify: () => longest(network, solved()) === answer,
  });
};

const whichIsShortest: Form = (_, network) => {
  const { towns, roads, routes, truth, solved } = network;
  const ordered = [...routes].sort(
    (one, other) => lengthOf(roads, truth, one) - lengthOf(roads, truth, other),
  );
  const [first, second] = ordered;
  if (!first || !second || lengthOf(roads, truth, first) === lengthOf(roads, truth, second)) return undefined;
  if (!network.hides((lengths) => lengthOf(roads, lengths, first) === shortest(network, lengths)))
    return undefined;
  return askWords({
    text: `Which is the shortest route from ${towns[START]} to ${towns[END]}?`,
    answer: named(network, first),
    slips: ordered
      .slice(1)
      .map((route) => [
        named(network, route),
        `overlooking that this one is ${lengthOf(roads, truth, route)} km long`,
      ]),
    explanation: [...told(network), `The shortest is ${named(network, first)}.`],
    verify: () => lengthOf(roads, solved(), first) === shortest(network, solved()),
  });
};

const withRoadClosed: Form = (random, network) => {
  const { towns, roads, routes, truth, solved } = network;
  const now = shortest(network, truth);
  const best = routes.filter((route) => lengthOf(roads, truth, route) === now);
  const onAll = roads.filter((road) => best.every((route) => uses(route, road)));
  if (onAll.length === 0) return undefined;
  const road = random.pick(onAll);
  const open = { roads, routes: routes.filter((route) => !uses(route, road)) };
  const answer = shortest(open, truth);
  if (!network.hides((lengths) => shortest(open, lengths))) return undefined;
  return askNumber({
    text: `If the road ${roadName(network, road)} is closed, how long, in km, is the shortest route from ${towns[START]} to ${towns[END]}?`,
    answer,
    slips: [
      [now, "using the road that is closed"],
      ...open.routes.map(
        (route) => [lengthOf(roads, truth, route), `taking ${named(network, route)}`] as const,
      ),
    ],
    explanation: [...told(network), `Of the routes without that road, the shortest is $${answer}$ km long.`],
    verify: () => shortest(open, solved()) === answer,
  });
};

const howManyWithin: Form = (random, network) => {
  const { towns, roads, routes, truth, solved } = network;
  const lengths = routes.map((route) => lengthOf(roads, truth, route));
  const limit = random.int(Math.min(...lengths) + 3, Math.max(...lengths) - 2);
  const count = (some: Lengths) => routes.filter((route) => lengthOf(roads, some, route) < limit).length;
  const answer = count(truth);
  if (answer < 2 || !network.hides(count)) return undefined;
  return askNumber({
    text: `How many of the routes from ${towns[START]} to ${towns[END]} are shorter than ${limit} km?`,
    answer,
    among: range(0, routes.length),
    slips: [
      [routes.length - answer, "counting those that are not shorter"],
      [lengths.filter((length) => length <= limit).length, `counting a route of just ${limit} km`],
    ],
    explanation: [...told(network), `Of these, $${answer}$ are shorter than ${limit} km.`],
    verify: () => count(solved()) === answer,
  });
};

/** A road that is not there yet, from one of the three towns to one of the two. */
const newRoad: Form = (random, network) => {
  const { towns, roads, truth, solved } = network;
  const [from, to] = random.pick([
    [1, 5],
    [3, 4],
  ] as const);
  const between = (lengths: Lengths, passed: (route: Route) => Route) =>
    Math.min(
      ...network.routes
        .map((route) => lengthOf(roads, lengths, passed(route)))
        .filter((length) => length > 0),
    );
  const before = (lengths: Lengths) =>
    between(lengths, (route) => (route.includes(from) ? route.slice(0, route.indexOf(from) + 1) : []));
  const after = (lengths: Lengths) =>
    between(lengths, (route) => (route.includes(to) ? route.slice(route.indexOf(to)) : []));
  const most = (lengths: Lengths) => shortest(network, lengths) - before(lengths) - after(lengths) - 1;
  const answer = most(truth);
  if (answer < 1 || !network.hides(most)) return undefined;
  return askNumber({
    text: `A new road ${roadName(network, [from, to])}, a whole number of km long, is to make the shortest route from ${towns[START]} to ${towns[END]} shorter than it is now. At most how many km long can the new road be?`,
    answer,
    among: range(1, 40),
    slips: [
      [answer + 1, "making the new route as long as the shortest one is now"],
      [shortest(network, truth) - before(truth), "leaving out the way that follows the new road"],
      [shortest(network, truth) - after(truth), "leaving out the way that leads to the new road"],
    ],
    explanation: [
      ...told(network),
      `The way to ${towns[from]} takes at least ${before(truth)} km and that from ${towns[to]} on at least ${after(truth)} km, while the shortest route now has ${shortest(network, truth)} km.`,
      `So the new road must be shorter than $${shortest(network, truth)} - ${before(truth)} - ${after(truth)} = ${answer + 1}$ km, at most $${answer}$ km.`,
    ],
    verify: () => {
      const withRoadOf = (length: number) => {
        const more = [...roads, [from, to] as const];
        return shortest({ roads: more, routes: routesFrom(more) }, [...solved(), length]);
      };
      const now = shortest(network, solved());
      return withRoadOf(answer) < now && withRoadOf(answer + 1) >= now;
    },
  });
};

const FORMS: readonly Form[] = [
  missingLength,
  longestRoute,
  whichIsShortest,
  withRoadClosed,
  howManyWithin,
  newRoad,
];

function tableOf(network: Network): FigureOf<"table"> {
  const { towns, roads, truth, missing } = network;
  return {
    type: "table",
    title: "The roads and their lengths",
    columns: ["From", "To", "Length (km)"],
    rows: roads.map(([from, to], at) => [
      towns[from] ?? "",
      towns[to] ?? "",
      missing.includes(at) ? "–" : (truth[at] ?? 0),
    ]),
  };
}

export const roadsBetweenTowns = deducedSet<Network>({
  name: "roads-between-towns",
  draw: drawNetwork,
  forms: FORMS,
  shows: (network) => ({
    text: [
      `Seven towns, ${list(network.towns)}, are joined by eleven roads, on each of which one may drive only in the direction that the table gives. A route from ${network.towns[START]} to ${network.towns[END]} follows such roads, and its length is the sum of theirs.`,
      `The lengths of three roads are missing and shown as a dash; all three are whole numbers of km, and none is more than ${LONGEST} km.`,
      `It is also known that:\n${numberedLines(network.hints.map(({ says }) => says))}`,
    ].join("\n"),
    figure: tableOf(network),
  }),
});
