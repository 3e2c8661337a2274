import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, digits, fence } from "../code.ts";

export const cOperators: WriterList = [
  computed({
    name: "c-integer-division",
    topic: "c-and-cpp",
    difficulty: "EASY",
    write(random) {
      const [a, b, c] = [random.int(11, 60), random.int(3, 8), random.int(2, 5)];
      if (a % b === 0) return undefined;
      const form = random.pick([
        {
          text: `a / b * c`,
          value: Math.trunc(a / b) * c,
          real: (a * c) / b,
          other: Math.trunc(a / (b * c)),
          why: "multiplying before dividing",
        },
        {
          text: `a % b * c`,
          value: (a % b) * c,
          real: a % (b * c),
          other: Math.trunc(a / b) * c,
          why: "taking the quotient instead of the remainder",
        },
        {
          text: `a - a / b * b`,
          value: a - Math.trunc(a / b) * b,
          real: 0,
          other: Math.trunc(a / b),
          why: "giving the quotient",
        },
        {
          text: `(a + c) / b`,
          value: Math.trunc((a + c) / b),
          real: (a + c) / b,
          other: Math.trunc(a / b) + c,
          why: "dividing before adding",
        },
        {
          text: `a / b + a % b`,
          value: Math.trunc(a / b) + (a % b),
          real: a / b + (a % b),
          other: Math.trunc(a / b),
          why: "leaving out the remainder",
        },
      ]);
      return {
        text: `What does this C program fragment print?\n${fence(`int a = ${a}, b = ${b}${form.text.includes("c") ? `, c = ${c}` : ""};`, `printf("%d", ${form.text});`)}`,
        answer: num(form.value),
        distractors: [
          wrong(num(Math.round(form.real)), "calculating with decimals and rounding at the end"),
          wrong(num(form.other), form.why),
          wrong(num(Math.floor(form.real)), "calculating with decimals and cutting off at the end"),
          wrong(num(form.value + 1), "rounding the quotient up"),
          wrong(num(form.value - 1), "rounding once too often"),
          wrong(num(form.value + c), "a quotient that is one too large"),
        ],
        explanation: [
          `Division of integers in C cuts off the decimals: \`a / b\` is ${Math.trunc(a / b)} and \`a % b\` is ${a % b}. \`*\`, \`/\` and \`%\` are worked from left to right.`,
          `\`${form.text}\` is ${form.value}.`,
        ],
      };
    },
  }),
  computed({
    name: "c-pre-and-post-increment",
    topic: "c-and-cpp",
    difficulty: "EASY",
    write(random) {
      const a0 = random.int(2, 20);
      const k = random.int(2, 9);
      const forms = [
        { text: "a++", value: a0, after: a0 + 1, swapped: a0 + 1 },
        { text: "++a", value: a0 + 1, after: a0 + 1, swapped: a0 },
        { text: "a--", value: a0, after: a0 - 1, swapped: a0 - 1 },
        { text: "--a", value: a0 - 1, after: a0 - 1, swapped: a0 },
      ];
      const form = random.pick(forms);
      const combine = random.pick([
        { text: `${form.text} + ${k}`, of: (x: number) => x + k },
        { text: `${form.text} * ${k}`, of: (x: number) => x * k },
        { text: `${k} - ${form.text}`, of: (x: number) => k - x },
      ]);
      const show = (b: number, a: number) => code(`${a} ${b}`);
      return {
        text: `What does this C program fragment print?\n${fence(`int a = ${a0};`, `int b = ${combine.text};`, `printf("%d %d", a, b);`)}`,
        answer: show(combine.of(form.value), form.after),
        distractors: [
          wrong(show(combine.of(form.swapped), form.after), "exchanging the prefix and the postfix form"),
          wrong(show(combine.of(form.value), a0), "forgetting that `a` itself changes"),
          wrong(show(combine.of(form.swapped), a0), "exchanging the two forms and leaving `a` unchanged"),
          wrong(
            show(combine.of(2 * a0 - form.after), 2 * a0 - form.after),
            "changing `a` in the wrong direction",
          ),
          wrong(show(form.value, form.after), "leaving out the other operand"),
        ],
        explanation: [
          form.text.startsWith("a")
            ? `The postfix form \`${form.text}\` gives the old value ${a0} and changes \`a\` afterwards.`
            : `The prefix form \`${form.text}\` changes \`a\` first and gives the new value ${form.value}.`,
          `So \`b\` is ${combine.of(form.value)} and \`a\` is ${form.after}: \`${form.after} ${combine.of(form.value)}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "c-bitwise-operators",
    topic: "c-and-cpp",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = [random.int(9, 60), random.int(3, 30)];
      const shift = random.int(1, 3);
      const form = random.pick([
        {
          text: "a & b",
          value: a & b,
          others: [a | b, a ^ b, a && b ? 1 : 0],
          why: ["using OR", "using XOR", "using the logical operator `&&`"],
        },
        {
          text: "a | b",
          value: a | b,
          others: [a & b, a ^ b, 1],
          why: ["using AND", "using XOR", "using the logical operator `||`"],
        },
        {
          text: "a ^ b",
          value: a ^ b,
          others: [a | b, a & b, a + b],
          why: ["using OR", "using AND", "adding, with carries"],
        },
        {
          text: `a << ${shift} | b`,
          value: (a << shift) | b,
          others: [a << (shift | b), (a << shift) & b, (a * shift) | b],
          why: ["combining before shifting", "using AND", "multiplying by the number of places"],
        },
        {
          text: `(a >> ${shift}) ^ b`,
          value: (a >> shift) ^ b,
          others: [a >> (shift ^ b), (a >> shift) | b, (a << shift) ^ b],
          why: ["combining before shifting", "using OR", "shifting to the left"],
        },
        {
          text: `a & ~b`,
          value: a & ~b,
          others: [a & b, a - b, ~(a & b)],
          why: ["overlooking the inversion", "subtracting the numbers", "inverting the whole result"],
        },
      ]);
      // What comes out must not be read off the numbers given.
      if ([0, a, b].includes(form.value)) return undefined;
      return {
        text: `What does this C program fragment print?\n${fence(`int a = ${a}, b = ${b};`, `printf("%d", ${form.text});`)}`,
        answer: num(form.value),
        distractors: [
          ...form.others.map((value, index) => wrong(num(value), at(form.why, index))),
          wrong(num(form.value ^ 1), "a slip in the lowest bit"),
          wrong(num(form.value ^ 4), "a slip in the third bit from the right"),
        ],
        explanation: [
          `In binary \`a\` is \`${digits(a, 2, 6)}\` and \`b\` is \`${digits(b, 2, 6)}\`.`,
          `\`${form.text}\` is \`${digits(form.value, 2, 6)}\`, that is, ${form.value}.`,
        ],
      };
    },
  }),
];
