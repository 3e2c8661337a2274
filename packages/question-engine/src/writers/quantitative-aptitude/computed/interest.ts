import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { nearlyEqual, roundTo } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { count, money, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

const grow = (sum: number, rate: number, years: number) => {
  let amount = sum;
  for (let year = 0; year < years; year++) amount += (amount * rate) / 100;
  return amount;
};

export const interest: WriterList = [
  computed({
    name: "simple-interest-any-quantity",
    form: "elementary",
    topic: "simple-and-compound-interest",
    difficulty: "EASY",
    write(random) {
      const sum = random.step(2000, 24000, 500);
      const rate = random.int(4, 14);
      const years = random.int(2, 6);
      const gain = (sum * rate * years) / 100;
      const { name } = person(random);
      const kind = random.pick(["amount", "rate", "time"] as const);
      if (kind === "amount") {
        return {
          text: `${name} lends ${money(sum)} at ${rate}% a year simple interest. How much must be paid back in all after ${years} years?`,
          answer: money(sum + gain),
          distractors: withinReason(
            pleasant([
              wrong(money(gain), "giving the interest only"),
              wrong(money(sum + gain / years), "adding the interest of one year only"),
              wrong(money(grow(sum, rate, years)), "compounding the interest"),
              wrong(money(sum + gain + gain / years), "adding the interest of one year too many"),
              wrong(money(sum + gain - gain / years), "adding the interest of one year too few"),
              wrong(money(sum + 2 * gain), "adding the interest twice"),
              wrong(money(sum + gain / 2), "adding half of the interest"),
            ]),
            (result) => result > sum,
          ),
          explanation: [
            `Simple interest: $\\frac{${sum} \\times ${rate} \\times ${years}}{100}$, which is ${money(gain)}.`,
            `To be paid back: ${money(sum)} + ${money(gain)} = ${money(sum + gain)}.`,
          ],
          verify: () => sum + years * ((sum * rate) / 100) === sum + gain,
        };
      }
      const isRate = kind === "rate";
      const show = (x: number) => (isRate ? percent(x) : count(x, "year"));
      const answer = isRate ? rate : years;
      return {
        text: isRate
          ? `A sum of ${money(sum)} earns ${money(gain)} as simple interest in ${years} years. What is the yearly rate?`
          : `In how many years does ${money(sum)} earn ${money(gain)} as simple interest at ${rate}% a year?`,
        answer: show(answer),
        distractors: withinReason(
          pleasant([
            wrong(show((gain * 100) / sum), `forgetting to divide by the ${isRate ? "time" : "rate"}`),
            wrong(show(answer * 2), "halving the principal"),
            wrong(show(answer + 1), "a slip in the division"),
            wrong(show(isRate ? answer - 1 : answer + 2), "rounding in the wrong place"),
            wrong(show(answer / 2), "doubling the principal"),
            wrong(show(isRate ? answer + 2 : answer - 1), "a slip in the multiplication"),
          ]),
          // An interest of a third of the sum per year is not plausible.
          (result) => result <= (isRate ? 0.3 : 15),
        ),
        explanation: [
          "Simple interest is $\\frac{P \\times R \\times T}{100}$.",
          isRate
            ? `$R = \\frac{100 \\times ${gain}}{${sum} \\times ${years}} = ${rate}$, so the rate is ${rate}%.`
            : `$T = \\frac{100 \\times ${gain}}{${sum} \\times ${rate}} = ${years}$, so it takes ${years} years.`,
        ],
        satisfies: (result) => nearlyEqual(isRate ? sum * result * years : (sum * rate * result) / 100, gain),
      };
    },
  }),
  computed({
    name: "compound-interest-two-years",
    form: "elementary",
    topic: "simple-and-compound-interest",
    difficulty: "MEDIUM",
    write(random) {
      const sum = random.step(4000, 40000, 1000);
      const rate = random.pick([4, 5, 6, 8, 10, 12, 15, 20]);
      const half = random.chance(0.4) && rate % 4 === 0;
      const years = half ? 1 : random.pick([2, 2, 3]);
      const step = half ? rate / 2 : rate;
      const periods = half ? 2 : years;
      const gain = grow(sum, step, periods) - sum;
      const simple = (sum * rate * years) / 100;
      if (!isNeat(gain)) return undefined;
      const { name, his } = person(random);
      return {
        text: `${name} puts ${money(sum)} of ${his} savings into a deposit at ${rate}% a year, compounded ${half ? "half-yearly" : "yearly"}. How much interest does it earn in ${half ? "one year" : `${years} years`}?`,
        answer: money(gain),
        distractors: withinReason(
          pleasant([
            wrong(money(simple), "working with simple interest"),
            wrong(money(sum + gain), "giving the amount instead of the interest"),
            wrong(
              money(half ? grow(sum, rate, 2) - sum : simple + ((years - 1) * sum * rate * rate) / 10000),
              half ? `using ${rate}% for each half-year` : "counting too little interest on interest",
            ),
            wrong(money(grow(sum, step, periods + 1) - sum), "compounding one period too often"),
            wrong(money(grow(sum, step, periods - 1) - sum), "compounding one period too few"),
            wrong(money(2 * simple - gain), "subtracting the interest on interest"),
            wrong(money(simple + (sum * rate) / 100), "adding one more year of simple interest"),
            wrong(money(2 * gain - simple), "counting the interest on interest twice"),
          ]),
          // Not less than the first period brings.
          (result) => result < sum && result >= (sum * step) / 100,
          0,
        ),
        explanation: [
          half
            ? `Half-yearly compounding means 2 periods at ${step}% each.`
            : `Each year the amount grows by the factor $1 + \\frac{${rate}}{100}$.`,
          `Amount: $${sum} \\times ${roundTo(1 + step / 100, 4)}^{${periods}}$, which is ${money(sum + gain)}.`,
          `Interest: ${money(sum + gain)} − ${money(sum)} = ${money(gain)}.`,
        ],
        verify: () => nearlyEqual(sum * (1 + step / 100) ** periods - sum, gain),
      };
    },
  }),
  computed({
    name: "difference-of-compound-and-simple",
    form: "elementary",
    topic: "simple-and-compound-interest",
    difficulty: "MEDIUM",
    write(random) {
      const rate = random.pick([4, 5, 6, 8, 10, 12, 15, 20]);
      const sum = random.step(2500, 30000, 500);
      const difference = (sum * rate * rate) / 10000;
      if (!isNeat(difference)) return undefined;
      return {
        text: `The difference between the compound interest (compounded yearly) and the simple interest on a sum for 2 years at ${rate}% a year is ${money(difference)}. What is the sum?`,
        answer: money(sum),
        distractors: pleasant([
          wrong(money((difference * 100) / rate), `taking the difference as ${rate}% of the sum`),
          wrong(money(sum / 2), "taking the difference as twice $\\frac{PR^2}{100^2}$"),
          wrong(money(sum * 2), "taking the difference as half of $\\frac{PR^2}{100^2}$"),
          wrong(money((difference * 100) / (2 * rate)), "dividing by the simple interest rate of two years"),
          wrong(money(sum + difference), "adding the difference to the sum"),
        ]),
        explanation: [
          "In the second year compound interest also pays interest on the first year's interest; that is the whole difference: $P \\times \\left(\\frac{R}{100}\\right)^2$.",
          `$P = ${difference} \\times \\left(\\frac{100}{${rate}}\\right)^2$, which is ${money(sum)}.`,
        ],
        satisfies: (result) =>
          nearlyEqual(grow(result, rate, 2) - result - (2 * result * rate) / 100, difference),
      };
    },
  }),
  computed({
    name: "sum-from-two-amounts",
    topic: "simple-and-compound-interest",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const rate = random.pick([5, 10, 20, 25]);
      const sum = random.step(1600, 32000, 800);
      const years = random.pick([1, 2]);
      const early = grow(sum, rate, years);
      const late = grow(sum, rate, years + 1);
      if (!isNeat(early) || !isNeat(late)) return undefined;
      const jump = late - early;
      const said = years === 1 ? "1 year" : "2 years";
      return {
        text: `A sum at compound interest, compounded yearly, amounts to ${money(early)} in ${said} and to ${money(late)} in ${years + 1} years. What is the sum?`,
        answer: money(sum),
        distractors: pleasant([
          wrong(money(early - years * jump), "treating the interest as simple"),
          wrong(
            money(early * (1 - rate / 100) ** years),
            `subtracting ${rate}% instead of dividing by ${1 + rate / 100}`,
          ),
          wrong(
            money((early * 100) / (100 + rate * years + rate)),
            "going back too far with simple interest",
          ),
          wrong(money(early / (1 + rate / 100) ** (years + 1)), "going back one year too many"),
          wrong(money(early - jump), `subtracting the interest of year ${years + 1} only once`),
          wrong(money((early * early) / late), `going back one year from ${money(early)}`),
        ]),
        explanation: [
          `The interest of the last year is ${money(jump)} on ${money(early)}, so the rate is $\\frac{${jump}}{${early}} \\times 100\\% = ${rate}\\%$.`,
          `The sum is $${early} \\div ${1 + rate / 100}${years === 2 ? "^2" : ""}$, which is ${money(sum)}.`,
        ],
        verify: () =>
          nearlyEqual(sum * (1 + rate / 100) ** years, early) && nearlyEqual(early * (1 + rate / 100), late),
      };
    }),
  }),
  computed({
    name: "equal-yearly-instalments",
    topic: "simple-and-compound-interest",
    difficulty: "HARD",
    write: patiently((random) => {
      const rate = random.pick([5, 10, 20, 25]);
      const growth = 1 + rate / 100;
      const instalment =
        random.step(110, 3000, 1) * (rate === 5 ? 441 : rate === 10 ? 121 : rate === 20 ? 36 : 25);
      if (instalment > 60000) return undefined;
      const loan = instalment / growth + instalment / growth ** 2;
      if (!isNeat(loan)) return undefined;
      const { name } = person(random);
      return {
        text: `${name} borrows ${money(loan)} at ${rate}% a year compound interest and repays it in two equal yearly instalments, the first a year from now. How much is each instalment?`,
        answer: money(instalment),
        distractors: pleasant([
          wrong(
            money((loan * growth ** 2) / 2),
            "halving the amount due after two years without crediting the first payment",
          ),
          wrong(money((loan * growth) / 2), "adding the interest of one year only"),
          wrong(money((loan * (1 + (2 * rate) / 100)) / 2), "using simple interest and halving"),
          wrong(money(instalment / growth), "giving the present worth of the first instalment"),
        ]),
        explanation: [
          `Let the instalment be $x$. After a year the debt is ${money(loan * growth)}; $x$ is paid, and the rest grows by the factor ${growth} and equals $x$.`,
          `$(${roundTo(loan * growth, 2)} - x) \\times ${growth} = x$, so $${roundTo(1 + growth, 2)}x = ${roundTo(loan * growth * growth, 2)}$.`,
          `$x$ is ${money(instalment)}.`,
        ],
        satisfies: (result) => nearlyEqual((loan * growth - result) * growth, result),
      };
    }),
  }),
  computed({
    name: "sum-split-at-two-rates",
    topic: "simple-and-compound-interest",
    difficulty: "HARD",
    write(random) {
      const low = random.int(4, 9);
      const high = low + random.int(2, 6);
      const [a, b] = [random.step(1000, 12000, 500), random.step(1000, 12000, 500)];
      if (a === b) return undefined;
      const total = a + b;
      const gain = (a * low + b * high) / 100;
      const { name } = person(random);
      return {
        text: `${name} invests ${money(total)} in two schemes at simple interest, part at ${low}% and the rest at ${high}% a year. If the interest of one year is ${money(gain)} in all, how much was invested at ${low}%?`,
        answer: money(a),
        distractors: pleasant([
          wrong(money(b), `giving the part at ${high}%`),
          wrong(money(total / 2), "splitting the money equally"),
          wrong(money((total * low) / (low + high)), "splitting the money in the ratio of the rates"),
          wrong(
            money((total * high) / (low + high)),
            "splitting the money in the inverse ratio of the rates",
          ),
          wrong(money(Math.abs(a - b)), "finding the difference of the two parts"),
        ]),
        explanation: [
          `If all were at ${high}%, the interest would be ${money((total * high) / 100)}, which is ${money((total * high) / 100 - gain)} too much.`,
          `Every rupee moved to ${low}% lowers the interest by ₹${(high - low) / 100}.`,
          `So the part at ${low}% is $${roundTo((total * high) / 100 - gain, 2)} \\div ${(high - low) / 100}$, which is ${money(a)}.`,
        ],
        satisfies: (result) => nearlyEqual((result * low + (total - result) * high) / 100, gain),
      };
    },
  }),
];
