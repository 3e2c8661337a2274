import { allWhole, crore, wholeFirst } from "../../../kit/amounts.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const loansAndCredit: WriterList = [
  computed({
    name: "loan-to-value-and-margin",
    topic: "loans-and-credit",
    difficulty: "EASY",
    write(random) {
      const { name } = person(random);
      const [thing, low, high, step] = random.pick([
        ["a flat", 20, 90, 5],
        ["a car", 4, 16, 1],
        ["gold ornaments", 1, 9, 1],
        ["a shop", 10, 60, 5],
      ] as const);
      const value = random.step(low, high, step) * 100000;
      const ratio = random.pick([60, 70, 75, 80, 85]);
      const loan = (value * ratio) / 100;
      const asksMargin = random.chance();
      return {
        text: `A bank lends at most ${ratio}% of the value of ${thing}. As security ${name} offers ${thing} worth ${money(value)}. ${asksMargin ? "How large is the margin, the part of the value that is not lent?" : "What is the largest loan?"}`,
        answer: money(asksMargin ? value - loan : loan),
        distractors: [
          wrong(
            money(asksMargin ? loan : value - loan),
            asksMargin ? "giving the loan instead of the margin" : "giving the margin instead of the loan",
          ),
          wrong(
            money(asksMargin ? 2 * (value - loan) : 2 * loan - value),
            asksMargin ? "counting the margin twice" : "taking the margin off twice",
          ),
          wrong(
            money(asksMargin ? (loan * (100 - ratio)) / 100 : (loan * ratio) / 100),
            "applying a percentage to the loan instead of to the value",
          ),
          wrong(money(value / 2), "dividing the value half and half"),
        ],
        explanation: [
          `The largest loan is ${ratio}% of ${money(value)} = ${money(loan)}.`,
          ...(asksMargin
            ? [`The margin is the rest: ${money(value)} − ${money(loan)} = ${money(value - loan)}.`]
            : [`The other ${100 - ratio}%, ${money(value - loan)}, is the margin.`]),
        ],
        verify: () => loan + (value * (100 - ratio)) / 100 === value,
      };
    },
  }),
  computed({
    name: "instalment-of-a-flat-rate-loan",
    topic: "loans-and-credit",
    difficulty: "MEDIUM",
    write(random) {
      const { name } = person(random);
      const loan = random.step(12000, 240000, 6000);
      const rate = random.pick([6, 8, 9, 10, 12, 15]);
      const years = random.int(2, 5);
      const interest = (loan * rate * years) / 100;
      const emi = (loan + interest) / (12 * years);
      if (!allWhole(emi)) return undefined;
      return {
        text: `${name} takes a loan of ${money(loan)} at a flat rate of ${rate}% a year and repays it in ${12 * years} equal monthly instalments. How much is each instalment?`,
        answer: money(emi),
        distractors: wholeFirst([
          wrong(money(loan / (12 * years)), "leaving out the interest"),
          wrong(money((loan * (1 + rate / 100)) / (12 * years)), "adding the interest of one year only"),
          wrong(money(interest / (12 * years)), "giving the interest part only"),
          wrong(money((loan + interest) / (12 * (years + 1))), "dividing by the months of one year too many"),
          wrong(
            money((loan * (1 + (rate * (years + 1)) / 100)) / (12 * years)),
            "adding the interest of one year too many",
          ),
          wrong(money((loan * (1 + rate / 100) ** years) / (12 * years)), "compounding the interest yearly"),
        ]),
        explanation: [
          `At a flat rate interest is charged on the whole loan for the whole time: ${rate}% of ${money(loan)} for ${years} years = ${money(interest)}.`,
          `Each instalment is $\\frac{${num(loan + interest).tex}}{${12 * years}} = ${num(emi).tex}$, that is ${money(emi)}.`,
        ],
        satisfies: (amount) => Math.abs(amount * 12 * years - loan - interest) < 1e-6,
      };
    },
  }),
  computed({
    name: "interest-on-a-reducing-balance",
    topic: "loans-and-credit",
    difficulty: "HARD",
    write(random) {
      const part = random.step(10000, 60000, 5000);
      const years = random.pick([3, 4, 5]);
      const rate = random.pick([8, 10, 12]);
      const loan = part * years;
      const interest = (part * rate * ((years * (years + 1)) / 2)) / 100;
      const flat = (loan * rate * years) / 100;
      const asksSaving = random.chance();
      // A part of the principal must not come out as the answer by chance.
      if ((asksSaving ? flat - interest : interest) === part) return undefined;
      return {
        text: `A loan of ${money(loan)} is repaid in ${years} equal yearly parts of principal, together with ${rate}% interest each year on what is still owed at the start of that year. ${asksSaving ? `How much less interest is paid than at a flat rate of ${rate}% on the whole loan for ${years} years?` : "How much interest is paid in all?"}`,
        answer: money(asksSaving ? flat - interest : interest),
        distractors: [
          wrong(
            money(asksSaving ? interest : flat),
            asksSaving
              ? "giving the interest on the reducing balance itself"
              : "charging interest on the whole loan for all the years, as at a flat rate",
          ),
          wrong(money((loan * rate) / 100), "counting the interest of the first year only"),
          wrong(
            money(asksSaving ? flat / 2 : interest - (part * rate) / 100),
            asksSaving
              ? "assuming that the average balance is half of the loan"
              : "leaving out the last year",
          ),
          wrong(
            money(asksSaving ? flat : flat / 2),
            asksSaving
              ? "giving the interest at the flat rate"
              : "assuming that the average balance is half of the loan",
          ),
        ],
        explanation: [
          `The balances at the start of the years are ${Array.from({ length: years }, (_, year) => money(loan - part * year)).join(", ")}; they add up to ${money((part * years * (years + 1)) / 2)}.`,
          `Interest at ${rate}% on this sum is ${money(interest)}.`,
          ...(asksSaving
            ? [`At the flat rate it would be ${money(flat)}, so ${money(flat - interest)} is saved.`]
            : []),
        ],
        verify() {
          let total = 0;
          for (let owed = loan; owed > 0; owed -= part) total += (owed * rate) / 100;
          return Math.abs(total - interest) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "net-npa-ratio",
    topic: "loans-and-credit",
    difficulty: "MEDIUM",
    write(random) {
      const gross = random.step(1000, 5000, 250);
      const bad = (gross * random.pick([4, 5, 6, 8, 10])) / 100;
      const coverage = random.pick([40, 50, 60, 70, 75, 80]);
      const provisions = (bad * coverage) / 100;
      const ratio = ((bad - provisions) / (gross - provisions)) * 100;
      if (!allWhole(bad, provisions) || isTie(ratio, 2)) return undefined;
      return {
        text: `A bank has gross advances of ${crore(gross)}, of which ${crore(bad)} are non-performing. It has made provisions for ${coverage}% of the non-performing advances. What is its net NPA ratio (net NPA to net advances, to two decimals)?`,
        answer: percent(ratio),
        distractors: [
          wrong(percent((bad / gross) * 100), "giving the gross NPA ratio"),
          wrong(
            percent(((bad - provisions) / gross) * 100),
            "dividing by gross advances instead of net advances",
          ),
          wrong(
            percent((bad / (gross - provisions)) * 100),
            "taking the provisions off advances but not off the non-performing part",
          ),
          wrong(percent((provisions / gross) * 100), "comparing the provisions with advances"),
          wrong(
            percent(((bad - provisions) / (gross - bad)) * 100),
            "dividing by the advances that perform instead of by net advances",
          ),
        ],
        explanation: [
          `Provisions are ${coverage}% of ${crore(bad)} = ${crore(provisions)}. Net NPA = ${crore(bad - provisions)}; net advances = ${crore(gross - provisions)}.`,
          `The ratio is $\\frac{${num(bad - provisions).tex}}{${num(gross - provisions).tex}} = ${percent(ratio).tex}$.`,
        ],
        verify: () => Math.abs((ratio / 100) * (gross - provisions) + provisions - bad) < 1e-9,
      };
    },
  }),
];
