import { type Slip, slips } from "../../../../kit/slips.ts";
import { gcd, range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, table } from "../code.ts";
import { minimalStates, wordsOf as words } from "./finite-automaton.ts";

/** `part`: letters that every such string has; other options have them too, so that their place must be looked at. */
const PATTERNS: readonly { text: string; accepts: RegExp; said: string; part?: string }[] = [
  { text: "a*b", accepts: /^a*b$/, said: "of any number of a's followed by one b" },
  { text: "(ab)*", accepts: /^(ab)*$/, said: "made of any number of pairs ab, also none" },
  { text: "a(a|b)*b", accepts: /^a(a|b)*b$/, said: "that begin with a and end with b" },
  { text: "(a|b)*abb", accepts: /^(a|b)*abb$/, said: "that end with abb", part: "abb" },
  {
    text: "a*b*a",
    accepts: /^a*b*a$/,
    said: "of any number of a's, then any number of b's, then one last a",
  },
  { text: "(a|ba)*", accepts: /^(a|ba)*$/, said: "in which every b is followed by an a" },
  { text: "b*(ab)*", accepts: /^b*(ab)*$/, said: "of any number of b's, then any number of pairs ab" },
  {
    text: "(a|b)(a|b)b*",
    accepts: /^(a|b)(a|b)b*$/,
    said: "of any two letters with nothing but b's after them",
  },
  { text: "(aa|b)*", accepts: /^(aa|b)*$/, said: "in which every run of a's has an even length" },
  { text: "a(ba)*b?", accepts: /^a(ba)*b?$/, said: "in which a and b take turns, beginning with a" },
  { text: "(b|ab)*a?", accepts: /^(b|ab)*a?$/, said: "in which no two a's stand next to each other" },
];

const SIGNS: readonly (readonly [string, string])[] = [
  ["|", "means or"],
  ["*", "any number of times"],
  ["?", "at most once"],
];

/** What the signs of an expression mean: those that it has. */
function legend(expression: string): string {
  const used = SIGNS.filter(([sign]) => expression.includes(sign));
  return used
    .map(([sign, said], index) => `\`${sign}\` ${index === 0 && sign !== "|" ? `means ${said}` : said}`)
    .join(", ");
}

export const automata: WriterList = [
  computed({
    name: "string-matched-by-a-regular-expression",
    topic: "theory-of-computation",
    difficulty: "EASY",
    write(random) {
      const { text, accepts, said, part = "" } = random.pick(PATTERNS);
      const all = [4, 5].flatMap((length) => words(length));
      const isAsked = random.chance(0.7);
      const yes = all.filter((word) => accepts.test(word));
      const no = all.filter((word) => !accepts.test(word) && (isAsked || word.includes(part)));
      const [fits, others] = isAsked ? [yes, no] : [no, yes];
      if (fits.length === 0 || others.length < 4) return undefined;
      /** One letter away from a string that the expression describes, so that the pattern must be followed to its end. */
      const misses = (word: string) =>
        yes.some(
          (other) =>
            other.length === word.length &&
            [...word].filter((letter, place) => letter !== other[place]).length === 1,
        );
      const close = isAsked ? fits : fits.filter(misses);
      if (close.length === 0) return undefined;
      const key = random.pick(close);
      const off = (word: string) => 2 * Math.abs(word.length - key.length) + Number(isAsked && !misses(word));
      const closest = random.shuffle(others).sort((x, y) => off(x) - off(y));
      const alike = closest.filter((word) => word.includes(part)).slice(0, 2);
      const near = [...alike, ...closest.filter((word) => !alike.includes(word))].slice(0, 4);
      // The key must share its first letter, and its last letter, with another option.
      if ([0, -1].some((end) => near.filter((word) => word.at(end) === key.at(end)).length < 2))
        return undefined;
      return {
        text: `Which of these strings ${isAsked ? "is" : "is not"} described by the regular expression \`${text}\`? (${legend(text)}.)`,
        answer: code(key),
        distractors: near.map((word) =>
          wrong(
            code(word),
            isAsked
              ? "overlooking where the string breaks the pattern"
              : "not seeing how the pattern produces the string",
          ),
        ),
        explanation: [
          `\`${text}\` describes the strings ${said}.`,
          isAsked ? `Only \`${key}\` is of this form.` : `All but \`${key}\` are of this form.`,
        ],
        verify: () => accepts.test(key) === isAsked && near.every((word) => accepts.test(word) !== isAsked),
      };
    },
  }),
  computed({
    name: "states-for-divisibility-or-endings",
    topic: "theory-of-computation",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(["counts", "two", "substring", "length"] as const);
      const [m, n] = [random.int(2, 5), random.int(2, 5)];
      const pattern = random.pick(["ab", "aab", "abb", "aba", "aabb", "abab", "bba", "aaa", "baab", "abba"]);
      if (kind === "two" && m === n) return undefined;
      const follow = (state: number, letter: string) => {
        const seen = pattern.slice(0, state) + letter;
        for (let size = Math.min(seen.length, pattern.length); size > 0; size--)
          if (seen.endsWith(pattern.slice(0, size))) return size;
        return 0;
      };
      const contains = random.chance();
      const bound = random.pick(["at least", "exactly", "at most"] as const);
      const limit = m + 1;
      // From `limit` on, more letters may lead to a state of their own.
      const last = bound === "at least" ? limit : limit + 1;
      const machine = () => {
        if (kind === "two")
          return {
            next: range(0, m * n - 1).map((s) => [
              ((Math.floor(s / n) + 1) % m) * n + (s % n),
              Math.floor(s / n) * n + (((s % n) + 1) % n),
            ]),
            accepts: range(0, m * n - 1).map((s) => s === 0),
          };
        if (kind === "substring")
          return {
            next: range(0, pattern.length).map((s) =>
              contains && s === pattern.length ? [s, s] : [follow(s, "a"), follow(s, "b")],
            ),
            accepts: range(0, pattern.length).map((s) => s === pattern.length),
          };
        const more = (s: number) => Math.min(s + 1, last);
        return {
          next: range(0, last).map((s) => [more(s), kind === "counts" ? s : more(s)]),
          accepts: range(0, last).map((s) => (bound === "at most" ? s <= limit : s === limit)),
        };
      };
      const { next, accepts } = machine();
      const key = minimalStates(next, accepts);
      const asked = {
        counts: `that contain ${bound} ${limit} a's`,
        two: `in which the number of a's is divisible by ${m} and the number of b's is divisible by ${n}`,
        substring: contains ? `that contain \`${pattern}\` as a substring` : `that end with \`${pattern}\``,
        length: `whose length is ${bound} ${limit}`,
      }[kind];
      const size = kind === "substring" ? pattern.length : limit;
      const counted = kind === "counts" ? "number of a's" : "length";
      const trap =
        bound === "at least"
          ? `Once ${limit} has been reached, nothing that follows matters`
          : "One more state is for all strings that go beyond, from which no way leads back";
      return {
        text: `How many states does the smallest complete deterministic finite automaton have for the strings over {a, b} ${asked}?`,
        answer: num(key),
        distractors: slips(random, num(key), num, [
          ...(kind === "two"
            ? ([
                [m + n, "adding the numbers of remainders instead of multiplying them"],
                [m * n + 1, "adding a separate final state"],
                [(m + 1) * (n + 1), "counting one remainder too many for each letter"],
                [(m - 1) * (n - 1), "forgetting the remainder 0 of each letter"],
                [(m * n) / gcd(m, n), "taking the least common multiple"],
              ] satisfies Slip[])
            : kind === "substring"
              ? ([
                  [size, "forgetting the start state"],
                  [size + 2, "adding a dead state, which is not needed"],
                  [2 * size, "doubling the states for the two letters"],
                  [2 ** size, "taking a power of two, as in the subset construction"],
                ] satisfies Slip[])
              : ([
                  [limit, "forgetting the start state, in which nothing has been read"],
                  bound === "at least"
                    ? [limit + 2, "adding a dead state, which is not needed"]
                    : [limit + 1, "forgetting the state for what goes beyond"],
                  [2 * limit, "doubling the states for the two letters"],
                  [
                    limit + 3,
                    bound === "at least"
                      ? "adding a dead state and a separate final state"
                      : "adding a separate final state",
                  ],
                ] satisfies Slip[])),
          [key - 1, "merging two states that must be kept apart"],
          [key + 1, "keeping two states apart that could be merged"],
        ]),
        explanation: [
          kind === "two"
            ? `The automaton must remember both remainders: $${m} \\times ${n} = ${m * n}$ states.`
            : kind === "substring"
              ? `The states remember how much of \`${pattern}\` has just been read: 0 to ${pattern.length} letters, ${pattern.length + 1} states${contains ? "; after the whole word it stays in the final state" : ""}.`
              : `The states remember the ${counted}, from 0 to ${limit}: ${limit + 1} states. ${trap}.`,
          `No two of them can be merged, so the smallest automaton has ${key} states.`,
        ],
        verify: () =>
          key ===
          (kind === "two"
            ? m * n
            : kind === "substring"
              ? pattern.length + 1
              : limit + (bound === "at least" ? 1 : 2)),
      };
    },
  }),
  computed({
    name: "run-of-a-finite-automaton",
    topic: "theory-of-computation",
    difficulty: "MEDIUM",
    write(random) {
      const n = 4;
      const next = range(1, n).map(() => [random.int(0, n - 1), random.int(0, n - 1)]);
      const accept = random.int(1, n - 1);
      const run = (word: string) =>
        [...word].reduce((state, letter) => at(at(next, state), letter === "a" ? 0 : 1), 0);
      const all = words(4);
      const yes = all.filter((word) => run(word) === accept);
      const no = all.filter((word) => run(word) !== accept);
      if (yes.length < 2 || no.length < 4 || no.length > 13) return undefined;
      const key = random.pick(yes);
      const states = [...key].reduce<number[]>(
        (path, letter) => {
          path.push(at(at(next, path.at(-1) ?? 0), letter === "a" ? 0 : 1));
          return path;
        },
        [0],
      );
      return {
        text: `A finite automaton with the start state q0 and the only final state q${accept} has these transitions. Which of the strings does it accept?\n${table(
          ["State", "a", "b"],
          next.map(([a, b], state) => [`q${state}`, `q${a}`, `q${b}`]),
        )}`,
        answer: code(key),
        distractors: random
          .sample(no, 4)
          .map((word) => wrong(code(word), `stopping in the wrong state: it ends in q${run(word)}`)),
        explanation: [
          `\`${key}\` leads through ${states.map((state) => `q${state}`).join(" → ")}, and q${accept} is final.`,
          `So \`${key}\` is accepted; the other strings end in states that are not final.`,
        ],
      };
    },
  }),
  computed({
    name: "strings-of-a-length-accepted",
    depth: 5,
    chapter: "automata",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const n = random.int(5, 8);
      const kind = random.pick(["no-aa", "thirds", "contain", "has-ab", "no-aaa", "avoid-ab"] as const);
      const tests = {
        "no-aa": { text: "without two a's next to each other", test: (word: string) => !word.includes("aa") },
        thirds: {
          text: "in which the number of a's is divisible by 3",
          test: (word: string) => (word.split("a").length - 1) % 3 === 0,
        },
        contain: { text: "that contain `aa` at least once", test: (word: string) => word.includes("aa") },
        "has-ab": { text: "that contain `ab` at least once", test: (word: string) => word.includes("ab") },
        "no-aaa": {
          text: "that do not contain three a's in a row",
          test: (word: string) => !word.includes("aaa"),
        },
        "avoid-ab": { text: "that do not contain `ab`", test: (word: string) => !word.includes("ab") },
      };
      const { text, test } = tests[kind];
      const counts = range(1, n).map((length) => words(length).filter(test).length);
      const key = at(counts, n - 1);
      const total = 2 ** n;
      return {
        text: `How many strings of length ${n} over {a, b} are there ${text}?`,
        answer: num(key),
        distractors: [
          wrong(num(total - key), "counting the strings that do not have the property"),
          wrong(num(at(counts, n - 2)), "counting the strings that are one letter shorter"),
          wrong(num(words(n + 1).filter(test).length), "counting the strings that are one letter longer"),
          wrong(num(total), "counting all strings"),
          wrong(num(key - 1), "leaving out one string"),
          wrong(num(total / 4), "fixing two letters"),
        ],
        explanation: [
          {
            "no-aa":
              "A string ends with b, after any shorter one, or with ba, after any one shorter by two: $f(n) = f(n-1) + f(n-2)$.",
            thirds: `The places of no a's, of three and so on are chosen: $${range(0, Math.floor(n / 3))
              .map((third) => `\\binom{${n}}{${3 * third}}`)
              .join(" + ")} = ${key}$.`,
            contain: "Count the strings without aa, $f(n) = f(n-1) + f(n-2)$, and subtract from $2^n$.",
            "has-ab":
              "Only the $n + 1$ strings of some b's followed by some a's have no ab; the others, $2^n - (n + 1)$, contain it.",
            "no-aaa": "A string ends with b, ba or baa: $f(n) = f(n-1) + f(n-2) + f(n-3)$.",
            "avoid-ab":
              "Once an a has come, only a's may follow: some b's, then some a's, which gives $n + 1$ strings.",
          }[kind],
          `For the lengths 1 to ${n} the numbers are ${counts.join(", ")}.`,
        ],
        verify: () => kind !== "avoid-ab" || key === n + 1,
      };
    },
  }),
];
