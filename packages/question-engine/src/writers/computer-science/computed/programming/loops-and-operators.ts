import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, fence } from "../code.ts";

/** Sum of what a loop adds, for bounds and a step. */
function looped(from: number, to: number, step: number, add: (i: number) => number): number {
  let total = 0;
  for (let i = from; i <= to; i += step) total += add(i);
  return total;
}

export const loopsAndOperators: WriterList = [
  computed({
    name: "sum-printed-by-a-for-loop",
    topic: "programming-basics",
    difficulty: "EASY",
    write(random) {
      const [from, step] = [random.int(1, 4), random.int(1, 3)];
      const to = from + step * random.int(3, 6) + random.int(0, step - 1);
      const [factor, shift] = [random.int(1, 3), random.int(0, 3)];
      const add = (i: number) => factor * i + shift;
      const body = `${factor === 1 ? "" : `${factor} * `}i${shift === 0 ? "" : ` + ${shift}`}`;
      const key = looped(from, to, step, add);
      const values = range(0, Math.floor((to - from) / step)).map((k) => from + k * step);
      return {
        text: `What does this program print? (The loop includes both bounds.)\n${fence("total = 0", `for i = ${from} to ${to}${step === 1 ? "" : ` step ${step}`}`, `    total = total + ${body}`, "print total")}`,
        answer: num(key),
        distractors: [
          wrong(num(key - add(values.at(-1) ?? 0)), "leaving out the last round"),
          wrong(num(key + add((values.at(-1) ?? 0) + step)), "running one round too many"),
          wrong(num(looped(from, to, 1, add)), "ignoring the step"),
          wrong(num(add(values.at(-1) ?? 0)), "keeping only the last value instead of adding"),
          wrong(num(looped(0, to, step, add)), "starting the loop at 0"),
        ],
        explanation: [
          `\`i\` takes the values ${values.join(", ")}.`,
          `The total is $${values.map(add).join(" + ")} = ${key}$.`,
        ],
        verify: () => sum(values.map(add)) === key,
      };
    },
  }),
  computed({
    name: "integer-division-and-remainder",
    topic: "programming-basics",
    difficulty: "EASY",
    write(random) {
      const [a, b] = [random.int(17, 95), random.int(3, 9)];
      const c = random.int(2, 6);
      if (a % b === 0) return undefined;
      const forms = [
        {
          text: `a div b + a mod b`,
          value: Math.floor(a / b) + (a % b),
          real: a / b + (a % b),
          swapped: Math.floor(a / b),
        },
        {
          text: `(a div b) * ${c} + a mod b`,
          value: Math.floor(a / b) * c + (a % b),
          real: (a / b) * c + (a % b),
          swapped: (a % b) * c + Math.floor(a / b),
        },
        {
          text: `a mod b * ${c} - a div b`,
          value: (a % b) * c - Math.floor(a / b),
          real: (a % b) * c - a / b,
          swapped: Math.floor(a / b) * c - (a % b),
        },
      ];
      const form = random.pick(forms);
      const rounded = Math.round(a / b);
      const withRounding = form.text.startsWith("a div")
        ? rounded + (a % b)
        : form.text.startsWith("(")
          ? rounded * c + (a % b)
          : (a % b) * c - rounded;
      return {
        text: `Here \`div\` is integer division and \`mod\` its remainder; they bind as strongly as \`*\`, from left to right. What does the program print?\n${fence(`a = ${a}`, `b = ${b}`, `print ${form.text}`)}`,
        answer: num(form.value),
        distractors: [
          wrong(
            num(form.swapped),
            form.text.startsWith("a div") ? "leaving out the remainder" : "exchanging quotient and remainder",
          ),
          wrong(num(withRounding), "rounding the quotient instead of cutting it off"),
          wrong(num(Math.round(form.real)), "dividing without cutting off and rounding at the end"),
          wrong(num(form.value + 1), "a remainder that is one too large"),
          wrong(num(form.value - 1), "a remainder that is one too small"),
          wrong(num(form.value + c), "a quotient that is one too large"),
        ],
        explanation: [
          `$${a} = ${Math.floor(a / b)} \\times ${b} + ${a % b}$, so \`a div b\` is ${Math.floor(a / b)} and \`a mod b\` is ${a % b}.`,
          `The expression has the value ${form.value}.`,
        ],
      };
    },
  }),
  computed({
    name: "digits-in-a-while-loop",
    topic: "programming-basics",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.int(1203, 98765);
      const figures = [...`${n}`].map(Number);
      const kind = random.pick(["reverse", "even", "product", "largest", "alternate"] as const);
      const base = random.pick([10, 10, 100]);
      if (base === 100 && kind !== "alternate") return undefined;
      const run = (
        start: number,
        each: (result: number, digit: number, place: number) => number,
        divisor = 10,
        reversed = false,
      ) => {
        const list = reversed ? figures : [...figures].reverse();
        return divisor === 10
          ? list.reduce(each, start)
          : list.filter((_, place) => place % 2 === 0).reduce(each, start);
      };
      const programs = {
        reverse: ["r = 0", "r = 10 * r + n mod 10"],
        even: ["r = 0", "if (n mod 10) mod 2 = 0 then r = r + n mod 10"],
        product: ["r = 1", "if n mod 10 > 0 then r = r * (n mod 10)"],
        largest: ["r = 0", "if n mod 10 > r then r = n mod 10"],
        alternate: ["r = 0", "r = n mod 10 - r"],
      };
      const steps = {
        reverse: (r: number, d: number) => 10 * r + d,
        even: (r: number, d: number) => (d % 2 === 0 ? r + d : r),
        product: (r: number, d: number) => (d > 0 ? r * d : r),
        largest: (r: number, d: number) => Math.max(r, d),
        alternate: (r: number, d: number) => d - r,
      };
      const start = kind === "product" ? 1 : 0;
      const key = run(start, steps[kind], base);
      const total = sum(figures);
      return {
        text: `What does this program print? (\`div\` is integer division, \`mod\` its remainder.)\n${fence(`n = ${n}`, at(programs[kind], 0), "while n > 0", `    ${at(programs[kind], 1)}`, `    n = n div ${base}`, "print r")}`,
        answer: num(key),
        distractors: [
          wrong(num(run(start, steps[kind], base, true)), "taking the digits from left to right"),
          wrong(
            num(run(start, steps[kind], base === 10 ? 100 : 10)),
            base === 10 ? "removing two digits in each round" : "removing one digit in each round",
          ),
          wrong(num(total), "adding all digits"),
          wrong(num(figures.length), "counting the digits"),
          wrong(num(total - key), "adding the other digits"),
          wrong(num(Math.min(...figures)), "taking the smallest digit"),
        ],
        explanation: [
          `The loop takes the last digit with \`mod 10\` and then removes ${base === 10 ? "it" : "two digits"}; the digits used are ${[
            ...figures,
          ]
            .reverse()
            .filter((_, place) => base === 10 || place % 2 === 0)
            .join(", ")}.`,
          {
            reverse: `Each step appends a digit on the right, so the number is reversed: ${key}.`,
            even: `The even ones among them add up to ${key}.`,
            product: `The product of those above 0 is ${key}.`,
            largest: `The largest of them is ${key}.`,
            alternate: `Each step subtracts the last result from the new digit; in the end \`r\` is $${key}$.`,
          }[kind],
        ],
        verify() {
          let m = n;
          let r = start;
          while (m > 0) {
            r = steps[kind](r, m % 10);
            m = Math.floor(m / base);
          }
          return r === key;
        },
      };
    },
  }),
  computed({
    name: "rounds-of-nested-loops",
    topic: "programming-basics",
    difficulty: "MEDIUM",
    write(random) {
      const n = random.int(4, 9);
      const m = random.intExcept(3, 9, n);
      const kind = random.pick(["from-i", "to-i", "step", "skip"] as const);
      const isStep = kind === "step";
      const outer = isStep ? `for i = 1 to ${n} step 2` : `for i = 1 to ${n}`;
      const inner = {
        "from-i": `for j = i to ${n}`,
        "to-i": "for j = 1 to i",
        step: `for j = i to i + ${m}`,
        skip: `for j = 1 to ${n}`,
      }[kind];
      const body = kind === "skip" ? ["        if j != i", '            print "*"'] : ['        print "*"'];
      const rounds = Math.ceil(n / 2);
      const key = {
        "from-i": sum(range(1, n).map((i) => n - i + 1)),
        "to-i": sum(range(1, n)),
        step: rounds * (m + 1),
        skip: n * (n - 1),
      }[kind];
      return {
        text: `How often does this program print a star? (Loops include both bounds.)\n${fence(outer, `    ${inner}`, ...body)}`,
        answer: num(key),
        distractors: isStep
          ? [
              wrong(num(rounds * m), "counting one round too few in the inner loop"),
              wrong(num(n * (m + 1)), "ignoring the step of the outer loop"),
              wrong(num(rounds + m + 1), "adding the rounds of the loops"),
              wrong(num((rounds + 1) * (m + 1)), "counting one round too many in the outer loop"),
            ]
          : [
              wrong(num(n * n), "letting the inner loop print in every round"),
              wrong(num((n * (n - 1)) / 2), `adding the numbers 1 to ${n - 1}`),
              wrong(num((n * (n + 1)) / 2), `adding the numbers 1 to ${n}`),
              wrong(num(2 * n), "adding the bounds of the loops"),
              wrong(num((n + 1) * n), "counting one round of the outer loop too many"),
            ],
        explanation: [
          {
            "from-i": `For \`i\` = 1, 2, …, ${n} the inner loop runs $${n}, ${n - 1}, \\ldots, 1$ times.`,
            "to-i": `For \`i\` = 1, 2, …, ${n} the inner loop runs $1, 2, \\ldots, ${n}$ times.`,
            step: `The outer loop runs for ${rounds} values of \`i\`; the inner one has $${m} + 1 = ${m + 1}$ rounds each time.`,
            skip: `In each of ${n} rounds one of the ${n} values of \`j\`, the one equal to \`i\`, prints nothing.`,
          }[kind],
          `In all the star is printed ${key} times.`,
        ],
        verify() {
          let stars = 0;
          for (let i = 1; i <= n; i += isStep ? 2 : 1) {
            const from = kind === "from-i" || isStep ? i : 1;
            const to = isStep ? i + m : kind === "to-i" ? i : n;
            for (let j = from; j <= to; j++) if (kind !== "skip" || j !== i) stars++;
          }
          return stars === key;
        },
      };
    },
  }),
];
