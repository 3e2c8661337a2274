import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code, fence } from "../code.ts";

export const functionsAndRecursion: WriterList = [
  computed({
    name: "recursive-function-value",
    topic: "programming-basics",
    difficulty: "MEDIUM",
    write(random) {
      const [base, add] = [random.int(1, 4), random.int(1, 5)];
      const step = random.int(1, 2);
      const n = random.int(4, 6) * step + (step === 2 ? random.int(0, 1) : 0);
      const kind = random.pick(["sum", "double", "alternate"] as const);
      const body = {
        sum: `n + f(n - ${step})`,
        double: `2 * f(n - ${step}) + ${add}`,
        alternate: `n - f(n - ${step})`,
      }[kind];
      const f = (k: number, start = base): number =>
        k <= 1
          ? start
          : kind === "sum"
            ? k + f(k - step, start)
            : kind === "double"
              ? 2 * f(k - step, start) + add
              : k - f(k - step, start);
      const key = f(n);
      const calls = range(1, n).filter((k) => (n - k) % step === 0);
      const lowest = calls[0] === 1 ? calls : [0, ...calls.filter((k) => k > 1)];
      return {
        text: `What is \`f(${n})\`?\n${fence("function f(n)", "    if n <= 1", `        return ${base}`, "    else", `        return ${body}`)}`,
        answer: num(key),
        distractors: [
          wrong(num(f(n, 0)), "letting the recursion end with 0"),
          wrong(num(f(n - step)), "stopping one call too early"),
          wrong(num(f(n + step)), "making one call too many"),
          wrong(
            num(kind === "sum" ? n + base : kind === "double" ? 2 * base + add : n - base),
            "making only one recursive call",
          ),
          wrong(num(key + base), "adding the value of the base case twice"),
        ],
        explanation: [
          `From the base case upwards: ${lowest.map((k) => `\`f(${k})\` = ${f(k)}`).join(", ")}.`,
          `So \`f(${n})\` is ${key}.`,
        ],
      };
    },
  }),
  computed({
    name: "parameters-by-value-and-by-reference",
    topic: "programming-basics",
    difficulty: "HARD",
    write(random) {
      const [a0, b0] = [random.int(2, 9), random.int(2, 9)];
      const [p, q] = [random.int(1, 5), random.int(2, 4)];
      const run = (isFirst: boolean, isSecond: boolean) => {
        let [a, b] = [a0, b0];
        let [x, y] = [a, b];
        x += y + p;
        y = y * q - x;
        if (isFirst) a = x;
        if (isSecond) b = y;
        return `${a} ${b}`;
      };
      const mode = random.pick([
        ["ref x", "y", true, false],
        ["x", "ref y", false, true],
        ["ref x", "ref y", true, true],
      ] as const);
      const [first, second, aByRef, bByRef] = mode;
      const key = run(aByRef, bByRef);
      const before = () => {
        const x = a0 + b0 + p;
        const y = b0 * q - a0;
        return `${aByRef ? x : a0} ${bByRef ? y : b0}`;
      };
      return {
        text: `Parameters marked \`ref\` are passed by reference, the others by value. What does the program print?\n${fence(`procedure change(${first}, ${second})`, `    x = x + y + ${p}`, `    y = y * ${q} - x`, "", `a = ${a0}`, `b = ${b0}`, "change(a, b)", "print a, b")}`,
        answer: code(key),
        distractors: [
          wrong(code(run(!aByRef, !bByRef)), "exchanging passing by value and by reference"),
          wrong(code(run(true, true)), "passing both parameters by reference"),
          wrong(code(run(false, false)), "passing both parameters by value, so that nothing changes outside"),
          wrong(code(before()), "using the old value of x in the second assignment"),
          wrong(code(run(true, false)), "passing only the first parameter by reference"),
          wrong(code(run(false, true)), "passing only the second parameter by reference"),
        ],
        explanation: [
          `Inside the procedure \`x\` becomes $${a0} + ${b0} + ${p} = ${a0 + b0 + p}$ and then \`y\` becomes $${b0} \\times ${q} - ${a0 + b0 + p} = ${b0 * q - (a0 + b0 + p)}$.`,
          `Only parameters passed by reference change the variables outside${aByRef && bByRef ? ", here both" : aByRef ? ", here only `a`" : ", here only `b`"}: \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "calls-of-a-branching-recursion",
    topic: "programming-basics",
    difficulty: "HARD",
    write(random) {
      const [d1, d2] = random.pick([
        [1, 2],
        [1, 3],
        [2, 3],
      ] as const);
      const n = random.int(5, 8);
      const f = (k: number): number => (k <= 1 ? 1 : f(k - d1) + f(k - d2));
      const calls = (k: number): number => (k <= 1 ? 1 : 1 + calls(k - d1) + calls(k - d2));
      const leaves = (k: number): number => (k <= 1 ? 1 : leaves(k - d1) + leaves(k - d2));
      const asked = random.pick(["calls", "value"] as const);
      // The last case that ends at once, so that no argument is negative.
      const last = d2 - 1;
      const key = asked === "calls" ? calls(n) : weighted(n);
      function weighted(k: number): number {
        return k <= last ? k : weighted(k - d1) + 2 * weighted(k - d2) + 1;
      }
      const program =
        asked === "calls"
          ? ["function f(n)", "    if n <= 1", "        return 1", `    return f(n - ${d1}) + f(n - ${d2})`]
          : [
              "function f(n)",
              `    if n <= ${last}`,
              "        return n",
              `    return f(n - ${d1}) + 2 * f(n - ${d2}) + 1`,
            ];
      const noPlus = (k: number): number => (k <= last ? k : noPlus(k - d1) + 2 * noPlus(k - d2));
      const ones = (k: number): number => (k <= last ? 1 : ones(k - d1) + 2 * ones(k - d2) + 1);
      const single = (k: number): number => (k <= last ? k : single(k - d1) + single(k - d2) + 1);
      return {
        text:
          asked === "calls"
            ? `How many times in all is \`f\` called when \`f(${n})\` is evaluated, this first call included?\n${fence(...program)}`
            : `What is \`f(${n})\`?\n${fence(...program)}`,
        answer: num(key),
        distractors:
          asked === "calls"
            ? [
                wrong(
                  num(f(n)),
                  "giving the value of the function, which counts only the calls that end at once",
                ),
                wrong(num(key - 1), "not counting the first call"),
                wrong(num(n), "taking one call for each number, as if values were remembered"),
                wrong(num(leaves(n) - 1), "counting only the calls that branch"),
                wrong(num(2 ** (n - 1)), "doubling the calls at every step"),
              ]
            : [
                wrong(num(noPlus(n)), "forgetting the 1 that is added in each call"),
                wrong(num(single(n)), "forgetting the factor 2"),
                wrong(num(ones(n)), "letting every call that ends at once return 1"),
                wrong(num(weighted(n - 1)), "stopping one step too early"),
                wrong(num(weighted(n + 1)), "going one step too far"),
              ],
        explanation:
          asked === "calls"
            ? [
                `Let $C(n)$ be the number of calls: $C(n) = 1$ for $n \\le 1$, otherwise $C(n) = 1 + C(n - ${d1}) + C(n - ${d2})$.`,
                `For $n$ = 1 to ${n} this gives ${range(1, n).map(calls).join(", ")}.`,
              ]
            : [
                `For \`n\` up to ${last} the function returns \`n\` itself.`,
                `From ${last + 1} on the values are ${range(last + 1, n)
                  .map((k) => `\`f(${k})\` = ${weighted(k)}`)
                  .join(", ")}.`,
              ],
        verify() {
          let made = 0;
          const count = (k: number): void => {
            made++;
            if (k > 1) {
              count(k - d1);
              count(k - d2);
            }
          };
          count(n);
          return asked === "value" || made === key;
        },
      };
    },
  }),
];
