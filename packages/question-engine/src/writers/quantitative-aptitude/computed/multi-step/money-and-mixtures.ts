import { allWhole } from "../../../../kit/amounts.ts";
import { slips } from "../../../../kit/slips.ts";
import { gcd, nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, indian, money, num, ratio } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { people, person, times } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { sensibleSlips } from "../within-reason.ts";

const percentage = (x: number) => fixed(x, 2, "%");

export const moneyAndMixtures: WriterList = [
  computed({
    name: "watered-milk-sold-at-a-profit",
    topic: "mixtures-and-alligation",
    difficulty: "HARD",
    write(random) {
      const volume = random.pick([20, 25, 30, 40, 50, 60, 80, 100]);
      const part = random.pick([4, 5, 10]);
      const out = volume / part;
      const rounds = random.int(2, 3);
      const keeps = (1 - 1 / part) ** rounds;
      const markup = random.pick([0, 0, 8, 10, 20, 25]);
      const amount = 100 * ((1 + markup / 100) / keeps - 1);
      if (!isNeat(out) || amount > 95) return undefined;
      const key = percentage(amount);
      return {
        text: `A milkman has ${num(volume, "L")} of pure milk. He takes out ${num(out, "L")} for his own use and puts in as much water, and does this ${times(rounds)} in all. He then sells the ${num(volume, "L")} of mixture at ${markup === 0 ? "the price that he paid for pure milk" : `a price ${markup}% above what he paid for pure milk`}. What is his profit per cent on the milk that is in the mixture?`,
        answer: key,
        distractors: slips(random, key, percentage, [
          [100 * (1 - keeps), "giving the percentage of water in the mixture"],
          [
            100 * ((1 + markup / 100) / (1 - rounds / part) - 1),
            `taking out ${num(out, "L")} of pure milk each time`,
          ],
          [100 * ((1 + markup / 100) / (1 - 1 / part) ** (rounds - 1) - 1), "stopping one round too early"],
          [
            100 * ((1 + markup / 100) / (1 - 1 / part) ** (rounds + 1) - 1),
            "going on for one round too many",
          ],
          [100 * ((1 + markup / 100) / keeps), "forgetting to take off the cost"],
          [100 * (1 / keeps - 1) + markup, "adding the two gains instead of multiplying"],
          [100 * (rounds / part) + markup, "adding the shares of water"],
          [
            markup === 0 ? (100 * rounds) / part : 100 * (1 / keeps - 1),
            markup === 0 ? "adding the shares of water" : "leaving the higher price out of account",
          ],
          [100 * (1 + markup / 100) * (1 - keeps), "comparing with the whole mixture instead of the milk"],
        ]),
        explanation: [
          `Each round leaves $\\frac{${part - 1}}{${part}}$ of the milk, so after ${rounds} rounds there are $${volume} \\times \\left(\\frac{${part - 1}}{${part}}\\right)^{${rounds}} = ${num(volume * keeps, "L", 3).tex}$ of milk.`,
          `He is paid for ${num(volume, "L")}${markup === 0 ? "" : ` at ${num(1 + markup / 100)} times the price`}, while the milk in it cost the price of ${num(volume * keeps, "L", 3)}.`,
          `The profit is $\\frac{${num(volume * (1 + markup / 100), undefined, 3).tex} - ${num(volume * keeps, undefined, 3).tex}}{${num(volume * keeps, undefined, 3).tex}} \\times 100 = ${key.tex}$.`,
        ],
        verify: () => {
          let milk = volume;
          for (let round = 0; round < rounds; round++) milk -= (milk / volume) * out;
          const [cost, income] = [50 * milk, 50 * volume * (1 + markup / 100)];
          return Math.abs((100 * (income - cost)) / cost - (key.number ?? 0)) < 0.006;
        },
      };
    },
  }),
  computed({
    name: "equal-repayments-at-two-rates",
    depth: 5,
    topic: "simple-and-compound-interest",
    difficulty: "HARD",
    write(random) {
      const [r1, r2] = [random.pick([5, 8, 10, 12, 15, 20, 25]), random.pick([5, 8, 10, 12, 15, 20, 25])];
      const [f1, f2] = [1 + r1 / 100, 1 + r2 / 100];
      // The sum is each × 100(200 + r2) ÷ ((100 + r1)(100 + r2)), so that whole sums come in steps.
      const [over, under] = [100 * (200 + r2), (100 + r1) * (100 + r2)];
      const step = under / gcd(over, under);
      const each = step * random.int(1, 60);
      const whole = roundTo((each * over) / under, 0);
      if (r1 === r2 || each < 2000 || whole > 90000) return undefined;
      const key = money(each);
      const who = person(random);
      const rupees = (x: number) => money(Math.round(x));
      return {
        text: `${who.name} borrows ${money(whole)} at compound interest, at ${r1}% for the first year and ${r2}% for the second, and pays the debt off in two equal amounts, one at the end of each year. How much is each payment?`,
        answer: key,
        // Half of the debt and less would not even pay back what was borrowed.
        distractors: slips(
          random,
          key,
          rupees,
          sensibleSlips(
            [
              [(whole * f1 * f2) / 2, "halving the amount due after two years without any payment"],
              [(whole * f2 * f1) / (1 + f1), "using the two rates in the wrong order"],
              [(whole * (1 + (r1 + r2) / 100)) / 2, "halving the amount with simple interest"],
              [(whole * f1) / 2, "adding the interest of the first year only"],
              [(whole * f2) / 2, "adding the interest of the second year only"],
              [each + (whole * r1) / 100, "adding the interest of the first year once more"],
              [(whole * f1) / (1 + f2), "leaving out the interest of the second year"],
            ],
            (amount) => amount > whole / 2,
          ),
        ),
        explanation: [
          `If each payment is $x$, then after a year ${money(whole)} has become ${money(roundTo(whole * f1, 2))}, of which $x$ is paid.`,
          `The rest grows by ${r2}% and is paid by the second $x$: $(${num(roundTo(whole * f1, 2)).tex} - x) \\times ${num(f2).tex} = x$.`,
          `So $x = \\frac{${num(roundTo(whole * f1 * f2, 2)).tex}}{${num(1 + f2).tex}}$, which is ${key}.`,
        ],
        verify: () => {
          const afterOne = whole * f1 - each;
          return nearlyEqual(afterOne * f2 - each, 0, 1e-6) || Math.abs(afterOne * f2 - each) < 0.01;
        },
      };
    },
  }),
  computed({
    name: "partners-with-a-withdrawal-and-a-salary",
    depth: 5,
    topic: "ratio-and-proportion",
    difficulty: "HARD",
    write(random) {
      const [a, b] = [random.step(20, 90, 5) * 1000, random.step(20, 90, 5) * 1000];
      const month = random.pick([3, 4, 6, 8, 9]);
      const taken = random.pick([2, 4, 5]);
      const salary = random.pick([5, 10, 12, 15, 20]);
      const shares = [a * 12, b * month + b * (1 - 1 / taken) * (12 - month)] as const;
      const common = gcd(Math.round(shares[0]), Math.round(shares[1]));
      const [p, q] = [shares[0] / common, shares[1] / common];
      const profit = (p + q) * random.step(100, 3000, 100) * (100 / gcd(100, 100 - salary));
      const rest = profit * (1 - salary / 100);
      const part = rest / (p + q);
      if (a === b || !allWhole(p, q, part, rest, b / taken) || profit > 500000 || p + q > 60 || profit < 8000)
        return undefined;
      const asksFirst = random.chance();
      const amount = asksFirst ? (profit * salary) / 100 + p * part : q * part;
      const key = money(amount);
      const rupees = (x: number) => money(Math.round(x));
      const [one, two] = people(random, 2);
      const plain = (profit * a) / (a + b);
      return {
        text: `${one?.name} and ${two?.name} start a business with ${money(a)} and ${money(b)}. After ${month} months ${two?.name} takes out $\\frac{1}{${taken}}$ of ${two?.his} capital. For managing the business ${one?.name} receives ${salary}% of the yearly profit, and the rest is shared in the ratio of capital and time. If the profit of the year is ${money(profit)}, how much does ${asksFirst ? one?.name : two?.name} receive in all?`,
        answer: key,
        distractors: slips(random, key, rupees, [
          [
            asksFirst ? q * part : (profit * salary) / 100 + p * part,
            `giving what ${asksFirst ? two?.name : one?.name} receives`,
          ],
          [asksFirst ? p * part : (q * profit) / (p + q), "leaving out the pay for managing"],
          [
            asksFirst ? (p * profit) / (p + q) : (rest * b) / (a + b),
            asksFirst ? "sharing the whole profit without pay for managing" : "leaving out the withdrawal",
          ],
          [
            asksFirst ? (profit * salary) / 100 + (rest * a) / (a + b) : profit - plain,
            asksFirst ? "leaving out the withdrawal" : "sharing by the first capitals only",
          ],
          [asksFirst ? rest / 2 + (profit * salary) / 100 : rest / 2, "sharing the rest equally"],
          [
            asksFirst ? (profit * salary) / 100 + (p * profit) / (p + q) : (profit * salary) / 100,
            asksFirst ? "paying for managing on top of the whole profit" : "giving the pay for managing",
          ],
          [
            asksFirst ? plain : (rest * b * (1 - 1 / taken)) / (a + b * (1 - 1 / taken)),
            asksFirst ? "sharing by the first capitals only" : "using the smaller capital for the whole year",
          ],
        ]),
        explanation: [
          `For managing, ${salary}% of ${money(profit)} is ${money((profit * salary) / 100)}; ${money(rest)} is left to share.`,
          `Capital and time: $${num(a).tex} \\times 12$ against $${num(b).tex} \\times ${month} + ${num(b * (1 - 1 / taken)).tex} \\times ${12 - month}$, that is ${ratio(p, q)}.`,
          asksFirst
            ? `${one?.name} receives $\\frac{${p}}{${p + q}}$ of the rest, ${money(p * part)}, and ${money((profit * salary) / 100)}: together ${key}.`
            : `${two?.name} receives $\\frac{${q}}{${p + q}}$ of the rest, ${key}.`,
        ],
        verify: () => {
          // Month by month.
          let [mine, yours] = [0, 0];
          for (let at = 0; at < 12; at++) {
            mine += a;
            yours += at < month ? b : b - b / taken;
          }
          const left = profit - (profit * salary) / 100;
          const got = asksFirst
            ? (profit * salary) / 100 + (left * mine) / (mine + yours)
            : (left * yours) / (mine + yours);
          return nearlyEqual(got, amount, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "free-articles-and-a-discount",
    topic: "profit-and-loss",
    difficulty: "HARD",
    write(random) {
      const markup = random.pick([20, 25, 40, 50, 60, 75, 80, 100, 120]);
      const [buy, free] = random.pick([
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [3, 2],
        [9, 1],
        [5, 3],
        [8, 2],
      ] as const);
      const discount = random.pick([5, 10, 12, 15, 20, 25]);
      const share = buy / (buy + free);
      const amount = 100 * ((1 + markup / 100) * share * (1 - discount / 100) - 1);
      if (amount < 2 || amount > 60 || !isNeat(amount, 2)) return undefined;
      const key = percentage(amount);
      const goods = random.pick(["shirts", "notebooks", "towels", "soaps"]);
      return {
        text: `A trader marks ${goods} ${markup}% above cost and offers ${free} free with every ${buy} bought. On the bill for the ${buy} he also allows a discount of ${discount}%. What is his profit per cent on a customer who takes the full offer?`,
        answer: key,
        distractors: slips(random, key, percentage, [
          [100 * ((1 + markup / 100) * (1 - discount / 100) - 1), "leaving out the free articles"],
          [100 * ((1 + markup / 100) * share - 1), "leaving out the discount"],
          [
            100 * ((1 + markup / 100) * (1 - free / buy) * (1 - discount / 100) - 1),
            `taking the free articles as a discount of $\\frac{${free}}{${buy}}$`,
          ],
          [markup - 100 * (1 - share) - discount, "adding and subtracting the percentages"],
          [markup - discount, "subtracting the discount from the marking up"],
          [amount / share, "comparing with the cost of the articles paid for only"],
          [amount / 2, "comparing with twice the cost"],
          [100 * (1 - 1 / (1 + amount / 100)), "comparing with the selling price"],
        ]),
        explanation: [
          `Let an article cost ₹100, so that it is marked ₹${100 + markup}. The customer gets ${buy + free}, which cost ₹${100 * (buy + free)}.`,
          `The bill is $${buy} \\times ${100 + markup} \\times ${num(1 - discount / 100).tex}$, that is ₹${indian(roundTo(buy * (100 + markup) * (1 - discount / 100), 2), isNeat(buy * (100 + markup) * (1 - discount / 100)) ? 0 : 2)}.`,
          `The profit is $\\frac{${num(buy * (100 + markup) * (1 - discount / 100)).tex} - ${100 * (buy + free)}}{${100 * (buy + free)}} \\times 100 = ${key.tex}$.`,
        ],
        verify: () => {
          const paid = buy * (100 + markup) * (1 - discount / 100);
          const cost = 100 * (buy + free);
          return Math.abs(paid - cost * (1 + (key.number ?? 0) / 100)) < 0.1;
        },
      };
    },
  }),
  computed({
    name: "blend-for-a-wanted-profit",
    topic: "mixtures-and-alligation",
    difficulty: "HARD",
    write(random) {
      const gain = random.pick([10, 20, 25, 50]);
      const mean = random.step(100, 300, 20);
      const sells = roundTo(mean * (1 + gain / 100), 6);
      const unit = random.pick([5, 8, 10, 12, 15, 20]);
      const [x, y] = [unit * random.int(1, 6), unit * random.int(1, 6)];
      const [cheap, dear] = [mean - y, mean + x];
      const shared = gcd(x, y);
      if (x === y || cheap < 40 || dear - cheap < 30) return undefined;
      const kilos = (y / shared) * random.int(2, 9);
      const amount = (kilos * x) / y;
      const show = (w: number) => num(w, "kg", 0);
      const key = show(amount);
      const tea = random.pick(["rice", "pulses", "peanuts"]);
      const naive = (dear - sells) / (sells - cheap);
      return {
        text: `How many kilograms of ${tea} at ${money(cheap)} a kg must be mixed with ${num(kilos, "kg")} at ${money(dear)} a kg, so that by selling the mixture at ${money(sells)} a kg the dealer gains ${gain}%?`,
        answer: key,
        distractors: slips(random, key, show, [
          [roundTo((kilos * y) / x, 0), "turning the ratio round"],
          [roundTo(kilos * naive, 0), "using the selling price as the cost of the mixture"],
          [kilos, "mixing equal amounts"],
          [
            roundTo(kilos * ((dear - sells * (1 - gain / 100)) / (sells * (1 - gain / 100) - cheap)), 0),
            `taking ${gain}% off the selling price`,
          ],
          [amount + kilos, "giving the weight of the whole mixture"],
          [roundTo((kilos * dear) / cheap, 0), "mixing in the inverse ratio of the prices"],
          [roundTo((kilos * cheap) / dear, 0), "mixing in the ratio of the prices"],
          [2 * amount, "doubling the amount"],
        ]),
        explanation: [
          `Selling at ${money(sells)} with a gain of ${gain}% means that the mixture costs $\\frac{${num(sells).tex} \\times 100}{${100 + gain}} = ${mean}$ rupees a kg.`,
          `By alligation, cheap : dear $= (${dear} - ${mean}) : (${mean} - ${cheap}) = ${ratio(x, y).tex}$.`,
          `For ${num(kilos, "kg")} of the dearer kind, $${kilos} \\times \\frac{${x / shared}}{${y / shared}}$ are needed, that is ${key}.`,
        ],
        satisfies: (w) => nearlyEqual((w * cheap + kilos * dear) * (1 + gain / 100), (w + kilos) * sells),
      };
    },
  }),
];
