import { isPrime, range } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import { money } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

import { draft, type Statement, saysAll, wantedly } from "./sufficiency-verdicts.ts";

/** Prices of two articles, in rupees. */
const PRICES = range(1, 40).flatMap((p) => range(1, 40).map((q) => [p, q] as const));

/** Every sale with cost, marked price and selling price in hundreds of rupees; built once, because a writer judges them again and again. */
const SALES = range(1, 18).flatMap((cost) =>
  range(1, 18).flatMap((marked) =>
    range(1, marked).map((sale) => ({ cost, marked, sale, result: profitOrLoss((sale - cost) * 100) })),
  ),
);
const USUAL_SALES = SALES.filter(
  ({ cost, sale, marked }) =>
    cost >= 4 && marked <= 11 && sale >= 3 && sale !== cost && marked !== sale && marked > cost,
);

function profitOrLoss(rupees: number): string {
  return rupees >= 0 ? `${money(rupees)} profit` : `${money(-rupees)} loss`;
}

export const dataSufficiency: WriterList = [
  computed({
    name: "sufficiency-two-digit-number",
    topic: "data-sufficiency",
    difficulty: "MEDIUM",
    write: wantedly((random, wanted) => {
      const worlds = range(10, 99);
      const n = random.int(12, 98);
      const [t, u] = [Math.floor(n / 10), n % 10];
      const digits = (x: number) => [Math.floor(x / 10), x % 10] as const;
      const pool: Statement<number>[] = [
        { text: `The sum of its digits is ${t + u}.`, holds: (x) => digits(x)[0] + digits(x)[1] === t + u },
        {
          text: `The product of its digits is ${t * u}.`,
          holds: (x) => digits(x)[0] * digits(x)[1] === t * u,
        },
        {
          text: `Its digits differ by ${Math.abs(t - u)}.`,
          holds: (x) => Math.abs(digits(x)[0] - digits(x)[1]) === Math.abs(t - u),
        },
        {
          text:
            t > u
              ? "Its tens digit is greater than its unit digit."
              : t < u
                ? "Its tens digit is less than its unit digit."
                : "Its two digits are equal.",
          holds: (x) => Math.sign(digits(x)[0] - digits(x)[1]) === Math.sign(t - u),
        },
        {
          text: `It is a multiple of ${random.pick([7, 8, 9, 11, 13].filter((d) => n % d === 0).concat(n % 2 === 0 ? [2] : [1]))}.`,
          holds: () => true,
        },
        {
          text: isPrime(n) ? "It is a prime number." : "It is not a prime number.",
          holds: (x) => isPrime(x) === isPrime(n),
        },
        {
          text: Number.isInteger(Math.sqrt(n))
            ? "It is a perfect square."
            : `It lies between ${n - (n % 10) - 1} and ${n - (n % 10) + 10}.`,
          holds: (x) =>
            Number.isInteger(Math.sqrt(n)) ? Number.isInteger(Math.sqrt(x)) : Math.floor(x / 10) === t,
        },
        {
          text: `Its unit digit is ${u}, and the sum of its digits is ${t + u}.`,
          holds: (x) => digits(x)[1] === u && digits(x)[0] + digits(x)[1] === t + u,
        },
        {
          text: `Its tens digit is ${t}, and its digits differ by ${Math.abs(t - u)}.`,
          holds: (x) => digits(x)[0] === t && Math.abs(digits(x)[0] - digits(x)[1]) === Math.abs(t - u),
        },
      ];
      const multiple = /multiple of (\d+)/.exec(pool[4]?.text ?? "")?.[1];
      if (pool[4]) pool[4].holds = (x) => x % Number(multiple ?? 1) === 0;
      const usable = pool.filter(({ text }) => !/multiple of 1\.|differ by 0\./.test(text));
      const [one, two] = random.sample(usable, 2);
      if (!one || !two) return undefined;
      return draft(random, "What is the two-digit number?", worlds, (x) => x, one, two, wanted);
    }),
  }),
  computed({
    name: "sufficiency-comparison-of-heights",
    form: "elementary",
    topic: "data-sufficiency",
    difficulty: "EASY",
    write: wantedly((random, wanted) => {
      const group = people(random, 4).map(({ name }) => name);
      const orders = permutations(group);
      const truth = random.pick(orders);
      const [a = "", b = "", c = "", d = ""] = truth;
      const before = (order: readonly string[], x: string, y: string) => order.indexOf(x) < order.indexOf(y);
      const facts: Statement<readonly string[]>[] = [
        [a, b],
        [a, c],
        [b, c],
        [b, d],
        [c, d],
      ].map(([x = "", y = ""]) => ({
        text: `${x} is taller than ${y}.`,
        holds: (order) => before(order, x, y),
      }));
      const pairs: Statement<readonly string[]>[] = [
        {
          text: `${a} is taller than ${c}, and ${c} is taller than ${d}.`,
          holds: (order) => before(order, a, c) && before(order, c, d),
        },
        {
          text: `${a} is taller than ${b} and ${c}.`,
          holds: (order) => before(order, a, b) && before(order, a, c),
        },
        {
          text: `${c} and ${d} are shorter than ${b}, who is shorter than ${a}.`,
          holds: (order) => before(order, a, b) && before(order, b, c) && before(order, b, d),
        },
        {
          text: `${d} is shorter than ${c}, and ${a} is taller than both ${b} and ${c}.`,
          holds: (order) => before(order, c, d) && before(order, a, b) && before(order, a, c),
        },
        {
          text: `Only one person is taller than ${b}, and that is not ${random.pick([c, d])}.`,
          holds: (order) => order[1] === b,
        },
        { text: `${b} is taller than ${d}.`, holds: (order) => before(order, b, d) },
      ];
      const fifth = pairs[4];
      const not = /not (\w+)\./.exec(fifth?.text ?? "")?.[1] ?? "";
      if (fifth) fifth.holds = (order) => order[1] === b && order[0] !== not;
      const [one, two] = random.sample([...facts, ...pairs], 2);
      if (!one || !two) return undefined;
      const listed = [...group].sort();
      return draft(
        random,
        `Among ${listed.slice(0, 3).join(", ")} and ${listed[3]}, all of different heights, who is the tallest?`,
        orders,
        (order) => order[0],
        one,
        two,
        wanted,
      );
    }),
  }),
  computed({
    name: "sufficiency-linear-equations",
    topic: "data-sufficiency",
    difficulty: "EASY",
    write: wantedly((random, wanted) => {
      const [x, y] = [random.int(2, 12), random.int(2, 12)];
      const [a, b] = [random.int(2, 5), random.int(2, 5)];
      const goods = random.pick([
        ["pen", "pencil"],
        ["cup", "plate"],
        ["mango", "guava"],
      ] as const);
      const many = `${goods[0]}${goods[0] === "mango" ? "es" : "s"}`;
      const k = random.int(2, 4);
      type Pair = readonly [number, number];
      const plain = (m: number, n: number): Statement<Pair> => ({
        text: `Together, ${m} ${many} and ${n} ${goods[1]}s cost ₹${m * x + n * y}.`,
        holds: ([p, q]) => m * p + n * q === m * x + n * y,
      });
      const options: Statement<Pair>[] = [
        plain(a, b),
        plain(k * a, k * b),
        plain(b + 1, a),
        { text: `The price of ${k} ${many} is ₹${k * x}.`, holds: ([p]) => p === x },
        {
          text: `If a ${goods[0]} cost ₹2 more, ${k + 1} ${many} would cost ₹${(k + 1) * (x + 2)}.`,
          holds: ([p]) => p === x,
        },
        { text: `A ${goods[1]} costs ₹${y}.`, holds: ([, q]) => q === y },
        ...(x > y
          ? [
              {
                text: `A ${goods[0]} costs ₹${x - y} more than a ${goods[1]}.`,
                holds: ([p, q]: Pair) => p - q === x - y,
              },
            ]
          : []),
      ];
      const [one, two] = random.sample(options, 2);
      if (!one || !two) return undefined;
      // A single equation that happens to have one whole solution would be a trick of rounding.
      const isTricky = (statement: Statement<Pair>) =>
        statement.text.includes("Together") &&
        new Set(PRICES.filter((world) => statement.holds(world)).map(([p]) => p)).size === 1;
      if (isTricky(one) || isTricky(two)) return undefined;
      return draft(
        random,
        `What is the price of a ${goods[0]}, in rupees?`,
        PRICES,
        ([p]) => p,
        one,
        two,
        wanted,
        true,
      );
    }),
  }),
  computed({
    name: "sufficiency-yes-or-no-parity",
    topic: "data-sufficiency",
    difficulty: "HARD",
    write: wantedly((random, wanted) => {
      const worlds = range(1, 60);
      const divisor = random.pick([4, 6, 8, 9, 10, 12]);
      const all: Statement<number>[] = [
        ...[2, 3, 4, 5, 6].map((d) => ({
          text: `$n$ is divisible by ${d}.`,
          holds: (n: number) => n % d === 0,
        })),
        { text: "$n^2$ is divisible by 4.", holds: (n) => (n * n) % 4 === 0 },
        { text: "$n^2$ is divisible by 8.", holds: (n) => (n * n) % 8 === 0 },
        { text: "$n^2$ is divisible by 9.", holds: (n) => (n * n) % 9 === 0 },
        { text: "$n + 1$ is odd.", holds: (n) => (n + 1) % 2 === 1 },
        { text: "$n$ is a prime number.", holds: isPrime },
        { text: "$n + 3$ is divisible by 6.", holds: (n) => (n + 3) % 6 === 0 },
        { text: "The number $2n$ is divisible by 12.", holds: (n) => (2 * n) % 12 === 0 },
        { text: "The number $3n$ is divisible by 12.", holds: (n) => (3 * n) % 12 === 0 },
        { text: "$n$ leaves the remainder 2 on division by 4.", holds: (n) => n % 4 === 2 },
        { text: "$n$ is a perfect square.", holds: (n) => Number.isInteger(Math.sqrt(n)) },
      ];
      const pool = all.filter(({ text }) => text !== `$n$ is divisible by ${divisor}.`);
      const [one, two] = random.sample(pool, 2);
      if (!one || !two) return undefined;
      return draft(
        random,
        `$n$ is a whole number from 1 to 60. Is $n$ divisible by ${divisor}?`,
        worlds,
        (n) => (n % divisor === 0 ? "yes" : "no"),
        one,
        two,
        wanted,
      );
    }),
  }),
  computed({
    name: "sufficiency-profit-or-speed",
    topic: "data-sufficiency",
    difficulty: "HARD",
    write: wantedly((random, wanted) => {
      const truth = random.pick(USUAL_SALES);
      type World = (typeof SALES)[number];
      const pool: Statement<World>[] = [
        {
          text: `The marked price is ${money(truth.marked * 100)}.`,
          holds: ({ marked }) => marked === truth.marked,
        },
        { text: `The cost price is ${money(truth.cost * 100)}.`, holds: ({ cost }) => cost === truth.cost },
        {
          text: `The selling price is ${money(truth.sale * 100)}.`,
          holds: ({ sale }) => sale === truth.sale,
        },
        {
          text: `A discount of ${money((truth.marked - truth.sale) * 100)} was given on the marked price.`,
          holds: ({ marked, sale }) => marked - sale === truth.marked - truth.sale,
        },
        {
          text: `The marked price is ${money((truth.marked - truth.cost) * 100)} above the cost price, and a discount of ${money((truth.marked - truth.sale) * 100)} was given on it.`,
          holds: ({ cost, marked, sale }) =>
            marked - cost === truth.marked - truth.cost && marked - sale === truth.marked - truth.sale,
        },
        {
          text: `The selling price and the cost price add up to ${money((truth.sale + truth.cost) * 100)}.`,
          holds: ({ cost, sale }) => cost + sale === truth.cost + truth.sale,
        },
        {
          text: `The cost price is ${money(truth.cost * 100)}, and the selling price and the cost price add up to ${money((truth.sale + truth.cost) * 100)}.`,
          holds: ({ cost, sale }) => cost === truth.cost && sale === truth.sale,
        },
        {
          text: `The marked price is ${money((truth.marked - truth.cost) * 100)} above the cost price.`,
          holds: ({ cost, marked }) => marked - cost === truth.marked - truth.cost,
        },
      ];
      const [one, two] = random.sample(pool, 2);
      if (!one || !two || saysAll(SALES, one, two) || saysAll(SALES, two, one)) return undefined;
      return draft(
        random,
        "How much profit or loss, in rupees, was made on the article?",
        SALES,
        ({ result }) => result,
        one,
        two,
        wanted,
        true,
      );
    }),
  }),
];
