import { allWhole, wholeOnly } from "../../../kit/amounts.ts";
import { range, sum } from "../../../numbers/arithmetic.ts";
import { count, money, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise, list, people, person } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const basicConcepts: WriterList = [
  computed({
    name: "opportunity-cost-of-a-choice",
    topic: "basic-concepts",
    difficulty: "EASY",
    write(random) {
      const { name, he, his } = person(random);
      const story = random.pick([
        {
          things: ["teaching", "accounting", "tailoring"],
          step: 1000,
          low: 15,
          high: 48,
          intro: "has three job offers that are equally attractive apart from pay",
          each: "a month",
          choice: "takes the job in",
        },
        {
          things: ["wheat", "mustard", "gram"],
          step: 500,
          low: 16,
          high: 60,
          intro: `can grow one of three crops on ${his} field`,
          each: "in profit",
          choice: "grows",
        },
        {
          things: ["a tea stall", "a book stall", "a toy stall"],
          step: 100,
          low: 12,
          high: 60,
          intro: "can run one of three stalls at a fair",
          each: "a day",
          choice: "runs",
        },
      ]);
      const pays = random.sample(range(story.low, story.high), 3).map((k) => k * story.step);
      const chosen = random.int(0, 2);
      const others = pays.filter((_, at) => at !== chosen);
      const best = Math.max(...others);
      const own = pays[chosen] ?? 0;
      const offers = story.things.map((thing, at) => `${thing} (${money(pays[at] ?? 0)} ${story.each})`);
      return {
        text: `${name} ${story.intro}: ${list(offers)}. ${capitalise(he)} ${story.choice} ${story.things[chosen]?.replace(/^a /, "the ")}. What is the opportunity cost of this choice?`,
        answer: money(best),
        distractors: [
          wrong(
            money(sum(others)),
            "adding up all the alternatives that were given up, though only one of them could have been taken",
          ),
          wrong(money(own), "stating what the chosen alternative itself brings"),
          wrong(money(Math.min(...others)), "naming the worst alternative given up instead of the best one"),
          wrong(
            money(Math.abs(own - best)),
            "taking the difference between the choice and the next best alternative",
          ),
        ],
        explanation: [
          "The opportunity cost of a choice is the value of the best alternative that is given up for it.",
          `The alternatives given up bring ${money(others[0] ?? 0)} and ${money(others[1] ?? 0)}; the better of them is ${money(best)}.`,
        ],
      };
    },
  }),
  computed({
    name: "straight-ppf-opportunity-cost",
    topic: "basic-concepts",
    difficulty: "EASY",
    write(random) {
      const [first, second] = random.pick([
        ["wheat", "cloth"],
        ["rice", "steel"],
        ["sugar", "paper"],
        ["fish", "timber"],
      ] as const);
      const each = random.int(6, 30);
      const secondMost = random.intExcept(5, 40, each);
      const firstMost = each * secondMost;
      const show = (units: number) => count(units, `unit of ${first}`, `units of ${first}`);
      return {
        text: `With all its resources an economy can make either ${firstMost} units of ${first} or ${secondMost} units of ${second}; its production possibility curve is a straight line. How much ${first} does one more unit of ${second} cost?`,
        answer: show(each),
        distractors: random.shuffle([
          wrong(show(secondMost), `naming the largest output of ${second}`),
          wrong(show(2 * each), `dividing by half of the largest output of ${second}`),
          ...(each % 2 === 0
            ? [wrong(show(each / 2), `dividing half of the largest output of ${first}`)]
            : []),
          wrong(show(firstMost - secondMost), "subtracting the two largest outputs instead of dividing them"),
          random.chance()
            ? wrong(show(each - 1), `taking the unit of ${second} off what it costs`)
            : wrong(show(each + 1), `adding the unit of ${second} to what it costs`),
        ]),
        explanation: [
          `Moving all resources from ${first} to ${second} gives up ${firstMost} units of ${first} and gains ${secondMost} units of ${second}.`,
          `On a straight line every unit costs the same: $\\frac{${firstMost}}{${secondMost}} = ${each}$ units of ${first} for each unit of ${second}.`,
        ],
        satisfies: (amount) => amount * secondMost === firstMost,
      };
    },
  }),
  computed({
    name: "largest-output-on-a-straight-ppf",
    topic: "basic-concepts",
    difficulty: "MEDIUM",
    write(random) {
      const [first, second] = random.pick([
        ["food", "cloth"],
        ["wheat", "steel"],
        ["butter", "paper"],
        ["sugar", "cement"],
      ] as const);
      const firstMost = random.step(60, 600, 20);
      const secondMost = random.step(20, 200, 10);
      const made = random.step(10, secondMost - 10, 5);
      const left = firstMost - (firstMost * made) / secondMost;
      if (firstMost === secondMost || !allWhole(left) || left < 5) return undefined;
      return {
        text: `An economy that uses all its resources can make ${firstMost} units of ${first} and no ${second}, or ${secondMost} units of ${second} and no ${first}. Its production possibility curve is a straight line. If it makes ${made} units of ${second}, how many units of ${first} can it make at most?`,
        answer: count(left, "unit"),
        distractors: [
          wrong(count(firstMost - made, "unit"), `giving up one unit of ${first} for each unit of ${second}`),
          wrong(
            count((firstMost * made) / secondMost, "unit"),
            `finding the ${first} that is given up instead of what is left`,
          ),
          wrong(count(secondMost - made, "unit"), `finding how much more ${second} could be made`),
          wrong(count(firstMost / 2, "unit"), "sharing the resources half and half"),
        ],
        explanation: [
          `Each unit of ${second} costs $\\frac{${firstMost}}{${secondMost}} = ${num(firstMost / secondMost).tex}$ units of ${first}.`,
          `Making ${made} units of ${second} uses the fraction $\\frac{${made}}{${secondMost}}$ of all resources, which gives up ${num((firstMost * made) / secondMost)} units of ${first}.`,
          `What is left: $${firstMost} - ${num((firstMost * made) / secondMost).tex} = ${num(left).tex}$ units.`,
        ],
        satisfies: (amount) => Math.abs(amount / firstMost + made / secondMost - 1) < 1e-9,
      };
    },
  }),
  computed({
    name: "economic-profit-of-own-business",
    topic: "basic-concepts",
    difficulty: "MEDIUM",
    write(random) {
      const { name, he, his } = person(random);
      const business = random.pick([
        "a bakery",
        "a coaching centre",
        "a printing shop",
        "a dairy",
        "a repair workshop",
      ]);
      const salary = random.step(300000, 700000, 25000);
      const capital = random.step(500000, 2000000, 100000);
      const rate = random.pick([5, 6, 8, 10]);
      const interest = (capital * rate) / 100;
      const explicit = random.step(800000, 2000000, 50000);
      const profit = random.step(-50000, 300000, 10000);
      const revenue = explicit + salary + interest + profit;
      const accounting = revenue - explicit;
      if (profit === 0) return undefined;
      return {
        text: `${name} left a job that paid ${money(salary)} a year and put ${money(capital)} of ${his} own savings, which earned ${rate}% a year in a bank, into ${business}. In its first year ${he} took ${money(revenue)} from customers and paid out ${money(explicit)} for rent, wages and materials. What was the economic profit of the year?`,
        answer: money(profit),
        distractors: [
          wrong(
            money(accounting),
            "stopping at the accounting profit, which leaves out what the owner's own time and money could have earned",
          ),
          wrong(money(accounting - salary), "leaving out the interest that the savings would have earned"),
          wrong(money(accounting - interest), "leaving out the salary that was given up"),
          wrong(
            money(accounting - salary - capital),
            "counting the whole of the savings as a cost instead of the interest given up on them",
          ),
        ],
        explanation: [
          `The accounting profit is revenue less explicit costs: ${money(revenue)} − ${money(explicit)} = ${money(accounting)}.`,
          `The implicit costs are the salary given up, ${money(salary)}, and the interest given up, ${rate}% of ${money(capital)} = ${money(interest)}.`,
          `Economic profit = ${money(accounting)} − ${money(salary)} − ${money(interest)} = ${money(profit)}.`,
        ],
        verify: () => revenue - (explicit + salary + (capital / 100) * rate) === profit,
      };
    },
  }),
  computed({
    name: "joint-ppf-of-two-producers",
    topic: "basic-concepts",
    difficulty: "HARD",
    write(random) {
      const [a, b] = people(random, 2);
      if (!a || !b) return undefined;
      const [x, y] = random.pick([
        ["baskets", "mats"],
        ["pots", "lamps"],
        ["shirts", "bags"],
        ["toys", "kites"],
      ] as const);
      const ax = random.step(4, 16, 2);
      const ay = random.step(4, 24, 2);
      const bx = random.step(4, 16, 2);
      const by = random.step(4, 24, 2);
      // a makes x at the lower cost in terms of y
      if (!(ay / ax < by / bx)) return undefined;
      const wanted = ax + random.int(2, bx - 1);
      const most = by - ((wanted - ax) * by) / bx;
      const otherWay = wanted >= bx ? ay - ((wanted - bx) * ay) / ax : ay + by - (wanted * by) / bx;
      const shared = ((ay + by) * (ax + bx - wanted)) / (ax + bx);
      if (!allWhole(most) || most < 1) return undefined;
      const swapped = random.chance();
      const rows = [
        `${a.name} can make ${ax} ${x} or ${ay} ${y} in a day`,
        `${b.name} can make ${bx} ${x} or ${by} ${y} in a day`,
      ];
      if (swapped) rows.reverse();
      return {
        text: `${rows[0]}, and ${rows[1]}; each may also divide the day between the two in any proportion. Together they must make ${wanted} ${x} in a day. What is the largest number of ${y} that they can make besides?`,
        answer: num(most),
        distractors: wholeOnly([
          wrong(num(otherWay), `letting ${b.name}, for whom ${x} are dearer, make them first`),
          wrong(
            num(shared),
            "making both divide the day in the same proportion, as if their costs were equal",
          ),
          wrong(num(by), `forgetting that ${b.name} must make the last ${wanted - ax} ${x}`),
          wrong(num(ay + by - wanted), `giving up one of the ${y} for each of the ${x}`),
          wrong(
            num(by - (wanted - ax)),
            `giving up one of the ${y} for each of the last ${wanted - ax} ${x}`,
          ),
        ]),
        explanation: [
          `One of the ${x} costs ${a.name} $\\frac{${ay}}{${ax}} = ${num(ay / ax).tex}$ ${y} and costs ${b.name} $\\frac{${by}}{${bx}} = ${num(by / bx).tex}$ ${y}: ${a.name} has the comparative advantage in ${x}.`,
          `So ${a.name} makes nothing but ${x}, ${ax} of them, and ${b.name} makes the other ${wanted - ax}, which takes $\\frac{${wanted - ax}}{${bx}}$ of the day.`,
          `In the rest of the day ${b.name} makes $${by} \\times \\frac{${bx - wanted + ax}}{${bx}} = ${num(most).tex}$ ${y}.`,
        ],
        verify() {
          let best = 0;
          const parts = 840;
          for (let part = 0; part <= parts; part++) {
            const fromA = (ax * part) / parts;
            const fromB = wanted - fromA;
            if (fromB < 0 || fromB > bx) continue;
            best = Math.max(best, ay * (1 - part / parts) + by * (1 - fromB / bx));
          }
          return Math.abs(best - most) < 1e-6;
        },
      };
    },
  }),
];
