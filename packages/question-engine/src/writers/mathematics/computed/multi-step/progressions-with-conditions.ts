import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { divisors, gcd, range, sum } from "../../../../numbers/arithmetic.ts";
import { fractionTex, joinTerms, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { ordinal } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const progressionsWithConditions: WriterList = [
  computed({
    name: "sum-of-a-late-group",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write: patiently((random) => {
      const kind = random.pick(["natural", "odd", "even"] as const);
      const isFast = random.chance();
      const group = random.int(7, 20);
      const sizeOf = (n: number) => (isFast ? 2 * n - 1 : n);
      const before = sum(range(1, group - 1).map(sizeOf));
      const size = sizeOf(group);
      const at = (place: number) => (kind === "natural" ? place : kind === "odd" ? 2 * place - 1 : 2 * place);
      const [first, last] = [at(before + 1), at(before + size)];
      const answer = (size * (first + last)) / 2;
      const shown = range(1, 3).map((n) => {
        const start = sum(range(1, n - 1).map(sizeOf));
        return `(${range(1, sizeOf(n))
          .map((step) => at(start + step))
          .join(", ")})`;
      });
      const key = num(answer);
      const step = kind === "natural" ? 1 : 2;
      return {
        text: `The ${kind === "natural" ? "natural numbers" : `${kind} natural numbers`} are put into groups one after the other: $${shown.join(",\\ ")}, \\dots$, where every group has ${isFast ? "two numbers" : "one number"} more than the one before. What is the sum of the numbers in the ${ordinal(group)} group?`,
        answer: key,
        distractors: slips(random, key, num, [
          [answer - size * step, "beginning with the last number of the group before"],
          [answer + size * step, "beginning one number too late"],
          [answer + last + step, "taking one number too many"],
          [answer - last, "leaving out the last number of the group"],
          [(size * (first + last - sizeOf(group - 1) * step)) / 2, "mixing up the ends of two groups"],
          [
            sum(range(1, sizeOf(group - 1)).map((x) => at(before - sizeOf(group - 1) + x))),
            "finding the sum of the group before",
          ],
          [size * last, "taking every number of the group to be its last"],
        ]),
        explanation: [
          `The first ${group - 1} groups hold ${before} numbers, so the ${ordinal(group)} group begins with the ${ordinal(before + 1)} number of the list, which is ${first}.`,
          `It has ${size} numbers, so the last is $${first} + ${size - 1}${step === 2 ? " \\times 2" : ""} = ${last}$.`,
          `Their sum is $\\frac{${size}}{2}(${first} + ${last}) = ${key.tex}$.`,
        ],
        verify: () => {
          let next = 1;
          let total = 0;
          for (let n = 1; n <= group; n++) {
            total = 0;
            for (let k = 0; k < sizeOf(n); k++) total += at(next++);
          }
          return total === answer;
        },
      };
    }),
  }),
  computed({
    name: "greatest-sum-from-two-equal-sums",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write: patiently((random) => {
      const m = random.int(5, 14);
      const n = m + random.int(2, 12);
      const d = -random.int(1, 8);
      const first = (-d * (m + n - 1)) / 2;
      if (!Number.isInteger(first)) return undefined;
      const sumOf = (terms: number) => (terms * (2 * first + (terms - 1) * d)) / 2;
      const best = Math.floor((m + n) / 2);
      const answer = sumOf(best);
      const key = num(answer);
      return {
        text: `The first term of an arithmetic progression is ${first}, and the sum of its first ${m} terms equals the sum of its first ${n} terms. What is the greatest value of the sum of its first $n$ terms?`,
        answer: key,
        distractors: slips(random, key, num, [
          [sumOf(m), `giving the sum of the first ${m} terms`],
          [sumOf(best - 1) === answer ? sumOf(best - 2) : sumOf(best - 1), "stopping too early"],
          [sumOf(best - 2), "stopping two terms too early"],
          [answer + first, "adding the first term twice"],
          [first * best, "taking all the terms to be as large as the first"],
          [
            (first * best) / 2 === answer ? (first * (best + 2)) / 2 : Math.round((first * best) / 2),
            "taking the last term added to be zero",
          ],
          [answer - d * best, "using a difference that begins one term later"],
        ]),
        explanation: [
          `The terms from the ${ordinal(m + 1)} to the ${ordinal(n)} add up to zero, so $2a + (${m + n} - 1)d = 0$ with $a = ${first}$, which gives $d = ${d}$.`,
          `The terms are positive as long as $${first} - ${-d === 1 ? "" : -d}(k - 1) > 0$, ${(m + n) % 2 === 1 ? `and the ${ordinal((m + n + 1) / 2)} term is zero` : `that is up to the ${ordinal(best)}`}; the sum of the first ${best} terms is the greatest.`,
          `It is $\\frac{${best}}{2}(2 \\times ${first} - ${best - 1} \\times ${-d}) = ${answer}$.`,
        ],
        verify: () => {
          const sums = range(1, 120).map((terms) => sum(range(0, terms - 1).map((k) => first + k * d)));
          return Math.max(...sums) === answer && sums[m - 1] === sums[n - 1];
        },
      };
    }),
  }),
  computed({
    name: "terms-of-one-progression-in-another",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write: patiently((random) => {
      const [p = 1, q = 2, r = 3] = random.sample(range(1, 15), 3).sort((one, other) => one - other);
      const above = (q - 1) ** 2 - (p - 1) * (r - 1);
      const below = p + r - 2 * q;
      if (below <= 0 || above <= 0) return undefined;
      const shared = gcd(above, below);
      const scale = random.int(1, 4);
      const [first, d] = [(above / shared) * scale, (below / shared) * scale];
      const terms = random.int(5, 12);
      const asked = random.int(10, 25);
      const total = terms * first + (d * terms * (terms - 1)) / 2;
      const answer = first + (asked - 1) * d;
      if (total > 2000 || answer > 600 || asked === r) return undefined;
      const key = num(answer);
      return {
        text: `The ${ordinal(p)}, ${ordinal(q)} and ${ordinal(r)} terms of an increasing arithmetic progression are in geometric progression. If the sum of its first ${terms} terms is ${total}, what is its ${ordinal(asked)} term?`,
        answer: key,
        distractors: slips(random, key, num, [
          [first + asked * d, `adding the difference ${asked} times`],
          [d + (asked - 1) * first, "exchanging the first term and the difference"],
          [answer - d, "stopping one term too early"],
          [asked * d, "taking the first term to be equal to the difference"],
          [answer + 2 * d, "going two terms too far"],
          [answer + first, "adding the first term twice"],
          [(asked - 1) * d, "leaving out the first term"],
        ]),
        explanation: [
          `With first term $a$ and difference $d$: $(${joinTerms([
            { size: 1, name: "a" },
            { size: q - 1, name: "d" },
          ])})^2 = ${
            p === 1
              ? "a"
              : `(${joinTerms([
                  { size: 1, name: "a" },
                  { size: p - 1, name: "d" },
                ])})`
          }(${joinTerms([
            { size: 1, name: "a" },
            { size: r - 1, name: "d" },
          ])})$. As $d \\ne 0$, this gives $a = ${first === d ? "" : fractionTex(above, below)}d$.`,
          `The sum $${terms}a + ${(terms * (terms - 1)) / 2}d = ${total}$ then gives $d = ${d}$ and $a = ${first}$.`,
          `The ${ordinal(asked)} term is $${first} + ${asked - 1} \\times ${d} = ${answer}$.`,
        ],
        verify: () => {
          const term = (n: number) => first + (n - 1) * d;
          return term(q) ** 2 === term(p) * term(r) && sum(range(1, terms).map(term)) === total;
        },
      };
    }),
  }),
  computed({
    name: "ways-as-a-sum-of-consecutive-numbers",
    depth: 5,
    topic: "sequences-and-series",
    difficulty: "HARD",
    write: patiently((random) => {
      // Four ways come of 81 and 625 and their doubles alone.
      const total = random.chance(0.15) ? random.pick([81, 162, 324, 648, 625, 1250]) : random.int(60, 1200);
      const odd = divisors(total).filter((d) => d % 2 === 1);
      const answer = odd.length - 1;
      if (answer < 3) return undefined;
      const key = num(answer);
      const all = divisors(total).length;
      return {
        text: `In how many ways can ${total} be written as a sum of two or more consecutive positive integers?`,
        answer: key,
        distractors: slips(random, key, num, [
          [answer + 1, `counting ${total} by itself as a sum`],
          [all, "counting all the divisors"],
          [2 * (answer + 1), "allowing negative integers too"],
          [all - 1, "counting all the divisors but one"],
          [answer - 1, "leaving out the sum of the fewest numbers"],
          [Math.floor(all / 2), "counting pairs of divisors"],
          [answer - 2, "leaving out two of the cases"],
          [all - odd.length, "counting the even divisors"],
        ]),
        explanation: [
          `A sum of $k$ integers from $a$ on is $\\frac{k(2a + k - 1)}{2} = ${total}$, so $k(2a + k - 1) = ${2 * total}$. Of the two factors one is even and one odd, and the smaller is $k$.`,
          `So every odd divisor of ${total} gives just one way: they are ${odd.length > 8 ? `${odd.slice(0, 7).join(", ")} and so on` : odd.join(", ")}, which makes ${odd.length}.`,
          `One of them belongs to $k = 1$, which is the number alone. That leaves $${answer}$ ways.`,
        ],
        verify: () => {
          let found = 0;
          for (let from = 1; from < total; from++) {
            let added = 0;
            for (let x = from; added < total; x++) added += x;
            if (added === total) found++;
          }
          return found === answer;
        },
      };
    }),
  }),
];
