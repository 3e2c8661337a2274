import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { choose, gcd, lcm, range } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fraction, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { numberWord, person } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const countsAndCases: WriterList = [
  computed({
    name: "most-wrong-answers-for-a-score",
    depth: 5,
    topic: "algebra-word-problems",
    difficulty: "HARD",
    write(random) {
      const total = random.pick([40, 50, 60, 75, 80, 90, 100]);
      const plus = random.pick([3, 4, 5]);
      const minus = random.pick([1, 1, 2]);
      const score = random.int(total, Math.floor(plus * total * 0.8));
      const cases = range(0, total).flatMap((right) => {
        const wrongs = (plus * right - score) / minus;
        return wrongs >= 0 && isNeat(wrongs) && right + wrongs <= total ? [{ right, wrongs }] : [];
      });
      const last = cases.at(-1);
      const first = cases[0];
      if (!last || !first || cases.length < 3) return undefined;
      const asksWrong = random.chance();
      const amount = asksWrong ? last.wrongs : first.right;
      if (amount < 3 || (!asksWrong && first.wrongs === 0)) return undefined;
      const key = num(amount);
      const who = person(random);
      const step = minus / gcd(plus, minus);
      return {
        text: `In a test of ${total} questions, a right answer earns ${plus} marks, a wrong answer costs ${minus === 1 ? "1 mark" : `${minus} marks`} and a question left out earns nothing. ${who.name} scores ${score}. What is the ${asksWrong ? `greatest number of questions that ${who.he} can have answered wrongly` : `least number of questions that ${who.he} can have answered correctly`}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            asksWrong ? Math.floor((plus * total - score) / (plus + minus)) : last.right,
            asksWrong
              ? "taking every question to be answered, without checking that the score comes out"
              : "giving the greatest number",
          ],
          [
            asksWrong ? first.wrongs : Math.floor(score / plus),
            asksWrong ? "giving the least number" : "leaving out the marks taken off",
          ],
          [
            asksWrong ? last.right : first.right + step,
            asksWrong ? "giving the number of right answers" : "missing the first case that fits",
          ],
          [
            asksWrong ? total - last.right : last.right - step,
            asksWrong
              ? "taking all the other questions to be wrong"
              : "going back one case from the greatest number",
          ],
          [
            asksWrong ? last.wrongs - (plus * step) / minus : Math.ceil(score / plus) + 1,
            asksWrong ? "stopping one case too early" : "adding one answer for the marks taken off",
          ],
          [asksWrong ? last.wrongs - 1 : first.right - 1, "miscounting by one"],
          [asksWrong ? last.wrongs + 1 : first.right + 1, "miscounting by one the other way"],
          [
            asksWrong ? last.wrongs + (plus * step) / minus : total - last.right,
            asksWrong
              ? "going one case too far, beyond the number of questions"
              : "giving the questions that were not right",
          ],
        ]),
        explanation: [
          `If $r$ answers are right and $w$ wrong, $${plus}r - ${minus === 1 ? "" : minus}w = ${score}$ with $r + w \\le ${total}$.`,
          `The least $r$ that gives a whole $w$ is ${first.right} ($w = ${first.wrongs}$); then $r$ grows by ${step} and $w$ by ${(plus * step) / minus} from case to case, up to $r = ${last.right}$ and $w = ${last.wrongs}$, as the next would make more than ${total} questions.`,
          `So the number asked for is ${amount}.`,
        ],
        verify: () => {
          let [most, least] = [-1, total + 1];
          for (let w = 0; w <= total; w++)
            for (let r = 0; r + w <= total; r++)
              if (plus * r - minus * w === score) {
                most = Math.max(most, w);
                least = Math.min(least, r);
              }
          return (asksWrong ? most : least) === amount;
        },
      };
    },
  }),
  computed({
    name: "balls-cast-from-a-solid-with-waste",
    topic: "mensuration",
    difficulty: "HARD",
    write: patiently((random) => {
      const waste = random.pick([4, 5, 8, 10, 12, 16, 20]);
      const kind = random.pick(["cylinder", "cone", "sphere"] as const);
      const radius = random.pick([6, 8, 9, 10, 12, 14, 15, 18, 21]);
      const height = random.step(6, 48, 2);
      const small = random.pick([1, 1.5, 2, 3]);
      // Volumes in units of π.
      const volume =
        kind === "cylinder"
          ? radius ** 2 * height
          : kind === "cone"
            ? (radius ** 2 * height) / 3
            : (4 * radius ** 3) / 3;
      const ball = (4 * small ** 3) / 3;
      const amount = (volume * (1 - waste / 100)) / ball;
      if (!isNeat(amount) || amount > 4000 || amount < 20) return undefined;
      const key = num(amount);
      const solid =
        kind === "sphere"
          ? `A metal sphere of radius ${num(radius, "cm")}`
          : `A solid metal ${kind} of radius ${num(radius, "cm")} and height ${num(height, "cm")}`;
      const alone = volume / ball;
      return {
        text: `${solid} is melted and cast into small balls of radius ${num(small, "cm")}, and ${waste}% of the metal is lost in the process. How many balls are made?`,
        answer: key,
        distractors: slips(random, key, (x) => num(x, undefined, 0), [
          [alone, "leaving out the metal that is lost"],
          [(alone * waste) / 100, "counting the balls that the lost metal would make"],
          [alone * (1 - waste / 200), "taking off only half of the loss"],
          [alone * (1 - waste / 50), "taking off the loss twice"],
          [amount / 8, "using the diameter of the balls as their radius"],
          [
            kind === "cone" ? amount * 3 : kind === "sphere" ? amount * 2 : amount / 3,
            kind === "cone"
              ? "leaving out the factor $\\frac{1}{3}$ for the cone"
              : kind === "sphere"
                ? "doubling the number of balls"
                : "treating the cylinder as a cone",
          ],
          [(amount * 4) / 3, "leaving out the factor $\\frac{4}{3}$ for the balls"],
          [alone / (1 + waste / 100), "dividing by the loss instead of taking it off"],
          [(amount * small) / 3, "dividing by the surface of a ball instead of its volume"],
          [(amount * 3) / 4, "using the factor $\\frac{4}{3}$ twice"],
        ]),
        explanation: [
          `The ${kind} has the volume $${kind === "cylinder" ? `\\pi \\times ${radius}^2 \\times ${height}` : kind === "cone" ? `\\frac{1}{3}\\pi \\times ${radius}^2 \\times ${height}` : `\\frac{4}{3}\\pi \\times ${radius}^3`} = ${fraction(Math.round(3 * volume), 3).tex}\\pi\\ \\mathrm{cm^3}$; ${100 - waste}% of it, $${fraction(Math.round(300 * volume * (1 - waste / 100)), 300).tex}\\pi$, is used.`,
          `Each ball takes $\\frac{4}{3}\\pi \\times ${num(small).tex}^3 = ${fraction(Math.round(4 * (2 * small) ** 3), 24).tex}\\pi\\ \\mathrm{cm^3}$.`,
          `So ${key} balls are made.`,
        ],
        satisfies: (n) => Math.abs(n * ball - volume * (1 - waste / 100)) < 1e-6,
      };
    }),
  }),
  computed({
    name: "tickets-with-a-sum-divisible-by-three",
    topic: "counting-and-chance",
    difficulty: "HARD",
    write(random) {
      const n = random.int(6, 36);
      const draws = random.pick([2, 3]);
      const rest = [0, 1, 2].map((r) => range(1, n).filter((x) => x % 3 === r).length);
      const [zero = 0, one = 0, two = 0] = rest;
      const good =
        draws === 2
          ? choose(zero, 2) + one * two
          : choose(zero, 3) + choose(one, 3) + choose(two, 3) + zero * one * two;
      const all = choose(n, draws);
      const key = fraction(good, all);
      return {
        text: `From ${n} tickets numbered 1 to ${n}, ${numberWord(draws)} are drawn together at random. What is the probability that the sum of their numbers is divisible by 3?`,
        answer: key,
        distractors: slips(random, key, num, [
          [fraction(1, 3), "taking each remainder of the sum to be equally likely"],
          [
            draws === 2 ? fraction(choose(zero, 2), all) : fraction(good - zero * one * two, all),
            draws === 2
              ? "counting only pairs of multiples of 3"
              : "leaving out the draws with three different remainders",
          ],
          [
            draws === 2 ? fraction(one * two, all) : fraction(zero * one * two, all),
            draws === 2
              ? "leaving out the pairs of multiples of 3"
              : "counting only the draws with three different remainders",
          ],
          [fraction(all - good, all), "finding the probability that it is not divisible"],
          [fraction(good + zero, all), "counting some draws twice"],
          [fraction(zero, n), "finding the probability that one ticket is a multiple of 3"],
          [
            draws === 2
              ? fraction(good + choose(one, 2), all)
              : fraction(choose(zero, 3) + zero * one * two, all),
            draws === 2
              ? "adding the pairs that both leave the remainder 1"
              : "leaving out draws with equal remainders 1 or 2",
          ],
          [fraction(good, n ** draws), "dividing by the number of draws with replacement"],
          [
            draws === 2
              ? fraction(good + choose(two, 2), all)
              : fraction(good + choose(zero, 2) * (n - zero), all),
            draws === 2
              ? "adding the pairs that both leave the remainder 2"
              : "adding the draws with just two multiples of 3",
          ],
        ]),
        explanation: [
          `The numbers leave the remainders 0, 1 and 2 on division by 3 in ${zero}, ${one} and ${two} cases.`,
          draws === 2
            ? `The sum of two is divisible by 3 for two multiples of 3 or for the remainders 1 and 2: $\\binom{${zero}}{2} + ${one} \\times ${two} = ${good}$ pairs.`
            : `The sum of three is divisible by 3 when the remainders are all equal or all different: $\\binom{${zero}}{3} + \\binom{${one}}{3} + \\binom{${two}}{3} + ${zero} \\times ${one} \\times ${two} = ${good}$ draws.`,
          `There are $\\binom{${n}}{${draws}} = ${all}$ draws in all, so the probability is ${key}.`,
        ],
        verify: () => {
          let [found, total] = [0, 0];
          for (let x = 1; x <= n; x++)
            for (let y = x + 1; y <= n; y++) {
              if (draws === 2) {
                total++;
                if ((x + y) % 3 === 0) found++;
                continue;
              }
              for (let z = y + 1; z <= n; z++) {
                total++;
                if ((x + y + z) % 3 === 0) found++;
              }
            }
          return found === good && total === all;
        },
      };
    },
  }),
  computed({
    name: "how-many-numbers-leave-two-remainders",
    form: "elementary",
    topic: "number-properties",
    difficulty: "HARD",
    write(random) {
      const [p, q] = random.pick([
        [3, 4],
        [4, 5],
        [5, 6],
        [5, 7],
        [4, 7],
        [6, 7],
        [7, 9],
        [4, 9],
        [5, 8],
        [7, 8],
        [6, 8],
        [4, 6],
        [6, 9],
      ] as const);
      const [low, high] = random.pick([
        [100, 999],
        [1, 500],
        [200, 800],
        [1, 1000],
        [100, 700],
      ] as const);
      const [r, s] = [random.int(1, p - 1), random.int(0, q - 1)];
      const period = lcm(p, q);
      const first = range(0, period - 1).find((x) => x % p === r && x % q === s);
      if (first === undefined) return undefined;
      const from = first + period * Math.ceil((low - first) / period);
      const amount = Math.floor((high - from) / period) + 1;
      if (amount < 4) return undefined;
      const key = num(amount);
      const last = from + period * (amount - 1);
      const span = high - low + 1;
      const says =
        low === 100 && high === 999 ? "three-digit numbers" : `whole numbers from ${low} to ${high}`;
      return {
        text: `How many ${says} leave the remainder ${r} when divided by ${p} and ${s === 0 ? `are divisible by ${q}` : `the remainder ${s} when divided by ${q}`}?`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            Math.floor(span / period) === amount ? amount + 1 : Math.floor(span / period),
            "dividing the number of all numbers without looking where they begin",
          ],
          [amount - 1, "leaving out the first or the last of them"],
          [amount + 1, "counting one beyond the end"],
          [
            Math.floor(span / (p * q)) === amount ? amount + 2 : Math.floor(span / (p * q)),
            `repeating after $${p} \\times ${q}$ whatever the common factors`,
          ],
          [amount - 2, "leaving out both ends"],
          [amount + 2, "counting one beyond each end"],
        ]),
        explanation: [
          `The smallest number that fits is ${first}, and the next ones follow at steps of ${period}, the least common multiple of ${p} and ${q}.`,
          `In the range the first is ${from} and the last ${last}.`,
          `Their number is $\\frac{${last} - ${from}}{${period}} + 1 = ${amount}$.`,
        ],
        verify: () => {
          let found = 0;
          for (let x = low; x <= high; x++) if (x % p === r && x % q === s) found++;
          return found === amount;
        },
      };
    },
  }),
  computed({
    name: "staff-of-three-offices",
    topic: "data-interpretation",
    difficulty: "HARD",
    write(random) {
      const total = random.step(400, 2400, 100);
      const [x, y] = [random.pick([20, 25, 30, 35, 40, 45]), random.pick([15, 20, 25, 30, 35])];
      const z = 100 - x - y;
      const [p, q] = random.pick([
        [3, 2],
        [5, 3],
        [7, 3],
        [3, 1],
        [4, 1],
        [2, 3],
        [3, 5],
      ] as const);
      const women = random.pick([30, 40, 45, 55, 60]);
      const [delhi, pune, kochi] = [(total * x) / 100, (total * y) / 100, (total * z) / 100];
      const inDelhi = (delhi * q) / (p + q);
      const inPune = (pune * women) / 100;
      const inKochi = kochi - (kochi * random.pick([20, 25, 50, 60, 75])) / 100;
      const men = kochi - inKochi;
      const all = inDelhi + inPune + inKochi;
      if (
        z < 15 ||
        z === x ||
        z === y ||
        ![inDelhi, inPune, inKochi, delhi, pune, kochi].every((v) => isNeat(v))
      )
        return undefined;
      const amount = total - all;
      const key = num(amount);
      return {
        text: `A company has offices in Delhi, Pune and Kochi. Of its staff, ${x}% work in Delhi and ${y}% in Pune. In Delhi men and women are in the ratio $${p} : ${q}$; in Pune ${women}% of the staff are women; in Kochi there are ${num(inKochi)} women and ${num(men)} men. How many men does the company employ in the three offices together?`,
        answer: key,
        distractors: slips(random, key, (v) => num(v, undefined, 0), [
          [all, "giving the number of women"],
          [inDelhi + (pune - inPune) + men, "taking the ratio in Delhi the wrong way round"],
          [delhi - inDelhi + inPune + men, "taking the percentage in Pune for men"],
          [delhi - inDelhi + pune - inPune, "leaving out Kochi"],
          [amount - (delhi - inDelhi), "leaving out Delhi"],
          [(total * p) / (p + q), "using the ratio of Delhi for the whole company"],
          [total - inKochi, "taking off only the women of Kochi"],
          [amount + men, "counting the men of Kochi twice"],
        ]),
        explanation: [
          `Kochi has the other ${z}% of the staff, which is $${num(inKochi).tex} + ${num(men).tex} = ${num(kochi).tex}$ people, so the company employs $${num(kochi).tex} \\times \\frac{100}{${z}} = ${num(total).tex}$.`,
          `Delhi has ${num(delhi)}, of whom $\\frac{${p}}{${p + q}}$ or ${num(delhi - inDelhi)} are men; Pune has ${num(pune)}, of whom ${100 - women}% or ${num(pune - inPune)} are men.`,
          `Together $${num(delhi - inDelhi).tex} + ${num(pune - inPune).tex} + ${num(men).tex} = ${key.tex}$.`,
        ],
        verify: () => {
          // Tries every size of the staff.
          const sizes = range(4, 50)
            .map((h) => h * 50)
            .filter((n) => Math.abs((n * z) / 100 - (inKochi + men)) < 1e-9);
          const n = sizes[0] ?? 0;
          const womenAll = ((n * x) / 100) * (q / (p + q)) + ((n * y) / 100) * (women / 100) + inKochi;
          return sizes.length === 1 && Math.abs(n - womenAll - amount) < 1e-6;
        },
      };
    },
  }),
];
