import { allWhole, wholeFirst, wholeOnly } from "../../../kit/amounts.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const insuranceAndPension: WriterList = [
  computed({
    name: "premium-of-a-policy",
    topic: "insurance-and-pension",
    difficulty: "EASY",
    write(random) {
      const { name } = person(random);
      const sum = random.step(2, 30, 1) * 100000;
      const rate = random.pick([2, 3, 4, 5, 6, 8]);
      const rebate = random.pick([5, 10, 20]);
      const full = (sum * rate) / 1000;
      const premium = full * (1 - rebate / 100);
      if (!allWhole(premium)) return undefined;
      return {
        text: `A term policy costs ${money(rate)} a year for every ${money(1000)} of sum assured. ${name} is given a rebate of ${rebate}% on the premium. What is the yearly premium for a sum assured of ${money(sum)}?`,
        answer: money(premium),
        distractors: wholeFirst([
          wrong(money(full), "forgetting the rebate"),
          wrong(money(full * (1 + rebate / 100)), "adding the rebate instead of taking it off"),
          wrong(money(full * (1 - (2 * rebate) / 100)), "taking the rebate off twice"),
          wrong(money(full * (1 - rebate / 200)), "taking off half of the rebate"),
          wrong(money((premium * (100 - rebate)) / 100), "giving the rebate once more on the lower premium"),
        ]),
        explanation: [
          `Without a rebate the premium is $\\frac{${num(sum).tex}}{1000} \\times ${rate} = ${num(full).tex}$ rupees.`,
          `After ${rebate}% off it is ${money(premium)}.`,
        ],
        verify: () => Math.abs(premium + (full * rebate) / 100 - full) < 1e-6,
      };
    },
  }),
  computed({
    name: "claim-under-the-average-clause",
    topic: "insurance-and-pension",
    difficulty: "MEDIUM",
    write(random) {
      const value = random.step(4, 20, 1) * 100000;
      const part = random.pick([50, 60, 70, 75, 80, 90]);
      const insured = (value * part) / 100;
      const loss = random.step(40000, value / 2, 10000);
      const claim = (loss * part) / 100;
      if (!allWhole(claim) || insured === loss) return undefined;
      // A payment above the loss is not plausible.
      const withinTheLoss = (amount: number, why: string) =>
        amount > 0 && amount < loss ? [wrong(money(amount), why)] : [];
      return {
        text: `Stock worth ${money(value)} is insured against fire for ${money(insured)} under a policy with an average clause. A fire destroys stock worth ${money(loss)}. How much does the insurer pay?`,
        answer: money(claim),
        // With one half insured, two of them fall together.
        distractors: (part === 50 ? wholeFirst : wholeOnly)([
          wrong(money(loss), "paying the whole loss although the stock was under-insured"),
          wrong(money(loss - claim), "giving the part of the loss that the owner must bear"),
          wrong(money((claim * part) / 100), "applying the insured share twice"),
          ...withinTheLoss(loss - (value - insured), "taking the uninsured part of the stock off the loss"),
          ...withinTheLoss(insured - loss, "giving what is left of the sum insured"),
          ...withinTheLoss(
            (loss * loss) / insured,
            "comparing the loss with the sum insured instead of with the value of the stock",
          ),
        ]),
        explanation: [
          `The stock is insured for only $\\frac{${num(insured).tex}}{${num(value).tex}} = ${part}\\%$ of its value, so the insurer bears ${part}% of any loss.`,
          `Of ${money(loss)}, ${part}% is ${money(claim)}; the owner bears the other ${money(loss - claim)}.`,
        ],
        verify: () => Math.abs(claim / loss - insured / value) < 1e-9,
      };
    },
  }),
  computed({
    name: "corpus-for-a-pension",
    topic: "insurance-and-pension",
    difficulty: "HARD",
    write(random) {
      const { name } = person(random);
      const corpus = random.step(20, 80, 2) * 100000;
      const share = random.pick([40, 50, 60]);
      const rate = random.pick([6, 7, 7.5, 8]);
      const annuity = (corpus * share) / 100;
      const pension = (annuity * rate) / 1200;
      if (!allWhole(pension)) return undefined;
      const other = corpus - annuity;
      const asksCorpus = random.chance();
      return {
        text: asksCorpus
          ? `On retirement ${name} will buy an annuity with ${share}% of the pension savings and take the rest as a lump sum. The annuity pays ${percent(rate)} of its purchase price a year, in monthly parts. What savings does a pension of ${money(pension)} a month need?`
          : `On retirement ${name} has pension savings of ${money(corpus)}, buys an annuity with ${share}% of them and takes the rest as a lump sum. The annuity pays ${percent(rate)} of its purchase price a year, in monthly parts. How much is the monthly pension?`,
        answer: money(asksCorpus ? corpus : pension),
        distractors: asksCorpus
          ? wholeOnly([
              wrong(money(annuity), "giving only the part that buys the annuity"),
              wrong(money(other), "giving only the part that is taken as a lump sum"),
              wrong(money(corpus + annuity), "adding the annuity part once more"),
              wrong(money((annuity * 100) / (100 - share)), "dividing by the share of the lump sum"),
              wrong(money(corpus + pension * 12), "adding the pension of a year to the savings"),
            ])
          : wholeFirst([
              wrong(money((corpus * rate) / 1200), "buying the annuity with all of the savings"),
              wrong(money(pension * 12), "giving the yearly pension"),
              wrong(money((other * rate) / 1200), "reckoning the pension on the lump sum"),
              wrong(money(pension * 3), "giving the pension of a quarter"),
              wrong(money(pension / 2), "halving the monthly amount"),
            ]),
        explanation: asksCorpus
          ? [
              `A year's pension is $12 \\times ${num(pension).tex} = ${num(12 * pension).tex}$ rupees, which is ${percent(rate)} of the purchase price: ${money(annuity)}.`,
              `That is ${share}% of the savings, so the savings are ${money(corpus)}.`,
            ]
          : [
              `Of ${money(corpus)}, ${share}%, that is ${money(annuity)}, buys the annuity, which pays ${money((annuity * rate) / 100)} a year.`,
              `A twelfth of that is ${money(pension)} a month.`,
            ],
        verify: () => Math.abs((((corpus * share) / 100) * (rate / 100)) / 12 - pension) < 1e-6,
      };
    },
  }),
];
