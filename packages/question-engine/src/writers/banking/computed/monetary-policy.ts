import { allPlain, allWhole, crore, wholeFirst } from "../../../kit/amounts.ts";
import { num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const monetaryPolicy: WriterList = [
  computed({
    name: "cash-reserve-of-a-bank",
    topic: "monetary-policy",
    difficulty: "EASY",
    write(random) {
      const deposits = random.step(1000, 9000, 200);
      const crr = random.pick([3, 4, 4.5, 5, 6]);
      const slr = random.pick([18, 20, 21.5, 24]);
      const asks = random.chance();
      const answer = (deposits * (asks ? crr : slr)) / 100;
      return {
        text: `Suppose that the cash reserve ratio is ${percent(crr)} and the statutory liquidity ratio is ${percent(slr)}. A bank has net demand and time liabilities of ${crore(deposits)}. ${asks ? "How much must it keep in cash with the Reserve Bank?" : "How much must it hold in cash, gold and approved securities under the statutory liquidity ratio?"}`,
        answer: crore(answer),
        distractors: [
          wrong(
            crore((deposits * (asks ? slr : crr)) / 100),
            `using the ${asks ? "statutory liquidity ratio" : "cash reserve ratio"}`,
          ),
          wrong(crore((deposits * (crr + slr)) / 100), "adding the two ratios"),
          wrong(crore((deposits * (slr - crr)) / 100), "subtracting one ratio from the other"),
          wrong(crore(deposits - answer), "giving what is left after the reserve"),
        ],
        explanation: [
          asks
            ? "The cash reserve ratio is the share of net demand and time liabilities kept in cash with the Reserve Bank."
            : "The statutory liquidity ratio is the share of net demand and time liabilities held in liquid assets such as approved securities.",
          `The share of ${percent(asks ? crr : slr)} of ${crore(deposits)} is ${crore(answer)}.`,
        ],
        satisfies: (result) => Math.abs(result * 100 - deposits * (asks ? crr : slr)) < 1e-6,
      };
    },
  }),
  computed({
    name: "funds-free-for-lending",
    topic: "monetary-policy",
    difficulty: "MEDIUM",
    write(random) {
      const deposits = random.step(1000, 9000, 500);
      const crr = random.pick([4, 5, 6, 7]);
      const slr = random.pick([18, 20, 22, 24, 25]);
      const cut = random.pick([0.5, 1, 1.5, 2]);
      const free = (deposits * (100 - crr - slr)) / 100;
      const after = (deposits * (100 - crr + cut - slr)) / 100;
      return {
        text: `A bank has deposits of ${crore(deposits)}. The cash reserve ratio is ${percent(crr)} and the statutory liquidity ratio is ${percent(slr)}. The central bank then lowers the cash reserve ratio by ${cut} percentage ${cut > 1 ? "points" : "point"}. How much of its deposits can the bank now lend?`,
        answer: crore(after),
        distractors: [
          wrong(crore(free), "leaving out the cut"),
          wrong(
            crore((deposits * (100 - crr - cut - slr)) / 100),
            "raising the cash reserve ratio instead of lowering it",
          ),
          wrong(crore((deposits * (100 - crr + cut)) / 100), "forgetting the statutory liquidity ratio"),
          wrong(crore((deposits * cut) / 100), "giving only the funds that the cut sets free"),
          wrong(crore((deposits * (100 - slr)) / 100), "forgetting the cash reserve ratio"),
        ],
        explanation: [
          `After the cut the cash reserve ratio is ${percent(crr - cut)}, so together the two ratios tie up ${percent(crr - cut + slr)} of deposits.`,
          `The bank can lend ${percent(100 - crr + cut - slr)} of ${crore(deposits)} = ${crore(after)}; the cut itself sets free ${crore((deposits * cut) / 100)}.`,
        ],
        verify: () => Math.abs(after - free - (deposits * cut) / 100) < 1e-6,
      };
    },
  }),
  computed({
    name: "deposits-after-a-change-of-reserve-ratio",
    topic: "monetary-policy",
    difficulty: "HARD",
    write(random) {
      const before = random.pick([5, 8, 10, 12.5, 20, 25]);
      const after = random.pick([4, 5, 8, 10, 12.5, 16, 20]);
      const reserves = random.step(100, 1000, 20);
      const sale = random.pick([0, 20, 40, 60, 80]);
      const old = (reserves * 100) / before;
      const next = ((reserves - sale) * 100) / after;
      if (before === after || !allWhole(old, next) || sale >= reserves / 2 || sale === 0) return undefined;
      const change = next - old;
      if (Math.abs(change) < 1) return undefined;
      const show = (result: number) => `They ${result > 0 ? "rise" : "fall"} by ${crore(Math.abs(result))}`;
      return {
        text: `Banks hold reserves of ${crore(reserves)} and lend as much as a reserve ratio of ${percent(before)} allows. The central bank changes the ratio to ${percent(after)} and sells them bonds for ${crore(sale)}, which they pay for out of reserves. If no cash leaves the banks, what happens to total deposits in the end?`,
        answer: show(change),
        distractors: [
          wrong(show((reserves * 100) / after - old), "leaving out the sale of bonds"),
          wrong(show(((reserves + sale) * 100) / after - old), "letting the sale of bonds add to reserves"),
          wrong(
            show((reserves * 100) / after - sale - old),
            "taking the bonds off deposits without the multiplier",
          ),
          wrong(
            show((reserves * 100) / after - (sale * 100) / before - old),
            "multiplying the bonds by the old ratio's multiplier",
          ),
          wrong(show(((reserves - 2 * sale) * 100) / after - old), "taking the bonds off reserves twice"),
        ],
        explanation: [
          `Before: deposits are $\\frac{${reserves}}{${num(before / 100).tex}} = ${num(old).tex}$ crore rupees.`,
          `After: reserves are $${reserves} - ${sale} = ${reserves - sale}$ and deposits $\\frac{${reserves - sale}}{${num(after / 100).tex}} = ${num(next).tex}$ crore rupees.`,
          `${show(change)}.`,
        ],
        verify: () => Math.abs(((old + change) * after) / 100 - (reserves - sale)) < 1e-6,
      };
    },
  }),
  computed({
    name: "cost-of-an-overnight-repo",
    topic: "monetary-policy",
    difficulty: "MEDIUM",
    write(random) {
      const amount = random.step(365, 3650, 365);
      const rate = random.pick([4, 5, 6, 6.5, 7, 8]);
      const days = random.pick([1, 2, 3, 7, 14]);
      const interest = (amount * rate * days) / 36500;
      if (!allPlain(interest)) return undefined;
      return {
        text: `Suppose that the repo rate is ${percent(rate)} a year. A bank borrows ${crore(amount)} from the central bank against securities for ${days === 1 ? "1 day" : `${days} days`}. What interest does it pay (365 days to the year)?`,
        answer: crore(interest),
        distractors: wholeFirst([
          wrong(crore(2 * interest), "counting the time twice"),
          ...(days > 1
            ? [wrong(crore((amount * rate * (days - 1)) / 36500), "counting one day too few")]
            : []),
          wrong(crore((amount * rate) / 1200), "paying the interest of a month"),
          wrong(crore((amount * rate * (days + 1)) / 36500), "counting one day too many"),
          wrong(crore((amount * rate * days) / 3650), "misplacing the decimal point"),
          wrong(crore(interest / 2), "counting half of the time"),
        ]),
        explanation: [
          `Interest $= ${amount} \\times \\frac{${num(rate).tex}}{100} \\times \\frac{${days}}{365} = ${num(interest).tex}$, that is ${crore(interest)}.`,
          "The bank buys its securities back at the amount borrowed plus this interest.",
        ],
        verify: () => Math.abs(interest * 36500 - amount * rate * days) < 1e-6,
      };
    },
  }),
];
