import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { gcd, roundTo } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { money, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

const GOODS = [
  "a wristwatch",
  "a bicycle",
  "a table lamp",
  "a guitar",
  "a sewing machine",
  "a bookshelf",
  "a mixer",
  "a suitcase",
  "a chair",
  "a carpet",
];

export const profitAndLoss: WriterList = [
  computed({
    name: "selling-price-for-gain",
    topic: "profit-and-loss",
    difficulty: "EASY",
    write(random) {
      const cost = random.step(400, 6000, 100);
      const rate = random.pick([5, 8, 10, 12, 15, 20, 25, 30]);
      const gain = random.chance();
      const sale = roundTo(cost * (1 + (gain ? rate : -rate) / 100), 6);
      const good = random.pick(GOODS);
      const { name } = person(random);
      const askCost = random.chance();
      if (!isNeat(sale)) return undefined;
      const word = gain ? "gain" : "loss";
      const wrongCost = sale * (1 - (gain ? rate : -rate) / 100);
      return {
        text: askCost
          ? `By selling ${good} for ${money(sale)}, ${name} makes a ${word} of ${rate}%. What did it cost ${name}?`
          : `${name} bought ${good} for ${money(cost)} and sold it at a ${word} of ${rate}%. For how much was it sold?`,
        answer: money(askCost ? cost : sale),
        distractors: withinReason(
          pleasant([
            wrong(
              money(askCost ? wrongCost : cost * (1 - (gain ? rate : -rate) / 100)),
              askCost
                ? "taking the percentage of the selling price"
                : `treating the ${word} as a ${gain ? "loss" : "gain"}`,
            ),
            wrong(
              money(askCost ? sale * (1 + (gain ? rate : -rate) / 100) : cost + (gain ? rate : -rate)),
              askCost
                ? `applying the ${word} once more to the selling price`
                : "adding or subtracting the rate as if it were rupees",
            ),
            wrong(money(cost * (1 + (gain ? 2 : -2) * (rate / 100))), `counting the ${word} twice`),
            wrong(
              money(askCost ? sale + (gain ? -rate : rate) : sale + 100),
              askCost ? "treating the rate as rupees" : "a slip of one hundred",
            ),
            wrong(
              money(askCost ? cost + 100 : sale - 100),
              askCost ? "a slip of one hundred" : "a slip of one hundred the other way",
            ),
            wrong(
              money(askCost ? cost - 100 : sale + 200),
              askCost ? "a slip of one hundred the other way" : "a slip of two hundred",
            ),
            wrong(
              money(askCost ? cost + (gain ? -200 : 200) : sale - 200),
              askCost ? "a slip of two hundred" : "a slip of two hundred the other way",
            ),
          ]),
          (amount) =>
            gain === askCost ? amount < (askCost ? sale : cost) : amount > (askCost ? sale : cost),
        ),
        explanation: [
          "Gain and loss are percentages of the cost price.",
          `Selling price = cost price $\\times \\frac{${gain ? 100 + rate : 100 - rate}}{100}$.`,
          askCost
            ? `Cost price: $${sale} \\times \\frac{100}{${gain ? 100 + rate : 100 - rate}}$, which is ${money(cost)}.`
            : `Selling price: $${cost} \\times \\frac{${gain ? 100 + rate : 100 - rate}}{100}$, which is ${money(sale)}.`,
        ],
        verify: () => roundTo(((sale - cost) / cost) * 100, 6) === (gain ? rate : -rate),
      };
    },
  }),
  computed({
    name: "profit-after-markup-and-discount",
    topic: "profit-and-loss",
    difficulty: "MEDIUM",
    write(random) {
      const markup = random.pick([20, 25, 30, 40, 50, 60, 75, 80]);
      const discount = random.pick([5, 10, 15, 20, 25, 30]);
      const net = markup - discount - (markup * discount) / 100;
      if (!isNeat(net, 1) || net === 0) return undefined;
      const shop = random.pick([
        "A shopkeeper",
        "A bookseller",
        "A furniture dealer",
        "A toy shop",
        "A cloth merchant",
      ]);
      const show = (x: number) => `${roundTo(Math.abs(x), 1)}% ${x > 0 ? "profit" : "loss"}`;
      const slips = [
        { at: markup - discount, why: "subtracting the discount from the mark-up" },
        {
          at: markup - discount + (markup * discount) / 100,
          why: "adding the product term instead of subtracting it",
        },
        { at: -net, why: "reading a profit as a loss or the other way round" },
        { at: markup - discount / 2, why: "taking half of the discount" },
        { at: (net * 100) / (100 + markup), why: "measuring against the marked price" },
      ];
      return {
        text: `${shop} marks goods ${markup}% above the cost price and then allows a discount of ${discount}% on the marked price. What is the result?`,
        answer: show(net),
        distractors: slips.filter(({ at }) => at !== 0).map(({ at, why }) => wrong(show(at), why)),
        explanation: [
          `Let the cost be ₹100; the marked price is ₹${100 + markup}.`,
          `The discount is ${discount}% of ${100 + markup}, that is ${roundTo((discount * (100 + markup)) / 100, 2)}, so the selling price is ₹${roundTo(100 + net, 2)}.`,
          `Measured against the cost of ₹100, the result is: ${show(net)}.`,
        ],
        verify: () => Math.abs((100 + markup) * (1 - discount / 100) - (100 + net)) < 1e-9,
      };
    },
  }),
  computed({
    name: "cost-of-m-equals-sale-of-n",
    form: "elementary",
    topic: "profit-and-loss",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const sold = random.pick([8, 10, 12, 15, 16, 18, 20, 24, 25, 30, 40, 50]);
      const bought = sold + random.intExcept(-8, 10, 0);
      const rate = ((bought - sold) / sold) * 100;
      // The usual slip also has one decimal at most, so that no option needs more.
      if (bought < 4 || !isNeat(rate, 1) || !isNeat(((bought - sold) / bought) * 100, 1)) return undefined;
      const item = random.pick(["pens", "notebooks", "mangoes", "plates", "candles", "cups"]);
      const show = (x: number) => `${roundTo(Math.abs(x), 2)}% ${x > 0 ? "gain" : "loss"}`;
      return {
        text: `The cost price of ${bought} ${item} equals the selling price of ${sold} ${item}. What is the gain or loss per cent?`,
        answer: show(rate),
        distractors: [
          wrong(show(((bought - sold) / bought) * 100), `dividing by ${bought} instead of ${sold}`),
          wrong(show(-rate), "mixing up gain and loss"),
          wrong(show(-((bought - sold) / bought) * 100), `mixing up gain and loss and dividing by ${bought}`),
          wrong(show(bought - sold), "reading the difference in number as a percentage"),
        ],
        explanation: [
          `Let each article cost ₹1. Then ${sold} articles are sold for ₹${bought}, while they cost ₹${sold}.`,
          `The ${rate > 0 ? "gain" : "loss"} is $\\frac{${Math.abs(bought - sold)}}{${sold}} \\times 100\\% = ${roundTo(Math.abs(rate), 2)}\\%$, so the answer is ${show(rate)}.`,
        ],
        verify: () => Math.abs((bought / sold - 1) * 100 - rate) < 1e-9,
      };
    }),
  }),
  computed({
    name: "false-weight-with-markup",
    topic: "profit-and-loss",
    difficulty: "HARD",
    write: patiently((random) => {
      const weight = random.pick([750, 800, 900, 960, 920, 850, 875]);
      const markup = random.pick([0, 5, 8, 10, 12, 15, 20, 25, -4, -5, -10]);
      const gain = ((100 + markup) * 1000) / weight - 100;
      if (!isNeat(gain, 1) || gain <= 0) return undefined;
      const trader = random.pick([
        "A grocer",
        "A spice trader",
        "A vegetable seller",
        "A sweet seller",
        "A tea merchant",
      ]);
      const claim =
        markup === 0
          ? "claims to sell at cost price"
          : markup > 0
            ? `sells at ${markup}% above cost price`
            : `claims to sell at a loss of ${-markup}%`;
      const short = (1000 - weight) / 10;
      return {
        text: `${trader} ${claim} but gives only ${weight} g for every kilogram charged. What is the real gain per cent?`,
        answer: percent(gain),
        distractors: pleasant(
          [
            wrong(percent(markup + short), "adding the shortage in weight to the price change"),
            wrong(
              percent(markup + short + (markup * short) / 100),
              `measuring the shortage against 1000 g instead of the ${weight} g given`,
            ),
            wrong(percent((short * 1000) / weight), "looking at the false weight only"),
            wrong(percent(short), `taking the missing ${1000 - weight} g as a percentage of 1000 g`),
            wrong(percent(gain + markup), "counting the price change twice"),
            wrong(percent(gain / 2), "halving the gain"),
          ],
          1,
        ),
        explanation: [
          "Let 1 g cost ₹1.",
          `For a “kilogram” the customer pays $1000 \\times \\frac{${100 + markup}}{100} = ${10 * (100 + markup)}$ rupees, but the goods handed over cost only ${weight} rupees.`,
          `The gain is $\\frac{${10 * (100 + markup) - weight}}{${weight}} \\times 100\\% = ${roundTo(gain, 2)}\\%$.`,
        ],
        satisfies: (amount) => Math.abs(weight * (1 + amount) - 10 * (100 + markup)) < 1e-6,
      };
    }),
  }),
  computed({
    name: "two-articles-same-selling-price",
    topic: "profit-and-loss",
    difficulty: "HARD",
    write: patiently((random) => {
      const up = random.pick([10, 20, 25, 50]);
      const down = random.pick([10, 20, 25, 40]);
      const unit = ((100 + up) * (100 - down)) / gcd(100 + up, 100 - down);
      const sale = unit * random.int(1, Math.max(1, Math.floor(30000 / unit)));
      const costA = (sale * 100) / (100 + up);
      const costB = (sale * 100) / (100 - down);
      const net = 2 * sale - costA - costB;
      if (net === 0 || sale < 300 || ![costA, costB].every((x) => isNeat(x))) return undefined;
      const good = random.pick(["sarees", "cameras", "bicycles", "paintings", "phones", "cupboards"]);
      const show = (x: number) => `${x > 0 ? "Gain" : "Loss"} of ${money(Math.abs(x))}`;
      const slips = [
        { at: (sale * (up - down)) / 100, why: "taking both percentages of the selling price" },
        { at: -net, why: "mixing up gain and loss" },
        {
          at: -(2 * sale * up * down) / 10000,
          why: "applying the product rule of equal percentages to the selling prices",
        },
        { at: sale - costA, why: "looking at the first article only" },
        { at: sale - costB, why: "looking at the second article only" },
      ];
      return {
        text: `Two ${good} are sold for ${money(sale)} each, one at a gain of ${up}% and the other at a loss of ${down}%. What is the result of the two sales together?`,
        answer: show(net),
        distractors: slips
          .filter(({ at }) => at !== 0 && isNeat(at))
          .map(({ at, why }) => wrong(show(at), why)),
        explanation: [
          `The first cost $${sale} \\times \\frac{100}{${100 + up}}$ = ${money(costA)}, the second $${sale} \\times \\frac{100}{${100 - down}}$ = ${money(costB)}.`,
          `Together they cost ${money(costA + costB)} and were sold for ${money(2 * sale)}.`,
          `This is a ${show(net).toLowerCase()}.`,
        ],
        verify: () =>
          Math.abs(costA * (1 + up / 100) - sale) < 1e-6 && Math.abs(costB * (1 - down / 100) - sale) < 1e-6,
      };
    }),
  }),
  computed({
    name: "markup-needed-for-profit-after-discounts",
    topic: "profit-and-loss",
    difficulty: "HARD",
    write: patiently((random) => {
      const first = random.pick([10, 20, 25, 40]);
      const second = random.pick([5, 10, 20]);
      const profit = random.pick([8, 14, 17, 20, 26, 35, 44]);
      const left = ((100 - first) * (100 - second)) / 10000;
      const markup = (100 + profit) / left - 100;
      if (!isNeat(markup, 1) || first === second) return undefined;
      return {
        text: `By what percentage above the cost price must an article be marked, so that after successive discounts of ${first}% and ${second}% there is still a profit of ${profit}%?`,
        answer: percent(markup),
        distractors: pleasant(
          [
            wrong(
              percent((100 + profit) / (1 - (first + second) / 100) - 100, 1),
              "adding the two discounts to a single one",
            ),
            wrong(percent(first + second + profit), "adding all three percentages"),
            wrong(
              percent(100 / left - 100 + profit, 1),
              "adding the profit at the end instead of multiplying by it",
            ),
            wrong(
              percent((100 + profit) / ((100 - first) / 100) - 100, 1),
              `forgetting the discount of ${second}%`,
            ),
            wrong(
              percent((100 + profit) * (1 + (100 - left * 100) / 100) - 100, 1),
              "adding the combined discount to the selling price",
            ),
            wrong(percent(first + second), "leaving out the profit"),
            wrong(percent(markup - profit), "taking the profit off at the end"),
          ],
          isNeat(markup) ? 0 : 1,
        ),
        explanation: [
          `Let the cost be ₹100; the selling price must be ₹${100 + profit}.`,
          `The two discounts leave $${(100 - first) / 100} \\times ${(100 - second) / 100} = ${roundTo(left, 4)}$ of the marked price.`,
          `Marked price: $${100 + profit} \\div ${roundTo(left, 4)} = ${roundTo(100 + markup, 2)}$, that is ${roundTo(markup, 2)}% above the cost.`,
        ],
        satisfies: (amount) => Math.abs(100 * (1 + amount) * left - (100 + profit)) < 1e-6,
      };
    }),
  }),
];
