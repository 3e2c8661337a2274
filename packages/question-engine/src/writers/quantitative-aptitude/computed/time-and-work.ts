import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { gcd, lcm, nearlyEqual } from "../../../numbers/arithmetic.ts";
import { isNeat } from "../../../numbers/rounding.ts";
import { count, money } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { people, plural, times } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

const days = (n: number) => count(n, "day");
const hours = (n: number) => count(n, "hour");
const JOBS = [
  "paint a house",
  "build a wall",
  "dig a trench",
  "type a manuscript",
  "weed a field",
  "lay a floor",
  "harvest a field",
];

export const timeAndWork: WriterList = [
  computed({
    name: "two-work-together",
    topic: "time-and-work",
    difficulty: "EASY",
    write: patiently((random) => {
      const [a, b] = [random.int(6, 45), random.int(6, 45)];
      const together = (a * b) / (a + b);
      if (a >= b || !isNeat(together)) return undefined;
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const job = random.pick(JOBS);
      const back = random.chance();
      const total = lcm(a, b);
      if (back)
        return {
          text: `${p.name} and ${q.name} together can ${job} in ${days(together)}. ${p.name} alone needs ${days(a)}. How long does ${q.name} alone need?`,
          answer: days(b),
          distractors: withinReason(
            pleasant([
              wrong(days(a - together), "subtracting the times"),
              wrong(days(a + together), "adding the times"),
              wrong(days(2 * together), "taking both to be equally fast"),
              wrong(days(4 * together - a), "taking the time together for half the average of the two times"),
              wrong(days((a * together) / (a + together)), "adding the daily work instead of subtracting it"),
              wrong(days(b + together), "adding the time together once more"),
              wrong(days(b - 2), "a slip in subtracting the daily work"),
            ]),
            (amount) => amount > together,
          ),
          explanation: [
            `In a day both do $\\frac{1}{${together}}$ of the work and ${p.name} does $\\frac{1}{${a}}$.`,
            `${q.name} does $\\frac{1}{${together}} - \\frac{1}{${a}} = \\frac{1}{${b}}$ a day and needs ${days(b)}.`,
          ],
          satisfies: (amount) => nearlyEqual(1 / amount + 1 / a, 1 / together),
        };
      return {
        text: `${p.name} can ${job} in ${days(a)} and ${q.name} in ${days(b)}. How long do they need together?`,
        answer: days(together),
        distractors: withinReason(
          pleasant([
            wrong(days((a + b) / 2), "averaging the two times"),
            wrong(days((a + b) / 4), "halving the average of the two times"),
            wrong(days(a / 2), "halving the shorter time"),
            wrong(days(b - a), "subtracting the times"),
            wrong(days(b / 2), "halving the longer time"),
            wrong(days(together + 1), "a slip in adding the daily work"),
            wrong(days(together - 1), "rounding up the daily work"),
          ]),
          (amount) => amount < a,
        ),
        explanation: [
          `Let the work be ${total} units: ${p.name} does $${total / a}$ and ${q.name} $${total / b}$ units a day.`,
          `Together they do ${total / a + total / b} units a day and need $${total} \\div ${total / a + total / b}$, that is ${days(together)}.`,
        ],
        satisfies: (amount) => nearlyEqual(amount / a + amount / b, 1),
      };
    }),
  }),
  computed({
    name: "one-leaves-before-the-end",
    topic: "time-and-work",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [a, b] = [random.int(10, 40), random.int(10, 40)];
      const left = random.int(2, 10);
      const total = lcm(a, b);
      const [x, y] = [total / a, total / b];
      const rest = total - left * (x + y);
      const more = rest / y;
      if (a === b || rest <= 0 || !isNeat(more)) return undefined;
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const askTotal = random.chance();
      const asked = askTotal ? left + more : more;
      return {
        text: `${p.name} can ${random.pick(JOBS)} in ${days(a)} and ${q.name} in ${days(b)}. They begin together, but ${p.name} leaves after ${days(left)} and ${q.name} finishes alone. ${askTotal ? "How long does the whole work take?" : `For how many more days must ${q.name} work alone?`}`,
        answer: days(asked),
        distractors: withinReason(
          pleasant([
            wrong(
              days(askTotal ? more : left + more),
              askTotal ? "giving only the days worked alone" : "giving the whole time",
            ),
            wrong(days(rest / x + (askTotal ? left : 0)), `letting ${p.name} finish instead of ${q.name}`),
            wrong(days(b - left), `subtracting ${left} from ${q.name}'s own time`),
            wrong(days(rest / (x + y) + (askTotal ? left : 0)), "letting both go on to the end"),
            wrong(days(asked + left), `adding the ${left} days once more`),
            wrong(days(asked - 1), "leaving out the day of the change"),
            wrong(days(asked + 1), "counting the day of the change twice"),
          ]),
          (amount) => amount < (askTotal ? b : b - left) && (!askTotal || amount > left),
        ),
        explanation: [
          `Let the work be ${total} units: ${p.name} does ${x} and ${q.name} ${y} a day.`,
          `In ${days(left)} they do $${left} \\times ${x + y} = ${left * (x + y)}$ units; ${rest} are left.`,
          `${q.name} works alone for $${rest} \\div ${y} = ${more}$ more days, and the whole work takes ${days(left + more)}.`,
        ],
        verify: () => nearlyEqual(left / a + (left + more) / b, 1),
      };
    }),
  }),
  computed({
    name: "workers-days-hours",
    form: "elementary",
    topic: "time-and-work",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [m1, m2] = [random.int(6, 40), random.int(6, 40)];
      const [d1, h1, h2] = [random.int(6, 30), random.int(5, 10), random.int(5, 10)];
      const part = random.pick([1, 2, 3]);
      const d2 = (part * m1 * d1 * h1) / (m2 * h2);
      if (m1 === m2 || h1 === h2 || !isNeat(d2) || d2 < 3 || d2 > 90) return undefined;
      const [job, bigger] = random.pick([
        ["repair a road", "repair a similar road"],
        ["dig a canal", "dig a similar canal"],
        ["make a batch of toys", "make a batch"],
        ["build a boundary wall", "build a similar wall"],
      ] as const);
      const size =
        part === 1
          ? "do the same work"
          : `${bigger} ${times(part)} as ${bigger.includes("batch") ? "large of the same toys" : "long"}`;
      return {
        text: `A team of ${m1} workers who work ${h1} hours a day can ${job} in ${days(d1)}. How many days will ${m2} workers who work ${h2} hours a day take to ${size}?`,
        answer: days(d2),
        distractors: pleasant([
          wrong(
            days((part * m2 * d1 * h2) / (m1 * h1)),
            "treating workers and hours as directly proportional to the days",
          ),
          wrong(days((part * m1 * d1 * h2) / (m2 * h1)), "turning the ratio of the hours upside down"),
          wrong(days((part * m1 * d1) / m2), "ignoring the hours a day"),
          wrong(days(d2 / part), "forgetting that the work is larger"),
          wrong(days((part * d1 * h1) / h2), "ignoring the number of workers"),
          wrong(days(d2 * 2), "doubling by mistake in cancelling"),
          wrong(days(d1), "taking the days as unchanged"),
        ]),
        explanation: [
          "Workers × days × hours a day is proportional to the work.",
          `The first work takes $${m1} \\times ${d1} \\times ${h1} = ${m1 * d1 * h1}$ worker-hours${part === 1 ? "" : `, the second ${times(part)} as many, ${part * m1 * d1 * h1}`}.`,
          `Days: $\\frac{${part * m1 * d1 * h1}}{${m2} \\times ${h2}}$, that is ${days(d2)}.`,
        ],
        satisfies: (amount) => nearlyEqual(m2 * amount * h2, part * m1 * d1 * h1),
      };
    }),
  }),
  computed({
    name: "pipes-and-a-leak",
    topic: "time-and-work",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const fill = random.int(4, 20);
      const leak = random.int(8, 60);
      const net = (fill * leak) / (leak - fill);
      if (leak <= fill || !isNeat(net) || net > 4 * fill || net > 60) return undefined;
      const thing = random.pick(["a tank", "a cistern", "a swimming pool", "a reservoir"]);
      const noun = thing.replace("a ", "");
      return {
        text: `A pipe fills ${thing} in ${hours(fill)}. Because of a leak at the bottom it takes ${hours(net)}. In how many hours would the leak alone empty the full ${noun}?`,
        answer: hours(leak),
        distractors: withinReason(
          pleasant([
            wrong(hours(net - fill), "subtracting the two times"),
            wrong(hours(net + fill), "adding the two times"),
            wrong(hours((fill * net) / (fill + net)), "adding the two rates instead of subtracting them"),
            wrong(hours(2 * net - fill), "a slip in the rates"),
            wrong(hours(net), "taking the time with the leak as the leak's own time"),
            wrong(hours(2 * fill), "taking the leak to be half as fast as the pipe"),
            wrong(hours(2 * net), "doubling the time with the leak"),
          ]),
          (amount) => amount > fill,
        ),
        explanation: [
          `The pipe fills $\\frac{1}{${fill}}$ an hour, but only $\\frac{1}{${net}}$ is gained.`,
          `The leak takes $\\frac{1}{${fill}} - \\frac{1}{${net}} = \\frac{1}{${leak}}$ an hour, so it needs ${hours(leak)}.`,
        ],
        satisfies: (amount) => nearlyEqual(1 / fill - 1 / amount, 1 / net),
      };
    }),
  }),
  computed({
    name: "alternate-days",
    topic: "time-and-work",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = [random.int(8, 30), random.int(8, 30)];
      const total = lcm(a, b);
      const [x, y] = [total / a, total / b];
      const rounds = Math.floor(total / (x + y));
      const rest = total - rounds * (x + y);
      if (a === b || rest === 0) return undefined;
      const tail = rest <= x ? rest / x : 1 + (rest - x) / y;
      const answer = 2 * rounds + tail;
      if (!isNeat(answer, 2)) return undefined;
      const other = 2 * rounds + (rest <= y ? rest / y : 1 + (rest - y) / x);
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      return {
        text: `${p.name} can finish a piece of work in ${days(a)} and ${q.name} in ${days(b)}. They work on alternate days, and ${p.name} begins. How long does the work take?`,
        answer: days(answer),
        distractors: withinReason(
          pleasant(
            [
              wrong(days(other), `letting ${q.name} begin`),
              wrong(
                days((total / (x + y)) * 2),
                "doubling the time needed together without looking at the last days",
              ),
              wrong(days(total / (x + y)), "letting them work together"),
              wrong(days(2 * rounds + 2), "rounding up to full pairs of days"),
              wrong(days(2 * rounds), "leaving out the work that remains after the full pairs of days"),
              wrong(days((a + b) / 2), "averaging the two times"),
            ],
            2,
          ),
          (amount) => amount > Math.min(a, b) && amount < Math.max(a, b),
        ),
        explanation: [
          `Let the work be ${total} units: ${p.name} does ${x} and ${q.name} ${y} a day, so ${x + y} every two days.`,
          `After ${rounds} pairs of days (${2 * rounds} days) ${rounds * (x + y)} units are done and ${plural(rest, "unit")} left.`,
          rest <= x
            ? `${p.name} does the rest in $\\frac{${rest}}{${x}}$ of a day: ${days(answer)} in all.`
            : `${p.name} does ${x} on the next day, and ${q.name} the last ${rest - x} in $\\frac{${rest - x}}{${y}}$ of a day: ${days(answer)} in all.`,
        ],
        verify() {
          let left = total;
          let time = 0;
          for (let day = 0; left > 1e-9; day++) {
            const speed = day % 2 === 0 ? x : y;
            time += Math.min(1, left / speed);
            left -= speed;
          }
          return nearlyEqual(time, answer);
        },
      };
    }),
  }),
  computed({
    name: "wages-shared-by-work-done",
    topic: "time-and-work",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b] = [random.int(8, 30), random.int(8, 30)];
      const together = random.int(3, 9);
      const c = 1 / (1 / together - 1 / a - 1 / b);
      if (a === b || c <= 4 || c > 80 || !isNeat(c)) return undefined;
      const total = lcm(lcm(a, b), Math.round(c));
      const parts = [total / a, total / b, total / Math.round(c)];
      const shared = parts.reduce((one, other) => gcd(one, other));
      const [x = 0, y = 0, z = 0] = parts.map((part) => part / shared);
      const unit = random.step(100, 900, 50);
      const pay = (x + y + z) * unit;
      const [p, q, r] = people(random, 3);
      if (!p || !q || !r || pay > 60000 || z === x || z === y) return undefined;
      return {
        text: `${p.name} alone can do a piece of work in ${days(a)} and ${q.name} alone in ${days(b)}. With the help of ${r.name} they finish it in ${days(together)} and are paid ${money(pay)} in all. What is ${r.name}'s share, if the money is divided by the work done?`,
        answer: money(z * unit),
        distractors: pleasant([
          wrong(money(x * unit), `giving the share of ${p.name}`),
          wrong(money(y * unit), `giving the share of ${q.name}`),
          wrong(money(pay / 3), "dividing the money equally"),
          wrong(money((pay * c) / (a + b + c)), "dividing in the ratio of the times instead of the speeds"),
          wrong(money((x + y) * unit), `giving what ${p.name} and ${q.name} get together`),
        ]),
        explanation: [
          `In ${days(together)} ${p.name} does $\\frac{${together}}{${a}}$ and ${q.name} $\\frac{${together}}{${b}}$ of the work.`,
          `${r.name} does the rest, $1 - \\frac{${together}}{${a}} - \\frac{${together}}{${b}} = \\frac{${together / gcd(together, Math.round(c))}}{${Math.round(c) / gcd(together, Math.round(c))}}$.`,
          `That part of ${money(pay)} is ${money(z * unit)}.`,
        ],
        verify: () =>
          nearlyEqual((z * unit) / pay, together / c) &&
          nearlyEqual(together / a + together / b + together / c, 1),
      };
    }),
  }),
];
