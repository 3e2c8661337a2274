import { choose, range, sum } from "../../../../numbers/arithmetic.ts";
import { num, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, ordinalWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence, spaced } from "../code.ts";

export const swap = (items: number[], a: number, b: number) => {
  [items[a], items[b]] = [at(items, b), at(items, a)];
};
const PASSES = {
  bubble(items: readonly number[], passes: number) {
    const result = [...items];
    for (let pass = 0; pass < passes; pass++)
      for (let place = 0; place < result.length - 1 - pass; place++)
        if (at(result, place) > at(result, place + 1)) swap(result, place, place + 1);
    return result;
  },
  selection(items: readonly number[], passes: number) {
    const result = [...items];
    for (let pass = 0; pass < passes; pass++) {
      let least = pass;
      for (let place = pass + 1; place < result.length; place++)
        if (at(result, place) < at(result, least)) least = place;
      swap(result, pass, least);
    }
    return result;
  },
  insertion(items: readonly number[], passes: number) {
    return [...items.slice(0, passes + 1)].sort((a, b) => a - b).concat(items.slice(passes + 1));
  },
};

export const complexityAndSorting: WriterList = [
  computed({
    name: "complexity-of-nested-loops",
    topic: "algorithms",
    difficulty: "EASY",
    write(random) {
      const [i, j, k] = random.pick([
        ["i", "j", "k"],
        ["a", "b", "c"],
        ["x", "y", "z"],
        ["p", "q", "r"],
      ] as const);
      const work = random.pick(["count = count + 1", "total = total + 1", "steps = steps + 2", "s = s + 3"]);
      const linear = (v: string, pad: string) => `${pad}for ${v} = 1 to n`;
      const double = (v: string, pad: string) => [`${pad}${v} = 1`, `${pad}while ${v} < n`];
      const kind = random.pick([
        "square",
        "log",
        "nlog",
        "linear",
        "triangle",
        "constant",
        "sequence",
        "deep",
      ] as const);
      const constant = random.pick([10, 50, 100, 1000]);
      const factor = random.pick([2, 3, 5]);
      const programs = {
        square: [linear(i, ""), linear(j, "    "), `        ${work}`],
        triangle: [linear(i, ""), `    for ${j} = 1 to ${i}`, `        ${work}`],
        log: [...double(i, ""), `    ${work}`, `    ${i} = ${i} * ${factor}`],
        nlog: [linear(i, ""), ...double(j, "    "), `        ${work}`, `        ${j} = ${j} * ${factor}`],
        linear: [linear(i, ""), `    for ${j} = 1 to ${constant}`, `        ${work}`],
        constant: [`for ${i} = 1 to ${constant}`, `    for ${j} = 1 to ${i}`, `        ${work}`],
        sequence: [linear(i, ""), `    ${work}`, linear(j, ""), `    ${work}`],
        deep: [
          linear(i, ""),
          linear(j, "    "),
          ...double(k, "        "),
          `            ${work}`,
          `            ${k} = ${k} * ${factor}`,
        ],
      };
      const key = {
        square: "\\Theta(n^2)",
        triangle: "\\Theta(n^2)",
        log: "\\Theta(\\log n)",
        nlog: "\\Theta(n \\log n)",
        linear: "\\Theta(n)",
        constant: "\\Theta(1)",
        sequence: "\\Theta(n)",
        deep: "\\Theta(n^2 \\log n)",
      }[kind];
      const why = {
        square: "both loops run $n$ times and one is inside the other",
        triangle: "the inner loop runs $1 + 2 + \\ldots + n = \\frac{n(n+1)}{2}$ times in all",
        log: `the variable is multiplied by ${factor} each time, so about $\\log_{${factor}} n$ rounds are enough`,
        nlog: `the outer loop runs $n$ times and the inner one, multiplying by ${factor}, about $\\log_{${factor}} n$ times`,
        linear: `the inner loop runs ${constant} times whatever $n$ is, so it is only a constant factor`,
        constant: "no bound depends on $n$ at all",
        sequence: "the two loops come one after another: $n + n = 2n$",
        deep: `the two outer loops make $n^2$ rounds, and in each of them the innermost loop, multiplying by ${factor}, runs about $\\log_{${factor}} n$ times`,
      }[kind];
      /** Of those that a glance at the loops does not rule out. */
      const fits = (other: string) => other !== "\\Theta(1)" || ["log", "linear"].includes(kind);
      const slips = [
        [
          "\\Theta(n^2)",
          kind === "deep"
            ? "overlooking the innermost loop"
            : "multiplying the loops as if each ran $n$ times, one inside the other",
        ],
        ["\\Theta(n)", "counting only a single loop of $n$ rounds"],
        [
          "\\Theta(n \\log n)",
          kind === "deep"
            ? "overlooking one of the two outer loops"
            : "taking one loop for a loop that multiplies its variable",
        ],
        ["\\Theta(\\log n)", "counting only the rounds of a loop that multiplies its variable"],
        ["\\Theta(1)", "taking the number of rounds for a constant"],
        ["\\Theta(n^2 \\log n)", "counting one loop more than there is"],
        ...(kind === "deep" ? [["\\Theta(n^3)", "taking all three loops to run $n$ times"] as const] : []),
      ] as const;
      return {
        text: `What is the time complexity of this program in terms of the size $n$ of its input?\n${fence(...programs[kind])}`,
        answer: tex(key),
        distractors: random
          .shuffle(slips.filter(([other]) => other !== key && fits(other)))
          .map(([other, slip]) => wrong(tex(other), slip)),
        explanation: [`Here ${why}.`, `So the complexity is $${key}$.`],
      };
    },
  }),
  computed({
    name: "comparisons-of-binary-search",
    topic: "algorithms",
    difficulty: "EASY",
    write(random) {
      const items: number[] = [];
      for (const _ of range(1, random.pick([11, 13, 15, 19, 23])))
        items.push((items.at(-1) ?? 2) + random.int(2, 7));
      const target = random.pick(items);
      let [low, high] = [0, items.length - 1];
      const seen: number[] = [];
      while (low <= high && seen.at(-1) !== target) {
        const middle = (low + high) >> 1;
        seen.push(at(items, middle));
        if (at(items, middle) < target) low = middle + 1;
        else high = middle - 1;
      }
      if (seen.length < 2) return undefined;
      return {
        text: `The sorted array \`${spaced(items)}\` is searched for ${target} by binary search, with the middle index $\\lfloor (\\mathrm{low} + \\mathrm{high})/2 \\rfloor$ and indices from 0. With how many elements is ${target} compared until it is found?`,
        answer: num(seen.length),
        distractors: [
          wrong(num(items.indexOf(target) + 1), "searching from the left, element by element"),
          wrong(num(seen.length - 1), "not counting the comparison that finds the element"),
          wrong(num(seen.length + 1), "counting one halving too many"),
          wrong(num(Math.ceil(Math.log2(items.length + 1))), "giving the worst case"),
          wrong(num(seen.length + 2), "halving wrongly at the second step"),
        ],
        explanation: [
          `The elements looked at are, one after another, ${list(seen)}.`,
          `The last of them is ${target} itself: ${seen.length} comparisons.`,
        ],
      };
    },
  }),
  computed({
    name: "array-after-some-passes",
    topic: "algorithms",
    difficulty: "MEDIUM",
    write(random) {
      const items = random.sample(range(2, 70), 6);
      const kind = random.pick(["bubble", "selection", "insertion"] as const);
      const passes = random.int(1, 3);
      const key = PASSES[kind](items, passes);
      const sorted = [...items].sort((a, b) => a - b);
      if (spaced(key) === spaced(sorted) || spaced(key) === spaced(items)) return undefined;
      const others = (["bubble", "selection", "insertion"] as const).filter((other) => other !== kind);
      const note = {
        insertion: "the first pass inserts the second element",
        selection: "each pass exchanges the smallest remaining element into its place",
        bubble: "each pass goes from left to right",
      }[kind];
      return {
        text: `The array \`${spaced(items)}\` is sorted in ascending order by ${kind} sort (${note}). What does it look like after the ${ordinalWord(passes)} pass?`,
        answer: code(spaced(key)),
        distractors: [
          ...others.map((other) =>
            wrong(code(spaced(PASSES[other](items, passes))), `doing ${other} sort instead`),
          ),
          wrong(code(spaced(PASSES[kind](items, passes + 1))), "doing one pass too many"),
          wrong(code(spaced(PASSES[kind](items, passes - 1))), "doing one pass too few"),
          wrong(code(spaced(sorted)), "giving the array when it is sorted"),
        ],
        explanation: [
          {
            bubble:
              "A pass of bubble sort exchanges neighbours that stand in the wrong order, so the largest remaining element moves to the right end.",
            selection:
              "A pass of selection sort exchanges the smallest remaining element with the first unsorted one.",
            insertion: "A pass of insertion sort moves the next element to its place among those before it.",
          }[kind],
          ...range(1, passes).map((pass) => `After pass ${pass}: \`${spaced(PASSES[kind](items, pass))}\`.`),
        ],
        verify: () => [...key].sort((a, b) => a - b).join() === sorted.join(),
      };
    },
  }),
  computed({
    name: "swaps-and-inversions",
    topic: "algorithms",
    difficulty: "MEDIUM",
    write(random) {
      const items = random.sample(range(1, 50), random.int(5, 7));
      const pairs = choose(items.length, 2);
      const smallerAfter = items.map(
        (item, index) => items.slice(index + 1).filter((later) => later < item).length,
      );
      const inversions = sum(smallerAfter);
      let selectionSwaps = 0;
      const work = [...items];
      for (let pass = 0; pass < work.length - 1; pass++) {
        const least = work.indexOf(Math.min(...work.slice(pass)));
        if (least === pass) continue;
        swap(work, pass, least);
        selectionSwaps++;
      }
      if (inversions < 3) return undefined;
      return {
        text: `How many exchanges of neighbours does bubble sort make while it sorts the array \`${spaced(items)}\` in ascending order?`,
        answer: num(inversions),
        distractors: [
          wrong(num(pairs), "counting all pairs of elements instead of those that stand wrongly"),
          wrong(num(selectionSwaps), "counting the exchanges of selection sort"),
          wrong(num(pairs - inversions), "counting the pairs that already stand in the right order"),
          wrong(
            num(items.filter((item, index) => item > (items[index + 1] ?? Number.POSITIVE_INFINITY)).length),
            "counting only the neighbours that stand wrongly at the beginning",
          ),
          wrong(num(2 * inversions), "counting every pair that stands wrongly from both sides"),
          wrong(num(inversions + 1), "losing count by one"),
          wrong(num(inversions - 1), "overlooking one pair that stands wrongly"),
        ],
        explanation: [
          "Every exchange of neighbours removes exactly one inversion (a larger number before a smaller one), so the exchanges are as many as the inversions.",
          `Smaller numbers after each element: ${items.map((item, index) => `${item}: ${smallerAfter[index]}`).join(", ")}.`,
          `Their sum is ${inversions}.`,
        ],
        verify() {
          const array = [...items];
          let swaps = 0;
          for (let pass = 0; pass < array.length; pass++)
            for (let place = 0; place < array.length - 1; place++)
              if (at(array, place) > at(array, place + 1)) {
                swap(array, place, place + 1);
                swaps++;
              }
          return swaps === inversions;
        },
      };
    },
  }),
  computed({
    name: "master-theorem",
    depth: 5,
    chapter: "recurrences",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const kind = random.pick(["equal", "leaves", "root"] as const);
      const [less, more] = random.sample(range(0, 4), 2).sort((x, y) => x - y) as [number, number];
      const same = random.int(0, 4);
      const [p, q] = { equal: [same, same], leaves: [more, less], root: [less, more] }[kind] as [
        number,
        number,
      ];
      const b = random.pick(p > 3 ? [2, 3] : [2, 3, 4]);
      const a = b ** p;
      const power = (exponent: number) => (exponent === 0 ? "1" : exponent === 1 ? "n" : `n^{${exponent}}`);
      const theta = (exponent: number, log: boolean) =>
        tex(`\\Theta(${exponent === 0 && log ? "\\log n" : `${power(exponent)}${log ? " \\log n" : ""}`})`);
      const key = kind === "equal" ? theta(p, true) : theta(Math.max(p, q), false);
      const largest = Math.max(p, q);
      const cost = random.pick([1, 2, 5]);
      const work = q === 0 ? `${cost}` : `${cost === 1 ? "" : cost}${power(q)}`;
      return {
        text: `What is the solution of the recurrence $T(n) = ${a === 1 ? "" : a}T(n/${b}) + ${work}$, with $T(1) = 1$?`,
        answer: key,
        distractors: [
          wrong(
            kind === "equal" ? theta(p, false) : theta(Math.max(p, q), true),
            kind === "equal"
              ? "forgetting that equal work on every level adds the factor $\\log n$"
              : "adding a factor $\\log n$ although one side outweighs the other",
          ),
          wrong(
            kind === "equal" ? theta(p + 1, false) : theta(Math.min(p, q), Math.min(p, q) === 0),
            kind === "equal"
              ? "raising the exponent instead of adding $\\log n$"
              : kind === "leaves"
                ? "counting the constant work once for each level"
                : "looking only at the recursive calls",
          ),
          ...(largest < 4
            ? [
                wrong(theta(largest + 1, true), "multiplying the levels once too often"),
                wrong(theta(largest + 1, false), "taking the exponent one too large"),
              ]
            : []),
          ...(largest > 1
            ? [
                wrong(theta(largest - 1, true), "taking the exponent one too small, and adding $\\log n$"),
                wrong(theta(largest - 1, false), "taking the exponent one too small"),
              ]
            : []),
        ],
        explanation: [
          `Here $n^{\\log_{${b}} ${a}} = ${power(p)}$ is compared with the work $${work}$ outside the calls.`,
          `${{ leaves: "The leaves of the recursion outweigh the rest", equal: `Both grow alike, so each of the $\\log_{${b}} n$ levels costs the same`, root: "The work at the root outweighs the rest" }[kind]}: $T(n) = ${key.tex}$.`,
        ],
        verify() {
          const levels = 12;
          let value = 1;
          for (let level = 1; level <= levels; level++) value = a * value + cost * (b ** level) ** q;
          const model = kind === "equal" ? (b ** levels) ** p * levels : (b ** levels) ** Math.max(p, q);
          return value / model > 0.4 && value / model < 40;
        },
      };
    },
  }),
];
