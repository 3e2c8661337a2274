import { allPlain, allWhole } from "../../../kit/amounts.ts";
import { roundTo } from "../../../numbers/arithmetic.ts";
import { joinTerms, money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const GOODS = [
  "coffee",
  "ice cream",
  "cinema tickets",
  "bus rides",
  "soap",
  "milk",
  "taxi rides",
  "pens",
] as const;

export const elasticity: WriterList = [
  computed({
    name: "elasticity-from-percentages",
    topic: "elasticity",
    difficulty: "EASY",
    write(random) {
      const price = random.pick([4, 5, 8, 10, 20, 25]);
      const size = random.pick([0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 1.6, 2, 2.5, 3]);
      const quantity = roundTo(price * size, 2);
      const isFall = random.chance();
      const become = isFall ? (100 + quantity) / (100 - price) : (100 - quantity) / (100 + price);
      // 40 is not a plausible elasticity.
      const small = (amount: number, why: string) =>
        amount > 0 && amount < 10 ? [wrong(num(amount), why)] : [];
      return {
        text: `The price of ${random.pick(GOODS)} ${isFall ? "falls" : "rises"} by ${price}% and the quantity demanded ${isFall ? "rises" : "falls"} by ${percent(quantity)}. What is the size of the price elasticity of demand (its sign left out)?`,
        answer: num(size),
        distractors: [
          wrong(num(price / quantity), "dividing the change of price by the change of quantity"),
          ...small(Math.abs(quantity - price), "subtracting the percentages instead of dividing them"),
          ...small((quantity * price) / 100, "multiplying the percentages"),
          wrong(num(quantity / 10), "dividing by ten instead of by the percentage change of the price"),
          wrong(num(size / 2), "halving the ratio, as if the average of two changes were wanted"),
          ...small(become, "dividing what the quantity and the price become instead of their changes"),
        ],
        explanation: [
          "Price elasticity of demand is the percentage change of the quantity demanded divided by the percentage change of the price.",
          `$\\frac{${num(quantity).tex}}{${price}} = ${num(size).tex}$, so demand is ${size > 1 ? "elastic" : "inelastic"}.`,
        ],
        satisfies: (amount) => Math.abs(amount * price - quantity) < 1e-6,
      };
    },
  }),
  computed({
    name: "quantity-change-from-elasticity",
    topic: "elasticity",
    difficulty: "EASY",
    write(random) {
      const kind = random.pick([
        { name: "price elasticity of demand", sign: -1, cause: "price" },
        { name: "income elasticity of demand", sign: 1, cause: "income of buyers" },
        { name: "price elasticity of supply", sign: 1, cause: "price" },
      ]);
      const size = random.pick([0.2, 0.4, 0.5, 0.6, 0.8, 1.2, 1.5, 2, 2.5]);
      const change = random.pick([5, 10, 15, 20, 30]);
      const isRise = random.chance();
      const result = roundTo(size * change, 2);
      const up = kind.sign > 0 === isRise;
      const side = kind.name.endsWith("supply") ? "supplied" : "demanded";
      const show = (amount: number, rises: boolean) =>
        `It ${rises ? "rises" : "falls"} by ${percent(amount)}`;
      return {
        text: `The ${kind.name} of a good is ${num(kind.sign * size)}. What happens to the quantity ${side} when the ${kind.cause} ${isRise ? "rises" : "falls"} by ${change}%, other things being equal?`,
        answer: show(result, up),
        distractors: [
          wrong(show(result, !up), "overlooking the sign of the elasticity"),
          wrong(show(change / size, up), "dividing by the elasticity instead of multiplying by it"),
          wrong(show(change, up), "taking the elasticity to be 1"),
          wrong(show(change / size, !up), "dividing by the elasticity and overlooking its sign"),
        ],
        explanation: [
          `The percentage change of the quantity is the elasticity times the percentage change of the ${kind.cause}.`,
          `$${num(kind.sign * size).tex} \\times ${isRise ? change : `(-${change})`}\\% = ${num(up ? result : -result).tex}\\%$. ${show(result, up)}.`,
        ],
      };
    },
  }),
  computed({
    name: "elasticity-from-prices-and-quantities",
    topic: "elasticity",
    difficulty: "MEDIUM",
    write(random) {
      const price = random.step(10, 80, 5);
      const dPrice = random.intExcept(-10, 10, 0);
      const quantity = random.step(50, 400, 10);
      const size = random.pick([0.25, 0.5, 0.8, 1.25, 1.5, 2, 2.5]);
      const dQuantity = roundTo((-size * dPrice * quantity) / price, 6);
      if (!allWhole(dQuantity) || !allPlain((dPrice * 100) / price)) return undefined;
      const after = quantity + dQuantity;
      const newPrice = price + dPrice;
      if (after <= 0 || newPrice <= 0) return undefined;
      const e = (dq: number, q: number, dp: number, p: number) => Math.abs((dq / q) * (p / dp));
      const slope = Math.abs(dQuantity / dPrice);
      return {
        text: `When the price of ${random.pick(GOODS)} goes from ${money(price)} to ${money(newPrice)}, the quantity demanded goes from ${quantity} to ${after}. By the percentage method, with the old price and quantity as base, what is the size of the price elasticity of demand?`,
        answer: num(size),
        distractors: [
          wrong(num(1 / size), "dividing the percentage change of the price by that of the quantity"),
          wrong(num(e(dQuantity, after, dPrice, newPrice)), "taking the new price and quantity as base"),
          wrong(num(e(dQuantity, after, dPrice, price)), "taking the new quantity but the old price as base"),
          wrong(
            num(e(dQuantity, quantity, dPrice, newPrice)),
            "taking the new price but the old quantity as base",
          ),
          // A slope in the tens is not taken for an elasticity.
          ...(slope < 8
            ? [
                wrong(
                  num(slope),
                  "dividing the changes themselves, which gives the slope and not the elasticity",
                ),
              ]
            : []),
        ],
        explanation: [
          `The quantity changes by $\\frac{${num(dQuantity).tex}}{${quantity}} = ${num((100 * dQuantity) / quantity).tex}\\%$ and the price by $\\frac{${dPrice}}{${price}} = ${num((100 * dPrice) / price).tex}\\%$.`,
          `Their ratio without its sign is $${num(size).tex}$: demand is ${size > 1 ? "elastic" : "inelastic"} here.`,
        ],
        verify: () => Math.abs(quantity * (1 - (size * dPrice) / price) - after) < 1e-6,
      };
    },
  }),
  computed({
    name: "arc-elasticity-by-midpoints",
    topic: "elasticity",
    difficulty: "MEDIUM",
    write(random) {
      const p1 = random.step(8, 40, 2);
      const p2 = random.step(8, 40, 2);
      const total = (p1 + p2) * random.pick([5, 10, 15, 20]);
      const q1 = total / 2 + random.step(-100, 100, 5);
      const q2 = total - q1;
      if (
        p1 === p2 ||
        Math.min(q1, q2) < 10 ||
        q1 === q2 ||
        p1 < p2 === q1 < q2 ||
        Math.abs(p1 - p2) > p1 / 2
      )
        return undefined;
      const arc = ((q2 - q1) / (q1 + q2) / ((p2 - p1) / (p1 + p2))) * -1;
      const base = Math.abs((q2 - q1) / q1 / ((p2 - p1) / p1));
      if (!allPlain(arc) || arc > 6 || arc < 0.1) return undefined;
      return {
        text: `The quantity demanded of a good is ${q1} at a price of ${money(p1)} and ${q2} at a price of ${money(p2)}. What is the arc elasticity of demand between the two points by the midpoint method (its sign left out)?`,
        answer: num(arc),
        distractors: [
          wrong(num(base), "taking the first point as base instead of the midpoint"),
          wrong(
            num(2 * arc),
            "comparing the quantity with its average but the price with the sum of its two values",
          ),
          wrong(num(1 / arc), "dividing the change of the price by that of the quantity"),
          wrong(
            num(Math.abs((q2 - q1) / q2 / ((p2 - p1) / p2))),
            "taking the second point as base instead of the midpoint",
          ),
          wrong(
            num(Math.abs((q2 - q1) / (p2 - p1))),
            "dividing the changes themselves, which gives the slope",
          ),
        ],
        explanation: [
          "By the midpoint method each change is compared with the average of its two values (or, which comes to the same, with their sum).",
          `$\\frac{${Math.abs(q2 - q1)} / ${q1 + q2}}{${Math.abs(p2 - p1)} / ${p1 + p2}} = ${num(arc).tex}$.`,
        ],
        verify: () =>
          Math.abs(Math.abs((q2 - q1) / ((q1 + q2) / 2)) - arc * Math.abs((p2 - p1) / ((p1 + p2) / 2))) <
          1e-9,
      };
    },
  }),
  computed({
    name: "cross-elasticity-and-kind-of-goods",
    topic: "elasticity",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.pick([0.2, 0.4, 0.5, 0.75, 0.8, 1.25, 1.5, 1.6, 2]);
      const change = random.pick([5, 10, 20, 25, 40]);
      const result = roundTo(size * change, 2);
      const areSubstitutes = random.chance();
      const isRise = random.chance();
      const [x, y] = random.sample(["X", "Y", "A", "B", "M", "N"], 2);
      const show = (amount: number, substitutes: boolean) =>
        `${num(substitutes ? amount : -amount)}, so they are ${substitutes ? "substitutes" : "complements"}`;
      return {
        text: `When the price of good ${y} ${isRise ? "rises" : "falls"} by ${change}%, the quantity demanded of good ${x} ${isRise === areSubstitutes ? "rises" : "falls"} by ${percent(result)}. What is the cross elasticity of demand for ${x} with respect to the price of ${y}, and how are the goods related?`,
        answer: show(size, areSubstitutes),
        distractors: [
          wrong(show(size, !areSubstitutes), "getting the sign wrong"),
          wrong(show(1 / size, areSubstitutes), "dividing the change of the price by that of the quantity"),
          wrong(
            `${num(areSubstitutes ? size : -size)}, so they are ${areSubstitutes ? "complements" : "substitutes"}`,
            "reading the sign the wrong way round",
          ),
          wrong(show(1 / size, !areSubstitutes), "inverting the ratio and getting the sign wrong"),
        ],
        explanation: [
          `Cross elasticity is the percentage change of the quantity of ${x} divided by the percentage change of the price of ${y}: its size is $\\frac{${num(result).tex}}{${change}} = ${num(size).tex}$.`,
          `Both go ${areSubstitutes ? "the same way, so it is positive: a dearer good is replaced by its substitute" : "opposite ways, so it is negative: the goods are used together, which makes them complements"}.`,
          `The answer is ${show(size, areSubstitutes)}.`,
        ],
      };
    },
  }),
  computed({
    name: "revenue-change-from-elasticity",
    topic: "elasticity",
    difficulty: "MEDIUM",
    write(random) {
      const cut = random.pick([10, 20, 25, 30, 40]);
      const size = random.pick([0.4, 0.5, 0.8, 1.2, 1.5, 2, 2.5, 3]);
      const isCut = random.chance();
      const s = isCut ? -1 : 1;
      const factor = (1 + (s * cut) / 100) * (1 - (s * size * cut) / 100);
      const change = roundTo(100 * (factor - 1), 6);
      if (!allPlain(change) || Math.abs(change) < 1 || factor < 0.3) return undefined;
      const show = (amount: number) => `It ${amount > 0 ? "rises" : "falls"} by ${percent(Math.abs(amount))}`;
      const simple = roundTo(s * cut - s * size * cut, 6);
      return {
        text: `A seller ${isCut ? "cuts" : "raises"} the price by ${cut}%. The price elasticity of demand, measured by the percentage method from the old price and quantity, is ${num(-size)}. What happens to total revenue?`,
        answer: show(change),
        distractors: [
          wrong(
            show(simple),
            "adding the percentage changes of price and quantity instead of multiplying the factors",
          ),
          wrong(show(-change), "getting the direction of the change wrong"),
          wrong(show(-s * size * cut), "looking at the quantity alone"),
          wrong(show(s * cut), "looking at the price alone"),
        ],
        explanation: [
          `The quantity changes by $${num(-size).tex} \\times ${isCut ? `(-${cut})` : cut}\\% = ${num(-s * size * cut).tex}\\%$.`,
          `Revenue is price times quantity, so it is multiplied by $${num(1 + (s * cut) / 100).tex} \\times ${num(1 - (s * size * cut) / 100).tex} = ${num(factor, undefined, 4).tex}$.`,
          `${show(change)}.`,
        ],
        verify: () => Math.abs((100 + s * cut) * (100 - s * size * cut) - 10000 - 100 * change) < 1e-6,
      };
    },
  }),
  computed({
    name: "price-of-given-elasticity-on-a-line",
    topic: "elasticity",
    difficulty: "HARD",
    write(random) {
      const [top, bottom] = random.pick([
        [1, 1],
        [2, 1],
        [3, 1],
        [1, 2],
        [1, 3],
        [3, 2],
        [2, 3],
        [4, 1],
      ] as const);
      const b = random.int(2, 10);
      const choke = random.step(10, 120, 5);
      const a = b * choke;
      const price = (choke * top) / (top + bottom);
      if (!allPlain(price)) return undefined;
      const size = top === bottom ? "equal to 1" : `equal to ${num(top / bottom, undefined, 3)}`;
      const shown = bottom === 3 ? `equal to $\\frac{${top}}{3}$` : size;
      return {
        text: `The demand for a good is $Q = ${joinTerms([
          { size: a, name: "" },
          { size: -b, name: "P" },
        ])}$, with $P$ in rupees. At what price is the size of the price elasticity of demand ${shown}?`,
        answer: money(price),
        distractors: [
          wrong(
            money((choke * bottom) / (top + bottom)),
            "inverting the elasticity, $\\frac{Q}{bP}$ instead of $\\frac{bP}{Q}$",
          ),
          wrong(money(choke), "taking the price at which nothing is demanded"),
          wrong(money(choke / 2), "taking the middle of the demand curve, where the elasticity is 1"),
          wrong(
            money((a * top) / (top + bottom) / (b + 1)),
            "dividing by one more than the slope coefficient",
          ),
          wrong(money(choke / 4), "taking a quarter of the highest price"),
          wrong(money((3 * choke) / 4), "taking three quarters of the highest price"),
        ],
        explanation: [
          `The elasticity at price $P$ has the size $\\frac{${b}P}{${a} - ${b}P}$.`,
          `Setting it equal to $\\frac{${top}}{${bottom}}$ gives $${bottom === 1 ? "" : `${bottom} \\times `}${b}P = ${top === 1 ? "" : `${top} \\times `}(${a} - ${b}P)$, so $${b * (top + bottom)}P = ${a * top}$.`,
          `$P = ${num(price).tex}$: the price is ${money(price)}.`,
        ],
        satisfies: (amount) => Math.abs((b * amount) / (a - b * amount) - top / bottom) < 1e-6,
      };
    },
  }),
  computed({
    name: "demand-under-three-changes",
    topic: "elasticity",
    difficulty: "HARD",
    write(random) {
      const own = random.pick([0.4, 0.5, 0.8, 1.2, 1.5, 2]);
      const income = random.pick([0.5, 0.8, 1.2, 1.5, 2]);
      const cross = random.pick([-0.8, -0.6, -0.5, 0.4, 0.5, 0.6, 0.8]);
      const price = random.pick([-10, -5, 4, 5, 10]);
      const wages = random.pick([4, 5, 10]);
      const other = random.pick([-10, -5, 5, 10]);
      const change = roundTo(-own * price + income * wages + cross * other, 6);
      if (Math.abs(change) < 0.5) return undefined;
      const moved = (amount: number) => `${amount > 0 ? "rises" : "falls"} by ${Math.abs(amount)}%`;
      const show = (amount: number) =>
        `It ${amount > 0 ? "rises" : "falls"} by about ${percent(Math.abs(amount))}`;
      const candidates = [
        wrong(
          show(own * price + income * wages + cross * other),
          "forgetting that quantity and own price move in opposite directions",
        ),
        wrong(
          show(-own * price + income * wages - cross * other),
          "taking the cross effect with the wrong sign",
        ),
        wrong(show(-own * price + income * wages), "leaving out the effect of the other good's price"),
        wrong(show(-own * price + cross * other), "leaving out the effect of income"),
        wrong(
          show(-own * price - income * wages + cross * other),
          "taking the income effect with the wrong sign",
        ),
      ];
      if (candidates.some(({ value }) => `${value}`.includes(" 0%"))) return undefined;
      return {
        text: `For a good the price elasticity of demand is ${num(-own)}, the income elasticity is ${num(income)} and the cross elasticity with respect to the price of another good is ${num(cross)}. Its own price ${moved(price)}, incomes rise by ${wages}% and the price of the other good ${moved(other)}. By about how much does the quantity demanded change, if the effects are added?`,
        answer: show(change),
        distractors: candidates,
        explanation: [
          `Own price: $${num(-own).tex} \\times ${price < 0 ? `(${price})` : price} = ${num(-own * price).tex}\\%$.`,
          `Income: $${num(income).tex} \\times ${wages} = ${num(income * wages).tex}\\%$. Other good: $${num(cross).tex} \\times ${other < 0 ? `(${other})` : other} = ${num(cross * other).tex}\\%$.`,
          `The sum is $${num(change).tex}\\%$. ${show(change)}.`,
        ],
      };
    },
  }),
  computed({
    name: "elasticity-of-supply-at-a-price",
    topic: "elasticity",
    difficulty: "MEDIUM",
    write(random) {
      const d = random.step(2, 12, 2);
      const price = random.step(5, 40, 5);
      const c = random.pick([-1, 1]) * random.step(10, 150, 10);
      const quantity = c + d * price;
      const size = (d * price) / quantity;
      if (quantity < 10 || !allPlain(size)) return undefined;
      return {
        text: `The supply of a good is $Q_s = ${joinTerms([
          { size: c, name: "" },
          { size: d, name: "P" },
        ])}$, with $P$ in rupees. What is the price elasticity of supply at a price of ${money(price)}?`,
        answer: num(size),
        distractors: [
          wrong(num(quantity / (d * price)), "inverting the formula"),
          wrong(num(d), "giving the slope coefficient instead of the elasticity"),
          ...(d * price > c
            ? [wrong(num((d * price) / (d * price - c)), "taking the constant with the wrong sign")]
            : []),
          wrong(
            num(1),
            "thinking that every straight supply line has an elasticity of 1, which holds only through the origin",
          ),
          wrong(num(price / quantity), "leaving out the slope"),
        ],
        explanation: [
          `At ${money(price)} the quantity is $${c} + ${d} \\times ${price} = ${quantity}$.`,
          `Elasticity of supply $= \\frac{dQ}{dP} \\times \\frac{P}{Q} = ${d} \\times \\frac{${price}}{${quantity}} = ${num(size).tex}$.`,
        ],
        verify() {
          const h = 1e-6;
          const rise = (c + d * price * (1 + h) - quantity) / quantity;
          return Math.abs(rise / h - size) < 1e-4;
        },
      };
    },
  }),
];
