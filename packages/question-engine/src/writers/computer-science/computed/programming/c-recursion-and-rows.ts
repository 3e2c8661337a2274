import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence } from "../code.ts";

/** Where the number is printed: before the two calls, between them or after them. */
type Place = 0 | 1 | 2;

function printed(n: number, [first, second]: readonly [number, number], place: Place): number[] {
  if (n <= 0) return [];
  const parts = [printed(n - first, [first, second], place), printed(n - second, [first, second], place)];
  return parts.toSpliced(place, 0, [n]).flat();
}

/** The same with a list of what is still to do, without calls. */
function printedByList(n: number, [first, second]: readonly [number, number], place: Place): number[] {
  const todo: { call: boolean; n: number }[] = [{ call: true, n }];
  const out: number[] = [];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (!next.call) out.push(next.n);
    else if (next.n > 0) {
      const steps = [next.n - first, next.n - second].map((n) => ({ call: true, n }));
      todo.push(...steps.toSpliced(place, 0, { call: false, n: next.n }).reverse());
    }
  }
  return out;
}

export const cRecursionAndRows: WriterList = [
  computed({
    name: "c-numbers-printed-by-two-calls",
    depth: 5,
    chapter: "c-programs",
    topic: "c-and-cpp",
    difficulty: "HARD",
    write(random) {
      const start = random.int(4, 6);
      const [first = 1, second = 2] = random.sample([1, 2, 3], 2);
      const calls = [first, second] as const;
      const place = random.pick([0, 1, 1, 2] as const);
      const key = printed(start, calls, place);
      if (key.length < 5 || key.length > 9) return undefined;
      const show = (numbers: readonly number[]) => code(numbers.join(" "));
      const turned = [second, first] as const;
      const lines = [`f(n - ${first});`, `f(n - ${second});`].toSpliced(place, 0, 'printf("%d ", n);');
      const others = ([0, 1, 2] as const).filter((other) => other !== place);
      const said = ["before both calls", "between the calls", "after both calls"];
      return {
        text: `What does the following C function print when it is called as \`f(${start})\`?\n${fence("void f(int n) {", "    if (n <= 0) return;", ...lines.map((line) => `    ${line}`), "}")}`,
        answer: show(key),
        distractors: [
          ...others.map((other) =>
            wrong(show(printed(start, calls, other)), `printing the number ${said[other]}`),
          ),
          wrong(show(printed(start, turned, place)), "making the second call first"),
          ...others.map((other) =>
            wrong(
              show(printed(start, turned, other)),
              `making the second call first and printing ${said[other]}`,
            ),
          ),
          wrong(show([...key].reverse()), "reading the output from its end"),
        ],
        explanation: [
          `Each call prints its own number ${said[place]}, and a call with 0 or less prints nothing.`,
          ...range(1, start).map((n) => `\`f(${n})\` prints \`${printed(n, calls, place).join(" ")}\`.`),
        ],
        verify: () => printedByList(start, calls, place).join() === key.join(),
      };
    },
  }),
  computed({
    name: "c-static-variable-in-a-recursion",
    depth: 5,
    chapter: "c-programs",
    topic: "c-and-cpp",
    difficulty: "HARD",
    write(random) {
      const [start, n, m] = [random.int(0, 4), random.int(3, 5), random.int(2, 4)];
      const grows = random.pick(["n", "2 * n", "1"]);
      const step = (k: number) => ({ n: k, "2 * n": 2 * k, "1": 1 })[grows] ?? 0;
      /** What a call returns and what is left in `s`; with `keeps` false, `s` is an ordinary variable. */
      const run = (k: number, s: number, keeps: boolean): readonly [amount: number, left: number] => {
        if (k === 0) return [s, s];
        const own = s + step(k);
        const [inner, left] = run(k - 1, keeps ? own : start, keeps);
        return [inner + (keeps ? left : own), keeps ? left : own];
      };
      const [one, left] = run(n, start, true);
      const [two] = run(m, left, true);
      const [fresh] = run(m, start, true);
      const key = num(one + two);
      const [plainOne, plainTwo] = [run(n, start, false)[0], run(m, start, false)[0]];
      const climbing = (k: number, s: number): number =>
        k === 0 ? s : s + step(k) + climbing(k - 1, s + step(k));
      return {
        text: `What does the following C program fragment print?\n${fence("int f(int n) {", `    static int s = ${start};`, "    if (n == 0) return s;", `    s = s + ${grows};`, "    int r = f(n - 1);", "    return r + s;", "}", "", `int a = f(${n});`, `int b = f(${m});`, 'printf("%d", a + b);')}`,
        answer: key,
        distractors: slips(random, key, num, [
          [one + fresh, "setting `s` anew before the second call of `f`"],
          [plainOne + plainTwo, "setting `s` anew in every call"],
          [climbing(n, start) + climbing(m, left), "adding the value that `s` had before the inner call"],
          [one, "printing what the first call returns"],
          [two, "printing what the second call returns"],
          [one + two - left, "leaving out the value that the innermost call returns"],
          [2 * one, "letting both calls return the same"],
        ]),
        explanation: [
          `The variable \`s\` is set once, and every call adds to it before it makes the next one; only when the innermost call has returned is \`s\` added, with its last value each time.`,
          `In \`f(${n})\` it rises from ${start} to ${left}, and the call returns $${left} \\times ${n + 1} = ${one}$.`,
          `In \`f(${m})\` it goes on from ${left} to ${two / (m + 1)}, and the call returns $${two / (m + 1)} \\times ${m + 1} = ${two}$.`,
          `Printed: $${one} + ${two} = ${one + two}$.`,
        ],
        verify: () => {
          // Every level of a call adds the last value of `s`, and the innermost returns it too.
          const total = (k: number) => range(1, k).reduce((sum, each) => sum + step(each), 0);
          const first = start + total(n);
          return (n + 1) * first + (m + 1) * (first + total(m)) === one + two;
        },
      };
    },
  }),
  computed({
    name: "c-pointers-into-the-rows-of-an-array",
    depth: 5,
    chapter: "c-programs",
    topic: "c-and-cpp",
    difficulty: "HARD",
    write(random) {
      const cells = random.sample(range(1, 60), 12);
      const rows = range(0, 2).map((row) => cells.slice(4 * row, 4 * row + 4));
      const cell = (row: number, column: number) => at(at(rows, row), column);
      const [row, column, step] = [random.int(0, 2), random.int(0, 1), random.int(1, 2)];
      const [from, down, along] = [random.int(0, 1), 1, random.int(1, 3)];
      const inside = random.chance();
      const one = inside ? cell(row, column + step) : cell(row, column) + step;
      const form = random.pick([
        `(*(q + ${down}))[${along}]`,
        `*(*(q + ${down}) + ${along})`,
        `q[${down}][${along}]`,
      ]);
      const two = cell(from + down, along);
      const total = one + two;
      const key = num(total);
      const start = row === 0 ? "*a" : `*(a + ${row})`;
      const slip = inside ? cell(row, column) + step : cell(row, column + step);
      return {
        text: `What does the following C program fragment print?\n${fence(`int a[3][4] = {${rows.map((each) => `{${each.join(", ")}}`).join(", ")}};`, `int *p = ${start}${column === 0 ? "" : ` + ${column}`};`, `int (*q)[4] = ${from === 0 ? "a" : `a + ${from}`};`, `printf("%d", ${inside ? `*(p + ${step})` : `*p + ${step}`} + ${form});`)}`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            slip + two,
            inside
              ? "adding to the value instead of the pointer"
              : "adding to the pointer instead of the value",
          ],
          [one + cell(from, along), `leaving \`q\` in its row, as if \`q + ${down}\` were in the same one`],
          [
            one + cell(from, Math.min(3, down + along)),
            "letting `q` go on by one element instead of one row",
          ],
          [one + cell(from + down, along - 1), "counting the elements of a row from 1"],
          [one + cell(down, along), "letting `q` begin at the first row"],
          [
            (inside ? cell(row, step) : cell(row, 0) + step) + two,
            "letting `p` begin at the first element of its row",
          ],
          [one, "printing the first term only"],
        ]),
        explanation: [
          `\`${start}\` is the row with the index ${row}, so \`p\` points to \`a[${row}][${column}]\`, which is ${cell(row, column)}; ${inside ? `\`*(p + ${step})\` is the element ${step} further, ${one}` : `\`*p + ${step}\` adds to the value and gives ${one}`}.`,
          `\`q\` points to whole rows: \`q + ${down}\` is the row with the index ${from + down}, and \`${form}\` its element with the index ${along}, which is ${two}.`,
          `Printed: $${one} + ${two} = ${total}$.`,
        ],
        verify: () => {
          // Rows are stored one after the other in memory.
          const p = 4 * row + column;
          const second = at(cells, 4 * (from + down) + along);
          return (inside ? at(cells, p + step) : at(cells, p) + step) + second === total;
        },
      };
    },
  }),
];
