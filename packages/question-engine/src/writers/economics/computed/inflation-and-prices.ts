import { allPlain, allWhole, wholeFirst } from "../../../kit/amounts.ts";
import { roundTo, sum } from "../../../numbers/arithmetic.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list, person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const inflationAndPrices: WriterList = [
  computed({
    name: "inflation-rate-from-index",
    topic: "inflation-and-prices",
    difficulty: "EASY",
    write(random) {
      const before = random.pick([120, 125, 140, 150, 160, 175, 180, 200, 220, 240, 250]);
      const rate = random.pick([2.5, 4.5, 5.5, 6, 7.5, 8, 10, 12, 12.5, 15, 20]);
      const after = before * (1 + rate / 100);
      if (!allPlain(after * 10)) return undefined;
      return {
        text: `The consumer price index was ${num(before)} last year and is ${num(after)} this year. What was the rate of inflation over the year?`,
        answer: percent(rate),
        distractors: [
          wrong(percent(after - before), "giving the rise in index points instead of per cent"),
          wrong(
            percent(((after - before) / after) * 100),
            "dividing by the new index instead of the old one",
          ),
          wrong(
            percent(((after - before) / (after + before)) * 200),
            "dividing by the middle of the two indices instead of the old one",
          ),
          wrong(
            percent(((after - before) / (after + before)) * 100),
            "dividing by the sum of the two indices instead of the old one",
          ),
          // A yearly rise of half or more is not plausible.
          ...(after < 150
            ? [wrong(percent(after - 100), "comparing with the base year instead of with last year")]
            : []),
        ],
        explanation: [
          `The index rose by $${num(after).tex} - ${num(before).tex} = ${num(after - before).tex}$ points.`,
          `Compared with last year's index that is $\\frac{${num(after - before).tex}}{${num(before).tex}} \\times 100 = ${percent(rate).tex}$.`,
        ],
        satisfies: (amount) => Math.abs(before * (1 + amount) - after) < 1e-6,
      };
    },
  }),
  computed({
    name: "real-interest-rate-roughly",
    topic: "inflation-and-prices",
    difficulty: "EASY",
    write(random) {
      const nominal = random.step(4, 12, 0.5);
      const inflation = random.step(2, 14, 0.5);
      const real = nominal - inflation;
      if (real === 0 || Math.abs(real) === inflation) return undefined;
      return {
        text: `A bank pays ${percent(nominal)} a year on deposits while prices rise by ${percent(inflation)} a year. What is the real rate of interest, by the approximate formula?`,
        answer: percent(real),
        distractors: [
          wrong(percent(nominal + inflation), "adding inflation instead of subtracting it"),
          wrong(percent(-real), "subtracting the rate of interest from inflation"),
          wrong(percent(nominal), "giving the nominal rate"),
          wrong(percent(inflation), "giving the rate of inflation"),
        ],
        explanation: [
          "The real rate is about the nominal rate less the rate of inflation.",
          `$${num(nominal).tex} - ${num(inflation).tex} = ${num(real).tex}$, so it is ${percent(real)}${real < 0 ? ": the deposit loses purchasing power" : ""}.`,
        ],
        satisfies: (amount) => Math.abs(100 * amount + inflation - nominal) < 1e-9,
      };
    },
  }),
  computed({
    name: "weighted-price-index",
    topic: "inflation-and-prices",
    difficulty: "MEDIUM",
    write(random) {
      const groups = random.pick([
        ["Food", "Housing", "Clothing", "Other goods"],
        ["Food", "Fuel", "Transport", "Other goods"],
      ] as const);
      const first = random.step(30, 50, 5);
      const second = random.step(15, 25, 5);
      const third = random.step(5, 15, 5);
      const weights = [first, second, third, 100 - first - second - third];
      const indices = weights.map(() => random.step(105, 180, 5));
      const index = sum(weights.map((weight, at) => weight * (indices[at] ?? 0))) / 100;
      const plain = sum(indices) / 4;
      if (!allPlain(index * 10) || new Set(indices).size < 3) return undefined;
      const rows = groups.map((group, at) => `${group}: weight ${weights[at]}, index ${indices[at]}`);
      return {
        text: `A consumer price index has these groups, with weights that add up to 100:\n${rows.join("\n")}\nWhat is the general index?`,
        answer: num(index),
        distractors: [
          wrong(num(plain), "taking the plain average of the four indices without their weights"),
          wrong(num(indices[0] ?? 0), "taking the index of the group with the largest weight"),
          wrong(
            num((Math.max(...indices) + Math.min(...indices)) / 2),
            "taking the middle between the highest and the lowest index",
          ),
          wrong(
            num(index - ((weights[3] ?? 0) * ((indices[3] ?? 0) - 100)) / 100),
            "taking the last group as if its prices had not changed",
          ),
        ],
        explanation: [
          `Multiply each index by its weight: ${list(weights.map((weight, at) => `$${weight} \\times ${indices[at]} = ${num(weight * (indices[at] ?? 0)).tex}$`))}.`,
          `The sum divided by 100 is ${num(index)}.`,
        ],
        verify: () =>
          Math.abs(
            100 + sum(weights.map((weight, at) => (weight * ((indices[at] ?? 0) - 100)) / 100)) - index,
          ) < 1e-9,
      };
    },
  }),
  computed({
    name: "real-wage-over-time",
    topic: "inflation-and-prices",
    difficulty: "MEDIUM",
    write(random) {
      const { name, his } = person(random);
      const before = random.pick([100, 120, 125, 150, 160, 200]);
      const after = before * random.pick([1.1, 1.2, 1.25, 1.4, 1.5, 1.6]);
      const wage = random.step(12000, 40000, 1000);
      const next = wage + random.step(1000, 16000, 500);
      const needed = (wage * after) / before;
      if (!allWhole(after, needed) || next === needed) return undefined;
      return {
        text: `${name} earned ${money(wage)} a month when the consumer price index stood at ${num(before)}, and earns ${money(next)} now that it stands at ${num(after)}. What would ${name} have to earn now to have the old purchasing power?`,
        answer: money(needed),
        distractors: wholeFirst([
          wrong(money((next * before) / after), `finding what ${his} present pay is worth at the old prices`),
          wrong(money(wage * (1 + (after - before) / 100)), "reading the rise in index points as per cent"),
          wrong(money((wage * before) / after), "dividing by the rise of prices instead of multiplying"),
          wrong(money((next * after) / before), "raising the new pay instead of the old one"),
          wrong(money((wage * after) / 100), "going back to the base year of the index"),
        ]),
        explanation: [
          `Prices rose in the ratio $\\frac{${num(after).tex}}{${num(before).tex}} = ${num(after / before).tex}$.`,
          `The same purchasing power needs $${num(after / before).tex}$ times the old pay: ${money(needed)}.`,
          `With ${money(next)}, ${name} is ${next > needed ? "better" : "worse"} off than before.`,
        ],
        satisfies: (amount) => Math.abs(amount / after - wage / before) < 1e-9,
      };
    },
  }),
  computed({
    name: "laspeyres-or-paasche-index",
    topic: "inflation-and-prices",
    difficulty: "MEDIUM",
    write(random) {
      const p0 = [random.int(4, 20), random.int(10, 40)] as const;
      const p1 = [p0[0] + random.int(1, 8), p0[1] + random.int(1, 15)] as const;
      const q0 = [random.int(5, 25), random.int(4, 20)] as const;
      const q1 = [random.int(5, 25), random.int(4, 20)] as const;
      const cost = (p: readonly [number, number], q: readonly [number, number]) => p[0] * q[0] + p[1] * q[1];
      const isLaspeyres = random.chance();
      const laspeyres = (100 * cost(p1, q0)) / cost(p0, q0);
      const paasche = (100 * cost(p1, q1)) / cost(p0, q1);
      const answer = isLaspeyres ? laspeyres : paasche;
      if (Math.abs(laspeyres - paasche) < 0.2 || isTie(answer, 1)) return undefined;
      return {
        text: `In the base year good A costs ${money(p0[0])} (${q0[0]} units are bought) and good B ${money(p0[1])} (${q0[1]} units). In the current year A costs ${money(p1[0])} (${q1[0]} units) and B ${money(p1[1])} (${q1[1]} units). What is ${isLaspeyres ? "Laspeyres'" : "Paasche's"} price index (to one decimal)?`,
        answer: num(answer, undefined, 1),
        distractors: [
          wrong(
            num(isLaspeyres ? paasche : laspeyres, undefined, 1),
            isLaspeyres
              ? "weighting with the quantities of the current year, which is Paasche's index"
              : "weighting with the quantities of the base year, which is Laspeyres' index",
          ),
          wrong(
            num((100 * cost(p1, q1)) / cost(p0, q0), undefined, 1),
            "comparing what was spent in the two years, which mixes prices with quantities",
          ),
          wrong(
            num(50 * (p1[0] / p0[0] + p1[1] / p0[1]), undefined, 1),
            "averaging the two price ratios without weights",
          ),
          wrong(
            num((100 * (p1[0] + p1[1])) / (p0[0] + p0[1]), undefined, 1),
            "adding up the prices without weights",
          ),
        ],
        explanation: [
          isLaspeyres
            ? `Laspeyres weights with base-year quantities: $\\frac{${p1[0]} \\times ${q0[0]} + ${p1[1]} \\times ${q0[1]}}{${p0[0]} \\times ${q0[0]} + ${p0[1]} \\times ${q0[1]}} \\times 100$.`
            : `Paasche weights with current-year quantities: $\\frac{${p1[0]} \\times ${q1[0]} + ${p1[1]} \\times ${q1[1]}}{${p0[0]} \\times ${q1[0]} + ${p0[1]} \\times ${q1[1]}} \\times 100$.`,
          `That is $\\frac{${isLaspeyres ? cost(p1, q0) : cost(p1, q1)}}{${isLaspeyres ? cost(p0, q0) : cost(p0, q1)}} \\times 100 = ${num(answer, undefined, 1).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "fisher-ideal-index",
    topic: "inflation-and-prices",
    difficulty: "HARD",
    write(random) {
      const [l, p, ideal] = random.pick([
        [121, 100, 110],
        [144, 121, 132],
        [169, 144, 156],
        [162, 128, 144],
        [145.2, 120, 132],
        [132.3, 120, 126],
        [110.25, 100, 105],
        [125, 101.25, 112.5],
        [140, 113.4, 126],
        [181.5, 150, 165],
        [196, 169, 182],
        [160, 122.5, 140],
      ] as const);
      const isSwapped = random.chance();
      const [laspeyres, paasche] = isSwapped ? [p, l] : [l, p];
      const a = random.step(400, 2000, 200);
      const b = random.step(400, 2000, 200);
      const top = (laspeyres * a) / 100;
      const topNow = (paasche * b) / 100;
      if (!allWhole(top, topNow) || a === b) return undefined;
      return {
        text: `For a basket of goods $\\sum p_0 q_0 = ${a}$, $\\sum p_1 q_0 = ${num(top).tex}$, $\\sum p_0 q_1 = ${b}$ and $\\sum p_1 q_1 = ${num(topNow).tex}$, where 0 is the base year and 1 the current year. What is Fisher's ideal price index?`,
        answer: num(ideal),
        distractors: [
          wrong(
            num((laspeyres + paasche) / 2),
            "taking the arithmetic mean of the Laspeyres and Paasche indices instead of the geometric mean",
          ),
          wrong(num(laspeyres), "giving Laspeyres' index"),
          wrong(num(paasche), "giving Paasche's index"),
          wrong(num((100 * topNow) / a), "comparing the money spent in the two years"),
        ],
        explanation: [
          `Laspeyres: $\\frac{${num(top).tex}}{${a}} \\times 100 = ${num(laspeyres).tex}$. Paasche: $\\frac{${num(topNow).tex}}{${b}} \\times 100 = ${num(paasche).tex}$.`,
          `Fisher's index is their geometric mean: $\\sqrt{${num(laspeyres).tex} \\times ${num(paasche).tex}} = ${num(ideal).tex}$.`,
        ],
        satisfies: (amount) => Math.abs(amount * amount - laspeyres * paasche) < 1e-6,
      };
    },
  }),
  computed({
    name: "exact-real-return",
    topic: "inflation-and-prices",
    difficulty: "MEDIUM",
    write(random) {
      const inflation = random.pick([4, 5, 6, 8, 10, 12, 15, 20, 25]);
      const real = random.pick([-10, -8, -5, -4, 2, 4, 5, 6, 8, 10, 12, 15, 20]);
      const nominal = roundTo((1 + inflation / 100) * (1 + real / 100) * 100 - 100, 6);
      if (!allWhole(10 * nominal) || nominal < 1) return undefined;
      return {
        text: `An investment returns ${percent(nominal)} in a year in which prices rise by ${percent(inflation)}. By exactly how many per cent does its purchasing power change?`,
        answer: percent(real),
        distractors: [
          wrong(percent(nominal - inflation), "subtracting the rates, which is only the rough rule"),
          wrong(percent(nominal), "leaving out the rise of prices"),
          wrong(percent(nominal + inflation), "adding inflation instead of taking it out"),
          wrong(
            percent((nominal - inflation) / (1 + nominal / 100)),
            "dividing by the growth of the investment instead of the growth of prices",
          ),
          wrong(percent(((100 + inflation) / (100 + nominal)) * 100 - 100), "inverting the ratio"),
        ],
        explanation: [
          `Money grows by the factor $${num(1 + nominal / 100, undefined, 4).tex}$ and prices by the factor $${num(1 + inflation / 100, undefined, 4).tex}$.`,
          `Purchasing power changes by the factor $\\frac{${num(1 + nominal / 100, undefined, 4).tex}}{${num(1 + inflation / 100, undefined, 4).tex}} = ${num(1 + real / 100, undefined, 4).tex}$, a change of ${percent(real)}.`,
        ],
        satisfies: (amount) => Math.abs((1 + amount) * (1 + inflation / 100) - 1 - nominal / 100) < 1e-9,
      };
    },
  }),
  computed({
    name: "splicing-two-index-series",
    topic: "inflation-and-prices",
    difficulty: "HARD",
    write(random) {
      const overlap = random.pick([120, 125, 140, 150, 160, 175, 180, 200, 240, 250]);
      const now = random.pick([104, 105, 110, 112, 115, 120, 125, 130, 140, 150]);
      const year = random.int(2000, 2012);
      const change = year + random.int(5, 8);
      const later = change + random.int(3, 6);
      const spliced = (overlap * now) / 100;
      const income = random.step(8, 40, 2) * 1000;
      const needed = (income * spliced) / 100;
      if (!allWhole(needed)) return undefined;
      return {
        text: `A price index with base ${year} = 100 stood at ${overlap} in ${change}. In that year it was replaced by a new series with base ${change} = 100, which stood at ${now} in ${later}. What income was needed in ${later} to buy what ${money(income)} bought in ${year}?`,
        answer: money(needed),
        distractors: [
          wrong(
            money((income * (overlap + now - 100)) / 100),
            "adding the two rises instead of linking the series by multiplication",
          ),
          wrong(money((income * now) / 100), `counting only the rise since ${change}`),
          wrong(money((income * overlap) / 100), `counting only the rise up to ${change}`),
          wrong(money((income * (overlap + now)) / 100), "adding the two indices"),
        ],
        explanation: [
          `Linked back to ${year}, the index of ${later} is $${overlap} \\times \\frac{${now}}{100} = ${num(spliced).tex}$.`,
          `The income needed is $${num(income).tex} \\times \\frac{${num(spliced).tex}}{100} = ${num(needed).tex}$, that is ${money(needed)}.`,
        ],
        verify: () => Math.abs(income * (overlap / 100) * (now / 100) - needed) < 1e-6,
      };
    },
  }),
];
