import { choose, nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { fraction, money } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { numberWord, people } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const repeatedTrials: WriterList = [
  computed({
    name: "binomial-distribution-at-least",
    depth: 3,
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const n = random.int(4, 6);
      const [a, b] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
        [1, 4],
        [3, 4],
      ] as const);
      const atLeast = random.chance();
      const k = atLeast ? random.int(2, n - 1) : random.int(1, n - 2);
      const wanted = atLeast ? range(k, n) : range(0, k);
      const ways = (j: number) => choose(n, j) * a ** j * (b - a) ** (n - j);
      const good = sum(wanted.map(ways));
      const total = b ** n;
      const { trial, one, more } = random.pick([
        {
          trial: `An archer hits the target with probability ${fraction(a, b)} at each shot and shoots ${n} times. The shots are independent.`,
          one: "shot hits the target",
          more: "shots hit the target",
        },
        {
          trial: `A seed germinates with probability ${fraction(a, b)}, and ${n} seeds are sown. They germinate independently.`,
          one: "seed germinates",
          more: "seeds germinate",
        },
        {
          trial: `A team wins each match with probability ${fraction(a, b)} and plays ${n} matches, none of which is drawn. The matches are independent.`,
          one: "match is won",
          more: "matches are won",
        },
        {
          trial: `A signal is received correctly with probability ${fraction(a, b)}, and ${n} signals are sent. The signals are independent.`,
          one: "signal is received correctly",
          more: "signals are received correctly",
        },
      ]);
      return {
        text: `${trial} What is the probability that ${atLeast ? "at least" : "at most"} ${numberWord(k)} ${k === 1 ? one : more}?`,
        answer: fraction(good, total),
        distractors: [
          wrong(fraction(ways(k), total), `counting only the case of exactly ${k}`),
          wrong(
            fraction(good - ways(k), total),
            `finding the probability of ${atLeast ? "more" : "fewer"} than ${k}`,
          ),
          wrong(fraction(total - good, total), "finding the probability of the opposite event"),
          wrong(fraction(total - ways(k), total), `finding the probability that it is not exactly ${k}`),
          wrong(
            fraction(sum(wanted.map((j) => choose(n, j) * a ** (n - j) * (b - a) ** j)), total),
            "exchanging success and failure",
          ),
        ],
        explanation: [
          `With $p = ${fraction(a, b).tex}$ and $q = ${fraction(b - a, b).tex}$, $P(X = r) = \\binom{${n}}{r} p^r q^{${n} - r}$.`,
          `$P(X ${atLeast ? "\\ge" : "\\le"} ${k}) = \\frac{${wanted.map(ways).join(" + ")}}{${total}} = ${fraction(good, total).tex}$.`,
        ],
        verify() {
          // Build the distribution one trial at a time.
          let chances = [1];
          for (let t = 0; t < n; t++)
            chances = range(0, t + 1).map(
              (j) => ((chances[j] ?? 0) * (b - a)) / b + ((chances[j - 1] ?? 0) * a) / b,
            );
          return nearlyEqual(sum(wanted.map((j) => chances[j] ?? 0)), good / total);
        },
      };
    },
  }),
  computed({
    name: "first-to-succeed-in-turns",
    depth: 3,
    topic: "probability",
    difficulty: "HARD",
    write(random) {
      const [one, two] = people(random, 2);
      const first = one?.name ?? "";
      const second = two?.name ?? "";
      const [a, b, act] = random.pick([
        [1, 6, "throw a fair die, and the first to throw a six wins"],
        [1, 2, "toss a fair coin, and the first to get a head wins"],
        [1, 3, "throw a fair die, and the first to throw a 5 or a 6 wins"],
        [
          1,
          4,
          "draw a card from a well-shuffled pack of 52 cards, replacing it each time, and the first to draw a heart wins",
        ],
        [1, 36, "throw a pair of fair dice, and the first to throw a double six wins"],
        [5, 36, "throw a pair of fair dice, and the first to throw a total of eight wins"],
        [1, 9, "throw a pair of fair dice, and the first to throw a total of nine wins"],
        [
          1,
          13,
          "draw a card from a well-shuffled pack of 52 cards, replacing it each time, and the first to draw a king wins",
        ],
      ] as const);
      const asksSecond = random.chance();
      // First wins with p / (1 - q²) = b / (2b - a).
      const bottom = 2 * b - a;
      const good = asksSecond ? b - a : b;
      return {
        text: `${first} and ${second} alternately ${act}. If ${first} begins, what is the probability that ${asksSecond ? second : first} wins?`,
        answer: fraction(good, bottom),
        distractors: [
          wrong(
            fraction(bottom - good, bottom),
            `finding the probability that ${asksSecond ? first : second} wins`,
          ),
          wrong(fraction(1, 2), "thinking that both have the same chance"),
          wrong(
            asksSecond ? fraction(a * (b - a), b * b) : fraction(a, b),
            `considering only ${asksSecond ? second : first}'s first turn`,
          ),
          wrong(
            fraction(asksSecond ? a : b - a, bottom + (asksSecond ? b : a)),
            "adding the wrong geometric series",
          ),
          wrong(
            asksSecond ? fraction(b * b - a * (b - a), b * b) : fraction(b - a, b),
            `finding the probability that ${asksSecond ? second : first} does not win at the first turn`,
          ),
        ],
        explanation: [
          `In one turn the chance of success is $p = ${fraction(a, b).tex}$ and that of failure is $q = ${fraction(b - a, b).tex}$.`,
          `${first} wins on the first, third, fifth, … turn: $p + q^2 p + q^4 p + \\dots = \\frac{p}{1 - q^2} = ${fraction(b, bottom).tex}$.`,
          ...(asksSecond
            ? [
                `So ${second} wins with probability $1 - ${fraction(b, bottom).tex} = ${fraction(b - a, bottom).tex}$.`,
              ]
            : []),
        ],
        verify() {
          const p = a / b;
          let chance = 0;
          let alive = 1;
          for (let turn = 0; turn < 3000; turn++) {
            if ((turn % 2 === 1) === asksSecond) chance += alive * p;
            alive *= 1 - p;
          }
          return nearlyEqual(chance, good / bottom);
        },
      };
    },
  }),
  computed({
    name: "expected-gain-of-a-game",
    topic: "probability",
    difficulty: "MEDIUM",
    write(random) {
      const sold = random.pick([100, 200, 250, 500]);
      const few = random.pick([2, 4, 5, 10]);
      const [k, m] = [random.int(2, 12), random.int(1, 6)];
      const [big, small] = [k * sold, (m * sold) / few];
      const paid = big + few * small;
      const mean = k + m;
      if (small >= big) return undefined;
      const price = mean + random.int(2, 25);
      const loss = price - mean;
      const { 0: buyer } = people(random, 1);
      return {
        text: `A charity lottery sells ${sold} tickets at ${money(price)} each. One ticket wins ${money(big)} and ${few} others win ${money(small)} each. If ${buyer?.name} buys one ticket, what is ${buyer?.his} expected loss?`,
        answer: money(loss),
        distractors: [
          wrong(money(mean), "giving the expected prize instead of the expected loss"),
          wrong(money(price - k), "counting only the first prize"),
          wrong(money(price - m), "counting only the smaller prizes"),
          wrong(money(price), "giving the price of the ticket"),
          wrong(money(k), "giving what the first prize adds to the expected prize"),
          wrong(money(m), "giving what the smaller prizes add to the expected prize"),
        ],
        explanation: [
          `The expected prize is $\\frac{1}{${sold}} \\times ${big} + \\frac{${few}}{${sold}} \\times ${small} = \\frac{${paid}}{${sold}}$ rupees, that is ${money(mean)}.`,
          `The ticket costs ${money(price)}, so the expected loss is ${money(price)} less ${money(mean)}, that is ${money(loss)}.`,
        ],
        verify: () => nearlyEqual((sold * price - paid) / sold, loss),
      };
    },
  }),
];
