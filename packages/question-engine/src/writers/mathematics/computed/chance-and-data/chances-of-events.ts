import { choose, nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const chancesOfEvents: WriterList = [
  computed({
    name: "two-dice-sum-event",
    topic: "probability",
    difficulty: "EASY",
    write(random) {
      const target = random.int(3, 11);
      const kind = random.pick(["exactly", "at least", "at most", "a product", "multiple"] as const);
      const pairs = range(1, 6).flatMap((a) => range(1, 6).map((b) => [a, b] as const));
      const product = random.pick([6, 12, 4, 8, 10, 15, 18, 20, 24, 30]);
      const factor = random.pick([3, 4, 5, 6]);
      const event = {
        exactly: {
          says: `the sum of the two numbers is ${target}`,
          holds: (a: number, b: number) => a + b === target,
        },
        "at least": {
          says: `the sum of the two numbers is at least ${target}`,
          holds: (a: number, b: number) => a + b >= target,
        },
        "at most": {
          says: `the sum of the two numbers is at most ${target}`,
          holds: (a: number, b: number) => a + b <= target,
        },
        "a product": {
          says: `the product of the two numbers is ${product}`,
          holds: (a: number, b: number) => a * b === product,
        },
        multiple: {
          says: `the sum of the two numbers is a multiple of ${factor}`,
          holds: (a: number, b: number) => (a + b) % factor === 0,
        },
      }[kind];
      const good = pairs.filter(([a, b]) => event.holds(a, b));
      const unordered = good.filter(([a, b]) => a <= b).length;
      return {
        text: `Two fair dice are thrown together. What is the probability that ${event.says}?`,
        answer: fraction(good.length, 36),
        distractors: [
          wrong(fraction(unordered, 36), "counting (a, b) and (b, a) only once among the favourable results"),
          wrong(fraction(unordered, 21), "treating the 21 unordered results as equally likely"),
          // A high chance is not plausible for a rare event.
          ...(good.length < 8
            ? [
                wrong(fraction(good.length, 21), "dividing by the 21 unordered results instead of 36"),
                wrong(fraction(good.length + 2, 36), "counting two results too many"),
              ]
            : [
                wrong(fraction(36 - good.length, 36), "finding the probability that it does not happen"),
                wrong(
                  fraction(21 - unordered, 21),
                  "treating the 21 unordered results as equally likely, and finding the opposite",
                ),
              ]),
          wrong(fraction(good.length, 12), "dividing by 12, the number of faces, instead of 36"),
          wrong(fraction(good.length + 1, 36), "counting one result too many"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) < 1),
        explanation: [
          "There are $6 \\times 6 = 36$ equally likely results.",
          good.length <= 10
            ? `The favourable ones are ${good.map(([a, b]) => `(${a}, ${b})`).join(", ")}: ${good.length} in all.`
            : `Counting them sum by sum, ${good.length} results are favourable.`,
          `The probability is $\\frac{${good.length}}{36}${good.length === 1 || (36 % good.length !== 0 && fraction(good.length, 36).tex === `\\frac{${good.length}}{36}`) ? "" : ` = ${fraction(good.length, 36).tex}`}$.`,
        ],
        verify: () => good.length + pairs.filter(([a, b]) => !event.holds(a, b)).length === 36,
      };
    },
  }),
  computed({
    name: "two-independent-attempts",
    topic: "probability",
    difficulty: "EASY",
    write(random) {
      const [one, two] = people(random, 2);
      const b = random.int(2, 7);
      const d = random.int(2, 7);
      const [a, c] = [random.int(1, b - 1), random.int(1, d - 1)];
      const ask = random.pick(["exactly one", "at least one", "neither"] as const);
      const both = a * c;
      const none = (b - a) * (d - c);
      const all = b * d;
      const good = ask === "neither" ? none : ask === "at least one" ? all - none : all - none - both;
      const task = random.pick([
        "solve a certain problem",
        "hit a target",
        "clear an interview",
        "open a puzzle box",
      ]);
      const past = {
        "solve a certain problem": "solves it",
        "hit a target": "hits it",
        "clear an interview": "clears it",
        "open a puzzle box": "opens it",
      }[task];
      return {
        text: `The probabilities that ${one?.name} and ${two?.name} will ${task} are ${fraction(a, b)} and ${fraction(c, d)}, independently of each other. What is the probability that ${ask === "neither" ? "neither of them" : `${ask} of them`} ${past}?`,
        answer: fraction(good, all),
        distractors: [
          wrong(fraction(a * d + c * b, all), "adding the two probabilities"),
          wrong(fraction(both, all), "finding the probability that both succeed"),
          ask === "neither"
            ? wrong(fraction(all - none, all), "finding the probability that at least one succeeds")
            : wrong(fraction(none, all), "finding the probability that neither succeeds"),
          ask === "exactly one"
            ? wrong(fraction(all - none, all), "finding the probability that at least one succeeds")
            : wrong(fraction(all - none - both, all), "finding the probability that exactly one succeeds"),
          wrong(fraction(all - both, all), "finding the probability that not both succeed"),
          wrong(
            fraction(a * (d - c), all),
            "counting only the case that the first succeeds and the second fails",
          ),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) <= 1),
        explanation: [
          `The probabilities of failing are ${fraction(b - a, b)} and ${fraction(d - c, d)}.`,
          ask === "exactly one"
            ? `Exactly one succeeds: $${fraction(a, b).tex} \\times ${fraction(d - c, d).tex} + ${fraction(b - a, b).tex} \\times ${fraction(c, d).tex} = ${fraction(good, all).tex}$.`
            : ask === "neither"
              ? `Both fail: $${fraction(b - a, b).tex} \\times ${fraction(d - c, d).tex} = ${fraction(good, all).tex}$.`
              : `Both fail with probability ${fraction(none, all)}, so at least one succeeds with probability $1 - ${fraction(none, all).tex} = ${fraction(good, all).tex}$.`,
        ],
        verify: () => nearlyEqual(a * (d - c) + c * (b - a) + both + none, all),
      };
    },
  }),
  computed({
    name: "drawing-balls-without-replacement",
    topic: "probability",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q] = random.sample(["red", "blue", "green", "white", "black"], 2);
      const [m, n] = [random.int(3, 8), random.int(3, 8)];
      const draws = random.pick([2, 3]);
      const ask = random.pick(["all alike", "not all alike", "one"] as const);
      const total = choose(m + n, draws);
      const alike = choose(m, draws) + choose(n, draws);
      const good =
        ask === "all alike" ? alike : ask === "not all alike" ? total - alike : m * choose(n, draws - 1);
      const size = (m + n) ** draws;
      const says = {
        "all alike": draws === 2 ? "are of the same colour" : "are all of one colour",
        "not all alike": draws === 2 ? "are of different colours" : "are not all of one colour",
        one: `include exactly one ${p} ball`,
      }[ask];
      const replaced =
        ask === "one"
          ? draws * m * n ** (draws - 1)
          : ask === "all alike"
            ? m ** draws + n ** draws
            : size - m ** draws - n ** draws;
      return {
        text: `A bag holds ${m} ${p} and ${n} ${q} balls. ${draws === 2 ? "Two" : "Three"} balls are drawn at random without replacement. What is the probability that they ${says}?`,
        answer: fraction(good, total),
        distractors: [
          wrong(fraction(replaced, size), "putting each ball back before the next draw"),
          wrong(fraction(total - good, total), "finding the probability that this does not happen"),
          wrong(
            fraction(size - replaced, size),
            "putting each ball back, and finding the probability that this does not happen",
          ),
          ask === "one"
            ? wrong(
                fraction(m * choose(n, draws - 1), size),
                "counting ordered draws below but unordered choices above",
              )
            : wrong(fraction(choose(m, draws), total), `considering only the ${p} balls`),
          wrong(fraction(choose(n, draws), total), `considering only the ${q} balls`),
          wrong(fraction(m, m + n), `giving the probability that the first ball is ${p}`),
        ],
        explanation: [
          `There are $\\binom{${m + n}}{${draws}} = ${total}$ ways to draw ${numberWord(draws)} balls.`,
          ask === "one"
            ? `One ${p} and ${numberWord(draws - 1)} ${q}: $\\binom{${m}}{1} \\times \\binom{${n}}{${draws - 1}} = ${good}$ ways.`
            : `${draws === 2 ? "Both" : "All"} of one colour: $\\binom{${m}}{${draws}} + \\binom{${n}}{${draws}} = ${choose(m, draws)} + ${choose(n, draws)} = ${alike}$ ways${ask === "not all alike" ? `, so $${total} - ${alike} = ${good}$ ways are left for a mixed draw` : ""}.`,
          `The probability is ${fraction(good, total)}.`,
        ],
        verify() {
          const step = (k: number, left: number) =>
            range(0, draws - 1).reduce((product, i) => (product * (k - i)) / (left - i), 1);
          const same = step(m, m + n) + step(n, m + n);
          const one =
            draws *
            (m / (m + n)) *
            range(0, draws - 2).reduce((product, i) => (product * (n - i)) / (m + n - 1 - i), 1);
          const expected = ask === "all alike" ? same : ask === "not all alike" ? 1 - same : one;
          return nearlyEqual(expected, good / total);
        },
      };
    },
  }),
  computed({
    name: "conditional-probability-of-two-events",
    topic: "probability",
    difficulty: "MEDIUM",
    write(random) {
      const total = random.pick([20, 25, 40, 50]);
      const both = random.int(2, 8);
      const a = both + random.int(2, 10);
      const b = both + random.int(2, 10);
      if (a + b - both >= total || a === b) return undefined;
      const p = (k: number) => (k / total).toString();
      const given = random.pick(["B", "A"] as const);
      const below = given === "B" ? b : a;
      const other = given === "B" ? a : b;
      const union = a + b - both;
      const tellUnion = random.chance();
      return {
        text: `For two events $A$ and $B$, $P(A) = ${p(a)}$, $P(B) = ${p(b)}$ and ${tellUnion ? `$P(A \\cup B) = ${p(union)}$` : `$P(A \\cap B) = ${p(both)}$`}. What is $P(${given === "B" ? "A \\mid B" : "B \\mid A"})$?`,
        answer: fraction(both, below),
        distractors: [
          wrong(
            fraction(both, other),
            `dividing by $P(${given === "B" ? "A" : "B"})$ instead of $P(${given})$`,
          ),
          wrong(fraction(both, total), "giving the probability of the intersection"),
          wrong(fraction(other, total), "treating the events as independent"),
          wrong(fraction(both, union), "dividing by the probability of the union"),
          wrong(fraction(other - both, below), "taking the part outside the intersection"),
        ],
        explanation: [
          ...(tellUnion
            ? [`$P(A \\cap B) = P(A) + P(B) - P(A \\cup B) = ${p(a)} + ${p(b)} - ${p(union)} = ${p(both)}$.`]
            : []),
          `$P(${given === "B" ? "A \\mid B" : "B \\mid A"}) = \\frac{P(A \\cap B)}{P(${given})} = \\frac{${p(both)}}{${p(below)}} = ${fraction(both, below).tex}$.`,
        ],
        verify: () => nearlyEqual((both / below) * (below / total), both / total),
      };
    },
  }),
  computed({
    name: "bayes-theorem-two-or-three-sources",
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const shares = random.pick([
        [50, 30, 20],
        [40, 35, 25],
        [60, 25, 15],
        [45, 35, 20],
        [50, 25, 25],
        [20, 30, 50],
        [30, 30, 40],
      ] as const);
      const rates = [random.int(1, 6), random.int(1, 6), random.int(1, 6)] as const;
      const chosen = random.int(0, 2);
      const joint = shares.map((share, k) => share * (rates[k] ?? 0));
      const total = sum(joint);
      const mine = joint[chosen] ?? 0;
      const rate = rates[chosen] ?? 1;
      if (new Set(rates).size < 2) return undefined;
      const name = ["A", "B", "C"][chosen];
      const [makers, thing, fault] = random.pick([
        ["Machines", "bulb", "defective"],
        ["Factories", "bolt", "faulty"],
        ["Printing presses", "booklet", "misprinted"],
        ["Bakeries", "packet of biscuits", "underweight"],
      ] as const);
      return {
        text: `${makers} A, B and C produce ${shares[0]}%, ${shares[1]}% and ${shares[2]}% of all ${thing.replace("packet", "packets").replace(/^(bulb|bolt|booklet)$/, "$1s")}, and ${rates[0]}%, ${rates[1]}% and ${rates[2]}% of their respective output is ${fault}. A ${thing} picked at random is ${fault}. What is the probability that it came from ${name}?`,
        answer: fraction(mine, total),
        distractors: [
          wrong(fraction(rate, sum(rates)), "comparing the rates alone, without the shares of the output"),
          wrong(
            fraction(shares[chosen] ?? 0, 100),
            "giving the share of the output, without using that the item is bad",
          ),
          wrong(
            fraction(total - mine, total),
            "finding the probability that it came from one of the other two",
          ),
          wrong(fraction(sum(rates) - rate, sum(rates)), "comparing the rates alone, for the other two"),
          wrong(
            fraction(mine, 10000),
            "finding the probability of the intersection without dividing by the total",
          ),
        ],
        explanation: [
          `By Bayes' theorem, compare the shares of bad items: $${shares.map((share, k) => `${share} \\times ${rates[k]}`).join("$, $")}$, that is ${joint.join(", ")} in every ${num(10000)}.`,
          `In all $${joint.join(" + ")} = ${total}$.`,
          `${name} accounts for $\\frac{${mine}}{${total}}$ of them${fraction(mine, total).tex === `\\frac{${mine}}{${total}}` ? "" : `, that is ${fraction(mine, total)}`}.`,
        ],
        verify: () => nearlyEqual(sum(joint.map((part) => part / total)), 1),
      };
    },
  }),
];
