import { range, sum } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { list, ordinalWord } from "../../../../english.ts";
import type { Random } from "../../../../random.ts";
import { num, tex } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, code, fence, spaced } from "../code.ts";

const swap = (items: number[], a: number, b: number) => {
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

/** Lomuto's partition around the last element. */
function partition(items: readonly number[]): number[] {
  const result = [...items];
  const last = result.length - 1;
  let border = 0;
  for (let place = 0; place < last; place++)
    if (at(result, place) <= at(result, last)) swap(result, border++, place);
  swap(result, border, last);
  return result;
}

interface Edge {
  from: string;
  to: string;
  weight: number;
}
const NODES = ["A", "B", "C", "D", "E", "F"];

function kruskal(edges: readonly Edge[]): Edge[] {
  const group = new Map(NODES.map((node) => [node, node]));
  const chosen: Edge[] = [];
  for (const edge of [...edges].sort((a, b) => a.weight - b.weight)) {
    const [from, to] = [group.get(edge.from), group.get(edge.to)];
    if (from === to) continue;
    for (const [node, name] of group) if (name === to && from) group.set(node, from);
    chosen.push(edge);
  }
  return chosen;
}
function prim(edges: readonly Edge[]): number {
  const inside = new Set(["A"]);
  let total = 0;
  while (true) {
    const border = edges.filter(({ from, to }) => inside.has(from) !== inside.has(to));
    if (border.length === 0) return total;
    const best = border.reduce((least, edge) => (edge.weight < least.weight ? edge : least));
    inside.add(best.from).add(best.to);
    total += best.weight;
  }
}
/** Shortest distances by relaxing every edge again and again. */
function distances(edges: readonly Edge[], start: string): Map<string, number> {
  const found = new Map(NODES.map((node) => [node, node === start ? 0 : Number.POSITIVE_INFINITY]));
  for (const _ of NODES)
    for (const { from, to, weight } of edges)
      for (const [a, b] of [
        [from, to],
        [to, from],
      ] as const)
        found.set(b, Math.min(found.get(b) ?? 0, (found.get(a) ?? 0) + weight));
  return found;
}

export const algorithms: WriterList = [
  computed({
    name: "complexity-of-nested-loops",
    topic: "algorithms",
    difficulty: "EASY",
    write(random) {
      const [i, j] = random.pick([
        ["i", "j"],
        ["a", "b"],
        ["x", "y"],
        ["p", "q"],
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
      };
      const key = {
        square: "\\Theta(n^2)",
        triangle: "\\Theta(n^2)",
        log: "\\Theta(\\log n)",
        nlog: "\\Theta(n \\log n)",
        linear: "\\Theta(n)",
        constant: "\\Theta(1)",
        sequence: "\\Theta(n)",
      }[kind];
      const why = {
        square: "both loops run $n$ times and one is inside the other",
        triangle: "the inner loop runs $1 + 2 + \\ldots + n = \\frac{n(n+1)}{2}$ times in all",
        log: `the variable is multiplied by ${factor} each time, so about $\\log_{${factor}} n$ rounds are enough`,
        nlog: `the outer loop runs $n$ times and the inner one, multiplying by ${factor}, about $\\log_{${factor}} n$ times`,
        linear: `the inner loop runs ${constant} times whatever $n$ is, so it is only a constant factor`,
        constant: "no bound depends on $n$ at all",
        sequence: "the two loops come one after another: $n + n = 2n$",
      }[kind];
      const slips = [
        ["\\Theta(n^2)", "multiplying the loops as if each ran $n$ times, one inside the other"],
        ["\\Theta(n)", "counting only a single loop of $n$ rounds"],
        ["\\Theta(n \\log n)", "taking one loop for a loop that multiplies its variable"],
        ["\\Theta(\\log n)", "counting only the rounds of a loop that multiplies its variable"],
        ["\\Theta(1)", "taking the number of rounds for a constant"],
      ] as const;
      return {
        text: `What is the time complexity of this program in terms of $n$?\n${fence(...programs[kind])}`,
        answer: tex(key),
        distractors: random
          .shuffle(slips.filter(([other]) => other !== key))
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
      for (const _ of range(1, random.pick([11, 13, 15]))) items.push((items.at(-1) ?? 2) + random.int(2, 7));
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
      const items = random.sample(range(1, 50), 6);
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
          wrong(num(15), "counting the pairs that are compared in five full passes instead of the exchanges"),
          wrong(num(selectionSwaps), "counting the exchanges of selection sort"),
          wrong(num(15 - inversions), "counting the pairs that already stand in the right order"),
          wrong(
            num(items.filter((item, index) => item > (items[index + 1] ?? Number.POSITIVE_INFINITY)).length),
            "counting only the neighbours that stand wrongly at the beginning",
          ),
          wrong(num(inversions + 1), "losing count by one"),
        ],
        explanation: [
          "Every exchange of neighbours removes exactly one inversion (a larger number before a smaller one), so the exchanges are as many as the inversions.",
          `Smaller numbers after each element: ${items.map((item, index) => `${item}: ${smallerAfter[index]}`).join(", ")}.`,
          `Their sum is ${inversions}.`,
        ],
        verify() {
          const array = [...items];
          let swaps = 0;
          for (let pass = 0; pass < 6; pass++)
            for (let place = 0; place < 5; place++)
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
    name: "minimum-spanning-tree-weight",
    topic: "algorithms",
    difficulty: "MEDIUM",
    write(random) {
      const weights = random.sample(range(1, 15), 9);
      const edges = somePairs(random)
        .slice(0, 9)
        .map(([from, to], index): Edge => ({ from, to, weight: at(weights, index) }))
        .sort(byName);
      const tree = kruskal(edges);
      if (tree.length !== 5) return undefined;
      const key = sum(tree.map(({ weight }) => weight));
      const lightest = sum([...weights].sort((a, b) => a - b).slice(0, 5));
      const rejected = edges.filter((edge) => !tree.includes(edge)).sort((a, b) => a.weight - b.weight);
      return {
        text: `A connected graph has the nodes A to F and these edges with their weights: ${edges.map(({ from, to, weight }) => `${from}${to} ${weight}`).join(", ")}. What is the weight of its minimum spanning tree?`,
        answer: num(key),
        distractors: [
          wrong(num(lightest), "adding the five lightest edges although they form a cycle"),
          wrong(num(key + at(rejected, 0).weight), "taking six edges, as many as there are nodes"),
          wrong(num(key - at(tree, 4).weight), "stopping after four edges"),
          wrong(
            num(key + at(rejected, 0).weight - at(tree, 0).weight),
            "taking an edge that closes a cycle in place of a lighter one",
          ),
          wrong(num(sum(weights)), "adding all edges"),
        ],
        explanation: [
          "Kruskal's rule: take the edges by growing weight and leave out those that close a cycle; six nodes need five edges.",
          `Taken: ${tree.map(({ from, to, weight }) => `${from}${to} (${weight})`).join(", ")}.`,
          `$${tree.map(({ weight }) => weight).join(" + ")} = ${key}$.`,
        ],
        verify: () => prim(edges) === key,
      };
    },
  }),
  computed({
    name: "breadth-or-depth-first-order",
    topic: "algorithms",
    difficulty: "MEDIUM",
    write(random) {
      const pairs = somePairs(random).slice(0, 8);
      const neighbours = (node: string) =>
        NODES.filter((other) =>
          pairs.some(([a, b]) => (a === node && b === other) || (b === node && a === other)),
        );
      const start = random.pick(NODES);
      const around = (node: string, backwards: boolean) =>
        backwards ? neighbours(node).reverse() : neighbours(node);
      const breadth = (backwards = false) => {
        const queue = [start];
        for (let next = 0; next < queue.length; next++)
          for (const other of around(at(queue, next), backwards))
            if (!queue.includes(other)) queue.push(other);
        return queue.join("");
      };
      const left: string[] = [];
      const depth = (backwards = false) => {
        const seen: string[] = [];
        left.length = 0;
        const visit = (node: string) => {
          seen.push(node);
          for (const other of around(node, backwards)) if (!seen.includes(other)) visit(other);
          left.push(node);
        };
        visit(start);
        return seen.join("");
      };
      const isBreadth = random.chance();
      const forwards = depth();
      const leaving = [...left].reverse().join("");
      const key = isBreadth ? breadth() : forwards;
      if (key.length < 6) return undefined;
      return {
        text: `An undirected graph has the edges ${pairs
          .map((pair) => pair.join(""))
          .sort()
          .join(
            ", ",
          )}. In which order does a ${isBreadth ? "breadth" : "depth"}-first search from ${start} visit the nodes, if neighbours are taken in alphabetical order?`,
        answer: code(key),
        distractors: [
          wrong(code(isBreadth ? forwards : breadth()), `searching ${isBreadth ? "depth" : "breadth"} first`),
          wrong(
            code(isBreadth ? breadth(true) : depth(true)),
            "taking the neighbours in reverse alphabetical order",
          ),
          wrong(
            code(leaving),
            "listing the nodes by the time at which a depth-first search leaves them, last first",
          ),
          wrong(
            code([start, ...NODES.filter((node) => node !== start)].join("")),
            "listing the nodes in alphabetical order",
          ),
          wrong(
            code(isBreadth ? depth(true) : breadth(true)),
            "mixing up the kind of search and the order of the neighbours",
          ),
        ],
        explanation: [
          `Neighbours: ${NODES.map((node) => `${node}: ${neighbours(node).join("")}`).join(", ")}.`,
          isBreadth
            ? "Breadth-first search visits all neighbours of a node before it goes on, using a queue."
            : "Depth-first search goes on from each new node at once and turns back only where nothing new is left.",
          `The order is \`${key}\`.`,
        ],
      };
    },
  }),
  computed({
    name: "master-theorem",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const b = random.pick([2, 3, 4]);
      const p = random.int(0, 3);
      const q = random.int(0, 3);
      const kind = p === q ? "equal" : p > q ? "leaves" : "root";
      const a = b ** p;
      const power = (exponent: number) => (exponent === 0 ? "1" : exponent === 1 ? "n" : `n^{${exponent}}`);
      const theta = (exponent: number, log: boolean) =>
        tex(`\\Theta(${exponent === 0 && log ? "\\log n" : `${power(exponent)}${log ? " \\log n" : ""}`})`);
      const key = kind === "equal" ? theta(p, true) : theta(Math.max(p, q), false);
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
            theta(kind === "equal" ? p + 1 : Math.min(p, q), false),
            kind === "equal"
              ? "raising the exponent instead of adding $\\log n$"
              : kind === "leaves"
                ? "looking only at the work outside the recursive calls"
                : "looking only at the number of recursive calls",
          ),
          wrong(theta(Math.max(p, q) + 1, true), "multiplying the levels once too often"),
          wrong(theta(Math.max(p, q) + 1, false), "taking the exponent one too large"),
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
  computed({
    name: "shortest-path-length",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const edges = somePairs(random)
        .slice(0, 9)
        .map(([from, to]): Edge => ({ from, to, weight: random.int(1, 14) }))
        .sort(byName);
      const found = distances(edges, "A");
      const key = found.get("F") ?? 0;
      if (!Number.isFinite(key)) return undefined;
      const paths = simplePaths(edges, "A", "F").sort((a, b) => a.length - b.length);
      const [best, second] = paths;
      if (!best || !second || best.nodes.length < 4 || second.length === best.length) return undefined;
      const [fewest = best] = [...paths].sort(
        (a, b) => a.nodes.length - b.nodes.length || a.length - b.length,
      );
      const greedy = greedyPath(edges);
      return {
        text: `An undirected graph has these edges with their lengths: ${edges.map(({ from, to, weight }) => `${from}${to} ${weight}`).join(", ")}. What is the length of the shortest path from A to F?`,
        answer: num(key),
        distractors: [
          wrong(num(fewest.length), `taking the path ${fewest.nodes}, which has the fewest edges`),
          ...(greedy === undefined
            ? []
            : [wrong(num(greedy), "going on along the shortest edge at each node")]),
          ...paths
            .slice(1, 4)
            .map(({ nodes, length }) => wrong(num(length), `taking the path ${nodes}, which is longer`)),
          wrong(num(best.nodes.length - 1), "counting the edges of the path"),
        ],
        explanation: [
          `Dijkstra's rule gives the distances from A: ${[...found]
            .filter(([, length]) => Number.isFinite(length))
            .sort(([, a], [, b]) => a - b)
            .map(([node, length]) => `${node} ${length}`)
            .join(", ")}.`,
          `The shortest path to F is ${best.nodes}, of length ${key}.`,
        ],
        verify: () => best.length === key,
      };
    },
  }),
  computed({
    name: "huffman-code-length",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const counts = random.sample(range(2, 30), 5).sort((a, b) => b - a);
      const total = sum(counts);
      const merges: [number, number][] = [];
      const work = [...counts];
      while (work.length > 1) {
        work.sort((a, b) => a - b);
        const [a = 0, b = 0] = work.splice(0, 2);
        merges.push([a, b]);
        work.push(a + b);
      }
      const key = sum(merges.flat());
      const unary = sum(counts.map((times, index) => times * Math.min(index + 1, 4)));
      return {
        text: `A text consists of ${list(counts.map((times, index) => `${times} times \`${"abcde"[index]}\``))}. How many bits does it take in a Huffman code made for it?`,
        answer: num(key),
        distractors: [
          wrong(num(3 * total), "using a code of fixed length, with three bits per letter"),
          wrong(num(unary), "giving the letters code words of the lengths 1, 2, 3, 4 and 4 by frequency"),
          wrong(num(key - total), "leaving out the last merge, which gives every letter one bit more"),
          wrong(num(2 * total), "using two bits per letter"),
          wrong(num(key + total), "counting one level too many"),
        ],
        explanation: [
          `The two rarest groups are merged again and again: ${merges.map(([a, b]) => `$${a} + ${b} = ${a + b}$`).join("; ")}.`,
          `Each merge adds one bit to every letter in it, so the sum of the merged counts is the length: $${merges.map(([a, b]) => a + b).join(" + ")} = ${key}$ bits.`,
        ],
        verify: () => key <= 3 * total && key <= unary,
      };
    },
  }),
  computed({
    name: "longest-common-subsequence",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const word = () =>
        range(1, random.int(6, 7))
          .map(() => random.pick(["A", "B", "C", "D"]))
          .join("");
      const [x, y] = [word(), word()];
      const lcs = (a: string, b: string): number =>
        a === "" || b === ""
          ? 0
          : a[0] === b[0]
            ? 1 + lcs(a.slice(1), b.slice(1))
            : Math.max(lcs(a.slice(1), b), lcs(a, b.slice(1)));
      const key = lcs(x, y);
      const parts = range(0, 2 ** x.length - 1).map((mask) =>
        [...x].filter((_, place) => (mask >> place) & 1).join(""),
      );
      const example = parts.find((part) => part.length === key && isSubsequence(part, y)) ?? "";
      const substring = Math.max(
        ...range(0, x.length).flatMap((from) =>
          range(from, x.length).map((to) => (y.includes(x.slice(from, to)) ? to - from : 0)),
        ),
      );
      const shared = sum(
        ["A", "B", "C", "D"].map((letter) => Math.min(x.split(letter).length, y.split(letter).length) - 1),
      );
      const same = [...x].filter((letter, place) => letter === y[place]).length;
      if (substring === key || shared === key) return undefined;
      return {
        text: `What is the length of a longest common subsequence of the words \`${x}\` and \`${y}\`?`,
        answer: num(key),
        distractors: [
          wrong(num(shared), "counting the common letters whatever their order"),
          wrong(num(substring), "looking for a common substring, without gaps"),
          wrong(num(same), "counting the places where the words agree"),
          wrong(num(key + 1), "using letters in an order that one of the words does not allow"),
          wrong(num(key - 1), "overlooking a longer subsequence"),
        ],
        explanation: [
          "A subsequence keeps the order of the letters but may leave letters out.",
          `\`${example}\`, of length ${key}, is a subsequence of both words, and the table of dynamic programming shows that none is longer.`,
        ],
        verify: () => lcsTable(x, y) === key,
      };
    },
  }),
  computed({
    name: "knapsack-best-value",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const items = range(1, 4).map((index) => ({
        name: `item ${index}`,
        weight: random.int(2, 8),
        value: random.int(5, 30),
      }));
      const capacity = random.int(9, 14);
      const sets = range(0, 15).map((mask) => items.filter((_, place) => (mask >> place) & 1));
      const weigh = (chosen: typeof items) => sum(chosen.map(({ weight }) => weight));
      const price = (chosen: typeof items) => sum(chosen.map(({ value }) => value));
      const fitting = sets.filter((chosen) => weigh(chosen) <= capacity).sort((a, b) => price(b) - price(a));
      const [best = [], second = [], third = []] = fitting;
      const fill = (order: typeof items) => {
        const chosen: typeof items = [];
        for (const item of order) if (weigh(chosen) + item.weight <= capacity) chosen.push(item);
        return chosen;
      };
      const byRatio = fill([...items].sort((a, b) => b.value / b.weight - a.value / a.weight));
      const byValue = fill([...items].sort((a, b) => b.value - a.value));
      const byWeight = fill([...items].sort((a, b) => a.weight - b.weight));
      if (
        best.length < 2 ||
        price(second) === price(best) ||
        (price(byRatio) === price(best) && random.chance(0.7))
      )
        return undefined;
      return {
        text: `A knapsack carries at most ${num(capacity, "kg")}. The items weigh ${list(items.map(({ weight }) => weight))} kg and are worth ${list(items.map(({ value }) => value))}, in this order; each can be taken once or left. What is the greatest total value that can be carried?`,
        answer: num(price(best)),
        distractors: [
          wrong(
            num(price(byRatio)),
            "taking the items by value per kilogram as long as they fit, which is not always best",
          ),
          wrong(num(price(byValue)), "taking the most valuable items first"),
          wrong(num(price(byWeight)), "taking the lightest items first"),
          wrong(num(price(items)), "taking all items, which is too heavy"),
          wrong(num(price(second)), "missing the best combination"),
          wrong(num(price(third)), "stopping at a good combination that is not the best"),
        ],
        explanation: [
          `The best choice is ${list(best.map(({ name }) => name))}: weight $${best.map(({ weight }) => weight).join(" + ")} = ${weigh(best)} \\le ${capacity}$, value $${best.map(({ value }) => value).join(" + ")} = ${price(best)}$.`,
          `Every other combination that fits is worth at most ${price(second)}.`,
        ],
        verify() {
          const most = range(0, capacity).map(() => 0);
          for (const { weight, value } of items)
            for (let room = capacity; room >= weight; room--)
              most[room] = Math.max(at(most, room), at(most, room - weight) + value);
          return most[capacity] === price(best);
        },
      };
    },
  }),
  computed({
    name: "quicksort-partition",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const items = random.sample(range(3, 60), 7);
      const pivot = at(items, 6);
      const key = partition(items);
      const place = key.indexOf(pivot);
      if (place < 2 || place > 4) return undefined;
      const stable = [
        ...items.filter((item) => item < pivot),
        pivot,
        ...items.filter((item) => item > pivot),
      ];
      const early = [pivot];
      for (const item of items.slice(0, 6)) {
        if (item < pivot) early.unshift(item);
        else early.push(item);
      }
      if (spaced(stable) === spaced(key)) return undefined;
      return {
        text: `What does the array \`${spaced(items)}\` hold after this partition (indices from 0)?\n${fence("pivot = A[6]", "i = 0", "for j = 0 to 5", "    if A[j] <= pivot", "        swap A[i] and A[j]", "        i = i + 1", "swap A[i] and A[6]")}`,
        answer: code(spaced(key)),
        distractors: [
          wrong(code(spaced(stable)), "keeping the original order of the elements on each side of the pivot"),
          wrong(code(spaced([...partitionOpen(items), pivot])), "leaving the pivot at the end"),
          wrong(code(spaced([...items].sort((a, b) => a - b))), "sorting the whole array"),
          wrong(code(spaced(early)), "putting every smaller element in front of all others"),
        ],
        explanation: [
          `The pivot is ${pivot}. The ${place} elements up to ${pivot} are exchanged, one after another, to the front: \`${spaced([...partitionOpen(items), pivot])}\`.`,
          `At the end the pivot is exchanged to index ${place}: \`${spaced(key)}\`.`,
        ],
        verify: () =>
          key.slice(0, place).every((item) => item <= pivot) &&
          key.slice(place + 1).every((item) => item > pivot),
      };
    },
  }),
];

function simplePaths(
  edges: readonly Edge[],
  from: string,
  to: string,
  seen = from,
  length = 0,
): { nodes: string; length: number }[] {
  if (from === to) return [{ nodes: seen, length }];
  return edges.flatMap((edge) => {
    const next = edge.from === from ? edge.to : edge.to === from ? edge.from : "";
    return next === "" || seen.includes(next)
      ? []
      : simplePaths(edges, next, to, seen + next, length + edge.weight);
  });
}

function greedyPath(edges: readonly Edge[]): number | undefined {
  let seen = "A";
  let length = 0;
  while (!seen.endsWith("F")) {
    const here = seen.slice(-1);
    const ways = edges.flatMap((edge) => {
      const next = edge.from === here ? edge.to : edge.to === here ? edge.from : "";
      return next === "" || seen.includes(next) ? [] : [{ next, weight: edge.weight }];
    });
    const [best] = ways.sort((a, b) => a.weight - b.weight);
    if (!best) return undefined;
    seen += best.next;
    length += best.weight;
  }
  return length;
}

function isSubsequence(part: string, whole: string): boolean {
  let place = 0;
  for (const letter of whole) if (letter === part[place]) place++;
  return place === part.length;
}

function lcsTable(x: string, y: string): number {
  let row = range(0, y.length).map(() => 0);
  for (const a of x) {
    const next = [0];
    for (const [index, b] of [...y].entries())
      next.push(a === b ? at(row, index) + 1 : Math.max(at(row, index + 1), at(next, index)));
    row = next;
  }
  return at(row, y.length);
}

function somePairs(random: Random): (readonly [string, string])[] {
  return random.shuffle(
    NODES.flatMap((from, index) => NODES.slice(index + 1).map((to) => [from, to] as const)),
  );
}

function byName(a: Edge, b: Edge): number {
  return a.from + a.to < b.from + b.to ? -1 : 1;
}

/** The elements before the pivot, just before it is put into its place. */
function partitionOpen(items: readonly number[]): number[] {
  const result = items.slice(0, -1);
  let border = 0;
  for (let place = 0; place < result.length; place++)
    if (at(result, place) <= at(items, items.length - 1)) swap(result, border++, place);
  return result;
}
