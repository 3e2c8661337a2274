import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence } from "../code.ts";

const WORDS = [
  "keyboard",
  "computer",
  "notebook",
  "triangle",
  "hospital",
  "mountain",
  "elephant",
  "sandwich",
  "birthday",
  "platform",
  "magnetic",
  "football",
];
export const shown = (items: readonly number[]) => `[${items.join(", ")}]`;

/** Python's slice of a sequence, negative steps and indices included. */
function slice<T>(
  items: readonly T[],
  start: number | undefined,
  stop: number | undefined,
  step: number,
): T[] {
  const n = items.length;
  const norm = (index: number | undefined, fallback: number, low: number, high: number) =>
    index === undefined ? fallback : Math.min(Math.max(index < 0 ? index + n : index, low), high);
  const result: T[] = [];
  if (step > 0)
    for (let i = norm(start, 0, 0, n); i < norm(stop, n, 0, n); i += step) result.push(at(items, i));
  else
    for (let i = norm(start, n - 1, -1, n - 1); i > norm(stop, -1, -1, n - 1); i += step)
      result.push(at(items, i));
  return result;
}
const sliceText = (start: number | undefined, stop: number | undefined, step: number) =>
  `${start ?? ""}:${stop ?? ""}${step === 1 ? "" : `:${step}`}`;
const floorDivide = (a: number, b: number) => Math.floor(a / b);
const modulo = (a: number, b: number) => a - b * floorDivide(a, b);
export const someNumbers = (random: Random, n: number) => random.sample(range(1, 40), n);

export const pythonExpressions: WriterList = [
  computed({
    name: "python-simple-slice",
    topic: "python",
    difficulty: "EASY",
    write(random) {
      const word = random.pick(WORDS);
      const start = random.int(1, 3);
      const stop = random.int(start + 3, 7);
      const cut = (a: number, b: number) => word.slice(a, b);
      return {
        text: `What does this Python program print?\n${fence(`s = "${word}"`, `print(s[${start}:${stop}])`)}`,
        answer: code(cut(start, stop)),
        distractors: [
          wrong(code(cut(start, stop + 1)), "including the character at the end index"),
          wrong(code(cut(start - 1, stop)), "counting the start from 1 and the end from 0"),
          wrong(code(cut(start - 1, stop - 1)), "counting the characters from 1"),
          wrong(code(cut(start + 1, stop + 1)), "counting one place too far"),
          wrong(code(cut(start, stop - 1)), "stopping one character too early"),
        ],
        explanation: [
          `Indices start at 0: \`s[${start}]\` is \`${word[start]}\`. The end index ${stop} is not included, so the last character is \`s[${stop - 1}]\` = \`${word[stop - 1]}\`.`,
          `The slice has $${stop} - ${start} = ${stop - start}$ characters: \`${cut(start, stop)}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "python-list-comprehension",
    topic: "python",
    difficulty: "EASY",
    write(random) {
      const [low, high] = [random.int(1, 4), random.int(9, 12)];
      const divisor = random.int(2, 3);
      const rest = random.int(0, divisor - 1);
      const form = random.pick([
        {
          text: "x * x",
          of: (x: number) => x * x,
          slip: (x: number) => 2 * x,
          why: "doubling instead of squaring",
        },
        {
          text: "2 * x + 1",
          of: (x: number) => 2 * x + 1,
          slip: (x: number) => 2 * (x + 1),
          why: "adding 1 before the multiplication",
        },
        {
          text: "x ** 2 - 1",
          of: (x: number) => x * x - 1,
          slip: (x: number) => (x - 1) ** 2,
          why: "subtracting 1 before squaring",
        },
        {
          text: "3 * x",
          of: (x: number) => 3 * x,
          slip: (x: number) => x ** 3,
          why: "raising to the third power",
        },
        {
          text: "x // 2",
          of: (x: number) => Math.floor(x / 2),
          slip: (x: number) => Math.ceil(x / 2),
          why: "rounding the halves up",
        },
      ]);
      const chosen = (a: number, b: number) => range(a, b - 1).filter((x) => x % divisor === rest);
      const key = chosen(low, high).map(form.of);
      const tested = range(low, high - 1)
        .map(form.of)
        .filter((x) => x % divisor === rest);
      return {
        text: `What does this Python program print?\n${fence(`print([${form.text} for x in range(${low}, ${high}) if x % ${divisor} == ${rest}])`)}`,
        answer: code(shown(key)),
        distractors: [
          wrong(code(shown(chosen(low, high + 1).map(form.of))), `letting \`range\` include ${high}`),
          wrong(code(shown(chosen(low, high).map(form.slip))), form.why),
          wrong(code(shown(chosen(low, high))), "printing the chosen numbers themselves"),
          // An empty list would stand out among the others.
          ...(tested.length > 0 ? [wrong(code(shown(tested)), "testing the result instead of `x`")] : []),
          wrong(
            code(
              shown(
                range(low, high - 1)
                  .filter((x) => x % divisor !== rest)
                  .map(form.of),
              ),
            ),
            "taking the numbers that fail the test",
          ),
        ],
        explanation: [
          `\`range(${low}, ${high})\` gives ${low} to ${high - 1}; those with remainder ${rest} modulo ${divisor} are ${chosen(low, high).join(", ")}.`,
          `The list is \`${shown(key)}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "python-slice-with-step",
    topic: "python",
    difficulty: "MEDIUM",
    write(random) {
      const items = someNumbers(random, 7);
      const step = random.pick([-1, -2, 2, -1, 3]);
      const start = step > 0 ? random.pick([undefined, -6, -5, 1]) : random.pick([undefined, -2, -1, 5]);
      const stop = step > 0 ? random.pick([undefined, -1, -2, 6]) : random.pick([undefined, 0, 1, -6]);
      const cut = (s: number | undefined, e: number | undefined, by: number) => shown(slice(items, s, e, by));
      const key = cut(start, stop, step);
      if (slice(items, start, stop, step).length < 2) return undefined;
      return {
        text: `What does this Python program print?\n${fence(`a = ${shown(items)}`, `print(a[${sliceText(start, stop, step)}])`)}`,
        answer: code(key),
        distractors: [
          wrong(
            code(shown(slice(items, start, stop, step).reverse())),
            "listing the elements in the opposite direction",
          ),
          wrong(
            code(cut(start, stop === undefined ? (step < 0 ? 0 : -1) : stop + (step > 0 ? 1 : -1), step)),
            "being one place out at the end",
          ),
          wrong(
            code(cut(start === undefined ? (step > 0 ? 1 : -2) : start + 1, stop, step)),
            "being one place out at the start",
          ),
          wrong(code(shown(slice(items, undefined, undefined, step))), "ignoring the bounds"),
          wrong(code(shown(slice(items, start, stop, step > 0 ? 1 : -1))), "ignoring the size of the step"),
          wrong(code(shown(slice(items, start, stop, step).slice(1))), "leaving out the first element"),
        ],
        explanation: [
          `A negative index counts from the end, with −1 for the last element; ${step < 0 ? "a negative step walks backwards" : `the step ${step} takes every ${step === 2 ? "second" : "third"} element`}; the stop itself is not included.`,
          `The slice is \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "python-floor-division-of-negatives",
    topic: "python",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(7, 50) * random.sign(), random.int(3, 9) * random.sign()];
      if (a % b === 0 || a * b > 0) return undefined;
      const key = `${floorDivide(a, b)} ${modulo(a, b)}`;
      return {
        text: `What does this Python program print?\n${fence(`print(${a} // ${b}, ${a} % ${b})`)}`,
        answer: code(key),
        distractors: [
          wrong(code(`${Math.trunc(a / b)} ${a % b}`), "cutting off towards zero, as C and Java do"),
          wrong(
            code(`${Math.trunc(a / b)} ${modulo(a, b)}`),
            "cutting the quotient off towards zero but not the remainder",
          ),
          wrong(code(`${floorDivide(a, b)} ${a % b}`), "giving the remainder the sign of the dividend"),
          wrong(
            code(`${floorDivide(a, b)} ${Math.abs(a % b)}`),
            "taking the remainder of the absolute values",
          ),
          wrong(code(`${Math.trunc(a / b)} ${Math.abs(a % b)}`), "dividing the absolute values"),
        ],
        explanation: [
          `\`//\` rounds down to the next smaller integer: $${a} / ${b < 0 ? `(${b})` : b} \\approx ${(a / b).toFixed(2)}$, so \`${a} // ${b}\` is $${floorDivide(a, b)}$.`,
          `The remainder is $${a} - ${b < 0 ? `(${b})` : b} \\times (${floorDivide(a, b)}) = ${modulo(a, b)}$; it has the sign of the divisor. Printed: \`${key}\`.`,
        ],
        verify: () => b * floorDivide(a, b) + modulo(a, b) === a && Math.abs(modulo(a, b)) < Math.abs(b),
      };
    },
  }),
  computed({
    name: "python-dictionary-count",
    topic: "python",
    difficulty: "MEDIUM",
    write(random) {
      const letters = range(1, 8).map(() => random.pick(["a", "b", "c", "d"]));
      const word = letters.join("");
      const start = random.int(0, 3);
      const counts = new Map<string, number>();
      for (const letter of letters) counts.set(letter, (counts.get(letter) ?? start) + 1);
      if (counts.size < 3) return undefined;
      const show = (entries: readonly (readonly [string, number])[]) =>
        `{${entries.map(([key, value]) => `'${key}': ${value}`).join(", ")}}`;
      const entries = [...counts];
      const last = new Map(letters.map((letter, index) => [letter, index]));
      const isCount = random.chance(0.6);
      const key = isCount ? show(entries) : show([...last]);
      const sorted = (pairs: readonly (readonly [string, number])[]) =>
        [...pairs].sort(([a], [b]) => (a < b ? -1 : 1));
      const firsts = new Map([...letters].reverse().map((letter, index) => [letter, 7 - index]));
      const moved = [...new Set([...letters].reverse())]
        .reverse()
        .map((letter) => [letter, last.get(letter) ?? 0] as const);
      return {
        text: `What does this Python program print?\n${isCount ? fence("d = {}", `for c in "${word}":`, `    d[c] = d.get(c, ${start}) + 1`, "print(d)") : fence("d = {}", `for i, c in enumerate("${word}"):`, "    d[c] = i", "print(d)")}`,
        answer: code(key),
        distractors: isCount
          ? [
              wrong(
                code(show(entries.map(([k, v]) => [k, v - 1]))),
                start === 0 ? "counting only the repetitions" : "taking a default that is one smaller",
              ),
              wrong(
                code(show(sorted(entries))),
                "sorting the keys, although a dictionary keeps the order of insertion",
              ),
              wrong(
                code(show(entries.map(([k, v]) => [k, v - start]))),
                "overlooking the default value of `get`",
              ),
              wrong(
                code(show([...entries].sort((x, y) => y[1] - x[1]))),
                "ordering the entries by their values",
              ),
              wrong(code(show(entries.map(([k]) => [k, start + 1]))), "counting every letter once"),
              wrong(code(show([...entries].reverse())), "listing the last key first"),
            ]
          : [
              wrong(
                code(show([...last.keys()].map((k) => [k, firsts.get(k) ?? 0]))),
                "keeping the first index of a letter instead of the last",
              ),
              wrong(code(show(moved)), "moving a key to the end whenever its value is changed"),
              wrong(code(show([...last].map(([k, v]) => [k, v + 1]))), "counting from 1"),
              wrong(code(show(sorted([...last]))), "sorting the keys"),
            ],
        explanation: [
          isCount
            ? `\`d.get(c, ${start})\` gives ${start} for a letter that is not yet there; every occurrence adds 1.`
            : "A later assignment to the same key overwrites the value, but the key keeps its place.",
          `Keys are printed in the order in which they first came in: \`${key}\`.`,
        ],
      };
    },
  }),
];
