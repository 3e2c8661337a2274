import { allPlain, allWhole, crore, wholeFirst } from "../../../kit/amounts.ts";
import { isTie } from "../../../numbers/rounding.ts";
import { money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { withArticle } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

const PAIRS = [
  ["wheat", "cloth"],
  ["tea", "steel"],
  ["rice", "cement"],
  ["coffee", "paper"],
] as const;

export const internationalTrade: WriterList = [
  computed({
    name: "rupee-price-of-an-import",
    topic: "international-trade",
    difficulty: "EASY",
    write(random) {
      const rate = random.step(60, 90, 2);
      const price = random.step(50, 900, 50);
      const duty = random.pick([5, 10, 15, 20, 25]);
      const rupees = price * rate;
      const total = rupees * (1 + duty / 100);
      const thing = random.pick(["camera", "laptop", "microscope", "watch", "printer"]);
      if (!allWhole(total)) return undefined;
      return {
        text: `An importer buys ${withArticle(thing)} for ${price} US dollars when a dollar costs ${money(rate)}. An import duty of ${duty}% is charged on its rupee value. What does it cost the importer in all?`,
        answer: money(total),
        distractors: wholeFirst([
          wrong(money(rupees * (1 + (2 * duty) / 100)), "adding the duty twice"),
          wrong(money(rupees * (1 + duty / 200)), "adding only half of the duty"),
          wrong(money(rupees * (1 + duty / 100) ** 2), "charging the duty on the duty as well"),
          wrong(money(rupees + duty), "adding the percentage as rupees"),
          wrong(money(rupees / (1 - duty / 100)), "dividing by what is left of the price after the duty"),
        ]),
        explanation: [
          `In rupees the price is $${price} \\times ${rate} = ${num(rupees).tex}$, that is ${money(rupees)}.`,
          `With the duty it is ${100 + duty}% of that: ${money(total)}.`,
        ],
        verify: () => Math.abs(price * rate + (price * rate * duty) / 100 - total) < 1e-6,
      };
    },
  }),
  computed({
    name: "current-account-balance",
    topic: "international-trade",
    difficulty: "MEDIUM",
    write(random) {
      const exports = random.step(300, 800, 10);
      const imports = random.step(400, 900, 10);
      const services = random.step(50, 250, 10);
      const income = -random.step(10, 60, 10);
      const transfers = random.step(20, 120, 10);
      const direct = random.step(20, 90, 10);
      const balance = exports - imports + services + income + transfers;
      if (balance === 0 || exports === imports) return undefined;
      return {
        text: `A country's transactions with the rest of the world in a year:\nExports of goods: ${crore(exports)}\nImports of goods: ${crore(imports)}\nNet exports of services: ${crore(services)}\nNet income from abroad: ${crore(income)}\nNet remittances from workers abroad: ${crore(transfers)}\nForeign direct investment received: ${crore(direct)}\nWhat is the balance of its current account?`,
        answer: crore(balance),
        distractors: [
          wrong(
            crore(balance + direct),
            "counting foreign direct investment, which belongs to the capital side of the accounts",
          ),
          wrong(crore(exports - imports), "giving the balance of trade in goods only"),
          wrong(crore(balance - transfers), "leaving out remittances, which are current transfers"),
          wrong(crore(balance - 2 * income), "taking net income with the wrong sign"),
        ],
        explanation: [
          "The current account holds trade in goods and services, income and current transfers; investment from abroad belongs to the capital and financial account.",
          `$${exports} - ${imports} + ${services} - ${-income} + ${transfers} = ${balance}$, that is ${crore(balance)}.`,
        ],
        verify: () => balance + imports - income * 1 - services - transfers === exports,
      };
    },
  }),
  computed({
    name: "terms-of-trade-index",
    topic: "international-trade",
    difficulty: "EASY",
    write(random) {
      const imports = random.pick([80, 100, 120, 125, 150, 160, 200]);
      const terms = random.pick([75, 80, 90, 95, 110, 115, 120, 125, 140]);
      const exports = (imports * terms) / 100;
      if (!allWhole(exports) || exports === imports) return undefined;
      return {
        text: `With the same base year, the index of a country's export prices is ${num(exports)} and that of its import prices is ${num(imports)}. What are its net barter terms of trade?`,
        answer: num(terms),
        distractors: [
          wrong(num((imports / exports) * 100), "dividing import prices by export prices"),
          wrong(num(exports - imports + 100), "taking the difference of the indices instead of their ratio"),
          wrong(num((exports * imports) / 100), "multiplying the indices"),
          wrong(num((exports + imports) / 2), "taking the average of the indices"),
        ],
        explanation: [
          "The net barter terms of trade are the index of export prices divided by that of import prices, times 100.",
          `$\\frac{${num(exports).tex}}{${imports}} \\times 100 = ${num(terms).tex}$: a unit of exports buys ${terms > 100 ? "more" : "fewer"} imports than in the base year.`,
        ],
        satisfies: (amount) => Math.abs(amount * imports - 100 * exports) < 1e-6,
      };
    },
  }),
  computed({
    name: "comparative-advantage-of-two-countries",
    topic: "international-trade",
    difficulty: "MEDIUM",
    write(random) {
      const [x, y] = random.pick(PAIRS);
      const [ax, ay, bx, by] = [random.int(2, 12), random.int(2, 12), random.int(2, 12), random.int(2, 12)];
      const costA = ay / ax;
      const costB = by / bx;
      if (costA === costB || !allPlain(costA, costB)) return undefined;
      const first = costA < costB;
      const outputs = ax === bx ? [ay, by] : [ax, bx];
      const show = (aMakesX: boolean) =>
        aMakesX ? `P exports ${x} and imports ${y}` : `P exports ${y} and imports ${x}`;
      return {
        text: `In a day a worker in country P makes ${ax} units of ${x} or ${ay} units of ${y}; a worker in country Q makes ${bx} units of ${x} or ${by} units of ${y}. Which trade does the theory of comparative advantage predict, and at what price of a unit of ${x} in units of ${y} can both gain?`,
        answer: `${show(first)}; price between ${num(Math.min(costA, costB))} and ${num(Math.max(costA, costB))}`,
        distractors: [
          wrong(
            `${show(!first)}; price between ${num(Math.min(costA, costB))} and ${num(Math.max(costA, costB))}`,
            "letting each country export the good for which its opportunity cost is higher",
          ),
          wrong(
            `${show(first)}; price between ${num(Math.min(1 / costA, 1 / costB))} and ${num(Math.max(1 / costA, 1 / costB))}`,
            `giving the price of ${y} in units of ${x}`,
          ),
          wrong(
            `${show(!first)}; price between ${num(Math.min(1 / costA, 1 / costB))} and ${num(Math.max(1 / costA, 1 / costB))}`,
            "inverting both the pattern of trade and the price",
          ),
          wrong(
            `${show(first)}; price between ${Math.min(...outputs)} and ${Math.max(...outputs)}`,
            "comparing outputs instead of opportunity costs",
          ),
        ],
        explanation: [
          `A unit of ${x} costs P $\\frac{${ay}}{${ax}} = ${num(costA).tex}$ and Q $\\frac{${by}}{${bx}} = ${num(costB).tex}$ units of ${y}.`,
          `${first ? "P" : "Q"} has the lower opportunity cost of ${x} and exports it. Both gain when the price of ${x} lies between these two costs.`,
          `${show(first)}; price between ${num(Math.min(costA, costB))} and ${num(Math.max(costA, costB))}.`,
        ],
      };
    },
  }),
  computed({
    name: "effect-of-depreciation-on-prices",
    topic: "international-trade",
    difficulty: "MEDIUM",
    write(random) {
      const before = random.pick([60, 64, 70, 72, 75, 80]);
      const rise = random.pick([5, 10, 12.5, 20, 25]);
      const after = before * (1 + rise / 100);
      const price = random.step(1200, 9600, 120);
      const dollars = price / before;
      const later = price / after;
      if (!allPlain(after) || !allWhole(dollars) || !allPlain(later)) return undefined;
      const show = (value: number) => value.toFixed(2).replace(".00", "");
      return {
        text: `The rate of exchange goes from ${money(before)} to ${money(after)} for a US dollar. An Indian exporter keeps the price of a carpet at ${money(price)}. What happens to its price in dollars?`,
        answer: `It falls from ${show(dollars)} to ${show(later)} dollars`,
        distractors: [
          wrong(
            `It rises from ${show(dollars)} to ${show(dollars * (1 + rise / 100))} dollars`,
            "thinking that a dearer dollar makes Indian goods dearer abroad",
          ),
          wrong(
            `It falls from ${show(dollars)} to ${show(dollars * (1 - rise / 100))} dollars`,
            `taking ${percent(rise)} off instead of dividing by the new rate`,
          ),
          wrong(`It rises from ${show(later)} to ${show(dollars)} dollars`, "exchanging the two rates"),
          wrong(
            `It stays at ${show(dollars)} dollars`,
            "overlooking that the rupee price, not the dollar price, is kept",
          ),
        ],
        explanation: [
          `At ${money(before)} a dollar the carpet costs $\\frac{${price}}{${before}} = ${num(dollars).tex}$ dollars; at ${money(after)} it costs $\\frac{${price}}{${num(after).tex}} = ${num(later).tex}$ dollars.`,
          `It falls from ${show(dollars)} to ${show(later)} dollars: depreciation of the rupee makes exports cheaper for foreign buyers.`,
        ],
        verify: () => Math.abs(later * after - dollars * before) < 1e-6,
      };
    },
  }),
  computed({
    name: "tariff-revenue-of-a-small-country",
    topic: "international-trade",
    difficulty: "HARD",
    write(random) {
      const b = random.int(2, 6);
      const d = random.int(2, 6);
      const autarky = random.int(20, 40);
      const quantity = random.step(100, 240, 10);
      const a = quantity + b * autarky;
      const c = quantity - d * autarky;
      const world = autarky - random.int(8, 14);
      const tariff = random.int(2, 6);
      const price = world + tariff;
      const importsAt = (p: number) => a - b * p - (c + d * p);
      const revenue = tariff * importsAt(price);
      const asksLoss = random.chance();
      const loss = (tariff * (importsAt(world) - importsAt(price))) / 2;
      if (c + d * world <= 0 || !allWhole(loss)) return undefined;
      const supply = `Q_s = ${c === 0 ? "" : `${c} + `}${d}P`;
      return {
        text: `In a small country the demand for a good is $Q_d = ${a} - ${b}P$ and domestic supply is $${supply}$, with $P$ in rupees. It can import any amount at the world price of ${money(world)}, and now puts a tariff of ${money(tariff)} on each unit. What is ${asksLoss ? "the deadweight loss caused by the tariff" : "the revenue of the tariff"}?`,
        answer: money(asksLoss ? loss : revenue),
        distractors: asksLoss
          ? [
              wrong(money(2 * loss), "forgetting the factor $\\frac{1}{2}$ of the two triangles"),
              wrong(money((tariff * b * tariff) / 2), "counting the loss on the buyers' side only"),
              wrong(money(revenue), "giving the revenue of the tariff"),
              wrong(money((tariff * d * tariff) / 2), "counting the loss on the producers' side only"),
            ]
          : [
              wrong(money(tariff * importsAt(world)), "using the imports before the tariff"),
              wrong(money(tariff * (a - b * price)), "taxing all that is consumed instead of imports only"),
              wrong(money(tariff * (c + d * price)), "multiplying the tariff by domestic output"),
              wrong(money(price * importsAt(price)), "giving the whole value of imports"),
            ],
        explanation: [
          `With the tariff the price at home is ${money(price)}: demand is $${a} - ${b} \\times ${price} = ${a - b * price}$ and supply $${c + d * price}$, so imports are ${importsAt(price)}.`,
          asksLoss
            ? `At the world price imports were ${importsAt(world)}; they fell by ${importsAt(world) - importsAt(price)}. The two triangles of loss have the area $\\frac{1}{2} \\times ${tariff} \\times ${importsAt(world) - importsAt(price)} = ${num(loss).tex}$, that is ${money(loss)}.`
            : `The tariff is paid on imports only: $${tariff} \\times ${importsAt(price)} = ${revenue}$, that is ${money(revenue)}.`,
        ],
        verify: () =>
          loss === (tariff * tariff * (b + d)) / 2 && revenue === tariff * (b + d) * (autarky - price),
      };
    },
  }),
  computed({
    name: "gain-from-specialisation",
    topic: "international-trade",
    difficulty: "HARD",
    write(random) {
      const [x, y] = random.pick(PAIRS);
      const days = random.step(10, 60, 10);
      const ax = random.int(3, 10);
      const ay = random.int(2, 9);
      const price = random.pick([1.25, 1.5, 2, 2.5]);
      const homeCost = ay / ax;
      // P exports x when the world price of x (in y) is above its own cost.
      if (!(price > homeCost * 1.05) || !allPlain(homeCost)) return undefined;
      const made = ax * days;
      const sold = made / 2;
      const got = sold * price;
      const alone = (ay * days) / 2;
      const gain = got - alone;
      if (!allWhole(sold, got, alone)) return undefined;
      return {
        text: `A country has ${days} thousand workers; each makes ${ax} units of ${x} or ${ay} units of ${y} in a day. Without trade half of them make ${x} and half make ${y}. With trade all make ${x}, and half of the ${x} is exchanged for ${y} at ${num(price)} units of ${y} for one unit of ${x}. By how many thousand units a day does trade raise the amount of ${y} that the country has?`,
        answer: num(gain),
        distractors: wholeFirst(
          [
            wrong(num(got), `giving all the ${y} that is imported`),
            wrong(num(sold - alone), "exchanging the goods one for one"),
            wrong(num(made * price - alone), `exporting all of the ${x}`),
            wrong(num(Math.abs(sold / price - alone)), "dividing by the price instead of multiplying"),
            wrong(num(Math.abs(got - ay * days)), `comparing with a country that makes nothing but ${y}`),
          ].filter(({ value }) => typeof value === "string" || (value.number ?? 0) > 0),
        ),
        explanation: [
          `Without trade: $\\frac{${days}}{2} \\times ${ay} = ${num(alone).tex}$ thousand units of ${y} and $${num(sold).tex}$ thousand units of ${x}.`,
          `With trade $${num(made).tex}$ thousand units of ${x} are made; half of it is kept (as much as before) and half, $${num(sold).tex}$ thousand, buys $${num(sold).tex} \\times ${num(price).tex} = ${num(got).tex}$ thousand units of ${y}.`,
          `The gain is $${num(got).tex} - ${num(alone).tex} = ${num(gain).tex}$ thousand units: the price of ${num(price)} is above the opportunity cost of ${num(homeCost)} at home.`,
        ],
        verify: () => Math.abs((days / 2) * (ax * price - ay) - gain) < 1e-6,
      };
    },
  }),
  computed({
    name: "real-exchange-rate-change",
    topic: "international-trade",
    difficulty: "MEDIUM",
    write(random) {
      const rate = random.pick([50, 60, 64, 70, 72, 75, 80]);
      const home = random.pick([10, 20, 25, 40, 50]);
      const abroad = random.pick([2, 4, 5, 8, 10]);
      const parity = (rate * (1 + home / 100)) / (1 + abroad / 100);
      if (home <= abroad || isTie(parity, 2)) return undefined;
      return {
        text: `A dollar costs ${money(rate)}. Over some years prices rise by ${home}% in India and by ${abroad}% in the United States. What must a dollar cost at the end for purchasing power parity to be kept, if it held at the start (to the nearest paisa)?`,
        answer: money(parity),
        distractors: [
          wrong(
            money(rate * (1 + (home - abroad) / 100)),
            "adding the difference of the inflation rates, which is only the rough rule",
          ),
          wrong(
            money((rate * (1 + abroad / 100)) / (1 + home / 100)),
            "inverting the ratio of the price levels",
          ),
          wrong(money(rate * (1 + home / 100)), "leaving out inflation in the United States"),
          wrong(money(rate * (1 + home / 100) * (1 + abroad / 100)), "multiplying by both rises of prices"),
        ],
        explanation: [
          "Relative purchasing power parity: the rate of exchange changes in the ratio of the two price levels.",
          `$${rate} \\times \\frac{${num(1 + home / 100).tex}}{${num(1 + abroad / 100).tex}} = ${num(parity).tex}$, that is ${money(parity)}.`,
        ],
        satisfies: (amount) => Math.abs((amount * (1 + abroad / 100)) / (1 + home / 100) - rate) < 0.02,
      };
    },
  }),
];
