import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code, digits, fence } from "../code.ts";

const shown = (items: readonly (number | string)[]) => `[${items.join(", ")}]`;

export const webAndJavascript: WriterList = [
  computed({
    name: "javascript-map-and-filter",
    topic: "web-and-javascript",
    difficulty: "EASY",
    write(random) {
      const items = random.sample(range(1, 20), 5);
      const limit = random.int(6, 12);
      const factor = random.int(2, 4);
      const isMapFirst = random.chance();
      const bound = isMapFirst ? limit * factor : limit;
      const big = (list: readonly number[]) => list.filter((x) => x > bound);
      const times = (list: readonly number[]) => list.map((x) => x * factor);
      const key = isMapFirst ? big(times(items)) : times(big(items));
      const other = isMapFirst ? times(big(items)) : big(times(items));
      if (key.length === 0 || key.length === 5) return undefined;
      const chain = isMapFirst
        ? `.map(x => x * ${factor}).filter(x => x > ${bound})`
        : `.filter(x => x > ${bound}).map(x => x * ${factor})`;
      const small = items.filter((x) => !(isMapFirst ? x * factor > bound : x > bound));
      const reduced = random.chance(0.4);
      const show = (list: readonly number[]) => (reduced ? num(sum(list)) : code(shown(list)));
      return {
        text: `What is the value of \`r\` after this JavaScript program?\n${fence(`const a = ${shown(items)};`, `const r = a${chain}${reduced ? ".reduce((s, x) => s + x, 0)" : ""};`)}`,
        answer: show(key),
        distractors: (
          [
            [other, "exchanging the two steps"],
            [times(small), "keeping the elements that fail the test"],
            [
              isMapFirst ? items.filter((x) => x * factor > bound) : big(items),
              "forgetting the multiplication",
            ],
            [times(items), "not filtering at all"],
            [key.slice(1), "leaving out the first element found"],
            [key.slice(0, -1), "leaving out the last element found"],
          ] as const
        ).flatMap(([list, why]) => (list.length > 0 ? [wrong(show(list), why)] : [])),
        explanation: [
          isMapFirst
            ? `\`map\` gives \`${shown(times(items))}\`; \`filter\` keeps those above ${bound}.`
            : `\`filter\` keeps the elements above ${bound}: \`${shown(big(items))}\`; \`map\` multiplies each by ${factor}.`,
          reduced
            ? `The result \`${shown(key)}\` is added up by \`reduce\`: ${sum(key)}.`
            : `The result is \`${shown(key)}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "css-colour-in-hexadecimal",
    topic: "web-and-javascript",
    difficulty: "EASY",
    write(random) {
      const parts = range(1, 3).map(() => random.int(16, 255));
      const [r = 0, g = 0, b = 0] = parts;
      const hex = (...values: number[]) => code(`#${values.map((value) => digits(value, 16, 2)).join("")}`);
      const mirrored = parts.map((value) =>
        Number.parseInt([...digits(value, 16, 2)].reverse().join(""), 16),
      );
      return {
        text: `Which hexadecimal colour code in CSS stands for \`rgb(${r}, ${g}, ${b})\`?`,
        answer: hex(r, g, b),
        distractors: [
          wrong(hex(b, g, r), "writing blue first"),
          wrong(hex(...mirrored), "exchanging the two digits of each part"),
          wrong(hex(255 - r, 255 - g, 255 - b), "giving the complementary colour"),
          wrong(hex(g, r, b), "exchanging red and green"),
        ],
        explanation: [
          `The code holds red, green and blue, two hexadecimal digits each.`,
          `In hexadecimal, ${r} is \`${digits(r, 16, 2)}\`, ${g} is \`${digits(g, 16, 2)}\` and ${b} is \`${digits(b, 16, 2)}\`: \`#${parts.map((value) => digits(value, 16, 2)).join("")}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "javascript-type-coercion",
    topic: "web-and-javascript",
    difficulty: "MEDIUM",
    mayContain: ["NaN", "undefined", "null"],
    write(random) {
      const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)];
      const asNumber = "treating every operand as a number";
      const asText = "joining the operands as text in the wrong place";
      const never = "thinking that text can never be used in arithmetic";
      const form = random.pick<{ text: string; value: string | number; slips: [string | number, string][] }>([
        {
          text: `"${a}" + ${b} - ${c}`,
          value: Number(`${a}${b}`) - c,
          slips: [
            [a + b - c, asNumber],
            [`"${a}${Math.abs(b - c)}"`, asText],
            ["NaN", never],
          ],
        },
        {
          text: `${a} + ${b} + "${c}"`,
          value: `"${a + b}${c}"`,
          slips: [
            [a + b + c, asNumber],
            [`"${a}${b}${c}"`, asText],
            ["NaN", never],
          ],
        },
        {
          text: `"${a}" * "${b}" + "${c}"`,
          value: `"${a * b}${c}"`,
          slips: [
            [a * b + c, asNumber],
            [`"${a}${b}${c}"`, asText],
            ["NaN", never],
          ],
        },
        {
          text: `"${a}" - ${b} + "${c}"`,
          value: `"${a - b}${c}"`,
          slips: [
            [a - b + c, asNumber],
            [`"${a}${b}${c}"`, asText],
            ["NaN", never],
          ],
        },
        {
          text: `${a} + true * ${b} + "${c}"`,
          value: `"${a + b}${c}"`,
          slips: [
            [a + b + c, asNumber],
            [`"${a}true${b}${c}"`, asText],
            ["NaN", never],
          ],
        },
        {
          text: `[${a}] + ${b}`,
          value: `"${a}${b}"`,
          slips: [
            [a + b, asNumber],
            [`[${a}, ${b}]`, "adding an element to the array"],
            ["NaN", never],
          ],
        },
        // Here it does come out as no number, so that this option is not always wrong.
        {
          text: `"${a}px" * ${b}`,
          value: "NaN",
          slips: [
            [a * b, "reading the digits before the letters only, as `parseInt` does"],
            [`"${a * b}px"`, "keeping the letters behind the product"],
            ["undefined", "taking what has no numerical value to be undefined"],
          ],
        },
        {
          text: `${a} + undefined * ${b}`,
          value: "NaN",
          slips: [
            [a, "counting `undefined` as 0, as with `null`"],
            [`"${a}undefined"`, asText],
            ["undefined", "taking what has no numerical value to be undefined"],
          ],
        },
        {
          text: `${a} + null * ${b}`,
          value: a,
          slips: [
            ["NaN", "thinking that `null` has no numerical value"],
            [`"${a}null"`, asText],
            ["null", "letting `null` decide the result"],
          ],
        },
      ]);
      const type = typeof form.value === "number" ? `"${form.value}"` : form.value.replaceAll('"', "");
      return {
        text: `What is the value of this JavaScript expression?\n${fence(form.text)}`,
        answer: code(form.value),
        distractors: [
          ...form.slips.map(([value, why]) => wrong(code(value), why)),
          ...(type === form.value ? [] : [wrong(code(type), "mistaking the type of the result")]),
        ],
        explanation: [
          "`+` joins as soon as one side is a string (an array becomes a string too); `-` and `*` turn strings into numbers. `*` comes first, otherwise from left to right. As numbers `null` is 0 and `true` is 1; `undefined` and text that is no number give `NaN`.",
          `The value is \`${form.value}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "css-specificity",
    topic: "web-and-javascript",
    difficulty: "MEDIUM",
    write(random) {
      const ids = ["#menu", "#main", "#top", "#page"];
      const classes = [".item", ".active", ".card", ".note", ":hover", "[href]"];
      const tags = ["ul", "li", "a", "nav", "p", "div"];
      const [i, c, t] = [random.int(0, 1), random.int(0, 3), random.int(1, 3)];
      if (i + c === 0) return undefined;
      const parts = [
        ...random.sample(ids, i),
        ...random.sample(classes.slice(0, 4), Math.min(c, 4)),
        ...random.sample(tags, t),
      ];
      const pseudo = c > 0 && random.chance(0.5);
      const element = random.shuffle(parts).join(" ");
      const selector = pseudo ? `${element}:hover` : element;
      const real = [i, c + (pseudo ? 1 : 0), t] as const;
      const show = (x: number, y: number, z: number) => code(`${x}, ${y}, ${z}`);
      return {
        text: `What is the specificity of the CSS selector \`${selector}\`, written as (ids, classes, elements)?`,
        answer: show(...real),
        distractors: [
          wrong(
            show(real[0], c, t + (pseudo ? 1 : 0)),
            pseudo ? "counting `:hover` as an element" : "losing count",
          ),
          wrong(show(real[2], real[1], real[0]), "writing the elements first"),
          wrong(show(real[0], real[1], real[2] + 1), "counting one element too many"),
          wrong(show(real[0] + 1, real[1], real[2]), "counting one id too many"),
          wrong(show(real[0], real[1] + 1, real[2]), "counting one class too many"),
          wrong(show(real[0], real[1] + 1, Math.max(0, real[2] - 1)), "taking an element for a class"),
        ],
        explanation: [
          "Ids (with #) count in the first place, classes, attributes and pseudo-classes (with a dot, brackets or a single colon) in the second, element names in the third.",
          `Here: ${real[0]}, ${real[1]} and ${real[2]}, that is, \`${real.join(", ")}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "javascript-loop-closures",
    topic: "web-and-javascript",
    difficulty: "HARD",
    write(random) {
      const n = random.int(3, 5);
      const factor = random.int(2, 9);
      const keyword = random.pick(["var", "let"] as const);
      const value = (i: number) => i * factor;
      const key = keyword === "var" ? range(1, n).map(() => value(n)) : range(0, n - 1).map(value);
      const show = (list: readonly number[]) => code(list.join(" "));
      return {
        text: `What numbers does this JavaScript program log, one after another?\n${fence(`for (${keyword} i = 0; i < ${n}; i++) {`, `    setTimeout(() => console.log(i * ${factor}), 0);`, "}")}`,
        answer: show(key),
        distractors: [
          wrong(
            show(keyword === "var" ? range(0, n - 1).map(value) : range(1, n).map(() => value(n))),
            keyword === "var"
              ? "giving each round its own `i`, as `let` would"
              : "sharing one `i` among all rounds, as `var` would",
          ),
          wrong(
            show(range(1, n).map(() => value(n - 1))),
            "taking the last value inside the loop for the value after it",
          ),
          wrong(show(range(1, n).map(value)), "counting from 1"),
          wrong(
            show(
              range(0, n - 1)
                .reverse()
                .map(value),
            ),
            "running the callbacks in reverse order",
          ),
          wrong(show(range(0, n).map(value)), "running one round too many"),
        ],
        explanation: [
          `The callbacks run only after the loop has ended. ${keyword === "var" ? `With \`var\` they all share one variable \`i\`, which is then ${n}.` : "With `let` every round has its own `i`, which its callback keeps."}`,
          `Logged: \`${key.join(" ")}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "javascript-event-loop-order",
    topic: "web-and-javascript",
    difficulty: "HARD",
    write(random) {
      const letters = random.sample([..."ABCDEFGH"], 5);
      const kinds = random.shuffle([
        "sync",
        "timer",
        "micro",
        "sync",
        random.pick(["micro", "timer"] as const),
      ] as const);
      const steps = letters.map((letter, index) => ({ letter, kind: kinds[index] ?? "sync" }));
      const line = {
        sync: (x: string) => `console.log("${x}");`,
        timer: (x: string) => `setTimeout(() => console.log("${x}"), 0);`,
        micro: (x: string) => `Promise.resolve().then(() => console.log("${x}"));`,
      };
      const order = (...ranks: readonly (readonly string[])[]) =>
        ranks
          .flatMap((group) => steps.filter(({ kind }) => group.includes(kind)).map(({ letter }) => letter))
          .join(" ");
      const key = order(["sync"], ["micro"], ["timer"]);
      return {
        text: `In which order does this JavaScript program log the letters?\n${fence(...steps.map(({ letter, kind }) => line[kind](letter)))}`,
        answer: code(key),
        distractors: [
          wrong(
            code(order(["sync"], ["timer"], ["micro"])),
            "running timers before the callbacks of promises",
          ),
          wrong(
            code(order(["sync", "timer", "micro"])),
            "running every line at once, in the order of the text",
          ),
          wrong(code(order(["sync"], ["timer", "micro"])), "queueing timers and promises together"),
          wrong(code(order(["sync", "micro"], ["timer"])), "running the callbacks of promises at once"),
          wrong(
            code(order(["micro"], ["sync"], ["timer"])),
            "running the callbacks of promises before everything else",
          ),
        ],
        explanation: [
          "First the program itself runs to its end; then the callbacks of promises (microtasks); only then timers.",
          `Logged: \`${key}\`.`,
        ],
      };
    },
  }),
];
