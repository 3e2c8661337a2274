import { allPlain, allWhole, crore } from "../../../kit/amounts.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const bankingTerms: WriterList = [
  computed({
    name: "casa-and-credit-deposit-ratio",
    topic: "banking-terms",
    difficulty: "EASY",
    write(random) {
      const current = random.step(50, 400, 10);
      const savings = random.step(200, 900, 10);
      const term = random.step(500, 1600, 10);
      const deposits = current + savings + term;
      const casa = ((current + savings) / deposits) * 100;
      const loans = random.step(400, deposits, 10);
      const credit = (loans / deposits) * 100;
      const asksCasa = random.chance();
      const answer = asksCasa ? casa : credit;
      if (isTie(answer, 1)) return undefined;
      return {
        text: `A bank has current account deposits of ${crore(current)}, savings deposits of ${crore(savings)} and term deposits of ${crore(term)}. Its advances are ${crore(loans)}. What is its ${asksCasa ? "CASA ratio" : "credit–deposit ratio"} (to one decimal)?`,
        answer: percent(answer, 1),
        distractors: asksCasa
          ? [
              wrong(percent(credit, 1), "giving the credit–deposit ratio"),
              wrong(percent((savings / deposits) * 100, 1), "leaving out current accounts"),
              wrong(
                percent(((current + savings) / term) * 100, 1),
                "dividing by term deposits instead of all deposits",
              ),
              wrong(percent((term / deposits) * 100, 1), "giving the share of term deposits"),
            ]
          : [
              wrong(percent(casa, 1), "giving the CASA ratio"),
              wrong(percent((loans / (savings + term)) * 100, 1), "leaving out current accounts"),
              wrong(percent((loans / (current + term)) * 100, 1), "leaving out savings accounts"),
              wrong(
                percent((loans / (deposits + loans)) * 100, 1),
                "dividing by deposits and advances together",
              ),
              // Far above all others it would not be plausible.
              ...(deposits < 1.3 * loans
                ? [wrong(percent((deposits / loans) * 100, 1), "dividing deposits by advances")]
                : []),
            ],
        explanation: [
          `Total deposits are ${crore(deposits)}.`,
          asksCasa
            ? `The CASA ratio is the share of current and savings accounts: $\\frac{${current + savings}}{${deposits}} = ${percent(answer, 1).tex}$.`
            : `The credit–deposit ratio is advances over deposits: $\\frac{${loans}}{${deposits}} = ${percent(answer, 1).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "net-interest-margin",
    topic: "banking-terms",
    difficulty: "MEDIUM",
    write(random) {
      const assets = random.pick([1000, 2000, 2500, 4000, 5000]);
      const earned = (assets * random.pick([7, 7.5, 8, 9, 10])) / 100;
      const margin = random.pick([2.5, 3, 3.2, 3.5, 4]);
      const paid = earned - (assets * margin) / 100;
      const other = random.step(10, 60, 5);
      if (!allWhole(earned, paid)) return undefined;
      return {
        text: `In a year a bank earns interest of ${crore(earned)} and fees of ${crore(other)} and pays interest of ${crore(paid)}. Its average earning assets are ${crore(assets)}. What is its net interest margin?`,
        answer: percent(margin),
        distractors: [
          wrong(
            percent(((earned - paid + other) / assets) * 100),
            "counting the fees, which are not interest",
          ),
          wrong(percent((earned / assets) * 100), "leaving out the interest paid"),
          wrong(percent((paid / assets) * 100), "comparing the interest paid with the assets"),
          wrong(
            percent(((earned + other) / assets) * 100),
            "counting the fees and leaving out the interest paid",
          ),
          ...(earned - paid > 1.2 * other
            ? [wrong(percent(((earned - paid - other) / assets) * 100), "taking the fees off")]
            : []),
        ],
        explanation: [
          `Net interest income is ${crore(earned)} − ${crore(paid)} = ${crore(earned - paid)}; fees are not part of it.`,
          `Divided by earning assets of ${crore(assets)} that is ${percent(margin)}.`,
        ],
        satisfies: (amount) => Math.abs(amount * assets + paid - earned) < 1e-6,
      };
    },
  }),
  computed({
    name: "return-on-equity-of-a-bank",
    topic: "banking-terms",
    difficulty: "HARD",
    write(random) {
      const assets = random.pick([2000, 4000, 5000, 8000, 10000]);
      const leverage = random.pick([8, 10, 12.5, 16, 20]);
      const equity = assets / leverage;
      const onAssets = random.pick([0.5, 0.8, 1, 1.2, 1.25, 1.5]);
      const profit = (assets * onAssets) / 100;
      const result = onAssets * leverage;
      if (!allWhole(equity, profit) || !allPlain(result)) return undefined;
      return {
        text: `A bank with total assets of ${crore(assets)} earns a return on assets of ${percent(onAssets)}. Its liabilities to depositors and lenders are ${crore(assets - equity)}. What is its return on equity?`,
        answer: percent(result),
        distractors: [
          wrong(
            percent(onAssets * (leverage - 1)),
            "multiplying by the ratio of liabilities to equity instead of assets to equity",
          ),
          wrong(percent((equity / assets) * 100), "giving the share of equity in the assets"),
          wrong(percent(onAssets * (leverage + 1)), "adding equity to the assets once more"),
          wrong(percent(result / 2), "counting the equity twice"),
          wrong(
            percent((equity / assets) * 100 + onAssets),
            "adding the return on assets to the share of equity",
          ),
        ],
        explanation: [
          `Equity is ${crore(assets)} − ${crore(assets - equity)} = ${crore(equity)}. The profit is ${percent(onAssets)} of ${crore(assets)} = ${crore(profit)}.`,
          `Return on equity $= \\frac{${num(profit).tex}}{${num(equity).tex}} = ${percent(result).tex}$.`,
        ],
        verify: () => Math.abs(((result / 100) * equity) / assets - onAssets / 100) < 1e-9,
      };
    },
  }),
];
