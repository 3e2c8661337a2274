import { allPlain, allWhole, crore, wholeFirst } from "../../../kit/amounts.ts";
import { roundTo, sum } from "../../../numbers/arithmetic.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const nationalIncome: WriterList = [
  computed({
    name: "gdp-by-expenditure",
    topic: "national-income",
    difficulty: "EASY",
    write(random) {
      const c = random.step(400, 900, 10);
      const i = random.step(100, 300, 10);
      const g = random.step(80, 250, 10);
      const x = random.step(50, 200, 10);
      const m = random.step(50, 200, 10);
      const transfers = random.step(20, 70, 10);
      const gdp = c + i + g + x - m;
      if (x === m) return undefined;
      return {
        text: `In a year households consume goods worth ${crore(c)}, gross investment is ${crore(i)}, the government buys goods and services for ${crore(g)} and pays old-age pensions of ${crore(transfers)}, exports are ${crore(x)} and imports ${crore(m)}. What is the gross domestic product by the expenditure method?`,
        answer: crore(gdp),
        distractors: [
          wrong(crore(gdp + transfers), "counting the pensions, which are transfers and buy no output"),
          wrong(crore(c + i + g + x + m), "adding imports instead of subtracting them"),
          wrong(crore(c + i + g), "leaving out foreign trade"),
          wrong(crore(c + i + g - x + m), "exchanging exports and imports"),
        ],
        explanation: [
          "GDP by expenditure is $C + I + G + (X - M)$; transfer payments are left out.",
          `$${c} + ${i} + ${g} + (${x} - ${m}) = ${gdp}$, that is ${crore(gdp)}.`,
        ],
        verify: () => gdp + m === c + i + g + x,
      };
    },
  }),
  computed({
    name: "real-gdp-from-deflator",
    topic: "national-income",
    difficulty: "EASY",
    write(random) {
      const deflator = random.pick([80, 110, 120, 125, 140, 150, 160, 175, 180, 200, 250]);
      const real = random.step(200, 3000, 40);
      const nominal = (real * deflator) / 100;
      if (!allWhole(nominal)) return undefined;
      const asks = random.pick(["real", "nominal", "deflator"] as const);
      if (asks === "deflator")
        return {
          text: `A country's nominal GDP is ${crore(nominal)} and its real GDP at the prices of the base year is ${crore(real)}. What is the GDP deflator?`,
          answer: num(deflator),
          distractors: [
            wrong(num((real / nominal) * 100), "dividing real GDP by nominal GDP"),
            wrong(num(Math.abs(nominal - real)), "subtracting instead of dividing"),
            wrong(
              num(Math.abs(deflator - 100)),
              "giving the rise of prices since the base year instead of the index",
            ),
            wrong(num(deflator + 100), "adding 100 once more"),
          ],
          explanation: [
            `The deflator is $\\frac{\\text{nominal GDP}}{\\text{real GDP}} \\times 100 = \\frac{${nominal}}{${real}} \\times 100 = ${deflator}$.`,
          ],
          satisfies: (amount) => Math.abs(amount * real - 100 * nominal) < 1e-6,
        };
      const [answer, given] = asks === "real" ? [real, nominal] : [nominal, real];
      const inverse = asks === "real" ? (nominal * deflator) / 100 : (real * 100) / deflator;
      return {
        text: `A country's ${asks === "real" ? "nominal GDP" : "real GDP at base-year prices"} is ${crore(given)} and its GDP deflator is ${deflator} (base year = 100). What is its ${asks === "real" ? "real GDP at base-year prices" : "nominal GDP"}?`,
        answer: crore(answer),
        distractors: wholeFirst(
          [
            wrong(
              crore(inverse),
              asks === "real"
                ? "multiplying by the deflator instead of dividing"
                : "dividing by the deflator instead of multiplying",
            ),
            wrong(crore(Math.abs(given - deflator)), "subtracting the deflator itself"),
            wrong(crore(given + deflator), "adding the deflator itself"),
            wrong(
              crore(asks === "real" ? given * (2 - deflator / 100) : given * Math.abs(deflator / 100 - 1)),
              "treating the change of the price level as a percentage of the wrong amount",
            ),
          ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > 0),
        ),
        explanation: [
          "Nominal GDP = real GDP × deflator ÷ 100.",
          asks === "real"
            ? `Real GDP $= \\frac{${nominal} \\times 100}{${deflator}} = ${real}$, that is ${crore(real)}.`
            : `Nominal GDP $= \\frac{${real} \\times ${deflator}}{100} = ${nominal}$, that is ${crore(nominal)}.`,
        ],
        verify: () => Math.abs((real / 100) * deflator - nominal) < 1e-6,
      };
    },
  }),
  computed({
    name: "national-income-from-gdp-at-market-price",
    topic: "national-income",
    difficulty: "MEDIUM",
    write(random) {
      const gdp = random.step(2000, 9000, 100);
      const depreciation = random.step(100, 400, 20);
      const abroad = random.pick([-1, 1]) * random.step(20, 90, 10);
      const taxes = random.step(250, 600, 10);
      const subsidies = random.step(40, 200, 10);
      const income = gdp - depreciation + abroad - (taxes - subsidies);
      return {
        text: `GDP at market price: ${crore(gdp)}\nDepreciation: ${crore(depreciation)}\nNet factor income from abroad: ${crore(abroad)}\nIndirect taxes: ${crore(taxes)}\nSubsidies: ${crore(subsidies)}\nWhat is the national income (NNP at factor cost)?`,
        answer: crore(income),
        distractors: [
          wrong(crore(income - 2 * abroad), "taking net factor income from abroad with the wrong sign"),
          wrong(crore(income - 2 * subsidies), "subtracting subsidies instead of adding them"),
          wrong(crore(income + depreciation), "leaving out depreciation, which gives a gross figure"),
          wrong(
            crore(income + 2 * (taxes - subsidies)),
            "adding net indirect taxes instead of subtracting them",
          ),
        ],
        explanation: [
          "National income is GDP at market price, less depreciation, plus net factor income from abroad, less net indirect taxes.",
          `Net indirect taxes are $${taxes} - ${subsidies} = ${taxes - subsidies}$.`,
          `$${gdp} - ${depreciation} ${abroad < 0 ? "-" : "+"} ${Math.abs(abroad)} - ${taxes - subsidies} = ${income}$, that is ${crore(income)}.`,
        ],
        verify: () => income + taxes - subsidies + depreciation - abroad === gdp,
      };
    },
  }),
  computed({
    name: "gdp-by-value-added",
    topic: "national-income",
    difficulty: "MEDIUM",
    write(random) {
      const chain = random.pick([
        ["a farmer", "a miller", "a baker"],
        ["a cotton grower", "a spinning mill", "a clothing maker"],
        ["a forester", "a sawmill", "a furniture maker"],
        ["a mine", "a steel works", "a car maker"],
      ] as const);
      const first = random.step(20, 80, 5);
      const second = first + random.step(15, 60, 5);
      const third = second + random.step(20, 80, 5);
      const kept = random.step(5, first - 5, 5);
      const asksStage = random.chance(0.35);
      const others = random.step(5, 15, 5);
      if (asksStage) {
        const added = third - second - others;
        const last = chain[2].replace(/^an? /, "the ");
        return {
          text: `${capitalise(chain[0])} sells goods for ${money(first * 1000)} to ${chain[1]}, whose whole output of ${money(second * 1000)} goes to ${chain[2]}. Apart from this, ${last} buys only electricity for ${money(others * 1000)}, and households buy the whole output of ${last} for ${money(third * 1000)}. What is the gross value added by ${last}?`,
          answer: money(added * 1000),
          distractors: [
            wrong(money((third - second) * 1000), "forgetting that electricity is an intermediate input too"),
            wrong(money(third * 1000), "giving the value of output instead of value added"),
            wrong(money((third - others) * 1000), "leaving out the main intermediate input"),
            wrong(
              money((third - second - first - others) * 1000),
              "subtracting the inputs of the earlier stage once more",
            ),
          ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > 0),
          explanation: [
            "Value added is the value of output less all intermediate inputs.",
            `${money(third * 1000)} − ${money(second * 1000)} − ${money(others * 1000)} = ${money(added * 1000)}.`,
          ],
        };
      }
      const gdp = third + kept;
      return {
        text: `${capitalise(chain[0])} produces goods worth ${money((first + kept) * 1000)}: those worth ${money(first * 1000)} go to ${chain[1]} and the rest straight to households. The second firm sells its whole output of ${money(second * 1000)} to ${chain[2]}, whose output of ${money(third * 1000)} goes to households. There are no other inputs. What do the three add to GDP?`,
        answer: money(gdp * 1000),
        distractors: [
          wrong(
            money((first + kept + second + third) * 1000),
            "adding up all outputs, which counts intermediate goods more than once",
          ),
          wrong(money(third * 1000), "leaving out what the first producer sells straight to households"),
          wrong(
            money((third + first + kept) * 1000),
            "counting the goods passed from the first to the second firm as well",
          ),
          wrong(
            money((third - first + kept) * 1000),
            "subtracting the first producer's sales without having counted them",
          ),
        ],
        explanation: [
          `Value added: ${money((first + kept) * 1000)} at the first stage, ${money((second - first) * 1000)} at the second and ${money((third - second) * 1000)} at the third.`,
          `The sum is ${money(gdp * 1000)}, which equals the value of the final goods: ${money(kept * 1000)} + ${money(third * 1000)}.`,
        ],
        verify: () => sum([first + kept, second - first, third - second]) === gdp,
      };
    },
  }),
  computed({
    name: "personal-disposable-income",
    topic: "national-income",
    difficulty: "MEDIUM",
    write(random) {
      const income = random.step(3000, 9000, 100);
      const undistributed = random.step(100, 400, 20);
      const corporate = random.step(100, 500, 20);
      const transfers = random.step(150, 600, 10);
      const taxes = random.step(200, 700, 20);
      const result = income - undistributed - corporate + transfers - taxes;
      if (transfers === taxes) return undefined;
      return {
        text: `In an economy national income is ${crore(income)}, undistributed profits of companies are ${crore(undistributed)}, corporate tax is ${crore(corporate)}, transfer payments to households are ${crore(transfers)} and personal taxes are ${crore(taxes)}. What is personal disposable income?`,
        answer: crore(result),
        distractors: [
          wrong(crore(result + taxes), "stopping at personal income, before personal taxes are taken off"),
          wrong(crore(result - 2 * transfers), "subtracting transfer payments instead of adding them"),
          wrong(crore(income - taxes), "taking only personal taxes from national income"),
          wrong(crore(result + undistributed), "leaving in the profits that companies keep"),
        ],
        explanation: [
          `Personal income is national income less what companies keep or pay as tax, plus transfers: $${income} - ${undistributed} - ${corporate} + ${transfers} = ${result + taxes}$.`,
          `Disposable income is what is left after personal taxes: $${result + taxes} - ${taxes} = ${result}$, that is ${crore(result)}.`,
        ],
        verify: () => result + taxes - transfers + corporate + undistributed === income,
      };
    },
  }),
  computed({
    name: "growth-of-real-gdp",
    topic: "national-income",
    difficulty: "HARD",
    write(random) {
      const d1 = random.pick([100, 105, 110, 120, 125, 140, 150]);
      const growth = random.pick([2, 4, 5, 6, 8, 10, 12.5, 15, 20]);
      const inflation = random.pick([4, 5, 8, 10, 12, 20, 25]);
      const d2 = (d1 * (100 + inflation)) / 100;
      const real = random.step(400, 4000, 200);
      const n1 = (real * d1) / 100;
      const n2 = (real * (1 + growth / 100) * d2) / 100;
      if (!allWhole(n1, n2) || !allPlain(d2)) return undefined;
      const nominal = roundTo((n2 / n1 - 1) * 100, 2);
      return {
        text: `In one year nominal GDP was ${crore(n1)} and the GDP deflator ${num(d1)}; in the next year they were ${crore(n2)} and ${num(d2)}. By how many per cent did real GDP grow?`,
        answer: percent(growth),
        distractors: [
          wrong(percent(nominal), "giving the growth of nominal GDP"),
          wrong(
            percent(nominal - inflation),
            "subtracting inflation from nominal growth, which is only roughly right",
          ),
          wrong(percent(inflation), "giving the rise of the deflator"),
          wrong(
            percent(nominal - (d2 - d1)),
            "subtracting the points of the deflator as if they were percentages of GDP",
          ),
          wrong(percent(growth + inflation), "adding the rates instead of separating them"),
        ],
        explanation: [
          `Real GDP of the first year: $\\frac{${num(n1).tex} \\times 100}{${num(d1).tex}} = ${num(real).tex}$.`,
          `Real GDP of the second year: $\\frac{${num(n2).tex} \\times 100}{${num(d2).tex}} = ${num(real * (1 + growth / 100)).tex}$.`,
          `The growth is $\\frac{${num((real * growth) / 100).tex}}{${num(real).tex}} = ${percent(growth).tex}$.`,
        ],
        verify: () => Math.abs(n2 / n1 / (d2 / d1) - 1 - growth / 100) < 1e-9,
      };
    },
  }),
  computed({
    name: "deflator-of-two-goods",
    topic: "national-income",
    difficulty: "HARD",
    write(random) {
      const [a, b] = random.pick([
        ["rice", "cloth"],
        ["wheat", "steel"],
        ["tea", "paper"],
      ] as const);
      const p = [random.step(10, 40, 5), random.step(50, 200, 10)] as const;
      const q = [random.step(40, 120, 10), random.step(10, 60, 5)] as const;
      const p2 = [p[0] + random.step(1, 15, 1), p[1] + random.step(5, 60, 5)] as const;
      const q2 = [q[0] + random.step(5, 60, 5), q[1] + random.step(1, 30, 1)] as const;
      const at = (prices: readonly [number, number], goods: readonly [number, number]) =>
        prices[0] * goods[0] + prices[1] * goods[1];
      const deflator = (100 * at(p2, q2)) / at(p, q2);
      const fixed = (100 * at(p2, q)) / at(p, q);
      if (isTie(deflator, 1)) return undefined;
      return {
        text: `An economy makes only ${a} and ${b}. In the base year it made ${q[0]} units of ${a} at ${money(p[0])} and ${q[1]} units of ${b} at ${money(p[1])}. This year it makes ${q2[0]} units of ${a} at ${money(p2[0])} and ${q2[1]} units of ${b} at ${money(p2[1])}. What is this year's GDP deflator (to one decimal)?`,
        answer: num(deflator, undefined, 1),
        distractors: [
          wrong(
            num(fixed, undefined, 1),
            "weighting with the quantities of the base year, as a consumer price index does",
          ),
          wrong(
            num((100 * at(p2, q2)) / at(p, q), undefined, 1),
            "comparing nominal GDP with that of the base year, so that growth of output is counted as well",
          ),
          wrong(num((100 * at(p, q2)) / at(p, q), undefined, 1), "finding the index of real output"),
          wrong(
            num(50 * (p2[0] / p[0] + p2[1] / p[1]), undefined, 1),
            "averaging the two price ratios without weights",
          ),
        ],
        explanation: [
          `Nominal GDP this year: $${q2[0]} \\times ${p2[0]} + ${q2[1]} \\times ${p2[1]} = ${at(p2, q2)}$.`,
          `Real GDP at base-year prices: $${q2[0]} \\times ${p[0]} + ${q2[1]} \\times ${p[1]} = ${at(p, q2)}$.`,
          `Deflator $= \\frac{${at(p2, q2)}}{${at(p, q2)}} \\times 100 = ${num(deflator, undefined, 1).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "gnp-by-income-method",
    topic: "national-income",
    difficulty: "HARD",
    write(random) {
      const wages = random.step(1500, 4000, 50);
      const rent = random.step(200, 600, 20);
      const interest = random.step(200, 700, 20);
      const profit = random.step(400, 1200, 20);
      const mixed = random.step(600, 1500, 50);
      const abroad = -random.step(20, 120, 10);
      const depreciation = random.step(150, 500, 10);
      const taxes = random.step(200, 600, 10);
      const domestic = wages + rent + interest + profit + mixed;
      const gnp = domestic + abroad + depreciation + taxes;
      return {
        text: `These are the figures of an economy for a year:\nCompensation of employees: ${crore(wages)}\nRent: ${crore(rent)}\nInterest: ${crore(interest)}\nProfit: ${crore(profit)}\nMixed income of the self-employed: ${crore(mixed)}\nNet factor income from abroad: ${crore(abroad)}\nConsumption of fixed capital: ${crore(depreciation)}\nNet indirect taxes: ${crore(taxes)}\nWhat is gross national product at market price?`,
        answer: crore(gnp),
        distractors: [
          wrong(crore(gnp - 2 * abroad), "taking net factor income from abroad with the wrong sign"),
          wrong(crore(gnp - mixed), "leaving out mixed income"),
          wrong(
            crore(gnp - 2 * taxes),
            "subtracting net indirect taxes when going from factor cost to market price",
          ),
          wrong(crore(gnp - abroad), "stopping at the gross domestic product"),
          wrong(crore(gnp - depreciation), "giving the net national product"),
        ],
        explanation: [
          `Factor incomes give NDP at factor cost: $${wages} + ${rent} + ${interest} + ${profit} + ${mixed} = ${domestic}$.`,
          `Adding net factor income from abroad, consumption of fixed capital and net indirect taxes: $${domestic} - ${-abroad} + ${depreciation} + ${taxes} = ${gnp}$, that is ${crore(gnp)}.`,
        ],
        verify: () => gnp - taxes - depreciation - abroad - mixed - profit - interest - rent === wages,
      };
    },
  }),
];
