import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { arrange, choose, factorial, gcd, lcm, range, sum } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import { fraction, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const powerModulo = (base: number, index: number, modulus: number) =>
  range(1, index).reduce((rest) => (rest * base) % modulus, 1);
const times = (size: number, name: string) => `${size === 1 ? "" : size}${name}`;

/** Words of different letters, none of them in alphabetical order. */
const WORDS = [
  "MASTER",
  "TIGER",
  "PLANET",
  "ORANGE",
  "NUMBER",
  "MOTHER",
  "SILVER",
  "THREAD",
  "MARKET",
  "STONE",
];

export const relationsAndCounts: WriterList = [
  computed({
    name: "pairs-of-a-divisibility-relation",
    depth: 5,
    chapter: "relations",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const [n, k] = [random.int(9, 20), random.pick([3, 4, 5, 7])];
      const [a, b] = [random.int(1, 4), random.int(1, 6)];
      if (a === b || (a + b) % k !== 0 || gcd(a, k) !== 1) return undefined;
      const all = range(1, n);
      // a ≡ −b, so that the relation asks for equal remainders of ax and ay.
      const classes = range(0, k - 1).map((rest) => all.filter((x) => (a * x) % k === rest).length);
      const amount = sum(classes.map((size) => size * size));
      const key = num(amount);
      return {
        text: `Let $A = \\{1, 2, 3, \\ldots, ${n}\\}$ and let $R$ be the relation on $A$ for which $(x, y) \\in R$ if and only if $${times(a, "x")} + ${times(b, "y")}$ is divisible by $${k}$. What is the number of elements in $R$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [amount - n, "leaving out the pairs $(x, x)$"],
          [sum(classes.map((size) => choose(size, 2))) + n, "counting $(x, y)$ and $(y, x)$ as one pair"],
          [Math.floor(n / k) ** 2 * k, "taking all classes of remainders to be of the smallest size"],
          [Math.ceil(n / k) ** 2 * k, "taking all classes of remainders to be of the largest size"],
          [Math.round((n * n) / k), `taking one ${k}th of all pairs`],
          [(classes[0] ?? 0) ** 2, `counting only the multiples of ${k}`],
          [amount + n, "counting the pairs $(x, x)$ twice"],
        ]),
        explanation: [
          `Since $${a} + ${b} = ${a + b}$ is divisible by ${k}, $${times(a, "x")} + ${times(b, "y")}$ is divisible by ${k} exactly when $${times(a, "")}(x - y)$ is, that is, when $x$ and $y$ leave the same remainder.`.replace(
            "$(x - y)$",
            "$x - y$",
          ),
          `The numbers 1 to ${n} fall into classes of ${list(classes)} numbers by their remainder.`,
          `Each class of $m$ numbers gives $m^2$ pairs: $${classes.map((size) => `${size}^2`).join(" + ")} = ${amount}$.`,
        ],
        verify: () => all.flatMap((x) => all.filter((y) => (a * x + b * y) % k === 0)).length === amount,
      };
    }),
  }),
  computed({
    name: "pairs-to-add-for-an-equivalence",
    depth: 5,
    chapter: "relations",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write: patiently((random) => {
      const n = random.int(4, 6);
      const mixed = random.shuffle(range(1, n));
      const first = random.int(2, n - 1);
      const blocks = [mixed.slice(0, first), mixed.slice(first)];
      const inBlocks = blocks.flatMap((block) => block.slice(1).map((x, at) => [block[at] ?? 0, x] as const));
      const own = random.sample(mixed, random.int(0, 2)).map((x) => [x, x] as const);
      const pairs = random.shuffle([...inBlocks, ...own]);
      const size = sum(blocks.map(({ length }) => length ** 2));
      const amount = size - pairs.length;
      const key = num(amount);
      const shown = pairs.map(([x, y]) => `(${x}, ${y})`).join(", ");
      return {
        text: `Let $A = \\{${range(1, n).join(", ")}\\}$ and $R = \\{${shown}\\}$. What is the least number of ordered pairs that must be added to $R$ so that it becomes an equivalence relation on $A$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [size, "giving the number of pairs of the whole relation"],
          [amount - (n - own.length), "forgetting the pairs $(x, x)$"],
          [n - own.length + inBlocks.length, "making it reflexive and symmetric only"],
          [n * n - pairs.length, "joining all elements in one class"],
          [amount - inBlocks.length, "counting the mirrored pairs as there already"],
          [amount + own.length, "adding pairs $(x, x)$ that are there already"],
          [amount + 1, "counting one pair twice"],
          [amount - 1, "leaving out one mirrored pair"],
        ]),
        explanation: [
          `The pairs link the elements into the classes ${blocks.map((block) => `$\\{${[...block].sort((x, y) => x - y).join(", ")}\\}$`).join(" and ")}.`,
          `The smallest equivalence relation holds every pair within a class: $${blocks.map(({ length }) => `${length}^2`).join(" + ")} = ${size}$ pairs.`,
          `Of these ${pairs.length} are there already, so $${size} - ${pairs.length} = ${amount}$ must be added.`,
        ],
        verify: () => {
          const linked = range(0, n).map((x) => range(0, n).map((y) => x === y));
          for (const [x, y] of pairs) (linked[x] as boolean[])[y] = (linked[y] as boolean[])[x] = true;
          for (const k of range(1, n))
            for (const i of range(1, n))
              for (const j of range(1, n))
                if (linked[i]?.[k] && linked[k]?.[j]) (linked[i] as boolean[])[j] = true;
          return (
            linked.slice(1).flatMap((row) => row.slice(1).filter(Boolean)).length - pairs.length === amount
          );
        },
      };
    }),
  }),
  computed({
    name: "one-one-functions-with-a-condition",
    depth: 5,
    chapter: "counting-functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write(random) {
      const [m, n] = [random.int(3, 4), random.int(5, 8)];
      const total = random.int(n - 1, n + 3);
      const all = range(1, n);
      const starts = all.filter((x) => total - x !== x && all.includes(total - x)).length;
      const rest = arrange(n - 2, m - 2);
      const amount = starts * rest;
      const key = num(amount);
      return {
        text: `What is the number of one-one functions $f : \\{${range(1, m).join(", ")}\\} \\to \\{1, 2, \\ldots, ${n}\\}$ such that $f(1) + f(2) = ${total}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [(starts / 2) * rest, "counting $f(1)$ and $f(2)$ without their order"],
          [starts * (n - 2) ** (m - 2), "letting the other values repeat"],
          [starts * arrange(n, m - 2), "forgetting that two values are used already"],
          [starts * n ** (m - 2), "not asking for a one-one function beyond the first two values"],
          [(starts + 1) * rest, "letting $f(1)$ and $f(2)$ be equal"],
          [starts * choose(n - 2, m - 2), "choosing the other values without giving them out"],
          [arrange(n, m), "counting all one-one functions"],
          [(starts - 2) * rest, "leaving out one pair of values"],
        ]),
        explanation: [
          `Two different numbers from 1 to ${n} with the sum ${total} can be given to $f(1)$ and $f(2)$ in ${starts} ways, order counted.`,
          `The remaining ${m - 2 === 1 ? "value is" : "values are"} chosen from the other ${n - 2} numbers without repeats, in ${rest} ways.`,
          `The number of functions is $${starts} \\times ${rest} = ${key.tex}$.`,
        ],
        verify: () => {
          let found = 0;
          const grow = (values: readonly number[]): void => {
            if (values.length === m) {
              if ((values[0] ?? 0) + (values[1] ?? 0) === total) found++;
              return;
            }
            for (const x of all) if (!values.includes(x)) grow([...values, x]);
          };
          grow([]);
          return found === amount;
        },
      };
    },
  }),
  computed({
    name: "rank-of-a-word-in-the-dictionary",
    depth: 5,
    topic: "permutations-and-combinations",
    difficulty: "HARD",
    write(random) {
      const letters = [...random.pick(WORDS)];
      const word = random.chance() ? letters.join("") : random.shuffle(letters).join("");
      const before = [...word].map(
        (letter, at) => [...word].slice(at + 1).filter((other) => other < letter).length,
      );
      const terms = before.map((smaller, at) => smaller * factorial(word.length - 1 - at));
      const amount = sum(terms) + 1;
      if (amount < 12) return undefined;
      const key = num(amount);
      const isWord = word === letters.join("");
      return {
        text: `All the letters of the word ${letters.join("")} are arranged in every possible way, and the arrangements are listed as in a dictionary. What is the serial number of ${isWord ? "the word" : "the arrangement"} ${word} in this list?`,
        answer: key,
        distractors: slips(random, key, num, [
          [amount - 1, "counting only the arrangements before it"],
          [amount + 1, "counting the arrangement twice"],
          [amount - (terms[1] ?? 0), "leaving out the second letter"],
          [factorial(word.length) - amount + 1, "counting from the end of the list"],
          [amount + factorial(word.length - 2), "taking one letter too many for the second place"],
          [amount - (terms[2] ?? 0), "leaving out the third letter"],
          [amount + factorial(word.length - 3), "taking one letter too many for the third place"],
        ]),
        explanation: [
          `Before it come, place by place, the arrangements with a smaller letter there: ${list(before)} letters in turn are smaller and still free.`,
          `They number $${terms.map((_, at) => `${before[at]} \\times ${word.length - 1 - at}!`).join(" + ")} = ${amount - 1}$.`,
          `The serial number is $${amount - 1} + 1 = ${amount}$.`,
        ],
        verify: () =>
          permutations([...word])
            .map((letters) => letters.join(""))
            .filter((other) => other <= word).length === amount,
      };
    },
  }),
  computed({
    name: "whole-solutions-with-limits",
    depth: 5,
    topic: "permutations-and-combinations",
    difficulty: "HARD",
    write(random) {
      const least = [random.int(0, 2), random.int(1, 4), random.int(-3, -1)];
      const [a = 0, b = 0, c = 0] = least;
      const total = random.int(9, 16);
      const most = random.int(a + 3, a + 5);
      const free = total - a - b - c;
      const over = free - (most - a + 1);
      const amount = choose(free + 2, 2) - choose(over + 2, 2);
      const key = num(amount);
      return {
        text: `What is the number of integral solutions of $x + y + z = ${total}$ with $${a} \\le x \\le ${most}$, $y \\ge ${b}$ and $z \\ge ${c}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [choose(free + 2, 2), "forgetting the upper limit of $x$"],
          [
            choose(free + 2, 2) - choose(over + 3, 2),
            "taking away the solutions with $x$ at its upper limit too",
          ],
          [choose(total + 2, 2) - choose(total - most + 1, 2), "taking all the lower limits to be zero"],
          [choose(free + 1, 2) - choose(over + 1, 2), "taking one unit too few to give out"],
          [choose(free + 2, 2) - choose(over + 1, 2), "leaving in one value of $x$ beyond the limit"],
          [choose(over + 2, 2), "counting the solutions that are not allowed"],
        ]),
        explanation: [
          `Put $x = ${a} + u$, $y = ${b} + v$ and $z = ${c} + w$ with $u, v, w \\ge 0$: then $u + v + w = ${free}$, which has $\\binom{${free + 2}}{2} = ${choose(free + 2, 2)}$ solutions.`,
          `Those with $u \\ge ${most - a + 1}$ break the upper limit of $x$: there are $\\binom{${over + 2}}{2} = ${choose(over + 2, 2)}$.`,
          `So $${choose(free + 2, 2)} - ${choose(over + 2, 2)} = ${amount}$ remain.`,
        ],
        verify: () =>
          range(a, most).flatMap((x) => range(b, 60).filter((y) => total - x - y >= c)).length === amount,
      };
    },
  }),
  computed({
    name: "integral-terms-of-an-expansion",
    depth: 5,
    topic: "binomial-theorem",
    difficulty: "HARD",
    write(random) {
      const [one, other] = random.sample([2, 3, 5, 7], 2) as [number, number];
      const [p, q] = random.sample([2, 3, 4, 6, 8], 2) as [number, number];
      const index = lcm(p, q) * random.int(4, 20) + random.pick([0, 0, p, q]);
      const whole = range(0, index).filter((r) => (index - r) % p === 0 && r % q === 0);
      const amount = whole.length;
      if (amount < 4 || index > 200) return undefined;
      const key = num(amount);
      const step = lcm(p, q);
      return {
        text: `What is the number of integral terms in the expansion of $\\left(${one}^{1/${p}} + ${other}^{1/${q}}\\right)^{${index}}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [amount - 1, "forgetting the first of these terms"],
          [amount + 1, "counting one term beyond the last"],
          [Math.floor(index / p) + 1, `asking only for the power of ${one} to be whole`],
          [Math.floor(index / q) + 1, `asking only for the power of ${other} to be whole`],
          [index + 1 - amount, "counting the other terms"],
          [Math.floor(index / (p * q)) + 1, `stepping by ${p * q} instead of ${step}`],
          [2 * amount, "counting each of them from both ends"],
        ]),
        explanation: [
          `The general term is $\\binom{${index}}{r}\\,${one}^{(${index} - r)/${p}}\\,${other}^{r/${q}}$, which is whole exactly when $r$ is a multiple of ${q} and $${index} - r$ a multiple of ${p}.`,
          `The least such $r$ is $${whole[0]}$; from there the values go up by ${step} as far as $${whole.at(-1)}$.`,
          `Their number is $\\frac{${whole.at(-1)} - ${whole[0]}}{${step}} + 1 = ${amount}$.`,
        ],
        verify: () => {
          let found = 0;
          for (let r = 0; r <= index; r += q) if (Number.isInteger((index - r) / p)) found++;
          return found === amount;
        },
      };
    },
  }),
  computed({
    name: "remainder-of-a-large-power",
    depth: 5,
    topic: "binomial-theorem",
    difficulty: "HARD",
    write: patiently((random) => {
      const modulus = random.pick([7, 9, 11, 13, 17, 19, 21, 25]);
      const base = random.int(modulus + 2, 9 * modulus);
      const rest = base % modulus;
      const near = range(2, 6).find((k) => [1, modulus - 1].includes(powerModulo(rest, k, modulus)));
      if (near === undefined || rest < 2 || rest === modulus - 1) return undefined;
      const left = random.int(1, near - 1);
      const index = near * random.int(30, 500) + left;
      const isMinus = powerModulo(rest, near, modulus) !== 1;
      const turns = (index - left) / near;
      const sign = isMinus && turns % 2 === 1 ? -1 : 1;
      const tail = powerModulo(rest, left, modulus);
      const amount = (modulus + sign * tail) % modulus;
      const key = num(amount);
      return {
        text: `What is the remainder when $${base}^{${index}}$ is divided by $${modulus}$?`,
        answer: key,
        distractors: slips(random, key, num, [
          [modulus - amount, "losing the sign of a negative remainder"],
          [rest, `giving the remainder of ${base} itself`],
          [powerModulo(rest, left + 1, modulus), "raising to a power 1 too high"],
          [powerModulo(rest, Math.max(0, left - 1), modulus), "raising to a power 1 too low"],
          [modulus - rest, "taking what is missing to the next multiple"],
          [1, "taking all of the power to leave 1"],
          [modulus - 1, "stopping at the remainder $-1$"],
        ]),
        explanation: [
          `Dividing, $${base} = ${(base - rest) / modulus} \\times ${modulus} + ${rest}$, so the remainder is that of $${rest}^{${index}}$.`,
          `Now $${rest}^{${near}}$ leaves the remainder $${isMinus ? -1 : 1}$, and $${index} = ${near} \\times ${turns} + ${left}$.`,
          `So the remainder is that of $${isMinus ? `(-1)^{${turns}} \\times ` : ""}${rest}^{${left}}$, which is $${amount}$.`,
        ],
        verify: () => powerModulo(base, index, modulus) === amount,
      };
    }),
  }),
  computed({
    name: "sum-by-the-symmetry-of-a-function",
    depth: 5,
    chapter: "functions",
    topic: "sets-and-functions",
    difficulty: "HARD",
    write(random) {
      const root = random.pick([2, 3, 4, 5]);
      const n = random.int(10, 60);
      const factor = random.int(2, 7);
      const doubled = factor * (n - 1);
      const key = fraction(doubled, 2);
      const shown = (amount: number) => fraction(Math.round(2 * amount), 2);
      return {
        text: `Let $f(x) = \\frac{${factor} \\cdot ${root * root}^x}{${root * root}^x + ${root}}$ for all real $x$. What is the value of $\\sum_{k=1}^{${n - 1}} f\\left(\\frac{k}{${n}}\\right)$?`,
        answer: key,
        distractors: slips(random, key, shown, [
          [doubled, "not halving after the sum was paired with itself"],
          [(factor * n) / 2, "counting one term too many"],
          [(n - 1) / 2, `forgetting the factor ${factor}`],
          [(factor * (n - 2)) / 2, "leaving out the middle of the sum"],
          [factor * n, `taking $f(x) + f(1 - x)$ to be ${2 * factor}`],
          [(factor * (n + 1)) / 2, "counting the terms at 0 and at 1 too"],
        ]),
        explanation: [
          `$f(1 - x) = \\frac{${factor} \\cdot ${root}}{${root} + ${root * root}^x}$, so $f(x) + f(1 - x) = ${factor}$.`,
          `Written forwards and backwards, twice the sum is $${n - 1} \\times ${factor} = ${doubled}$.`,
          `The sum is $${key.tex}$.`,
        ],
        verify: () => {
          const f = (x: number) => (factor * root ** (2 * x)) / (root ** (2 * x) + root);
          return Math.abs(sum(range(1, n - 1).map((k) => f(k / n))) - (key.number ?? 0)) < 1e-9;
        },
      };
    },
  }),
];
