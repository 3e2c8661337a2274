import { whoseNumber } from "../../../kit/amounts.ts";
import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { roundTo } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { indian, money, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { people, person, plural, towns } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

export const percentages: WriterList = [
  computed({
    name: "whole-from-percent",
    topic: "percentages",
    difficulty: "EASY",
    write(random) {
      const part = random.pick([12, 15, 16, 24, 28, 35, 36, 45, 55, 64, 65, 72, 85]);
      const whole = random.step(200, 1800, 100);
      const given = (whole * part) / 100;
      const { name, he, his } = person(random);
      const kind = random.int(1, 3);
      const story =
        kind === 1
          ? `${name} spends ${part}% of ${his} pocket money on books. If ${he} spends ${money(given)} on books, how much pocket money does ${he} get?`
          : kind === 2
            ? `Of the pupils of a school, ${part}% come by bus. If ${given} pupils come by bus, how many pupils are there in the school?`
            : `${name} has read ${given} pages of a long novel, and these are ${part}% of all its pages. How many pages does the novel have?`;
      const show = (x: number) => (kind === 1 ? money(x) : num(x));
      return {
        text: story,
        answer: show(whole),
        distractors: withinReason(
          pleasant([
            wrong(show(whole - given), `finding the remaining ${100 - part}% only`),
            wrong(show((given * 100) / (100 - part)), `dividing by ${100 - part}% instead of ${part}%`),
            wrong(show((given * part) / 100), `taking ${part}% of the given number`),
            wrong(show(given + (given * part) / 100), `adding ${part}% to the given number`),
            wrong(show(given + 100 * Math.round(part / 10)), "adding instead of scaling up"),
            wrong(show(whole + 100), "a slip in the division"),
            wrong(show(whole + given), "adding the part to the whole"),
            wrong(show(whole - 100), "a slip in the division"),
            wrong(show(2 * given), "doubling the part"),
          ]),
          (amount) => amount > given,
        ),
        explanation: [
          `Of the whole, ${part}% is ${given}.`,
          `The whole is $${given} \\times \\frac{100}{${part}} = ${indian(whole).replaceAll(",", "{,}")}$.`,
        ],
        satisfies: (amount) =>
          isNeat(amount * part - given * 100, 3) && Math.abs(amount * part - given * 100) < 1e-6,
      };
    },
  }),
  computed({
    name: "percentage-change-simple",
    form: "elementary",
    topic: "percentages",
    difficulty: "EASY",
    write(random) {
      const before = random.step(120, 960, 20);
      const change = random.pick([5, 10, 15, 20, 25, 30, 35, 40, 60]);
      const up = random.chance();
      const after = roundTo(before * (1 + (up ? change : -change) / 100), 6);
      if (!isNeat(after)) return undefined;
      const [item, sign] = random.pick([
        ["The price of a jacket", "₹"],
        ["The number of visitors to a museum in a month", ""],
        ["The number of chairs made in a workshop in a month", ""],
        ["A family's electricity use in units", ""],
      ] as const);
      return {
        text: `${item} ${up ? "rose" : "fell"} from ${sign}${indian(before)} to ${sign}${indian(after)}. What was the percentage ${up ? "increase" : "decrease"}?`,
        answer: percent(change),
        distractors: [
          wrong(
            percent((Math.abs(after - before) / after) * 100, 1),
            "dividing the change by the new value (and rounding)",
          ),
          wrong(
            percent(up ? 100 + change : 100 - change),
            "stating the new value as a percentage of the old one",
          ),
          wrong(
            percent((before / after) * 100, 1),
            "stating the old value as a percentage of the new one (and rounding)",
          ),
          wrong(percent(change / 2), "dividing the change by twice the old value"),
          wrong(
            percent((Math.abs(after - before) / (after + before)) * 200, 1),
            "dividing the change by the mean of the two values (and rounding)",
          ),
        ].filter(({ value }) => up || typeof value === "string" || (value.number ?? 0) < 1),
        explanation: [
          `The change is $${Math.abs(after - before)}$, and it is measured against the old value ${before}.`,
          `$\\frac{${Math.abs(after - before)}}{${before}} \\times 100\\% = ${change}\\%$.`,
        ],
        verify: () => roundTo((Math.abs(after - before) * 100) / before, 6) === change,
      };
    },
  }),
  computed({
    name: "successive-percentage-change",
    form: "elementary",
    topic: "percentages",
    difficulty: "MEDIUM",
    write(random) {
      const first = random.pick([10, 20, 25, 30, 40, 50]) * random.sign();
      const second = random.pick([10, 15, 20, 25, 30, 40]) * random.sign();
      if (first === second) return undefined;
      const net = first + second + (first * second) / 100;
      if (net === 0 || !isNeat(net, 1)) return undefined;
      const say = (x: number) => `${x > 0 ? "increased" : "decreased"} by ${Math.abs(x)}%`;
      const show = (x: number) => `${roundTo(Math.abs(x), 2)}% ${x > 0 ? "increase" : "decrease"}`;
      const thing = random.pick([
        "price of a phone",
        "population of a town",
        "salary of a clerk",
        "area under wheat in a district",
        "fee of a course",
      ]);
      const slips = [
        { at: first + second, why: "simply adding the two percentages" },
        { at: first + second - (first * second) / 100, why: "giving the product term the wrong sign" },
        { at: -net, why: "reading the direction of the change the wrong way round" },
        { at: first + second + (first * second) / 50, why: "counting the product term twice" },
        { at: second, why: "looking at the second change only" },
      ];
      return {
        text: `The ${thing} was first ${say(first)} and then ${say(second)}. What was the overall change?`,
        answer: show(net),
        distractors: slips.filter(({ at }) => at !== 0).map(({ at, why }) => wrong(show(at), why)),
        explanation: [
          `Start from 100. After the first change it is $100 ${first > 0 ? "+" : "-"} ${Math.abs(first)} = ${100 + first}$.`,
          `The second change is ${Math.abs(second)}% of ${100 + first}, which is ${roundTo((Math.abs(second) * (100 + first)) / 100, 2)}, so it ends at ${roundTo(100 + net, 2)}.`,
          `The overall change is: ${show(net)}.`,
        ],
        verify: () => Math.abs((1 + first / 100) * (1 + second / 100) - (1 + net / 100)) < 1e-9,
      };
    },
  }),
  computed({
    name: "maximum-marks-from-two-candidates",
    form: "elementary",
    topic: "percentages",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const total = random.step(300, 900, 50);
      const low = random.int(20, 34);
      const high = low + random.int(6, 20);
      const passAt = random.int(low + 1, high - 1);
      const pass = (total * passAt) / 100;
      const short = pass - (total * low) / 100;
      const over = (total * high) / 100 - pass;
      if (![pass, short, over].every((x) => isNeat(x))) return undefined;
      const [a, b] = people(random, 2);
      if (!a || !b) return undefined;
      const askPass = random.chance(0.4);
      const gap = high - low;
      const show = (x: number) => num(x);
      return {
        text: `In an examination ${a.name} scores ${low}% and fails by ${plural(short, "mark")}, while ${b.name} scores ${high}% and gets ${plural(over, "mark")} more than the pass marks. What are the ${askPass ? "pass" : "maximum"} marks?`,
        answer: show(askPass ? pass : total),
        distractors: pleasant([
          wrong(show(askPass ? total : pass), `finding the ${askPass ? "maximum" : "pass"} marks instead`),
          wrong(
            show(askPass ? (total * low) / 100 : (Math.abs(over - short) * 100) / gap),
            askPass
              ? `taking ${a.name}'s own marks`
              : "subtracting the two differences in marks instead of adding them",
          ),
          wrong(show(((short + over) * 100) / high), `dividing by ${high}% instead of the gap of ${gap}%`),
          wrong(show((short + over) * 10), "multiplying the gap in marks by 10"),
          wrong(show(askPass ? pass + over : total + short + over), "adding marks that are already counted"),
          wrong(show(askPass ? pass - short : total - 50), "a slip in the subtraction"),
        ]),
        explanation: [
          `The two scores differ by $${high} - ${low} = ${gap}$ per cent of the maximum, and by $${short} + ${over} = ${short + over}$ marks.`,
          `So the maximum is $${short + over} \\times \\frac{100}{${gap}} = ${total}$ marks.`,
          `The pass marks are ${low}% of ${total} plus ${short}, that is $${(total * low) / 100} + ${short} = ${pass}$.`,
        ],
        verify: () => (total * low) / 100 + short === (total * high) / 100 - over,
      };
    }),
  }),
  computed({
    name: "reduce-consumption-for-spending-limit",
    topic: "percentages",
    difficulty: "HARD",
    write: patiently((random) => {
      const rise = random.pick([20, 25, 30, 40, 50, 60]);
      const allowed = random.pick([5, 8, 10, 12, 15, 20]);
      if (allowed >= rise) return undefined;
      const cut = 100 - ((100 + allowed) / (100 + rise)) * 100;
      if (!isNeat(cut, 1)) return undefined;
      const good = random.pick(["cooking oil", "sugar", "petrol", "rice", "cooking gas", "tea"]);
      const { name, his } = person(random);
      return {
        text: `The price of ${good} rises by ${rise}%. ${name} can let ${his} spending on it rise by only ${allowed}%. By what percentage must ${name} cut down the amount of ${good} used?`,
        answer: percent(cut),
        distractors: pleasant(
          [
            wrong(percent(rise - allowed), "subtracting the two percentages"),
            wrong(percent((rise / (100 + rise)) * 100, 1), "keeping the spending unchanged"),
            wrong(
              percent(((rise - allowed) / (100 + allowed)) * 100, 1),
              "comparing with the new spending instead of the new price",
            ),
            wrong(
              percent((allowed / (100 + rise)) * 100),
              "working with the rise that is allowed instead of the one that is too much",
            ),
            wrong(
              percent((rise / (100 + rise)) * 100 - allowed),
              "taking the allowed rise off the cut for unchanged spending",
            ),
            wrong(percent(((rise - allowed) / rise) * 100), "comparing with the rise of the price"),
            wrong(percent(cut / 2), "halving the cut"),
          ],
          1,
        ),
        explanation: [
          `Let the old price and the old amount be 100 each. The new price is ${100 + rise} and the spending may be ${100 + allowed}% of the old.`,
          `The new amount is $\\frac{${100 + allowed}}{${100 + rise}} \\times 100 = ${roundTo(100 - cut, 2)}$.`,
          `So the use must fall by $${roundTo(cut, 2)}\\%$.`,
        ],
        satisfies: (amount) => Math.abs((1 + rise / 100) * (1 - amount) - (1 + allowed / 100)) < 1e-9,
      };
    }),
  }),
  computed({
    name: "election-with-invalid-votes",
    topic: "percentages",
    difficulty: "HARD",
    write: patiently((random) => {
      const turnout = random.pick([60, 70, 75, 80, 90]);
      const invalid = random.pick([5, 10, 20]);
      const winner = random.pick([52, 54, 55, 56, 58, 60, 65]);
      const roll = random.step(4000, 30000, 1000);
      const polled = (roll * turnout) / 100;
      const valid = (polled * (100 - invalid)) / 100;
      const margin = (valid * (2 * winner - 100)) / 100;
      if (![polled, valid, margin].every((x) => isNeat(x))) return undefined;
      const [town = ""] = towns(random, 1);
      const show = (x: number) => num(x);
      return {
        text: `In an election between two candidates in ${town}, ${turnout}% of the enrolled voters voted and ${invalid}% of the votes cast were declared invalid. The winner got ${winner}% of the valid votes and won by ${indian(margin)} votes. How many voters were enrolled?`,
        answer: show(roll),
        distractors: pleasant([
          wrong(show(polled), "stopping at the number of votes cast"),
          wrong(show(valid), "stopping at the number of valid votes"),
          wrong(
            show((polled * (100 - invalid)) / 100 / (turnout / 100)),
            "forgetting to put the invalid votes back",
          ),
          wrong(
            show((margin * 100 * 100 * 100) / (winner * turnout * (100 - invalid))),
            `taking ${winner}% itself as the margin`,
          ),
          wrong(show(roll * 2), `taking the lead as ${winner - 50}% instead of ${2 * winner - 100}%`),
        ]),
        explanation: [
          `The winner has ${winner}% and the loser ${100 - winner}% of the valid votes, so the lead of ${indian(margin)} is ${2 * winner - 100}% of them.`,
          `Valid votes: $${num(margin).tex} \\times \\frac{100}{${2 * winner - 100}} = ${num(valid).tex}$.`,
          `Votes cast: $${num(valid).tex} \\times \\frac{100}{${100 - invalid}} = ${num(polled).tex}$.`,
          `Enrolled voters: $${num(polled).tex} \\times \\frac{100}{${turnout}} = ${num(roll).tex}$.`,
        ],
        satisfies: (amount) =>
          Math.abs((((amount * turnout) / 100) * (100 - invalid) * (2 * winner - 100)) / 10000 - margin) <
          1e-6,
      };
    }),
  }),
  computed({
    name: "fresh-and-dry-fruit",
    topic: "percentages",
    difficulty: "HARD",
    write: patiently((random) => {
      const fresh = random.pick([68, 75, 80, 84, 85, 90]);
      const dry = random.pick([4, 5, 10, 15, 20]);
      const kilos = random.step(20, 200, 5);
      const result = (kilos * (100 - fresh)) / (100 - dry);
      if (!isNeat(result, 1)) return undefined;
      const fruit = random.pick([
        ["grapes", "raisins"],
        ["plums", "prunes"],
        ["apricots", "dried apricots"],
        ["mushrooms", "dried mushrooms"],
      ] as const);
      const back = random.chance();
      const [asked, given] = back ? [kilos, result] : [result, kilos];
      const pulp = (kilos * (100 - fresh)) / 100;
      const show = (x: number) => num(x, "kg");
      return {
        text: back
          ? `Fresh ${fruit[0]} contain ${fresh}% water and ${fruit[1]} contain ${dry}% water by mass. What mass of fresh ${fruit[0]} must be dried to get ${show(given)} of ${fruit[1]}?`
          : `Fresh ${fruit[0]} contain ${fresh}% water and ${fruit[1]} contain ${dry}% water by mass. What mass of ${fruit[1]} can be got from ${show(given)} of fresh ${fruit[0]}?`,
        answer: show(asked),
        distractors: pleasant(
          [
            wrong(
              show(back ? (given * 100) / (100 - fresh) : pulp),
              `treating the ${fruit[1]} as free of water`,
            ),
            wrong(
              show(back ? (given * fresh) / dry : (given * dry) / fresh),
              "keeping the water fixed instead of the solid part",
            ),
            wrong(
              show(back ? given / (1 - (fresh - dry) / 100) : given * (1 - (fresh - dry) / 100)),
              "subtracting the two percentages of water",
            ),
            wrong(
              show(back ? asked + given : given - asked),
              back ? "adding the dried mass to the answer" : "finding the mass of water that is lost",
            ),
            wrong(
              show(back ? asked - given : pulp + (given * dry) / 100),
              back
                ? "finding the mass of water that is lost"
                : `adding ${dry}% of the fresh mass to the solid part`,
            ),
            wrong(
              show(back ? (given * (100 + fresh)) / (100 - dry) : (given * fresh) / 100),
              "working with the share of water instead of the solid part",
            ),
          ].filter(whoseNumber((mass) => (back ? mass > given : mass < given))),
          1,
        ),
        explanation: [
          `Drying removes water only, so the solid part stays the same: ${100 - fresh}% of the fresh mass equals ${100 - dry}% of the dried mass.`,
          back
            ? `Fresh mass: $${given} \\times \\frac{${100 - dry}}{${100 - fresh}}$, that is ${show(asked)}.`
            : `Solid part: $${given} \\times ${(100 - fresh) / 100} = ${roundTo(pulp, 2)}$ kg; dried mass: $${roundTo(pulp, 2)} \\div ${(100 - dry) / 100}$, that is ${show(asked)}.`,
        ],
        verify: () => Math.abs((kilos * (100 - fresh)) / 100 - (result * (100 - dry)) / 100) < 1e-9,
      };
    }),
  }),
];
