import { allPlain, allWhole, crore, lakh, wholeFirst } from "../../../kit/amounts.ts";
import { roundTo } from "../../../numbers/arithmetic.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, type Wrong, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** Slabs of a made-up country, in lakh rupees: nothing up to `free`, then `low` per cent up to `middle`, then `high` per cent. */
interface Slabs {
  free: number;
  middle: number;
  low: number;
  high: number;
}

function slabTax({ free, middle, low, high }: Slabs, income: number): number {
  const inMiddle = Math.max(0, Math.min(income, middle) - free);
  const above = Math.max(0, income - middle);
  return (inMiddle * low + above * high) / 100;
}

/** Incomes that end in 33,333 are not plausible: uses whole thousands if there are enough of them. */
function evenFirst(mistakes: readonly Wrong[]): readonly Wrong[] {
  const even = mistakes.filter(({ value }) => typeof value !== "string" && (value.number ?? 1) % 1000 === 0);
  return even.length >= 4 ? even : [...even, ...mistakes.filter((mistake) => !even.includes(mistake))];
}

export const publicFinance: WriterList = [
  computed({
    name: "fiscal-deficit-from-budget",
    topic: "public-finance",
    difficulty: "EASY",
    write(random) {
      const revenue = random.step(1500, 3000, 50);
      const recovery = random.step(20, 120, 10);
      const expenditure = revenue + recovery + random.step(300, 900, 20);
      const deficit = expenditure - revenue - recovery;
      return {
        text: `A government spends ${crore(expenditure)} in a year. Its revenue receipts are ${crore(revenue)}, and it gets ${crore(recovery)} from recovered loans and the sale of shares. The rest it borrows. What is its fiscal deficit?`,
        answer: crore(deficit),
        distractors: [
          wrong(
            crore(expenditure - revenue),
            "leaving out the receipts from recovered loans and shares, which create no debt",
          ),
          wrong(
            crore(expenditure - revenue + recovery),
            "adding these capital receipts to the gap instead of subtracting them",
          ),
          wrong(crore(revenue + recovery), "giving the receipts other than borrowing"),
          wrong(crore(deficit - recovery), "subtracting these capital receipts twice"),
        ],
        explanation: [
          "The fiscal deficit is total expenditure less all receipts that create no debt, so it equals what must be borrowed.",
          `${crore(expenditure)} − ${crore(revenue)} − ${crore(recovery)} = ${crore(deficit)}.`,
        ],
        satisfies: (amount) => amount + revenue + recovery === expenditure,
      };
    },
  }),
  computed({
    name: "price-with-and-without-gst",
    topic: "public-finance",
    difficulty: "EASY",
    write(random) {
      const rate = random.pick([5, 10, 15, 18, 20, 25]);
      const base = random.step(200, 9000, 100);
      const total = base * (1 + rate / 100);
      const thing = random.pick(["a cooker", "a suitcase", "a phone", "a chair", "a watch", "a mixer"]);
      const asksBase = random.chance();
      return {
        text: asksBase
          ? `The bill for ${thing} is ${money(total)} including tax at ${rate}%. What is the price before tax?`
          : `The price of ${thing} before tax is ${money(base)}. What does the buyer pay with tax at ${rate}%?`,
        answer: money(asksBase ? base : total),
        distractors: asksBase
          ? wholeFirst([
              wrong(
                money(total * (1 - rate / 100)),
                "taking the tax from the price that already includes it",
              ),
              wrong(
                money(total * (1 - rate / 200)),
                "taking only one half of the tax, and that from the price that includes it",
              ),
              wrong(money(2 * base - total), "taking off the tax twice"),
              wrong(
                money(total / (1 + rate / 200)),
                "taking off only one half of the tax, the central or the state part",
              ),
            ])
          : wholeFirst([
              wrong(money(base * (1 + rate / 50)), "adding the tax twice, as a central and as a state tax"),
              wrong(money(base * (1 + rate / 100) ** 2), "charging the tax on the tax as well"),
              wrong(
                money(base * (1 + rate / 200)),
                "adding only one half of the tax, the central or the state part",
              ),
              wrong(money(base * (1 + (3 * rate) / 200)), "adding the state part of the tax twice"),
            ]),
        explanation: [
          `The buyer pays ${100 + rate}% of the price before tax.`,
          asksBase
            ? `The price before tax is $${num(total).tex} \\times \\frac{100}{${100 + rate}} = ${num(base).tex}$, that is ${money(base)}.`
            : `$${num(base).tex} \\times \\frac{${100 + rate}}{100} = ${num(total).tex}$, that is ${money(total)}.`,
        ],
        verify: () => Math.abs(base + (base * rate) / 100 - total) < 1e-6,
      };
    },
  }),
  computed({
    name: "primary-and-revenue-deficit",
    topic: "public-finance",
    difficulty: "MEDIUM",
    write(random) {
      const revenueReceipts = random.step(1500, 3000, 50);
      const interest = random.step(200, 400, 10);
      const revenueSpending = revenueReceipts + random.step(150, 500, 10);
      const capitalSpending = random.step(300, 800, 20);
      const recovery = random.step(30, 120, 10);
      const fiscal = revenueSpending + capitalSpending - revenueReceipts - recovery;
      const revenueGap = revenueSpending - revenueReceipts;
      const primary = fiscal - interest;
      if (primary <= 50) return undefined;
      const asksPrimary = random.chance(0.65);
      return {
        text: `Budget of a state:\nRevenue receipts: ${crore(revenueReceipts)}\nCapital receipts other than borrowing: ${crore(recovery)}\nRevenue expenditure: ${crore(revenueSpending)} (of which interest: ${crore(interest)})\nCapital expenditure: ${crore(capitalSpending)}\nWhat is its ${asksPrimary ? "primary" : "revenue"} deficit?`,
        answer: crore(asksPrimary ? primary : revenueGap),
        distractors: [
          wrong(crore(fiscal), "giving the fiscal deficit"),
          wrong(
            crore(asksPrimary ? revenueGap : primary),
            `giving the ${asksPrimary ? "revenue" : "primary"} deficit`,
          ),
          wrong(
            crore(asksPrimary ? fiscal + interest : revenueGap - interest),
            asksPrimary
              ? "adding the interest instead of subtracting it"
              : "taking interest out, as for the primary deficit",
          ),
          wrong(
            crore(asksPrimary ? primary + recovery : revenueGap + capitalSpending),
            asksPrimary
              ? "leaving out the capital receipts other than borrowing"
              : "counting capital expenditure as well",
          ),
        ],
        explanation: asksPrimary
          ? [
              `Fiscal deficit: $${revenueSpending} + ${capitalSpending} - ${revenueReceipts} - ${recovery} = ${fiscal}$.`,
              `The primary deficit leaves out interest on past debt: $${fiscal} - ${interest} = ${primary}$, that is ${crore(primary)}.`,
            ]
          : [
              "The revenue deficit compares revenue expenditure (interest included) with revenue receipts only.",
              `$${revenueSpending} - ${revenueReceipts} = ${revenueGap}$, that is ${crore(revenueGap)}.`,
            ],
        verify: () => primary + interest + revenueReceipts + recovery === revenueSpending + capitalSpending,
      };
    },
  }),
  computed({
    name: "gst-with-input-tax-credit",
    topic: "public-finance",
    difficulty: "MEDIUM",
    write(random) {
      const rate = random.pick([5, 18]);
      const bought = random.step(2000, 30000, 1000);
      const added = random.step(3000, 50000, 500);
      const sold = bought + added;
      const due = (added * rate) / 100;
      return {
        text: `A trader buys goods for ${money(bought)} plus GST at ${rate}% and sells them for ${money(sold)} plus GST at ${rate}%. With full input tax credit, how much tax does the trader hand over to the government?`,
        answer: money(due),
        distractors: [
          wrong(money((sold * rate) / 100), "forgetting the credit for the tax paid on the purchase"),
          wrong(money((bought * rate) / 100), "giving the credit itself"),
          wrong(money(((bought + sold) * rate) / 100), "adding the tax on purchase and sale"),
          wrong(money(added), "giving the trader's margin instead of the tax on it"),
        ],
        explanation: [
          `Tax collected on the sale: ${rate}% of ${money(sold)} = ${money((sold * rate) / 100)}. Credit for tax paid on the purchase: ${rate}% of ${money(bought)} = ${money((bought * rate) / 100)}.`,
          `The difference, ${money(due)}, is handed over: it is ${rate}% of the value added, ${money(added)}.`,
        ],
        verify: () => Math.abs((sold * rate) / 100 - (bought * rate) / 100 - due) < 1e-6,
      };
    },
  }),
  computed({
    name: "income-tax-by-slabs",
    topic: "public-finance",
    difficulty: "MEDIUM",
    write(random) {
      const { name } = person(random);
      const free = random.pick([2, 3, 4]);
      const middle = free + random.pick([3, 4, 5]);
      const slabs: Slabs = { free, middle, low: random.pick([5, 10]), high: random.pick([20, 25, 30]) };
      const income = middle + random.step(1, 8, 0.5);
      const tax = slabTax(slabs, income);
      const rupees = (lakhs: number) => money(roundTo(lakhs * 100000, 2));
      return {
        text: `In a country incomes up to ${lakh(free)} are free of tax, the part from ${lakh(free)} to ${lakh(middle)} is taxed at ${slabs.low}% and the part above ${lakh(middle)} at ${slabs.high}%. How much tax does ${name} pay on an income of ${lakh(income)}?`,
        answer: rupees(tax),
        distractors: [
          wrong(
            rupees((income * slabs.high) / 100),
            "taxing the whole income at the highest rate that it reaches",
          ),
          wrong(
            rupees(((income - free) * slabs.high) / 100),
            "taxing all income above the free part at the highest rate",
          ),
          wrong(rupees(((income - middle) * slabs.high) / 100), "leaving out the tax on the middle slab"),
          wrong(
            rupees((middle * slabs.low + (income - middle) * slabs.high) / 100),
            "taxing the free part at the lower rate",
          ),
        ],
        explanation: [
          `Middle slab: ${slabs.low}% of ${lakh(middle - free)} = ${rupees(((middle - free) * slabs.low) / 100)}.`,
          `Top slab: ${slabs.high}% of ${lakh(income - middle)} = ${rupees(((income - middle) * slabs.high) / 100)}.`,
          `Together the tax is ${rupees(tax)}.`,
        ],
      };
    },
  }),
  computed({
    name: "tax-buoyancy",
    topic: "public-finance",
    difficulty: "MEDIUM",
    write(random) {
      const growth = random.pick([4, 5, 8, 10, 12.5]);
      const buoyancy = random.pick([0.8, 1.2, 1.25, 1.5, 1.6, 2]);
      const taxBefore = random.step(200, 2000, 100);
      const gdp = random.step(8000, 20000, 400);
      const taxGrowth = growth * buoyancy;
      const taxAfter = taxBefore * (1 + taxGrowth / 100);
      const gdpAfter = gdp * (1 + growth / 100);
      if (!allWhole(taxAfter, gdpAfter)) return undefined;
      return {
        text: `The GDP of a country grew from ${crore(gdp)} to ${crore(gdpAfter)} in a year, and its tax revenue from ${crore(taxBefore)} to ${crore(taxAfter)}. What was the buoyancy of taxes?`,
        answer: num(buoyancy),
        distractors: [
          wrong(num(1 / buoyancy), "dividing the growth of GDP by the growth of tax revenue"),
          wrong(
            num((taxAfter - taxBefore) / (gdpAfter - gdp), undefined, 2),
            "dividing the changes in rupees instead of in per cent",
          ),
          wrong(num(taxGrowth - growth), "subtracting the growth rates"),
          wrong(
            num((taxAfter / gdpAfter) * 100, undefined, 1),
            "giving the ratio of taxes to GDP in per cent",
          ),
        ],
        explanation: [
          `Tax revenue grew by $${percent(taxGrowth).tex}$ and GDP by $${percent(growth).tex}$.`,
          `Buoyancy is the ratio of the two growth rates: $\\frac{${num(taxGrowth).tex}}{${num(growth).tex}} = ${num(buoyancy).tex}$.`,
        ],
        satisfies: (amount) => Math.abs(amount * (gdpAfter / gdp - 1) - (taxAfter / taxBefore - 1)) < 1e-6,
      };
    },
  }),
  computed({
    name: "income-found-from-tax",
    topic: "public-finance",
    difficulty: "HARD",
    write(random) {
      const { name } = person(random);
      const free = random.pick([2, 3, 4]);
      const middle = free + random.pick([2, 3, 4, 5]);
      const slabs: Slabs = { free, middle, low: random.pick([5, 10]), high: random.pick([20, 25, 30]) };
      const income = middle + random.step(1, 9, 0.5);
      const cess = random.pick([2, 4, 5, 10]);
      const tax = slabTax(slabs, income);
      const paid = roundTo(tax * (1 + cess / 100), 6);
      if (!allPlain(paid * 10)) return undefined;
      const middleTax = ((middle - free) * slabs.low) / 100;
      const rupees = (lakhs: number) => money(roundTo(lakhs * 100000, 0));
      return {
        text: `In a country incomes up to ${lakh(free)} are free of tax, the part from ${lakh(free)} to ${lakh(middle)} is taxed at ${slabs.low}% and the part above at ${slabs.high}%; a cess of ${cess}% of the tax is added. ${name} pays ${rupees(paid)} in all. What is ${name}'s income?`,
        answer: rupees(income),
        distractors: evenFirst([
          wrong(
            rupees(middle + ((paid - middleTax) * 100) / slabs.high),
            "overlooking that the payment includes the cess",
          ),
          wrong(rupees(middle + (tax * 100) / slabs.high), "overlooking the tax on the middle slab"),
          wrong(
            rupees(free + (tax * 100) / slabs.high),
            "taxing all income above the free part at the highest rate",
          ),
          wrong(rupees(income - middle), "giving only the part of the income in the top slab"),
          wrong(rupees(income - free), "leaving out the part that is free of tax"),
          wrong(rupees(income + free), "adding the part that is free of tax once more"),
          wrong(rupees((tax * 100) / slabs.high), "taxing the whole income at the highest rate"),
        ]),
        explanation: [
          `Without the cess the tax is $${num(paid * 100000).tex} \\times \\frac{100}{${100 + cess}} = ${num(tax * 100000).tex}$ rupees.`,
          `The middle slab brings ${slabs.low}% of ${lakh(middle - free)} = ${rupees(middleTax)}, which leaves ${rupees(tax - middleTax)} for the top slab.`,
          `At ${slabs.high}% that is the tax on ${lakh(income - middle)}, so the income is ${lakh(middle)} + ${lakh(income - middle)} = ${rupees(income)}.`,
        ],
        verify: () => Math.abs(slabTax(slabs, income) * (100 + cess) - 100 * paid) < 1e-6,
      };
    },
  }),
  computed({
    name: "debt-ratio-next-year",
    topic: "public-finance",
    difficulty: "HARD",
    write(random) {
      const debt = random.step(400, 900, 20);
      const gdp = 1000;
      const interest = random.pick([5, 6, 8, 10]);
      const growth = random.pick([4, 5, 6, 8, 9, 10, 11, 12]);
      const primary = random.step(10, 60, 2);
      const next = debt * (1 + interest / 100) + primary;
      const nextGdp = gdp * (1 + growth / 100);
      const ratio = (next / nextGdp) * 100;
      // If the ratio stayed the same, nothing would have to be computed.
      if (interest === growth || Math.abs(ratio - (100 * debt) / gdp) < 0.5 || isTie(ratio, 1))
        return undefined;
      const shown = (share: number) => percent(roundTo(share * 100, 1));
      return {
        text: `A government owes ${crore(debt)} in a country with a GDP of ${crore(gdp)}. It pays ${interest}% interest on its debt, and in the coming year its primary deficit is ${crore(primary)}; it borrows for both. GDP (in current prices) grows by ${growth}%. What is the ratio of debt to GDP at the end of the year, to one decimal place?`,
        answer: shown(next / nextGdp),
        distractors: [
          wrong(shown(next / gdp), "comparing the new debt with the old GDP"),
          wrong(shown((debt + primary) / nextGdp), "leaving out the interest"),
          wrong(shown((debt * (1 + interest / 100)) / nextGdp), "leaving out the primary deficit"),
          wrong(
            shown((next - 2 * primary) / nextGdp),
            "subtracting the primary deficit instead of adding it",
          ),
          wrong(shown(debt / nextGdp), "leaving the debt as it was"),
        ],
        explanation: [
          `Interest is ${interest}% of ${debt}, $${num((debt * interest) / 100).tex}$, so the debt becomes $${debt} + ${num((debt * interest) / 100).tex} + ${primary} = ${num(next).tex}$ crore rupees.`,
          `GDP becomes $${num(nextGdp).tex}$ crore rupees, and the ratio is $\\frac{${num(next).tex}}{${num(nextGdp).tex}}$, which is ${shown(next / nextGdp)}.`,
        ],
        verify: () =>
          Math.abs(
            ((debt / gdp) * (1 + interest / 100)) / (1 + growth / 100) + primary / nextGdp - ratio / 100,
          ) < 1e-9,
      };
    },
  }),
];
