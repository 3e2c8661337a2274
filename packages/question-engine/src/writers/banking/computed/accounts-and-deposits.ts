import { allWhole, wholeFirst } from "../../../kit/amounts.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const accountsAndDeposits: WriterList = [
  computed({
    name: "closing-balance-of-an-account",
    topic: "accounts-and-deposits",
    difficulty: "EASY",
    write(random) {
      const { name } = person(random);
      const opening = random.step(2000, 30000, 500);
      const salary = random.step(15000, 50000, 1000);
      const cheque = random.step(1000, 9000, 500);
      const cash = random.step(500, 5000, 500);
      const interest = random.step(50, 400, 50);
      const closing = opening + salary - cheque - cash + interest;
      return {
        text: `${name}'s savings account opens the month with ${money(opening)}. A salary of ${money(salary)} is credited, a cheque of ${money(cheque)} drawn by ${name} is paid, ${money(cash)} is taken out in cash and interest of ${money(interest)} is credited. What is the closing balance?`,
        answer: money(closing),
        distractors: [
          wrong(money(closing - 2 * interest), "debiting the interest instead of crediting it"),
          wrong(money(closing + 2 * cheque), "adding the cheque that the account holder drew"),
          wrong(money(closing - opening), "leaving out the opening balance"),
          wrong(money(closing + cash), "leaving out the cash withdrawal"),
        ],
        explanation: [
          `Credits: ${money(salary)} + ${money(interest)} = ${money(salary + interest)}. Debits: ${money(cheque)} + ${money(cash)} = ${money(cheque + cash)}.`,
          `Closing balance: ${money(opening)} + ${money(salary + interest)} − ${money(cheque + cash)} = ${money(closing)}.`,
        ],
        verify: () => closing + cheque + cash - salary - interest === opening,
      };
    },
  }),
  computed({
    name: "maturity-value-of-a-recurring-deposit",
    topic: "accounts-and-deposits",
    difficulty: "MEDIUM",
    write(random) {
      const { name } = person(random);
      const deposit = random.step(200, 2000, 100);
      const months = random.pick([12, 18, 24, 36]);
      const rate = random.pick([6, 7, 8, 9, 10, 12]);
      const interest = (deposit * months * (months + 1) * rate) / 2400;
      if (!allWhole(interest)) return undefined;
      const total = deposit * months;
      return {
        text: `${name} pays ${money(deposit)} into a recurring deposit at the start of each month for ${months} months. The bank gives ${rate}% simple interest a year. What is the maturity value?`,
        answer: money(total + interest),
        distractors: wholeFirst([
          wrong(
            money(total + (total * rate * months) / 1200),
            "giving every instalment interest for the whole time",
          ),
          wrong(money(total), "leaving out the interest"),
          wrong(
            money(total + (deposit * months * (months - 1) * rate) / 2400),
            "letting each instalment earn one month too little",
          ),
          wrong(
            money(total + (deposit * months * months * rate) / 2400),
            "letting each instalment earn half a month too little",
          ),
          wrong(money(total + 2 * interest), "forgetting the factor $\\frac{1}{2}$ in the sum of the months"),
        ]),
        explanation: [
          `The first instalment earns interest for ${months} months, the last for 1 month: together $\\frac{${months} \\times ${months + 1}}{2} = ${(months * (months + 1)) / 2}$ months on ${money(deposit)}.`,
          `Interest $= ${deposit} \\times \\frac{${(months * (months + 1)) / 2}}{12} \\times \\frac{${rate}}{100} = ${num(interest).tex}$.`,
          `With ${money(total)} paid in, the maturity value is ${money(total + interest)}.`,
        ],
        verify() {
          let sum = 0;
          for (let month = 1; month <= months; month++) sum += (deposit * rate * month) / 1200;
          return Math.abs(sum - interest) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "savings-interest-on-daily-balances",
    topic: "accounts-and-deposits",
    difficulty: "HARD",
    write(random) {
      const { name } = person(random);
      const opening = random.step(20000, 60000, 5000);
      const change = random.pick([-1, 1]) * random.step(5000, 20000, 5000);
      const second = random.pick([-1, 1]) * random.step(5000, 15000, 5000);
      const rate = random.pick([3, 4, 5]);
      const first = random.pick([10, 12, 15, 20]);
      const middle = random.pick([18, 20, 23, 25]);
      const days = random.pick([80, 85, 90, 91]);
      const last = days - first - middle;
      const balances = [opening, opening + change, opening + change + second] as const;
      if (Math.min(...balances) < 5000) return undefined;
      const products = balances[0] * first + balances[1] * middle + balances[2] * last;
      const interest = (products * rate) / 36500;
      // A sum in whole rupees would look different from the others.
      if (Math.round(interest * 100) % 100 === 0 || isTie(interest, 2)) return undefined;
      const average = (Math.max(...balances) + Math.min(...balances)) / 2;
      const moved = (amount: number) =>
        amount > 0 ? `${money(amount)} is paid in` : `${money(-amount)} is taken out`;
      return {
        text: `${name}'s savings account holds ${money(opening)} for ${first} days; then ${moved(change)} and the balance stays for ${middle} days; then ${moved(second)} and the balance stays for ${last} days. How much interest is earned over these ${days} days at ${percent(rate)} a year on the daily balance (365 days to the year, to the nearest paisa)?`,
        answer: money(interest),
        distractors: [
          wrong(money((balances[2] * rate * days) / 36500), "using the last balance for all the days"),
          wrong(money((opening * rate * days) / 36500), "using the opening balance for all the days"),
          wrong(
            money((Math.min(...balances) * rate * days) / 36500),
            "using the lowest balance for all the days",
          ),
          wrong(
            money((average * rate * days) / 36500),
            "using the middle between the highest and the lowest balance",
          ),
          wrong(
            money((((balances[0] + balances[1] + balances[2]) / 3) * rate * days) / 36500),
            "averaging the three balances without regard to the days",
          ),
        ],
        explanation: [
          `Balance times days: $${num(balances[0]).tex} \\times ${first} + ${num(balances[1]).tex} \\times ${middle} + ${num(balances[2]).tex} \\times ${last} = ${num(products).tex}$.`,
          `Interest $= \\frac{${num(products).tex} \\times ${rate}}{365 \\times 100} = ${num(interest).tex}$, that is ${money(interest)}.`,
        ],
        verify() {
          let sum = 0;
          for (let day = 0; day < days; day++) {
            const balance = day < first ? balances[0] : day < first + middle ? balances[1] : balances[2];
            sum += (balance * rate) / 100 / 365;
          }
          return Math.abs(sum - interest) < 1e-6;
        },
      };
    },
  }),
];
