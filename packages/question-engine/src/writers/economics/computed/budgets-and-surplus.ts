import { wholeOnly } from "../../../kit/amounts.ts";
import { range, sum } from "../../../numbers/arithmetic.ts";
import { count, money, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list, ordinalWord, person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const PAIRS_OF_GOODS = [
  ["apples", "oranges"],
  ["pens", "notebooks"],
  ["samosas", "cups of tea"],
  ["bananas", "mangoes"],
  ["sandwiches", "glasses of juice"],
] as const;

export const budgetsAndSurplus: WriterList = [
  computed({
    name: "marginal-utility-from-total-utility",
    topic: "consumer-theory",
    difficulty: "EASY",
    write(random) {
      const marginals = [random.int(18, 30)];
      for (let unit = 2; unit <= 6; unit++) marginals.push((marginals.at(-1) ?? 0) - random.int(1, 4));
      const totals = marginals.map((_, at) => sum(marginals.slice(0, at + 1)));
      const asked = random.int(3, 6);
      const answer = marginals[asked - 1] ?? 0;
      const total = totals[asked - 1] ?? 0;
      const [things, one] = random.pick([
        ["ice creams", "ice cream"],
        ["cups of coffee", "cup"],
        ["sandwiches", "sandwich"],
        ["mangoes", "mango"],
        ["glasses of juice", "glass"],
      ] as const);
      return {
        text: `The total utility of one, two, three and so on up to six ${things} is ${list(totals)} utils. What is the marginal utility of the ${ordinalWord(asked)} ${one}?`,
        answer: count(answer, "util"),
        distractors: [
          wrong(count(total, "util"), "giving the total utility instead of the marginal utility"),
          wrong(
            count(marginals[asked] ?? marginals[asked - 2] ?? 0, "util"),
            asked < 6 ? "taking the difference to the next unit" : "taking the difference one step too early",
          ),
          wrong(count(marginals[asked - 2] ?? 0, "util"), "taking the difference one step too early"),
          wrong(count(total / asked, "util"), "finding the average utility of the units"),
          wrong(count(answer + 1, "util"), "a slip of one in the subtraction"),
        ],
        explanation: [
          "Marginal utility is what one more unit adds to total utility.",
          `With ${asked - 1} units the total is ${totals[asked - 2]} and with ${asked} units it is ${total}: $${total} - ${totals[asked - 2]} = ${answer}$, that is ${count(answer, "util")}.`,
        ],
        verify: () => (totals[asked - 2] ?? 0) + answer === total,
      };
    },
  }),
  computed({
    name: "what-the-budget-leaves-for-the-other-good",
    topic: "consumer-theory",
    difficulty: "EASY",
    write(random) {
      const { name } = person(random);
      const [x, y] = random.pick(PAIRS_OF_GOODS);
      const px = random.step(5, 40, 5);
      const py = random.step(5, 60, 5);
      const nx = random.int(2, 12);
      const ny = random.int(3, 15);
      const income = px * nx + py * ny;
      if (px === py) return undefined;
      return {
        text: `${name} spends all of ${money(income)} on ${x} at ${money(px)} each and ${y} at ${money(py)} each. If ${nx} ${x} are bought, how many ${y} are bought?`,
        answer: num(ny),
        distractors: wholeOnly([
          wrong(num(Math.floor(income / py)), `forgetting what the ${x} cost`),
          wrong(
            num(Math.floor(income / py) - nx),
            `subtracting the number of ${x} instead of the money spent on them`,
          ),
          wrong(num((px * nx) / py), `spending on ${y} what is spent on ${x}`),
          wrong(num((income - py * nx) / px), "exchanging the two prices"),
          wrong(num(ny + 1), "going one unit beyond the budget line"),
          wrong(num(ny - 1), "stopping one unit below the budget line"),
          wrong(num(ny + 2), "a slip in what the money left will buy"),
        ]).filter(({ value }) => typeof value === "string" || (value.number ?? 0) > 0),
        explanation: [
          `The budget line is $${px}x + ${py}y = ${income}$.`,
          `The ${nx} ${x} cost ${money(px * nx)}, which leaves ${money(income - px * nx)}.`,
          `That buys $\\frac{${income - px * nx}}{${py}} = ${ny}$ ${y}.`,
        ],
        satisfies: (amount) => px * nx + py * amount === income,
      };
    },
  }),
  computed({
    name: "consumer-surplus-of-several-buyers",
    topic: "consumer-theory",
    difficulty: "EASY",
    write(random) {
      const thing = random.pick([
        "a concert ticket",
        "a painting lesson",
        "a bus tour",
        "a second-hand bicycle",
        "a cricket bat",
      ]);
      const price = random.step(200, 900, 50);
      const above = random.sample(range(1, 12), 3).map((k) => price + 50 * k);
      const below = price - 50 * random.int(1, 3);
      const all = random.shuffle([...above, below]);
      const surplus = sum(above) - 3 * price;
      return {
        text: `Four buyers would pay at most ${list(all.map((amount) => money(amount)))} for ${thing}, and each wants one. The price is ${money(price)}. What is the total consumer surplus?`,
        answer: money(surplus),
        distractors: [
          wrong(money(sum(all) - 4 * price), "counting the buyer who does not buy with a negative surplus"),
          wrong(money(Math.max(...above) - price), "counting the keenest buyer only"),
          wrong(money(3 * price), "finding what the buyers spend"),
          wrong(money(sum(above)), "adding what the buyers would pay without taking off what they do pay"),
        ],
        explanation: [
          `Only those who would pay at least ${money(price)} buy: three of the four.`,
          `Their surpluses are ${list(above.map((amount) => `${money(amount)} − ${money(price)} = ${money(amount - price)}`))}.`,
          `Together that is ${money(surplus)}.`,
        ],
        verify: () => all.reduce((total, amount) => total + Math.max(0, amount - price), 0) === surplus,
      };
    },
  }),
  computed({
    name: "consumer-surplus-of-a-straight-demand",
    topic: "consumer-theory",
    difficulty: "MEDIUM",
    write(random) {
      const b = random.pick([0.5, 1, 2, 3, 4]);
      const quantity = random.step(10, 60, 2);
      const price = random.step(10, 80, 5);
      const top = price + b * quantity;
      const surplus = (b * quantity * quantity) / 2;
      return {
        text: `The demand for a good is $P = ${num(top).tex} - ${b === 1 ? "" : num(b).tex}Q$, with $P$ in rupees. What is the consumer surplus when the market price is ${money(price)}?`,
        answer: money(surplus),
        distractors: [
          wrong(money(2 * surplus), "forgetting the factor $\\frac{1}{2}$ of the triangle"),
          wrong(money(price * quantity), "finding the money spent on the good"),
          wrong(money(surplus + price * quantity), "taking the whole area below the demand curve"),
          wrong(
            money((top * quantity) / 2),
            "measuring the height of the triangle from zero instead of from the price",
          ),
        ],
        explanation: [
          `At ${money(price)}, $${price} = ${num(top).tex} - ${b === 1 ? "" : num(b).tex}Q$ gives $Q = ${quantity}$.`,
          `The surplus is the triangle below the demand curve and above the price: its base is ${quantity} and its height is $${num(top).tex} - ${price} = ${num(top - price).tex}$.`,
          `$\\frac{1}{2} \\times ${quantity} \\times ${num(top - price).tex} = ${num(surplus).tex}$, that is ${money(surplus)}.`,
        ],
        verify() {
          let total = 0;
          const steps = 1000;
          for (let step = 0; step < steps; step++)
            total += (top - b * ((quantity * (step + 0.5)) / steps) - price) * (quantity / steps);
          return Math.abs(total - surplus) < 1e-6 * surplus;
        },
      };
    },
  }),
];
