import { broken, type Place } from "../../../../kit/drawn-curves.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { type Slip, slips } from "../../../../kit/slips.ts";
import { gcd, nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { money, num, ratio } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const HEADS = ["Food", "Rent", "Education", "Transport", "Savings", "Clothing"];

export const chartsAndPlans: WriterList = [
  computed({
    name: "figure-budget-from-a-difference",
    topic: "data-interpretation",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const degrees = range(1, 5).map(() => random.step(24, 102, 6));
      const rest = 360 - sum(degrees);
      const slices = [...degrees, rest];
      if (rest < 24 || rest > 120 || new Set(slices).size < 6) return undefined;
      const names = random.shuffle(HEADS);
      const [more = 0, less = 1, asked = 2] = random.sample([0, 1, 2, 3, 4, 5], 3);
      const [high = 0, low = 0, wanted = 0] = [more, less, asked].map((at) => slices[at] ?? 0);
      const perDegree = random.pick([50, 75, 100, 125, 150, 200]);
      const gap = (high - low) * perDegree;
      const answer = wanted * perDegree;
      // The amount that is given must not be the answer.
      if (high - low < 12 || high - low === wanted) return undefined;
      const key = money(answer);
      const item = (at: number) => names[at]?.toLowerCase() ?? "";
      return {
        text: `The pie chart shows how a family divides its monthly income. The part for ${item(more)} is ${money(gap)} more than that for ${item(less)}. How much goes to ${item(asked)} each month?`,
        figure: {
          type: "pie",
          measure: "degrees",
          slices: slices.map((value, at) => ({ name: names[at] ?? "", value })),
        },
        answer: key,
        distractors: slips(random, key, money, [
          [(gap * wanted) / high, "taking the difference for all that the larger item takes"],
          [(gap * wanted) / (high + low), "dividing by the sum of the two angles"],
          [(gap * wanted) / low, "taking the difference for all that the smaller item takes"],
          [high * perDegree, "giving the larger of the two items"],
          [low * perDegree, "giving the smaller of the two items"],
          [(gap * wanted) / 100, "taking the degrees for per cent"],
          [answer + 6 * perDegree, "a slip in reading the angle"],
          [answer - 6 * perDegree, "a slip in reading the angle"],
        ]),
        explanation: [
          `The two angles differ by $${high}^\\circ - ${low}^\\circ = ${high - low}^\\circ$, which stand for ${money(gap)}; so one degree is ${money(perDegree)}.`,
          `The ${wanted}° of ${item(asked)} are $${wanted} \\times ${perDegree} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(gap / (high - low), answer / wanted, 1e-9),
      };
    }),
  }),
  computed({
    name: "figure-incomes-from-profit-lines",
    topic: "data-interpretation",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const from = random.int(2015, 2019);
      const years = range(from, from + 4).map(String);
      const one = years.map(() => random.step(10, 60, 5));
      const two = years.map(() => random.step(10, 60, 5));
      const at = random.int(0, 4);
      const [first = 0, second = 0] = [one[at], two[at]];
      const [a, b] = [random.int(2, 9), random.int(2, 9)];
      const [left, right] = [a * (100 + first), b * (100 + second)];
      const shared = gcd(left, right);
      if (first === second || gcd(a, b) > 1 || a === b || left / shared > 60 || right / shared > 60)
        return undefined;
      const key = ratio(left, right);
      return {
        text: `The graph shows the profit of the firms P and Q in per cent of their expenditure. In ${years[at]} their expenditures were in the ratio $${a} : ${b}$. What was the ratio of their incomes, P to Q, in that year? (Profit is income less expenditure.)`,
        figure: {
          type: "line",
          categoryTitle: "Year",
          valueTitle: "Profit",
          unit: "%",
          categories: years,
          series: [
            { name: "P", values: one },
            { name: "Q", values: two },
          ],
        },
        answer: key,
        distractors: [
          wrong(ratio(a * first, b * second), "giving the ratio of the profits"),
          wrong(ratio(a * (100 + second), b * (100 + first)), "exchanging the two firms in the graph"),
          wrong(ratio(100 + first, 100 + second), "leaving out the ratio of the expenditures"),
          wrong(ratio(b * (100 + first), a * (100 + second)), "turning the ratio of the expenditures round"),
          wrong(ratio(a * (100 - first), b * (100 - second)), "taking the profit away from the expenditure"),
          wrong(ratio(right, left), "giving the ratio of Q to P"),
        ],
        explanation: [
          `In ${years[at]} the profit of P was ${first} % and that of Q ${second} %, so the incomes were $\\frac{${100 + first}}{100}$ and $\\frac{${100 + second}}{100}$ of the expenditures.`,
          `Their ratio is $${a} \\times ${100 + first} : ${b} \\times ${100 + second} = ${key.tex}$.`,
        ],
        verify: () => {
          const spent = [a * 1000, b * 1000];
          const [p = 0, q = 1] = spent.map((sum, firm) => sum + (sum * (firm === 0 ? first : second)) / 100);
          return nearlyEqual(p * right, q * left, 1e-9);
        },
      };
    }),
  }),
  computed({
    name: "figure-two-who-ride-towards-each-other",
    topic: "speed-distance-time",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [quick, slow] = [random.step(20, 60, 10), random.step(20, 60, 10)];
      const late = random.int(1, 2);
      const apart = random.step(200, 480, 20);
      const end = late + random.int(1, 2);
      const answer = (apart + slow * late) / (quick + slow);
      const place = quick * answer;
      if (quick === slow || !isNeat(answer, 1) || answer < end + 0.5 || place >= apart) return undefined;
      const show = (amount: number) => num(amount, "km");
      const key = show(place);
      if (!isNeat(place)) return undefined;
      const drawn = (corners: Place[], name: string) => ({ ...broken(corners), name });
      return {
        text: "Two riders A and B go towards each other on a straight road. B sets out later than A; once on the way, each keeps a constant speed. The graph shows how far from the town T each of them is, in the first hours. How far from T do they meet?",
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "h", from: 0, to: end + 1, step: 1 },
          y: {
            quantity: "Distance from T",
            unit: "km",
            from: 0,
            to: apart + 20,
            step: apart > 300 ? 40 : 20,
          },
          curves: [
            drawn(
              [
                [0, 0],
                [end, quick * end],
              ],
              "A",
            ),
            drawn(
              [
                [0, apart],
                [late, apart],
                [end, apart - slow * (end - late)],
              ],
              "B",
            ),
          ],
          points: [
            { at: [end, quick * end], label: `${quick * end} km` },
            { at: [late, apart], label: `${apart} km` },
            { at: [end, apart - slow * (end - late)], label: `${apart - slow * (end - late)} km` },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [(quick * apart) / (quick + slow), "letting B start together with A"],
          [apart - place, "giving the distance from where B starts"],
          [apart / 2, "letting them meet half-way"],
          [(quick * (apart - quick * late)) / (quick + slow), "counting from the time at which B starts"],
          [(slow * apart) / (quick + slow), "exchanging the speeds"],
          [quick * end, "reading off where A is at the end of the graph"],
          [place + quick, "counting one hour too many"],
          [place - quick, "counting one hour too few"],
        ]),
        explanation: [
          `A covers ${quick * end} km in ${end} h, so ${quick} km/h. B starts after ${late} h and covers ${slow * (end - late)} km in ${end - late} h, so ${slow} km/h.`,
          `They meet when $${quick}t = ${apart} - ${slow}(t - ${late})$: $${quick + slow}t = ${apart + slow * late}$, so $t = ${num(answer).tex}\\ \\mathrm{h}$.`,
          `Then A is $${quick} \\times ${num(answer).tex} = ${key.tex}$ from T.`,
        ],
        verify: () => nearlyEqual(apart - slow * (answer - late), place, 1e-9),
      };
    }),
  }),
  computed({
    name: "figure-field-with-a-corner-cut-out",
    form: "elementary",
    topic: "mensuration",
    difficulty: "MEDIUM",
    write(random) {
      const [width, height] = [random.step(20, 60, 2), random.step(16, 48, 2)];
      const [across, down] = [random.step(6, width - 8, 2), random.step(6, height - 6, 2)];
      const asksFence = random.chance();
      const answer = asksFence ? 2 * (width + height) : width * height - across * down;
      const show = (amount: number) => num(amount, asksFence ? "m" : "m^2");
      const key = show(answer);
      const whole = width * height;
      const cut = across * down;
      if (across === down || width === height) return undefined;
      const fences: Slip[] = [
        [answer - across - down, "leaving out the two sides at the corner that is cut out"],
        [answer + 2 * (across + down), "adding the sides of the corner that is cut out"],
        [answer - 2 * (across + down), "taking the sides of the corner away"],
        [width + height + across + down, "adding only the lengths that are written down"],
        [answer + across + down, "counting the sides at the corner twice"],
        [answer - across, "leaving out the side CD"],
        [answer + down, "counting the side DE twice"],
      ];
      // It goes there and back along the longer side at least.
      const least = 2 * Math.max(width, height);
      const ofFence = fences.filter(([amount]) => typeof amount === "number" && amount > least);
      const ofArea: Slip[] = [
        [whole, "forgetting the corner that is cut out"],
        [(width - across) * (height - down), "multiplying the two sides that have no number"],
        [whole - (width - across) * (height - down), "taking away the wrong rectangle"],
        [whole - cut / 2, "taking the corner for a triangle"],
        [(width - across) * height, "leaving out the part to the right of DE"],
        [width * (height - down), "leaving out the part above CD"],
      ];
      return {
        text: `The figure shows the plan of a field; all of its corners are right angles. ${asksFence ? "What length of fence goes once around it?" : "What is its area?"}`,
        figure: {
          type: "geometry",
          points: [
            { name: "A", at: [0, 0] },
            { name: "B", at: [width, 0] },
            { name: "C", at: [width, height - down] },
            { name: "D", at: [width - across, height - down] },
            { name: "E", at: [width - across, height] },
            { name: "F", at: [0, height] },
          ],
          segments: [
            { from: "A", to: "B", label: `${width} m` },
            { from: "B", to: "C" },
            { from: "C", to: "D", label: `${across} m` },
            { from: "D", to: "E", label: `${down} m` },
            { from: "E", to: "F" },
            { from: "F", to: "A", label: `${height} m` },
          ],
          note: "Not to scale",
        },
        answer: key,
        distractors: slips(random, key, show, asksFence ? ofFence : ofArea),
        explanation: asksFence
          ? [
              `The sides BC and DE are together as long as FA, and CD and EF together as long as AB.`,
              `So the way around is that around the whole rectangle: $2 \\times (${width} + ${height}) = ${key.tex}$.`,
            ]
          : [
              `The whole rectangle would have $${width} \\times ${height} = ${whole}\\ \\mathrm{m^2}$; the corner that is missing has $${across} \\times ${down} = ${cut}\\ \\mathrm{m^2}$.`,
              `What is left is $${whole} - ${cut} = ${key.tex}$.`,
            ],
        verify: () =>
          asksFence
            ? width + (height - down) + across + down + (width - across) + height === answer
            : (width - across) * height + across * (height - down) === answer,
      };
    },
  }),
];
