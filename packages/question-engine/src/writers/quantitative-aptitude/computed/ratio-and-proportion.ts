import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { gcd, nearlyEqual, sum } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { money, num, ratio } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { people, plural } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

export const ratioAndProportion: WriterList = [
  computed({
    name: "share-in-a-ratio",
    form: "elementary",
    topic: "ratio-and-proportion",
    difficulty: "EASY",
    write(random) {
      const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
      if (a === b || b === c || a === c || gcd(gcd(a, b), c) !== 1) return undefined;
      const unit = random.step(100, 900, 50);
      const total = (a + b + c) * unit;
      const [p, q, r] = people(random, 3);
      if (!p || !q || !r) return undefined;
      const asked = random.pick([
        { who: q, part: b, others: [a, c] },
        { who: p, part: a, others: [b, c] },
        { who: r, part: c, others: [a, b] },
      ]);
      const [one = 1, two = 1] = asked.others;
      return {
        text: `A sum of ${money(total)} is divided among ${p.name}, ${q.name} and ${r.name} in the ratio $${a} : ${b} : ${c}$. How much does ${asked.who.name} get?`,
        answer: money(asked.part * unit),
        distractors: pleasant([
          wrong(money(one * unit), "giving the share of another person"),
          wrong(money(two * unit), "mixing up the order of the ratio"),
          wrong(money(total / 3), "dividing the money equally"),
          wrong(money(total / asked.part), `dividing the total by ${asked.part}`),
          wrong(
            money((total * asked.part) / (one + two)),
            "leaving the person's own part out of the total number of parts",
          ),
        ]).filter(({ value }) => typeof value === "string" || (value.number ?? 0) < total),
        explanation: [
          `There are $${a} + ${b} + ${c} = ${a + b + c}$ equal parts, so one part is ${money(unit)}.`,
          `${asked.who.name} gets ${asked.part} parts: ${money(asked.part * unit)}.`,
        ],
        verify: () => sum([a, b, c].map((part) => part * unit)) === total,
      };
    },
  }),
  computed({
    name: "number-to-add-for-a-ratio",
    topic: "ratio-and-proportion",
    difficulty: "EASY",
    write(random) {
      const [p, q] = [random.int(2, 7), random.int(3, 9)];
      const k = random.int(4, 12);
      const add = random.int(2, 15);
      if (p >= q || gcd(p, q) !== 1) return undefined;
      const [a, b] = [p * k - add, q * k - add];
      if (a < 2) return undefined;
      return {
        text: `What number must be added to both ${a} and ${b} so that the results are in the ratio $${p} : ${q}$?`,
        answer: num(add),
        distractors: pleasant([
          wrong(num(k), "giving the common multiplier instead of the number added"),
          wrong(num(Math.abs(b - a) - add), "subtracting from the difference of the numbers"),
          wrong(num(q - p), "taking the difference of the ratio terms"),
          wrong(num(b - a), "taking the difference of the numbers"),
          wrong(num(add + p), "adding a term of the ratio"),
        ]),
        explanation: [
          `Let $x$ be added: $\\frac{${a} + x}{${b} + x} = \\frac{${p}}{${q}}$.`,
          `$${q}(${a} + x) = ${p}(${b} + x)$ gives $${q - p}x = ${p * b - q * a}$, so $x = ${add}$.`,
        ],
        satisfies: (amount) => nearlyEqual((a + amount) * q, (b + amount) * p),
      };
    },
  }),
  computed({
    name: "chain-of-ratios",
    form: "elementary",
    topic: "ratio-and-proportion",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [a, b, c, d] = [random.int(2, 7), random.int(2, 7), random.int(2, 7), random.int(2, 9)];
      if (b === c || gcd(a, b) !== 1 || gcd(c, d) !== 1 || a * c === b * d) return undefined;
      const [x, y, z] = [a * c, b * c, b * d];
      const shared = gcd(gcd(x, y), z);
      const parts = (x + y + z) / shared;
      const unit = random.step(20, 200, 20);
      const total = parts * unit;
      const [p, q, r] = people(random, 3);
      if (!p || !q || !r || total > 30000) return undefined;
      const share = (z / shared) * unit;
      return {
        text: `A sum of ${money(total)} is shared so that ${p.name} and ${q.name} get money in the ratio $${a} : ${b}$, and ${q.name} and ${r.name} in the ratio $${c} : ${d}$. How much does ${r.name} get?`,
        answer: money(share),
        distractors: pleasant([
          wrong(money((x / shared) * unit), `giving the share of ${p.name}`),
          wrong(money((y / shared) * unit), `giving the share of ${q.name}`),
          wrong(
            money((total * d) / (a + b + d)),
            `joining the ratios as ${a} : ${b} : ${d} without making ${q.name}'s parts equal`,
          ),
          wrong(money((total * d) / (a + b + c + d)), "adding up all four terms of the ratios"),
          wrong(money((total * d) / (c + d)), `sharing between ${q.name} and ${r.name} only`),
        ]),
        explanation: [
          `Make ${q.name}'s part the same in both: $${a} : ${b} = ${a * c} : ${b * c}$ and $${c} : ${d} = ${b * c} : ${b * d}$.`,
          `Together this is ${ratio(x, y, z)}, which is ${parts} parts of ${money(unit)}.`,
          `${r.name} gets ${z / shared} parts: ${money(share)}.`,
        ],
        verify: () => nearlyEqual(share * (1 + y / z + x / z), total),
      };
    }),
  }),
  computed({
    name: "partnership-with-different-times",
    topic: "ratio-and-proportion",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const first = random.step(10, 60, 5) * 1000;
      const second = random.step(10, 60, 5) * 1000;
      const late = random.int(2, 8);
      const [x, y] = [first * 12, second * (12 - late)];
      const shared = gcd(x, y);
      const parts = (x + y) / shared;
      if (first === second || parts > 40 || x === y) return undefined;
      const unit = random.step(200, 1500, 100);
      const profit = parts * unit;
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const share = (y / shared) * unit;
      return {
        text: `${p.name} starts a business with ${money(first)}. After ${late} months ${q.name} joins with ${money(second)}. At the end of the year the profit is ${money(profit)}. What is ${q.name}'s share?`,
        answer: money(share),
        distractors: pleasant([
          wrong(money(profit - share), `giving the share of ${p.name}`),
          wrong(
            money((profit * second) / (first + second)),
            "sharing in the ratio of the capitals and ignoring the months",
          ),
          wrong(
            money((profit * second * late) / (first * 12 + second * late)),
            `counting the ${late} months before joining instead of the ${12 - late} months after`,
          ),
          wrong(money(profit / 2), "sharing equally"),
          wrong(money((profit * (12 - late)) / (24 - late)), "sharing in the ratio of the months only"),
          wrong(money(share + unit), "miscounting the parts by one"),
        ]),
        explanation: [
          `Profit is shared in the ratio of capital × time: $${first} \\times 12 : ${second} \\times ${12 - late}$ = ${ratio(x, y)}.`,
          `There are ${parts} parts of ${money(unit)}; ${q.name} gets ${y / shared} of them, ${money(share)}.`,
        ],
        verify: () => nearlyEqual(share / (profit - share), y / x),
      };
    }),
  }),
  computed({
    name: "income-expenditure-savings",
    topic: "ratio-and-proportion",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = [random.int(3, 9), random.int(3, 9)];
      const [c, d] = [random.int(2, 8), random.int(2, 8)];
      const unit = random.step(1000, 6000, 500);
      const saved = random.step(1000, 12000, 500);
      if (a === b || gcd(a, b) !== 1 || gcd(c, d) !== 1) return undefined;
      const [incomeA, incomeB] = [a * unit, b * unit];
      const saveB = random.chance(0.5) ? saved : saved + random.step(500, 3000, 500);
      const spendA = incomeA - saved;
      const spendB = incomeB - saveB;
      if (spendA <= 0 || spendB <= 0 || spendA === spendB) return undefined;
      const shared = gcd(spendA, spendB);
      const [m, n] = [spendA / shared, spendB / shared];
      if (m > 13 || n > 13 || m * b === n * a) return undefined;
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const many = (parts: number) => `${parts === 1 ? "" : parts}y`;
      const savings =
        saved === saveB
          ? `each of them saves ${money(saved)} a month`
          : `they save ${money(saved)} and ${money(saveB)} a month respectively`;
      return {
        text: `The monthly incomes of ${p.name} and ${q.name} are in the ratio $${a} : ${b}$ and their expenditures in the ratio $${m} : ${n}$. If ${savings}, what is ${p.name}'s income?`,
        answer: money(incomeA),
        distractors: withinReason(
          pleasant([
            wrong(money(incomeB), `giving the income of ${q.name}`),
            wrong(money(spendA), `giving the expenditure of ${p.name}`),
            wrong(money(spendB), `giving the expenditure of ${q.name}`),
            wrong(money(a * shared), "using the multiplier of the expenditures for the incomes"),
            wrong(money(incomeA + saved), "adding the savings to the income"),
            wrong(money(incomeA + a * 500), "a slip of 500 in $x$"),
            wrong(money(incomeA - a * 500), "a slip of 500 in $x$ the other way"),
          ]),
          (amount) => amount > saved,
        ),
        explanation: [
          `Let the incomes be $${a}x$ and $${b}x$, the expenditures $${many(m)}$ and $${many(n)}$.`,
          `$${a}x - ${many(m)} = ${saved}$ and $${b}x - ${many(n)} = ${saveB}$.`,
          `Solving, $x = ${unit}$ and $y = ${shared}$; ${p.name} earns $${a} \\times ${unit}$, that is ${money(incomeA)}.`,
        ],
        verify: () => a * unit - m * shared === saved && b * unit - n * shared === saveB && a * n !== b * m,
      };
    }),
  }),
  computed({
    name: "coins-in-a-ratio-of-numbers",
    form: "elementary",
    topic: "ratio-and-proportion",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, c] = [random.int(2, 8), random.int(2, 8), random.int(2, 9)];
      if (gcd(gcd(a, b), c) !== 1 || a === b || b === c || a === c) return undefined;
      const k = random.int(6, 30);
      const byValue = random.chance();
      const coins = [
        { amount: 1, name: "one-rupee" },
        { amount: 2, name: "two-rupee" },
        { amount: 5, name: "five-rupee" },
      ] as const;
      const terms = [a, b, c];
      const unit = byValue ? 10 * k : k;
      const numbers = coins.map(({ amount }, at) => ((terms[at] ?? 0) * unit) / (byValue ? amount : 1));
      const total = sum(coins.map(({ amount }, at) => amount * (numbers[at] ?? 0)));
      const at = random.int(0, 2);
      const asked = coins[at] ?? coins[0];
      const answer = numbers[at] ?? 0;
      const others = numbers.filter((_, index) => index !== at);
      const [one = 0, two = 0] = others;
      const swapped = byValue
        ? ((terms[at] ?? 0) * total) / sum(coins.map(({ amount }, i) => amount * (terms[i] ?? 0)))
        : ((terms[at] ?? 0) * total) / (sum(terms) * asked.amount);
      return {
        text: `A bag holds ${money(total)} in one-rupee, two-rupee and five-rupee coins. The ${byValue ? "values of these coins (not their numbers)" : "numbers of these coins (not their values)"} are in the ratio $${a} : ${b} : ${c}$. How many ${asked.name} coins are there?`,
        answer: num(answer),
        // So many coins of the kind must not be worth more than the whole bag.
        distractors: withinReason(
          pleasant([
            wrong(num(swapped), `taking the ratio as one of ${byValue ? "numbers" : "values"}`),
            wrong(num(answer * asked.amount), "giving the value in rupees instead of the number of coins"),
            wrong(num(one), "giving the number of another kind of coin"),
            wrong(num(two), "mixing up the order of the ratio"),
            wrong(
              num((total * (terms[at] ?? 0)) / sum(terms)),
              "sharing the rupees as if every coin were worth one",
            ),
            wrong(num(total / 8), "taking equally many coins of each kind"),
            wrong(num(answer + k), "counting one part too many"),
            wrong(num(answer - k), "counting one part too few"),
          ]),
          (amount) => amount * asked.amount < total,
        ),
        explanation: byValue
          ? [
              `The values are parts of the total: $${a} + ${b} + ${c} = ${a + b + c}$ parts, so one part is ${money(unit)}.`,
              `The ${asked.name} coins are worth ${money((terms[at] ?? 0) * unit)}, which is $${(terms[at] ?? 0) * unit} \\div ${asked.amount}$, that is ${plural(answer, "coin")}.`,
            ]
          : [
              `Let the numbers be $${a}x$, $${b}x$ and $${c}x$. Their value is $${a}x + 2 \\times ${b}x + 5 \\times ${c}x = ${a + 2 * b + 5 * c}x$ rupees.`,
              `$${a + 2 * b + 5 * c}x = ${total}$ gives $x = ${k}$, so there are $${terms[at]} \\times ${k}$, that is ${plural(answer, "coin")}.`,
            ],
        verify: () => isNeat(answer) && answer > 0,
      };
    },
  }),
];
