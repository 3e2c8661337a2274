import { patiently } from "../../../kit/patiently.ts";
import { range } from "../../../numbers/arithmetic.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise, list } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** How many small cubes of an a × b × c block have exactly `faces` painted faces. */
function painted(a: number, b: number, c: number, faces: number): number {
  let found = 0;
  for (const x of range(1, a))
    for (const y of range(1, b))
      for (const z of range(1, c)) {
        const sides =
          Number(x === 1) +
          Number(x === a) +
          Number(y === 1) +
          Number(y === b) +
          Number(z === 1) +
          Number(z === c);
        if (sides === faces) found++;
      }
  return found;
}

export const cubesAndDice: WriterList = [
  computed({
    name: "painted-cube-cut",
    form: "elementary",
    topic: "cubes-and-dice",
    difficulty: "EASY",
    write(random) {
      const n = random.int(3, 9);
      const faces = random.pick([0, 1, 2]);
      const unit = random.pick([1, 2, 3]);
      const counts = [(n - 2) ** 3, 6 * (n - 2) ** 2, 12 * (n - 2), 8];
      const answer = counts[faces] ?? 0;
      const say = ["no painted face", "exactly one painted face", "exactly two painted faces"][faces] ?? "";
      const how =
        [
          `inside the cube: $(${n} - 2)^3$`,
          `inside the faces: $6 \\times (${n} - 2)^2$`,
          `along the edges without the corners: $12 \\times (${n} - 2)$`,
        ][faces] ?? "";
      return {
        text: `A wooden cube of edge ${num(n * unit, "cm")} is painted on all sides and then cut into small cubes of edge ${num(unit, "cm")}. How many small cubes have ${say}?`,
        answer: num(answer),
        distractors: [
          ...[0, 1, 2]
            .filter((other) => other !== faces)
            .map((other) =>
              wrong(
                num(counts[other] ?? 0),
                `counting the small cubes with ${["no", "one", "two"][other]} painted ${other === 1 ? "face" : "faces"}`,
              ),
            ),
          wrong(
            num([(n - 1) ** 3, 6 * n * n, 12 * n][faces] ?? 0),
            [
              "taking away only one layer",
              "forgetting that the cubes at the edges have more painted faces",
              "counting the corners too",
            ][faces] ?? "",
          ),
          wrong(num(n ** 3 - answer), "counting all the others"),
        ],
        explanation: [
          `The big cube is cut into ${n} layers each way. The small cubes with ${say} lie ${how}.`,
          `That is $${answer}$.`,
        ],
        verify: () => painted(n, n, n, faces) === answer,
      };
    },
  }),
  computed({
    name: "standard-die-opposite",
    depth: 1,
    topic: "cubes-and-dice",
    difficulty: "EASY",
    write(random) {
      const [a, b] = [random.int(1, 6), random.int(1, 6)];
      const c = random.int(1, 6);
      if (a === b || a + b === 7 || c === a || c === b || a + c === 7 || b + c === 7) return undefined;
      const answer = 21 - a - b - c;
      return {
        text: `On an ordinary die opposite faces add up to 7. When a die lies on a table, the top and the two side faces that can be seen show ${list([a, b, c])}. What is the sum of the numbers on the three faces that cannot be seen?`,
        answer: num(answer),
        distractors: [
          wrong(num(a + b + c), "adding up the faces that can be seen"),
          wrong(num(21), "adding up all six faces"),
          wrong(num(14 - a - b - c > 0 ? 14 - a - b - c : answer + 2), "using a total of 14"),
          wrong(num(answer + 1), "a slip in the subtraction"),
          wrong(num(answer - 1), "a slip in one of the opposite faces"),
        ],
        explanation: [
          `The hidden faces are opposite to ${list([a, b, c])}: ${list([7 - a, 7 - b, 7 - c])}.`,
          `Their sum is $${7 - a} + ${7 - b} + ${7 - c} = ${answer}$.`,
        ],
        verify: () => new Set([a, b, c, 7 - a, 7 - b, 7 - c]).size === 6,
      };
    },
  }),
  computed({
    name: "two-views-of-a-die",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write(random) {
      const marks = random.pick([
        ["1", "2", "3", "4", "5", "6"],
        ["A", "B", "C", "D", "E", "F"],
        ["red", "blue", "green", "white", "black", "yellow"],
      ]);
      const [shared = "", a = "", b = "", c = "", d = "", hidden = ""] = random.shuffle(marks);
      const noun = marks[0] === "red" ? "colour" : marks[0] === "A" ? "letter" : "number";
      const asked = (one: readonly string[], other: readonly string[], opposite: string) =>
        `The six faces of a cube carry the ${noun}s ${list(marks)}, one each. In one position the faces ${list(random.shuffle(one))} can be seen; in another, ${list(random.shuffle(other))}. Which ${noun} is opposite ${opposite}?`;
      // Two views share two faces: only two faces touch both of these, and they are opposite each other.
      if (random.chance())
        return {
          text: asked([shared, a, b], [shared, a, c], b),
          answer: capitalise(c),
          distractors: [
            ...[hidden, d].map((mark) =>
              wrong(capitalise(mark), `thinking that a face that is not seen must be opposite ${b}`),
            ),
            ...[shared, a].map((mark) =>
              wrong(
                capitalise(mark),
                `overlooking that ${mark} is seen together with ${b}, so the two touch`,
              ),
            ),
          ],
          explanation: [
            `Both views show ${list([shared, a])}, which touch. Only two faces touch both of them, and these two are opposite each other.`,
            `They are ${list([b, c])}, so ${c} is opposite ${b}.`,
          ],
        };
      // They share one face: its four neighbours are the others that are shown, so the sixth is opposite.
      return {
        text: asked([shared, a, b], [shared, c, d], shared),
        answer: capitalise(hidden),
        distractors: [a, c, b, d].map((mark) =>
          wrong(
            capitalise(mark),
            `overlooking that ${mark} is seen together with ${shared}, so the two touch`,
          ),
        ),
        explanation: [
          `The faces ${list([a, b, c, d])} are each seen together with ${shared}, so they are its four neighbours.`,
          `The only one left is ${hidden}, which must be opposite ${shared}.`,
        ],
      };
    },
  }),
  computed({
    name: "cuts-of-a-cube",
    chapter: "cut-cubes",
    topic: "cubes-and-dice",
    difficulty: "MEDIUM",
    write(random) {
      const [x, y, z] = [random.int(1, 6), random.int(1, 6), random.int(1, 6)];
      const least = random.chance();
      if (least) {
        const n = random.int(3, 8);
        const pieces = n ** 3;
        return {
          text: `What is the least number of straight cuts, without moving the pieces, that divides a cube into ${pieces} equal small cubes?`,
          answer: num(3 * (n - 1)),
          distractors: [
            wrong(num(3 * n), `making ${n} cuts in each direction instead of ${n - 1}`),
            wrong(num(n ** 3 - 1), "making one cut for every piece"),
            wrong(num((n - 1) ** 3), "multiplying the cuts of the three directions"),
            wrong(num(2 * (n - 1)), "cutting in two directions only"),
          ],
          explanation: [
            `$${pieces} = ${n}^3$, so each direction needs ${n} layers, which takes $${n} - 1 = ${n - 1}$ cuts.`,
            `Three directions: $3 \\times ${n - 1} = ${3 * (n - 1)}$ cuts.`,
          ],
        };
      }
      if (x + y + z < 5) return undefined;
      const answer = (x + 1) * (y + 1) * (z + 1);
      const cuts = (n: number) => `${n} ${n === 1 ? "cut" : "cuts"}`;
      return {
        text: `A cube of cheese is cut by ${cuts(x)} parallel to one pair of faces, ${cuts(y)} parallel to the second pair and ${cuts(z)} parallel to the third pair, without moving the pieces. Into how many pieces is it cut?`,
        answer: num(answer),
        distractors: [
          wrong(num(x * y * z), "multiplying the numbers of cuts instead of layers"),
          wrong(num(x + y + z + 1), "adding one piece for every cut"),
          wrong(num((x + 1) * (y + 1) + z), "leaving the third direction out of the product"),
          wrong(num(answer - 1), "counting one piece too few"),
        ],
        explanation: [
          `The ${x}, ${y} and ${z} cuts make ${x + 1}, ${y + 1} and ${z + 1} layers.`,
          `Pieces: $${x + 1} \\times ${y + 1} \\times ${z + 1} = ${answer}$.`,
        ],
      };
    },
  }),
  computed({
    name: "painted-cuboid-cut",
    depth: 5,
    chapter: "cut-cubes",
    topic: "cubes-and-dice",
    difficulty: "HARD",
    write(random) {
      const [a = 3, b = 4, c = 5] = random.sample([3, 4, 5, 6, 7], 3).sort((x, y) => x - y);
      const kind = random.pick([0, 1, 2, "some"] as const);
      const [p, q, r] = [a - 2, b - 2, c - 2];
      const counts = [p * q * r, 2 * (p * q + q * r + p * r), 4 * (p + q + r), 8];
      const total = a * b * c;
      const answer = kind === "some" ? total - p * q * r : (counts[kind] ?? 0);
      const say = {
        0: "no painted face",
        1: "exactly one painted face",
        2: "exactly two painted faces",
        some: "at least one painted face",
      }[kind];
      return {
        text: `A block ${num(c, "cm")} by ${num(b, "cm")} by ${num(a, "cm")} is painted on all sides and cut into cubes of edge ${num(1, "cm")}. How many of them have ${say}?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(kind === "some" ? 2 * (a * b + b * c + a * c) : (counts[(kind + 1) % 3] ?? 0)),
            kind === "some"
              ? "adding the areas of the faces, which counts edge cubes more than once"
              : "mixing up the kinds of small cubes",
          ),
          wrong(
            num(
              kind === 0
                ? (a - 1) * (b - 1) * (c - 1)
                : kind === 2
                  ? 4 * (a + b + c)
                  : total - (a - 1) * (b - 1) * (c - 1),
            ),
            "taking away one layer instead of two".replace(
              "one layer instead of two",
              kind === 2 ? "no corners at all" : "one layer instead of two",
            ),
          ),
          wrong(
            num(kind === "some" ? (counts[1] ?? 0) : total - p * q * r),
            kind === "some"
              ? "counting only those with exactly one painted face"
              : "counting all that have any paint",
          ),
          wrong(num(answer + 8), "counting the eight corners once more"),
        ],
        explanation: [
          `Without the outer layer the block is $${p} \\times ${q} \\times ${r}$ (each edge less 2).`,
          kind === 0
            ? `The unpainted cubes are inside: $${p} \\times ${q} \\times ${r} = ${answer}$.`
            : kind === 1
              ? `One painted face: in the middle of the six faces, $2 \\times (${p} \\times ${q} + ${q} \\times ${r} + ${p} \\times ${r}) = ${answer}$.`
              : kind === 2
                ? `Two painted faces: along the twelve edges without corners, $4 \\times (${p} + ${q} + ${r}) = ${answer}$.`
                : `Any paint: all $${total}$ less the $${p * q * r}$ inside, that is $${answer}$.`,
        ],
        verify: () =>
          (kind === "some"
            ? [1, 2, 3].reduce((t, f) => t + painted(a, b, c, f), 0)
            : painted(a, b, c, kind)) === answer,
      };
    },
  }),
  computed({
    name: "cube-painted-on-some-faces",
    depth: 5,
    chapter: "cut-cubes",
    topic: "cubes-and-dice",
    difficulty: "HARD",
    write: patiently((random) => {
      const n = random.int(3, 7);
      const kind = random.pick(["opposite", "adjacent", "all-but-one", "three-corner"] as const);
      // The painted faces, as the side (1 or n) of each axis.
      const sides = {
        opposite: ["x1", "xn"],
        adjacent: ["x1", "y1"],
        "all-but-one": ["x1", "xn", "y1", "yn", "z1"],
        "three-corner": ["x1", "y1", "z1"],
      }[kind];
      const asked = random.pick([0, 1, 2]);
      let answer = 0;
      const tally = [0, 0, 0, 0];
      for (const x of range(1, n))
        for (const y of range(1, n))
          for (const z of range(1, n)) {
            const on = sides.filter((side) => {
              const at = { x, y, z }[side[0] as "x" | "y" | "z"];
              return at === (side[1] === "n" ? n : 1);
            }).length;
            tally[on] = (tally[on] ?? 0) + 1;
            if (on === asked) answer++;
          }
      if (answer === 0) return undefined;
      const say = ["no painted face", "exactly one painted face", "exactly two painted faces"][asked] ?? "";
      const which = {
        opposite: "two opposite faces",
        adjacent: "two faces that meet in an edge",
        "all-but-one": "all faces but one",
        "three-corner": "three faces that meet in a corner",
      }[kind];
      const full = [(n - 2) ** 3, 6 * (n - 2) ** 2, 12 * (n - 2)][asked] ?? 0;
      return {
        text: `A cube is painted on ${which} and then cut into ${n ** 3} equal small cubes. How many of them have ${say}?`,
        answer: num(answer),
        distractors: [
          wrong(num(full), "treating the cube as painted on all sides"),
          ...[0, 1, 2]
            .filter((other) => other !== asked && (tally[other] ?? 0) > 0)
            .map((other) =>
              wrong(
                num(tally[other] ?? 0),
                `counting the small cubes with ${["no", "one", "two"][other]} painted ${other === 1 ? "face" : "faces"}`,
              ),
            ),
          wrong(num(n ** 3 - answer), "counting all the others"),
          wrong(num(answer + n), "counting the cubes along one edge twice"),
        ],
        explanation: [
          `The cube has $${n} \\times ${n} \\times ${n}$ small cubes; paint lies on ${which} only.`,
          `Counting by the number of painted faces: ${tally
            .map((count, on) => ({ count, on }))
            .filter(({ count }) => count > 0)
            .map(({ count, on }) => `${count} with ${on}`)
            .join(", ")}; together ${n ** 3}.`,
          `So $${answer}$ small cubes have ${say}.`,
        ],
        verify: () => tally.reduce((total, count) => total + count, 0) === n ** 3,
      };
    }),
  }),
];
