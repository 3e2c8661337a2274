import { allPlain, allWhole, wholeFirst, wholeOnly } from "../../../kit/amounts.ts";
import { patiently } from "../../../kit/patiently.ts";
import { gcd, range, sum } from "../../../numbers/arithmetic.ts";
import { count, money, num } from "../../../numbers/value.ts";
import { computed, type Wrong, wrong } from "../../../writing/computed.ts";
import { capitalise, list, plural } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { PAIRS_OF_GOODS } from "./budgets-and-surplus.ts";

/** A fraction of a unit would be conspicuous among three whole numbers. */
function wholeIfEnough(mistakes: readonly Wrong[]): readonly Wrong[] {
  const whole = wholeOnly(mistakes);
  return whole.length >= 4 ? whole : wholeFirst(mistakes);
}

export const consumerChoice: WriterList = [
  computed({
    name: "equal-marginal-utility-per-rupee",
    topic: "consumer-theory",
    difficulty: "MEDIUM",
    write(random) {
      const [x, y] = random.pick(PAIRS_OF_GOODS);
      const px = random.step(4, 40, 2);
      const py = random.step(4, 60, 2);
      const perRupee = random.int(2, 6);
      const mx = px * perRupee;
      const my = py * perRupee;
      if (px === py) return undefined;
      const asksPrice = random.chance();
      return asksPrice
        ? {
            text: `A consumer in equilibrium gets a marginal utility of ${mx} utils from ${x} at ${money(px)} each and of ${my} utils from ${y}. What is the price of ${y}?`,
            answer: money(py),
            distractors: wholeFirst([
              wrong(money((px * mx) / my), "inverting the ratio of the marginal utilities"),
              wrong(money(px), "making the prices equal"),
              wrong(money(px + my - mx), "adding the difference of the utilities to the price"),
              wrong(money(perRupee), "giving the utility per rupee"),
              wrong(money(my / px), `dividing the utility of ${y} by the price of ${x}`),
            ]),
            explanation: [
              "In equilibrium the last rupee brings the same utility on every good: $\\frac{MU_x}{P_x} = \\frac{MU_y}{P_y}$.",
              `$\\frac{${mx}}{${px}} = ${perRupee}$ utils for a rupee, so $P_y = \\frac{${my}}{${perRupee}} = ${py}$, that is ${money(py)}.`,
            ],
            satisfies: (amount) => Math.abs(mx / px - my / amount) < 1e-9,
          }
        : {
            text: `A consumer buys ${x} at ${money(px)} each and ${y} at ${money(py)} each. In equilibrium the marginal utility of ${x} is ${mx} utils. What is the marginal utility of ${y}?`,
            answer: count(my, "util"),
            distractors: wholeFirst([
              wrong(count(mx, "util"), "making the marginal utilities themselves equal, whatever the prices"),
              wrong(count((mx * px) / py, "util"), "inverting the ratio of the prices"),
              wrong(count(mx + py - px, "util"), "adding the difference of the prices"),
              wrong(count(perRupee, "util"), "giving the utility per rupee"),
              wrong(count(perRupee * (px + py), "util"), "adding up the utility of both goods"),
            ]),
            explanation: [
              "In equilibrium the last rupee brings the same utility on every good: $\\frac{MU_x}{P_x} = \\frac{MU_y}{P_y}$.",
              `$\\frac{${mx}}{${px}} = ${perRupee}$ utils for a rupee, so $MU_y = ${perRupee} \\times ${py} = ${my}$, that is ${count(my, "util")}.`,
            ],
            satisfies: (amount) => Math.abs(mx / px - amount / py) < 1e-9,
          };
    },
  }),
  computed({
    name: "income-that-keeps-the-old-basket",
    topic: "consumer-theory",
    difficulty: "MEDIUM",
    write(random) {
      const [x, y] = random.pick(PAIRS_OF_GOODS);
      const px = random.step(10, 50, 5);
      const py = random.step(10, 50, 5);
      const rise = random.step(2, 20, 2);
      const nx = random.int(4, 20);
      const ny = random.int(4, 20);
      const income = px * nx + py * ny;
      const needed = income + rise * nx;
      return {
        text: `With an income of ${money(income)} a consumer buys ${nx} ${x} at ${money(px)} each and ${ny} ${y} at ${money(py)} each. The price of ${x} rises to ${money(px + rise)}. What income would just let the consumer buy the old basket?`,
        answer: money(needed),
        distractors: [
          wrong(money(income + rise), "adding the rise of the price once instead of for every unit bought"),
          wrong(money(income + rise * (nx + ny)), "applying the rise to both goods"),
          wrong(money(income + rise * ny), "multiplying the rise by the quantity of the other good"),
          wrong(money(income - rise * nx), "lowering the income instead of raising it"),
        ],
        explanation: [
          `The old basket now costs $${nx} \\times ${px + rise} + ${ny} \\times ${py} = ${nx * (px + rise)} + ${ny * py} = ${needed}$, that is ${money(needed)}.`,
          `The income must rise by ${money(rise * nx)}: ${money(rise)} on each of the ${nx} ${x}.`,
        ],
        verify: () => nx * (px + rise) + ny * py === needed,
      };
    },
  }),
  computed({
    name: "utility-maximum-of-cobb-douglas",
    topic: "consumer-theory",
    difficulty: "HARD",
    write(random) {
      const a = random.int(1, 3);
      const b = random.int(1, 3);
      const px = random.step(2, 20, 2);
      const py = random.step(2, 20, 2);
      const income = random.step(60, 960, 60);
      const x = (a * income) / ((a + b) * px);
      const y = (b * income) / ((a + b) * py);
      if (gcd(a, b) > 1 || !allWhole(x, y) || x < 2 || y < 2 || px === py) return undefined;
      const power = (name: string, size: number) => (size === 1 ? name : `${name}^${size}`);
      return {
        text: `A consumer's utility is $U = ${power("x", a)}${power("y", b)}$. Good $x$ costs ${money(px)} and good $y$ costs ${money(py)} a unit, and the income is ${money(income)}. How much of good $x$ does the consumer buy to get the greatest utility?`,
        answer: count(x, "unit"),
        distractors: wholeIfEnough([
          wrong(
            count(income / (2 * px), "unit"),
            "spending half of the income on each good, whatever the exponents",
          ),
          wrong(count((b * income) / ((a + b) * px), "unit"), "exchanging the shares of the two goods"),
          wrong(count(y, "unit"), "giving the quantity of the other good"),
          wrong(count(income / px, "unit"), "spending all of the income on good $x$"),
          wrong(count(income / (px + py), "unit"), "buying equal quantities of both goods"),
        ]),
        explanation: [
          `In equilibrium $\\frac{MU_x}{MU_y} = \\frac{P_x}{P_y}$. Here $\\frac{MU_x}{MU_y} = \\frac{${a === 1 ? "" : a}y}{${b === 1 ? "" : b}x}$, so $\\frac{${a === 1 ? "" : a}y}{${b === 1 ? "" : b}x} = \\frac{${px}}{${py}}$.`,
          `That means that $${px}x$ and $${py}y$ stand in the ratio $${a} : ${b}$: the fraction $\\frac{${a}}{${a + b}}$ of the income goes to good $x$.`,
          `$x = \\frac{${a}}{${a + b}} \\times \\frac{${income}}{${px}} = ${num(x).tex}$, that is ${count(x, "unit")} (and $y = ${num(y).tex}$).`,
        ],
        verify() {
          let best = 0;
          let at = 0;
          const steps = 2000;
          for (let step = 1; step < steps; step++) {
            const tried = (income / px) * (step / steps);
            const utility = tried ** a * ((income - px * tried) / py) ** b;
            if (utility > best) [best, at] = [utility, tried];
          }
          return Math.abs(at - x) <= income / px / steps + 1e-9;
        },
      };
    },
  }),
  computed({
    name: "best-basket-from-marginal-utilities",
    topic: "consumer-theory",
    difficulty: "HARD",
    write: patiently((random) => {
      const [x, y] = random.pick(PAIRS_OF_GOODS);
      const px = random.pick([2, 3, 4, 5]) * 5;
      const py = random.pick([2, 3, 4, 5]) * 5;
      if (px === py) return undefined;
      const falling = (start: number) => {
        const values = [start];
        for (let unit = 2; unit <= 5; unit++) values.push((values.at(-1) ?? 0) - random.int(3, 9));
        return values;
      };
      const mx = falling(random.int(40, 70));
      const my = falling(random.int(40, 70));
      if ([...mx, ...my].some((utils) => utils < 3)) return undefined;
      const wantX = random.int(1, 4);
      const wantY = random.int(1, 4);
      const income = px * wantX + py * wantY;
      // The utility of a sixth unit is not given, so the budget must not be enough for one.
      if (income >= 6 * Math.min(px, py)) return undefined;
      const baskets = range(0, 5).flatMap((nx) => {
        const ny = (income - px * nx) / py;
        if (ny < 0 || ny > 5 || !Number.isInteger(ny)) return [];
        return [{ nx, ny, total: sum(mx.slice(0, nx)) + sum(my.slice(0, ny)) }];
      });
      const affordable = range(0, 5).flatMap((nx) =>
        range(0, 5)
          .filter((ny) => px * nx + py * ny <= income)
          .map((ny) => sum(mx.slice(0, nx)) + sum(my.slice(0, ny))),
      );
      const top = Math.max(...affordable);
      const best = baskets.find(({ total }) => total === top);
      if (
        !best ||
        best.nx === 0 ||
        best.ny === 0 ||
        affordable.filter((total) => total === top).length > 1 ||
        baskets.length < 2
      )
        return undefined;
      const perRupee = (units: { nx: number; ny: number }) => [
        (mx[units.nx - 1] ?? 0) / px,
        (my[units.ny - 1] ?? 0) / py,
      ];
      const lastUnits = perRupee(best);
      const nextUnits = perRupee({ nx: best.nx + 1, ny: best.ny + 1 });
      if (Math.min(...lastUnits) <= Math.max(...nextUnits)) return undefined;
      const show = (nx: number, ny: number) => `${capitalise(x)}: ${nx}; ${y}: ${ny}`;
      const total = (nx: number, ny: number) => sum(mx.slice(0, nx)) + sum(my.slice(0, ny));
      const rivals = baskets.filter((basket) => basket !== best);
      const near = [
        { nx: best.nx - 1, ny: best.ny },
        { nx: best.nx, ny: best.ny - 1 },
        { nx: best.nx - 1, ny: best.ny + 1 },
        { nx: best.nx + 1, ny: best.ny - 1 },
      ].filter(
        ({ nx, ny }) =>
          nx >= 0 &&
          ny >= 0 &&
          nx <= 5 &&
          ny <= 5 &&
          !baskets.some((basket) => basket.nx === nx && basket.ny === ny),
      );
      return {
        text: `The marginal utilities of the first five ${x} are ${list(mx)} utils, and those of the first five ${y} are ${list(my)} utils. The ${x} cost ${money(px)} each and the ${y} ${money(py)} each. Which basket gives the greatest utility to a consumer who has ${money(income)} to spend on them?`,
        answer: show(best.nx, best.ny),
        distractors: [
          ...rivals.map(({ nx, ny, total: utils }) =>
            wrong(
              show(nx, ny),
              `spending the whole ${money(income)} in a way that brings only ${utils} utils`,
            ),
          ),
          ...near.map(({ nx, ny }) =>
            px * nx + py * ny > income
              ? wrong(show(nx, ny), `going beyond the budget: that basket costs ${money(px * nx + py * ny)}`)
              : wrong(
                  show(nx, ny),
                  `leaving money unspent: that basket costs ${money(px * nx + py * ny)} and brings ${total(nx, ny)} utils`,
                ),
          ),
        ],
        explanation: [
          `Baskets that use up ${money(income)}: ${baskets.map(({ nx, ny, total: utils }) => `${show(nx, ny)} (${utils} utils)`).join(", ")}.`,
          `A rupee spent on the last unit of each good brings ${list(lastUnits.map((utils) => num(utils, undefined, 2)))} utils, more than a rupee spent on one unit more of either.`,
          `No other basket within the budget brings more. The best is ${show(best.nx, best.ny)} with ${plural(best.total, "util")}.`,
        ],
      };
    }),
  }),
  computed({
    name: "consumer-surplus-lost-by-a-price-rise",
    topic: "consumer-theory",
    difficulty: "HARD",
    write(random) {
      const b = random.pick([1, 2, 4, 5]);
      const high = random.step(20, 60, 2);
      const low = high - random.step(4, 16, 2);
      const top = high + b * random.step(6, 40, 2);
      const q = (price: number) => (top - price) / b;
      const cs = (price: number) => ((top - price) * q(price)) / 2;
      const loss = cs(low) - cs(high);
      if (!allWhole(q(low), q(high)) || !allPlain(loss)) return undefined;
      return {
        text: `The demand for a good is $P = ${top} - ${b === 1 ? "" : b}Q$, with $P$ in rupees. By how much does consumer surplus fall when the price rises from ${money(low)} to ${money(high)}?`,
        answer: money(loss),
        distractors: wholeFirst([
          wrong(
            money((high - low) * q(low)),
            "multiplying the price rise by the old quantity, though fewer units are now bought",
          ),
          wrong(
            money((high - low) * q(high)),
            "leaving out the triangle of the units that are no longer bought",
          ),
          wrong(money(cs(high)), "giving the surplus that is left"),
          wrong(money(2 * loss), "forgetting the factor $\\frac{1}{2}$"),
          wrong(
            money(((high - low) * (q(low) - q(high))) / 2),
            "counting only the units that are no longer bought",
          ),
        ]),
        explanation: [
          `At ${money(low)} the quantity is $${num(q(low)).tex}$ and the surplus $\\frac{1}{2} \\times ${num(q(low)).tex} \\times ${top - low} = ${num(cs(low)).tex}$.`,
          `At ${money(high)} the quantity is $${num(q(high)).tex}$ and the surplus $\\frac{1}{2} \\times ${num(q(high)).tex} \\times ${top - high} = ${num(cs(high)).tex}$.`,
          `The fall is $${num(cs(low)).tex} - ${num(cs(high)).tex} = ${num(loss).tex}$, that is ${money(loss)}.`,
        ],
        verify: () =>
          Math.abs((high - low) * q(high) + ((high - low) * (q(low) - q(high))) / 2 - loss) < 1e-9,
      };
    },
  }),
];
