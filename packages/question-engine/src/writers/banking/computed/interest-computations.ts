import { allPlain, allWhole, wholeFirst } from "../../../kit/amounts.ts";
import { roundTo } from "../../../numbers/arithmetic.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, type Wrong, wrong } from "../../../writing/computed.ts";
import { person, plural } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** Those with paise, and one of whole rupees at most. */
function oddFirst(mistakes: readonly Wrong[]): Wrong[] {
  const isOdd = ({ value }: Wrong) => typeof value !== "string" && !allWhole(value.number ?? 0);
  return [...mistakes.filter(isOdd), ...mistakes.filter((mistake) => !isOdd(mistake)).slice(0, 1)];
}

export const interestComputations: WriterList = [
  computed({
    name: "maturity-value-at-simple-interest",
    topic: "interest-computations",
    difficulty: "EASY",
    write(random) {
      const { name } = person(random);
      const principal = random.step(4000, 60000, 1000);
      const rate = random.pick([5, 6, 7, 7.5, 8, 9, 10]);
      const months = random.pick([3, 4, 6, 8, 9, 18, 24, 30, 36]);
      const interest = (principal * rate * months) / 1200;
      if (!allWhole(interest)) return undefined;
      return {
        text: `${name} puts ${money(principal)} into a bank for ${plural(months, "month")} at ${percent(rate)} simple interest a year. How much does ${name} get back in all?`,
        answer: money(principal + interest),
        distractors: wholeFirst([
          wrong(money(principal * (1 + rate / 100)), "counting the interest of exactly one year"),
          wrong(money(principal + interest * 2), "counting the interest twice"),
          wrong(money(principal + interest / 2), "counting only half of the interest"),
          wrong(
            money(principal * (1 + (rate * (months + 1)) / 1200)),
            "counting the interest of one month too many",
          ),
          wrong(
            money(principal * (1 + (rate * (months - 1)) / 1200)),
            "counting the interest of one month too few",
          ),
        ]),
        explanation: [
          `The time is $\\frac{${months}}{12}$ year, so the interest is $${num(principal).tex} \\times \\frac{${num(rate).tex}}{100} \\times \\frac{${months}}{12} = ${num(interest).tex}$.`,
          `Principal and interest together: ${money(principal + interest)}.`,
        ],
        verify() {
          const monthly = (principal * rate) / 1200;
          return Math.abs(principal + monthly * months - principal - interest) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "half-yearly-or-quarterly-compounding",
    topic: "interest-computations",
    difficulty: "MEDIUM",
    write(random) {
      const rate = random.pick([8, 10, 12, 16, 20]);
      const [word, parts] = random.pick([
        ["half-yearly", 2],
        ["quarterly", 4],
      ] as const);
      const periods = random.int(2, 3);
      const step = rate / parts / 100;
      const principal = random.pick([5000, 8000, 10000, 20000, 25000, 40000, 50000, 80000, 125000]);
      const amount = principal * (1 + step) ** periods;
      const months = (12 / parts) * periods;
      if (!allPlain(amount)) return undefined;
      const mistakes = [
        wrong(money(principal * (1 + step) ** (periods + 1)), "compounding once too often"),
        wrong(money(principal * (1 + rate / 1200) ** months), "compounding every month"),
        wrong(money(principal * (1 + rate / 100) ** (months / 12)), "compounding once a year"),
        wrong(money(principal * (1 + step * periods)), "using simple interest"),
        wrong(money(principal * (1 + step) ** (periods - 1)), "compounding once too seldom"),
      ];
      return {
        text: `What does ${money(principal)} grow to in ${plural(months, "month")} at ${rate}% a year, compounded ${word}?`,
        answer: money(amount),
        // Odd paise would stand out among whole rupees.
        distractors: allWhole(amount) ? wholeFirst(mistakes) : oddFirst(mistakes),
        explanation: [
          `Each period has a rate of $\\frac{${rate}}{${parts}} = ${num(rate / parts).tex}$ per cent, and ${months} months are ${periods} periods.`,
          `$${num(principal).tex} \\times ${num(1 + step, undefined, 4).tex}^${periods} = ${num(amount).tex}$, that is ${money(amount)}.`,
        ],
        verify() {
          let value = principal;
          for (let month = 0; month < months; month += 12 / parts)
            value += (value * rate * (12 / parts)) / 1200;
          return Math.abs(value - amount) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "effective-annual-rate",
    topic: "interest-computations",
    difficulty: "MEDIUM",
    write(random) {
      const [principal, rates] = random.pick([
        ["a loan", [9, 10, 11, 12, 13, 14, 15, 16, 17, 18]],
        ["a deposit", [4, 5, 6, 7, 8, 9, 10]],
        ["a bond", [5, 6, 7, 8, 9, 10, 11, 12]],
        ["an overdraft", [10, 12, 14, 15, 16, 18, 20, 22, 24]],
      ] as const);
      const rate = random.pick<number>(rates);
      const effective = roundTo(((1 + rate / 200) ** 2 - 1) * 100, 4);
      return {
        text: `The nominal rate on ${principal} is ${rate}% a year, compounded half-yearly. What is the effective annual rate (to two decimals)?`,
        answer: percent(effective),
        distractors: [
          wrong(
            percent(rate),
            "taking the nominal rate for the effective rate, as if interest earned no interest",
          ),
          wrong(percent(((1 + rate / 400) ** 4 - 1) * 100), "compounding quarterly"),
          wrong(percent(((1 + rate / 1200) ** 12 - 1) * 100), "compounding monthly"),
          wrong(
            percent(rate - (rate * rate) / 400),
            "taking the interest on interest off instead of adding it",
          ),
          wrong(
            percent(rate + (rate * rate) / 100 / 2, 2),
            "adding half a year's interest on a whole year's interest",
          ),
        ],
        explanation: [
          `In each half-year the rate is ${percent(rate / 2)}, so in a year money grows by the factor $${num(1 + rate / 200, undefined, 4).tex}^2 = ${num((1 + rate / 200) ** 2, undefined, 6).tex}$.`,
          `The effective rate is ${percent(effective)}, more than the nominal ${rate}% because interest earns interest.`,
        ],
        verify: () => Math.abs(rate + (rate * rate) / 400 - effective) < 1e-3,
      };
    },
  }),
  computed({
    name: "equal-instalments-at-compound-interest",
    topic: "interest-computations",
    difficulty: "HARD",
    write(random) {
      const { name } = person(random);
      const rate = random.pick([4, 5, 8, 10, 20, 25]);
      const growth = 1 + rate / 100;
      const years = random.int(2, 3);
      const instalment = random.pick([
        441, 1210, 2420, 3630, 1331, 2662, 6050, 1728, 3456, 864, 2160, 4410, 6615, 1250, 6250, 15625, 9261,
        2704, 5408, 5832, 11664, 8820, 12100, 14400,
      ]);
      const loan = roundTo(
        [1, 2, 3].slice(0, years).reduce((total, year) => total + instalment / growth ** year, 0),
        6,
      );
      if (!allWhole(loan)) return undefined;
      return {
        text: `${name} borrows ${money(loan)} at ${rate}% compound interest a year and repays it in ${years} equal yearly instalments, the first after one year. How much is each instalment?`,
        answer: money(instalment),
        distractors: [
          wrong(
            money((loan * growth ** years) / years),
            "letting the whole loan grow to the end and then dividing it",
          ),
          wrong(
            money((loan * (1 + (rate * years) / 100)) / years),
            "using simple interest on the whole loan (a flat rate)",
          ),
          wrong(money(loan / years), "forgetting the interest"),
          wrong(money((loan * growth) / years), "adding the interest of one year only"),
        ],
        explanation: [
          `The loan equals the present value of the instalments $x$: $${num(loan).tex} = ${[1, 2, 3]
            .slice(0, years)
            .map((year) => `\\frac{x}{${num(growth).tex}${year === 1 ? "" : `^${year}`}}`)
            .join(" + ")}$.`,
          `The factors add up to ${num(
            [1, 2, 3].slice(0, years).reduce((total, year) => total + 1 / growth ** year, 0),
            undefined,
            4,
          )} (rounded), so $x = ${num(instalment).tex}$, that is ${money(instalment)}.`,
          `Check for the first year: the debt grows to ${money(loan * growth)}, and ${money(loan * growth - instalment)} is left after the instalment.`,
        ],
        verify() {
          let debt = loan;
          for (let year = 0; year < years; year++) debt = debt * growth - instalment;
          return Math.abs(debt) < 1e-4;
        },
      };
    },
  }),
  computed({
    name: "difference-of-compound-and-simple-interest",
    topic: "interest-computations",
    difficulty: "HARD",
    write(random) {
      const rate = random.pick([4, 5, 8, 10, 15, 20]);
      const principal = random.step(2000, 40000, 1000);
      const difference = principal * ((rate * rate * (300 + rate)) / 1e6);
      if (!allWhole(difference)) return undefined;
      const two = (principal * rate * rate) / 10000;
      return {
        text: `${rate <= 10 ? "A bank pays" : "A moneylender charges"} ${rate}% interest a year. On a certain sum the compound interest for three years is ${money(difference)} more than the simple interest. What is the sum?`,
        answer: money(principal),
        distractors: [
          wrong(money((difference * 10000) / (rate * rate)), "using the formula for two years"),
          wrong(
            money((difference * 10000) / (3 * rate * rate)),
            "leaving out the interest on the interest of the interest, $r^3$",
          ),
          wrong(
            money((difference * 100) / (3 * rate)),
            "treating the difference as the simple interest of three years",
          ),
          wrong(money(principal + 3 * two), "adding the interest on interest to the sum"),
          wrong(money(principal * 2), "doubling the sum"),
        ],
        explanation: [
          `With $r = ${num(rate / 100).tex}$ the difference for three years is $P\\left((1 + r)^3 - 1 - 3r\\right) = P(3r^2 + r^3) = ${num(difference / principal, undefined, 6).tex}P$.`,
          `So $P = \\frac{${num(difference).tex}}{${num(difference / principal, undefined, 6).tex}} = ${num(principal).tex}$, that is ${money(principal)}.`,
        ],
        satisfies: (result) =>
          Math.abs(result * ((1 + rate / 100) ** 3 - 1 - (3 * rate) / 100) - difference) < 0.01,
      };
    },
  }),
];
