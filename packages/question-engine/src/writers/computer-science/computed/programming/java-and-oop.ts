import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code, fence } from "../code.ts";

const FAMILIES = [
  ["Animal", "Dog", "speak"],
  ["Shape", "Circle", "area"],
  ["Account", "Savings", "rate"],
  ["Vehicle", "Truck", "wheels"],
  ["Employee", "Manager", "bonus"],
] as const;

export const javaAndOop: WriterList = [
  computed({
    name: "java-string-concatenation",
    topic: "java-and-oop",
    difficulty: "EASY",
    write(random) {
      const [a, b, c, d] = [random.int(1, 9), random.int(1, 9), random.int(1, 9), random.int(1, 9)];
      const label = random.pick(["x", "sum ", "n=", "No"]);
      const form = random.pick([
        {
          text: `${a} + ${b} + "${label}" + ${c} + ${d}`,
          value: `${a + b}${label}${c}${d}`,
          slips: [
            `${a}${b}${label}${c}${d}`,
            `${a + b}${label}${c + d}`,
            `${a}${b}${label}${c + d}`,
            `${label}${a + b + c + d}`,
          ],
          whys: [
            "joining the first two numbers although no string has come yet",
            "adding the last two numbers, where `+` already joins",
            "joining before the text and adding after it",
            "putting the text in front of the sum of all numbers",
          ],
        },
        {
          text: `"${label}" + ${a} + ${b} * ${c}`,
          value: `${label}${a}${b * c}`,
          slips: [
            `${label}${a + b * c}`,
            `${label}${a}${b}${c}`,
            `${label}${(a + b) * c}`,
            `${label}${a * b * c}`,
          ],
          whys: [
            "adding where `+` already joins",
            "joining all three numbers",
            "working from left to right without regard to `*`",
            "multiplying all three numbers",
          ],
        },
        {
          text: `"${label}" + (${a} + ${b}) + ${c}`,
          value: `${label}${a + b}${c}`,
          slips: [
            `${label}${a}${b}${c}`,
            `${label}${a + b + c}`,
            `${label}${a}${b + c}`,
            `${label}(${a + b})${c}`,
          ],
          whys: [
            "ignoring the brackets",
            "adding all three numbers",
            "adding the last two numbers instead",
            "printing the brackets too",
          ],
        },
      ]);
      return {
        text: `What does this Java statement print?\n${fence(`System.out.println(${form.text});`)}`,
        answer: code(form.value),
        distractors: [...form.slips.map((slip, index) => wrong(code(slip), form.whys[index] ?? ""))],
        explanation: [
          "`+` works from left to right: it adds as long as both sides are numbers and joins as soon as one side is a string. `*` and brackets come first.",
          `Printed: \`${form.value}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "java-static-counter",
    topic: "java-and-oop",
    difficulty: "EASY",
    write(random) {
      const made = random.int(3, 5);
      const step = random.int(1, 4);
      const name = random.pick(["Ticket", "Robot", "Token", "Player", "Order"]);
      const start = random.int(0, 6);
      const asked = random.pick(["total", "own"] as const);
      const isStatic = random.chance(0.7);
      const which = random.int(1, made - 1);
      const total = start + made * step;
      const key = isStatic ? total : start + step;
      const variables = range(1, made).map((n) => `o${n}`);
      return {
        text: `What does this Java fragment print?\n${fence(`class ${name} {`, `    ${isStatic ? "static " : ""}int n = ${start};`, `    ${name}() { n += ${step}; }`, "}", "", ...variables.map((variable) => `${name} ${variable} = new ${name}();`), `System.out.println(o${asked === "total" ? made : which}.n);`)}`,
        answer: num(key),
        distractors: [
          wrong(
            num(isStatic ? start + step : total),
            isStatic ? "giving every object its own `n`" : "sharing one `n` among all objects",
          ),
          wrong(num(start + which * step), "counting only the objects made up to this one"),
          wrong(num(total - start), "starting from 0"),
          wrong(num(start), "not running the constructor"),
          wrong(num(total + step), "counting one object too many"),
        ],
        explanation: [
          isStatic
            ? `\`n\` is static: all objects share it, and each of the ${made} calls of the constructor adds ${step}.`
            : "`n` is an instance variable: every object has its own, and its constructor runs once.",
          isStatic ? `$${start} + ${made} \\times ${step} = ${key}$.` : `$${start} + ${step} = ${key}$.`,
        ],
      };
    },
  }),
  computed({
    name: "java-dynamic-dispatch",
    topic: "java-and-oop",
    difficulty: "MEDIUM",
    write(random) {
      const [base, derived, method] = random.pick(FAMILIES);
      const [x, y] = random.sample(range(1, 9), 2) as [number, number];
      const [p, q] = random.sample(range(10, 90), 2) as [number, number];
      const useField = random.chance();
      const useStatic = !useField && random.chance(0.4);
      const first = useStatic ? `${x}` : `${y}`;
      const key = useField ? `${y} ${p}` : `${first} ${p}`;
      const slips = useField
        ? [`${y} ${q}`, `${x} ${p}`, `${x} ${q}`]
        : [`${useStatic ? y : x} ${p}`, `${first} ${q}`, `${useStatic ? y : x} ${q}`];
      const kind = useStatic ? "static " : "";
      return {
        text: `What does this Java fragment print?\n${fence(`class ${base} {`, `    int code = ${p};`, `    ${kind}int ${method}() { return ${x}; }`, "}", `class ${derived} extends ${base} {`, `    int code = ${q};`, `    ${kind}int ${method}() { return ${y}; }`, "}", "", `${base} v = new ${derived}();`, `System.out.println(v.${method}() + " " + v.code);`)}`,
        answer: code(key),
        distractors: [
          wrong(
            code(slips[0] ?? ""),
            useField
              ? "choosing the field by the object's class, as is done for methods"
              : useStatic
                ? "choosing the static method by the object's class"
                : "choosing the method by the type of the variable",
          ),
          wrong(
            code(slips[1] ?? ""),
            useField
              ? "choosing the method by the type of the variable"
              : "choosing the field by the object's class",
          ),
          wrong(code(slips[2] ?? ""), "mistaking both rules"),
        ],
        explanation: [
          useStatic
            ? `Static methods are not overridden: the type of the variable, \`${base}\`, decides, so \`${method}()\` returns ${x}.`
            : `An overridden method is chosen by the class of the object, \`${derived}\`, so \`${method}()\` returns ${y}.`,
          `Fields are never overridden: the type of the variable, \`${base}\`, decides, so \`code\` is ${p}.`,
          `Printed: \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "java-constructor-order",
    topic: "java-and-oop",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, c] = random.sample([..."PQRSTUVWXYZ"], 3) as [string, string, string];
      const [m1, m2, m3] = random.sample([..."abcdefghkmn"], 3) as [string, string, string];
      const body = random.chance();
      const key = body ? `${m1} ${m2} ${m3}` : `${m2} ${m1} ${m3}`;
      const lines = body
        ? [
            `class ${a} { ${a}() { System.out.print("${m1} "); } }`,
            `class ${b} extends ${a} { ${b}() { System.out.print("${m2} "); } }`,
            `class ${c} extends ${b} { ${c}() { System.out.print("${m3} "); } }`,
            "",
            `new ${c}();`,
          ]
        : [
            `class ${a} { ${a}() { System.out.print("${m1} "); } }`,
            `class ${b} { ${b}() { System.out.print("${m2} "); } }`,
            `class ${c} extends ${b} {`,
            `    ${a} part = new ${a}();`,
            `    ${c}() { System.out.print("${m3} "); }`,
            "}",
            "",
            `new ${c}();`,
          ];
      return {
        text: `What does this Java fragment print?\n${fence(...lines)}`,
        answer: code(key),
        distractors: [
          wrong(code(`${m3} ${m2} ${m1}`), "running the constructor of the class itself first"),
          wrong(
            code(body ? `${m2} ${m3} ${m1}` : `${m1} ${m2} ${m3}`),
            body ? "running the topmost constructor last" : "initialising the field before the superclass",
          ),
          wrong(
            code(body ? `${m1} ${m3} ${m2}` : `${m2} ${m3} ${m1}`),
            body
              ? "skipping to the class itself after the topmost one"
              : "initialising the field after the constructor's body",
          ),
          wrong(
            code(body ? `${m3} ${m1} ${m2}` : `${m3} ${m1} ${m2}`),
            "running the constructor's own body before everything else",
          ),
        ],
        explanation: [
          "A constructor first runs the constructor of its superclass, then initialises the fields of its own class, and then runs its body.",
          `The letters come out as \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "java-try-finally-flow",
    topic: "java-and-oop",
    difficulty: "HARD",
    write(random) {
      const [t, c, f, e] = random.sample(range(1, 9), 4) as [number, number, number, number];
      const index = random.int(0, 5);
      const size = random.int(2, 4);
      const fails = index >= size;
      const handler = random.pick(["ArrayIndexOutOfBoundsException", "ArithmeticException"]);
      const caught = fails && handler.startsWith("Array");
      if (!fails || (!caught && random.chance(0.4))) return undefined;
      const key = fails ? (caught ? `${c} ${f} ${e}` : `${f}`) : `${t} ${f} ${e}`;
      return {
        text: `What does this Java fragment print, apart from any error message?\n${fence(`int[] a = new int[${size}];`, "try {", `    a[${index}] = 1;`, `    System.out.print("${t} ");`, `} catch (${handler} x) {`, `    System.out.print("${c} ");`, "} finally {", `    System.out.print("${f} ");`, "}", `System.out.print("${e}");`)}`,
        answer: code(key),
        distractors: [
          wrong(code(`${t} ${f} ${e}`), `thinking that index ${index} exists`),
          wrong(
            code(`${c} ${f} ${e}`),
            fails
              ? "letting the handler catch an exception of another class"
              : `thinking that index ${index} does not exist`,
          ),
          wrong(
            code(caught ? `${c} ${e}` : fails ? `${f} ${e}` : `${t} ${e}`),
            caught || !fails
              ? "skipping the `finally` block"
              : "going on after the statement although the exception is not caught",
          ),
          wrong(
            code(caught ? `${c} ${f}` : fails ? `${t} ${f}` : `${t} ${c} ${f} ${e}`),
            caught
              ? "ending the program after a caught exception"
              : fails
                ? "running the rest of the `try` block"
                : "running the handler without an exception",
          ),
          wrong(code(`${t} ${c} ${f} ${e}`), "running all blocks one after another"),
        ],
        explanation: [
          `The array has the indices 0 to ${size - 1}, so \`a[${index}]\` ${fails ? "throws an ArrayIndexOutOfBoundsException, and the rest of the `try` block is skipped" : "is fine, and the `try` block runs to its end"}.`,
          fails
            ? caught
              ? "The handler fits; then `finally` runs, and the program goes on."
              : "The handler is for another class of exception; `finally` still runs, but then the program ends with the error."
            : "No handler runs; `finally` runs in any case, and the program goes on.",
          `Printed: \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "java-string-identity",
    topic: "java-and-oop",
    difficulty: "HARD",
    write(random) {
      const word = random.pick(["exam", "java", "study", "prep", "feed", "code"]);
      const cut = random.int(1, 3);
      const ways = (of: string) => [
        { of, text: `"${of}"`, pooled: true },
        { of, text: `"${of.slice(0, cut)}" + "${of.slice(cut)}"`, pooled: true },
        { of, text: `new String("${of}")`, pooled: false },
        { of, text: `new String("${of.slice(0, cut)}" + "${of.slice(cut)}")`, pooled: false },
        { of, text: `new String("${of}").intern()`, pooled: true },
      ];
      type Way = ReturnType<typeof ways>[number];
      // Now and then one of the three has other characters.
      const odd = random.chance(0.4) ? random.int(0, 2) : undefined;
      const drawn = (place: number) => random.pick(ways(place === odd ? capitalise(word) : word));
      const [one, two, third] = [drawn(0), drawn(1), drawn(2)];
      const same = (x: Way, y: Way) => x.pooled && y.pooled && x.of === y.of;
      const alike = one.of === third.of;
      const line = `${same(one, two)} ${same(two, third)} ${alike}`;
      const invert = (value: boolean) => !value;
      const show = (x: boolean, y: boolean, z: boolean) => code(`${x} ${y} ${z}`);
      return {
        text: `What does this Java fragment print?\n${fence(`String a = ${one.text};`, `String b = ${two.text};`, `String c = ${third.text};`, 'System.out.println((a == b) + " " + (b == c) + " " + a.equals(c));')}`,
        answer: code(line),
        distractors: [
          wrong(
            show(one.of === two.of, two.of === third.of, alike),
            "letting `==` compare the characters of the strings",
          ),
          wrong(
            show(same(one, two), invert(same(two, third)), alike),
            "misjudging whether `b` and `c` are the same object",
          ),
          wrong(
            show(invert(same(one, two)), same(two, third), alike),
            "misjudging whether `a` and `b` are the same object",
          ),
          wrong(show(false, false, alike), "thinking that `==` is false for any two string variables"),
          wrong(
            show(same(one, two), same(two, third), alike && same(one, third)),
            "letting `equals` compare the objects",
          ),
          wrong(
            show(same(one, two), same(two, third), !alike),
            alike ? "letting `equals` return false" : "letting `equals` overlook the capital letter",
          ),
          wrong(show(false, false, false), "treating all strings as different"),
        ],
        explanation: [
          "`==` asks whether two variables name the same object. Literals, constant expressions made of literals, and the result of `intern()` come from the string pool, which holds only one object for the same characters; `new String` makes a new one.",
          `\`equals\` compares the characters${alike ? ", so it is true here" : "; a capital letter differs from a small one, so it is false here"}. Printed: \`${line}\`.`,
        ],
      };
    },
  }),
];
