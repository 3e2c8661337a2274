import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { wrong } from "../../../../writing/computed.ts";
import type { SetQuestion, SetWriter } from "../../../../writing/set-writer.ts";

interface Place {
  x: number;
  y: number;
}

const SIDES = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
} as const;
type Side = keyof typeof SIDES;

/** "D is 5 m to the north of B": the point that is new, the one before it, and how one comes there. */
interface Leg {
  to: number;
  from: number;
  side: Side;
  far: number;
}

interface Map {
  names: readonly string[];
  places: readonly Place[];
  legs: readonly Leg[];
}

const POINTS = 7;
const UNIT = "m";
const COMPASS = [
  "North",
  "North-east",
  "East",
  "South-east",
  "South",
  "South-west",
  "West",
  "North-west",
] as const;

function step({ x, y }: Place, side: Side, far: number): Place {
  return { x: x + far * SIDES[side].x, y: y + far * SIDES[side].y };
}

function drawMap(random: Random): Map | undefined {
  const names = [...random.pick(["PQRSTUV", "BCDEFGH", "JKLMNOP"])];
  const order = random.shuffle(range(0, POINTS - 1));
  const places: Place[] = [];
  const legs: Leg[] = [];
  places[order[0] ?? 0] = { x: 0, y: 0 };
  for (const [at, to] of order.entries()) {
    if (at === 0) continue;
    const before = legs.at(-1);
    const from = at > 2 && random.chance(0.3) ? (order[random.int(0, at - 2)] ?? 0) : (order[at - 1] ?? 0);
    const turns: readonly Side[] =
      before?.side === "north" || before?.side === "south" ? ["east", "west"] : ["north", "south"];
    const leg: Leg = { to, from, side: random.pick(turns), far: random.int(3, 16) };
    places[to] = step(places[from] ?? { x: 0, y: 0 }, leg.side, leg.far);
    legs.push(leg);
  }
  const marks = places.map(({ x, y }) => `${x} ${y}`);
  return new Set(marks).size === POINTS ? { names, places, legs } : undefined;
}

/** Finds a point again by walking along the legs from another, forwards and backwards. */
function walked({ legs }: Map, from: number, to: number): Place | undefined {
  const seen = new Set<number>();
  const walk = (here: number, at: Place): Place | undefined => {
    if (here === to) return at;
    seen.add(here);
    for (const leg of legs) {
      const next = leg.from === here ? leg.to : leg.to === here ? leg.from : undefined;
      if (next === undefined || seen.has(next)) continue;
      const found = walk(next, step(at, leg.side, leg.from === here ? leg.far : -leg.far));
      if (found) return found;
    }
    return undefined;
  };
  return walk(from, { x: 0, y: 0 });
}

function gap({ places }: Map, from: number, to: number): Place {
  const [one, other] = [places[from], places[to]];
  return { x: (other?.x ?? 0) - (one?.x ?? 0), y: (other?.y ?? 0) - (one?.y ?? 0) };
}

function compassOf({ x, y }: Place): number {
  const turned = [`0 1`, `1 1`, `1 0`, `1 -1`, `0 -1`, `-1 -1`, `-1 0`, `-1 1`];
  return turned.indexOf(`${Math.sign(x)} ${Math.sign(y)}`);
}

function inWords({ x, y }: Place): string {
  const parts = [
    ...(x === 0 ? [] : [`${Math.abs(x)} m to the ${x > 0 ? "east" : "west"}`]),
    ...(y === 0 ? [] : [`${Math.abs(y)} m to the ${y > 0 ? "north" : "south"}`]),
  ];
  return parts.join(" and ");
}

const isLinked = ({ legs }: Map, a: number, b: number) =>
  legs.some(({ from, to }) => (from === a && to === b) || (from === b && to === a));

function farPair(
  random: Random,
  map: Map,
  fits: (gap: Place) => boolean,
): readonly [number, number] | undefined {
  const all = range(0, POINTS - 1);
  const pairs = all.flatMap((a) =>
    all.filter((b) => b !== a && !isLinked(map, a, b)).map((b) => [a, b] as const),
  );
  const fitting = pairs.filter(([a, b]) => fits(gap(map, a, b)));
  return fitting.length > 0 ? random.pick(fitting) : undefined;
}

function directionOptions(right: number) {
  const turn = (by: number, why: string) => wrong(COMPASS[(right + by + 8) % 8] ?? "", why);
  return [
    turn(4, "looking from the wrong point"),
    turn(2, "turning by a quarter too much"),
    turn(-2, "turning by a quarter too little"),
    turn(1, "overlooking or adding one of the two shifts"),
    turn(-1, "overlooking or adding one of the two shifts"),
    turn(3, "looking from the wrong point and turning too little"),
  ];
}

function whichDirection(random: Random, map: Map): SetQuestion | undefined {
  const pair = farPair(random, map, ({ x, y }) => x !== 0 && y !== 0);
  if (!pair) return undefined;
  const [from, to] = pair;
  const [a, b] = [map.names[from], map.names[to]];
  const way = gap(map, from, to);
  return {
    text: `In which direction is point ${b} with respect to point ${a}?`,
    answer: COMPASS[compassOf(way)] ?? "",
    distractors: directionOptions(compassOf(way)),
    explanation: [
      `From ${a} one comes to ${b} by going ${inWords(way)} in all.`,
      `So ${b} lies to the ${(COMPASS[compassOf(way)] ?? "").toLowerCase()} of ${a}.`,
    ],
    verify: () => compassOf(walked(map, from, to) ?? way) === compassOf(way),
  };
}

function howFar(random: Random, map: Map): SetQuestion | undefined {
  const pair = farPair(random, map, ({ x, y }) => x !== 0 && y !== 0 && Number.isInteger(Math.hypot(x, y)));
  if (!pair) return undefined;
  const [from, to] = pair;
  const way = gap(map, from, to);
  const far = Math.hypot(way.x, way.y);
  const [wide, high] = [Math.abs(way.x), Math.abs(way.y)];
  const shown = (amount: number) => num(amount, UNIT);
  return {
    text: `What is the shortest distance between point ${map.names[from]} and point ${map.names[to]}?`,
    answer: shown(far),
    distractors: slips(random, shown(far), shown, [
      [wide + high, "adding the two shifts"],
      [Math.max(wide, high), "looking at the longer shift only"],
      [far + 2, "a slip in one of the shifts"],
      [far - 2, "a slip in one of the shifts"],
      [far + 5, "a slip in both shifts"],
      [far - 1, "a slip in the square root"],
    ]),
    explanation: [
      `From ${map.names[from]} one comes to ${map.names[to]} by going ${inWords(way)} in all.`,
      `$\\sqrt{${wide}^2 + ${high}^2} = ${far}$, so the distance is ${shown(far)}.`,
    ],
    difficulty: "HARD",
    verify: () => {
      const again = walked(map, from, to);
      return again !== undefined && again.x ** 2 + again.y ** 2 === far ** 2;
    },
  };
}

/** A point that is added to the map, seen from one that it is not tied to. */
function withNewPoint(random: Random, map: Map): SetQuestion | undefined {
  const [base = 0, seen = 0] = random.sample(range(0, POINTS - 1), 2);
  if (isLinked(map, base, seen)) return undefined;
  const side = random.pick(Object.keys(SIDES) as Side[]);
  const far = random.int(4, 18);
  const way = step(gap(map, seen, base), side, far);
  const right = compassOf(way);
  if (right < 0 || (way.x !== 0 && way.y !== 0) === random.chance(0.25)) return undefined;
  return {
    text: `If point X is ${far} m to the ${side} of point ${map.names[base]}, in which direction is point X with respect to point ${map.names[seen]}?`,
    answer: COMPASS[right] ?? "",
    distractors: directionOptions(right),
    explanation: [
      `From ${map.names[seen]} one comes to X by going ${inWords(way)} in all.`,
      `So X lies to the ${(COMPASS[right] ?? "").toLowerCase()} of ${map.names[seen]}.`,
    ],
    difficulty: "HARD",
    verify: () => compassOf(step(walked(map, seen, base) ?? way, side, far)) === right,
  };
}

/** Which of five points lies where it is said to lie. */
function whichLies(random: Random, map: Map): SetQuestion | undefined {
  const from = random.int(0, POINTS - 1);
  const others = range(0, POINTS - 1).filter((to) => to !== from);
  const quarter = (to: number) => compassOf(gap(map, from, to));
  const wanted = random.pick([1, 3, 5, 7]);
  const right = others.filter((to) => quarter(to) === wanted && !isLinked(map, from, to));
  const [to] = right;
  const rest = others.filter((other) => quarter(other) !== wanted);
  if (to === undefined || right.length > 1 || rest.length !== others.length - 1) return undefined;
  const side = (COMPASS[wanted] ?? "").toLowerCase();
  return {
    text: `Which of the following points lies to the ${side} of point ${map.names[from]}?`,
    answer: `Point ${map.names[to]}`,
    distractors: random
      .shuffle(rest)
      .map((other) =>
        wrong(
          `Point ${map.names[other]}`,
          `overlooking that it lies to the ${(COMPASS[quarter(other)] ?? "").toLowerCase()}`,
        ),
      ),
    explanation: [
      `From ${map.names[from]} one comes to ${map.names[to]} by going ${inWords(gap(map, from, to))} in all.`,
      `So Point ${map.names[to]} lies to the ${side}.`,
    ],
    verify: () => compassOf(walked(map, from, to) ?? { x: 0, y: 0 }) === wanted,
  };
}

const TRIES = 500;

export const pointsAndDirections: SetWriter = {
  kind: "set",
  name: "points-and-directions",
  form: "bank",
  topic: "direction-sense",
  difficulty: "MEDIUM",
  size: Number.POSITIVE_INFINITY,
  draw(random) {
    for (let tries = 0; tries < TRIES; tries++) {
      const map = drawMap(random);
      const questions = map
        ? [whichDirection, howFar, withNewPoint, whichLies].flatMap((ask) => ask(random, map) ?? [])
        : [];
      if (!map || questions.length < 4) continue;
      const told = map.legs.map(
        ({ to, from, side, far }) =>
          `Point ${map.names[to]} is ${far} m to the ${side} of point ${map.names[from]}.`,
      );
      return {
        stimulus: { text: `Read the following about seven points on level ground.\n${told.join(" ")}` },
        questions,
      };
    }
    return undefined;
  },
};
