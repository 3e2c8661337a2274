import { allPlain, allWhole, crore, wholeFirst } from "../../../kit/amounts.ts";
import { roundTo } from "../../../numbers/arithmetic.ts";
import { num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const moneyAndBankingTheory: WriterList = [
  computed({
    name: "deposits-from-reserve-ratio",
    topic: "money-and-banking-theory",
    difficulty: "EASY",
    write(random) {
      const ratio = random.pick([4, 5, 8, 10, 12.5, 20, 25, 40, 50]);
      const deposit = random.step(100, 2000, 100);
      const total = (deposit * 100) / ratio;
      if (!allWhole(total)) return undefined;
      const kept = 1 - ratio / 100;
      return {
        text: `Banks keep ${percent(ratio)} of all deposits as reserves and lend out the rest; all loans come back to the banks as deposits. How large do total deposits become in the end when ${crore(deposit)} of cash is first deposited?`,
        answer: crore(total),
        distractors: wholeFirst([
          // Deposits that have not grown at all are not plausible.
          ...(ratio < 50
            ? [
                wrong(
                  crore(total - deposit),
                  "leaving out the first deposit, which gives the deposits created by lending",
                ),
              ]
            : []),
          wrong(crore(total + deposit), "counting the first deposit twice"),
          wrong(crore(deposit * (2 - ratio / 100)), "adding only the first loan to the first deposit"),
          wrong(
            crore(deposit * (1 + kept + kept * kept)),
            "adding only the first two loans to the first deposit",
          ),
          wrong(
            crore((deposit * 100) / (100 - ratio)),
            "dividing by the share that is lent instead of the share that is kept",
          ),
        ]),
        explanation: [
          `The money multiplier is $\\frac{1}{\\text{reserve ratio}} = \\frac{1}{${num(ratio / 100).tex}} = ${num(100 / ratio).tex}$.`,
          `Total deposits become $${num(100 / ratio).tex} \\times ${deposit} = ${num(total).tex}$, that is ${crore(total)}.`,
        ],
        verify() {
          let sum = 0;
          for (let part = deposit; part > 1e-9; part *= 1 - ratio / 100) sum += part;
          return Math.abs(sum - total) < 1e-4;
        },
      };
    },
  }),
  computed({
    name: "inflation-by-quantity-theory",
    topic: "money-and-banking-theory",
    difficulty: "EASY",
    write(random) {
      const output = random.int(2, 8);
      const inflation = random.intExcept(2, 12, output);
      const moneyGrowth = output + inflation;
      return {
        text: `The money supply of a country grows by ${moneyGrowth}% a year and its real output by ${output}% a year, while the velocity of money does not change. About what rate of inflation does the quantity theory of money give?`,
        answer: percent(inflation),
        distractors: [
          wrong(percent(moneyGrowth), "leaving out the growth of output"),
          wrong(percent(moneyGrowth + output), "adding the growth of output instead of subtracting it"),
          wrong(percent(output), "giving the growth of output"),
          wrong(percent(moneyGrowth / output), "dividing the growth rates"),
        ],
        explanation: [
          "From $MV = PY$ with $V$ constant, the growth of $M$ is about the growth of $P$ plus the growth of $Y$.",
          `Inflation is about $${moneyGrowth} - ${output} $ per cent, that is ${percent(inflation)}.`,
        ],
        satisfies: (amount) => Math.abs(100 * amount + output - moneyGrowth) < 1e-9,
      };
    },
  }),
  computed({
    name: "equation-of-exchange",
    topic: "money-and-banking-theory",
    difficulty: "MEDIUM",
    write(random) {
      const velocity = random.pick([2, 3, 4, 5, 6, 8]);
      const price = random.pick([2, 3, 4, 5, 6, 8, 10, 12]);
      const output = random.step(100, 900, 20);
      const stock = (price * output) / velocity;
      if (!allWhole(stock) || price === velocity) return undefined;
      const nextVelocity = random.intExcept(2, 9, velocity);
      const nextStock = stock * random.pick([1.5, 2, 3, 0.5]);
      const nextPrice = (nextStock * nextVelocity) / output;
      if (!allPlain(nextPrice) || !allWhole(nextStock) || nextPrice === price) return undefined;
      return {
        text: `In an economy the stock of money is ${crore(stock)}, each rupee is spent ${velocity} times a year on final goods, and ${output} crore units of goods are made. The stock of money then becomes ${crore(nextStock)} and each rupee is spent ${nextVelocity} times a year, while output stays the same. What is the new price level (rupees per unit) by the equation of exchange?`,
        answer: num(nextPrice),
        distractors: [
          wrong(num((price * nextStock) / stock), "leaving out the change of velocity"),
          wrong(num((price * nextVelocity) / velocity), "leaving out the change of the stock of money"),
          wrong(num(price), "finding the old price level"),
          wrong(
            num((price * nextStock * velocity) / (stock * nextVelocity)),
            "letting prices fall when velocity rises",
          ),
          wrong(num(nextStock / output), "leaving velocity out altogether"),
        ],
        explanation: [
          `$MV = PT$, so $P = \\frac{MV}{T}$.`,
          `$P = \\frac{${num(nextStock).tex} \\times ${nextVelocity}}{${output}} = ${num(nextPrice).tex}$ (before the change it was ${num(price)}).`,
        ],
        satisfies: (amount) => Math.abs(amount * output - nextStock * nextVelocity) < 1e-6,
      };
    },
  }),
  computed({
    name: "loans-created-by-banks",
    topic: "money-and-banking-theory",
    difficulty: "MEDIUM",
    write(random) {
      const ratio = random.pick([5, 8, 10, 12.5, 20, 25, 40]);
      const reserves = random.step(50, 1000, 50);
      const deposit = (reserves * 100) / ratio;
      const extra = random.step(20, 400, 20);
      const loans = (extra * 100) / ratio;
      if (!allWhole(deposit, loans)) return undefined;
      return {
        text: `The banks of a country must keep ${percent(ratio)} of deposits as reserves. They hold deposits of ${crore(deposit)} and reserves of ${crore(reserves + extra)}, and no cash leaves the banks. By how much at most can they expand loans and deposits?`,
        answer: crore(loans),
        distractors: [
          wrong(crore(extra), "lending the excess reserves only once, as a single bank would"),
          wrong(
            crore(((reserves + extra) * 100) / ratio),
            "multiplying all reserves instead of the excess reserves",
          ),
          wrong(crore(loans - extra), "taking off the excess reserves from the new loans"),
          wrong(crore(deposit + loans), "giving the total of deposits after the expansion"),
        ],
        explanation: [
          `Required reserves are ${percent(ratio)} of ${crore(deposit)} = ${crore(reserves)}, so excess reserves are ${crore(extra)}.`,
          `The banking system can expand loans and deposits by $\\frac{${extra}}{${num(ratio / 100).tex}} = ${num(loans).tex}$, that is ${crore(loans)}.`,
        ],
        verify: () => Math.abs((deposit + loans) * (ratio / 100) - (reserves + extra)) < 1e-9,
      };
    },
  }),
  computed({
    name: "narrow-and-broad-money",
    topic: "money-and-banking-theory",
    difficulty: "MEDIUM",
    write(random) {
      const currency = random.step(500, 2000, 50);
      const demand = random.step(400, 1500, 50);
      const other = random.step(5, 40, 5);
      const time = random.step(2000, 6000, 100);
      const post = random.step(50, 300, 10);
      const isBroad = random.chance();
      const m1 = currency + demand + other;
      const answer = isBroad ? m1 + time : m1;
      return {
        text: `Currency held by the public: ${crore(currency)}\nDemand deposits of the public with banks: ${crore(demand)}\nOther deposits with the Reserve Bank: ${crore(other)}\nTime deposits of the public with banks: ${crore(time)}\nSavings deposits with post offices: ${crore(post)}\nBy the Reserve Bank's measures M1 to M4, what is ${isBroad ? "broad money M3" : "narrow money M1"}?`,
        answer: crore(answer),
        distractors: [
          wrong(crore(answer - other), "leaving out other deposits with the Reserve Bank"),
          wrong(
            crore(answer + post),
            isBroad
              ? "adding post office savings, which M3 leaves out"
              : "adding post office savings, which gives M2",
          ),
          wrong(
            crore(isBroad ? m1 : m1 + time),
            isBroad ? "leaving out time deposits, which gives M1" : "adding time deposits, which gives M3",
          ),
          wrong(crore(answer - currency), "counting deposits only"),
        ],
        explanation: [
          `M1 is currency with the public, demand deposits and other deposits with the Reserve Bank: $${currency} + ${demand} + ${other} = ${m1}$, that is ${crore(m1)}.`,
          isBroad
            ? `M3 adds time deposits with banks: $${m1} + ${time} = ${answer}$, that is ${crore(answer)}. Post office savings are not part of it.`
            : "Time deposits belong to M3 and post office savings to M2 and M4, not to M1.",
        ],
        verify: () =>
          answer === [currency, demand, other, ...(isBroad ? [time] : [])].reduce((a, b) => a + b),
      };
    },
  }),
  computed({
    name: "multiplier-with-currency-drain",
    topic: "money-and-banking-theory",
    difficulty: "MEDIUM",
    write(random) {
      const currency = random.pick([10, 15, 20, 25, 30, 40, 50]);
      const reserve = random.pick([5, 10, 15, 20, 25, 30]);
      const multiplier = (100 + currency) / (currency + reserve);
      const base = random.step(100, 2000, 50);
      const supply = base * multiplier;
      if (!allPlain(multiplier) || !allWhole(supply)) return undefined;
      return {
        text: `The public holds currency equal to ${currency}% of its deposits and banks keep reserves of ${reserve}% of deposits. High-powered money is ${crore(base)}. How large is the money supply (currency and deposits together)?`,
        answer: crore(supply),
        distractors: wholeFirst([
          wrong(crore((base * 100) / reserve), "using $\\frac{1}{r}$, as if the public held no currency"),
          wrong(
            crore((base * 100) / (currency + reserve)),
            "counting deposits only and leaving out the currency",
          ),
          wrong(
            crore((base * (100 + currency)) / reserve),
            "leaving the currency ratio out of the denominator",
          ),
          wrong(
            crore((base * currency) / (currency + reserve) + base),
            "adding currency to high-powered money",
          ),
          wrong(
            crore((base * (100 + reserve)) / (currency + reserve)),
            "exchanging the currency ratio and the reserve ratio in the numerator",
          ),
        ]),
        explanation: [
          `The money multiplier is $\\frac{1 + c}{c + r} = \\frac{1 + ${num(currency / 100).tex}}{${num(currency / 100).tex} + ${num(reserve / 100).tex}} = ${num(multiplier).tex}$.`,
          `Money supply $= ${num(multiplier).tex} \\times ${base} = ${num(supply).tex}$, that is ${crore(supply)}.`,
        ],
        verify() {
          const deposits = (base * 100) / (currency + reserve);
          return Math.abs(deposits + (deposits * currency) / 100 - supply) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "loans-after-some-rounds",
    topic: "money-and-banking-theory",
    difficulty: "HARD",
    write(random) {
      const ratio = random.pick([10, 20, 25, 40, 50]);
      const deposit = random.step(1000, 8000, 1000);
      const kept = 1 - ratio / 100;
      const rounds = random.int(2, 3);
      const terms = [1, 2, 3].slice(0, rounds).map((power) => roundTo(deposit * kept ** power, 6));
      const loans = terms.reduce((a, b) => a + b);
      if (!allWhole(...terms)) return undefined;
      const next = deposit * kept ** (rounds + 1);
      return {
        text: `With a reserve ratio of ${ratio}%, a first bank receives a deposit of ${crore(deposit)} in cash and lends all it may. The loan is deposited in a second bank, which again lends all it may, and so on. How much have the banks lent in all once the ${rounds === 2 ? "second" : "third"} bank has made its loan?`,
        answer: crore(loans),
        distractors: [
          wrong(crore(deposit + loans - (terms.at(-1) ?? 0)), "adding up the deposits instead of the loans"),
          wrong(crore(terms.at(-1) ?? 0), "giving the last loan only"),
          wrong(crore((deposit * kept * 100) / ratio), "letting the process run on without end"),
          wrong(crore(loans + next), "counting one round too many"),
          wrong(crore(deposit + loans), "counting the first deposit as a loan"),
        ],
        explanation: [
          `Each bank lends ${percent(100 - ratio)} of what is deposited with it.`,
          `The loans are ${terms.map((term) => `${crore(term)}`).join(", then ")}.`,
          `Together they come to ${crore(loans)}.`,
        ],
        verify: () => Math.abs((deposit * kept * (1 - kept ** rounds)) / (1 - kept) - loans) < 1e-6,
      };
    },
  }),
];
