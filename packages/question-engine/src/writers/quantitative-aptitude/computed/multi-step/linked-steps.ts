import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { choose, gcd, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { count, fraction, money, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const years = (result: number) => count(result, "year");

/** Sums in which one quantity has to be found before the one that is asked. */
export const linkedSteps: WriterList = [
  computed({
    name: "equation-with-a-question-mark",
    form: "elementary",
    topic: "number-properties",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [root, factor] = [random.int(12, 31), random.int(3, 9)];
      const [share, whole] = [random.pick([15, 24, 35, 45, 65, 75, 85]), random.step(120, 880, 20)];
      const unknown = random.int(7, 19);
      const part = (share * whole) / 100;
      const rest = part + root * factor - unknown ** 2;
      if (!isNeat(part) || rest < 12 || rest > 400) return undefined;
      const total = part + root * factor;
      return {
        text: `What should come in place of the question mark (?) in the equation $${share}\\% \\text{ of } ${whole} + \\sqrt{${root * root}} \\times ${factor} = (?)^2 + ${rest}$?`,
        answer: num(unknown),
        distractors: slips(random, num(unknown), num, [
          [unknown + 1, "a slip in the square root"],
          [unknown - 1, "a slip in the square root"],
          [unknown + 3, "a slip in the percentage"],
          [unknown - 3, "a slip in the percentage"],
          [unknown + 2, "a slip in the product"],
          [unknown - 2, "a slip in the product"],
        ]),
        explanation: [
          `First, ${share}% of ${whole} is ${part}, and $\\sqrt{${root * root}} \\times ${factor} = ${root} \\times ${factor} = ${root * factor}$; together they are ${total}.`,
          `$(?)^2 = ${total} - ${rest} = ${unknown ** 2}$, so the question mark stands for ${unknown}.`,
        ],
        verify: () => (share * whole) / 100 + factor * Math.sqrt(root ** 2) - rest === unknown ** 2,
      };
    }),
  }),
  computed({
    name: "floor-of-a-hall-from-a-square",
    topic: "mensuration",
    difficulty: "HARD",
    write: patiently((random) => {
      const [side, more] = [random.int(12, 30), 2 * random.int(1, 6)];
      const [length, breadth] = [side + more / 2, side - more / 2];
      const rate = random.step(40, 160, 10);
      const area = length * breadth;
      const shown = (result: number) => money(result);
      return {
        text: `The perimeter of a rectangular hall is equal to that of a square whose area is $${side * side}\\ \\mathrm{m}^2$. If the hall is $${more}\\ \\mathrm{m}$ longer than it is broad, what will it cost to tile its floor at ₹${rate} per square metre?`,
        answer: shown(area * rate),
        distractors: slips(random, shown(area * rate), shown, [
          [side * side * rate, "taking the area of the square for that of the hall"],
          [4 * side * rate, "taking the perimeter for the area"],
          [(side + more) * side * rate, "taking the side of the square for the breadth"],
          [(side - more) * side * rate, "taking the side of the square for the length"],
          [(side + more) * (side - more) * rate, "adding and subtracting the whole difference"],
          [(area + more) * rate, "a slip in the area"],
        ]),
        explanation: [
          `The side of the square is $\\sqrt{${side * side}} = ${side}$ m, so its perimeter is ${4 * side} m, and length and breadth of the hall together are ${2 * side} m.`,
          `They differ by ${more} m: the hall is ${length} m long and ${breadth} m broad, and its floor has $${length} \\times ${breadth} = ${area}$ square metres.`,
          `At ₹${rate} each this costs ${shown(area * rate).text}.`,
        ],
        verify: () => 2 * (length + breadth) === 4 * Math.sqrt(side * side) && length - breadth === more,
      };
    }),
  }),
  computed({
    name: "two-sums-at-simple-and-compound-interest",
    topic: "simple-and-compound-interest",
    difficulty: "HARD",
    write: patiently((random) => {
      const rate = random.pick([5, 10, 15, 20]);
      const time = random.pick([3, 4]);
      const first = random.step(2000, 12000, 500);
      const more = random.step(500, 4000, 500);
      const simple = (first * rate * time) / 100;
      const compound = (first + more) * ((1 + rate / 100) ** 2 - 1);
      const total = simple + compound;
      const extra = more * ((1 + rate / 100) ** 2 - 1);
      if (![simple, compound, extra].every((interest) => isNeat(interest))) return undefined;
      const perRupee = (rate * time) / 100 + (1 + rate / 100) ** 2 - 1;
      const ofMore = Math.round(extra);
      return {
        text: `A man lent a sum at simple interest at ${rate}% per annum for ${time} years, and a sum that was ${money(more).text} larger at compound interest, compounded yearly, at the same rate for 2 years. If the interest that he received from both was ${money(Math.round(total)).text} in all, what was the smaller sum?`,
        answer: money(first),
        distractors: slips(random, money(first), money, [
          [first + more, "giving the larger sum"],
          [first - 500, "a slip in the interest of the second year"],
          [first + 500, "treating the compound interest as simple"],
          [first + 1000, "leaving out the interest on the difference of the sums"],
          [first - 1000, "a slip in the total rate"],
          [2 * first + more, "giving both sums together"],
        ]),
        explanation: [
          `On ₹100 the simple interest of ${time} years is ₹${rate * time}, and the compound interest of 2 years is ₹${roundTo(100 * ((1 + rate / 100) ** 2 - 1), 2)}.`,
          `The extra ${money(more).text} earned ${money(ofMore).text}, which leaves $${Math.round(total)} - ${ofMore} = ${Math.round(total) - ofMore}$ rupees on the smaller sum and an equal one.`,
          `The smaller sum is $${Math.round(total) - ofMore} \\div ${roundTo(perRupee, 4)}$, which is ${money(first).text}.`,
        ],
        verify: () => {
          let amount = first + more;
          for (let year = 0; year < 2; year++) amount += (amount * rate) / 100;
          return Math.abs((first * rate * time) / 100 + amount - first - more - total) < 1e-6;
        },
      };
    }),
  }),
  computed({
    name: "ages-from-a-ratio-and-a-later-average",
    topic: "ages",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = [random.int(3, 8), random.int(4, 9)];
      if (a >= b || gcd(a, b) !== 1) return undefined;
      const part = random.int(3, 8);
      const [one, two] = [a * part, b * part];
      const younger = random.int(2, 12);
      const third = two - younger;
      const hence = random.int(3, 9);
      const average = (one + two + third) / 3 + hence;
      const [p, q, r] = people(random, 3);
      if (!p || !q || !r || !Number.isInteger(average) || third < 8 || two > 70 || third === one)
        return undefined;
      return {
        text: `The present ages of ${p.name} and ${q.name} are in the ratio $${a} : ${b}$, and ${r.name} is ${younger} years younger than ${q.name}. After ${hence} years the average age of the three will be ${average} years. What is the present age of ${r.name}?`,
        answer: years(third),
        distractors: slips(random, years(third), years, [
          [two, `giving the age of ${q.name}`],
          [one, `giving the age of ${p.name}`],
          [third - hence, "taking the average to be that of an earlier year"],
          [average - hence, "giving the present average"],
          [average, `giving the average after ${hence} years`],
          [third + younger + hence, "adding where one must subtract"],
        ]),
        explanation: [
          `Now the average is $${average} - ${hence} = ${average - hence}$, so the three ages make ${3 * (average - hence)} years.`,
          `With $${a}x$, $${b}x$ and $${b}x - ${younger}$: $${a + 2 * b}x = ${3 * (average - hence) + younger}$, so $x = ${part}$.`,
          `${r.name} is $${b} \\times ${part} - ${younger}$, that is ${years(third).text} old.`,
        ],
        verify: () => one + two + third + 3 * hence === 3 * average && one * b === two * a,
      };
    }),
  }),
  computed({
    name: "two-balls-from-a-bag-of-unknown-content",
    topic: "counting-and-chance",
    difficulty: "HARD",
    write: patiently((random) => {
      const [red, blue, green] = [random.int(3, 12), random.int(3, 11), random.int(2, 9)];
      const total = red + blue + green;
      if (new Set([red, blue, green]).size < 3) return undefined;
      const shared = gcd(red, total);
      const both = (own: number) => fraction(choose(own, 2), choose(total, 2));
      const known = `$\\frac{${red / shared}}{${total / shared}}$`;
      if (shared === 1) return undefined;
      return {
        text: `A bag contains some red, ${blue} blue and ${green} green balls. If one ball is drawn at random, the probability that it is red is ${known}. What is the probability that two balls drawn together at random are both red?`,
        answer: both(red),
        distractors: [
          wrong(fraction(red * red, total * total), "putting the first ball back"),
          wrong(both(blue), "taking the blue balls for the red ones"),
          ...(2 * (red - 1) < total - 1
            ? [
                wrong(
                  fraction(2 * red * (red - 1), total * (total - 1)),
                  "counting each pair of red balls twice",
                ),
              ]
            : []),
          wrong(fraction(red * (red - 1), total * total), "leaving the number of balls as it was"),
          wrong(fraction(choose(red, 2), choose(total - 1, 2)), "counting one ball too few in all"),
          wrong(both(red - 1), "counting one red ball too few"),
          wrong(both(red + 1), "counting one red ball too many"),
        ],
        explanation: [
          `With $x$ red balls, $\\frac{x}{x + ${blue + green}}$ is ${known}, so that $x = ${red}$ and there are ${total} balls.`,
          `Two red ones can be chosen in ${choose(red, 2)} ways, any two in ${choose(total, 2)} ways.`,
          `The probability is $\\frac{${choose(red, 2)}}{${choose(total, 2)}}$, that is ${both(red)}.`,
        ],
        verify: () =>
          Math.abs((red / total) * ((red - 1) / (total - 1)) - choose(red, 2) / choose(total, 2)) < 1e-9,
      };
    }),
  }),
  computed({
    name: "equal-times-with-and-against-the-stream",
    topic: "trains-and-boats",
    difficulty: "HARD",
    write: patiently((random) => {
      const stream = random.int(2, 6);
      const boat = random.int(stream + 4, 24);
      const hours = random.int(2, 5);
      const [down, up] = [(boat + stream) * hours, (boat - stream) * hours];
      const time = random.int(2, 9);
      const far = boat * time;
      const shown = (result: number) => count(result, "hour");
      return {
        text: `A boat takes as long to cover $${down}\\ \\mathrm{km}$ downstream as to cover $${up}\\ \\mathrm{km}$ upstream. If the stream flows at $${stream}\\ \\mathrm{km/h}$, how long will the boat take to cover $${far}\\ \\mathrm{km}$ in still water?`,
        answer: shown(time),
        distractors: slips(random, shown(time), shown, [
          [hours, "giving the time of the first journeys"],
          [time + 1, "taking the speed against the stream"],
          [time - 1, "taking the speed with the stream"],
          [time + 2, "a slip in the speed of the boat"],
          [time - 2, "a slip in the speed of the boat"],
          [time + hours, "adding the time of the first journeys"],
          [time + 3, "a slip in the division"],
        ]),
        explanation: [
          `With the speed $b$ of the boat, $\\frac{${down}}{b + ${stream}} = \\frac{${up}}{b - ${stream}}$, so $${down - up}b = ${stream} \\times ${down + up}$ and $b = ${boat}$ km/h.`,
          `In still water the boat needs $\\frac{${far}}{${boat}}$, that is ${shown(time).text}.`,
        ],
        verify: () => down / (boat + stream) === up / (boat - stream) && boat * time === far,
      };
    }),
  }),
];
