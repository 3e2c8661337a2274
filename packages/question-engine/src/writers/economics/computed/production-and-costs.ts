import { allWhole, wholeFirst, wholeOnly } from "../../../kit/amounts.ts";
import { count, money, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { ordinalWord } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

const MAKERS = [
  "A toy maker",
  "A bakery",
  "A furniture workshop",
  "A shoe factory",
  "A pottery",
  "A printing press",
] as const;

const FOLD = { 4: "four", 6: "six", 8: "eight", 9: "nine", 10: "ten", 16: "sixteen" } as const;

export const productionAndCosts: WriterList = [
  computed({
    name: "average-total-cost",
    topic: "production-and-costs",
    difficulty: "EASY",
    write(random) {
      const quantity = random.step(20, 200, 10);
      const fixedEach = random.int(3, 40);
      const variableEach = random.intExcept(5, 80, fixedEach);
      const [fixed, variable] = [fixedEach * quantity, variableEach * quantity];
      return {
        text: `${random.pick(MAKERS)} has fixed costs of ${money(fixed)} and variable costs of ${money(variable)} when it makes ${quantity} units. What is its average total cost?`,
        answer: money(fixedEach + variableEach),
        distractors: [
          wrong(money(variableEach), "leaving out the fixed cost, which gives the average variable cost"),
          wrong(money(fixedEach), "giving the average fixed cost"),
          wrong(
            money(Math.abs(variableEach - fixedEach)),
            "subtracting the two costs instead of adding them",
          ),
          wrong(money(2 * fixedEach + variableEach), "adding the fixed cost twice"),
          wrong(money(fixedEach + 2 * variableEach), "adding the variable cost twice"),
        ],
        explanation: [
          `Total cost = ${money(fixed)} + ${money(variable)} = ${money(fixed + variable)}.`,
          `Average total cost $= \\frac{${fixed + variable}}{${quantity}} = ${fixedEach + variableEach}$, that is ${money(fixedEach + variableEach)} a unit.`,
        ],
        satisfies: (amount) => amount * quantity === fixed + variable,
      };
    },
  }),
  computed({
    name: "marginal-cost-from-total-costs",
    topic: "production-and-costs",
    difficulty: "EASY",
    write(random) {
      const before = random.int(4, 20);
      const average = random.step(20, 90, 2);
      const marginal = random.intExcept(20, 120, average);
      const total = before * average;
      const after = total + marginal;
      return {
        text: `${random.pick(MAKERS)} has a total cost of ${money(total)} for ${before} units and of ${money(after)} for ${before + 1} units. What is the marginal cost of the ${ordinalWord(before + 1)} unit?`,
        answer: money(marginal),
        distractors: wholeFirst([
          wrong(money(average), `giving the average cost of the first ${before} units`),
          wrong(money(after / (before + 1)), `giving the average cost of all ${before + 1} units`),
          wrong(money(Math.abs(marginal - average)), "comparing the new cost with the average cost"),
          wrong(money(marginal + average), "adding the average cost to the new cost"),
          wrong(money(2 * marginal), "counting the new unit twice"),
        ]),
        explanation: [
          "Marginal cost is what one more unit adds to total cost.",
          `${money(after)} − ${money(total)} = ${money(marginal)}.`,
        ],
        satisfies: (amount) => total + amount === after,
      };
    },
  }),
  computed({
    name: "break-even-output",
    topic: "production-and-costs",
    difficulty: "MEDIUM",
    write(random) {
      const margin = random.step(5, 60, 5);
      const variable = random.step(10, 90, 5);
      const output = random.step(40, 600, 20);
      const profit = random.chance() ? 0 : margin * random.step(20, 200, 20);
      const price = variable + margin;
      const fixed = margin * output;
      const units = output + profit / margin;
      const wanted = profit === 0 ? "just cover all its costs" : `earn a profit of ${money(profit)}`;
      return {
        text: `${random.pick(MAKERS)} sells its product at ${money(price)} a unit. The variable cost is ${money(variable)} a unit and the fixed costs are ${money(fixed)}. How many units must it sell to ${wanted}?`,
        answer: count(units, "unit"),
        distractors: wholeOnly([
          wrong(
            count((fixed + profit) / price, "unit"),
            "dividing by the price and forgetting the variable cost",
          ),
          wrong(
            count((fixed + profit) / variable, "unit"),
            "dividing by the variable cost instead of by the margin",
          ),
          wrong(
            count((fixed + profit) / (price + variable), "unit"),
            "adding price and variable cost instead of subtracting",
          ),
          wrong(
            count(profit === 0 ? 2 * units : output, "unit"),
            profit === 0
              ? "doubling, as if both kinds of cost had to be covered apart"
              : "stopping at the break-even point",
          ),
          wrong(
            count(profit === 0 ? units / 2 : profit / margin, "unit"),
            profit === 0 ? "halving the number of units" : "forgetting to cover the fixed costs",
          ),
          wrong(count(units + 20, "unit"), "a slip of 20 in the division"),
          wrong(count(units - 20, "unit"), "a slip of 20 in the division the other way"),
        ]),
        explanation: [
          `Each unit contributes ${money(price)} − ${money(variable)} = ${money(margin)} above its variable cost.`,
          profit === 0
            ? `The fixed costs are covered by $\\frac{${fixed}}{${margin}} = ${units}$ units.`
            : `Fixed costs and profit together, ${money(fixed + profit)}, need $\\frac{${fixed + profit}}{${margin}} = ${units}$ units.`,
        ],
        satisfies: (amount) => Math.abs(amount * price - amount * variable - fixed - profit) < 1e-6,
      };
    },
  }),
  computed({
    name: "marginal-product-from-average-products",
    topic: "production-and-costs",
    difficulty: "MEDIUM",
    write(random) {
      const workers = random.int(3, 9);
      const before = random.int(15, 50);
      const after = before + random.intExcept(-4, 4, 0);
      const marginal = after * (workers + 1) - before * workers;
      if (marginal < 5) return undefined;
      return {
        text: `The average product of ${workers} workers is ${before} units a day. With one worker more it is ${after} units a day. What is the marginal product of the added worker?`,
        answer: count(marginal, "unit"),
        distractors: [
          wrong(count(after, "unit"), "taking the new average for what the last worker adds"),
          wrong(count(Math.abs(after - before), "unit"), "subtracting the averages instead of the totals"),
          wrong(count(2 * after - before, "unit"), "counting the change of the average for one worker only"),
          wrong(
            count(workers * Math.abs(after - before), "unit"),
            "multiplying the change of the average by the old number of workers",
          ),
          wrong(count(after * (workers + 1), "unit"), "giving the new total product"),
        ],
        explanation: [
          `Total product before: $${workers} \\times ${before} = ${workers * before}$; after: $${workers + 1} \\times ${after} = ${(workers + 1) * after}$.`,
          `The added worker brings $${(workers + 1) * after} - ${workers * before} = ${marginal}$ units${after > before ? ", more than the average, so the average rises" : ", less than the average, so the average falls"}.`,
        ],
        verify: () => (workers * before + marginal) / (workers + 1) === after,
      };
    },
  }),
  computed({
    name: "returns-to-scale-of-cobb-douglas",
    topic: "production-and-costs",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, factor, growth] = random.pick([
        ["\\frac{1}{2}", "\\frac{1}{2}", 4, 4],
        ["\\frac{1}{3}", "\\frac{2}{3}", 8, 8],
        ["\\frac{1}{4}", "\\frac{1}{4}", 4, 2],
        ["\\frac{1}{4}", "\\frac{1}{4}", 9, 3],
        ["\\frac{1}{2}", "1", 4, 8],
        ["\\frac{1}{2}", "1", 9, 27],
        ["1", "1", 4, 16],
        ["1", "1", 10, 100],
        ["1", "1", 6, 36],
        ["1", "1", 8, 64],
        ["\\frac{1}{3}", "\\frac{1}{3}", 8, 4],
        ["\\frac{1}{3}", "1", 8, 16],
        ["\\frac{1}{2}", "\\frac{1}{4}", 16, 8],
      ] as const);
      const scale = random.int(2, 30);
      const power = (name: string, exponent: string) => (exponent === "1" ? name : `${name}^{${exponent}}`);
      const nature = (times: number) =>
        times > factor ? "increasing" : times < factor ? "decreasing" : "constant";
      const show = (times: number) => `${times} times the output: ${nature(times)} returns to scale`;
      const others = [factor, 2 * factor, factor / 2, factor * factor].filter(
        (times) => times !== growth && Number.isInteger(times),
      );
      const whys = new Map<number, string>([
        [factor, "thinking that output always grows in step with the inputs"],
        [2 * factor, "adding the growth of the two inputs"],
        [factor / 2, "halving, as if each input did half of the work whatever its exponent"],
        [factor * factor, "multiplying the growth of the two inputs without their exponents"],
      ]);
      return {
        text: `A firm's production function is $Q = ${scale}${power("K", a)}${power("L", b)}$. Capital and labour both grow ${FOLD[factor]}fold. What happens to output, and what returns to scale does that show?`,
        answer: show(growth),
        distractors: others.map((times) =>
          wrong(show(times), whys.get(times) ?? "taking a wrong exponent for the two inputs together"),
        ),
        explanation: [
          `With both inputs multiplied by ${factor}, output is multiplied by $${factor}^{${a}} \\times ${factor}^{${b}} = ${growth}$.`,
          `Output grows ${nature(growth) === "constant" ? "exactly in step with" : nature(growth) === "increasing" ? "more than" : "less than"} the inputs. The answer is "${show(growth)}".`,
        ],
      };
    },
  }),
  computed({
    name: "least-average-cost",
    topic: "production-and-costs",
    difficulty: "HARD",
    write(random) {
      const c = random.int(1, 5);
      const output = random.int(4, 30);
      const b = random.step(5, 60, 5);
      const fixed = c * output * output;
      const least = b + 2 * c * output;
      const square = `${c === 1 ? "" : c}Q^2`;
      const asksCost = random.chance();
      return {
        text: `A firm's total cost in rupees is $C = ${num(fixed).tex} + ${b}Q + ${square}$. ${asksCost ? "What is the least average cost at which it can produce?" : "At what output is its average cost least?"}`,
        answer: asksCost ? money(least) : count(output, "unit"),
        distractors: asksCost
          ? [
              wrong(
                money(b + c * output),
                "leaving out the average fixed cost, which gives the average variable cost there",
              ),
              wrong(money(b), "setting the output to zero in the average variable cost"),
              wrong(money(2 * c * output), "leaving out the constant part of marginal cost"),
              wrong(money(fixed + b * output + c * output * output), "giving the total cost at that output"),
            ]
          : wholeFirst([
              wrong(
                count(fixed / b, "unit"),
                "setting the fixed cost equal to the linear part of the variable cost",
              ),
              wrong(count(fixed / c, "unit"), "forgetting to take the square root"),
              wrong(
                count(2 * output, "unit"),
                "forgetting that the square term keeps its coefficient when it is divided by $Q$",
              ),
              wrong(count(b / c, "unit"), "dividing the coefficients of $Q$ and $Q^2$"),
              wrong(count(c * output, "unit"), "multiplying by the coefficient of $Q^2$ once too often"),
            ]),
        explanation: [
          `Average cost is $AC = \\frac{${num(fixed).tex}}{Q} + ${b} + ${c === 1 ? "" : c}Q$.`,
          `Its derivative $-\\frac{${num(fixed).tex}}{Q^2} + ${c}$ is zero at $Q^2 = ${output * output}$, so $Q = ${output}$: ${count(output, "unit")}.`,
          `There $AC = ${num(fixed / output).tex} + ${b} + ${c * output} = ${least}$, that is ${money(least)}, which equals marginal cost $${b} + ${2 * c} \\times ${output}$.`,
        ],
        verify() {
          const ac = (q: number) => fixed / q + b + c * q;
          return ac(output) === least && ac(output - 0.5) > least && ac(output + 0.5) > least;
        },
      };
    },
  }),
  computed({
    name: "cheapest-inputs-for-an-output",
    topic: "production-and-costs",
    difficulty: "HARD",
    write(random) {
      const [w, r, root] = random.pick([
        [4, 9, 6],
        [16, 4, 8],
        [25, 4, 10],
        [9, 16, 12],
        [25, 9, 15],
        [36, 4, 12],
        [20, 5, 10],
        [8, 18, 12],
        [50, 8, 20],
        [45, 5, 15],
        [12, 27, 18],
        [32, 18, 24],
      ] as const);
      const output = random.step(6, 120, 6);
      const cost = 2 * output * root;
      const labour = (output * root) / w;
      const capital = (output * root) / r;
      if (!allWhole(labour, capital)) return undefined;
      return {
        text: `A firm's output is $Q = \\sqrt{KL}$. Labour costs ${money(w)} and capital ${money(r)} a unit. What is the least cost of producing ${output} units?`,
        answer: money(cost),
        distractors: [
          wrong(
            money(output * (w + r)),
            "using equal amounts of labour and capital although their prices differ",
          ),
          wrong(money(output * root), "counting the cost of one of the two inputs only"),
          wrong(
            money((w * output * root) / r + (r * output * root) / w),
            "exchanging the amounts of the two inputs",
          ),
          wrong(money(output * w * r), "multiplying the two prices without a square root"),
        ],
        explanation: [
          `At least cost $\\frac{MP_L}{MP_K} = \\frac{K}{L} = \\frac{${w}}{${r}}$, so as much is spent on labour as on capital: $${w}L = ${r}K$.`,
          `With $\\sqrt{KL} = ${output}$ this gives $L = ${num(labour).tex}$ and $K = ${num(capital).tex}$.`,
          `The cost is $${w} \\times ${num(labour).tex} + ${r} \\times ${num(capital).tex} = ${num(cost).tex}$, that is ${money(cost)}.`,
        ],
        verify() {
          const at = (l: number) => w * l + (r * output * output) / l;
          return Math.abs(at(labour) - cost) < 1e-9 && at(labour * 1.01) > cost && at(labour * 0.99) > cost;
        },
      };
    },
  }),
  computed({
    name: "shut-down-price",
    topic: "production-and-costs",
    difficulty: "HARD",
    write(random) {
      const c = random.pick([1, 2, 3]);
      const output = random.int(2, 12);
      const b = 2 * c * output;
      const least = random.int(4, 40);
      const a = least + c * output * output;
      const leastMarginal = a - (b * b) / (3 * c);
      // Otherwise total cost would fall while output grows.
      if (leastMarginal <= 0) return undefined;
      const fixed = random.step(50, 600, 50);
      const cube = `${c === 1 ? "" : c}Q^3`;
      return {
        text: `A competitive firm's total cost in rupees is $C = ${fixed} + ${a}Q - ${b}Q^2 + ${cube}$. Below which price does it stop producing in the short run?`,
        answer: money(least),
        distractors: wholeFirst([
          wrong(money(a), "taking the coefficient of $Q$, as if average variable cost did not fall at first"),
          wrong(
            money(least + fixed / output),
            "adding the average fixed cost, though it must be paid in any case",
          ),
          wrong(
            money(leastMarginal),
            "taking the lowest marginal cost instead of the lowest average variable cost",
          ),
          wrong(money(output), "giving the output at which average variable cost is least"),
          wrong(money(2 * least), "doubling the lowest average variable cost"),
        ]),
        explanation: [
          "In the short run a firm produces as long as the price covers the least average variable cost.",
          `$AVC = ${a} - ${b}Q + ${c === 1 ? "" : c}Q^2$ is least where $-${b} + ${2 * c}Q = 0$, at $Q = ${output}$.`,
          `There $AVC = ${a} - ${b * output} + ${c * output * output} = ${least}$, so the price is ${money(least)}. The fixed cost of ${money(fixed)} plays no part.`,
        ],
        verify() {
          const avc = (q: number) => a - b * q + c * q * q;
          return avc(output) === least && avc(output + 0.1) > least && avc(output - 0.1) > least;
        },
      };
    },
  }),
];
