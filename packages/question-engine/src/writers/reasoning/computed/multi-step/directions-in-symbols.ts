import { patiently } from "../../../../kit/patiently.ts";
import { PYTHAGOREAN_TRIPLES, range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";

/** East and north. */
type Step = readonly [number, number];
const WAYS: readonly (readonly [string, Step])[] = [
  ["north", [0, 1]],
  ["south", [0, -1]],
  ["east", [1, 0]],
  ["west", [-1, 0]],
];
const LETTERS = [..."ABCDEFGHKLMNRSTUV"];
const POINTS = 6;

const towards = ([x, y]: Step) => `${y > 0 ? "north" : "south"}-${x > 0 ? "east" : "west"}`;

/** One point after the other, each so far from the one before in one of the four directions. */
function drawPath(random: Random) {
  const names = random.sample(LETTERS, POINTS);
  const legs = range(1, POINTS - 1).map((at) => ({
    way: random.pick(WAYS.filter(([, [x]]) => (x === 0) === (at % 2 === 0))),
    by: random.int(2, 14),
  }));
  const places: Step[] = [[0, 0]];
  for (const { way, by } of legs) {
    const [x, y] = places.at(-1) ?? [0, 0];
    places.push([x + by * way[1][0], y + by * way[1][1]]);
  }
  return { names, legs, places };
}

function write(random: Random) {
  const { names, legs, places } = drawPath(random);
  const [end = [0, 0]] = places.slice(-1);
  const [x, y] = end.map(Math.abs) as [number, number];
  const far = Math.sqrt(x * x + y * y);
  if (
    !PYTHAGOREAN_TRIPLES.some(
      ([a, b, c]) =>
        far % c === 0 && [x, y].sort((p, q) => p - q).join() === [(a * far) / c, (b * far) / c].join(),
    )
  )
    return undefined;
  const symbols = random.sample(["@", "#", "%", "&", "*"], WAYS.length);
  const codeOf = (way: string) => symbols[WAYS.findIndex(([name]) => name === way)] ?? "";
  const opposite: Step = [-end[0], -end[1]];
  // Said of a point and the one before it, or of the two the other way round.
  const said = legs.map(({ way: [way, [dx, dy]], by }, at) => {
    const back = WAYS.find(([, [u, v]]) => u === -dx && v === -dy)?.[0] ?? way;
    return random.chance()
      ? `${names[at + 1]} ${codeOf(way)} ${by} ${names[at]}`
      : `${names[at]} ${codeOf(back)} ${by} ${names[at + 1]}`;
  });
  const [other, why] = random.pick([
    [x + y, "adding the two distances instead of using the right-angled triangle"],
    [Math.max(x, y), "giving only the longer of the two distances"],
  ] as const);
  const [turned, slip] = random.pick<[Step, string]>([
    [opposite, `giving the direction of ${names[0]} from ${names.at(-1)}`],
    [[end[0], -end[1]], "mixing up north and south"],
  ]);
  const shown = (metres: number, way: Step) => `${capitalise(towards(way))}, ${metres} m`;
  const [first = "", last = ""] = [names[0], names.at(-1)];
  const key = WAYS.map(([way], at) => `\`P ${symbols[at]} 5 Q\` means that P is 5 m ${way} of Q`).join("; ");
  return {
    text: `In a code, ${key}.\nIt is given that ${random
      .shuffle(said)
      .map((line) => `\`${line}\``)
      .join(", ")}.\nIn which direction from ${first} is ${last}, and how far is it in a straight line?`,
    answer: shown(far, end),
    // Each direction and each distance occurs twice, so that none of them reveals the answer.
    distractors: [
      wrong(shown(far, turned), slip),
      wrong(shown(other, end), why),
      wrong(shown(other, turned), `${why}, and ${slip}`),
    ],
    explanation: [
      `From ${first} one comes to ${last} by ${legs.map(({ way: [way], by }) => `${by} m ${way}`).join(", ")}.`,
      `In all that is ${x} m ${end[0] > 0 ? "east" : "west"} and ${y} m ${end[1] > 0 ? "north" : "south"}, and $\\sqrt{${x}^2 + ${y}^2} = ${far}$.`,
      `So the answer is: ${shown(far, end)}.`,
    ],
    verify: () => {
      const east = legs.reduce((sum, { way: [, [dx]], by }) => sum + dx * by, 0);
      const north = legs.reduce((sum, { way: [, [, dy]], by }) => sum + dy * by, 0);
      return east === end[0] && north === end[1] && east ** 2 + north ** 2 === far ** 2;
    },
  };
}

export const directionsInSymbols = computed({
  name: "directions-in-symbols",
  form: "bank",
  topic: "direction-sense",
  difficulty: "HARD",
  write: patiently(write),
});
