import { COMPASS } from "../../../../kit/compass.ts";
import { PYTHAGOREAN_TRIPLES } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, person } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const MAIN = [0, 2, 4, 6] as const;
const name = (at: number) => COMPASS[((at % 8) + 8) % 8] ?? "north";
const STEP: Record<number, readonly [number, number]> = { 0: [0, 1], 2: [1, 0], 4: [0, -1], 6: [-1, 0] };

/** The compass direction of a displacement; in-between directions for any slanted one. */
function towards(x: number, y: number): string {
  return `${y > 0 ? "north" : y < 0 ? "south" : ""}${x !== 0 && y !== 0 ? "-" : ""}${x > 0 ? "east" : x < 0 ? "west" : ""}`;
}

export const directionSense: WriterList = [
  computed({
    name: "facing-after-turns",
    depth: 1,
    form: "elementary",
    topic: "direction-sense",
    difficulty: "EASY",
    write(random) {
      const start: number = random.pick(MAIN);
      const turns = Array.from({ length: random.int(3, 5) }, () => random.pick(["left", "right"] as const));
      const half = random.chance(0.3);
      const by = (turn: string) => (turn === "right" ? 2 : -2);
      const end = turns.reduce((at, turn) => at + by(turn), start) + (half ? 4 : 0);
      const opposite = turns.reduce((at, turn) => at - by(turn), start) + (half ? 4 : 0);
      const { name: who, he } = person(random);
      const answer = capitalise(name(end));
      const trail = [start];
      for (const turn of turns) trail.push((trail.at(-1) ?? 0) + by(turn));
      return {
        text: `${who} faces ${name(start)}, then turns ${turns.join(", ").replace(/, (?=[^,]*$)/, " and then ")}${half ? `, and finally turns about (through $180^\\circ$)` : ""}. Which way does ${he} face now?`,
        answer,
        distractors: [
          wrong(capitalise(name(opposite)), "mixing up left and right"),
          wrong(
            capitalise(name(end + 4)),
            half ? "forgetting the last turn of $180^\\circ$" : "facing the wrong way round at the end",
          ),
          wrong(capitalise(name(end + 2)), "making one quarter turn too many"),
          wrong(capitalise(name(end - 2)), "making one quarter turn too few"),
        ],
        explanation: [
          `Turn by turn: ${trail.map(name).join(" → ")}${half ? ` → ${name(end)}` : ""}.`,
          `So ${who} faces ${name(end)}.`,
        ],
      };
    },
  }),
  computed({
    name: "distance-from-start-right-angle",
    form: "elementary",
    topic: "direction-sense",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, r] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 5));
      const k = p < 6 ? random.int(1, 4) : 1;
      const [x, y] = random.chance() ? [p * k, q * k] : [q * k, p * k];
      const extra = random.int(2, 12);
      const first = random.pick(MAIN);
      const turn = random.pick(["left", "right"] as const);
      const second = (first + (turn === "right" ? 2 : -2) + 8) % 8;
      const back = (first + 4) % 8;
      const { name: who, he } = person(random);
      const unit = random.pick(["m", "km"]);
      const show = (n: number) => num(n, unit);
      return {
        text: `${who} walks ${show(x + extra)} ${name(first)}, turns ${turn} and walks ${show(y)}, and then turns ${turn} again and walks ${show(extra)}. How far is ${he} from the starting point?`,
        answer: show(r * k),
        distractors: [
          wrong(show(x + y), "adding the two sides instead of using the right-angled triangle"),
          wrong(show(x + y + 2 * extra), "giving the whole way walked"),
          wrong(show(Math.abs(x - y)), "subtracting the two sides"),
          wrong(show(r * k + extra), "forgetting that the last walk leads back"),
        ],
        explanation: [
          `The three directions are ${name(first)}, ${name(second)} and ${name(back)}; the last ${extra} ${unit} undo part of the first walk.`,
          `What is left: $${x + extra} - ${extra} = ${x}$ ${unit} ${name(first)} and ${y} ${unit} ${name(second)}.`,
          `Distance: $\\sqrt{${x}^2 + ${y}^2} = ${r * k}$, that is ${show(r * k)}.`,
        ],
        verify: () => x * x + y * y === (r * k) ** 2,
      };
    },
  }),
  computed({
    name: "direction-of-end-from-start",
    form: "elementary",
    topic: "direction-sense",
    difficulty: "MEDIUM",
    write(random) {
      const legs = Array.from({ length: 4 }, () => ({
        turn: random.pick(["left", "right"] as const),
        go: random.int(3, 20),
      }));
      const start = random.pick(MAIN);
      let [x, y, heading] = [0, 0, start as number];
      const path = legs.map(({ turn, go }, n) => {
        if (n > 0) heading = (heading + (turn === "right" ? 2 : -2) + 8) % 8;
        const [dx, dy] = STEP[heading] ?? [0, 0];
        x += dx * go;
        y += dy * go;
        return { heading, go };
      });
      if (x === 0 || y === 0) return undefined;
      const { name: who } = person(random);
      const told = legs
        .map(({ turn, go }, n) =>
          n === 0 ? `walks ${num(go, "m")} ${name(start)}` : `turns ${turn} and walks ${num(go, "m")}`,
        )
        .join(", ")
        .replace(/, (?=[^,]*$)/, ", and finally ");
      const answer = capitalise(towards(x, y));
      return {
        text: `${who} ${told}. In which direction from the starting point is ${who} now?`,
        answer,
        distractors: [
          wrong(capitalise(towards(-x, -y)), "giving the direction back to the starting point"),
          wrong(capitalise(towards(-x, y)), "mixing up east and west"),
          wrong(capitalise(towards(x, -y)), "mixing up north and south"),
        ],
        explanation: [
          `Leg by leg: ${path.map(({ heading: way, go }) => `${go} m ${name(way)}`).join(", ")}.`,
          `Altogether ${Math.abs(x)} m ${x > 0 ? "east" : "west"} and ${Math.abs(y)} m ${y > 0 ? "north" : "south"}, so ${who} is to the ${towards(x, y)} of the start.`,
        ],
      };
    },
  }),
  computed({
    name: "shadow-tells-direction",
    form: "elementary",
    topic: "direction-sense",
    difficulty: "HARD",
    write(random) {
      const morning = random.chance();
      const shadow = morning ? 6 : 2;
      const side = random.pick(["left", "right", "in front", "behind"] as const);
      // Where the shadow is seen from the facing direction, in eighths of a turn clockwise.
      const offset = { left: -2, right: 2, "in front": 0, behind: 4 }[side];
      const facing = (shadow - offset + 16) % 8;
      const turns = Array.from({ length: 2 }, () => random.pick(["left", "right"] as const));
      const end = turns.reduce((at, turn) => at + (turn === "right" ? 2 : -2), facing);
      const { name: who, his, he } = person(random);
      const where =
        side === "left" || side === "right"
          ? `to ${his} ${side}`
          : side === "in front"
            ? `straight in front of ${he === "he" ? "him" : "her"}`
            : `straight behind ${he === "he" ? "him" : "her"}`;
      const other = turns.reduce(
        (at, turn) => at + (turn === "right" ? 2 : -2),
        (10 - shadow * 1 + 6 - offset + 16) % 8,
      );
      return {
        text: `One ${morning ? "morning just after sunrise" : "evening just before sunset"} ${who} stands so that ${his} shadow falls ${where}. ${capitalise(he)} then turns ${turns[0]} and then ${turns[1]}${turns[0] === turns[1] ? " once more" : ""}. Which direction does ${he} face now?`,
        answer: capitalise(name(end)),
        distractors: [
          wrong(capitalise(name(end + 4)), "letting the shadow point towards the sun"),
          wrong(capitalise(name(facing)), "forgetting the turns"),
          wrong(capitalise(name(end + 2)), "misjudging on which side the shadow falls"),
          wrong(capitalise(name(end - 2)), "making one turn in the wrong sense"),
          wrong(capitalise(name(other)), "placing the sun in the wrong half of the sky"),
        ],
        explanation: [
          `${morning ? "In the morning the sun is in the east, so shadows fall to the west" : "In the evening the sun is in the west, so shadows fall to the east"}.`,
          `With the shadow ${where}, ${who} faces ${name(facing)} at first.`,
          `Turning ${turns[0]} leads to ${name(facing + (turns[0] === "right" ? 2 : -2))}, turning ${turns[1]} to ${name(end)}.`,
        ],
      };
    },
  }),
  computed({
    name: "two-walkers-apart",
    form: "elementary",
    topic: "direction-sense",
    difficulty: "HARD",
    write(random) {
      const [p, q, r] = random.pick(PYTHAGOREAN_TRIPLES.slice(0, 4));
      const k = p < 6 ? random.int(1, 3) : 1;
      const [dx, dy] = random.chance() ? [p * k, q * k] : [q * k, p * k];
      const a = random.int(2, dx - 1 > 2 ? dx - 1 : 2);
      const b = dx - a;
      const c = random.int(3, 15);
      const d = dy + c;
      if (b < 1) return undefined;
      const [east, west] = random.chance() ? (["east", "west"] as const) : (["west", "east"] as const);
      const north = random.pick(["north", "south"] as const);
      return {
        text: `Two friends start from the same crossing. The first cycles ${num(a, "km")} ${east} and then ${num(d, "km")} ${north}; the second cycles ${num(b, "km")} ${west} and then ${num(c, "km")} ${north}. How far apart are they now?`,
        answer: num(r * k, "km"),
        distractors: [
          wrong(num(dx + dy, "km"), "adding the two differences"),
          wrong(
            num(dx + d + c, "km"),
            "adding the northward or southward rides instead of subtracting them".replace(
              "northward or southward",
              north === "north" ? "northward" : "southward",
            ),
          ),
          wrong(num(a + b + c + d, "km"), "adding all the rides"),
          wrong(num(r * k + Math.abs(a - b), "km"), "treating the sideways rides wrongly"),
          wrong(num(dy, "km"), `looking only at the rides to the ${north}`),
        ],
        explanation: [
          `In the east–west direction they went opposite ways: $${a} + ${b} = ${dx}$ km apart.`,
          `Both went ${north}, so there the difference counts: $${d} - ${c} = ${dy}$ km.`,
          `Distance: $\\sqrt{${dx}^2 + ${dy}^2} = ${r * k}$, that is ${num(r * k, "km")}.`,
        ],
        verify: () => dx * dx + dy * dy === (r * k) ** 2,
      };
    },
  }),
];
