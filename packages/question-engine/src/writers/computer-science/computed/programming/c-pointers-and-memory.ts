import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence } from "../code.ts";

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

export const cPointersAndMemory: WriterList = [
  computed({
    name: "c-pointer-arithmetic",
    topic: "c-and-cpp",
    difficulty: "MEDIUM",
    write(random) {
      const items = random.sample(range(2, 60), 6);
      const [start, step] = [random.int(1, 2), random.int(1, 3)];
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
      const used = KINDS.filter((kind) => members.includes(kind));
      if (used.length < 2) return undefined;
      const takes = used.map(
        ({ type, size }, at) => `\`${type}\` ${at === 0 ? `takes ${plural(size, "byte")}` : size}`,
      );
      return {
        text: `On a machine where ${list(takes)}, every member of a structure is aligned to a multiple of its own size and the size of the structure is rounded up to a multiple of the size of its largest member. What is \`sizeof(struct S)\`?\n${fence("struct S {", ...members.map(({ type }, index) => `    ${type} ${"abcd"[index]};`), "};")}`,
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
    depth: 3,
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
    difficulty: "MEDIUM",
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
        "array",
        "queue",
        "stack",
        "node",
        "heap",
        "loop",
        "bit",
        "map",
      ]);
      const cut = random.int(2, Math.max(2, word.length - 2));
      const size = word.length + 1 + random.int(2, 9);
      const fixed = random.chance();
      const declared = fixed ? `char s[${size}] = "${word}";` : `char s[] = "${word}";`;
      const whole = fixed ? size : word.length + 1;
      // The digit zero is a character like any other.
      const isDigit = random.chance(0.4);
      const length = isDigit ? word.length : cut;
      const key = `${length} ${whole}`;
      return {
        text: `What does this C program fragment print? (A \`char\` takes 1 byte.)\n${fence(declared, `s[${cut}] = ${isDigit ? "'0'" : "'\\0'"};`, 'printf("%d %d", (int)strlen(s), (int)sizeof(s));')}`,
        answer: code(key),
        distractors: [
          isDigit
            ? wrong(code(`${cut} ${whole}`), "taking the digit `'0'` for the null character `'\\0'`")
            : wrong(
                code(`${word.length} ${whole}`),
                "overlooking that the null character now ends the string",
              ),
          wrong(code(`${length + 1} ${whole}`), "counting the null character in the length"),
          wrong(
            code(`${length} ${fixed ? word.length + 1 : word.length}`),
            fixed
              ? "taking the size from the text instead of the declaration"
              : "forgetting the null character at the end of the array",
          ),
          ...(cut > 2
            ? [
                wrong(
                  code(`${cut} ${cut + 1}`),
                  isDigit
                    ? "taking the digit for the null character, also for `sizeof`"
                    : "letting `sizeof` end at the new null character",
                ),
              ]
            : []),
          wrong(code(`${length + 1} ${whole + 1}`), "counting a null character too many in both"),
        ],
        explanation: [
          isDigit
            ? `\`strlen\` counts the characters before the first null character. The digit \`'0'\` is none, so the string still ends after ${word.length} characters.`
            : `\`strlen\` counts the characters before the first null character, which is now at index ${cut}: ${cut}.`,
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
