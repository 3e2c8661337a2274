import { patiently } from "../../../../kit/patiently.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export type Op = "+" | "-" | "×" | "÷";
export const OPS: readonly Op[] = ["+", "-", "×", "÷"];
export const TEX: Record<Op, string> = { "+": "+", "-": "-", "×": "\\times", "÷": "\\div" };

/** The value by the usual order: × and ÷ first, each from left to right. */
export function evaluate(numbers: readonly number[], ops: readonly Op[]): number {
  const values = [numbers[0] ?? 0];
  const signs: Op[] = [];
  for (const [n, op] of ops.entries()) {
    const next = numbers[n + 1] ?? 0;
    const last = values.length - 1;
    if (op === "×") values[last] = (values[last] ?? 0) * next;
    else if (op === "÷") values[last] = (values[last] ?? 0) / next;
    else {
      values.push(next);
      signs.push(op);
    }
  }
  return values
    .slice(1)
    .reduce((total, value, n) => (signs[n] === "+" ? total + value : total - value), values[0] ?? 0);
}

/** The value if the operations are done from left to right. */
function leftToRight(numbers: readonly number[], ops: readonly Op[]): number {
  return ops.reduce((total, op, n) => evaluate([total, numbers[n + 1] ?? 0], [op]), numbers[0] ?? 0);
}

export const show = (numbers: readonly number[], ops: readonly Op[]) =>
  numbers.map((n, at) => `${n}${ops[at] ? ` ${TEX[ops[at] ?? "+"]} ` : ""}`).join("");

const rounded = (value: number) => (Number.isInteger(value) ? "" : " and rounding");

/** To one decimal, with "about" where that is not exact. */
export function roughly(value: number): string {
  const shown = Math.round(value * 10) / 10;
  return Math.abs(shown - value) < 1e-9 ? `${shown}` : `about ${shown}`;
}

export const mathematicalOperations: WriterList = [
  computed({
    name: "signs-mean-other-signs",
    topic: "mathematical-operations",
    difficulty: "EASY",
    write: patiently((random) => {
      const code = random.shuffle(OPS);
      const real = (op: Op): Op => code[OPS.indexOf(op)] ?? op;
      if (OPS.filter((op) => real(op) === op).length > 0) return undefined;
      const written = random.sample(OPS, 3);
      const numbers = [random.int(6, 48), random.int(2, 12), random.int(2, 9), random.int(2, 12)];
      const ops = written.map(real);
      const answer = evaluate(numbers, ops);
      const face = evaluate(numbers, written);
      const inOrder = leftToRight(numbers, ops);
      const back = evaluate(
        numbers,
        written.map((op) => OPS[code.indexOf(op)] ?? op),
      );
      if (!Number.isInteger(answer) || Math.abs(answer) > 400 || answer === inOrder) return undefined;
      return {
        text: `If ${OPS.map((op) => `$${TEX[op]}$ means $${TEX[real(op)]}$`)
          .join(", ")
          .replace(/, (?=[^,]*$)/, " and ")}, what is the value of $${show(numbers, written)}$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(inOrder, undefined, 0),
            `working from left to right without the order of operations${rounded(inOrder)}`,
          ),
          wrong(num(face, undefined, 0), `not replacing the signs${rounded(face)}`),
          wrong(num(back, undefined, 0), `replacing the signs the wrong way round${rounded(back)}`),
          wrong(num(answer + (numbers[3] ?? 1)), "using the last number twice"),
          wrong(num(answer - (numbers[1] ?? 1)), "a slip with the second number"),
        ],
        explanation: [
          `With the signs replaced the expression is $${show(numbers, ops)}$.`,
          `Multiplication and division come first; the value is $${answer}$.`,
        ],
      };
    }),
  }),
  computed({
    name: "interchange-two-signs",
    topic: "mathematical-operations",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const ops = random.shuffle(OPS);
      const numbers = [
        random.int(4, 40),
        random.int(2, 12),
        random.int(2, 12),
        random.int(2, 12),
        random.int(2, 12),
      ];
      const pairs: [Op, Op][] = [
        ["+", "-"],
        ["+", "×"],
        ["+", "÷"],
        ["-", "×"],
        ["-", "÷"],
        ["×", "÷"],
      ];
      const swap = ([a, b]: [Op, Op]) => ops.map((op) => (op === a ? b : op === b ? a : op));
      const right = random.pick(pairs);
      const total = evaluate(numbers, swap(right));
      if (!Number.isInteger(total) || total < 1 || total > 200 || evaluate(numbers, ops) === total)
        return undefined;
      if (pairs.filter((pair) => Math.abs(evaluate(numbers, swap(pair)) - total) < 1e-9).length !== 1)
        return undefined;
      const division = swap(right).indexOf("÷");
      if ((numbers[division] ?? 0) % (numbers[division + 1] ?? 1) !== 0) return undefined;
      const say = ([a, b]: [Op, Op]) => `$${TEX[a]}$ and $${TEX[b]}$`;
      return {
        text: `Which two signs must be interchanged to make $${show(numbers, ops)} = ${total}$ correct?`,
        answer: say(right),
        distractors: random.shuffle(pairs.filter((pair) => pair !== right)).map((pair) => {
          const value = evaluate(numbers, swap(pair));
          return wrong(
            say(pair),
            `not following the order of operations: that interchange makes the left side ${roughly(value)}`,
          );
        }),
        explanation: [
          `Interchanging ${say(right)} gives $${show(numbers, swap(right))}$.`,
          `With multiplication and division first, this is $${total}$.`,
        ],
        verify: () =>
          pairs.filter((pair) => Math.abs(evaluate(numbers, swap(pair)) - total) < 1e-9).length === 1,
      };
    }),
  }),
  computed({
    name: "interchange-signs-and-numbers",
    topic: "mathematical-operations",
    difficulty: "HARD",
    write: patiently((random) => {
      const ops = random.shuffle(OPS).slice(0, 3);
      const numbers = random.sample([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20], 4);
      const signs = random.sample(ops, 2);
      const figures = random.sample(numbers, 2);
      const change = <T>(items: readonly T[], pair: readonly T[]) =>
        items.map((item) =>
          item === pair[0] ? (pair[1] ?? item) : item === pair[1] ? (pair[0] ?? item) : item,
        );
      const value = (s: readonly Op[], f: readonly number[]) => evaluate(change(numbers, f), change(ops, s));
      const total = value(signs, figures);
      if (!Number.isInteger(total) || total < 1 || total > 250 || evaluate(numbers, ops) === total)
        return undefined;
      const options: { s: Op[]; f: number[] }[] = [];
      for (let i = 0; i < 3; i++)
        for (let j = i + 1; j < 3; j++)
          for (let k = 0; k < 4; k++)
            for (let l = k + 1; l < 4; l++)
              options.push({ s: [ops[i] ?? "+", ops[j] ?? "+"], f: [numbers[k] ?? 0, numbers[l] ?? 0] });
      const bad = options.filter(({ s, f }) => Math.abs(value(s, f) - total) > 1e-9);
      const say = (s: readonly Op[], f: readonly number[]) =>
        `$${TEX[s[0] ?? "+"]}$ and $${TEX[s[1] ?? "+"]}$; $${Math.min(...f)}$ and $${Math.max(...f)}$`;
      const sorted = ops.filter((op) => signs.includes(op));
      if (options.length - bad.length !== 1) return undefined;
      const isOf = <T>(pair: readonly T[], other: readonly T[]) => pair.every((item) => other.includes(item));
      const others = random.pick(options.filter(({ s }) => !isOf(s, signs)).map(({ s }) => s));
      const shuffled = random.shuffle(bad);
      const withSigns = (pair: readonly Op[]) => shuffled.filter(({ s }) => isOf(s, pair));
      return {
        text: `Which interchange of two signs and two numbers makes $${show(numbers, ops)} = ${total}$ correct?`,
        answer: say(sorted, figures),
        distractors: [
          ...withSigns(sorted).slice(0, 1),
          ...random.shuffle(bad.filter(({ f }) => isOf(f, figures))).slice(0, 1),
          // Wrong options share signs or numbers too, so that the right ones do not occur in most options.
          ...bad.filter(({ s, f }) => isOf(s, others) && isOf(f, withSigns(sorted)[0]?.f ?? [])),
          ...withSigns(others)
            .filter(({ f }) => !isOf(f, figures))
            .slice(0, 2),
          ...withSigns(sorted).slice(1, 2),
        ].map(({ s, f }) => {
          const v = value(s, f);
          return wrong(say(s, f), `a slip in the order of operations: that gives ${roughly(v)}`);
        }),
        explanation: [
          `After the interchange the left side is $${show(change(numbers, figures), change(ops, signs))}$.`,
          `Multiplication and division first: it is $${total}$. So the right interchange is ${say(sorted, figures)}.`,
        ],
        verify: () => options.filter(({ s, f }) => Math.abs(value(s, f) - total) < 1e-9).length === 1,
      };
    }),
  }),
  computed({
    name: "new-operation-symbol",
    topic: "mathematical-operations",
    difficulty: "MEDIUM",
    write(random) {
      const rules = [
        { of: (a: number, b: number) => a * b + a - b, tex: "ab + a - b" },
        { of: (a: number, b: number) => a * a - b, tex: "a^2 - b" },
        { of: (a: number, b: number) => 2 * a + 3 * b, tex: "2a + 3b" },
        { of: (a: number, b: number) => a * (b - 1), tex: "a(b - 1)" },
        { of: (a: number, b: number) => a * b - 2 * b, tex: "ab - 2b" },
      ];
      const rule = random.pick(rules);
      const [a, b, c] = [random.int(2, 8), random.int(2, 8), random.int(2, 6)];
      const inner = rule.of(b, c);
      const answer = rule.of(a, inner);
      if (a === b || b === c || inner < 1) return undefined;
      const s = random.pick(["\\ast", "\\oplus", "\\circ", "\\otimes"]);
      return {
        text: `An operation is defined by $a ${s} b = ${rule.tex}$. What is the value of $${a} ${s} (${b} ${s} ${c})$?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(rule.of(rule.of(a, b), c)),
            "working out the left pair first, although the brackets are on the right",
          ),
          wrong(num(rule.of(inner, a)), "putting the two numbers into the rule in the wrong order"),
          wrong(num(inner), "stopping after the brackets"),
          wrong(num(rule.of(a, rule.of(c, b))), "exchanging the numbers inside the brackets"),
          wrong(
            num(rule.of(a, b) + rule.of(a, c)),
            "spreading the operation over the brackets like a multiplication",
          ),
        ],
        explanation: [
          `Brackets first: $${b} ${s} ${c} = ${inner}$.`,
          `Then $${a} ${s} ${inner} = ${answer}$, with $a = ${a}$ and $b = ${inner}$ in $${rule.tex}$.`,
        ],
      };
    },
  }),
];
