import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { divisors, gcd, isPrime, range, sum } from "../../../../numbers/arithmetic.ts";
import { joinTerms, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { numberWord, person } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { sensibleSlips } from "../within-reason.ts";

export const numbersWithConditions: WriterList = [
  computed({
    name: "largest-number-for-an-average-and-a-median",
    depth: 5,
    topic: "averages",
    difficulty: "HARD",
    write: patiently((random) => {
      const many = random.pick([5, 7, 9]);
      const half = (many - 1) / 2;
      const median = random.int(half + 3, 30);
      const average = random.int(median - 4, median + 15);
      const below = sum(range(1, half));
      const above = sum(range(median, median + half - 1));
      const answer = many * average - below - above;
      if (answer < median + half + 3) return undefined;
      const key = num(answer);
      return {
        text: `The average of ${numberWord(many)} different positive integers is ${average} and their median is ${median}. What is the greatest value that the largest of them can have?`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          sensibleSlips(
            [
              [many * average - half - median * half, "letting numbers be equal"],
              [
                many * average - below - median - half * (median + half),
                "taking larger numbers above the median than needed",
              ],
              [many * average - sum(range(1, many - 1)), "leaving the median out of account"],
              [many * average - below - median, "leaving out the other numbers above the median"],
              [answer - half, "beginning the numbers below the median with 2"],
              [answer + half, "beginning the numbers below the median with 0"],
              [many * average - (half + 1) * median, "leaving out the numbers below the median"],
              [
                many * average - half * median - sum(range(median - half, median - 1)),
                "taking the numbers next to the median on both sides",
              ],
            ],
            (amount) => amount >= median + half,
          ),
        ),
        explanation: [
          `The sum is $${many} \\times ${average} = ${many * average}$. The largest number is greatest when the others are as small as the conditions allow.`,
          `Below the median these are ${range(1, half).join(", ")}, with the sum ${below}; the median and the ${half - 1 === 1 ? "number" : `${half - 1} numbers`} after it are ${range(median, median + half - 1).join(", ")}, with the sum ${above}.`,
          `So the largest is $${many * average} - ${below} - ${above} = ${answer}$.`,
        ],
        verify: () => {
          // The least sum of all but the largest, number by number.
          let [least, last] = [0, 0];
          for (let place = 1; place < many; place++) {
            last = place === half + 1 ? median : last + 1;
            least += last;
          }
          return last < answer && least + answer === many * average;
        },
      };
    }),
  }),
  computed({
    name: "divisors-with-two-conditions",
    depth: 5,
    topic: "number-properties",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b, c] = [random.int(3, 6), random.int(2, 4), random.int(1, 3)];
      const number = 2 ** a * 3 ** b * 5 ** c;
      const [wanted, avoided] = random.pick([
        [6, 8],
        [12, 8],
        [12, 5],
        [6, 9],
        [10, 4],
        [4, 9],
        [15, 4],
        [18, 8],
        [20, 8],
        [6, 5],
      ] as const);
      const all = range(0, a).flatMap((x) =>
        range(0, b).flatMap((y) => range(0, c).map((z) => 2 ** x * 3 ** y * 5 ** z)),
      );
      const both = (wanted * avoided) / gcd(wanted, avoided);
      const countOf = (factor: number) => all.filter((d) => d % factor === 0).length;
      const answer = countOf(wanted) - countOf(both);
      if (number % both !== 0 || answer < 3 || number > 60_000) return undefined;
      const key = num(answer);
      const power = (base: number, exponent: number) =>
        exponent === 1 ? `${base}` : `${base}^{${exponent}}`;
      return {
        text: `How many divisors of $${power(2, a)} \\times ${power(3, b)} \\times ${power(5, c)}$ are multiples of ${wanted} but not of ${avoided}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [countOf(wanted), `leaving out the condition about ${avoided}`],
          [countOf(wanted) - countOf(avoided), `subtracting all the multiples of ${avoided}`],
          [countOf(both), `counting the multiples of both ${wanted} and ${avoided}`],
          [all.length - countOf(avoided), `leaving out the condition about ${wanted}`],
          [all.length - countOf(wanted), `counting those that are not multiples of ${wanted}`],
          [countOf(avoided), `counting the multiples of ${avoided}`],
          [answer + c + 1, "counting one exponent too many"],
          [answer - 1, "leaving out one divisor"],
        ]),
        explanation: [
          `Each divisor is $2^x 3^y 5^z$ with $x \\le ${a}$, $y \\le ${b}$ and $z \\le ${c}$. Counting the exponents that are allowed, ${countOf(wanted)} divisors are multiples of ${wanted}.`,
          `Those that are also multiples of ${avoided} are the multiples of ${both}, of which there are ${countOf(both)}.`,
          `So $${countOf(wanted)} - ${countOf(both)} = ${answer}$ are left.`,
        ],
        verify: () => divisors(number).filter((d) => d % wanted === 0 && d % avoided !== 0).length === answer,
      };
    }),
  }),
  computed({
    name: "pairs-with-a-given-hcf",
    form: "elementary",
    topic: "number-properties",
    difficulty: "HARD",
    write: patiently((random) => {
      const common = random.int(4, 24);
      const parts = random.int(10, 48);
      const total = common * parts;
      const firsts = range(1, Math.floor((parts - 1) / 2)).filter((x) => gcd(x, parts) === 1);
      const answer = firsts.length;
      if (answer < 3 || answer === Math.floor(parts / 2)) return undefined;
      const key = num(answer);
      const shown =
        firsts.length > 5 ? `${firsts.slice(0, 4).join(", ")}, …, ${firsts.at(-1)}` : firsts.join(", ");
      return {
        text: `The sum of two positive integers is ${total} and their highest common factor is ${common}. How many such pairs of integers are there, if their order does not matter?`,
        answer: key,
        distractors: slips(random, key, num, [
          [2 * answer, "counting every pair twice"],
          [Math.floor(parts / 2), "counting also pairs with a larger common factor"],
          [parts - 1, "counting all the multiples in either order"],
          [divisors(parts).length, `counting the divisors of ${parts}`],
          [answer - 1, `leaving out the pair that holds ${common} itself`],
          [answer + 1, "counting one pair with a larger common factor"],
          [
            range(2, parts).filter((x) => isPrime(x) && parts % x !== 0 && x < parts / 2).length,
            "asking for prime numbers in place of coprime ones",
          ],
          [answer + 2, "counting two pairs with a larger common factor"],
        ]),
        explanation: [
          `The integers are $${common}x$ and $${common}y$, where $x$ and $y$ have no common factor and $x + y = \\frac{${total}}{${common}} = ${parts}$.`,
          `A common factor of $x$ and $y$ would divide ${parts}, so the smaller one, $x < ${num(parts / 2).tex}$, must have no factor in common with ${parts}: $x = ${shown}$.`,
          `That makes $${answer}$ pairs.`,
        ],
        verify: () => range(1, total / 2).filter((x) => gcd(x, total - x) === common).length === answer,
      };
    }),
  }),
  computed({
    name: "three-kinds-for-a-fixed-sum",
    depth: 5,
    topic: "algebra-word-problems",
    difficulty: "HARD",
    write: patiently((random) => {
      const [low = 1, middle = 2, high = 3] = random
        .sample(range(2, 30), 3)
        .sort((one, other) => one - other);
      const many = random.int(14, 36);
      const [rise, step] = [middle - low, high - low];
      const total = random.int(low * many + 3 * step, high * many - 3 * step);
      const over = total - low * many;
      const ways = range(1, many).flatMap((z) => {
        const y = (over - step * z) / rise;
        return Number.isInteger(y) && y >= 1 && many - y - z >= 1 ? [[many - y - z, y, z] as const] : [];
      });
      const answer = ways.length;
      if (answer < 3 || answer > 12 || gcd(rise, step) > 1) return undefined;
      const loose = range(0, many).filter((z) => {
        const y = (over - step * z) / rise;
        return Number.isInteger(y) && y >= 0;
      }).length;
      const withNone = range(0, many).filter((z) => {
        const y = (over - step * z) / rise;
        return Number.isInteger(y) && y >= 0 && many - y - z >= 0;
      }).length;
      const key = num(answer);
      const { name } = person(random);
      const [first, last] = [ways[0], ways.at(-1)];
      return {
        text: `${name} buys ${many} stamps for ₹${total} in all. Some of them cost ₹${low} each, some ₹${middle} and some ₹${high}, and at least one of each kind is bought. In how many ways is this possible?`,
        answer: key,
        distractors: slips(random, key, num, [
          [withNone, "allowing that a kind is not bought at all"],
          [loose, "not asking for enough stamps of the cheapest kind"],
          [Math.floor(over / step), "asking only that the dearest stamps cost no more than the sum allows"],
          [answer - 1, "stopping one case too early"],
          [answer + 1, "going one case too far"],
          [answer + 2, "going two cases too far"],
          [answer - 2, "stopping two cases too early"],
          [Math.floor(over / rise), "looking at the stamps of the middle price only"],
        ]),
        explanation: [
          `With $x$, $y$ and $z$ stamps of the three kinds, $x + y + z = ${many}$ and $${joinTerms([
            { size: low, name: "x" },
            { size: middle, name: "y" },
            { size: high, name: "z" },
          ])} = ${total}$. Subtracting ${low} times the first gives $${joinTerms([
            { size: rise, name: "y" },
            { size: step, name: "z" },
          ])} = ${over}$.`,
          `The solutions follow each other at steps of ${rise} in $z$ and ${step} in $y$. With $x$, $y$ and $z$ at least 1 they go from $(x, y, z) = (${first?.join(", ")})$ to $(${last?.join(", ")})$.`,
          `That makes $${answer}$ ways.`,
        ],
        verify: () => {
          let found = 0;
          for (let x = 1; x < many; x++)
            for (let y = 1; x + y < many; y++)
              if (low * x + middle * y + high * (many - x - y) === total) found++;
          return found === answer;
        },
      };
    }),
  }),
];
