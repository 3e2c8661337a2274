import { whoseNumber } from "../../../../kit/amounts.ts";
import { divisors, gcd, lcm, primeFactors, range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, person } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const numberTheory: WriterList = [
  computed({
    name: "hcf-times-lcm-gives-the-other-number",
    topic: "number-theory",
    difficulty: "EASY",
    write(random) {
      const common = random.int(3, 18);
      const p = random.int(2, 9);
      const q = random.intExcept(2, 11, p);
      if (gcd(p, q) > 1) return undefined;
      const known = common * p;
      const other = common * q;
      const least = common * p * q;
      return {
        text: `The HCF of two numbers is ${common} and their LCM is ${least}. If one of the numbers is ${known}, what is the other?`,
        answer: num(other),
        distractors: [
          wrong(num(least + common - known), "using HCF + LCM = sum of the numbers, which is not a law"),
          wrong(num(least - known), "subtracting the known number from the LCM"),
          wrong(num(known + other), "finding the sum of the two numbers"),
          wrong(num(Math.abs(known - other)), "finding the difference of the two numbers"),
          wrong(num(other + common), "adding the HCF to the result"),
          wrong(num(known + common), "adding the HCF to the known number"),
          wrong(num(least / 2), "halving the LCM"),
          // A number that is not a multiple of the HCF, or is above the LCM, would be rejected at a glance.
        ].filter(
          whoseNumber(
            (amount) => amount % common === 0 && amount > common && amount < least && amount !== known,
          ),
        ),
        explanation: [
          "The product of two numbers equals the product of their HCF and LCM.",
          `So the other number is $\\frac{${common} \\times ${least}}{${known}} = ${num(other).tex}$.`,
        ],
        verify: () => gcd(known, other) === common && lcm(known, other) === least,
      };
    },
  }),
  computed({
    name: "number-of-positive-divisors",
    topic: "number-theory",
    difficulty: "EASY",
    write(random) {
      const [p, q, r] = random.pick([
        [2, 3, 5],
        [2, 3, 7],
        [2, 5, 7],
        [2, 3, 11],
        [3, 5, 2],
      ] as const);
      const [a, b, c] = [random.int(2, 4), random.int(1, 3), random.int(0, 1)];
      const n = p ** a * q ** b * r ** c;
      const answer = (a + 1) * (b + 1) * (c + 1);
      const power = (base: number, exponent: number) =>
        exponent === 1 ? `${base}` : `${base}^{${exponent}}`;
      const factors = [power(p, a), power(q, b), ...(c ? [power(r, c)] : [])].join(" \\times ");
      return {
        text: `How many positive divisors, including 1 and itself, does the number ${num(n)} have?`,
        answer: num(answer),
        distractors: [
          wrong(num(a * b * Math.max(1, c)), "multiplying the exponents without adding 1 to each"),
          wrong(num(answer - 2), "leaving out 1 and the number itself"),
          wrong(num(a + b + c), "counting the prime factors with repetition"),
          wrong(num(Math.ceil(answer / 2)), "counting pairs of divisors instead of divisors"),
          wrong(num(a + b + c + 3), "adding the increased exponents instead of multiplying them"),
          wrong(num(2 * answer), "counting the negative divisors as well"),
          wrong(num(2 ** (a + b + c)), "treating equal prime factors as different ones"),
          wrong(num(answer + 2), "counting 1 and the number itself once more"),
          wrong(num((a + 2) * (b + 1) * (c + 1)), "adding 2 to one of the exponents"),
        ],
        explanation: [
          `In prime factors, $${num(n).tex} = ${factors}$.`,
          "A divisor takes each prime with any exponent from 0 up to the one shown, so the exponents are increased by 1 and multiplied.",
          `The number of divisors is $${[a, b, ...(c ? [c] : [])].map((e) => `(${e} + 1)`).join("")} = ${answer}$.`,
        ],
        verify: () => divisors(n).length === answer,
      };
    },
  }),
  computed({
    name: "units-digit-of-a-power",
    topic: "number-theory",
    difficulty: "MEDIUM",
    write(random) {
      const ending = random.pick([2, 3, 7, 8] as const);
      const base = 10 * random.int(1, 9) + ending;
      const exponent = random.int(41, 199);
      const cycle = [1, 2, 3, 4].map((k) => ending ** k % 10);
      const rest = exponent % 4;
      const answer = cycle[(rest + 3) % 4] ?? 0;
      const reasons: Record<number, string> = {
        1: `reading the remainder of the exponent as 1`,
        2: `reading the remainder of the exponent as 2`,
        3: `reading the remainder of the exponent as 3`,
        4: "taking the exponent to be a multiple of 4",
      };
      return {
        text: `What is the digit in the units place of $${base}^{${exponent}}$?`,
        answer: num(answer),
        distractors: [1, 2, 3, 4]
          .filter((k) => cycle[k - 1] !== answer)
          .map((k) => wrong(num(cycle[k - 1] ?? 0), reasons[k] ?? "")),
        explanation: [
          `Only the last digit ${ending} matters; its powers end in ${list(cycle)}, and then these four endings repeat.`,
          `$${exponent} = 4 \\times ${Math.floor(exponent / 4)} + ${rest}$, so the power ends like ${rest === 0 ? "the last of the four" : `$${ending}^{${rest}}$`}.`,
          `The units digit is ${num(answer)}.`,
        ],
        verify: () => range(1, exponent).reduce((last) => (last * base) % 10, 1) === answer,
      };
    },
  }),
  computed({
    name: "least-number-with-common-remainder",
    topic: "number-theory",
    difficulty: "MEDIUM",
    write(random) {
      const [a = 6, b = 8, c = 9] = random
        .sample([6, 8, 9, 10, 12, 14, 15, 16, 18, 20], 3)
        .sort((x, y) => x - y);
      const least = lcm(lcm(a, b), c);
      if (least > 800 || least === c) return undefined;
      const rest = random.int(1, Math.min(5, a - 1));
      const short = random.chance();
      const answer = short ? least - rest : least + rest;
      const { name, he } = person(random);
      const text = short
        ? `${name} packs laddoos into boxes. With ${a}, ${b} or ${c} laddoos to a box, ${he} is always ${rest} short of filling the last box. What is the least possible number of laddoos?`
        : `${name} packs laddoos into boxes. With ${a}, ${b} or ${c} laddoos to a box, ${he} always has ${rest} left over, and fills more than one box. What is the least possible number of laddoos?`;
      return {
        text,
        answer: num(answer),
        distractors: [
          wrong(num(least), "stopping at the LCM"),
          wrong(
            num(short ? least + rest : least - rest),
            short
              ? "adding the shortage instead of subtracting it"
              : "subtracting the remainder instead of adding it",
          ),
          wrong(
            num(a * b * c + (short ? -rest : rest)),
            "using the product of the three numbers instead of their LCM",
          ),
          wrong(num(2 * least + (short ? -rest : rest)), "taking twice the LCM, which is not the least"),
        ],
        explanation: [
          short
            ? `With ${rest} more, the number would be divisible by ${a}, ${b} and ${c}.`
            : `With ${rest} fewer, the number would be divisible by ${a}, ${b} and ${c}.`,
          `The LCM of ${a}, ${b} and ${c} is ${least}.`,
          `The least number is $${least} ${short ? "-" : "+"} ${rest} = ${answer}$.`,
        ],
        verify: () =>
          range(c + 1, answer).find((n) => [a, b, c].every((d) => n % d === (short ? d - rest : rest))) ===
          answer,
      };
    },
  }),
  computed({
    name: "highest-power-dividing-a-factorial",
    topic: "number-theory",
    difficulty: "HARD",
    write(random) {
      const [base, p, power, q] = random.pick([
        [12, 2, 2, 3],
        [18, 3, 2, 2],
        [45, 3, 2, 5],
        [20, 2, 2, 5],
        [24, 2, 3, 3],
        [50, 5, 2, 2],
      ] as const);
      const n = random.int(26, 90);
      const legendre = (prime: number) => {
        let total = 0;
        for (let size = prime; size <= n; size *= prime) total += Math.floor(n / size);
        return total;
      };
      const inP = legendre(p);
      const inQ = legendre(q);
      const answer = Math.min(Math.floor(inP / power), inQ);
      const terms = (prime: number) => {
        const parts: number[] = [];
        for (let size = prime; size <= n; size *= prime) parts.push(Math.floor(n / size));
        return parts.join(" + ");
      };
      return {
        text: `What is the largest whole number $k$ for which $${base}^k$ divides $${n}!$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(Math.max(Math.floor(inP / power), inQ)),
            "taking the more plentiful of the two primes as the limit",
          ),
          wrong(num(Math.min(inP, inQ)), `forgetting that each ${base} uses up ${power} factors of ${p}`),
          wrong(num(inP), `counting the factors of ${p} alone, one for each ${base}`),
          wrong(num(answer - 1), "dropping the last higher power in the count"),
          wrong(num(answer + 1), "rounding up where only whole factors count"),
          wrong(num(Math.floor(n / q)), `counting only the multiples of ${q} up to ${n}`),
          wrong(num(Math.floor(n / p)), `counting only the multiples of ${p} up to ${n}`),
          wrong(num(answer - 2), "dropping the higher powers in the count"),
        ],
        explanation: [
          `$${base} = ${p}^{${power}} \\times ${q}$, so the exponents of ${p} and of ${q} in $${n}!$ are needed.`,
          `The exponent of ${p} is $${terms(p)} = ${inP}$, which allows $\\left\\lfloor \\frac{${inP}}{${power}} \\right\\rfloor = ${Math.floor(inP / power)}$ factors $${p}^{${power}}$.`,
          `The exponent of ${q} is $${terms(q)} = ${inQ}$.`,
          `The smaller of ${Math.floor(inP / power)} and ${inQ} decides: $k = ${answer}$.`,
        ],
        verify() {
          const all = range(2, n).flatMap(primeFactors);
          const times = (prime: number) => all.filter((factor) => factor === prime).length;
          return Math.min(Math.floor(times(p) / power), times(q)) === answer;
        },
      };
    },
  }),
  computed({
    name: "remainder-of-a-power-sum",
    topic: "number-theory",
    difficulty: "HARD",
    write(random) {
      const prime = random.pick([7, 11, 13, 17] as const);
      const base = random.int(2, prime - 2);
      const k = random.int(5, 30);
      const extra = random.int(2, 4);
      const exponent = (prime - 1) * k + extra;
      const added = random.int(2, 40);
      const small = base ** extra;
      const answer = (small + added) % prime;
      return {
        text: `What is the remainder when $${base}^{${exponent}} + ${added}$ is divided by ${prime}?`,
        answer: num(answer),
        distractors: [
          wrong(
            num((1 + added) % prime),
            "stopping at Fermat's theorem and forgetting the rest of the exponent",
          ),
          wrong(num(small % prime), `forgetting to add ${added}`),
          wrong(
            num((base ** (exponent % prime) + added) % prime),
            `reducing the exponent by ${prime} instead of ${prime - 1}`,
          ),
          wrong(
            num((base * extra + added) % prime),
            `multiplying ${base} by ${extra} instead of raising it to that power`,
          ),
          wrong(num((base + added) % prime), "taking the power to leave its base as the remainder"),
        ],
        explanation: [
          `The number ${prime} is prime and does not divide ${base}, so by Fermat's little theorem $${base}^{${prime - 1}} \\equiv 1 \\pmod{${prime}}$.`,
          `$${exponent} = ${prime - 1} \\times ${k} + ${extra}$, so $${base}^{${exponent}} \\equiv ${base}^{${extra}} = ${small} \\equiv ${small % prime} \\pmod{${prime}}$.`,
          `Then $${small % prime} + ${added} = ${(small % prime) + added}$ leaves the remainder ${num(answer)}.`,
        ],
        verify: () =>
          (range(1, exponent).reduce((rest) => (rest * base) % prime, 1) + added) % prime === answer,
      };
    },
  }),
];
