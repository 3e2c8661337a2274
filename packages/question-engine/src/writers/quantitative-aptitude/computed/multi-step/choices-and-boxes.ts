import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { choose, factorial, range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { numberWord, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { sensibleSlips } from "../within-reason.ts";

/** Edges of boxes whose diagonal is a whole number, and that diagonal. */
const BOXES = [
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
  [6, 6, 7, 11],
  [3, 4, 12, 13],
  [2, 5, 14, 15],
  [2, 10, 11, 15],
] as const;

/** Ways to write a product as so many digits, smallest first. */
function digitsOf(product: number, places: number, least = 1): number[][] {
  if (places === 0) return product === 1 ? [[]] : [];
  return range(least, 9)
    .filter((digit) => product % digit === 0)
    .flatMap((digit) => digitsOf(product / digit, places - 1, digit).map((rest) => [digit, ...rest]));
}

function arrangements(digits: readonly number[]): number {
  const repeats = range(1, 9).map((digit) => factorial(digits.filter((one) => one === digit).length));
  return factorial(digits.length) / repeats.reduce((all, one) => all * one, 1);
}

export const choicesAndBoxes: WriterList = [
  computed({
    name: "numbers-whose-digits-multiply-to",
    depth: 5,
    topic: "counting-and-chance",
    difficulty: "HARD",
    write: patiently((random) => {
      const places = random.pick([3, 4, 4, 5]);
      const product = range(1, places).reduce((all) => all * random.int(1, 9), 1);
      const sets = digitsOf(product, places);
      const answer = sum(sets.map(arrangements));
      if (product < 12 || product > 2000 || sets.length < 2 || sets.length > 6) return undefined;
      const key = num(answer);
      const counts = sets.map(arrangements);
      const withoutOnes = sum(sets.filter((digits) => !digits.includes(1)).map(arrangements));
      const twice = sets.filter((digits) => new Set(digits).size < places).length;
      return {
        text: `How many ${numberWord(places)}-digit numbers have digits whose product is ${product}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [sets.length * factorial(places), "taking the digits of every choice to be different"],
          [withoutOnes, "leaving out the numbers that hold the digit 1"],
          [answer - (counts.at(-1) ?? 0), "missing one choice of digits"],
          [answer + factorial(places), "counting a choice of digits that has another product"],
          [answer - (counts[0] ?? 0), "missing the first choice of digits"],
          [answer + twice * places, "miscounting the orders of equal digits"],
          [answer + factorial(places) / 2, "counting a choice with two equal digits too many"],
        ]),
        explanation: [
          `No digit is 0. The choices of ${numberWord(places)} digits with the product ${product} are ${sets.map((digits) => `{${digits.join(", ")}}`).join(", ")}.`,
          `They stand in $${counts.join(", ")}$ different orders, since equal digits cannot be told apart.`,
          `Together that is $${counts.join(" + ")} = ${answer}$.`,
        ],
        verify: () =>
          range(10 ** (places - 1), 10 ** places - 1).filter(
            (n) => [...`${n}`].reduce((all, digit) => all * Number(digit), 1) === product,
          ).length === answer,
      };
    }),
  }),
  computed({
    name: "team-with-people-who-insist",
    depth: 5,
    topic: "counting-and-chance",
    difficulty: "HARD",
    write: patiently((random) => {
      const many = random.int(8, 13);
      const team = random.int(4, 6);
      const rest = many - 4;
      const pick = (left: number) => choose(rest, team - left);
      // Of the two who refuse each other none or one; of the other two none, the second alone or both.
      const cases = [0, 1, 2].map((pair) => pick(pair) + 2 * pick(pair + 1));
      const answer = sum(cases);
      const [a, b, c, d] = people(random, 4).map(({ name }) => name);
      const key = num(answer);
      const all = choose(many, team);
      return {
        text: `A team of ${numberWord(team)} is to be chosen from ${numberWord(many)} people, among them ${a}, ${b}, ${c} and ${d}. ${a} and ${b} refuse to be in the team together, and ${c} joins only if ${d} does. In how many ways is the choice possible?`,
        answer: key,
        distractors: slips(random, key, num, [
          [all - choose(many - 2, team - 2), `leaving out the condition of ${c}`],
          [all - choose(many - 2, team - 1), `leaving out that ${a} and ${b} refuse each other`],
          [
            all - choose(many - 2, team - 2) - choose(many - 2, team - 1),
            "subtracting twice what breaks both conditions",
          ],
          [answer - (cases[1] ?? 0), `forgetting that ${d} may join without ${c}`],
          [all, "leaving out both conditions"],
          [sum([0, 1, 2].map((pair) => pick(pair) + pick(pair + 1))), `counting only one of ${a} and ${b}`],
          [(cases[0] ?? 0) + 2 * (cases[1] ?? 0) + (cases[2] ?? 0), `letting ${c} join alone as well`],
        ]),
        explanation: [
          `Of ${c} and ${d}, either none, ${d} alone or both join. In each case ${a} and ${b} both stay out, or one of the two joins, in 2 ways; the others come from the remaining ${rest} people.`,
          `The three cases give $\\binom{${rest}}{${team}} + 2\\binom{${rest}}{${team - 1}} = ${cases[0]}$, $\\binom{${rest}}{${team - 1}} + 2\\binom{${rest}}{${team - 2}} = ${cases[1]}$ and $\\binom{${rest}}{${team - 2}} + 2\\binom{${rest}}{${team - 3}} = ${cases[2]}$ ways.`,
          `Together there are $${answer}$ ways.`,
        ],
        verify: () =>
          range(0, 2 ** many - 1).filter((chosen) => {
            const isIn = (at: number) => Math.floor(chosen / 2 ** at) % 2 === 1;
            return (
              range(0, many - 1).filter(isIn).length === team &&
              !(isIn(0) && isIn(1)) &&
              (!isIn(2) || isIn(3))
            );
          }).length === answer,
      };
    }),
  }),
  computed({
    name: "rod-in-a-box-of-known-edges-and-surface",
    depth: 5,
    topic: "mensuration",
    difficulty: "HARD",
    write: patiently((random) => {
      const [x, y, z, diagonal] = random.pick(BOXES);
      const scale = random.int(1, 6);
      const answer = diagonal * scale;
      const edges = 4 * (x + y + z) * scale;
      const surface = 2 * (x * y + y * z + z * x) * scale ** 2;
      if (answer < 6 || answer > 60) return undefined;
      const unit = (amount: number) => num(amount, "cm");
      const key = unit(answer);
      return {
        text: `The twelve edges of a closed rectangular box are ${unit(edges)} long in all, and its total surface area is ${num(surface, "cm^2")}. How long is the longest thin rod that fits into it?`,
        answer: key,
        // The rod is shorter than the three edges together.
        distractors: slips(
          random,
          key,
          (amount) => unit(Math.round(amount)),
          sensibleSlips(
            [
              [Math.sqrt((edges / 4) ** 2 - surface / 2), "subtracting the products of the edges only once"],
              [Math.hypot(z, y) * scale, "finding the diagonal of a face"],
              [(x + y + z) * scale - z, "making a slip in the squares"],
              [answer + scale, "rounding the root upwards"],
              [answer - scale, "rounding the root downwards"],
              [answer + 2 * scale, "subtracting too small a surface"],
              [answer - 2 * scale, "subtracting too large a surface"],
            ],
            (amount) => amount < edges / 4 && amount > edges / 8,
          ),
        ),
        explanation: [
          `Let the edges be $a$, $b$ and $c$. Then $4(a + b + c) = ${edges}$, so $a + b + c = ${edges / 4}$, and $2(ab + bc + ca) = ${surface}$.`,
          `The rod lies along the diagonal, whose square is $a^2 + b^2 + c^2 = (a + b + c)^2 - 2(ab + bc + ca) = ${edges / 4}^2 - ${surface} = ${answer ** 2}$.`,
          `So the rod is ${key} long.`,
        ],
        verify: () => Math.abs(Math.hypot(x * scale, y * scale, z * scale) - answer) < 1e-9,
      };
    }),
  }),
];
