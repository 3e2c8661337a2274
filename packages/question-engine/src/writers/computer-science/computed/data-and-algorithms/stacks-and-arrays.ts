import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence, spaced } from "../code.ts";

type Expression = number | { sign: string; left: Expression; right: Expression };
const apply = (sign: string, a: number, b: number) =>
  sign === "+" ? a + b : sign === "-" ? a - b : sign === "*" ? a * b : Math.trunc(a / b);
const amount = (tree: Expression): number =>
  typeof tree === "number" ? tree : apply(tree.sign, amount(tree.left), amount(tree.right));
const postfix = (tree: Expression): (string | number)[] =>
  typeof tree === "number" ? [tree] : [...postfix(tree.left), ...postfix(tree.right), tree.sign];

function evaluatePostfix(tokens: readonly (string | number)[], swapped = false): number {
  const stack: number[] = [];
  for (const token of tokens) {
    if (typeof token === "number") stack.push(token);
    else {
      const second = stack.pop() ?? 0;
      const first = stack.pop() ?? 0;
      stack.push(swapped ? apply(token, second, first) : apply(token, first, second));
    }
  }
  return stack.pop() ?? 0;
}

/** Infix to postfix by the shunting-yard rule. */
function toPostfix(infix: string, rank: (sign: string) => number): string {
  const output: string[] = [];
  const stack: string[] = [];
  for (const token of infix.replaceAll(" ", "")) {
    if (/[a-z]/.test(token)) output.push(token);
    else if (token === "(") stack.push(token);
    else if (token === ")") {
      while (stack.length > 0 && stack.at(-1) !== "(") output.push(stack.pop() ?? "");
      stack.pop();
    } else {
      while (stack.length > 0 && stack.at(-1) !== "(" && rank(stack.at(-1) ?? "") >= rank(token))
        output.push(stack.pop() ?? "");
      stack.push(token);
    }
  }
  return [...output, ...stack.reverse()].join("");
}
const usualRank = (sign: string) => (sign === "+" || sign === "-" ? 1 : 2);

export const stacksAndArrays: WriterList = [
  computed({
    name: "stack-or-queue-after-operations",
    topic: "data-structures",
    difficulty: "EASY",
    write(random) {
      const isStack = random.chance();
      const [put, take] = isStack ? ["push", "pop"] : ["enqueue", "dequeue"];
      const numbers = random.sample(range(1, 60), 6);
      const steps: string[] = [];
      const run = (kind: "stack" | "queue", plan: readonly boolean[]) => {
        const held: number[] = [];
        let next = 0;
        let last = 0;
        for (const isPut of plan) {
          if (isPut) held.push(at(numbers, next++));
          else last = (kind === "stack" ? held.pop() : held.shift()) ?? 0;
        }
        return { held, last };
      };
      const plan = [true, true, ...random.shuffle([true, true, true, false, false]), false, false];
      let next = 0;
      for (const isPut of plan) steps.push(isPut ? `${put}(${at(numbers, next++)})` : `${take}()`);
      const real = run(isStack ? "stack" : "queue", plan);
      const other = run(isStack ? "queue" : "stack", plan);
      const used = numbers.slice(0, 5);
      // The value that both would return is too easy.
      if (real.last === other.last) return undefined;
      return {
        text: `The operations below are carried out, in this order, on ${isStack ? "a stack" : "a queue"} that is empty at first. Which number does the last operation return?\n${fence(...steps)}`,
        answer: num(real.last),
        distractors: [
          wrong(num(other.last), isStack ? "treating the stack as a queue" : "treating the queue as a stack"),
          ...real.held.map((value) =>
            wrong(num(value), "being one operation out: this number is still held"),
          ),
          ...random
            .shuffle(used.filter((value) => value !== real.last))
            .map((value) => wrong(num(value), "taking a number that was removed before")),
        ],
        explanation: [
          isStack
            ? "A stack returns the number that was put in last (LIFO)."
            : "A queue returns the number that was put in first (FIFO).",
          `The last operation returns ${real.last}; ${list(real.held)} ${real.held.length === 1 ? "stays" : "stay"} behind.`,
        ],
      };
    },
  }),
  computed({
    name: "address-of-an-array-element",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const rows = random.int(5, 12);
      const columns = random.intExcept(6, 15, rows);
      const size = random.pick([2, 4, 8]);
      const base = random.step(1000, 4000, 100);
      const i = random.int(2, rows - 1);
      const j = random.intExcept(1, columns - 2, i);
      const isRow = random.chance(0.6);
      const rowMajor = base + size * (i * columns + j);
      const columnMajor = base + size * (j * rows + i);
      const key = isRow ? rowMajor : columnMajor;
      return {
        text: `The array \`A[${rows}][${columns}]\`, with indices from 0, is stored in ${isRow ? "row" : "column"}-major order from address ${base} on; every element takes ${size} bytes. What is the address of \`A[${i}][${j}]\`?`,
        answer: num(key),
        distractors: [
          wrong(
            num(isRow ? columnMajor : rowMajor),
            `storing the array in ${isRow ? "column" : "row"}-major order`,
          ),
          wrong(
            num(base + size * (isRow ? (i - 1) * columns + j - 1 : (j - 1) * rows + i - 1)),
            "counting the indices from 1",
          ),
          wrong(
            num(base + size * (isRow ? i * rows + j : j * columns + i)),
            "multiplying by the wrong dimension",
          ),
          wrong(num(base + (isRow ? i * columns + j : j * rows + i)), "forgetting the size of an element"),
        ],
        explanation: [
          isRow
            ? `Before \`A[${i}][${j}]\` come ${i} full rows of ${columns} and ${j} more: $${i} \\times ${columns} + ${j} = ${i * columns + j}$ elements.`
            : `Before \`A[${i}][${j}]\` come ${plural(j, "full column")} of ${rows} and ${i} more: $${j} \\times ${rows} + ${i} = ${j * rows + i}$ elements.`,
          `$${base} + ${size} \\times ${isRow ? i * columns + j : j * rows + i} = ${key}$.`,
        ],
        verify() {
          let address = base;
          const outer = isRow ? rows : columns;
          const inner = isRow ? columns : rows;
          for (let a = 0; a < outer; a++)
            for (let b = 0; b < inner; b++) {
              if ((isRow ? a : b) === i && (isRow ? b : a) === j) return address === key;
              address += size;
            }
          return false;
        },
      };
    },
  }),
  computed({
    name: "postfix-evaluation",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const number = () => random.int(2, 9);
      const node = (left: Expression, right: Expression): Expression => ({
        sign: random.pick(["+", "-", "*", "-"]),
        left,
        right,
      });
      const tree = random.chance()
        ? node(node(number(), number()), node(number(), node(number(), number())))
        : node(node(number(), node(number(), number())), node(number(), number()));
      const key = amount(tree);
      const tokens = postfix(tree);
      if (Math.abs(key) > 300) return undefined;
      const leftToRight = () => {
        const values = tokens.filter((token) => typeof token === "number");
        const signs = tokens.filter((token) => typeof token === "string");
        return signs.reduce(
          (total, sign, index) => apply(sign, total, values[index + 1] ?? 0),
          values[0] ?? 0,
        );
      };
      const onlyLast = evaluatePostfix(tokens.map((token) => (token === "-" ? "+" : token)));
      return {
        text: `What is the value of the postfix expression \`${spaced(tokens)}\`, in which every operand is a single digit?`,
        answer: num(key),
        distractors: [
          wrong(
            num(evaluatePostfix(tokens, true)),
            "taking the two operands of each subtraction in the wrong order",
          ),
          wrong(
            num(leftToRight()),
            "applying the operators one after another to the operands from left to right",
          ),
          wrong(num(onlyLast), "overlooking the minus signs"),
          wrong(num(-key), "losing the sign of the result"),
          wrong(num(key + 2), "a slip in the last step"),
        ],
        explanation: [
          "Read from left to right: push every number; an operator takes the two top numbers, the upper one as its second operand, and pushes the result.",
          `The stack after each operator: ${stackStates(tokens)}.`,
          `The value is $${key}$.`,
        ],
        verify: () => evaluatePostfix(tokens) === key,
      };
    },
  }),
  computed({
    name: "infix-to-postfix",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, r, s] = [
        random.pick(["+", "-"]),
        random.pick(["*", "/"]),
        random.pick(["+", "-", "*"]),
        random.pick(["+", "-", "*", "/"]),
      ] as const;
      const infix = random.pick([
        `a ${p} b ${q} c ${r} d ${s} e`,
        `a ${q} (b ${p} c) ${r} d ${s} e`,
        `(a ${p} b) ${q} c ${r} d ${s} e`,
        `a ${p} b ${q} (c ${r} d) ${s} e`,
        `a ${q} b ${p} c ${s} (d ${r} e)`,
      ]);
      const key = toPostfix(infix, usualRank);
      const equal = toPostfix(infix, () => 1);
      const rightFirst = toPostfix(infix, (sign) => (usualRank(sign) === 1 ? 2 : 1));
      const noBrackets = toPostfix(infix.replace(/[()]/g, ""), usualRank);
      const letters = key.replace(/[^a-z]/g, "");
      const signsLast = letters + infix.replace(/[^-+*/]/g, "");
      const signsReversed = letters + [...infix.replace(/[^-+*/]/g, "")].reverse().join("");
      return {
        text: `What is the postfix form of the infix expression \`${infix}\`, with the usual precedence and evaluation from left to right?`,
        answer: code(key),
        distractors: [
          wrong(code(equal), "giving all operators the same precedence"),
          wrong(code(noBrackets), "ignoring the brackets"),
          wrong(code(rightFirst), "letting + and − bind more strongly than * and /"),
          wrong(code(signsReversed), "collecting all operators on the stack to the very end"),
          wrong(code(signsLast), "writing all operators at the end in the order in which they occur"),
        ],
        explanation: [
          "Operands go straight to the output. An operator waits on the stack until one of lower or equal precedence, a closing bracket or the end comes.",
          `This gives \`${key}\`.`,
        ],
      };
    },
  }),
];

function stackStates(tokens: readonly (string | number)[]): string {
  const stack: number[] = [];
  const states: string[] = [];
  for (const token of tokens) {
    if (typeof token === "number") {
      stack.push(token);
      continue;
    }
    const second = stack.pop() ?? 0;
    const first = stack.pop() ?? 0;
    stack.push(apply(token, first, second));
    states.push(`\`${token}\` leaves \`${stack.join(" ")}\``);
  }
  return states.join("; ");
}
