import { allPlain, allWhole, crore, wholeFirst } from "../../../kit/amounts.ts";
import { patiently } from "../../../kit/patiently.ts";
import { num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const MPCS = [0.5, 0.6, 0.75, 0.8, 0.9] as const;

export const incomeDetermination: WriterList = [
  computed({
    name: "income-rise-from-investment",
    topic: "income-determination",
    difficulty: "EASY",
    write(random) {
      const mpc = random.pick(MPCS);
      const rise = random.step(20, 400, 20);
      const multiplier = 1 / (1 - mpc);
      const income = rise * multiplier;
      const given = random.chance()
        ? `marginal propensity to consume is ${num(mpc)}`
        : `marginal propensity to save is ${num(1 - mpc)}`;
      return {
        text: `In a closed economy without taxes the ${given}. By how much does income rise when investment rises by ${crore(rise)}?`,
        answer: crore(income),
        distractors: wholeFirst([
          wrong(
            crore(rise / mpc),
            "dividing by the marginal propensity to consume instead of the marginal propensity to save",
          ),
          wrong(crore(rise * mpc), "counting only the first round of extra consumption"),
          wrong(crore(income - rise), "leaving out the investment itself"),
          wrong(crore(rise * (1 + mpc)), "stopping after the first round of spending"),
          wrong(crore(rise), "taking the multiplier to be 1"),
        ]),
        explanation: [
          `The multiplier is $\\frac{1}{1 - MPC} = \\frac{1}{MPS} = \\frac{1}{${num(1 - mpc).tex}} = ${num(multiplier).tex}$.`,
          `Income rises by $${num(multiplier).tex} \\times ${rise} = ${num(income).tex}$, that is ${crore(income)}.`,
        ],
        verify() {
          let total = 0;
          for (let part = rise; part > 1e-9; part *= mpc) total += part;
          return Math.abs(total - income) < 1e-5;
        },
      };
    },
  }),
  computed({
    name: "propensities-from-two-incomes",
    topic: "income-determination",
    difficulty: "EASY",
    write(random) {
      const mpc = random.pick([0.6, 0.7, 0.75, 0.8, 0.9]);
      const first = random.step(200, 800, 100);
      const rise = random.step(100, 400, 100);
      const start = random.step(20, 90, 10);
      const c1 = start + mpc * first;
      const c2 = c1 + mpc * rise;
      if (!allWhole(c1, c2)) return undefined;
      const asksSave = random.chance();
      const answer = asksSave ? 1 - mpc : mpc;
      return {
        text: `When income rises from ${crore(first)} to ${crore(first + rise)}, consumption rises from ${crore(c1)} to ${crore(c2)}. What is the marginal propensity to ${asksSave ? "save" : "consume"}?`,
        answer: num(answer, undefined, 2),
        distractors: [
          wrong(
            num(1 - answer, undefined, 2),
            `giving the marginal propensity to ${asksSave ? "consume" : "save"}`,
          ),
          wrong(
            num(asksSave ? 1 - c2 / (first + rise) : c2 / (first + rise), undefined, 2),
            `giving the average propensity to ${asksSave ? "save" : "consume"} at the new income`,
          ),
          wrong(
            num(asksSave ? 1 - c1 / first : c1 / first, undefined, 2),
            `giving the average propensity to ${asksSave ? "save" : "consume"} at the old income`,
          ),
          wrong(
            num(rise / (c2 - c1), undefined, 2),
            "dividing the rise of income by the rise of consumption",
          ),
        ],
        explanation: [
          `Income rises by ${crore(rise)} and consumption by ${crore(c2 - c1)}${asksSave ? `, so saving rises by ${crore(rise - c2 + c1)}` : ""}.`,
          `The marginal propensity to ${asksSave ? "save" : "consume"} is $\\frac{${num(asksSave ? rise - c2 + c1 : c2 - c1).tex}}{${rise}} = ${num(answer, undefined, 2).tex}$.`,
        ],
        verify: () => Math.abs(c1 + (asksSave ? 1 - answer : answer) * rise - c2) < 1e-6,
      };
    },
  }),
  computed({
    name: "unemployment-rate",
    topic: "income-determination",
    difficulty: "EASY",
    write(random) {
      const rate = random.pick([4.5, 5.5, 6.4, 7.5, 8.2, 8.5, 10.5, 12, 12.5]);
      const force = random.step(200, 1000, 200);
      const jobless = (force * rate) / 100;
      const employed = force - jobless;
      const adults = force + random.step(80, 400, 20);
      if (!allWhole(jobless)) return undefined;
      return {
        text: `In a town ${employed} thousand people have work, ${jobless} thousand have none and look for it, and ${adults - force} thousand adults neither work nor look for work. What is the rate of unemployment (to one decimal)?`,
        answer: percent(rate),
        distractors: [
          wrong(
            percent((jobless / adults) * 100, 1),
            "dividing by all adults instead of by the labour force",
          ),
          wrong(
            percent((jobless / employed) * 100, 1),
            "dividing by those who have work instead of by the labour force",
          ),
          wrong(
            percent(((adults - employed) / adults) * 100, 1),
            "counting all adults without work as unemployed",
          ),
          wrong(percent((force / adults) * 100, 1), "giving the labour force participation rate"),
        ],
        explanation: [
          `The labour force is those who work or look for work: $${employed} + ${jobless} = ${force}$ thousand.`,
          `The rate of unemployment is $\\frac{${jobless}}{${force}} \\times 100 = ${percent(rate).tex}$.`,
        ],
        satisfies: (amount) => Math.abs(amount * force - jobless) < 1e-6,
      };
    },
  }),
  computed({
    name: "equilibrium-income-of-two-sectors",
    topic: "income-determination",
    difficulty: "MEDIUM",
    write(random) {
      const mpc = random.pick(MPCS);
      const start = random.step(20, 200, 10);
      const invest = random.step(40, 300, 10);
      const income = (start + invest) / (1 - mpc);
      if (!allWhole(income)) return undefined;
      const asks = random.pick(["income", "consumption"] as const);
      const answer = asks === "income" ? income : income - invest;
      return {
        text: `In a closed economy without a government, consumption is $C = ${start} + ${num(mpc).tex}Y$ and investment is $I = ${invest}$ (in crore rupees). What is ${asks === "income" ? "the equilibrium level of income" : "consumption in equilibrium"}?`,
        answer: crore(answer),
        distractors: wholeFirst([
          wrong(
            crore(asks === "income" ? income - invest : income),
            asks === "income"
              ? "giving consumption instead of income"
              : "giving income instead of consumption",
          ),
          wrong(crore(invest / (1 - mpc)), "leaving out autonomous consumption"),
          wrong(crore((start + invest) / mpc), "dividing by the marginal propensity to consume"),
          wrong(
            crore(start / (1 - mpc)),
            "leaving out investment, which gives the income at which all is consumed",
          ),
          wrong(crore(start + invest), "leaving out the multiplier"),
        ]),
        explanation: [
          `In equilibrium $Y = C + I = ${start} + ${num(mpc).tex}Y + ${invest}$.`,
          `So $${num(1 - mpc).tex}Y = ${start + invest}$ and $Y = ${num(income).tex}$, that is ${crore(income)}.`,
          ...(asks === "consumption"
            ? [
                `Consumption is $${num(income).tex} - ${invest} = ${num(answer).tex}$, that is ${crore(answer)}.`,
              ]
            : []),
        ],
        verify: () => Math.abs(start + mpc * income + invest - income) < 1e-6,
      };
    },
  }),
  computed({
    name: "saving-function-at-an-income",
    topic: "income-determination",
    difficulty: "MEDIUM",
    write(random) {
      const mpc = random.pick(MPCS);
      const start = random.step(30, 180, 10);
      const breakEven = start / (1 - mpc);
      const income = random.step(100, 1500, 50);
      const saving = -start + (1 - mpc) * income;
      if (!allWhole(breakEven, saving) || saving === 0 || income === breakEven) return undefined;
      const asksBreakEven = random.chance(0.4);
      return asksBreakEven
        ? {
            text: `Consumption is $C = ${start} + ${num(mpc).tex}Y$ (in crore rupees). At what level of income is saving zero?`,
            answer: crore(breakEven),
            distractors: wholeFirst([
              wrong(crore(start / mpc), "dividing by the marginal propensity to consume"),
              wrong(crore(start), "giving autonomous consumption"),
              wrong(crore(start / (1 + mpc)), "adding $MPC$ to 1 instead of subtracting it"),
              wrong(crore(2 * breakEven), "doubling the income at which consumption equals income"),
              wrong(crore(breakEven - start), "subtracting autonomous consumption from the right income"),
            ]),
            explanation: [
              "Saving is zero where all income is consumed: $Y = C$.",
              `$Y = ${start} + ${num(mpc).tex}Y$ gives $${num(1 - mpc).tex}Y = ${start}$, so $Y = ${num(breakEven).tex}$, that is ${crore(breakEven)}.`,
            ],
            satisfies: (amount) => Math.abs(start + mpc * amount - amount) < 1e-6,
          }
        : {
            text: `Consumption is $C = ${start} + ${num(mpc).tex}Y$ (in crore rupees). How much is saved at an income of ${crore(income)}?`,
            answer: crore(saving),
            distractors: wholeFirst([
              wrong(crore((1 - mpc) * income), "leaving out autonomous consumption"),
              wrong(
                crore(start + (1 - mpc) * income),
                "adding autonomous consumption instead of subtracting it",
              ),
              wrong(crore(start + mpc * income), "giving consumption instead of saving"),
              wrong(
                crore(mpc * income - start),
                "multiplying by the marginal propensity to consume instead of save",
              ),
            ]),
            explanation: [
              `Saving is $S = Y - C = -${start} + ${num(1 - mpc).tex}Y$.`,
              `At ${crore(income)}: $-${start} + ${num((1 - mpc) * income).tex} = ${num(saving).tex}$, that is ${crore(saving)}${saving < 0 ? ": the economy dissaves" : ""}.`,
            ],
            satisfies: (amount) => Math.abs(start + mpc * income + amount - income) < 1e-6,
          };
    },
  }),
  computed({
    name: "balanced-budget-multiplier",
    topic: "income-determination",
    difficulty: "MEDIUM",
    write(random) {
      const mpc = random.pick(MPCS);
      const change = random.step(40, 400, 20);
      const asksDisposable = random.chance(0.35);
      return {
        text: `The marginal propensity to consume is ${num(mpc)}. The government raises its purchases of goods by ${crore(change)} and pays for them with a lump-sum tax of ${crore(change)} more. By how much ${asksDisposable ? "has disposable income changed when the new equilibrium is reached" : "does equilibrium income rise"}, if investment does not change?`,
        answer: crore(asksDisposable ? 0 : change),
        distractors: [
          ...(asksDisposable ? [wrong(crore(change), "giving the rise of income before the tax")] : []),
          wrong(crore(change / (1 - mpc)), "leaving out the effect of the tax"),
          wrong(crore((change * mpc) / (1 - mpc)), "giving the size of the tax multiplier's effect alone"),
          ...(asksDisposable
            ? []
            : [wrong(crore(0), "thinking that a balanced budget cannot change income")]),
          wrong(
            crore((change * (1 + mpc)) / (1 - mpc)),
            "adding the effect of the tax instead of subtracting it",
          ),
        ],
        explanation: [
          `Purchases raise income by $\\frac{${change}}{1 - ${num(mpc).tex}} = ${num(change / (1 - mpc)).tex}$.`,
          `The tax first lowers consumption by only $${num(mpc).tex} \\times ${change}$ and so lowers income by $\\frac{${num(mpc * change).tex}}{1 - ${num(mpc).tex}} = ${num((mpc * change) / (1 - mpc)).tex}$.`,
          `Together income rises by ${crore(change)}: the balanced-budget multiplier is 1.`,
          ...(asksDisposable
            ? [`The tax takes as much, so disposable income does not change: the answer is ${crore(0)}.`]
            : []),
        ],
        satisfies: (amount) => {
          const income = asksDisposable ? amount + change : amount;
          return Math.abs(income - change - mpc * (income - change)) < 1e-6;
        },
      };
    },
  }),
  computed({
    name: "equilibrium-with-taxes-and-trade",
    topic: "income-determination",
    difficulty: "HARD",
    write: patiently((random) => {
      const mpc = random.pick([0.75, 0.8, 0.9]);
      const tax = random.pick([0.1, 0.2, 0.25]);
      const imports = random.pick([0.1, 0.14, 0.15, 0.2, 0.22, 0.25]);
      const leak = 1 - mpc * (1 - tax) + imports;
      const autonomous = random.step(200, 1200, 20);
      const income = autonomous / leak;
      if (!allPlain(leak) || !allWhole(income)) return undefined;
      const percentOfIncome = (share: number) => 10 * Math.round((share * income) / 1000);
      const i = percentOfIncome(random.int(12, 30));
      const g = percentOfIncome(random.int(8, 22));
      // Exports come near to paying for imports.
      const x = percentOfIncome(imports * random.int(60, 140));
      const c = autonomous - i - g - x;
      if (Math.min(c, g, x) < 20 || c > 160) return undefined;
      return {
        text: `In an open economy (in crore rupees) $C = ${c} + ${num(mpc).tex}(Y - T)$, $T = ${num(tax).tex}Y$, $I = ${i}$, $G = ${g}$, exports are ${x} and imports are $${num(imports).tex}Y$. What is equilibrium income?`,
        answer: crore(income),
        distractors: wholeFirst(
          [
            wrong(crore(autonomous / (1 - mpc * (1 - tax))), "leaving out imports"),
            wrong(crore(autonomous / (1 - mpc + imports)), "leaving out the tax"),
            wrong(crore(autonomous / (1 - mpc)), "using the simple multiplier without tax and imports"),
            wrong(crore(autonomous / (1 - mpc * (1 - tax) - imports)), "taking imports with the wrong sign"),
            wrong(crore((autonomous - x) / leak), "leaving out exports"),
          ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > 0),
        ),
        explanation: [
          `$Y = C + I + G + X - M = ${c} + ${num(mpc).tex} \\times ${num(1 - tax).tex}Y + ${i} + ${g} + ${x} - ${num(imports).tex}Y$.`,
          `So $${num(leak).tex}Y = ${autonomous}$ and $Y = ${num(income).tex}$, that is ${crore(income)}.`,
        ],
        verify: () =>
          Math.abs(c + mpc * (income - tax * income) + i + g + x - imports * income - income) < 1e-6,
      };
    }),
  }),
  computed({
    name: "spending-that-closes-a-gap",
    topic: "income-determination",
    difficulty: "HARD",
    write(random) {
      const mpc = random.pick(MPCS);
      const start = random.step(40, 120, 10);
      const spending = random.step(60, 300, 10);
      const income = (start + spending) / (1 - mpc);
      const gap = random.pick([-1, 1]) * random.step(10, 60, 5);
      const full = income + gap / (1 - mpc);
      if (!allWhole(income, full) || full < 100) return undefined;
      const show = (size: number, raise: boolean) => `${raise ? "Raise" : "Cut"} it by ${crore(size)}`;
      const size = Math.abs(gap);
      const raise = gap > 0;
      return {
        text: `In a closed economy (in crore rupees) $C = ${start} + ${num(mpc).tex}Y$, and investment and government spending together are ${spending}; there are no taxes. Full employment without pressure on prices needs an income of ${num(full)}. How should the government change its spending to reach it?`,
        answer: show(size, raise),
        distractors: [
          wrong(
            show(Math.abs(full - income), raise),
            "taking the gap in income for the gap in spending, without the multiplier",
          ),
          wrong(show(size, !raise), "changing spending in the wrong direction"),
          wrong(
            show(mpc * Math.abs(full - income), raise),
            "multiplying the gap in income by the marginal propensity to consume instead of save",
          ),
          wrong(show(Math.abs(full - income), !raise), "taking the gap in income and the wrong direction"),
        ],
        explanation: [
          `Equilibrium income now is $\\frac{${start + spending}}{${num(1 - mpc).tex}} = ${num(income).tex}$, which is ${raise ? "below" : "above"} ${num(full)} by ${num(Math.abs(full - income))}.`,
          `With the multiplier $\\frac{1}{${num(1 - mpc).tex}}$, spending must change by $${num(1 - mpc).tex} \\times ${num(Math.abs(full - income)).tex} = ${size}$.`,
          `There is ${raise ? "a deflationary" : "an inflationary"} gap. ${show(size, raise)}.`,
        ],
        verify: () => Math.abs(start + mpc * full + spending + gap - full) < 1e-6,
      };
    },
  }),
];
