import { whoseNumber } from "../../../kit/amounts.ts";
import { patiently } from "../../../kit/patiently.ts";
import { nearlyEqual, PYTHAGOREAN_TRIPLES, roundTo } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const metres = (x: number) => num(x, "m");
const square = (x: number) => num(x, "m^2");

export const mensuration: WriterList = [
  computed({
    name: "fence-or-turf-a-field",
    form: "elementary",
    topic: "mensuration",
    difficulty: "EASY",
    write(random) {
      const [a, b] = [random.int(12, 60), random.int(8, 45)];
      const rate = random.pick([12, 15, 20, 25, 30, 40]);
      const fence = random.chance();
      if (a <= b) return undefined;
      const amount = fence ? 2 * (a + b) : a * b;
      return {
        text: `A rectangular ${random.pick(["field", "garden", "playground", "lawn"])} is ${metres(a)} long and ${metres(b)} wide. What does it cost to ${fence ? `fence it at ${money(rate)} a metre` : `cover it with turf at ${money(rate)} a square metre`}?`,
        answer: money(amount * rate),
        distractors: [
          wrong(money((fence ? a * b : 2 * (a + b)) * rate), `using the ${fence ? "area" : "perimeter"}`),
          wrong(
            money(fence ? (a + b) * rate : 2 * a * b * rate),
            fence ? "adding only two sides" : "doubling the area",
          ),
          wrong(
            money(fence ? 4 * a * rate : a * a * rate),
            "treating the rectangle as a square of its longer side",
          ),
          wrong(
            money(fence ? 4 * b * rate : b * b * rate),
            "treating the rectangle as a square of its shorter side",
          ),
          wrong(
            money(fence ? (2 * a + b) * rate : (a * b * rate) / 2),
            fence ? "leaving out one of the sides" : "halving the area as for a triangle",
          ),
        ],
        explanation: [
          fence
            ? `The fence goes round: perimeter $= 2 \\times (${a} + ${b}) = ${amount}$ m.`
            : `Turf covers the area: $${a} \\times ${b} = ${num(amount).tex}$ m².`,
          `Cost: $${num(amount).tex} \\times ${rate}$, which is ${money(amount * rate)}.`,
        ],
      };
    },
  }),
  computed({
    name: "area-percent-change",
    topic: "mensuration",
    difficulty: "EASY",
    write(random) {
      const p = random.pick([10, 20, 25, 30, 40, 50, 60]) * random.sign();
      const change = 2 * p + (p * p) / 100;
      const shape = random.pick([
        "side of a square",
        "radius of a circle",
        "edge of a square tile",
        "radius of a round table",
      ]);
      const say = p > 0 ? "increased" : "decreased";
      return {
        text: `The ${shape} is ${say} by ${Math.abs(p)}%. By what percentage does the area ${p > 0 ? "increase" : "decrease"}?`,
        answer: percent(Math.abs(change)),
        distractors: [
          wrong(percent(Math.abs(2 * p)), "doubling the percentage and forgetting the product term"),
          wrong(percent(Math.abs(p)), "taking the area to change like the length"),
          wrong(
            percent(Math.abs(2 * p) + (p > 0 ? -1 : 1) * ((p * p) / 100)),
            "giving the product term the wrong sign",
          ),
          wrong(percent((p * p) / 100), "squaring the percentage"),
          wrong(percent(Math.abs(p) + (p * p) / 100), "counting the change of one length only"),
          ...(p > 0 ? [] : [wrong(percent(100 + change), "giving what is left of the area")]),
          // Nothing shrinks by all of its area or more.
        ].filter(whoseNumber((share) => p > 0 || share < 1)),
        explanation: [
          `The area goes with the square of the length, which becomes $${roundTo(1 + p / 100, 2)}$ times as large.`,
          `$${roundTo(1 + p / 100, 2)}^2 = ${roundTo((1 + p / 100) ** 2, 4)}$, so the area changes by ${Math.abs(change)}%.`,
        ],
        verify: () => nearlyEqual((1 + p / 100) ** 2 * 100 - 100, change),
      };
    },
  }),
  computed({
    name: "path-around-a-field",
    form: "elementary",
    topic: "mensuration",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(20, 80), random.int(15, 60)];
      const w = random.int(1, 5);
      if (a <= b) return undefined;
      const outside = random.chance();
      const area = outside ? (a + 2 * w) * (b + 2 * w) - a * b : a * b - (a - 2 * w) * (b - 2 * w);
      const once = outside ? (a + w) * (b + w) - a * b : a * b - (a - w) * (b - w);
      const swap = outside ? a * b - (a - 2 * w) * (b - 2 * w) : (a + 2 * w) * (b + 2 * w) - a * b;
      return {
        text: `A path ${metres(w)} wide runs all round a rectangular park ${metres(a)} long and ${metres(b)} wide, just ${outside ? "outside" : "inside"} its boundary. What is the area of the path?`,
        answer: square(area),
        distractors: [
          wrong(
            square(once),
            "adding the width of the path only once to each side"
              .replace("adding", outside ? "adding" : "subtracting")
              .replace(" to each", outside ? " to each" : " from each"),
          ),
          wrong(
            square(2 * (a + b) * w),
            "multiplying the perimeter by the width and getting the corners wrong",
          ),
          wrong(square(swap), `putting the path ${outside ? "inside" : "outside"} the boundary`),
          wrong(square((a + b) * w), "multiplying only half the perimeter by the width"),
        ],
        explanation: [
          outside
            ? `With the path the outer rectangle is $(${a} + ${2 * w}) \\times (${b} + ${2 * w}) = ${a + 2 * w} \\times ${b + 2 * w} = ${num((a + 2 * w) * (b + 2 * w)).tex}$ m².`
            : `The inner rectangle without the path is $(${a} - ${2 * w}) \\times (${b} - ${2 * w}) = ${a - 2 * w} \\times ${b - 2 * w} = ${num((a - 2 * w) * (b - 2 * w)).tex}$ m².`,
          `The park itself is $${a} \\times ${b} = ${num(a * b).tex}$ m². The difference is ${square(area)}.`,
        ],
        verify: () => area === (outside ? 2 * w * (a + b) + 4 * w * w : 2 * w * (a + b) - 4 * w * w),
      };
    },
  }),
  computed({
    name: "wire-bent-square-to-circle",
    form: "elementary",
    topic: "mensuration",
    difficulty: "MEDIUM",
    write(random) {
      const k = random.int(1, 15);
      const toCircle = random.chance();
      const radius = 7 * k;
      const side = 11 * k;
      const [asked, unit] = toCircle ? [154 * k * k, side * side] : [side * side, 154 * k * k];
      const cm2 = (x: number) => num(x, "cm^2");
      return {
        text: toCircle
          ? `A wire encloses an area of ${cm2(unit)} when it is bent into a square. What area does it enclose when it is bent into a circle? Take $\\pi = \\frac{22}{7}$.`
          : `A wire encloses an area of ${cm2(unit)} when it is bent into a circle. What area does it enclose when it is bent into a square? Take $\\pi = \\frac{22}{7}$.`,
        answer: cm2(asked),
        distractors: [
          wrong(cm2(unit), "thinking that equal perimeters enclose equal areas"),
          ...(toCircle
            ? [
                wrong(cm2(2 * asked), "using $2\\pi r^2$ for the area of the circle"),
                wrong(cm2(147 * k * k), "taking 3 for $\\pi$ in the area"),
                wrong(cm2(4 * asked), "using the diameter as the radius"),
                wrong(cm2(asked / 2), "halving the area of the circle"),
              ]
            : [
                wrong(cm2(4 * radius * radius), "taking the diameter for the side"),
                wrong(cm2(2 * radius * radius), "taking the diameter for the diagonal"),
                wrong(cm2(2 * asked), "doubling the square of the side"),
                wrong(cm2(asked + 11 * k), "a slip in squaring"),
              ]),
        ],
        explanation: toCircle
          ? [
              `The side of the square is $\\sqrt{${unit}} = ${side}$ cm, so the wire is $4 \\times ${side} = ${4 * side}$ cm long.`,
              `$2 \\times \\frac{22}{7} \\times r = ${4 * side}$ gives $r = ${radius}$ cm; the area is $\\frac{22}{7} \\times ${radius}^2$, that is ${cm2(asked)}.`,
            ]
          : [
              `$\\frac{22}{7} r^2 = ${unit}$ gives $r = ${radius}$ cm, so the wire is $2 \\times \\frac{22}{7} \\times ${radius} = ${4 * side}$ cm long.`,
              `The side of the square is $${4 * side} \\div 4 = ${side}$ cm; the area is $${side}^2$, that is ${cm2(asked)}.`,
            ],
        verify: () => nearlyEqual((2 * 22 * radius) / 7, 4 * side),
      };
    },
  }),
  computed({
    name: "crossing-roads-in-a-park",
    topic: "mensuration",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.int(30, 90), random.int(20, 70)];
      const [v, w] = [random.int(2, 6), random.int(2, 6)];
      const rate = random.pick([40, 50, 60, 75, 80]);
      if (a <= b) return undefined;
      const area = a * v + b * w - v * w;
      return {
        text: `Two straight roads cross in the middle of a rectangular park ${metres(a)} long and ${metres(b)} wide: one ${metres(v)} wide runs parallel to its length, the other ${metres(w)} wide parallel to its breadth. What does it cost to pave the roads at ${money(rate)} a square metre?`,
        answer: money(area * rate),
        distractors: [
          wrong(money((a * v + b * w) * rate), "counting the crossing twice"),
          wrong(money((a * v + b * w - 2 * v * w) * rate), "leaving the crossing out altogether"),
          wrong(money((a * w + b * v - v * w) * rate), "giving each road the width of the other"),
          wrong(money((a * b - area) * rate), "paving the rest of the park instead of the roads"),
        ],
        explanation: [
          `The roads have the areas $${a} \\times ${v} = ${a * v}$ m² and $${b} \\times ${w} = ${b * w}$ m².`,
          `The crossing of $${v} \\times ${w} = ${v * w}$ m² belongs to both and is counted once: $${a * v} + ${b * w} - ${v * w} = ${area}$ m².`,
          `Cost: $${area} \\times ${rate}$, which is ${money(area * rate)}.`,
        ],
        verify: () => a * b - (a - w) * (b - v) === area,
      };
    },
  }),
  computed({
    name: "earth-from-well-spread-over-field",
    topic: "mensuration",
    difficulty: "HARD",
    write: patiently((random) => {
      const [l, b, h] = [random.int(4, 20), random.int(3, 15), random.int(2, 10)];
      const [x, y] = [random.int(20, 70), random.int(15, 60)];
      const rest = x * y - l * b;
      const rise = (l * b * h) / rest;
      if (l <= b || x <= y || l > x / 2 || b > y / 2 || !isNeat(rise, 2) || rise < 0.05) return undefined;
      return {
        text: `In a field ${metres(x)} long and ${metres(y)} wide a pit ${metres(l)} long, ${metres(b)} wide and ${metres(h)} deep is dug, and the earth is spread evenly over the rest of the field. By how much does the level of the rest rise?`,
        answer: num(rise, "m", 2),
        distractors: [
          wrong(num((l * b * h) / (x * y), "m", 2), "spreading the earth over the whole field, pit included"),
          wrong(
            num((l * b * h) / (x * y + l * b), "m", 2),
            "adding the area of the pit instead of subtracting it",
          ),
          wrong(num(rise / 2, "m", 2), "halving the volume of the earth"),
          wrong(num(rise * 2, "m", 2), "doubling the volume of the earth"),
          wrong(num((l * b) / rest, "m", 2), "forgetting the depth of the pit"),
        ],
        explanation: [
          `Earth dug out: $${l} \\times ${b} \\times ${h} = ${l * b * h}$ m³.`,
          `It covers $${x} \\times ${y} - ${l} \\times ${b} = ${rest}$ m².`,
          `Rise: $${l * b * h} \\div ${rest}$, that is ${num(rise, "m", 2)}.`,
        ],
        satisfies: (result) => nearlyEqual(result * rest, l * b * h, 1e-6),
      };
    }),
  }),
  computed({
    name: "rhombus-or-right-triangle-area",
    form: "elementary",
    topic: "mensuration",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, r] = random.pick(PYTHAGOREAN_TRIPLES);
      const k = random.int(1, 4);
      const [a, b, side] = [p * k, q * k, r * k];
      if (b > 90) return undefined;
      const area = 2 * a * b;
      const cm2 = (x: number) => num(x, "cm^2");
      return {
        text: `A rhombus has a perimeter of ${num(4 * side, "cm")}, and one of its diagonals is ${num(2 * a, "cm")} long. What is its area?`,
        answer: cm2(area),
        distractors: [
          wrong(cm2(4 * a * b), "multiplying the diagonals without halving"),
          wrong(cm2(a * b), "taking half the product of the half-diagonals twice"),
          wrong(cm2(side * side), "treating the rhombus as a square"),
          wrong(cm2(a * side), "multiplying the given diagonal by the side and halving"),
          wrong(cm2(2 * a * side), "multiplying the given diagonal by the side"),
          wrong(cm2(b * side), "multiplying half of the other diagonal by the side"),
          wrong(cm2(a * a), "squaring half of the given diagonal"),
        ],
        explanation: [
          `The side is $${4 * side} \\div 4 = ${side}$ cm. The diagonals halve each other at right angles.`,
          `Half of the other diagonal: $\\sqrt{${side}^2 - ${a}^2} = ${b}$ cm, so that diagonal is ${2 * b} cm.`,
          `Area $= \\frac{1}{2} \\times ${2 * a} \\times ${2 * b}$, that is ${cm2(area)}.`,
        ],
        verify: () => a * a + b * b === side * side,
      };
    },
  }),
];
