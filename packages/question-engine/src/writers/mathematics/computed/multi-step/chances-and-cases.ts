import { slips } from "../../../../kit/slips.ts";
import { choose, factorial, gcd, range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { capitalise, list, numberWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const chancesAndCases: WriterList = [
  computed({
    name: "which-coin-after-some-heads",
    depth: 5,
    chapter: "conditional-probability",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const [p, q] = random.pick([
        [2, 1],
        [3, 1],
        [1, 2],
        [1, 3],
        [3, 2],
        [2, 3],
      ] as const);
      const n = random.int(3, 5);
      const k = random.int(1, n);
      const fair = random.int(1, 3);
      const biased = random.int(1, 3);
      // Weights over the common denominator (2(p + q))^n.
      const one = biased * p ** k * q ** (n - k) * 2 ** n;
      const two = fair * (p + q) ** n;
      if (one === two) return undefined;
      const key = fraction(one, one + two);
      if (key.tex.length > 18) return undefined;
      const coins = (count: number, kind: string) =>
        `${numberWord(count)} ${kind} coin${count === 1 ? "" : "s"}`;
      const exact = choose(n, k);
      return {
        text: `A bag holds ${coins(fair, "fair")} and ${coins(biased, "bent")}; ${biased === 1 ? "the" : "each"} bent coin shows heads with probability ${fraction(p, p + q)}. A coin is taken at random and tossed ${numberWord(n)} times; heads come up exactly ${k === 1 ? "once" : k === 2 ? "twice" : `${numberWord(k)} times`}. What is the probability that ${biased === 1 ? "the bent coin" : "a bent coin"} was taken?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(two, one + two), "finding the probability that the coin is fair"],
          [fraction(biased, fair + biased), "leaving the tosses out of account"],
          [fraction(one * fair, one * fair + two * biased), "leaving the numbers of coins out of account"],
          [
            fraction(biased * p * 2, biased * p * 2 + fair * (p + q)),
            "using a single toss instead of all of them",
          ],
          [
            fraction(biased * p ** k * 2 ** k, biased * p ** k * 2 ** k + fair * (p + q) ** k),
            "leaving out the tosses that showed tails",
          ],
          [
            fraction(one * exact, one * exact + two),
            "counting the orders of heads and tails for one kind of coin only",
          ],
          [
            fraction(p ** k * q ** (n - k), (p + q) ** n),
            "finding how likely these tosses are with a bent coin",
          ],
        ]),
        explanation: [
          `With a bent coin this happens with probability $\\binom{${n}}{${k}}\\left(${fraction(p, p + q).tex}\\right)^{${k}}\\left(${fraction(q, p + q).tex}\\right)^{${n - k}}$, with a fair one with $\\binom{${n}}{${k}}\\left(\\frac{1}{2}\\right)^{${n}}$; the binomial coefficient cancels.`,
          `With the chances ${fraction(biased, fair + biased)} and ${fraction(fair, fair + biased)} of taking them, the weights of bent and fair are as $${num(one / gcd(one, two)).tex} : ${num(two / gcd(one, two)).tex}$.`,
          `By Bayes' theorem the probability is ${key}.`,
        ],
        verify: () => {
          // All sequences of tosses, added up.
          let [bent, all] = [0, 0];
          for (let toss = 0; toss < 2 ** n; toss++) {
            const heads = range(0, n - 1).filter((at) => (toss >> at) & 1).length;
            if (heads !== k) continue;
            const weight = biased * (p / (p + q)) ** heads * (q / (p + q)) ** (n - heads);
            bent += weight;
            all += weight + fair * 0.5 ** n;
          }
          return Math.abs(bent / all - (key.number ?? 0)) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "random-quadratic-with-real-roots",
    depth: 5,
    chapter: "conditional-probability",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const n = random.int(4, 12);
      const a = random.pick([1, 1, 1, 2, 3]);
      const kind = random.pick(["real", "distinct", "unreal"] as const);
      const isDie = n === 6 && random.chance();
      const pairs = range(1, n).flatMap((b) => range(1, n).map((c) => b * b - 4 * a * c));
      const count = (test: (d: number) => boolean) => pairs.filter(test).length;
      const tests = {
        real: (d: number) => d >= 0,
        distinct: (d: number) => d > 0,
        unreal: (d: number) => d < 0,
      };
      const good = count(tests[kind]);
      const equal = count((d) => d === 0);
      const total = n * n;
      if (good === 0 || equal === 0) return undefined;
      const key = fraction(good, total);
      const asked = {
        real: "real roots",
        distinct: "real and different roots",
        unreal: "no real root",
      }[kind];
      const rows = range(1, n).map((b) => {
        const most = Math.floor((b * b) / (4 * a));
        const strict = most * 4 * a === b * b ? most - 1 : most;
        return Math.min(n, Math.max(0, kind === "distinct" ? strict : most));
      });
      const kept = sum(rows);
      return {
        text: `${isDie ? "A fair die is thrown twice; the first throw gives $b$ and the second gives $c$." : `The numbers $b$ and $c$ are chosen at random, with replacement, from the integers 1 to ${n}.`} What is the probability that the equation $${a === 1 ? "" : a}x^2 + bx + c = 0$ has ${asked}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(total - good, total), "finding the probability of the opposite"],
          [
            fraction(kind === "distinct" ? good + equal : good - equal, total),
            kind === "distinct"
              ? "counting equal roots as well"
              : kind === "real"
                ? "leaving out the cases of equal roots"
                : "leaving out as many cases as there are with equal roots",
          ],
          [
            fraction(kind === "unreal" ? good + equal : good + 1, total),
            kind === "unreal" ? "counting equal roots as not real" : "counting one case too many",
          ],
          [fraction(equal, total), "finding the probability of equal roots"],
          [fraction(good, n * (n - 1)), "counting pairs of different numbers only in the total"],
          [fraction(good - 1, total), "missing one case"],
          [fraction(1, 2), "thinking that both signs of the discriminant are equally likely"],
        ]),
        explanation: [
          `There are $${n}^2 = ${total}$ equally likely pairs; ${kind === "distinct" ? "real and different roots need" : "real roots need"} $b^2 ${kind === "distinct" ? ">" : "\\ge"} ${4 * a}c$.`,
          `For $b = 1$ to $${n}$, the numbers of such values of $c$ are $${rows.join(", ")}$, together ${kept}.`,
          kind === "unreal"
            ? `The other $${total} - ${kept} = ${good}$ pairs give no real root, so the probability is ${key}.`
            : `So the probability is $\\frac{${kept}}{${total}}${key.tex === `\\frac{${kept}}{${total}}` ? "" : ` = ${key.tex}`}$.`,
        ],
        verify: () => {
          // Looks for a sign change or a touch of the parabola instead of using the discriminant.
          let found = 0;
          for (const b of range(1, n))
            for (const c of range(1, n)) {
              const lowest = a * (b / (2 * a)) ** 2 - b * (b / (2 * a)) + c;
              const sign = Math.abs(lowest) < 1e-9 ? 0 : Math.sign(lowest);
              if (kind === "real" ? sign <= 0 : kind === "distinct" ? sign < 0 : sign > 0) found++;
            }
          return found === good;
        },
      };
    },
  }),
  computed({
    name: "numbers-from-digits-divisible-by-three",
    depth: 5,
    topic: "permutations-and-combinations",
    difficulty: "HARD",
    write(random) {
      const size = random.int(5, 7);
      const length = random.int(3, Math.min(4, size - 1));
      const hasZero = random.chance(0.65);
      const rest = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], size - (hasZero ? 1 : 0));
      const digits = [...(hasZero ? [0] : []), ...rest].sort((a, b) => a - b);
      const chosen = subsets(digits, length).filter((set) => sum(set) % 3 === 0);
      const withZero = chosen.filter((set) => set.includes(0)).length;
      const without = chosen.length - withZero;
      if (without === 0 || (hasZero && withZero === 0)) return undefined;
      const full = factorial(length);
      const short = full - factorial(length - 1);
      const amount = without * full + withZero * short;
      const all = factorial(size) / factorial(size - length);
      const key = num(amount);
      const third = Math.round((hasZero ? all - all / size : all) / 3);
      // The guess that every third number is divisible would be right.
      if (third === amount) return undefined;
      return {
        text: `How many ${numberWord(length)}-digit numbers that are divisible by 3 can be formed from the digits ${list(digits)}, no digit being used more than once in a number?`,
        answer: key,
        distractors: slips(random, key, num, [
          [chosen.length * full, hasZero ? "letting numbers begin with 0" : "counting one number twice"],
          [third, "taking a third of all the numbers that can be formed"],
          [without * full, hasZero ? "leaving out the numbers that contain 0" : "missing some choices"],
          [amount + full, "counting one choice of digits too many"],
          [hasZero ? amount - short : 0, "missing one choice of digits that contains 0"],
          [amount - full, "missing one choice of digits"],
          [all, "forgetting the condition"],
          [amount + 2 * full, "counting two choices of digits too many"],
          [amount - 2 * full, "missing two choices of digits"],
          [hasZero ? withZero * full + without * short : 0, "leaving out orders for the wrong choices"],
        ]),
        explanation: [
          `A number is divisible by 3 when the sum of its digits is. ${capitalise(numberWord(chosen.length))} choices of ${numberWord(length)} digits have such a sum${hasZero ? `; ${numberWord(withZero)} of them ${withZero === 1 ? "contains" : "contain"} 0` : ""}: ${list(chosen.map((set) => `{${set.join(", ")}}`))}.`,
          hasZero
            ? `Without 0 there are $${length}! = ${full}$ orders, with 0 only $${full} - ${factorial(length - 1)} = ${short}$, since 0 cannot come first.`
            : `Each can be put in $${length}! = ${full}$ orders.`,
          hasZero
            ? `Together $${without} \\times ${full} + ${withZero} \\times ${short} = ${amount}$.`
            : `Together $${chosen.length} \\times ${full} = ${amount}$.`,
        ],
        verify: () => numbersFrom(digits, length).filter((number) => number % 3 === 0).length === amount,
      };
    },
  }),
];

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** All numbers of so many different digits, built digit by digit. */
function numbersFrom(digits: readonly number[], length: number): number[] {
  let numbers = digits.filter((digit) => digit > 0).map((digit) => ({ amount: digit, used: [digit] }));
  for (let place = 1; place < length; place++) {
    numbers = numbers.flatMap(({ amount, used }) =>
      digits
        .filter((digit) => !used.includes(digit))
        .map((digit) => ({ amount: 10 * amount + digit, used: [...used, digit] })),
    );
  }
  return numbers.map(({ amount }) => amount);
}
