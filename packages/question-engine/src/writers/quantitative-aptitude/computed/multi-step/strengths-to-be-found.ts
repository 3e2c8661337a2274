import { patiently } from "../../../../kit/patiently.ts";
import { type Slip, slips } from "../../../../kit/slips.ts";
import { gcd, nearlyEqual, range } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, percent, polynomial } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const litres = (result: number) => num(result, "L");

export const strengthsToBeFound: WriterList = [
  computed({
    name: "unknown-amount-replaced-twice",
    depth: 5,
    topic: "mixtures-and-alligation",
    difficulty: "HARD",
    write: patiently((random) => {
      const volume = random.pick([30, 36, 40, 45, 48, 50, 54, 60, 64, 72, 75, 80, 90, 96, 100, 120]);
      const times = random.pick([2, 2, 3]);
      const amount = random.int(3, Math.floor(volume / times) - 2);
      const milk = ((volume - amount) * (volume - times * amount)) / volume;
      if (!isNeat(milk) || milk < 4 || milk > volume * 0.85) return undefined;
      const shared = gcd(milk, volume - milk);
      const other = volume + volume / times - amount;
      const key = litres(amount);
      return {
        text: `A vessel holds ${litres(volume)} of pure milk. Some of it is taken out and replaced by water; then ${times === 2 ? "twice" : "three times"} as much of the mixture is taken out and again replaced by water. Now the milk and the water in the vessel are in the ratio $${milk / shared} : ${(volume - milk) / shared}$. How much milk was taken out at first?`,
        answer: key,
        distractors: slips(
          random,
          key,
          (result) => litres(Math.round(result)),
          (
            [
              [(volume - milk) / (times + 1), "taking the second amount to be pure milk too"],
              [times * amount, "giving the amount that was taken out the second time"],
              [(volume - milk) / 2, "sharing the loss equally between the two times"],
              [volume - Math.sqrt(milk * volume), "taking equal amounts out both times"],
              [(volume - milk) / (2 * times), "sharing the loss between more times than there were"],
              [amount + times, "making a slip in the quadratic"],
              [amount - 2, "making a slip in the quadratic the other way"],
              [amount + 2 * times, "making a slip in the root"],
            ] as Slip[]
          ).filter(([result]) => times * Number(result) <= volume),
        ),
        explanation: [
          `Of ${litres(volume)} now ${litres(milk)} are milk. If $x$ litres are taken out first, $\\frac{${volume} - x}{${volume}} \\times \\frac{${volume} - ${times}x}{${volume}} = \\frac{${milk}}{${volume}}$.`,
          `So $(${volume} - x)(${volume} - ${times}x) = ${milk * volume}$, that is $${polynomial([times, -(times + 1) * volume, volume * volume - milk * volume])} = 0$.`,
          `One root, ${num(other)}, would make the second amount larger than the vessel. So $x = ${amount}$, that is ${key}.`,
        ],
        verify: () => {
          let left = volume;
          for (const out of [amount, times * amount]) left -= (left * out) / volume;
          return nearlyEqual(left, milk);
        },
      };
    }),
  }),
  computed({
    name: "strengths-from-mixtures-in-pairs",
    depth: 5,
    topic: "mixtures-and-alligation",
    difficulty: "HARD",
    write: patiently((random) => {
      const strengths = range(1, 3).map(() => random.step(10, 90, 2));
      const [a = 0, b = 0, c = 0] = strengths;
      const part = () => random.int(1, 4);
      const shares = range(1, 3).map(() => [part(), part()] as const);
      const mixed = shares.map(
        ([p, q], at) => (p * (strengths[at] ?? 0) + q * (strengths[(at + 1) % 3] ?? 0)) / (p + q),
      );
      const answer = (a + b + c) / 3;
      if (![...mixed, answer].every((result) => isNeat(result)) || new Set(strengths).size < 3)
        return undefined;
      if (shares.some(([p, q]) => gcd(p, q) > 1) || shares.every(([p, q]) => p === q)) return undefined;
      const key = percent(answer);
      const [one = 0, two = 0, three = 0] = mixed;
      const names = ["A and B", "B and C", "C and A"];
      const said = names.map(
        (pair, at) => `of ${pair} in the ratio $${shares[at]?.join(" : ")}$ has a strength of ${mixed[at]}%`,
      );
      return {
        text: `Three acids A, B and C of different strengths are mixed in pairs. A mixture ${said[0]}, one ${said[1]}, and one ${said[2]}. What is the strength of a mixture of equal amounts of all three, in per cent?`,
        answer: key,
        distractors: slips(random, key, (result) => percent(result, 0), [
          [Math.round((one + two + three) / 3), "taking the mean of the three mixtures"],
          [a, "giving the strength of A"],
          [b, "giving the strength of B"],
          [c, "giving the strength of C"],
          [(a + b) / 2, "leaving out C"],
          [(b + c) / 2, "leaving out A"],
          [(a + c) / 2, "leaving out B"],
        ]),
        explanation: [
          `With the strengths $a$, $b$ and $c$ in per cent: ${shares
            .map(([p, q], at) => {
              const [u, v] = [
                ["a", "b"],
                ["b", "c"],
                ["c", "a"],
              ][at] as [string, string];
              return `$${p === 1 ? "" : p}${u} + ${q === 1 ? "" : q}${v} = ${(p + q) * (mixed[at] ?? 0)}$`;
            })
            .join(", ")}.`,
          `Solving the three equations gives $a = ${a}$, $b = ${b}$ and $c = ${c}$.`,
          `Equal amounts give $\\frac{${a} + ${b} + ${c}}{3}$, that is ${key}.`,
        ],
        verify: () => {
          const [[p1, q1], [p2, q2], [p3, q3]] = shares as [
            readonly [number, number],
            readonly [number, number],
            readonly [number, number],
          ];
          // By Cramer's rule for a, then step by step.
          const det = p1 * p2 * p3 + q1 * q2 * q3;
          const [r, s, t] = [(p1 + q1) * one, (p2 + q2) * two, (p3 + q3) * three];
          const x = (r * p2 * p3 - q1 * s * p3 + q1 * q2 * t) / det;
          const y = (r - p1 * x) / q1;
          const z = (s - p2 * y) / q2;
          return nearlyEqual((x + y + z) / 3, answer) && nearlyEqual(p3 * z + q3 * x, t);
        },
      };
    }),
  }),
];
