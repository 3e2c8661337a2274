import { patiently } from "../../../../kit/patiently.ts";
import { type Slip, slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fraction, money, num, percent } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const rupees = (amount: number) => money(Math.round(amount));
const areWhole = (amounts: readonly number[]) => amounts.every((amount) => isNeat(amount));

export const chainedShares: WriterList = [
  computed({
    name: "stock-sold-in-three-lots",
    depth: 5,
    topic: "profit-and-loss",
    difficulty: "HARD",
    write: patiently((random) => {
      const markup = random.pick([20, 25, 30, 40, 50, 60]);
      const [first, second] = [random.pick([30, 40, 50, 60]), random.pick([20, 25, 30])];
      const third = 100 - first - second;
      const [known, unknown] = [
        random.pick([10, 15, 20, 25]),
        random.pick([15, 20, 25, 30, 35, 40, 45, 50, 60]),
      ];
      const price = 100 + markup;
      const taken = (price * (100 * first + (100 - known) * second + (100 - unknown) * third)) / 10_000;
      const gain = taken - 100;
      if (third < 10 || unknown <= known || !isNeat(gain, 1) || gain <= 0) return undefined;
      if ([markup, first, second, third].includes(unknown)) return undefined;
      const key = percent(unknown);
      const show = (amount: number) => percent(amount, 0);
      const wanted = (100 * taken) / price;
      return {
        text: `A dealer marks goods ${markup}% above what they cost. Of the stock ${first}% is sold at the marked price, ${second}% at a discount of ${known}% and the rest at a larger discount. If the whole stock brings a profit of ${percent(gain)}, what is the larger discount, in per cent?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          (
            [
              [100 - unknown, "giving the part of the marked price that is paid"],
              [unknown - known, "giving how much larger the discount is"],
              [100 - wanted, "giving the mean discount on the whole stock"],
              [Math.round(markup - gain), "subtracting the profit from the markup"],
              [Math.round(((100 - wanted) * 100) / third), "leaving out the discount on the second lot"],
              [unknown + known, "adding the two discounts"],
              [
                Math.round(100 - (price * (100 - unknown)) / 100),
                "counting the discount from the cost price",
              ],
              [unknown + 5, "making a slip in the weights"],
              [unknown - 5, "making a slip in the weights the other way"],
            ] as Slip[]
          ).filter(([amount]) => Number(amount) > known && Number(amount) < 90),
        ),
        explanation: [
          `Let the goods cost 100, so that they are marked ${price} and bring ${num(taken)} in all.`,
          `The first two lots bring $${first}\\% \\times ${price} = ${num((first * price) / 100).tex}$ and $${second}\\% \\times ${100 - known}\\% \\times ${price} = ${num((second * (100 - known) * price) / 10_000).tex}$, which leaves ${num((third * (100 - unknown) * price) / 10_000)} for the third lot, ${third}% of the stock.`,
          `At the marked price it would bring ${num((third * price) / 100)}; so ${100 - unknown}% of the marked price was paid, and the discount was ${key}.`,
        ],
        satisfies: (amount) => {
          const rest = 1 - amount;
          const got = (price / 100) * (first + (second * (100 - known)) / 100 + third * rest);
          return nearlyEqual(got - 100, gain);
        },
      };
    }),
  }),
  computed({
    name: "price-for-the-greatest-profit",
    depth: 5,
    topic: "profit-and-loss",
    difficulty: "HARD",
    write: patiently((random) => {
      const cost = random.step(40, 400, 10);
      const price = cost + random.step(10, 120, 5);
      const [rise, fewer] = [random.pick([1, 2, 3, 4, 5, 10]), random.pick([1, 2, 3, 4, 5, 6, 8, 10])];
      const sold = random.step(40, 400, 10);
      const steps = (sold / fewer - (price - cost) / rise) / 2;
      if (!Number.isInteger(steps) || steps < 2 || steps > 25) return undefined;
      const profitAt = (x: number) => (price - cost + rise * x) * (sold - fewer * x);
      const asksPrice = random.chance(0.4);
      const answer = asksPrice ? price + rise * steps : profitAt(steps);
      const key = money(answer);
      const last = sold / fewer;
      return {
        text: `A shop buys lamps at ₹${cost} each and sells ${sold} of them a month at ₹${price} each. For every ₹${rise} by which it raises the price, it sells ${fewer} ${fewer === 1 ? "lamp" : "lamps"} a month fewer. What is the ${asksPrice ? "price of a lamp at which its monthly profit is greatest" : "greatest monthly profit that it can make on the lamps"}?`,
        answer: key,
        distractors: slips(
          random,
          key,
          rupees,
          asksPrice
            ? [
                [(price + rise * last) / 2, "making the takings greatest and not the profit"],
                [price + rise * fewer, "raising the price by the lamps that are not sold"],
                [price + steps, "counting every step as one rupee"],
                [price + 2 * rise * steps, "going on until the profit is what it was at first"],
                [answer + rise, "going one step too far"],
                [answer - rise, "stopping one step too early"],
                [price + rise * last, "raising the price until nothing is sold"],
              ]
            : [
                [profitAt(0), "keeping the first price"],
                [profitAt(Math.round(steps / 2)), "stopping half-way"],
                [answer + rise * fewer, "going a step too far in the product"],
                [(price + rise * steps) * (sold - fewer * steps), "giving the takings and not the profit"],
                [(price - cost + rise * steps) * sold, "letting the number sold stay as it is"],
                [profitAt(steps - 2), "stopping two steps too early"],
                [profitAt(0) + rise * steps * fewer * steps, "adding the gains of all the steps"],
              ],
        ),
        explanation: [
          `After $x$ rises the profit on a lamp is $${price - cost} + ${rise === 1 ? "" : rise}x$ rupees and $${sold} - ${fewer === 1 ? "" : fewer}x$ lamps are sold.`,
          `The product of the two is zero at $x = -${fraction(price - cost, rise).tex}$ and at $x = ${fraction(sold, fewer).tex}$, and greatest half-way between them: at $x = ${steps}$.`,
          `Then the price is ₹${price + rise * steps}, and the profit $${price - cost + rise * steps} \\times ${sold - fewer * steps}$ rupees, which is ${money(profitAt(steps))}.`,
        ],
        verify: () => {
          const all = range(0, Math.floor(last)).map(profitAt);
          const best = all.indexOf(Math.max(...all));
          return (asksPrice ? price + rise * best : all[best]) === answer;
        },
      };
    }),
  }),
  computed({
    name: "gifts-in-per-cent-until-equal",
    depth: 5,
    topic: "percentages",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b, c] = range(1, 3).map(() => random.pick([10, 20, 25, 30, 40, 50])) as [
        number,
        number,
        number,
      ];
      const equal = random.step(120, 3600, 60);
      const thirdLate = (equal * 100) / (100 - c);
      const firstLate = equal - (thirdLate * c) / 100;
      const secondLate = (equal * 100) / (100 - b);
      const third = thirdLate - (secondLate * b) / 100;
      const first = (firstLate * 100) / (100 - a);
      const second = secondLate - (first * a) / 100;
      if (!areWhole([thirdLate, firstLate, secondLate, first, second, third])) return undefined;
      if (Math.min(first, second, third, firstLate) <= 20 || new Set([first, second, third]).size < 3)
        return undefined;
      const [one, two, three] = people(random, 3);
      const asked = random.int(0, 2);
      const given = [a, b, c][asked] ?? 0;
      const all = [first, second, third];
      const answer = all[asked] ?? 0;
      // A sum that the question names already would not have to be found.
      if (answer === equal) return undefined;
      const key = rupees(answer);
      const who = [one, two, three][asked]?.name;
      return {
        text: `${one?.name} gives ${a}% of ${one?.his} money to ${two?.name}; then ${two?.name} gives ${b}% of what ${two?.he} now has to ${three?.name}; and then ${three?.name} gives ${c}% of what ${three?.he} now has to ${one?.name}. In the end each of them has ${money(equal)}. How much money did ${who} have at first?`,
        answer: key,
        distractors: slips(random, key, rupees, [
          ...all.map((amount, at): [number, string] => [
            amount,
            `giving what ${[one, two, three][at]?.name} had`,
          ]),
          [(equal * 100) / (100 - given), "leaving out what was received"],
          [(equal * (100 + given)) / 100, "adding the per cent to what was left in the end"],
          [equal, "taking all of them to begin with equal sums"],
          [[firstLate, secondLate, thirdLate][asked] ?? 0, "stopping one gift too early on the way back"],
          [3 * equal - answer, "giving what the other two had together"],
        ]),
        explanation: [
          `Go backwards. Before the last gift ${three?.name} had $\\frac{${equal}}{${100 - c}\\%} = ${thirdLate}$ rupees, so ${one?.name} had $${equal} - ${thirdLate - equal} = ${firstLate}$.`,
          `Before the second gift ${two?.name} had $\\frac{${equal}}{${100 - b}\\%} = ${secondLate}$, so ${three?.name} had $${thirdLate} - ${secondLate - equal} = ${third}$, as at first.`,
          `Before the first gift ${one?.name} had $\\frac{${firstLate}}{${100 - a}\\%} = ${first}$, so ${two?.name} had $${secondLate} - ${first - firstLate} = ${second}$. The sum asked for is ${key}.`,
        ],
        verify: () => {
          let [x, y, z] = [first, second, third];
          [x, y] = [x * (1 - a / 100), y + (x * a) / 100];
          [y, z] = [y * (1 - b / 100), z + (y * b) / 100];
          [z, x] = [z * (1 - c / 100), x + (z * c) / 100];
          return [x, y, z].every((amount) => nearlyEqual(amount, equal));
        },
      };
    }),
  }),
  computed({
    name: "staff-of-two-kinds-over-two-years",
    depth: 5,
    topic: "percentages",
    difficulty: "HARD",
    write: patiently((random) => {
      const [men, women] = [random.step(100, 1200, 20), random.step(100, 1200, 20)];
      const change = () => random.pick([-25, -20, -10, 10, 15, 20, 25, 30, 40, 50]);
      const [m1, w1, m2, w2] = [change(), change(), change(), change()];
      const after = (start: number, by: number) => (start * (100 + by)) / 100;
      const [menThen, womenThen] = [after(men, m1), after(women, w1)];
      const [menNow, womenNow] = [after(menThen, m2), after(womenThen, w2)];
      if (m1 === w1 || m2 === w2 || men === women || !areWhole([menThen, womenThen, menNow, womenNow]))
        return undefined;
      const [total, then] = [men + women, menThen + womenThen];
      const answer = menNow + womenNow;
      if (then === total || answer === total) return undefined;
      const key = num(answer);
      const show = (amount: number) => num(Math.round(amount));
      const says = (by: number) => `${by > 0 ? "rose" : "fell"} by ${Math.abs(by)}%`;
      return {
        text: `A firm had ${total} people on its staff. In one year the number of men among them ${says(m1)} and the number of women ${says(w1)}, after which there were ${then} people in all. In the next year the number of men ${says(m2)} and that of women ${says(w2)}. How many people were on the staff then?`,
        answer: key,
        distractors: slips(random, key, show, [
          [after(after(women, m1), m2) + after(after(men, w1), w2), "exchanging the men and the women"],
          [after(men, m1 + m2) + after(women, w1 + w2), "adding the per cents of the two years"],
          [after(then, (m2 + w2) / 2), "using the mean of the per cents of the second year"],
          [after(men, m2) + after(women, w2), "leaving out the changes of the first year"],
          [menThen + womenNow, "leaving out the second change of the men"],
          [menNow + womenThen, "leaving out the second change of the women"],
          [after(menThen, -m2) + after(womenThen, -w2), "taking each rise for a fall"],
        ]),
        explanation: [
          `If $m$ is the number of men at first, $${num((100 + m1) / 100).tex}m + ${num((100 + w1) / 100).tex}(${total} - m) = ${then}$, which gives $m = ${men}$ men and ${women} women.`,
          `After the first year there are ${menThen} men and ${womenThen} women.`,
          `After the second there are ${menNow} men and ${womenNow} women, together $${answer}$.`,
        ],
        verify: () => {
          const fits = range(0, total).filter((m) => nearlyEqual(after(m, m1) + after(total - m, w1), then));
          const [m = -1] = fits;
          return (
            fits.length === 1 &&
            nearlyEqual(after(after(m, m1), m2) + after(after(total - m, w1), w2), answer)
          );
        },
      };
    }),
  }),
  computed({
    name: "shares-equal-at-an-age",
    depth: 5,
    topic: "simple-and-compound-interest",
    difficulty: "HARD",
    write: patiently((random) => {
      const [above, below, rate] = random.pick([
        [11, 10, 10],
        [6, 5, 20],
        [21, 20, 5],
        [5, 4, 25],
        [26, 25, 4],
        [27, 25, 8],
      ] as const);
      const apart = random.pick([2, 2, 3]);
      const age = random.int(9, 14);
      const [larger, smaller] = [above ** apart, below ** apart];
      const unit = random.pick([10, 20, 25, 40, 50, 75, 100, 200, 500]);
      const total = unit * (larger + smaller);
      if (total > 900_000 || total < 20_000) return undefined;
      const [young, old] = [unit * smaller, unit * larger];
      const asksYoung = random.chance();
      const answer = asksYoung ? young : old;
      const key = money(answer);
      const [one, two] = people(random, 2);
      return {
        text: `A sum of ${money(total)} is divided between ${one?.name}, who is ${age}, and ${two?.name}, who is ${age + apart}. Both shares are invested at ${rate}% compound interest a year, compounded yearly, and each of the two gets the same amount on turning 21. What is ${asksYoung ? one?.name : two?.name}'s share of the sum?`,
        answer: key,
        distractors: slips(random, key, rupees, [
          [asksYoung ? old : young, `giving the share of ${asksYoung ? two?.name : one?.name}`],
          [total / 2, "dividing the sum equally"],
          [
            (total * (asksYoung ? age : age + apart)) / (2 * age + apart),
            "dividing the sum in the ratio of the ages",
          ],
          [
            (total * (asksYoung ? 100 : 100 + apart * rate)) / (200 + apart * rate),
            `using simple interest for the ${apart} years`,
          ],
          [(total * (asksYoung ? below : above)) / (above + below), "using only one year of interest"],
          [
            (total * (asksYoung ? age + apart : age)) / (2 * age + apart),
            "dividing the sum in the inverse ratio of the ages",
          ],
        ]),
        explanation: [
          `${one?.name}'s share grows for ${apart} years more, so ${two?.name}'s share must be $\\left(1 + \\frac{${rate}}{100}\\right)^{${apart}} = \\frac{${larger}}{${smaller}}$ of it; how long both grow after that does not matter.`,
          `So the shares are as $${smaller} : ${larger}$, which makes ${smaller + larger} parts of ${money(unit)}.`,
          `The share asked for is $${asksYoung ? smaller : larger}$ parts, that is ${key}.`,
        ],
        verify: () => {
          const grown = (share: number, years: number) => share * (1 + rate / 100) ** years;
          return nearlyEqual(grown(young, 21 - age), grown(old, 21 - age - apart)) && young + old === total;
        },
      };
    }),
  }),
  computed({
    name: "stone-broken-into-pieces",
    depth: 5,
    topic: "ratio-and-proportion",
    difficulty: "HARD",
    write: patiently((random) => {
      const parts = random.sample(range(1, 7), 3).sort((one, other) => one - other);
      const whole = sum(parts);
      const kept = sum(parts.map((part) => part * part));
      const unit = random.pick([100, 200, 250, 400, 500, 600, 800, 1000, 1500]);
      const lost = unit * (whole * whole - kept);
      const asksPiece = random.chance();
      const largest = parts[2] ?? 0;
      const answer = unit * (asksPiece ? largest * largest : whole * whole);
      const key = money(answer);
      return {
        text: `The price of a precious stone varies as the square of its weight. One such stone breaks into three pieces, whose weights are in the ratio $${parts.join(" : ")}$, so that the total value falls by ${money(lost)}. What ${asksPiece ? "is the value of the largest piece" : "was the value of the stone before it broke"}?`,
        answer: key,
        // The value of the stone was above its loss; a smaller value would be rejected at a glance.
        distractors: slips(
          random,
          key,
          rupees,
          asksPiece
            ? [
                [unit * kept, "giving the value of the three pieces together"],
                [unit * whole * whole, "giving the value of the whole stone"],
                [(lost * largest) / whole, "letting the price vary as the weight itself"],
                [unit * whole * largest, "squaring the wrong weight"],
                [unit * (parts[1] ?? 0) ** 2, "giving the value of the middle piece"],
                [lost, "giving the value that was lost"],
              ]
            : [
                [lost + unit * largest * largest, "adding the value of the largest piece only"],
                [lost + unit * whole, "adding the weight instead of its square"],
                [2 * lost, "taking half of the value to be lost"],
                [lost + 2 * unit * kept, "adding the value of the pieces twice"],
                [unit * (kept - (parts[0] ?? 0) ** 2) + lost, "forgetting the smallest piece"],
                [unit * (whole * whole + whole), "adding the weight to its square"],
              ],
        ),
        explanation: [
          `Let the pieces weigh ${list(parts.map((part) => `$${part === 1 ? "" : part}w$`))} and the stone $${whole}w$. With a price of $k$ for the weight $w$, the stone was worth $${whole * whole}k$.`,
          `The pieces are worth $(${parts.map((part) => `${part}^2`).join(" + ")})k = ${kept}k$, so $${whole * whole - kept}k$ was lost, which gives $k = ${unit}$ rupees.`,
          `So the value asked for is $${asksPiece ? `${largest}^2` : `${whole}^2`} \\times ${unit}$ rupees, that is ${key}.`,
        ],
        verify: () => {
          const amount = asksPiece ? (answer / largest ** 2) * whole ** 2 : answer;
          const pieces = parts.map((part) => amount * (part / whole) ** 2);
          return nearlyEqual(amount - sum(pieces), lost);
        },
      };
    }),
  }),
];
