import { otherFillings, otherNext, otherWrongPlaces, worthsOf } from "../../../kit/other-rules.ts";
import { patiently } from "../../../kit/patiently.ts";
import { plainlyWrongPlaces, plainNext } from "../../../kit/plain-rules.ts";
import { slips } from "../../../kit/slips.ts";
import { isPrime, range } from "../../../numbers/arithmetic.ts";
import type { Random } from "../../../numbers/random.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

interface Series {
  terms: number[];
  rule: string;
  /** What a hasty reader would give as the next term. */
  traps: { value: number; why: string }[];
}

const build = (first: number, length: number, next: (before: number, at: number) => number) => {
  const terms = [first];
  while (terms.length < length) terms.push(next(terms.at(-1) ?? 0, terms.length));
  return terms;
};

/** The differences of fewer primes may look like a cycle, or like two interwoven series. */
const PRIMES = 8;

/** One idea: a constant step, factor or simple growth of the step. */
function easySeries(random: Random): Series {
  const kind = random.int(1, 4);
  const first = random.int(2, 12);
  if (kind === 1) {
    const [start, grow] = [random.int(2, 7), random.int(1, 4)];
    const terms = build(first, 6, (before, at) => before + start + grow * (at - 1));
    const last = terms[4] ?? 0;
    return {
      terms,
      rule: `The differences ${range(0, 4)
        .map((k) => start + grow * k)
        .join(", ")} grow by ${grow} each time.`,
      traps: [
        { value: last + start + grow * 3, why: "adding the last difference once more" },
        { value: last + start + grow * 5, why: "letting the difference grow twice" },
        { value: last + start, why: "adding the first difference again" },
      ],
    };
  }
  if (kind === 2) {
    const factor = random.int(2, 3);
    const terms = build(first, 6, (before) => before * factor);
    const last = terms[4] ?? 0;
    return {
      terms,
      rule: `Every number is ${factor} times the one before.`,
      traps: [
        { value: last + (last - (terms[3] ?? 0)), why: "adding the last difference once more" },
        { value: last * (factor + 1), why: `multiplying by ${factor + 1}` },
        { value: last * factor + first, why: "adding the first number as well" },
      ],
    };
  }
  if (kind === 3) {
    const base = random.int(2, 9);
    const shift = random.intExcept(-3, 5, 0);
    const terms = range(base, base + 5).map((n) => n * n + shift);
    const last = terms[4] ?? 0;
    return {
      terms,
      rule: `The numbers are the squares of ${range(base, base + 5).join(", ")}, each ${shift > 0 ? "increased" : "decreased"} by ${Math.abs(shift)}.`,
      traps: [
        { value: last + (last - (terms[3] ?? 0)), why: "adding the last difference once more" },
        { value: (base + 5) ** 2, why: `giving the square itself and forgetting the ${Math.abs(shift)}` },
        { value: (base + 5) ** 2 - shift, why: "applying the shift in the wrong direction" },
      ],
    };
  }
  const primes = range(2, 60).filter(isPrime);
  // Not from 5, 13 or 23 on: there the differences look like 2, 4 in turn, or like 4, 2, 4 and 6, 2, 6.
  const at = random.pick([0, 1, 3, 4, 6, 7]);
  const add = random.int(0, 6);
  const terms = primes.slice(at, at + PRIMES).map((p) => p + add);
  const last = terms.at(-2) ?? 0;
  return {
    terms,
    rule:
      add === 0
        ? "The numbers are consecutive primes."
        : `The numbers are consecutive primes, each increased by ${add}.`,
    traps: [
      { value: last + 2, why: "simply adding 2" },
      { value: last + 4, why: "simply adding 4" },
      { value: last + 6, why: "simply adding 6" },
      { value: last + 8, why: "simply adding 8" },
    ],
  };
}

/** Two operations, or differences with a rule of their own. */
function mediumSeries(random: Random): Series {
  const kind = random.int(1, 4);
  const first = random.int(2, 9);
  if (kind === 1) {
    const [factor, add] = [random.int(2, 3), random.intExcept(-4, 6, 0)];
    const terms = build(first, 6, (before) => before * factor + add);
    const last = terms[4] ?? 0;
    return {
      terms,
      rule: `Multiply by ${factor} and ${add > 0 ? "add" : "subtract"} ${Math.abs(add)} each time.`,
      traps: [
        { value: last * factor, why: `multiplying by ${factor} and forgetting the ${Math.abs(add)}` },
        { value: last * factor - add, why: `${add > 0 ? "subtracting" : "adding"} the ${Math.abs(add)}` },
        { value: last + (last - (terms[3] ?? 0)), why: "adding the last difference once more" },
      ],
    };
  }
  if (kind === 2) {
    const start = random.int(2, 5);
    const terms = build(first, 6, (before, at) => before + (start + at - 1) ** 2);
    const last = terms[4] ?? 0;
    return {
      terms,
      rule: `The differences are the squares of ${range(start, start + 4).join(", ")}.`,
      traps: [
        { value: last + (start + 3) ** 2, why: "adding the last difference once more" },
        { value: last + (start + 5) ** 2, why: "leaving out one square" },
        { value: last + (start + 3) ** 2 + 2, why: "letting the difference grow by 2 only" },
      ],
    };
  }
  if (kind === 3) {
    const terms = build(first, 6, (before, at) => before * at + at);
    const last = terms[4] ?? 0;
    return {
      terms,
      rule: "Multiply by 1 and add 1, multiply by 2 and add 2, by 3 and add 3, and so on.",
      traps: [
        { value: last * 5, why: "forgetting to add 5" },
        { value: last * 4 + 4, why: "using 4 once more" },
        { value: last * 6 + 6, why: "going on to 6 too early" },
      ],
    };
  }
  const [a, d] = [random.int(3, 20), random.int(2, 7)];
  const [b, e] = [random.int(20, 60), random.int(2, 6)];
  const terms = range(0, 6).map((at) => (at % 2 === 0 ? a + d * (at / 2) : b - e * ((at - 1) / 2)));
  const last = terms[5] ?? 0;
  return {
    terms,
    rule: `Two series are interwoven: the odd places go up by ${d}, the even places go down by ${e}.`,
    traps: [
      { value: last - e, why: "continuing the series of the even places" },
      { value: last + d, why: "adding to the number just before" },
      { value: a + d * 4, why: "going one step too far in the series of the odd places" },
      { value: a + d * 2, why: "repeating the last number of the odd places" },
    ],
  };
}

/** Rules in layers: differences of differences, factors that change, alternate operations. */
function hardSeries(random: Random): Series {
  const kind = random.int(1, 5);
  if (kind === 5) {
    const first = random.step(4, 24, 4);
    const terms = build(first, 6, (before, at) => before * (0.5 * at));
    const last = terms[4] ?? 0;
    if (terms.some((term) => !Number.isInteger(term * 2))) return { terms: [], rule: "", traps: [] };
    return {
      terms,
      rule: "Multiply by 0.5, 1, 1.5, 2, 2.5 in turn.",
      traps: [
        { value: last * 2, why: "multiplying by 2 once more" },
        { value: last * 3, why: "going on to the factor 3 too early" },
        { value: last + (last - (terms[3] ?? 0)), why: "adding the last difference once more" },
      ],
    };
  }
  const first = random.int(2, 12);
  if (kind === 1) {
    const [start, one, grow] = [random.int(3, 8), random.int(2, 5), random.int(2, 4)];
    const second = range(0, 4).map((k) => one + grow * k);
    const differences = build(start, 5, (before, at) => before + (second[at - 1] ?? 0));
    const terms = build(first, 6, (before, at) => before + (differences[at - 1] ?? 0));
    const last = terms[4] ?? 0;
    const [, , , d4 = 0] = differences;
    return {
      terms,
      rule: `The differences are ${differences.join(", ")}; their own differences are ${second.slice(0, 4).join(", ")}, growing by ${grow}.`,
      traps: [
        { value: last + d4 + (second[2] ?? 0), why: "keeping the second differences constant" },
        { value: last + d4, why: "adding the last difference once more" },
        { value: last + d4 + (second[4] ?? 0), why: "letting the second difference grow twice" },
      ],
    };
  }
  if (kind === 2) {
    const terms = build(first, 6, (before, at) => (at % 2 === 1 ? before * 2 : before + 3 * at));
    const last = terms[4] ?? 0;
    return {
      terms,
      rule: "Alternately double the number and add: × 2, + 6, × 2, + 12, × 2.",
      traps: [
        { value: last + 18, why: "adding when it is the turn of doubling" },
        { value: last + 12, why: "adding 12 once more" },
        { value: last * 3, why: "multiplying by 3" },
      ],
    };
  }
  if (kind === 3) {
    const shift = random.intExcept(-2, 4, 0);
    const base = random.int(1, 4);
    const terms = range(base, base + 5).map((n) => n ** 3 + shift * n);
    const last = terms[4] ?? 0;
    const n = base + 5;
    return {
      terms,
      rule: `The numbers are $n^3 ${shift > 0 ? "+" : "-"} ${Math.abs(shift) === 1 ? "" : Math.abs(shift)}n$ for $n = ${base}$ to $${n}$.`,
      traps: [
        { value: n ** 3, why: "giving the cube alone" },
        { value: n ** 3 - shift * n, why: "giving the second part the wrong sign" },
        { value: last + (last - (terms[3] ?? 0)), why: "adding the last difference once more" },
      ],
    };
  }
  const start = random.int(2, 4);
  const terms = build(first, 6, (before, at) => before * (start + at - 1) - (at + 1));
  const last = terms[4] ?? 0;
  return {
    terms,
    rule: `Multiply by ${range(start, start + 4).join(", ")} in turn and subtract 2, 3, 4, 5, 6.`,
    traps: [
      { value: last * (start + 4) - 5, why: "subtracting 5 once more" },
      { value: last * (start + 4), why: "forgetting to subtract" },
      { value: last * (start + 3) - 6, why: `multiplying by ${start + 3} once more` },
    ],
  };
}

/** How many runs of four terms keep a constant step, a constant factor or the rule of sums. */
function accidents(terms: readonly number[]): number {
  const runs = range(0, terms.length - 4).map((from) => terms.slice(from, from + 4));
  return runs.filter(([a = 0, b = 0, c = 0, d = 0]) => {
    const steady = b - a === c - b && c - b === d - c;
    const geometric = b * b === a * c && c * c === b * d;
    return steady || geometric || (a + b === c && b + c === d);
  }).length;
}

/** Whether another simple rule continues all but the last term otherwise. */
function goesOnOtherwise(terms: readonly number[]): boolean {
  const given = terms.slice(0, -1);
  return [...plainNext(given), ...otherNext(given)].some((value) => value !== terms.at(-1));
}

const NEXT = [
  { name: "series-next-easy", difficulty: "EASY", make: easySeries },
  { name: "series-next-medium", difficulty: "MEDIUM", make: mediumSeries },
  { name: "series-next-hard", difficulty: "HARD", make: hardSeries },
] as const;

const WRONG_TERM = [
  { name: "series-wrong-term-medium", difficulty: "MEDIUM", make: easySeries },
  { name: "series-wrong-term-hard", difficulty: "HARD", make: mediumSeries },
] as const;

export const numberSeries: WriterList = [
  ...NEXT.map(({ name, difficulty, make }) =>
    computed({
      name,
      form: "elementary",
      topic: "number-series",
      difficulty,
      write: patiently((random) => {
        const { terms, rule, traps } = make(random);
        const answer = terms.at(-1);
        if (answer === undefined || answer > 20000 || terms.some((term) => term < 0)) return undefined;
        if (goesOnOtherwise(terms)) return undefined;
        const given = terms.slice(0, -1).map((term) => num(term).tex);
        const last = terms.at(-2) ?? 0;
        return {
          text: `${random.pick(["What is the next number in the series", "Which number continues the series", "Which number comes next in the series"])} $${given.join(",\\ ")},\\ \\ldots$?`,
          answer: num(answer),
          distractors: [
            ...traps.map(({ value, why }) => wrong(num(value), why)),
            wrong(num(answer + 2), "a slip of 2 in the last step"),
            wrong(num(answer + last), "adding the number before once more"),
          ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
          explanation: [rule, `So the next number is ${num(answer)}.`],
        };
      }),
    }),
  ),
  ...WRONG_TERM.map(({ name, difficulty, make }) =>
    computed({
      name,
      form: "elementary",
      topic: "number-series",
      difficulty,
      write: patiently((random) => {
        const { terms, rule } = make(random);
        if (terms.length < 6 || terms.some((term) => term < 0 || term > 9000)) return undefined;
        const at = random.int(2, terms.length - 2);
        const right = terms[at] ?? 0;
        const spoiled = right + random.pick([-2, -1, 1, 2, 3]) * (right > 60 ? 2 : 1);
        const shown = terms.map((term, index) => (index === at ? spoiled : term));
        if (new Set(shown).size < shown.length || spoiled < 0 || (rule.includes("prime") && right % 2 === 0))
          return undefined;
        if (rule.startsWith("Two series") || accidents(shown) > accidents(terms)) return undefined;
        if ([...plainlyWrongPlaces(shown), ...otherWrongPlaces(shown)].some((place) => place !== at))
          return undefined;
        const others = random.shuffle(terms.filter((_, index) => index !== at && index > 0));
        // The only even or only odd one would be found without the rule.
        if (others.every((term) => (term - spoiled) % 2 !== 0)) return undefined;
        return {
          text: `One number in the series $${shown.map((term) => num(term).tex).join(",\\ ")}$ does not fit. Which one?`,
          answer: num(spoiled),
          distractors: others
            .slice(0, 4)
            .map((term) =>
              wrong(
                num(term),
                term === terms[at - 1] || term === terms[at + 1]
                  ? "blaming the neighbour of the wrong number"
                  : "testing the rule from a wrong starting point",
              ),
            ),
          explanation: [
            rule,
            `With this rule ${num(right)} must stand where ${num(spoiled)} stands, so ${num(spoiled)} is wrong.`,
          ],
        };
      }),
    }),
  ),
  computed({
    name: "series-with-a-gap-inside",
    form: "elementary",
    topic: "number-series",
    difficulty: "HARD",
    write: patiently((random) => {
      const { terms, rule } = random.pick([mediumSeries, hardSeries])(random);
      if (terms.length < 6 || terms.some((term) => term < 0 || term > 20000 || !Number.isInteger(term)))
        return undefined;
      if (rule.startsWith("Two series")) return undefined;
      const at = random.int(2, terms.length - 2);
      const [before = 0, answer = 0, after = 0] = terms.slice(at - 1, at + 2);
      const shown = terms.map((term, place) => (place === at ? "?" : num(term).tex));
      const off = Math.max(2, Math.round(Math.abs(after - before) / 12));
      const distractors = slips(random, num(answer), num, [
        [Math.round((before + after) / 2), "taking the middle between the neighbours"],
        [answer + off, "a slip in one step of the rule"],
        [answer - off, "a slip in one step of the rule"],
        [answer + 2 * off, "using the step that comes next"],
        [answer - 2 * off, "using the step that came before"],
        [answer + 1, "a slip of 1 in the last addition"],
        [answer - 1, "a slip of 1 in the last addition"],
      ]);
      if (otherFillings(terms, at, worthsOf(distractors)).some((value) => value !== answer)) return undefined;
      return {
        text: `What should come in place of the question mark (?) in the number series $${shown.join(",\\ ")}$?`,
        answer: num(answer),
        distractors,
        explanation: [rule, `So ${num(answer)} stands between ${num(before)} and ${num(after)}.`],
      };
    }),
  }),
  computed({
    name: "series-sum-of-two-before",
    form: "elementary",
    topic: "number-series",
    difficulty: "EASY",
    write: patiently((random) => {
      const [a, b] = [random.int(1, 9), random.int(2, 12)];
      const terms = [a, b];
      while (terms.length < 7) terms.push((terms.at(-1) ?? 0) + (terms.at(-2) ?? 0));
      const answer = terms.at(-1) ?? 0;
      if (goesOnOtherwise(terms)) return undefined;
      const last = terms.at(-2) ?? 0;
      const before = terms.at(-3) ?? 0;
      return {
        text: `Which number comes next in the series $${terms.slice(0, -1).join(",\\ ")},\\ \\ldots$?`,
        answer: num(answer),
        distractors: [
          wrong(num(last + (last - before)), "adding the last difference once more"),
          wrong(num(2 * last), "doubling the last number"),
          wrong(num(last + (terms.at(-4) ?? 0)), "passing over the number before the last"),
          wrong(num(last + before + (terms.at(-4) ?? 0)), "adding the last three numbers"),
          wrong(num(answer - 1), "a slip in the addition"),
          wrong(num(answer + 1), "a slip in the addition"),
          wrong(num(answer - (terms[0] ?? 0)), "subtracting the first number"),
        ],
        explanation: [
          "Every number from the third on is the sum of the two before it.",
          `$${before} + ${last} = ${answer}$.`,
        ],
      };
    }),
  }),
];
