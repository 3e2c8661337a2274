import { range, sum } from "../../../../numbers/arithmetic.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { code, fence } from "../code.ts";
import { shown, someNumbers } from "./python-expressions.ts";

export const pythonFunctionsAndReferences: WriterList = [
  computed({
    name: "python-mutable-default-argument",
    topic: "python",
    difficulty: "HARD",
    write(random) {
      const [a, b, c] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)];
      const times = random.int(2, 3);
      const name = random.pick(["add", "keep", "put", "note"]);
      const value = (x: number) => x * times;
      const second = random.chance();
      const kept = second ? [value(a), value(c)] : [value(a), value(b), value(c)];
      const key = shown(kept);
      const own = [0, value(b)];
      return {
        text: `What does this Python program print?\n${fence(`def ${name}(x, items=[]):`, `    items.append(x * ${times})`, "    return items", "", `${name}(${a})`, second ? `${name}(${b}, [0])` : `${name}(${b})`, `print(${name}(${c}))`)}`,
        answer: code(key),
        distractors: [
          wrong(code(shown([value(c)])), "making a new empty list for every call"),
          wrong(
            code(shown(second ? [value(a), value(b), value(c)] : [value(b), value(c)])),
            second
              ? "letting the call with its own list change the default list too"
              : "forgetting the first call",
          ),
          wrong(
            code(shown(second ? [...own, value(c)] : [value(c), value(b), value(a)])),
            second ? "going on with the list passed in the second call" : "putting new elements in front",
          ),
          wrong(code(shown(second ? [a, c] : [a, b, c])), "forgetting the multiplication"),
          wrong(code(shown([value(a), ...(second ? [0] : []), value(b)])), "leaving out the last call"),
        ],
        explanation: [
          "A default value is made once, when the function is defined; all calls that use it share the same list.",
          second
            ? `The second call works on its own list \`[0]\`, so the shared list gets only ${value(a)} and ${value(c)}: \`${key}\`.`
            : `The shared list gets ${value(a)}, ${value(b)} and ${value(c)}: \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "python-aliases-and-copies",
    topic: "python",
    difficulty: "HARD",
    write(random) {
      const items = someNumbers(random, 3);
      const [x, y] = [random.int(41, 60), random.int(61, 90)];
      const place = random.int(0, 2);
      const alias = random.pick([
        { text: "b = a", shared: true },
        { text: "b = a[:]", shared: false },
        { text: "b = list(a)", shared: false },
        { text: "b = a.copy()", shared: false },
      ]);
      const grow = random.pick([
        { text: `b = b + [${y}]`, inPlace: false },
        { text: `b += [${y}]`, inPlace: true },
        { text: `b.append(${y})`, inPlace: true },
      ]);
      const run = (shared: boolean, inPlace: boolean, changed = true) => {
        const a = [...items];
        let b = shared ? a : [...items];
        if (changed) b[place] = x;
        if (inPlace) b.push(y);
        else b = [...b, y];
        return `${shown(a)} ${shown(b)}`;
      };
      const key = run(alias.shared, grow.inPlace);
      return {
        text: `What does this Python program print?\n${fence(`a = ${shown(items)}`, alias.text, `b[${place}] = ${x}`, grow.text, "print(a, b)")}`,
        answer: code(key),
        distractors: [
          wrong(
            code(run(!alias.shared, grow.inPlace)),
            alias.shared ? "taking `b = a` for a copy" : "taking the copy for a second name of the same list",
          ),
          wrong(
            code(run(alias.shared, !grow.inPlace)),
            grow.inPlace
              ? "letting the last change make a new list"
              : "letting `b + […]` change the old list",
          ),
          wrong(
            code(run(!alias.shared, !grow.inPlace)),
            "mistaking both what is shared and what is changed in place",
          ),
          wrong(code(run(alias.shared, grow.inPlace, false)), "overlooking the assignment to an element"),
          wrong(code(`${shown(items)} ${shown([...items, y])}`), "letting only the last line take effect"),
        ],
        explanation: [
          alias.shared
            ? "`b = a` makes `b` a second name of the same list."
            : `\`${alias.text}\` makes a new list with the same elements.`,
          grow.inPlace
            ? `\`${grow.text}\` changes the list that \`b\` names.`
            : `\`${grow.text}\` makes a new list, and only \`b\` names it.`,
          `Printed: \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "python-late-binding-and-generators",
    topic: "python",
    difficulty: "HARD",
    write(random) {
      const n = random.int(3, 5);
      const arg = random.int(2, 9);
      const bound = random.chance(0.4);
      const sign = random.pick(["*", "+"]);
      const apply = (i: number) => (sign === "*" ? i * arg : i + arg);
      const values = range(0, n - 1).map((i) => (bound ? apply(i) : apply(n - 1)));
      const key = shown(values);
      const each = range(0, n - 1).map(apply);
      return {
        text: `What does this Python program print?\n${fence(`fs = [lambda x${bound ? ", i=i" : ""}: x ${sign} i for i in range(${n})]`, `print([f(${arg}) for f in fs])`)}`,
        answer: code(key),
        distractors: [
          wrong(
            code(shown(bound ? each.map(() => apply(n - 1)) : each)),
            bound
              ? "thinking that all functions see the last `i`, although the default fixes it"
              : "thinking that each function remembers its own `i`",
          ),
          wrong(code(shown(each.map(() => apply(n)))), `taking ${n} for the last value of \`i\``),
          wrong(code(shown(range(1, n).map(apply))), "starting `range` at 1"),
          wrong(code(shown(each.map(() => apply(0)))), "keeping the first value of `i`"),
        ],
        explanation: [
          bound
            ? "The default `i=i` is evaluated when each function is made, so every function keeps its own `i`."
            : `A function looks \`i\` up only when it is called; by then the loop is over and \`i\` is ${n - 1}.`,
          `So the list is \`${key}\`.`,
        ],
        verify: () => sum(values) === (bound ? sum(each) : n * apply(n - 1)),
      };
    },
  }),
];
