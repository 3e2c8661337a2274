import { allPlain, allWhole, wholeFirst, wholeOnly } from "../../../kit/amounts.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const MONTHS = [
  ["January", 31],
  ["February", 28],
  ["March", 31],
  ["April", 30],
  ["May", 31],
  ["June", 30],
  ["July", 31],
  ["August", 31],
  ["September", 30],
  ["October", 31],
  ["November", 30],
  ["December", 31],
] as const;

/** The date `days` after the given day of a common year. */
function laterDate(month: number, day: number, days: number): string {
  let at = month;
  let on = day + days;
  for (;;) {
    const [name, length] = MONTHS[at % 12] ?? MONTHS[0];
    if (on <= length) return `${on} ${name}`;
    on -= length;
    at++;
  }
}

/**
 * Rates, months, and the number of which the true discount is a multiple. A round discount would stand out
 * among near values.
 */
const DISCOUNTS = [
  [4, 12, 25],
  [5, 5, 48],
  [5, 10, 24],
  [8, 6, 25],
  [8, 10, 15],
  [10, 5, 24],
  [10, 8, 15],
  [10, 10, 12],
  [12, 4, 25],
  [15, 5, 16],
  [15, 10, 8],
  [16, 3, 25],
  [16, 9, 75],
  [20, 4, 15],
] as const;

export const chequesAndInstruments: WriterList = [
  computed({
    name: "due-date-with-days-of-grace",
    topic: "cheques-and-instruments",
    difficulty: "EASY",
    write(random) {
      const month = random.int(0, 9);
      const day = random.int(1, 27);
      const days = random.pick([30, 45, 60, 90]);
      const [name] = MONTHS[month] ?? MONTHS[0];
      return {
        text: `A bill of exchange dated ${day} ${name}${month < 2 ? " of a year that is not a leap year" : ""} is payable ${days} days after date. With the usual three days of grace, when is it due (holidays left aside)?`,
        answer: laterDate(month, day, days + 3),
        distractors: [
          wrong(laterDate(month, day, days), "forgetting the three days of grace"),
          wrong(laterDate(month, day, days + 2), "counting the date of the bill as the first day"),
          wrong(laterDate(month, day, days - 3), "subtracting the days of grace instead of adding them"),
          wrong(laterDate(month, day, days + 4), "counting one day too many"),
        ],
        explanation: [
          `The day that comes ${days} days after ${day} ${name} is ${laterDate(month, day, days)}; the date of the bill itself is not counted.`,
          `Three days of grace bring the due date to ${laterDate(month, day, days + 3)}.`,
        ],
        verify() {
          let [at, on] = [month, day];
          for (let step = 0; step < days + 3; step++) {
            const [, length] = MONTHS[at % 12] ?? MONTHS[0];
            if (on < length) on++;
            else [at, on] = [at + 1, 1];
          }
          return laterDate(month, day, days + 3) === `${on} ${(MONTHS[at % 12] ?? MONTHS[0])[0]}`;
        },
      };
    },
  }),
  computed({
    name: "bank-reconciliation",
    topic: "cheques-and-instruments",
    difficulty: "MEDIUM",
    write(random) {
      const book = random.step(10000, 60000, 500);
      const unpresented = random.step(2000, 9000, 500);
      const uncleared = random.step(1500, 8000, 500);
      const charges = random.step(100, 500, 50);
      const interest = random.intExcept(1, 12, charges / 50) * 50;
      const pass = book + unpresented - uncleared - charges + interest;
      if (unpresented === uncleared) return undefined;
      return {
        text: `The cash book of a firm shows a balance at bank of ${money(book)}. Cheques of ${money(unpresented)} issued by the firm have not been presented, and cheques of ${money(uncleared)} paid in have not been cleared. The bank has charged ${money(charges)} and credited interest of ${money(interest)}, neither of them entered in the cash book. What balance does the pass book show?`,
        answer: money(pass),
        distractors: [
          wrong(
            money(book - unpresented + uncleared - charges + interest),
            "treating unpresented and uncleared cheques the wrong way round",
          ),
          wrong(money(book + unpresented - uncleared), "leaving out the bank's charges and interest"),
          wrong(money(pass + 2 * (charges - interest)), "adding the charges and subtracting the interest"),
          wrong(money(book - charges + interest), "leaving out the cheques"),
        ],
        explanation: [
          `The bank has not yet paid ${money(unpresented)} (add) and has not yet received ${money(uncleared)} (subtract); it has taken charges of ${money(charges)} (subtract) and given interest of ${money(interest)} (add).`,
          `${money(book)} + ${money(unpresented)} − ${money(uncleared)} − ${money(charges)} + ${money(interest)} = ${money(pass)}.`,
        ],
        verify: () => pass - unpresented + uncleared + charges - interest === book,
      };
    },
  }),
  computed({
    name: "proceeds-of-a-discounted-bill",
    topic: "cheques-and-instruments",
    difficulty: "MEDIUM",
    write(random) {
      const face = random.step(7300, 73000, 3650);
      const days = random.pick([30, 36, 40, 45, 50, 60, 73, 90, 100, 146]);
      const rate = random.pick([6, 8, 9, 10, 12]);
      const discount = (face * rate * days) / 36500;
      if (!allWhole(discount)) return undefined;
      return {
        text: `A bank discounts a bill of ${money(face)} that is due in ${days} days (grace included) at ${percent(rate)} a year. How much does it pay out to the holder (365 days to the year)?`,
        answer: money(face - discount),
        distractors: wholeFirst([
          wrong(money(face * (1 - rate / 100)), "taking off the discount of a whole year"),
          wrong(money(face - 2 * discount), "taking off the discount twice"),
          wrong(money(face - discount / 2), "taking off the discount for half of the time"),
          wrong(
            money(face - (face * rate * (days - 3)) / 36500),
            "taking off the days of grace, which are counted as well",
          ),
          wrong(money(face - (face * rate * (days + 3)) / 36500), "adding the days of grace once more"),
        ]),
        explanation: [
          `The banker's discount is the simple interest on the face value: $${num(face).tex} \\times \\frac{${rate}}{100} \\times \\frac{${days}}{365} = ${num(discount).tex}$.`,
          `The holder gets ${money(face)} − ${money(discount)} = ${money(face - discount)}.`,
        ],
        verify: () => Math.abs((discount * 36500) / (rate * days) - face) < 1e-6,
      };
    },
  }),
  computed({
    name: "true-and-bankers-discount",
    topic: "cheques-and-instruments",
    difficulty: "HARD",
    write(random) {
      const [rate, months, unit] = random.pick(DISCOUNTS);
      const x = (rate * months) / 1200;
      const trueDiscount = unit * random.int(Math.ceil(120 / unit), Math.floor(2400 / unit));
      if (trueDiscount % 10 === 0) return undefined;
      const bankers = trueDiscount * (1 + x);
      const face = bankers / x;
      const gain = bankers - trueDiscount;
      if (!allWhole(bankers, face) || !allPlain(gain)) return undefined;
      return {
        text: `The banker's discount on a bill due in ${months} months at ${rate}% a year is ${money(bankers)}. What is the true discount?`,
        answer: money(trueDiscount),
        distractors: wholeOnly([
          wrong(
            money(bankers * (1 - x)),
            "taking the rate for the time off the banker's discount instead of dividing by $1 + rt$",
          ),
          // None is larger: it is well known that the true discount is the smaller of the two.
          wrong(money(bankers), "taking the two discounts to be equal"),
          wrong(money(trueDiscount - gain), "taking the banker's gain off twice"),
          wrong(money(bankers - gain / 2), "taking off half of the banker's gain"),
          wrong(money(bankers / (1 + x / 2)), "dividing by $1 + rt$ with half of the time"),
          wrong(money(bankers / (1 + rate / 100)), "dividing by $1 + r$, as if the bill ran for a year"),
          wrong(money(bankers / (1 + 2 * x)), "dividing by $1 + 2rt$"),
        ]),
        explanation: [
          `The banker's discount is the interest on the face value, the true discount the interest on the present value, so banker's discount $= $ true discount $\\times (1 + rt)$ with $rt = \\frac{${rate}}{100} \\times \\frac{${months}}{12} = \\frac{${rate * months}}{1200}$.`,
          `True discount $= ${num(bankers).tex} \\times \\frac{1200}{${1200 + rate * months}} = ${num(trueDiscount).tex}$, that is ${money(trueDiscount)}.`,
        ],
        verify() {
          const present = face / (1 + x);
          return Math.abs(face - present - trueDiscount) < 1e-6 && Math.abs(face * x - bankers) < 1e-6;
        },
      };
    },
  }),
];
