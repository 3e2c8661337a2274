import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Place = [number, number];
type Graph = FigureOf<"graph">;

const metres = (amount: number) => num(amount, "m");
const speed = (amount: number) => num(amount, "m/s");

/** Straight pieces from corner to corner. */
function broken(corners: readonly Place[]): Graph["curves"][number] {
  return {
    pieces: corners.slice(1).map((to, at) => ({ kind: "line" as const, from: corners[at] ?? to, to })),
  };
}

/** The area between a broken line and the time axis, by trapezia; each may be counted as a size. */
function areaUnder(corners: readonly Place[], sign: (area: number) => number = (area) => area): number {
  return corners.slice(1).reduce((sum, [t, v], at) => {
    const [before = 0, w = 0] = corners[at] ?? [];
    return sum + sign(((v + w) / 2) * (t - before));
  }, 0);
}

export const motionAndGasGraphs: WriterList = [
  computed({
    name: "figure-distance-from-velocity-graph",
    depth: 2,
    topic: "kinematics",
    difficulty: "MEDIUM",
    write(random) {
      const top = random.step(4, 20, 2);
      const first = random.int(2, 5);
      const flat = random.int(2, 6);
      const last = random.int(2, 5);
      const end = first + flat + last;
      const corners: Place[] = [
        [0, 0],
        [first, top],
        [first + flat, top],
        [end, 0],
      ];
      const answer = areaUnder(corners);
      return {
        text: "The graph shows the velocity of a scooter on a straight road, from its start until it stops. What distance does it cover in all?",
        figure: {
          type: "graph",
          x: { quantity: "t", unit: "s", from: 0, to: end + 1, step: 1 },
          y: { quantity: "v", unit: "m/s", from: 0, to: top + 2, step: 2 },
          curves: [broken(corners)],
          squared: true,
        },
        answer: metres(answer),
        distractors: slips(random, metres(answer), metres, [
          [top * end, "taking the greatest velocity for the whole time"],
          [top * flat, "counting only the part at constant velocity"],
          [(top * end) / 2, "taking the area of one triangle over the whole time"],
          [top * (flat + first), "counting the start as if it were at full velocity"],
          [top * flat + top * first + top * last * 0.5, "forgetting the half in the first triangle"],
          [answer - (top * last) / 2, "leaving out the braking"],
          [answer - (top * first) / 2, "leaving out the start"],
        ]),
        explanation: [
          "The distance is the area between the graph and the time axis: a triangle, a rectangle and a triangle.",
          `$\\frac{1}{2} \\times ${first} \\times ${top} + ${flat} \\times ${top} + \\frac{1}{2} \\times ${last} \\times ${top} = ${metres(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(((flat + end) / 2) * top, answer),
      };
    },
  }),
  computed({
    name: "figure-acceleration-from-velocity-graph",
    topic: "kinematics",
    difficulty: "EASY",
    write(random) {
      const from = random.step(0, 12, 2);
      const first = random.int(2, 5);
      const flat = random.int(1, 4);
      const last = random.int(2, 6);
      const top = from + first * random.int(1, 4);
      const down = top / last;
      const isStart = random.chance();
      const answer = isStart ? (top - from) / first : down;
      if (top > 24 || top % 2 === 1 || !isNeat(answer, 1) || from === top) return undefined;
      const shown = (amount: number) => num(amount, "m/s^2");
      const end = first + flat + last;
      return {
        text: isStart
          ? `The graph shows the velocity of a car on a straight road. What is its acceleration during the first ${first} seconds?`
          : `The graph shows the velocity of a car on a straight road. What is the size of its deceleration during the last ${last} seconds of the motion?`,
        figure: {
          type: "graph",
          x: { quantity: "t", unit: "s", from: 0, to: end + 1, step: 1 },
          y: { quantity: "v", unit: "m/s", from: 0, to: top + 2, step: 2 },
          curves: [
            broken([
              [0, from],
              [first, top],
              [first + flat, top],
              [end, 0],
            ]),
          ],
          squared: true,
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [
            isStart ? top / first : (top - from) / last,
            isStart ? "forgetting the velocity at the start" : "taking away the velocity at the start",
          ],
          [isStart ? down : (top - from) / first, "reading the other slope"],
          [top / end, "dividing by the whole time"],
          [
            isStart ? (top + from) / first : top / (last + flat),
            isStart ? "adding the velocities" : "counting the flat part as braking",
          ],
          [
            isStart ? (top - from) / (first + flat) : top,
            isStart ? "counting the flat part as well" : "giving the velocity",
          ],
          [2 * answer, "doubling the slope"],
          [answer / 2, "halving the slope as for an area"],
        ]),
        explanation: [
          "The acceleration is the slope of the graph.",
          isStart
            ? `$a = \\frac{${top} - ${from}}{${first}} = ${shown(answer).tex}$.`
            : `The velocity falls from $${top}$ m/s to zero in ${last} s: $\\frac{${top}}{${last}} = ${shown(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(isStart ? from + answer * first : answer * last, top),
      };
    },
  }),
  computed({
    name: "figure-displacement-with-turn-back",
    topic: "kinematics",
    difficulty: "HARD",
    write(random) {
      const up = random.step(2, 10, 2);
      const down = random.step(2, 8, 2);
      const [a, b, c, d] = [random.int(2, 4), random.int(1, 3), random.int(1, 3), random.int(2, 4)];
      // From up to zero in b, then to minus down in c, then held for d.
      const corners: Place[] = [
        [0, up],
        [a, up],
        [a + b, 0],
        [a + b + c, -down],
        [a + b + c + d, -down],
      ];
      const displacement = areaUnder(corners);
      const distance = areaUnder(corners, Math.abs);
      const asksDistance = random.chance();
      const answer = asksDistance ? distance : displacement;
      if (displacement <= 0 || !isNeat(answer)) return undefined;
      const end = a + b + c + d;
      const forth = (up * b) / 2 + up * a;
      return {
        text: `The graph shows the velocity of a toy train on a straight track. What ${asksDistance ? "distance does it cover" : "is the size of its displacement"} in the ${end} seconds shown?`,
        figure: {
          type: "graph",
          x: { quantity: "t", unit: "s", from: 0, to: end + 1, step: 1 },
          y: { quantity: "v", unit: "m/s", from: -down - 2, to: up + 2, step: 2 },
          curves: [broken(corners)],
          squared: true,
        },
        answer: metres(answer),
        distractors: slips(random, metres(answer), metres, [
          [
            asksDistance ? displacement : distance,
            asksDistance ? "taking the area below the axis away" : "adding the area below the axis",
          ],
          [forth, "counting only the way forward"],
          [distance - forth, "counting only the way back"],
          [up * (a + b) - down * (c + d), "taking the sloping parts as rectangles"],
          [up * (a + b) + down * (c + d), "taking the sloping parts as rectangles and adding"],
          [up * a + down * d, "leaving out the sloping parts"],
          [answer + down, "a slip of one second"],
        ]),
        explanation: [
          `The area above the axis is $${up} \\times ${a} + \\frac{1}{2} \\times ${up} \\times ${b} = ${forth}$ m, the way forward.`,
          `The area below it is $\\frac{1}{2} \\times ${down} \\times ${c} + ${down} \\times ${d} = ${distance - forth}$ m, the way back.`,
          `${asksDistance ? "The distance is their sum" : "The displacement is their difference"}: $${forth} ${asksDistance ? "+" : "-"} ${distance - forth} = ${metres(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(up * (a + b / 2) + (asksDistance ? 1 : -1) * down * (c / 2 + d), answer),
      };
    },
  }),
  computed({
    name: "figure-average-velocity-from-position-graph",
    depth: 2,
    topic: "kinematics",
    difficulty: "MEDIUM",
    write(random) {
      const [t1, t2, t3] = [random.int(2, 5), random.int(1, 3), random.int(2, 5)];
      const far = random.step(10, 40, 5);
      const back = random.step(0, far - 5, 5);
      const end = t1 + t2 + t3;
      const path = far + (far - back);
      const asksSpeed = random.chance();
      const answer = (asksSpeed ? path : back) / end;
      if (!isNeat(answer, 1) || answer === 0) return undefined;
      return {
        text: `The graph shows the position of a cyclist on a straight road. What is ${asksSpeed ? "the average speed" : "the average velocity"} of the cyclist over the ${end} seconds?`,
        figure: {
          type: "graph",
          x: { quantity: "t", unit: "s", from: 0, to: end + 1, step: 1 },
          y: { quantity: "x", unit: "m", from: 0, to: far + 5, step: 5 },
          curves: [
            broken([
              [0, 0],
              [t1, far],
              [t1 + t2, far],
              [end, back],
            ]),
          ],
          squared: true,
        },
        answer: speed(answer),
        distractors: slips(random, speed(answer), speed, [
          [
            (asksSpeed ? back : path) / end,
            asksSpeed ? "giving the average velocity" : "giving the average speed",
          ],
          [far / end, "taking the greatest distance from the start"],
          [far / t1, "taking the first part alone"],
          [(far - back) / t3, "taking the last part alone"],
          [path / (t1 + t3), "leaving out the time at rest"],
          [(far - back) / end, "dividing the way back by the whole time"],
          [(far / t1 + (far - back) / t3) / 2, "averaging the speeds of the two parts"],
        ]),
        explanation: [
          asksSpeed
            ? `The cyclist covers $${far}$ m forward and $${far} - ${back} = ${far - back}$ m back, $${path}$ m in all.`
            : `The cyclist ends $${back}$ m from the start, so the displacement is $${back}$ m.`,
          `Divided by the time of ${end} s that is $\\frac{${asksSpeed ? path : back}}{${end}} = ${speed(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(answer * end, asksSpeed ? 2 * far - back : back),
      };
    },
  }),
  computed({
    name: "figure-work-in-a-cycle",
    topic: "thermodynamics",
    difficulty: "MEDIUM",
    write(random) {
      const [v1, p1] = [random.int(1, 4), random.step(50, 150, 50)];
      const [width, height] = [random.int(2, 5), random.step(50, 250, 50)];
      const [v2, p2] = [v1 + width, p1 + height];
      const isTriangle = random.chance();
      const corners: Place[] = isTriangle
        ? [
            [v1, p1],
            [v1, p2],
            [v2, p1],
            [v1, p1],
          ]
        : [
            [v1, p1],
            [v1, p2],
            [v2, p2],
            [v2, p1],
            [v1, p1],
          ];
      const answer = (width * height) / (isTriangle ? 2 : 1);
      const joules = (amount: number) => num(amount, "J");
      return {
        text: "A gas is taken once around the cycle in the figure, in the direction of the arrows. How much work does the gas do in the cycle?",
        figure: {
          type: "graph",
          x: { quantity: "V", unit: "litre", from: 0, to: v2 + 1, step: 1 },
          y: { quantity: "P", unit: "kPa", from: 0, to: p2 + 50, step: 50 },
          curves: [{ ...broken(corners), arrows: true }],
          points: corners.slice(0, -1).map((at, index) => ({ at, label: "ABCD"[index] ?? "" })),
          squared: true,
        },
        answer: joules(answer),
        distractors: slips(random, joules(answer), joules, [
          [
            isTriangle ? width * height : (width * height) / 2,
            isTriangle ? "forgetting the half in the area of a triangle" : "taking half of the rectangle",
          ],
          [width * p2, "taking the whole area under the upper side"],
          [p1 * width, "taking the area under the lower side"],
          [p2 * v2 - p1 * v1, "taking the change of $PV$"],
          [((p1 + p2) / 2) * width, "multiplying the average pressure by the change of volume"],
          [height * v1, "taking the first volume for the change of volume"],
          [answer + height, "a slip of one litre"],
        ]),
        explanation: [
          "In a cycle that runs clockwise the gas does as much work as the area that the curve encloses; 1 kPa times 1 litre is 1 J.",
          `The area is $${isTriangle ? "\\frac{1}{2} \\times " : ""}(${v2} - ${v1}) \\times (${p2} - ${p1}) = ${joules(answer).tex}$.`,
        ],
        verify: () => {
          // Work of each side: the pressure on average, times the change of volume.
          const work = corners.slice(1).reduce((sum, [v, p], at) => {
            const [before = 0, from = 0] = corners[at] ?? [];
            return sum + ((p + from) / 2) * (v - before);
          }, 0);
          return nearlyEqual(work, answer);
        },
      };
    },
  }),
];
