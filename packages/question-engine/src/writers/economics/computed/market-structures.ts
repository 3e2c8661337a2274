import { allPlain, allWhole, crore, wholeFirst, wholeOnly } from "../../../kit/amounts.ts";
import { sum } from "../../../numbers/arithmetic.ts";
import { count, money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const marketStructures: WriterList = [
  computed({
    name: "profit-of-a-price-taker",
    topic: "market-structures",
    difficulty: "EASY",
    write(random) {
      const price = random.int(15, 90);
      const gap = random.intExcept(-9, 14, 0, -1, 1);
      const cost = price - gap;
      const output = random.step(20, 300, 10);
      const show = (amount: number) => `${amount > 0 ? "A profit" : "A loss"} of ${money(Math.abs(amount))}`;
      return {
        text: `A firm in perfect competition sells ${output} units at the market price of ${money(price)}. Its average total cost at this output is ${money(cost)}. What profit or loss does it make?`,
        answer: show(gap * output),
        distractors: [
          wrong(show(-gap * output), "subtracting the price from the average cost"),
          wrong(show(gap), "giving the profit or loss on one unit only"),
          wrong(show(-gap), "giving it for one unit only, with the price subtracted from the average cost"),
        ],
        explanation: [
          `On each unit the firm makes ${money(price)} − ${money(cost)} = ${money(gap)}.`,
          `On ${output} units that is ${money(gap * output)}. ${show(gap * output)} results.`,
        ],
        verify: () => price * output - cost * output === gap * output,
      };
    },
  }),
  computed({
    name: "four-firm-concentration-ratio",
    topic: "market-structures",
    difficulty: "EASY",
    write(random) {
      const market = random.pick([200, 400, 500, 800, 1000]);
      const shares = [random.int(20, 28), random.int(14, 19), random.int(10, 13), random.int(7, 9)];
      const fifth = random.int(5, 6);
      const sales = [...shares, fifth].map((share) => (share * market) / 100);
      if (!allWhole(...sales)) return undefined;
      const ratio = sum(shares);
      return {
        text: `In an industry with total sales of ${crore(market)} the five largest firms sell goods worth ${list(random.shuffle(sales).map((amount) => crore(amount)))}. What is the four-firm concentration ratio?`,
        answer: percent(ratio),
        distractors: [
          wrong(percent(ratio + fifth), "counting five firms instead of four"),
          wrong(percent(ratio - (shares[3] ?? 0)), "counting the three largest firms only"),
          wrong(percent(100 - ratio), "giving the share of all the other firms"),
          wrong(percent(ratio / 4), "taking the average share of the four firms"),
        ],
        explanation: [
          `The four largest firms sell ${list(sales.slice(0, 4).map((amount) => crore(amount)))}, together ${crore(sum(sales.slice(0, 4)))}.`,
          `Their share of ${crore(market)} is ${percent(ratio)}.`,
        ],
        satisfies: (amount) => Math.abs(amount * market - sum(sales.slice(0, 4))) < 1e-6,
      };
    },
  }),
  computed({
    name: "best-output-of-a-price-taker",
    topic: "market-structures",
    difficulty: "MEDIUM",
    write(random) {
      const c = random.pick([1, 2, 3, 4]);
      const output = random.int(5, 40);
      const b = random.step(4, 40, 2);
      const price = b + 2 * c * output;
      const fixed = random.step(20, 300, 20);
      const profit = price * output - fixed - b * output - c * output * output;
      const square = `${c === 1 ? "" : c}Q^2`;
      const asksProfit = random.chance(0.4);
      if (profit < 10) return undefined;
      return {
        text: `A firm in perfect competition has the total cost $C = ${fixed} + ${b}Q + ${square}$ (in rupees), and the market price is ${money(price)}. ${asksProfit ? "What is the largest profit it can make?" : "How many units should it produce to make the largest profit?"}`,
        answer: asksProfit ? money(profit) : count(output, "unit"),
        distractors: asksProfit
          ? [
              wrong(money(profit + fixed), "forgetting the fixed cost"),
              wrong(money(price * output), "giving the total revenue"),
              wrong(money(price * output - fixed - b * output), "leaving out the square term of the cost"),
              wrong(
                money(profit + fixed + c * output * output),
                "leaving out both the fixed cost and the square term",
              ),
            ]
          : wholeOnly([
              wrong(
                count(2 * output, "unit"),
                "setting the price equal to average variable cost instead of marginal cost",
              ),
              wrong(count(price / (2 * c), "unit"), "leaving out the constant part of marginal cost"),
              wrong(
                count((price + b) / (2 * c), "unit"),
                "adding the constant part of marginal cost instead of subtracting it",
              ),
              wrong(count(output / 2, "unit"), "dividing by the slope once too often"),
              wrong(count(price - b, "unit"), "forgetting to divide by the slope of marginal cost"),
              wrong(count(output - 1, "unit"), "stopping while another unit would still bring a profit"),
              wrong(count(output + 1, "unit"), "making a unit that costs more than it brings"),
              wrong(count(output + c, "unit"), "a slip in the marginal cost"),
            ]),
        explanation: [
          `A price taker produces where price equals marginal cost: $MC = ${b} + ${2 * c}Q = ${price}$, so $Q = ${output}$, that is ${count(output, "unit")}.`,
          `The profit there is $${price * output} - (${fixed} + ${b * output} + ${c * output * output}) = ${profit}$ rupees, that is ${money(profit)}.`,
        ],
        verify() {
          const at = (q: number) => price * q - fixed - b * q - c * q * q;
          return at(output) === profit && at(output - 1) < profit && at(output + 1) < profit;
        },
      };
    },
  }),
  computed({
    name: "herfindahl-index",
    topic: "market-structures",
    difficulty: "MEDIUM",
    write(random) {
      const first = random.step(30, 50, 5);
      const second = random.step(15, 30, 5);
      const third = random.step(5, 20, 5);
      const fourth = 100 - first - second - third;
      if (fourth < 5 || fourth > third || third >= second) return undefined;
      const shares = [first, second, third, fourth];
      const index = sum(shares.map((share) => share * share));
      const merged = index + 2 * third * fourth;
      const asksMerger = random.chance();
      const answer = asksMerger ? merged : index;
      return {
        text: `Four firms share a market with ${list(shares.map((share) => percent(share)))} of sales. ${asksMerger ? "The two smallest merge and keep their sales. What is the Herfindahl–Hirschman index of the market after the merger" : "What is the Herfindahl–Hirschman index of the market"}, with shares in per cent?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(asksMerger ? index : merged),
            asksMerger
              ? "adding the squares of the two shares as if the firms were still apart"
              : "adding the two smallest shares before squaring",
          ),
          wrong(num(first * first + second * second), "counting the two largest firms only"),
          wrong(num(first * first + second * second + third * third), "leaving out the smallest firm"),
          wrong(num(10000), "squaring the sum of the shares instead of adding the squares"),
          wrong(num(index / 4), "taking the average of the squares"),
        ],
        explanation: [
          "The index is the sum of the squares of the market shares.",
          asksMerger
            ? `After the merger the shares are ${list([first, second, third + fourth].map((share) => percent(share)))}: $${first}^2 + ${second}^2 + ${third + fourth}^2 = ${num(answer).tex}$.`
            : `$${shares.map((share) => `${share}^2`).join(" + ")} = ${shares.map((share) => share * share).join(" + ")} = ${num(answer).tex}$.`,
        ],
        verify: () =>
          answer ===
          first ** 2 + second ** 2 + (asksMerger ? (third + fourth) ** 2 : third ** 2 + fourth ** 2),
      };
    },
  }),
  computed({
    name: "nash-equilibrium-of-two-firms",
    topic: "market-structures",
    difficulty: "MEDIUM",
    write(random) {
      const [up, down] = random.pick([
        ["high price", "low price"],
        ["advertise", "not advertise"],
        ["expand", "not expand"],
        ["enter", "stay out"],
      ] as const);
      const pay = () => random.int(2, 20);
      const table = [
        [
          [pay(), pay()],
          [pay(), pay()],
        ],
        [
          [pay(), pay()],
          [pay(), pay()],
        ],
      ];
      const at = (row: number, column: number, who: number) => table[row]?.[column]?.[who] ?? 0;
      const cells = [0, 1].flatMap((row) => [0, 1].map((column) => ({ row, column })));
      const gainA = (row: number, column: number) => at(1 - row, column, 0) - at(row, column, 0);
      const gainB = (row: number, column: number) => at(row, 1 - column, 1) - at(row, column, 1);
      if (cells.some(({ row, column }) => gainA(row, column) === 0 || gainB(row, column) === 0))
        return undefined;
      const stable = cells.filter(({ row, column }) => gainA(row, column) < 0 && gainB(row, column) < 0);
      const [only] = stable;
      if (stable.length !== 1 || !only) return undefined;
      const act = (choice: number) => (choice === 0 ? up : down);
      const show = (row: number, column: number) => `P: ${act(row)}; Q: ${act(column)}`;
      const rows = cells.map(
        ({ row, column }) =>
          `${show(row, column)}: P earns ${at(row, column, 0)}, Q earns ${at(row, column, 1)}`,
      );
      return {
        text: `Two firms P and Q choose at the same time between "${up}" and "${down}". Their profits in crore rupees are:\n${rows.join("\n")}\nWhich outcome is the Nash equilibrium?`,
        answer: show(only.row, only.column),
        distractors: cells
          .filter((cell) => cell !== only)
          .map(({ row, column }) => {
            const isA = gainA(row, column) > 0;
            const gain = isA ? gainA(row, column) : gainB(row, column);
            return wrong(
              show(row, column),
              `overlooking that ${isA ? "P" : "Q"} could earn ${gain} more by switching alone`,
            );
          }),
        explanation: [
          "In a Nash equilibrium neither firm can gain by changing its own choice alone.",
          `At "${show(only.row, only.column)}" firm P earns ${at(only.row, only.column, 0)} and would earn ${at(1 - only.row, only.column, 0)} by switching, while firm Q earns ${at(only.row, only.column, 1)} and would earn ${at(only.row, 1 - only.column, 1)}: neither switches.`,
        ],
      };
    },
  }),
  computed({
    name: "lerner-index-and-elasticity",
    topic: "market-structures",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.pick([1.25, 1.5, 2, 2.5, 3, 4, 5]);
      const cost = random.step(10, 120, 5);
      const price = (cost * size) / (size - 1);
      if (!allWhole(price)) return undefined;
      return {
        text: `A monopolist's marginal cost is constant at ${money(cost)}, and the price elasticity of demand at the price of greatest profit is ${num(-size)}. What is that price?`,
        answer: money(price),
        distractors: wholeFirst([
          wrong(
            money(cost * (1 + 1 / size)),
            "adding $\\frac{1}{e}$ of marginal cost instead of dividing by $1 - \\frac{1}{e}$",
          ),
          wrong(money(cost * size), "multiplying marginal cost by the elasticity"),
          wrong(money(cost), "setting price equal to marginal cost, as in perfect competition"),
          wrong(money(cost * (1 - 1 / size)), "multiplying by $1 - \\frac{1}{e}$ instead of dividing by it"),
          wrong(money(2 * cost), "taking the markup to be always as large as the cost"),
        ]),
        explanation: [
          `Marginal revenue is $P\\left(1 - \\frac{1}{${num(size).tex}}\\right)$, and it equals marginal cost at greatest profit.`,
          `$P = \\frac{${cost}}{1 - ${num(1 / size, undefined, 3).tex}} = ${num(price).tex}$, that is ${money(price)}.`,
          `Check by the Lerner index: $\\frac{P - MC}{P} = \\frac{${num(price - cost).tex}}{${num(price).tex}} = \\frac{1}{${num(size).tex}}$.`,
        ],
        satisfies: (amount) => Math.abs((amount - cost) / amount - 1 / size) < 1e-9,
      };
    },
  }),
  computed({
    name: "monopoly-price-and-profit",
    topic: "market-structures",
    difficulty: "HARD",
    write(random) {
      const b = random.pick([1, 2, 4, 5]);
      const cost = random.step(10, 60, 2);
      const output = random.step(5, 50, 1);
      const top = cost + 2 * b * output;
      const price = top - b * output;
      const fixed = random.step(20, 400, 20);
      const profit = (price - cost) * output - fixed;
      if (profit < 20) return undefined;
      const asksProfit = random.chance();
      return {
        text: `A monopolist faces the demand $P = ${top} - ${b === 1 ? "" : b}Q$ and has the total cost $C = ${fixed} + ${cost}Q$, both in rupees. What is ${asksProfit ? "its largest profit" : "the price that brings the largest profit"}?`,
        answer: money(asksProfit ? profit : price),
        distractors: asksProfit
          ? [
              wrong(money(profit + fixed), "forgetting the fixed cost"),
              wrong(money(price * output), "giving the total revenue"),
              wrong(money(profit + fixed + cost * output - fixed), "forgetting the variable cost"),
              wrong(money((top * top) / (4 * b) - fixed), "maximising revenue instead of profit"),
            ]
          : [
              wrong(money(cost), "setting price equal to marginal cost, as in perfect competition"),
              wrong(money(top / 2), "maximising revenue instead of profit"),
              wrong(money(output), "giving the output instead of the price"),
              wrong(money(top - cost), "subtracting the marginal cost from the highest price"),
            ],
        explanation: [
          `Revenue is $${top}Q - ${b === 1 ? "" : b}Q^2$, so marginal revenue is $${top} - ${2 * b}Q$.`,
          `Setting it equal to the marginal cost of ${cost} gives $Q = ${output}$, and the price is $${top} - ${b === 1 ? "" : `${b} \\times `}${output} = ${price}$, that is ${money(price)}.`,
          ...(asksProfit
            ? [
                `The profit is $(${price} - ${cost}) \\times ${output} - ${fixed} = ${profit}$, that is ${money(profit)}.`,
              ]
            : []),
        ],
        verify() {
          const at = (q: number) => (top - b * q) * q - fixed - cost * q;
          return at(output) === profit && at(output + 0.5) < profit && at(output - 0.5) < profit;
        },
      };
    },
  }),
  computed({
    name: "cournot-duopoly-output",
    topic: "market-structures",
    difficulty: "HARD",
    write(random) {
      const b = random.pick([1, 2, 3, 5]);
      const each = random.int(4, 40);
      const cost = random.step(4, 40, 2);
      const top = cost + 3 * b * each;
      const price = cost + b * each;
      const asksPrice = random.chance(0.4);
      return {
        text: `Two firms with the same constant marginal cost of ${money(cost)} and no fixed cost sell the same good. The market demand is $P = ${top} - ${b === 1 ? "" : b}Q$, where $Q$ is their joint output. What is ${asksPrice ? "the price" : "the output of each firm"} in the Cournot equilibrium?`,
        answer: asksPrice ? money(price) : count(each, "unit"),
        distractors: asksPrice
          ? wholeFirst([
              wrong(
                money(cost),
                "setting price equal to marginal cost, as price competition (Bertrand) would",
              ),
              wrong(money((top + cost) / 2), "letting the two act together as a monopoly"),
              wrong(money(top - b * each), "taking off the output of one firm only"),
              wrong(money(each), "giving the output of each firm"),
            ])
          : wholeFirst([
              wrong(count((3 * each) / 4, "unit"), "sharing the monopoly output, as a cartel would"),
              wrong(
                count((3 * each) / 2, "unit"),
                "giving the output of a single monopolist, or sharing the competitive output",
              ),
              wrong(count(2 * each, "unit"), "giving the joint output of both firms"),
              wrong(count(3 * each, "unit"), "giving the output of perfect competition"),
            ]),
        explanation: [
          `Firm 1 takes $q_2$ as given; its profit $(${top} - ${b === 1 ? "" : b}(q_1 + q_2) - ${cost})q_1$ is greatest where $${top - cost} - ${2 * b}q_1 - ${b === 1 ? "" : b}q_2 = 0$.`,
          `By symmetry $q_1 = q_2 = q$, so $${3 * b}q = ${top - cost}$ and $q = ${each}$: ${count(each, "unit")} each.`,
          `The price is $${top} - ${b === 1 ? "" : `${b} \\times `}${2 * each} = ${price}$, that is ${money(price)}.`,
        ],
        verify() {
          const profit = (own: number, other: number) => (top - b * (own + other) - cost) * own;
          return (
            profit(each, each) > profit(each + 0.5, each) && profit(each, each) > profit(each - 0.5, each)
          );
        },
      };
    },
  }),
  computed({
    name: "zero-profit-number-of-firms",
    topic: "market-structures",
    difficulty: "HARD",
    write(random) {
      const output = random.int(4, 20);
      const c = random.pick([1, 2]);
      const b = random.step(5, 40, 5);
      const fixed = c * output * output;
      const price = b + 2 * c * output;
      const firms = random.step(10, 80, 5);
      const slope = random.pick([2, 4, 5, 10]);
      const most = firms * output + slope * price;
      return {
        text: `All firms of a competitive industry have the cost $C = ${fixed} + ${b}Q + ${c === 1 ? "" : c}Q^2$ in rupees, and firms enter or leave until none makes a profit or a loss. The market demand is $Q_d = ${most} - ${slope}P$. How many firms are there in the long run?`,
        answer: num(firms),
        distractors: wholeFirst(
          [
            wrong(num(firms * output), "giving the quantity sold in the market"),
            wrong(num(Math.floor(most / output)), "leaving out the effect of the price on demand"),
            wrong(
              num(Math.floor((most - slope * b) / output)),
              "setting the price equal to the lowest marginal cost",
            ),
            wrong(num(output), "giving the output of one firm"),
            wrong(num(price), "giving the long-run price"),
          ].filter(({ value }) => typeof value !== "string" && allPlain(value.number ?? 0)),
        ),
        explanation: [
          `In the long run the price equals the least average cost. $AC = \\frac{${fixed}}{Q} + ${b} + ${c === 1 ? "" : c}Q$ is least at $Q = \\sqrt{${fixed / c}} = ${output}$, where it is ${money(price)}.`,
          `At this price the market demands $${most} - ${slope} \\times ${price} = ${firms * output}$ units.`,
          `Each firm makes ${output}, so there are $\\frac{${firms * output}}{${output}} = ${firms}$ firms.`,
        ],
        verify: () => (most - slope * (fixed / output + b + c * output)) / output === firms,
      };
    },
  }),
];
