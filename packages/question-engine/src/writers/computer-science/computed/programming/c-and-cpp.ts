import { range } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { num } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, code, digits, fence } from "../code.ts";

const KINDS = [
  { type: "char", size: 1 },
  { type: "short", size: 2 },
  { type: "int", size: 4 },
  { type: "double", size: 8 },
] as const;

/** The size of a struct whose members are aligned to their own sizes. */
function structSize(sizes: readonly number[]): number {
  let offset = 0;
  for (const size of sizes) offset = Math.ceil(offset / size) * size + size;
  const widest = Math.max(...sizes);
  return Math.ceil(offset / widest) * widest;
}

export const cAndCpp: WriterList = [
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
          other: a + Math.trunc(c / b),
          why: "ignoring the brackets",
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
        text: `What does this C program fragment print?\n${fence(`int a = ${a}, b = ${b}, c = ${c};`, `printf("%d", ${form.text});`)}`,
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
  computed({
    name: "c-pointer-arithmetic",
    topic: "c-and-cpp",
    difficulty: "MEDIUM",
    write(random) {
      const items = random.sample(range(2, 60), 6);
      const [start, step] = [random.int(0, 2), random.int(1, 3)];
      const form = random.pick([
        {
          text: `*(p + ${step})`,
          value: at(items, start + step),
          slip: at(items, start) + step,
          why: "adding to the value instead of the pointer",
        },
        {
          text: `*p + ${step}`,
          value: at(items, start) + step,
          slip: at(items, start + step),
          why: "adding to the pointer instead of the value",
        },
        {
          text: `p[${step}]`,
          value: at(items, start + step),
          slip: at(items, step),
          why: `counting the index from the beginning of the array`,
        },
        {
          text: `*p * ${step + 1}`,
          value: at(items, start) * (step + 1),
          slip: at(items, start + step),
          why: "taking the product for a step of the pointer",
        },
      ]);
      const init = random.pick([`int *p = a + ${start};`, `int *p = &a[${start}];`]);
      return {
        text: `What does this C program fragment print?\n${fence(`int a[] = {${items.join(", ")}};`, init, `printf("%d", ${form.text});`)}`,
        answer: num(form.value),
        distractors: [
          wrong(num(form.slip), form.why),
          wrong(num(at(items, Math.min(5, start + step + 1))), "counting the elements one place too far"),
          wrong(num(at(items, Math.max(0, start + step - 1))), "counting the elements from 1"),
          wrong(num(at(items, 0) + step), "letting `p` point to the first element"),
          wrong(num(at(items, 5)), "taking the last element"),
        ],
        explanation: [
          `\`p\` points to \`a[${start}]\`, which is ${at(items, start)}.`,
          form.text.startsWith("*p")
            ? `The star binds more strongly, so \`${form.text}\` works on the value ${at(items, start)} and gives ${form.value}.`
            : `\`${form.text}\` is the element ${step} ${step === 1 ? "place" : "places"} further, \`a[${start + step}]\`, which is ${form.value}.`,
        ],
      };
    },
  }),
  computed({
    name: "c-static-variable",
    topic: "c-and-cpp",
    difficulty: "MEDIUM",
    write(random) {
      const [start, step, calls] = [random.int(0, 9), random.int(2, 5), random.int(3, 5)];
      const isStatic = random.chance(0.75);
      const post = random.chance();
      const after = (n: number) => start + n * step;
      const order = range(1, calls).map((n) =>
        isStatic ? (post ? after(n - 1) : after(n)) : post ? start : after(1),
      );
      const shiftOrder = range(1, calls).map((n) =>
        isStatic ? (post ? after(n) : after(n - 1)) : post ? after(1) : start,
      );
      const body = post
        ? [`    int old = n;`, `    n += ${step};`, "    return old;"]
        : [`    n += ${step};`, "    return n;"];
      const show = (values: readonly number[]) => code(values.join(" "));
      return {
        text: `What does this C program fragment print?\n${fence("int next(void) {", `    ${isStatic ? "static " : ""}int n = ${start};`, ...body, "}", "", `for (int i = 0; i < ${calls}; i++)`, `    printf("%d ", next());`)}`,
        answer: show(order),
        distractors: [
          wrong(
            show(shiftOrder),
            post
              ? "returning the new value instead of the old one"
              : "returning the old value instead of the new one",
          ),
          wrong(
            show(
              isStatic ? order.map(() => at(order, 0)) : range(1, calls).map((n) => after(post ? n - 1 : n)),
            ),
            isStatic ? "setting `n` anew in every call" : "keeping the value of `n` from call to call",
          ),
          wrong(show(range(1, calls).map((n) => n * step)), "starting from 0"),
          wrong(show(range(1, calls).map((n) => start + n - 1 + (post ? 0 : 1))), "adding 1 in each call"),
        ],
        explanation: [
          isStatic
            ? "A static variable is set once and keeps its value from call to call."
            : "An ordinary local variable is made and set anew in every call.",
          `The calls return ${order.join(", ")}.`,
          `Printed: \`${order.join(" ")}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "c-switch-fall-through",
    topic: "c-and-cpp",
    difficulty: "MEDIUM",
    write(random) {
      const adds = range(1, 4).map(() => random.int(1, 9));
      const breaks = range(1, 4).map(() => random.chance(0.4));
      const x = random.int(1, 3);
      const start = random.int(0, 5);
      const run = (from: number, stop: readonly boolean[]) => {
        let total = start;
        for (let index = from - 1; index < 4; index++) {
          total += at(adds, index);
          if (at(stop, index)) break;
        }
        return total;
      };
      const key = run(x, breaks);
      if (at(breaks, x - 1)) return undefined;
      const lines = adds.flatMap((add, index) => [
        index < 3
          ? `    case ${index + 1}: s += ${add};${at(breaks, index) ? " break;" : ""}`
          : `    default: s += ${add};`,
      ]);
      return {
        text: `What does this C program fragment print?\n${fence(`int s = ${start}, x = ${x};`, "switch (x) {", ...lines, "}", 'printf("%d", s);')}`,
        answer: num(key),
        distractors: [
          wrong(
            num(start + at(adds, x - 1)),
            "leaving the switch after one case although there is no `break`",
          ),
          wrong(num(run(1, [false, false, false, false])), "running through all cases from the first"),
          wrong(num(run(x, [false, false, false, false])), "overlooking a `break`"),
          wrong(num(start + at(adds, x - 1) + at(adds, 3)), "adding only the case and the default"),
          wrong(num(start + at(adds, 3)), "going to the default"),
          wrong(num(key - start), "forgetting the initial value"),
          wrong(num(key + 1), "a slip in the addition"),
        ],
        explanation: [
          `Execution jumps to case ${x} and goes on through the following cases until a \`break\` or the end.`,
          `\`s\` becomes ${key}.`,
        ],
      };
    },
  }),
  computed({
    name: "c-size-of-a-struct",
    topic: "c-and-cpp",
    difficulty: "HARD",
    write(random) {
      const members = range(1, random.int(3, 4)).map(() => random.pick(KINDS));
      const sizes = members.map(({ size }) => size);
      const key = structSize(sizes);
      const plain = sizes.reduce((total: number, size) => total + size, 0);
      const sorted = structSize([...sizes].sort((a, b) => b - a));
      if (key === plain) return undefined;
      const noTail = sizes.reduce((offset: number, size) => Math.ceil(offset / size) * size + size, 0);
      const widest = Math.max(...sizes);
      return {
        text: `On a machine where \`char\` takes 1 byte, \`short\` 2, \`int\` 4 and \`double\` 8, every member of a structure is aligned to a multiple of its own size and the structure's size to a multiple of its largest member. What is \`sizeof(struct S)\`?\n${fence("struct S {", ...members.map(({ type }, index) => `    ${type} ${"abcd"[index]};`), "};")}`,
        answer: num(key),
        distractors: [
          wrong(num(plain), "adding the sizes without any padding"),
          wrong(num(noTail), "forgetting the padding at the end"),
          wrong(num(widest * sizes.length), "giving every member the space of the largest"),
          wrong(num(sorted), "letting the compiler reorder the members"),
          wrong(num(key + widest), "padding once too often"),
          wrong(num(key - 2), "padding too little in between"),
        ],
        explanation: [
          `Offsets: ${offsets(members)}; the members end at ${noTail}.`,
          `Rounded up to a multiple of ${widest} the size is ${key}.`,
        ],
      };
    },
  }),
  computed({
    name: "c-pointers-to-variables",
    topic: "c-and-cpp",
    difficulty: "HARD",
    write(random) {
      const [a0, b0] = [random.int(2, 9), random.int(10, 19)];
      const [k, m] = [random.int(2, 4), random.int(1, 6)];
      const run = (retarget: boolean, through: boolean) => {
        let [a, b] = [a0, b0];
        a *= k; // *p *= k with p = &a
        if (through) b += a; // *q += *p with q = &b
        if (retarget)
          b -= m; // p = q; *p -= m
        else a -= m;
        return `${a} ${b}`;
      };
      const isPointer = random.chance(0.65);
      const move = isPointer ? "p = q;" : "*p = *q;";
      const key = isPointer
        ? run(true, true)
        : (() => {
            let [a, b] = [a0 * k, b0];
            b += a;
            a = b;
            a -= m;
            return `${a} ${b}`;
          })();
      return {
        text: `What does this C program fragment print?\n${fence(`int a = ${a0}, b = ${b0};`, "int *p = &a, *q = &b;", `*p *= ${k};`, "*q += *p;", move, `*p -= ${m};`, 'printf("%d %d", a, b);')}`,
        answer: code(key),
        distractors: [
          wrong(
            code(isPointer ? run(false, true) : run(true, true)),
            isPointer
              ? "overlooking that `p` now points to `b`"
              : "letting `*p = *q` move the pointer instead of copying the value",
          ),
          wrong(
            code(isPointer ? `${b0 + a0 * k - m} ${b0 + a0 * k}` : run(false, true)),
            isPointer
              ? "copying the value of `b` to `a` instead of moving the pointer"
              : "overlooking the copy",
          ),
          wrong(code(run(isPointer, false)), "overlooking the addition through `q`"),
          wrong(code(`${a0 * k} ${b0}`), "changing `a` only"),
          wrong(
            code(isPointer ? `${a0 * k} ${b0 + a0 - m}` : `${b0 + a0 - m} ${b0 + a0}`),
            "adding the old value of `a`",
          ),
        ],
        explanation: [
          `\`*p *= ${k}\` makes \`a\` ${a0 * k}; \`*q += *p\` makes \`b\` $${b0} + ${a0 * k} = ${b0 + a0 * k}$.`,
          isPointer
            ? `After \`p = q\` both pointers point to \`b\`, so the last line lowers \`b\` by ${m}.`
            : `\`*p = *q\` copies ${b0 + a0 * k} into \`a\`; \`p\` still points to \`a\`, which is then lowered by ${m}.`,
          `Printed: \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "c-string-length-and-size",
    mayContain: ["null"],
    topic: "c-and-cpp",
    difficulty: "HARD",
    write(random) {
      const word = random.pick([
        "algorithm",
        "compiler",
        "network",
        "storage",
        "pointer",
        "database",
        "kernel",
        "variable",
        "language",
      ]);
      const cut = random.int(2, word.length - 2);
      const size = word.length + 1 + random.int(2, 9);
      const fixed = random.chance();
      const declared = fixed ? `char s[${size}] = "${word}";` : `char s[] = "${word}";`;
      const whole = fixed ? size : word.length + 1;
      const key = `${cut} ${whole}`;
      return {
        text: `What does this C program fragment print? (A \`char\` takes 1 byte.)\n${fence(declared, `s[${cut}] = '\\0';`, 'printf("%d %d", (int)strlen(s), (int)sizeof(s));')}`,
        answer: code(key),
        distractors: [
          wrong(code(`${cut} ${cut + 1}`), "letting `sizeof` end at the new null character"),
          wrong(code(`${word.length} ${whole}`), "overlooking that the null character now ends the string"),
          wrong(code(`${cut + 1} ${whole}`), "counting the null character in the length"),
          wrong(
            code(`${cut} ${fixed ? word.length + 1 : word.length}`),
            fixed
              ? "taking the size from the text instead of the declaration"
              : "forgetting the null character at the end of the array",
          ),
        ],
        explanation: [
          `\`strlen\` counts the characters before the first null character, which is now at index ${cut}: ${cut}.`,
          `\`sizeof\` gives the size of the whole array, ${fixed ? `as declared: ${size}` : `an array of ${word.length} letters and a null character: ${word.length + 1}`}.`,
          `Printed: \`${key}\`.`,
        ],
      };
    },
  }),
];

function offsets(members: readonly { type: string; size: number }[]): string {
  let offset = 0;
  return members
    .map(({ type, size }, index) => {
      const place = Math.ceil(offset / size) * size;
      offset = place + size;
      return `\`${type} ${"abcd"[index]}\` at ${place}`;
    })
    .join(", ");
}
