import { patiently } from "../../../kit/patiently.ts";
import { pleasant } from "../../../kit/pleasant.ts";
import { gcd, nearlyEqual, range } from "../../../numbers/arithmetic.ts";
import { count } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise, numberWord, people, times } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { withinReason } from "./within-reason.ts";

const years = (n: number) => count(n, "year");

export const ages: WriterList = [
  computed({
    name: "ages-ratio-and-sum",
    topic: "ages",
    difficulty: "EASY",
    write(random) {
      const [a, b] = [random.int(2, 7), random.int(3, 9)];
      if (a >= b || gcd(a, b) !== 1) return undefined;
      const k = random.int(3, 8);
      const [p, q] = people(random, 2);
      if (!p || !q || b * k > 70) return undefined;
      const hence = random.int(3, 12);
      const known = random.chance();
      const statement = known
        ? `the sum of their ages is ${(a + b) * k} years`
        : `${q.name} is ${(b - a) * k} years older`;
      return {
        text: `The ages of ${p.name} and ${q.name} are in the ratio $${a} : ${b}$, and ${statement}. How old will ${p.name} be after ${hence} years?`,
        answer: years(a * k + hence),
        distractors: withinReason(
          pleasant([
            wrong(years(a * k), `giving the present age and forgetting the ${hence} years`),
            wrong(years(b * k + hence), `giving the age of ${q.name}`),
            wrong(years(a * k - hence), "going back in time instead of forward"),
            wrong(years(b * k), `giving ${q.name}'s present age`),
            wrong(years(a * k + 2 * hence), `adding the ${hence} years twice`),
            wrong(years(a * (k + 1) + hence), "taking one part to be a year more"),
            wrong(years(a * (k - 1) + hence), "taking one part to be a year less"),
          ]),
          (amount) => amount > hence,
        ),
        explanation: [
          known
            ? `The ${(a + b) * k} years are $${a} + ${b} = ${a + b}$ parts, so one part is ${k} years.`
            : `The difference of ${(b - a) * k} years is $${b} - ${a} = ${b - a}$ part${b - a === 1 ? "" : "s"}, so one part is ${k} years.`,
          `${p.name} is now $${a} \\times ${k} = ${a * k}$ years old and will be $${a * k} + ${hence}$, that is ${years(a * k + hence)}.`,
        ],
      };
    },
  }),
  computed({
    name: "parent-and-child-times-as-old",
    form: "elementary",
    topic: "ages",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const now = random.int(3, 6);
      const later = random.int(2, now - 1);
      const child = random.int(4, 14);
      const parent = now * child;
      const t = (parent - later * child) / (later - 1);
      if (later < 2 || !Number.isInteger(t) || t < 2 || t > 30 || parent - child < 18 || parent - child > 45)
        return undefined;
      const [c] = people(random, 1);
      if (!c) return undefined;
      const who = random.pick(["mother", "father"]);
      const askParent = random.chance();
      const asked = askParent ? parent : child;
      return {
        text: `${c.name}'s ${who} is now ${times(now)} as old as ${c.name}. In ${t} years the ${who} will be ${times(later)} as old as ${c.name}. How old is ${askParent ? `the ${who}` : c.name} now?`,
        answer: years(asked),
        distractors: withinReason(
          pleasant([
            wrong(
              years(askParent ? child : parent),
              `giving the age of ${askParent ? c.name : `the ${who}`}`,
            ),
            wrong(years(asked + t), `giving the age in ${t} years`),
            wrong(years(askParent ? now * t : t), `taking the child to be ${t} years old`),
            wrong(
              years(askParent ? (now * t) / (now - later) : t / (now - later)),
              "adding the years to the parent's age only",
            ),
            wrong(
              years(askParent ? parent - now : child + now - later),
              "a slip in collecting the terms of the equation",
            ),
            wrong(years(askParent ? parent + now : child + 3), "a slip in multiplying out the brackets"),
            wrong(years(askParent ? parent + 2 * now : child - 1), "a slip in the last division"),
            wrong(years(askParent ? parent - 2 * now : child - 2), "a slip in subtracting the years"),
          ]),
          // How old the parent was when the child was born.
          (amount) => {
            const atBirth = askParent ? amount - amount / now : (now - 1) * amount;
            return atBirth >= 15 && atBirth <= 50;
          },
        ),
        explanation: [
          `Let ${c.name} be $x$ years old; the ${who} is $${now}x$.`,
          `In ${t} years: $${now}x + ${t} = ${later}(x + ${t})$, so ${now - later === 1 ? "" : `$${now - later}x = ${later * t - t}$ and `}$x = ${child}$.`,
          `${c.name} is ${child} and the ${who} is ${parent} now, so the answer is ${years(asked)}.`,
        ],
        verify: () => parent + t === later * (child + t),
      };
    }),
  }),
  computed({
    name: "ratio-of-ages-at-two-times",
    topic: "ages",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const [x, y] = [random.int(12, 48), random.int(12, 48)];
      const [ago, hence] = [random.int(3, 8), random.int(3, 12)];
      if (Math.abs(x - y) < 3) return undefined;
      const reduce = (m: number, n: number) => [m / gcd(m, n), n / gcd(m, n)] as const;
      const [a, b] = reduce(x - ago, y - ago);
      const [c, d] = reduce(x + hence, y + hence);
      if (Math.max(a, b, c, d) > 9) return undefined;
      return {
        text: `${capitalise(numberWord(ago))} years ago the ages of ${p.name} and ${q.name} were in the ratio $${a} : ${b}$; ${numberWord(hence)} years from now they will be in the ratio $${c} : ${d}$. How old is ${p.name} now?`,
        answer: years(x),
        distractors: withinReason(
          pleasant([
            wrong(years(y), `giving the age of ${q.name}`),
            wrong(years(x - ago), `giving the age ${ago} years ago`),
            wrong(years(x + hence), `giving the age ${hence} years from now`),
            wrong(years(x + ago), `adding the ${ago} years twice`),
            wrong(years(x + a), "taking $k$ to be 1 more"),
            wrong(years(x - a), "taking $k$ to be 1 less"),
          ]),
          (amount) => amount > ago,
        ),
        explanation: [
          `Let the ages ${ago} years ago be $${a}k$ and $${b}k$. From then to the second time there are $${ago} + ${hence} = ${ago + hence}$ years.`,
          `$\\frac{${a}k + ${ago + hence}}{${b}k + ${ago + hence}} = \\frac{${c}}{${d}}$ gives $k = ${(x - ago) / a}$.`,
          `${p.name} was ${x - ago} then and is ${years(x)} old now.`,
        ],
        verify: () =>
          range(1, 90)
            .flatMap((m) =>
              range(1, 90)
                .filter(
                  (n) => (m - ago) * b === (n - ago) * a && (m + hence) * d === (n + hence) * c && m > ago,
                )
                .map(() => m),
            )
            .every((m) => m === x),
      };
    }),
  }),
  computed({
    name: "as-old-as-you-were",
    topic: "ages",
    difficulty: "HARD",
    write: patiently((random) => {
      const gap = random.int(4, 12);
      const sum = random.int(30, 80);
      const older = (sum + gap) / 2;
      const younger = (sum - gap) / 2;
      if (!Number.isInteger(older)) return undefined;
      const past = younger - gap;
      if (past < 2 || older % past !== 0) return undefined;
      const m = older / past;
      if (m < 2 || m > 5) return undefined;
      const [p, q] = people(random, 2);
      if (!p || !q) return undefined;
      const askOlder = random.chance();
      return {
        text: `${p.name} is now ${times(m)} as old as ${q.name} was when ${p.name} was as old as ${q.name} is now. The sum of their present ages is ${sum} years. How old is ${askOlder ? p.name : q.name} now?`,
        answer: years(askOlder ? older : younger),
        distractors: withinReason(
          pleasant([
            wrong(
              years((sum * (askOlder ? m : 1)) / (m + 1)),
              `reading it as “${p.name} is ${times(m)} as old as ${q.name} now”`,
            ),
            wrong(years(past), `giving ${q.name}'s age in the past`),
            wrong(
              years(askOlder ? older + gap : younger - gap / 2),
              askOlder
                ? "adding the gap between the ages in the wrong place"
                : "taking off half the gap between the ages once more",
            ),
            wrong(
              years(askOlder ? sum - gap : gap),
              askOlder ? "taking the gap between the ages off the sum" : "giving the gap between their ages",
            ),
            wrong(
              years(askOlder ? sum - past : younger - 2),
              askOlder ? `taking ${q.name}'s age in the past off the sum` : "a slip in the ratio",
            ),
            wrong(years(askOlder ? older + 3 : younger + 2), "a slip in dividing the sum"),
            wrong(years(askOlder ? older - 2 : younger - 4), "a slip in the ratio of the ages"),
          ]),
          (amount) => (askOlder ? 2 * amount > sum && amount < sum : 2 * amount < sum),
        ),
        explanation: [
          `Let the ages be $x$ and $y$. ${p.name} was $y$ years old $x - y$ years ago; ${q.name} was then $y - (x - y) = 2y - x$.`,
          `$x = ${m}(2y - x)$ gives $${m + 1}x = ${2 * m}y$, so $x : y = ${(2 * m) / gcd(2 * m, m + 1)} : ${(m + 1) / gcd(2 * m, m + 1)}$.`,
          `With $x + y = ${sum}$, ${p.name} is ${older} and ${q.name} is ${younger}, so the answer is ${years(askOlder ? older : younger)}.`,
        ],
        verify: () => older === m * (younger - (older - younger)),
        satisfies: (amount) =>
          nearlyEqual(
            askOlder ? amount : sum - amount,
            m * (2 * (askOlder ? sum - amount : amount) - (askOlder ? amount : sum - amount)),
          ),
      };
    }),
  }),
  computed({
    name: "family-average-and-birth",
    topic: "ages",
    difficulty: "HARD",
    write: patiently((random) => {
      const members = random.int(4, 7);
      const ago = random.int(4, 12);
      const before = random.int(18, 32);
      const child = random.int(1, ago - 1);
      const total = members * (before + ago) + child;
      const now = total / (members + 1);
      if (!Number.isInteger(now)) return undefined;
      return {
        text: `${capitalise(numberWord(ago))} years ago, the average age of the ${members} members of a family was ${before} years. Since then a child has been born, nobody has left, and the average age of the family is now ${now} years. How old is the child?`,
        answer: years(child),
        distractors: withinReason(
          pleasant([
            wrong(
              years(Math.abs((members + 1) * now - members * before - ago)),
              `adding the ${ago} years only once to the old total`,
            ),
            wrong(years(ago), "taking the child to be born right at the beginning"),
            wrong(years(ago - child), "giving the years that passed before the birth"),
            wrong(years(child + 1), "counting the year of birth as well"),
            wrong(years(child + 2), "a slip in the subtraction of the totals"),
            wrong(years(child - 1), "leaving out the year of birth"),
          ]).filter(({ value }) => typeof value !== "string" && (value.number ?? 0) < 2 * ago),
          (amount) => amount < ago,
        ),
        explanation: [
          `The ${members} members were $${members} \\times ${before} = ${members * before}$ years old in all and have each grown ${ago} years older: $${members * before} + ${members} \\times ${ago} = ${members * (before + ago)}$.`,
          `Now ${members + 1} people add up to $${members + 1} \\times ${now} = ${total}$ years.`,
          `The child is $${total} - ${members * (before + ago)}$, that is ${years(child)} old.`,
        ],
        satisfies: (amount) => nearlyEqual(members * (before + ago) + amount, (members + 1) * now),
      };
    }),
  }),
];
