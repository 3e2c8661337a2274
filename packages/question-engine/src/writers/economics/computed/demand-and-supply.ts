import { allPlain, allWhole, wholeFirst } from "../../../kit/amounts.ts";
import type { Random } from "../../../numbers/random.ts";
import { count, joinTerms, money, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { plural } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

interface Market {
  /** Demand is a − bP, supply is c + dP. */
  a: number;
  b: number;
  c: number;
  d: number;
  price: number;
  quantity: number;
  demand: string;
  supply: string;
}

/** A market of straight lines whose equilibrium is whole. */
function market(random: Random): Market {
  const b = random.int(1, 8);
  const d = random.intExcept(1, 8, b);
  const price = random.int(6, 30);
  const quantity = random.step(b * 10, b * 10 + 150, 5);
  const a = quantity + b * price;
  const c = quantity - d * price;
  return {
    a,
    b,
    c,
    d,
    price,
    quantity,
    demand: `Q_d = ${joinTerms([
      { size: a, name: "" },
      { size: -b, name: "P" },
    ])}`,
    supply: `Q_s = ${joinTerms([
      { size: c, name: "" },
      { size: d, name: "P" },
    ])}`,
  };
}

const GOODS = [
  "tea",
  "onions",
  "notebooks",
  "umbrellas",
  "rice",
  "cotton cloth",
  "bread",
  "mangoes",
] as const;

export const demandAndSupply: WriterList = [
  computed({
    name: "equilibrium-price-of-straight-lines",
    topic: "demand-and-supply",
    difficulty: "EASY",
    write(random) {
      const { a, b, c, d, price, quantity, demand, supply } = market(random);
      if (c === 0 || price < 12) return undefined;
      return {
        text: `The demand for ${random.pick(GOODS)} is $${demand}$ and the supply is $${supply}$, where $P$ is the price in rupees. What is the equilibrium price?`,
        answer: money(price),
        distractors: wholeFirst([
          wrong(
            money((a + c) / (b + d)),
            "adding the constants instead of bringing the supply constant to the other side with its sign changed",
          ),
          wrong(
            money((a - c) / Math.abs(d - b)),
            "subtracting the coefficients of $P$ instead of adding them",
          ),
          wrong(money(a / (b + d)), "leaving out the constant of the supply equation"),
          wrong(money(quantity), "giving the equilibrium quantity instead of the price"),
          wrong(money((a - c) / d), "dividing by the coefficient of supply alone"),
          wrong(money((a - c) / b), "dividing by the coefficient of demand alone"),
          wrong(money(a / b), "finding the price at which nothing is demanded"),
        ]),
        explanation: [
          `In equilibrium $Q_d = Q_s$: $${demand.slice(6)} = ${supply.slice(6)}$.`,
          `So $${a - c} = ${b + d}P$ and $P = ${price}$, that is ${money(price)}.`,
          `At this price ${quantity} units are both demanded and supplied.`,
        ],
        satisfies: (amount) => Math.abs(a - b * amount - c - d * amount) < 1e-6,
      };
    },
  }),
  computed({
    name: "market-demand-of-like-buyers",
    topic: "demand-and-supply",
    difficulty: "EASY",
    write(random) {
      const buyers = random.step(20, 200, 10);
      const b = random.int(1, 4);
      const price = random.int(3, 12);
      const each = random.int(4, 30);
      const a = each + b * price;
      return {
        text: `Each of ${buyers} buyers in a market has the demand $q = ${joinTerms([
          { size: a, name: "" },
          { size: -b, name: "P" },
        ])}$, where $P$ is the price in rupees. How many units are demanded in the market at a price of ${money(price)}?`,
        answer: count(each * buyers, "unit"),
        distractors: [
          wrong(count(a * buyers, "unit"), "leaving out the effect of the price"),
          wrong(
            count(a * buyers - b * price, "unit"),
            "multiplying only the constant by the number of buyers",
          ),
          wrong(count(b * price * buyers, "unit"), "giving only what the price takes off the demand"),
          wrong(count((a - price) * buyers, "unit"), "leaving out the coefficient of the price"),
          wrong(count((a - b) * buyers, "unit"), "taking off the coefficient without the price"),
          wrong(count((a + b * price) * buyers, "unit"), "letting demand rise with the price"),
        ],
        explanation: [
          `At ${money(price)} one buyer demands $${a} - ${b === 1 ? "" : `${b} \\times `}${price} = ${each}$ units.`,
          `The market demand adds up the quantities of all buyers at the same price: $${buyers} \\times ${each} = ${each * buyers}$ units.`,
        ],
        verify: () => buyers * a - buyers * b * price === each * buyers,
      };
    },
  }),
  computed({
    name: "shortage-or-surplus-at-a-fixed-price",
    topic: "demand-and-supply",
    difficulty: "MEDIUM",
    write(random) {
      const { a, b, c, d, price, quantity, demand, supply } = market(random);
      const off = random.intExcept(-5, 5, 0);
      const fixed = price + off;
      const wanted = a - b * fixed;
      const offered = c + d * fixed;
      if (fixed < 2 || wanted <= 0 || offered <= 0) return undefined;
      const gap = Math.abs(wanted - offered);
      const isShort = off < 0;
      const show = (size: number, short: boolean) =>
        `${short ? "A shortage" : "A surplus"} of ${plural(size, "unit")}`;
      return {
        text: `The demand for a good is $${demand}$ and its supply is $${supply}$, where $P$ is the price in rupees. What does the market show when the government fixes the price at ${money(fixed)}?`,
        answer: show(gap, isShort),
        distractors: [
          wrong(show(gap, !isShort), "mixing up shortage and surplus"),
          wrong(
            show(Math.abs(quantity - wanted), isShort),
            "comparing the quantity demanded with the equilibrium quantity",
          ),
          wrong(
            show(Math.abs(quantity - offered), !isShort),
            "comparing the quantity supplied with the equilibrium quantity, and taking it for the opposite case",
          ),
          wrong(
            show(Math.abs(quantity - offered), isShort),
            "comparing the quantity supplied with the equilibrium quantity",
          ),
        ],
        explanation: [
          `At ${money(fixed)} the quantity demanded is $${a} - ${b} \\times ${fixed} = ${wanted}$ and the quantity supplied is $${c} + ${d} \\times ${fixed} = ${offered}$.`,
          `${isShort ? "Demand exceeds supply" : "Supply exceeds demand"} by ${gap}. ${show(gap, isShort)} arises.`,
          `It fits: the fixed price lies ${isShort ? "below" : "above"} the equilibrium price of ${money(price)}.`,
        ],
        verify: () => (b + d) * Math.abs(off) === gap,
      };
    },
  }),
  computed({
    name: "equilibrium-after-a-shift-of-demand",
    topic: "demand-and-supply",
    difficulty: "MEDIUM",
    write(random) {
      const { a, b, c, d, price, quantity, demand, supply } = market(random);
      const rise = random.int(1, 6);
      const shift = (b + d) * rise;
      const isRise = rise < price && random.chance(0.6);
      const sign = isRise ? 1 : -1;
      const after = quantity + sign * d * rise;
      if (after <= 0 || price - rise < 2) return undefined;
      const reason = isRise
        ? random.pick([
            "A rise in incomes",
            "A successful advertisement",
            "A rise in the price of a substitute",
          ])
        : random.pick(["A fall in incomes", "A change of fashion", "A fall in the price of a substitute"]);
      return {
        text: `The demand for a normal good is $${demand}$ and its supply is $${supply}$. ${reason} makes buyers demand ${shift} units ${isRise ? "more" : "fewer"} at every price. What is the new equilibrium quantity?`,
        answer: count(after, "unit"),
        distractors: [
          wrong(
            count(quantity + sign * shift, "unit"),
            "changing the quantity by the whole shift, as if the price stayed the same",
          ),
          wrong(count(quantity, "unit"), "finding the equilibrium before the shift"),
          wrong(
            count(quantity - sign * d * rise, "unit"),
            "moving along the supply curve in the wrong direction",
          ),
          wrong(
            count(quantity + sign * b * rise, "unit"),
            "using the slope of demand where that of supply is needed",
          ),
        ],
        explanation: [
          `The new demand is $Q_d = ${a + sign * shift} - ${b === 1 ? "" : b}P$.`,
          `Setting it equal to supply, $${a + sign * shift - c} = ${b + d}P$, so the price goes from ${money(price)} to ${money(price + sign * rise)}.`,
          `The new quantity is $${c} + ${d} \\times ${price + sign * rise} = ${after}$ units.`,
        ],
        verify: () => a + sign * shift - b * (price + sign * rise) === after,
      };
    },
  }),
  computed({
    name: "demand-line-through-two-points",
    topic: "demand-and-supply",
    difficulty: "MEDIUM",
    write(random) {
      const slope = random.int(2, 9);
      const first = random.int(8, 20);
      const second = first + random.int(2, 6);
      const asked = second + random.int(1, 6);
      const most = slope * (asked + random.int(5, 25));
      const at = (price: number) => most - slope * price;
      return {
        text: `A shop sells ${at(first)} units a day at ${money(first)} each and ${at(second)} units a day at ${money(second)} each. If the demand curve is a straight line, how many units will it sell at ${money(asked)} each?`,
        answer: count(at(asked), "unit"),
        distractors: [
          wrong(
            count(at(second) - (asked - second), "unit"),
            "letting sales fall by one unit for each rupee",
          ),
          wrong(
            count(at(second) - (at(first) - at(second)), "unit"),
            "repeating the last fall without regard to the size of the price rise",
          ),
          wrong(count(at(second) + slope * (asked - second), "unit"), "letting sales rise with the price"),
          wrong(count(at(asked + 1), "unit"), "counting one rupee too many"),
        ],
        explanation: [
          `A rise of ${money(second - first)} lowers sales by ${at(first) - at(second)} units: ${slope} units for each rupee.`,
          `From ${money(second)} to ${money(asked)} the price rises by ${money(asked - second)}, so sales fall by $${slope} \\times ${asked - second} = ${slope * (asked - second)}$ to ${at(asked)} units.`,
        ],
        verify: () =>
          at(first) + ((at(second) - at(first)) / (second - first)) * (asked - first) === at(asked),
      };
    },
  }),
  computed({
    name: "price-paid-by-buyers-after-a-unit-tax",
    topic: "demand-and-supply",
    difficulty: "HARD",
    write(random) {
      const { a, b, c, d, price, quantity, demand, supply } = market(random);
      const tax = random.int(2, 12);
      const paid = price + (d * tax) / (b + d);
      if (!allPlain(paid) || paid - tax < 1 || a - b * paid <= 0) return undefined;
      return {
        text: `The demand for a good is $${demand}$ and its supply is $${supply}$, with $P$ in rupees. A tax of ${money(tax)} on each unit is now collected from the sellers. What price do buyers pay?`,
        answer: money(paid),
        distractors: [
          wrong(money(price + tax), "passing the whole tax on to the buyers"),
          wrong(money(paid - tax), "giving the price that the sellers keep"),
          wrong(
            money(price + (b * tax) / (b + d)),
            "taking the sellers' share of the tax for the buyers' share",
          ),
          wrong(money(price + tax / 2), "dividing the tax half and half, whatever the slopes"),
          wrong(money(price), "leaving the price where it was before the tax"),
        ],
        explanation: [
          `When buyers pay $P$, sellers keep $P - ${tax}$, so the supply becomes $Q_s = ${joinTerms([
            { size: c - d * tax, name: "" },
            { size: d, name: "P" },
          ])}$.`,
          `Setting it equal to the demand, $${a - c + d * tax} = ${b + d}P$, so $P = ${num(paid).tex}$: buyers pay ${money(paid)}.`,
          `Before the tax the price was ${money(price)} and ${quantity} units were sold; buyers bear ${money(paid - price)} of the tax and sellers the other ${money(tax - paid + price)}.`,
        ],
        verify: () => Math.abs(a - b * paid - (c + d * (paid - tax))) < 1e-9,
      };
    },
  }),
  computed({
    name: "deadweight-loss-of-a-unit-tax",
    topic: "demand-and-supply",
    difficulty: "HARD",
    write(random) {
      const { a, b, c, d, price, quantity, demand, supply } = market(random);
      const tax = random.int(2, 12);
      const fall = (b * d * tax) / (b + d);
      const sold = quantity - fall;
      const loss = (tax * fall) / 2;
      if (!allWhole(fall, loss) || loss < 8 || sold <= fall || price - tax < 1) return undefined;
      return {
        text: `The demand for a good is $${demand}$ and its supply is $${supply}$, with $P$ in rupees. How large is the deadweight loss when a tax of ${money(tax)} a unit is imposed?`,
        answer: money(loss),
        distractors: wholeFirst([
          wrong(money(tax * fall), "forgetting the factor $\\frac{1}{2}$ of the triangle"),
          wrong(money(tax * sold), "finding the revenue of the tax instead of the loss"),
          wrong(money((tax * b * tax) / 2), "letting the buyers' price rise by the whole tax"),
          wrong(money(loss / 2), "taking the factor $\\frac{1}{2}$ twice"),
          wrong(money((tax * sold) / 2), "taking half of the tax revenue"),
        ]),
        explanation: [
          `Without the tax, $${a - c} = ${b + d}P$ gives $P = ${price}$ and $Q = ${quantity}$.`,
          `With the tax, buyers pay $P$ and sellers keep $P - ${tax}$: $${a} - ${b === 1 ? "" : b}P = ${c} + ${d === 1 ? "" : d}(P - ${tax})$, so the quantity falls by ${num(fall)} to ${num(sold)}.`,
          `The loss is the triangle between the curves: $\\frac{1}{2} \\times ${tax} \\times ${num(fall).tex} = ${num(loss).tex}$, that is ${money(loss)}.`,
        ],
        verify() {
          // add up, unit by unit, what buyers would pay above what sellers would ask
          let total = 0;
          const steps = 2000;
          for (let step = 0; step < steps; step++) {
            const q = sold + (fall * (step + 0.5)) / steps;
            total += ((a - q) / b - (q - c) / d) * (fall / steps);
          }
          return Math.abs(total - loss) < 1e-6 * Math.max(1, loss);
        },
      };
    },
  }),
];
