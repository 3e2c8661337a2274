import { whoseNumber } from "../../../kit/amounts.ts";
import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { range } from "../../../numbers/arithmetic.ts";
import { count, money, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

export const algebraWordProblems: WriterList = [
  computed({
    name: "sum-and-difference",
    depth: 1,
    form: "elementary",
    topic: "algebra-word-problems",
    difficulty: "EASY",
    write(random) {
      const small = random.int(8, 60);
      const large = small + random.int(4, 30);
      const asked = random.chance() ? ("larger" as const) : ("smaller" as const);
      const answer = asked === "larger" ? large : small;
      const story = random.int(1, 3);
      const [total, gap] = [large + small, large - small];
      return {
        text:
          story === 1
            ? `The sum of two numbers is ${total} and their difference is ${gap}. What is the ${asked} number?`
            : story === 2
              ? `A rope of ${total} metres is cut into two pieces, one ${gap} metres longer than the other. How many metres long is the ${asked === "larger" ? "longer" : "shorter"} piece?`
              : `Two classes have ${total} pupils in all; one has ${gap} more than the other. How many pupils has the ${asked} class?`,
        answer: num(answer),
        distractors: withinReason(
          pleasant([
            wrong(num(asked === "larger" ? small : large), `giving the other one of the two`),
            wrong(
              num(asked === "larger" ? total / 2 + gap : total / 2 - gap),
              "halving the sum first and then using the whole difference",
            ),
            wrong(num(total - gap), "subtracting the difference and forgetting to halve"),
            asked === "larger"
              ? wrong(num(total - gap / 2), "halving the difference but not the sum")
              : wrong(num(gap), "giving the difference"),
            wrong(num(answer + 2), "a slip in halving"),
            wrong(num(answer - 2), "a slip in adding up"),
            wrong(num(answer + 1), "a slip of 1 in halving"),
            wrong(num(answer - 1), "a slip of 1 in adding up"),
          ]),
          (amount) =>
            asked === "larger"
              ? 2 * amount > total && amount < total
              : 2 * amount < total && 2 * amount > answer,
          // Whatever is not sensible stays out.
          0,
        ),
        explanation: [
          `Let the ${asked} one be $x$; the other is $x ${asked === "larger" ? "-" : "+"} ${gap}$.`,
          `$2x ${asked === "larger" ? "-" : "+"} ${gap} = ${total}$, so $x = \\frac{${total} ${asked === "larger" ? "+" : "-"} ${gap}}{2} = ${answer}$.`,
        ],
        verify: () => large + small === total && large - small === gap,
      };
    },
  }),
  computed({
    name: "two-digit-number-reversed",
    form: "elementary",
    topic: "algebra-word-problems",
    difficulty: "MEDIUM",
    write(random) {
      const [t, u] = [random.int(1, 9), random.int(1, 9)];
      if (t === u) return undefined;
      const number = 10 * t + u;
      const gap = 9 * Math.abs(t - u);
      const more = u > t;
      return {
        text: `The digits of a two-digit number add up to ${t + u}. When the digits are interchanged, the number ${more ? "increases" : "decreases"} by ${gap}. What is the number?`,
        answer: num(number),
        distractors: [
          wrong(num(10 * u + t), "giving the number with the digits interchanged"),
          ...[
            [t + 1, u - 1],
            [t - 1, u + 1],
            [t + 2, u - 2],
            [t - 2, u + 2],
          ]
            .filter(([x = 0, y = 0]) => x > 0 && x < 10 && y >= 0 && y < 10)
            .map(([x = 0, y = 0]) =>
              wrong(
                num(10 * x + y),
                `looking at the sum of the digits only: interchanging changes it by ${Math.abs(9 * (x - y))}`,
              ),
            ),
          wrong(num(gap), "giving the change itself"),
        ],
        explanation: [
          `Let the digits be $t$ and $u$: $t + u = ${t + u}$.`,
          `Interchanging changes the number by $9(u - t)$, so $${more ? "u - t" : "t - u"} = ${gap} \\div 9 = ${gap / 9}$.`,
          `So $t = ${t}$ and $u = ${u}$; the number is $${number}$.`,
        ],
        satisfies: (amount) => {
          const [x, y] = [Math.floor(amount / 10), amount % 10];
          return amount > 9 && amount < 100 && x + y === t + u && 10 * y + x - amount === (more ? gap : -gap);
        },
      };
    },
  }),
  computed({
    name: "heads-and-legs-or-tickets",
    form: "elementary",
    topic: "algebra-word-problems",
    difficulty: "MEDIUM",
    write(random) {
      const story = random.pick([
        {
          a: "goats",
          b: "hens",
          low: 2,
          high: 4,
          text: (n: number, t: number) =>
            `A farm has ${n} animals, only goats and hens, with ${t} legs in all. How many goats are there?`,
        },
        {
          a: "cars",
          b: "motorcycles",
          low: 2,
          high: 4,
          text: (n: number, t: number) =>
            `In a parking lot there are ${n} vehicles, only cars and motorcycles, with ${t} wheels in all. How many cars are there?`,
        },
        {
          a: "five-rupee coins",
          b: "two-rupee coins",
          low: 2,
          high: 5,
          text: (n: number, t: number) =>
            `A box holds ${n} coins of two and five rupees, worth ${money(t)} in all. How many of them are five-rupee coins?`,
        },
        {
          a: "right answers",
          b: "wrong answers",
          low: -1,
          high: 4,
          text: (n: number, t: number) =>
            `A test gives 4 marks for every right answer and takes away 1 mark for every wrong one. A pupil answers all ${n} questions and gets ${t} marks. How many answers were right?`,
        },
      ]);
      const n = random.int(24, 90);
      const a = random.int(8, n - 6);
      const total = a * story.high + (n - a) * story.low;
      if (total < 10 || 2 * a === n) return undefined;
      return {
        text: story.text(n, total),
        answer: num(a),
        distractors: pleasant([
          wrong(num(n - a), `giving the number of ${story.b}`),
          wrong(num(Math.round(total / story.high)), `dividing the total by ${story.high}`),
          wrong(
            num(Math.abs(total - story.low * n) / story.high),
            "dividing the surplus by the larger number instead of the difference",
          ),
          wrong(
            num(n - Math.round(total / story.high)),
            `dividing the total by ${story.high}, for the ${story.b}`,
          ),
          wrong(num(Math.round(n / 2)), "splitting the number equally"),
          wrong(num(a + 2), "a slip in the division"),
          wrong(num(n - a - 2), `giving the number of ${story.b}, with a slip in the division`),
        ]),
        explanation: [
          `If all ${n} counted ${story.low}, the total would be $${n} \\times ${story.low < 0 ? `(${story.low})` : story.low} = ${n * story.low}$.`,
          `Each of the ${story.a} adds $${story.high - story.low}$ more; the surplus is $${total} - ${n * story.low < 0 ? `(${n * story.low})` : n * story.low} = ${total - n * story.low}$.`,
          `So there are $${total - n * story.low} \\div ${story.high - story.low} = ${a}$ ${story.a}.`,
        ],
        satisfies: (amount) => amount * story.high + (n - amount) * story.low === total,
      };
    },
  }),
  computed({
    name: "consecutive-numbers",
    depth: 1,
    form: "elementary",
    topic: "algebra-word-problems",
    difficulty: "EASY",
    write(random) {
      const kind = random.pick(["whole", "even", "odd"] as const);
      const many = random.pick([3, 5] as const);
      const step = kind === "whole" ? 1 : 2;
      const middle = random.int(10, 80) * (kind === "whole" ? 1 : 2) + (kind === "odd" ? 1 : 0);
      const numbers = range(0, many - 1).map((i) => middle + (i - (many - 1) / 2) * step);
      const [first = 0] = numbers;
      const last = numbers.at(-1) ?? 0;
      const asked = random.chance() ? ("largest" as const) : ("smallest" as const);
      const answer = asked === "largest" ? last : first;
      const name = kind === "whole" ? "consecutive whole numbers" : `consecutive ${kind} numbers`;
      return {
        text: `The sum of ${many === 3 ? "three" : "five"} ${name} is ${middle * many}. What is the ${asked} of them?`,
        answer: num(answer),
        distractors: withinReason(
          [
            wrong(num(middle), "giving the one in the middle"),
            wrong(
              num(asked === "largest" ? last + step : first - step),
              "going one number too far from the middle",
            ),
            wrong(
              num(asked === "largest" ? middle + step : middle - step),
              "moving by one number only from the middle",
            ),
            wrong(
              num(asked === "largest" ? last + 2 * step : first - 2 * step),
              "going two numbers too far from the middle",
            ),
            wrong(
              num(asked === "largest" ? last + 3 * step : first - 3 * step),
              "going three numbers too far from the middle",
            ),
          ],
          (amount) => (asked === "largest" ? amount > middle : amount < middle),
        ),
        explanation: [
          `The numbers lie evenly about the middle one, which is their average: $${middle * many} \\div ${many} = ${middle}$.`,
          `The numbers are ${numbers.join(", ")}, so the ${asked} is $${answer}$.`,
        ],
        verify: () => numbers.reduce((a, b) => a + b, 0) === middle * many,
      };
    },
  }),
  computed({
    name: "three-items-combination-price",
    form: "elementary",
    topic: "algebra-word-problems",
    difficulty: "HARD",
    write: patiently((random) => {
      const [x, y, z] = [random.int(5, 40), random.int(5, 40), random.int(5, 40)];
      const [a, b, c] = [random.int(2, 6), random.int(3, 9), 1];
      const [d, e] = [random.int(2, 6), random.int(3, 9)];
      const [k, m] = [random.int(2, 4), random.int(1, 3)];
      const [p1, q1, r1] = [a, b, c];
      const [p2, q2, r2] = [d, e, c];
      const [s1, s2, s3] = [k * p1 - m * p2, k * q1 - m * q2, k * r1 - m * r2];
      if (s1 !== s2 || s2 !== s3 || s1 < 1 || s1 > 3 || (a === d && b === e)) return undefined;
      const total = x + y + z;
      const [one, two, three] = random.pick([
        ["pens", "pencils", "eraser"],
        ["apples", "bananas", "melon"],
        ["cups of tea", "biscuits", "sandwich"],
        ["notebooks", "rulers", "set square"],
      ] as const);
      const T1 = p1 * x + q1 * y + z;
      const T2 = p2 * x + q2 * y + z;
      const single = (word: string) => (word === "cups of tea" ? "cup of tea" : word.replace(/s$/, ""));
      return {
        text: `At a shop ${p1} ${one}, ${q1} ${two} and 1 ${three} cost ${money(T1)}; ${p2} ${one}, ${q2} ${two} and 1 ${three} cost ${money(T2)}. What do 1 ${single(one)}, 1 ${single(two)} and 1 ${three} cost together?`,
        answer: money(total),
        distractors: pleasant([
          wrong(money(x + y), `leaving out the ${three}`),
          wrong(money(Math.abs(T1 - T2)), "subtracting one total from the other"),
          wrong(
            money(total * s1 + (s1 === 1 ? 5 : 0)),
            s1 === 1 ? "a slip in subtracting the multiples" : `forgetting to divide by ${s1}`,
          ),
          wrong(
            money(Math.round((T1 + T2) / (p1 + q1 + 1 + p2 + q2 + 1)) * 3),
            "taking three articles at the average price of all",
          ),
          wrong(
            money(Math.abs(k * T1 - m * T2) + Math.abs(T1 - T2)),
            "combining the equations with the wrong multiples",
          ),
          wrong(money(Math.round(T1 / 2)), "halving the first total"),
          wrong(money(total + x), `counting one of the ${one} twice`),
          wrong(money(total + y), `counting one of the ${two} twice`),
          // One of each costs less than what was bought.
        ]).filter(whoseNumber((price) => price < Math.min(T1, T2))),
        explanation: [
          `Three unknown prices, two equations: look for multiples whose difference has equal coefficients.`,
          `Take ${k} × first − ${m} × second: $${k} \\times ${p1} - ${m} \\times ${p2} = ${s1}$, $${k} \\times ${q1} - ${m} \\times ${q2} = ${s1}$ and $${k} - ${m} = ${s1}$.`,
          s1 === 1
            ? `So one of each costs $${k} \\times ${T1} - ${m} \\times ${T2}$ rupees, that is ${money(total)}.`
            : `So ${s1} of each cost $${k} \\times ${T1} - ${m} \\times ${T2} = ${k * T1 - m * T2}$ rupees, and one of each costs ${money(total)}.`,
        ],
        verify: () => k * T1 - m * T2 === s1 * total,
      };
    }),
  }),
  computed({
    name: "passing-on-halves-of-fruit",
    form: "elementary",
    topic: "algebra-word-problems",
    difficulty: "HARD",
    write(random) {
      const stops = random.pick([2, 3, 4]);
      const extra = random.int(1, 4);
      const left = random.int(1, 9);
      let start = left;
      const trail = [left];
      for (let i = 0; i < stops; i++) {
        start = 2 * (start + extra);
        trail.unshift(start);
      }
      const { name } = person(random);
      const noun = random.pick(["mangoes", "laddus", "marbles", "oranges", "coconuts"]);
      const noPlus = left * 2 ** stops;
      const wrongOrder = (() => {
        let n = left;
        for (let i = 0; i < stops; i++) n = 2 * n + extra;
        return n;
      })();
      return {
        text: `${name} passes ${stops === 2 ? "two" : stops === 3 ? "three" : "four"} gates. At each gate the keeper takes half of the ${noun} that ${name} then has and ${extra} more. After the last gate ${left === 1 ? "1 is" : `${left} are`} left. How many ${noun} were there at first?`,
        answer: num(start),
        distractors: [
          wrong(num(wrongOrder), `doubling before adding back the ${extra}`),
          wrong(num(noPlus), `forgetting the ${extra} more at each gate`),
          wrong(num(trail[1] ?? 0), "going back one gate too few"),
          wrong(num(2 * (start + extra)), "going back one gate too many"),
          wrong(num(noPlus + stops * extra), `adding the ${extra} of all gates only at the end`),
        ],
        explanation: [
          `Go backwards: before a gate there were twice (what is left + ${extra}).`,
          `From ${left} back to the start: ${[...trail].reverse().join(" → ")}.`,
          `So there were $${start}$ ${noun} at first.`,
        ],
        satisfies(amount) {
          let n = amount;
          for (let i = 0; i < stops; i++) n = n / 2 - extra;
          return n === left;
        },
      };
    },
  }),
  computed({
    name: "absent-members-share-cost",
    form: "elementary",
    topic: "algebra-word-problems",
    difficulty: "HARD",
    write: patiently((random) => {
      const n = random.int(8, 45);
      const away = random.int(2, 10);
      const cost = random.step(600, 12000, 60);
      const each = cost / n;
      const extra = cost / (n - away) - each;
      if (n - away < 3 || !Number.isInteger(each) || !Number.isInteger(extra) || extra < 2) return undefined;
      const trip = random.pick(["a picnic", "a bus trip", "a farewell dinner", "a boat trip"]);
      return {
        text: `A group plans ${trip} that costs ${money(cost)} in all, to be shared equally. As ${away} members do not come, each of the others has to pay ${money(extra)} more. How many members come?`,
        answer: count(n - away, "member"),
        distractors: pleasant([
          wrong(count(n, "member"), "giving the number that was planned"),
          wrong(count(n - 2 * away, "member"), `subtracting the ${away} twice`),
          wrong(count(n + away, "member"), `adding the ${away} instead of subtracting them`),
          wrong(
            count(cost / (extra * away), "member"),
            `dividing the cost by ${away} times the extra payment`,
          ),
          wrong(count(n - away + 1, "member"), "a slip in solving the quadratic equation"),
        ]),
        explanation: [
          `Let $x$ members come: $\\frac{${cost}}{x} - \\frac{${cost}}{x + ${away}} = ${extra}$.`,
          `So $x(x + ${away}) = \\frac{${cost} \\times ${away}}{${extra}} = ${(cost * away) / extra}$, which gives $x = ${n - away}$ (the other root is negative).`,
          `Check: ${money(each)} each was planned, ${money(each + extra)} each is paid. So ${count(n - away, "member")} come.`,
        ],
        satisfies: (amount) => amount > 0 && Math.abs(cost / amount - cost / (amount + away) - extra) < 1e-9,
      };
    }),
  }),
];
