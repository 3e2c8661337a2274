import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence } from "../code.ts";

export const cFlowAndStorage: WriterList = [
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
          wrong(
            show(range(1, calls).map((n) => after(n + 1))),
            "adding the step once too often before the first value",
          ),
          wrong(show(range(1, calls).map((n) => after(2 * n))), "adding the step twice in each call"),
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
];
