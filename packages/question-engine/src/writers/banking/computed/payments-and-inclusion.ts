import { allPlain, allWhole, wholeFirst } from "../../../kit/amounts.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person, times } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const paymentsAndInclusion: WriterList = [
  computed({
    name: "merchant-discount-on-card-sales",
    topic: "digital-payments",
    difficulty: "EASY",
    write(random) {
      const sales = random.step(20000, 300000, 10000);
      const rate = random.pick([0.4, 0.5, 0.8, 0.9, 1.2, 1.5, 2]);
      const fee = (sales * rate) / 100;
      const shop = random.pick([
        "A grocer's shop",
        "A bookshop",
        "A shoe shop",
        "A chemist's shop",
        "A jeweller's shop",
      ]);
      return {
        text: `${shop} sells goods for ${money(sales)} by card in a month. The bank keeps a merchant discount of ${percent(rate)} of card sales. How much is credited to the shop?`,
        answer: money(sales - fee),
        distractors: [
          wrong(money(sales - fee * 10), "misplacing the decimal point of the rate"),
          wrong(money(sales - fee * 2), "taking the merchant discount off twice"),
          wrong(money(sales - fee / 2), "taking off half of the merchant discount"),
          wrong(money(sales - fee / 10), "misplacing the decimal point of the rate the other way"),
        ],
        explanation: [
          `The merchant discount is ${percent(rate)} of ${money(sales)} = ${money(fee)}.`,
          `The shop gets ${money(sales)} − ${money(fee)} = ${money(sales - fee)}.`,
        ],
        verify: () => Math.abs((sales * (100 - rate)) / 100 - (sales - fee)) < 1e-6,
      };
    },
  }),
  computed({
    name: "credit-card-interest",
    topic: "digital-payments",
    difficulty: "HARD",
    write(random) {
      const { name, he } = person(random);
      const bill = random.step(10000, 60000, 2000);
      const paid = random.step(2000, bill / 2, 1000);
      const rate = random.pick([2, 2.5, 3, 3.5]);
      const later = random.step(2000, 10000, 1000);
      const factor = 1 + rate / 100;
      const owed = bill - paid;
      const left = owed * factor - later;
      const due = left * factor;
      if (!allPlain(left, due) || left < 2000) return undefined;
      return {
        text: `${name} has a credit card bill of ${money(bill)} and pays only ${money(paid)}. The unpaid part bears ${percent(rate)} interest a month, compounded monthly. A month later ${he} pays ${money(later)} more. If nothing else is bought or paid, how much is owed at the end of the second month?`,
        answer: money(due),
        distractors: [
          wrong(money(owed * factor * factor - later), "taking the second payment off at the end"),
          wrong(money((owed - later) * factor * factor), "taking the second payment off at the beginning"),
          wrong(money(left), "counting the interest of one month only"),
          wrong(
            money((bill * factor - paid - later) * factor),
            "charging the first month's interest on the whole bill",
          ),
          wrong(money(owed * (1 + (2 * rate) / 100) - later), "using simple interest"),
          wrong(money(left * factor * factor), "counting one month too many"),
        ],
        explanation: [
          `After the first payment ${money(owed)} is owed; in a month it grows to ${money(owed * factor)}, and the second payment leaves ${money(left)}.`,
          `In the second month this grows to $${num(left).tex} \\times ${num(factor, undefined, 4).tex}$, that is ${money(due)}.`,
          `A rate of ${percent(rate)} a month comes to more than ${percent(12 * rate)} a year.`,
        ],
        verify() {
          const first = owed + (owed * rate) / 100 - later;
          return Math.abs(first + (first * rate) / 100 - due) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "interest-subvention-on-a-crop-loan",
    topic: "financial-inclusion-and-schemes",
    difficulty: "MEDIUM",
    write(random) {
      const { name } = person(random);
      const loan = random.step(40000, 300000, 20000);
      const rate = random.pick([7, 8, 9, 10]);
      const subvention = random.pick([1.5, 2, 2.5]);
      const prompt = random.pick([2, 3]);
      const months = random.pick([6, 9, 12]);
      const net = rate - subvention - prompt;
      const interest = (loan * net * months) / 1200;
      if (!allWhole(interest)) return undefined;
      const at = (percentage: number) => (loan * percentage * months) / 1200;
      return {
        text: `Under a scheme a bank charges farmers ${percent(rate)} a year before any subsidy. The government bears ${subvention} percentage points of this rate, and ${prompt} percentage points more for those who repay on time. ${name} takes a crop loan of ${money(loan)} and repays it on time after ${months} months. How much interest does ${name} bear?`,
        answer: money(interest),
        distractors: wholeFirst([
          wrong(money(at(rate)), "leaving out both kinds of help"),
          wrong(money(at(rate - subvention)), "leaving out the help for timely payment"),
          wrong(money(at(subvention + prompt)), "giving the part that the government bears"),
          wrong(money(at(rate - prompt)), "leaving out the general subvention"),
          wrong(money(at(rate - subvention + prompt)), "adding the help for timely payment to the rate"),
        ]),
        explanation: [
          `The farmer bears $${num(rate).tex} - ${num(subvention).tex} - ${num(prompt).tex} = ${num(net).tex}$ per cent a year.`,
          `For ${months} months on ${money(loan)} that is $${num(loan).tex} \\times \\frac{${num(net).tex}}{100} \\times \\frac{${months}}{12} = ${num(interest).tex}$, that is ${money(interest)}.`,
        ],
        verify: () => Math.abs(at(rate) - at(subvention) - at(prompt) - interest) < 1e-6,
      };
    },
  }),
  computed({
    name: "lending-by-a-self-help-group",
    topic: "financial-inclusion-and-schemes",
    difficulty: "EASY",
    write(random) {
      const members = random.int(10, 20);
      const saving = random.step(50, 300, 50);
      const months = random.pick([6, 8, 10, 12]);
      const multiple = random.pick([2, 3, 4]);
      const savings = members * saving * months;
      return {
        text: `Each of the ${members} members of a self-help group saves ${money(saving)} a month for ${months} months. A bank then lends the group ${times(multiple)} its savings. How large is the loan?`,
        answer: money(savings * multiple),
        distractors: [
          wrong(money(savings), "giving the savings of the group"),
          wrong(money(savings * (multiple + 1)), "adding the savings to the loan"),
          wrong(money(savings * (multiple - 1)), "taking the savings off the loan"),
          wrong(money(members * saving * (months - 1) * multiple), "counting one month too few"),
          wrong(money((members - 1) * saving * months * multiple), "counting one member too few"),
        ],
        explanation: [
          `The group saves $${members} \\times ${saving} \\times ${months} = ${savings}$ rupees.`,
          `The loan is $${multiple} \\times ${savings}$ rupees, that is ${money(savings * multiple)}.`,
        ],
        verify: () => (savings * multiple) / multiple / months / saving === members,
      };
    },
  }),
];
