import { whoseNumber } from "../../../kit/amounts.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { divisors, gcd, isPrime, lcm, primeFactors, range } from "../../../numbers/arithmetic.ts";
import { clock, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise, list } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

const lastDigit = (base: number, power: number) => {
  let digit = 1;
  for (let n = 0; n < power; n++) digit = (digit * base) % 10;
  return digit;
};

const lcmOf = (numbers: readonly number[]) => numbers.reduce(lcm);

export const numberProperties: WriterList = [
  computed({
    name: "unit-digit-of-a-power",
    form: "elementary",
    topic: "number-properties",
    difficulty: "EASY",
    write(random) {
      const base = random.pick([2, 3, 7, 8]) + 10 * random.int(1, 9);
      const power = random.int(21, 99);
      const cycle = range(1, 4).map((n) => lastDigit(base, n));
      const place = power % 4 === 0 ? 4 : power % 4;
      const answer = lastDigit(base, power);
      const others = cycle.filter((digit) => digit !== answer);
      const [one = 0, two = 0, three = 0] = random.shuffle(others);
      return {
        text: `What is the unit digit of $${base}^{${power}}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(one), "picking the wrong place in the cycle of unit digits"),
          wrong(num(two), "counting the cycle of unit digits from the wrong power"),
          wrong(num(three), "dividing the exponent by the wrong cycle length"),
        ],
        explanation: [
          `Only the unit digit ${base % 10} matters: its powers end in ${list(cycle)}, and this cycle of 4 repeats.`,
          `The exponent $${power}$ leaves the remainder $${power % 4}$ on division by 4, so the unit digit is number ${place} of the cycle, which is $${answer}$.`,
        ],
        verify: () => Number(BigInt(base) ** BigInt(power) % 10n) === answer,
      };
    },
  }),
  computed({
    name: "other-number-from-hcf-and-lcm",
    form: "elementary",
    topic: "number-properties",
    difficulty: "EASY",
    write(random) {
      const hcf = random.int(4, 18);
      const [p, q] = [random.int(2, 9), random.int(3, 11)];
      if (p === q || gcd(p, q) !== 1) return undefined;
      const [one, other, multiple] = [hcf * p, hcf * q, hcf * p * q];
      return {
        text: `The HCF of two numbers is ${hcf} and their LCM is ${multiple}. If one of the numbers is ${one}, what is the other?`,
        answer: num(other),
        // All of them hold the HCF and stay below the LCM: what does not is struck out at a glance.
        distractors: pleasant([
          wrong(num(multiple - one), "subtracting the given number from the LCM"),
          wrong(num(one + hcf), "adding the HCF to the given number"),
          wrong(num(one + other), "finding the sum of the two numbers"),
          wrong(num(Math.abs(one - other)), "finding the difference of the two numbers"),
          wrong(num(other + hcf), "adding the HCF to the result"),
          wrong(num(other - hcf), "subtracting the HCF from the result"),
          wrong(num(multiple / 2), "halving the LCM"),
        ]).filter(
          whoseNumber((amount) => amount % hcf === 0 && amount > hcf && amount < multiple && amount !== one),
        ),
        explanation: [
          "The product of two numbers equals the product of their HCF and LCM.",
          `The other number is $\\frac{${hcf} \\times ${multiple}}{${one}} = ${other}$.`,
        ],
        verify: () => gcd(one, other) === hcf && lcm(one, other) === multiple,
        satisfies: (amount) => gcd(one, amount) === hcf && lcm(one, amount) === multiple,
      };
    },
  }),
  computed({
    name: "bodmas-simplification",
    form: "elementary",
    topic: "number-properties",
    difficulty: "EASY",
    write(random) {
      const [a, b, c, d, e] = [
        random.int(12, 40),
        random.int(3, 9),
        random.int(2, 6),
        random.int(2, 7),
        random.int(2, 9),
      ];
      const dividend = b * c * d;
      const answer = a + (dividend / b) * c - d * e;
      const product = dividend / (b * c);
      return {
        text: `What is the value of $${a} + ${dividend} \\div ${b} \\times ${c} - ${d} \\times ${e}$?`,
        answer: num(answer),
        distractors: [
          wrong(num(a + product - d * e), `multiplying $${b} \\times ${c}$ before dividing`),
          wrong(num((a + (dividend / b) * c - d) * e), `subtracting before the last multiplication`),
          wrong(num(((a + dividend) / b) * c - d * e, undefined, 0), "adding before dividing"),
          wrong(num(a + (dividend / b) * c + d * e), "adding the last product instead of subtracting it"),
        ],
        explanation: [
          "Division and multiplication come before addition and subtraction, and among themselves go from left to right.",
          `$${dividend} \\div ${b} \\times ${c} = ${dividend / b} \\times ${c} = ${(dividend / b) * c}$ and $${d} \\times ${e} = ${d * e}$.`,
          `$${a} + ${(dividend / b) * c} - ${d * e} = ${answer}$.`,
        ],
      };
    },
  }),
  computed({
    name: "bells-toll-together",
    form: "elementary",
    topic: "number-properties",
    difficulty: "MEDIUM",
    write(random) {
      const gaps = random.sample([6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 30], 3).sort((a, b) => a - b);
      const together = lcmOf(gaps);
      if (together > 480 || together === Math.max(...gaps)) return undefined;
      const start = random.step(6 * 60, 11 * 60, 30);
      const [first = 0, second = 0, third = 0] = gaps;
      const scene = random.pick([
        { things: "three bells", act: "toll", verb: "toll" },
        { things: "three temple bells", act: "ring", verb: "ring" },
        { things: "buses on three routes", act: "leave a depot", verb: "leave the depot" },
        { things: "three alarms", act: "sound", verb: "sound" },
      ]);
      return {
        text: `${capitalise(scene.things)} ${scene.act} at regular gaps of ${first}, ${second} and ${third} minutes. They ${scene.verb} together at ${clock(start)} on a certain day. When will they next ${scene.verb} together?`,
        answer: clock(start + together),
        distractors: [
          wrong(clock(start + first + second + third), "adding the three gaps"),
          wrong(clock(start + lcm(second, third)), "taking the LCM of the last two gaps only"),
          wrong(clock(start + lcm(first, second)), "taking the LCM of the first two gaps only"),
          wrong(clock(start + 2 * together), "taking twice the LCM"),
          wrong(clock(start + together / 2), "taking half the LCM"),
          wrong(clock(start + together + third), "counting one of the longest gaps too many"),
          wrong(clock(start + together - third), "counting one of the longest gaps too few"),
        ],
        explanation: [
          `They ${scene.verb} together again after the LCM of ${list(gaps)} minutes.`,
          `The LCM is ${together} minutes${together < 60 ? "" : `, that is ${Math.floor(together / 60)} h${together % 60 ? ` ${together % 60} min` : ""}`}.`,
          `Counting on ${together} minutes from ${clock(start)} gives ${clock(start + together)}`,
        ],
        verify() {
          let minute = 1;
          while (gaps.some((gap) => minute % gap !== 0)) minute++;
          return minute === together;
        },
      };
    },
  }),
  computed({
    name: "digit-for-divisibility",
    form: "elementary",
    topic: "number-properties",
    difficulty: "MEDIUM",
    write(random) {
      const divisor = random.pick([9, 11]);
      const digits = [
        random.int(1, 9),
        random.int(0, 9),
        random.int(0, 9),
        random.int(0, 9),
        random.int(0, 9),
      ];
      const place = random.int(1, 3);
      const value = (x: number) => Number(digits.map((digit, at) => (at === place ? x : digit)).join(""));
      const solutions = range(0, 9).filter((x) => value(x) % divisor === 0);
      const [answer] = solutions;
      if (solutions.length !== 1 || answer === undefined) return undefined;
      const shown = digits.map((digit, at) => (at === place ? "x" : digit)).join("");
      const rest = digits.reduce((total, digit, at) => total + (at === place ? 0 : digit), 0);
      const odd = digits.reduce((total, digit, at) => total + (at % 2 === 0 && at !== place ? digit : 0), 0);
      const even = rest - odd;
      const other = range(0, 9).find((x) => value(x) % (divisor === 9 ? 11 : 9) === 0);
      const near = [answer + 1, answer - 1, 9 - answer, answer + 2, answer - 2].filter(
        (x) => x >= 0 && x <= 9,
      );
      const slips = near.map((x) =>
        wrong(
          num(x),
          `an arithmetic slip: with ${x} the number is ${value(x)}, which leaves the remainder ${value(x) % divisor}`,
        ),
      );
      return {
        text: `For which digit $x$ is the five-digit number $${shown}$ exactly divisible by ${divisor}?`,
        answer: num(answer),
        distractors: [
          ...(other === undefined
            ? []
            : [wrong(num(other), `applying the test for ${divisor === 9 ? 11 : 9} instead of ${divisor}`)]),
          ...slips,
        ],
        explanation:
          divisor === 9
            ? [
                "A number is divisible by 9 when the sum of its digits is.",
                `The known digits add up to ${rest}, so $${rest} + x$ must be a multiple of 9; this needs $x = ${answer}$.`,
              ]
            : [
                "A number is divisible by 11 when the difference between the sums of alternate digits is a multiple of 11.",
                `Without $x$, the digits in the odd places add up to ${odd} and those in the even places to ${even}; $x$ stands in an ${place % 2 === 0 ? "odd" : "even"} place.`,
                `The difference is a multiple of 11 only for $x = ${answer}$.`,
              ],
        satisfies: (amount) => value(amount) % divisor === 0,
      };
    },
  }),
  computed({
    name: "trailing-zeros-of-factorial",
    form: "elementary",
    topic: "number-properties",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.int(26, 240);
      const fives = [5, 25, 125].map((power) => Math.floor(n / power)).filter((times) => times > 0);
      const answer = fives.reduce((total, times) => total + times, 0);
      const [first = 0, second = 0] = fives;
      return {
        text: `With how many zeros does the product of all whole numbers from 1 to ${n} end?`,
        answer: num(answer),
        distractors: [
          wrong(num(first), "counting only one factor 5 in every multiple of 5"),
          wrong(num(Math.floor(n / 10)), "counting only the multiples of 10"),
          wrong(num(first + 2 * second), "counting two extra fives for every multiple of 25"),
          wrong(num(Math.floor(n / 2)), "counting the even numbers"),
          wrong(num(answer - 1), "leaving out one multiple of 25"),
        ],
        explanation: [
          "Every zero needs a factor $10 = 2 \\times 5$; factors 2 are plentiful, so count the factors 5.",
          `Multiples of 5, 25, 125 … give $${fives.join(" + ")} = ${answer}$ factors 5.`,
          `The product ends with ${answer} zeros.`,
        ],
        verify() {
          let fivesFound = 0;
          for (let k = 1; k <= n; k++) for (let m = k; m % 5 === 0; m /= 5) fivesFound++;
          return fivesFound === answer;
        },
      };
    },
  }),
  computed({
    name: "least-number-same-remainder-and-multiple",
    form: "elementary",
    topic: "number-properties",
    difficulty: "HARD",
    write(random) {
      const [a = 0, b = 0, c = 0] = random.sample([6, 8, 9, 10, 12, 15, 16, 18, 20], 3).sort((x, y) => x - y);
      const multiple = lcmOf([a, b, c]);
      const remainder = random.int(2, 5);
      const divisor = random.pick([7, 11, 13]);
      const k = range(1, 13).find((n) => (multiple * n + remainder) % divisor === 0);
      if (multiple > 400 || k === undefined || k < 2) return undefined;
      const answer = multiple * k + remainder;
      return {
        text: `What is the least number that leaves the remainder ${remainder} when divided by ${a}, ${b} or ${c}, and is exactly divisible by ${divisor}?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(multiple + remainder),
            `stopping at the first number with the remainder ${remainder} and forgetting the divisor ${divisor}`,
          ),
          wrong(num(multiple * k), "forgetting to add the remainder"),
          wrong(num(multiple * (k + 1) + remainder), "taking one LCM too many"),
          wrong(num(multiple * (k - 1) + remainder), "taking one LCM too few"),
          wrong(num(multiple * divisor), `multiplying the LCM by ${divisor}`),
        ],
        explanation: [
          `The LCM of ${a}, ${b} and ${c} is ${multiple}, so the number has the form $${multiple}k + ${remainder}$.`,
          `It must be a multiple of ${divisor}. Since ${multiple} leaves ${multiple % divisor} on division by ${divisor}, $${multiple % divisor}k + ${remainder}$ must be divisible by ${divisor}; the least such $k$ is ${k}.`,
          `The number is $${multiple} \\times ${k} + ${remainder} = ${num(answer).tex}$.`,
        ],
        verify() {
          let n = Math.max(a, b, c);
          while (n % divisor !== 0 || [a, b, c].some((d) => n % d !== remainder)) n++;
          return n === answer;
        },
      };
    },
  }),
  computed({
    name: "remainder-of-a-power",
    form: "elementary",
    topic: "number-properties",
    difficulty: "HARD",
    write(random) {
      const divisor = random.pick([7, 11, 13, 9]);
      const base = random.intExcept(12, 60, 13, 22, 26, 33, 39, 44, 52, 55);
      const small = base % divisor;
      if (gcd(base, divisor) !== 1 || small === 1) return undefined;
      const powers = [small];
      while (powers.at(-1) !== 1) powers.push(((powers.at(-1) ?? 1) * small) % divisor);
      const cycle = powers.length;
      if (cycle < 3) return undefined;
      const power = random.int(40, 130);
      if (power % cycle === 0) return undefined;
      const answer = powers[(power % cycle) - 1] ?? 0;
      const before = powers[(power % cycle) - 2] ?? 1;
      const after = powers[power % cycle] ?? 0;
      return {
        text: `What is the remainder when $${base}^{${power}}$ is divided by ${divisor}?`,
        answer: num(answer),
        distractors: [
          wrong(num(before), "being one place behind in the cycle of remainders"),
          wrong(num(after), "being one place ahead in the cycle of remainders"),
          wrong(num(small), `taking the remainder of ${base} itself`),
          wrong(
            num((small * (power % cycle)) % divisor),
            "multiplying by the exponent instead of raising to it",
          ),
          wrong(num(divisor - answer), "taking the negative remainder without its sign"),
        ].filter(({ value }) => typeof value === "string" || value.number !== 0),
        explanation: [
          `The base ${base} leaves ${small} on division by ${divisor}, so look at the powers of ${small}: their remainders are ${list(powers)}, a cycle of ${cycle}.`,
          `$${power} = ${cycle} \\times ${Math.floor(power / cycle)} + ${power % cycle}$, so the remainder is that of $${small}^{${power % cycle}}$, which is $${answer}$.`,
        ],
        verify: () => Number(BigInt(base) ** BigInt(power) % BigInt(divisor)) === answer,
      };
    },
  }),
  computed({
    name: "count-of-even-or-odd-divisors",
    form: "elementary",
    topic: "number-properties",
    difficulty: "HARD",
    write(random) {
      const [p, q] = random.pick([
        [3, 5],
        [3, 7],
        [5, 7],
        [3, 11],
      ] as const);
      const [a, b, c] = [random.int(2, 4), random.int(1, 3), random.int(1, 2)];
      const n = 2 ** a * p ** b * q ** c;
      if (n > 60000) return undefined;
      const even = random.chance();
      const answer = even ? a * (b + 1) * (c + 1) : (b + 1) * (c + 1);
      const all = (a + 1) * (b + 1) * (c + 1);
      return {
        text: `How many ${even ? "even factors, including the number itself," : "odd factors, including 1,"} does ${num(n)} have?`,
        answer: num(answer),
        distractors: [
          wrong(num(all), "counting all the factors"),
          wrong(
            num(even ? (b + 1) * (c + 1) : a * (b + 1) * (c + 1)),
            `counting the ${even ? "odd" : "even"} factors`,
          ),
          wrong(num(a * b * c), "multiplying the exponents without adding 1"),
          wrong(
            num(even ? answer + 1 : answer - 1),
            even ? "counting 1 as an even factor" : "leaving out the factor 1",
          ),
          wrong(num(a + b + c), "adding the exponents"),
        ],
        explanation: [
          `$${num(n).tex} = 2^{${a}} \\times ${p}^{${b}} \\times ${q}^{${c}}$, which has $${a + 1} \\times ${b + 1} \\times ${c + 1} = ${all}$ factors.`,
          even
            ? `An even factor has at least one 2: ${a} choices for the power of 2, ${b + 1} for that of ${p} and ${c + 1} for that of ${q}.`
            : `An odd factor has no 2 at all: ${b + 1} choices for the power of ${p} and ${c + 1} for that of ${q}.`,
          even
            ? `This gives $${a} \\times ${b + 1} \\times ${c + 1} = ${answer}$.`
            : `This gives $${b + 1} \\times ${c + 1} = ${answer}$.`,
        ],
        verify: () =>
          isPrime(p) &&
          primeFactors(n).length === a + b + c &&
          divisors(n).filter((d) => (d % 2 === 0) === even).length === answer,
      };
    },
  }),
];
