import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { gcd, nearlyEqual, roundTo } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { money, num, ratio } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

export const mixtures: WriterList = [
  computed({
    name: "alligation-of-prices",
    topic: "mixtures-and-alligation",
    difficulty: "EASY",
    write(random) {
      const low = random.step(20, 90, 2);
      const high = low + random.step(6, 40, 2);
      const mean = random.int(low + 1, high - 1);
      const [p, q] = [high - mean, mean - low];
      if (p === q) return undefined;
      const good = random.pick(["rice", "tea", "pulses", "wheat", "coffee", "sugar"]);
      return {
        text: `In what ratio must ${good} at ${money(low)} a kilogram be mixed with ${good} at ${money(high)} a kilogram, so that the mixture costs ${money(mean)} a kilogram?`,
        answer: ratio(p, q),
        distractors: withinReason(
          [
            wrong(ratio(q, p), "turning the ratio upside down"),
            wrong(ratio(low, high), "taking the ratio of the prices"),
            wrong(ratio(high, low), "taking the inverse ratio of the prices"),
            wrong(ratio(mean, high), "taking the ratio of the mixture's price to the higher price"),
            wrong(ratio(low, mean), "taking the ratio of the lower price to the mixture's"),
            wrong(ratio(p, p + q), "comparing one part with the whole mixture"),
            wrong(ratio(q, p + q), "comparing the other part with the whole mixture"),
            wrong(ratio(p + 1, q), "a slip in one of the differences"),
            wrong(ratio(p, q + 1), "a slip in the other difference"),
          ],
          (amount) => amount > 1 === p > q && amount !== 1,
          Number.POSITIVE_INFINITY,
        ),
        explanation: [
          `Each kilogram of the cheaper kind is ₹${q} below the mixture's price, each of the dearer kind ₹${p} above it.`,
          `These must balance, so cheaper : dearer = $${p} : ${q}$${gcd(p, q) > 1 ? ` = ${ratio(p, q)}` : ""}.`,
        ],
        verify: () => nearlyEqual((p * low + q * high) / (p + q), mean),
      };
    },
  }),
  computed({
    name: "water-to-add-or-evaporate",
    topic: "mixtures-and-alligation",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const volume = random.step(12, 120, 2);
      const strong = random.step(20, 80, 5);
      const weak = random.step(10, 60, 5);
      if (weak >= strong) return undefined;
      const solute = (volume * strong) / 100;
      const water = roundTo((solute * 100) / weak - volume, 6);
      if (!isNeat(water) || !isNeat(solute, 1)) return undefined;
      const back = random.chance();
      // Sugar dissolves to about two thirds of the solution, and alcohol would boil off before the water.
      const liquid = random.pick(
        strong <= 60 ? ["sugar syrup", "sugar solution", "acid solution"] : ["acid solution"],
      );
      const [from, to, start] = back ? [weak, strong, volume + water] : [strong, weak, volume];
      const show = (x: number) => num(x, "L");
      return {
        text: back
          ? `How much water must be evaporated from ${show(start)} of a ${from}% ${liquid} to make it a ${to}% one?`.replace(
              "a 8",
              "an 8",
            )
          : `How much water must be added to ${show(start)} of a ${from}% ${liquid} to make it a ${to}% one?`.replace(
              "a 8",
              "an 8",
            ),
        answer: show(water),
        distractors: pleasant([
          wrong(
            show((start * Math.abs(from - to)) / 100),
            "taking the difference of the percentages of the volume",
          ),
          wrong(show(volume + (back ? 0 : water)), "giving the final volume"),
          wrong(
            show(back ? start - (start * (to - from)) / 100 : (start * (from - to)) / from),
            back
              ? "subtracting the difference of the percentages from the volume"
              : "dividing by the first concentration",
          ),
          wrong(show(solute), "giving the amount of the dissolved substance"),
          wrong(show(start - solute), "giving the amount of water in the beginning"),
        ]),
        explanation: [
          `The dissolved part stays the same: ${from}% of ${start} L is $${roundTo(solute, 2)}$ L.`,
          `It must be ${to}% of the final volume, which is $${roundTo(solute, 2)} \\div ${to / 100} = ${back ? volume : volume + water}$ L.`,
          `The change in water is ${show(water)}.`,
        ],
        satisfies: (amount) => nearlyEqual(solute * 100, to * (back ? start - amount : start + amount)),
      };
    }),
  }),
  computed({
    name: "milk-water-ratio-after-adding",
    topic: "mixtures-and-alligation",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [a, b] = [random.int(3, 9), random.int(1, 6)];
      const k = random.int(3, 12);
      const add = random.int(2, 20);
      const [c, d] = [a * k, b * k + add];
      const shared = gcd(c, d);
      if (a <= b || gcd(a, b) !== 1 || c / shared > 12 || d / shared > 12 || c === d) return undefined;
      const total = (a + b) * k;
      const show = (x: number) => num(x, "L");
      const pair = random.pick([
        ["milk", "water"],
        ["orange juice", "soda"],
        ["alcohol", "water"],
      ] as const);
      return {
        text: `A mixture of ${show(total)} contains ${pair[0]} and ${pair[1]} in the ratio $${a} : ${b}$. How much ${pair[1]} must be added to make the ratio $${c / shared} : ${d / shared}$?`,
        answer: show(add),
        distractors: pleasant([
          wrong(show(d), `giving all the ${pair[1]} in the final mixture`),
          wrong(show(b * k), `giving the ${pair[1]} there was at first`),
          wrong(show(Math.abs(d / shared - b) * k), "using the old size of a part for the new ratio"),
          wrong(show(a * k), `giving the amount of ${pair[0]}`),
          wrong(show(2 * add), `adding to the ${pair[0]} as well`),
        ]),
        explanation: [
          `One part is $${total} \\div ${a + b} = ${k}$ L, so there are ${a * k} L of ${pair[0]} and ${b * k} L of ${pair[1]}.`,
          `The ${pair[0]} stays: ${a * k} L are ${c / shared} part${c / shared === 1 ? "" : "s"} of the new ratio, so the ${pair[1]} must be ${d} L.`,
          `Add $${d} - ${b * k}$, that is ${show(add)}.`,
        ],
        satisfies: (amount) => nearlyEqual((b * k + amount) * c, a * k * d),
      };
    }),
  }),
  computed({
    name: "repeated-replacement",
    topic: "mixtures-and-alligation",
    difficulty: "HARD",
    write(random) {
      const volume = random.pick([20, 25, 30, 40, 50, 60, 80, 100, 125]);
      const out = volume / random.pick([4, 5, 10]);
      const rounds = random.pick([2, 3]);
      const left = volume * (1 - out / volume) ** rounds;
      if (!isNeat(out) || !isNeat(left, 2)) return undefined;
      const liquid = random.pick(["milk", "wine", "fruit juice", "pure acid"]);
      const askWater = random.chance();
      const asked = askWater ? volume - left : left;
      const show = (x: number) => num(x, "L");
      return {
        text: `A cask holds ${show(volume)} of ${liquid}. From it ${show(out)} are drawn off and replaced by water; this is done ${rounds === 2 ? "twice" : "three times"} in all. How much ${askWater ? "water" : liquid} is then in the cask?`,
        answer: show(asked),
        distractors: pleasant(
          [
            wrong(
              show(askWater ? rounds * out : volume - rounds * out),
              `assuming that every time ${out} L of pure ${liquid} is taken out`,
            ),
            wrong(show(askWater ? left : volume - left), `giving the ${askWater ? liquid : "water"}`),
            wrong(
              show(askWater ? volume - rounds * out : rounds * out),
              `giving the ${askWater ? liquid : "water"}, with ${out} L of pure ${liquid} taken out every time`,
            ),
            wrong(
              show(
                askWater
                  ? volume - volume * (1 - out / volume) ** (rounds - 1)
                  : volume * (1 - out / volume) ** (rounds - 1),
              ),
              "stopping one round too early",
            ),
            wrong(
              show(
                askWater
                  ? volume - volume * (1 - out / volume) ** (rounds + 1)
                  : volume * (1 - out / volume) ** (rounds + 1),
              ),
              "going one round too far",
            ),
          ],
          2,
        ),
        explanation: [
          `Each round takes away $\\frac{${out}}{${volume}}$ of the ${liquid} that is there and leaves $${roundTo(1 - out / volume, 4)}$ of it.`,
          `After ${rounds} rounds the ${liquid} left is $${volume} \\times ${roundTo(1 - out / volume, 4)}^{${rounds}} = ${roundTo(left, 2)}$ L.`,
          askWater
            ? `The water is $${volume} - ${roundTo(left, 2)}$, that is ${show(asked)}.`
            : `So the answer is ${show(asked)}.`,
        ],
        verify() {
          let pure = volume;
          for (let round = 0; round < rounds; round++) pure -= (out * pure) / volume;
          return nearlyEqual(askWater ? volume - pure : pure, asked);
        },
      };
    },
  }),
  computed({
    name: "two-vessels-to-a-third-ratio",
    topic: "mixtures-and-alligation",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b, c, d] = [random.int(1, 7), random.int(1, 7), random.int(1, 7), random.int(1, 7)];
      const [m, n] = [random.int(1, 5), random.int(1, 5)];
      if (gcd(a, b) !== 1 || gcd(c, d) !== 1 || gcd(m, n) !== 1 || m === n) return undefined;
      const [x, y] = [a / (a + b), c / (c + d)];
      if (Math.abs(x - y) < 0.1 || a + b > 9 || c + d > 9 || a + b === c + d) return undefined;
      const base = (a + b) * (c + d);
      const milk = m * a * (c + d) + n * c * (a + b);
      const water = (m + n) * base - milk;
      const shared = gcd(milk, water);
      if (milk / shared > 60 || water / shared > 60) return undefined;
      const metals = random.pick([
        ["milk", "water", "vessels", "Their contents are mixed", "mixture"],
        ["copper", "zinc", "alloys", "They are melted together", "new alloy"],
        ["gold", "copper", "alloys", "They are melted together", "new alloy"],
        ["alcohol", "water", "flasks", "Their contents are mixed", "mixture"],
      ] as const);
      return {
        text: `Two ${metals[2]} contain ${metals[0]} and ${metals[1]} in the ratios $${a} : ${b}$ and $${c} : ${d}$. ${metals[3]} in the ratio $${m} : ${n}$ (amount of the first to amount of the second). What is the ratio of ${metals[0]} to ${metals[1]} in the ${metals[4]}?`,
        answer: ratio(milk, water),
        distractors: withinReason(
          [
            wrong(
              ratio(m * a + n * c, m * b + n * d),
              "combining the ratio terms without making the totals equal",
            ),
            wrong(ratio(a + c, b + d), "adding the terms of the two ratios"),
            wrong(ratio(a * (c + d) + c * (a + b), b * (c + d) + d * (a + b)), "mixing equal amounts"),
            wrong(ratio(water, milk), "turning the ratio upside down"),
            wrong(
              ratio(n * a * (c + d) + m * c * (a + b), n * b * (c + d) + m * d * (a + b)),
              `mixing in the ratio ${n} : ${m}`,
            ),
          ],
          (amount) => amount > Math.min(a / b, c / d) && amount < Math.max(a / b, c / d),
        ),
        explanation: [
          `The share of ${metals[0]} is $\\frac{${a}}{${a + b}}$ in the first and $\\frac{${c}}{${c + d}}$ in the second.`,
          `In a mixture of ${m + n} units, ${metals[0]} $= ${m} \\times \\frac{${a}}{${a + b}} + ${n} \\times \\frac{${c}}{${c + d}} = \\frac{${milk}}{${base}}$ and ${metals[1]} $= \\frac{${water}}{${base}}$.`,
          `The ratio is ${ratio(milk, water)}.`,
        ],
        verify: () => nearlyEqual(milk / (milk + water), (m * x + n * y) / (m + n)),
      };
    }),
  }),
];
