import { range } from "../../../numbers/arithmetic.ts";
import { count, num } from "../../../numbers/value.ts";
import { list } from "../../../writing/english.ts";
import { judged, multipleCorrect, valued, WHICH_HOLD } from "../../../writing/multiple-correct.ts";
import type { Writer } from "../../../writing/writer.ts";
import { at } from "../computed/code.ts";
import { wordsOf } from "../computed/theory/finite-automaton.ts";

export const structures: readonly Writer[] = [
  multipleCorrect({
    name: "several-graph-properties",
    depth: 5,
    chapter: "graph-walks",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const names = ["P", "Q", "R", "S", "T"];
      const pairs = names.flatMap((_, a) => range(a + 1, names.length - 1).map((b) => [a, b] as const));
      const edges = random.sample(pairs, random.int(4, 7)).sort(([a, b], [c, d]) => a - c || b - d);
      const degree = names.map(
        (_, vertex) => edges.filter((edge) => (edge as readonly number[]).includes(vertex)).length,
      );
      const near = (vertex: number) =>
        edges.flatMap(([a, b]) => (a === vertex ? [b] : b === vertex ? [a] : []));
      const colour: (number | undefined)[] = [0];
      const queue = [0];
      let clash: readonly [number, number] | undefined;
      for (const vertex of queue) {
        for (const other of near(vertex)) {
          if (colour[other] === undefined) {
            colour[other] = 1 - (colour[vertex] ?? 0);
            queue.push(other);
          } else if (colour[other] === colour[vertex]) clash = [vertex, other];
        }
      }
      const connected = queue.length === names.length;
      if (!connected) return undefined;
      const odd = names.filter((_, vertex) => at(degree, vertex) % 2 === 1);
      return {
        text: `A simple undirected graph has the vertices ${list(names.map((name) => `$${name}$`))} and the edges ${list(edges.map(([a, b]) => `$${names[a]}${names[b]}$`))}. ${WHICH_HOLD}`,

        workedOut: [
          `The degrees of ${list(names.map((name) => `$${name}$`))} are ${list(degree)}, in this order.`,
        ],
        statements: [
          judged(
            "The graph has an Euler circuit",
            odd.length === 0,
            odd.length === 0
              ? "It is connected and every degree is even, so it has an Euler circuit."
              : `A vertex of odd degree, such as $${odd[0]}$, rules an Euler circuit out.`,
          ),
          judged(
            "The graph has an Euler path that is not a circuit",
            odd.length === 2,
            odd.length === 2
              ? `Exactly two vertices, ${list(odd.map((name) => `$${name}$`))}, have odd degree, so it has such a path.`
              : `Such a path needs exactly two vertices of odd degree; here ${odd.length === 0 ? "there are none" : "there are four"}.`,
          ),
          judged(
            "The graph is bipartite",
            clash === undefined,
            clash
              ? `It has a cycle of odd length through the edge $${names[clash[0]]}${names[clash[1]]}$, so it is not bipartite.`
              : "Its vertices can be put into two groups with no edge inside a group, so it is bipartite.",
          ),
          judged(
            "The graph is a tree",
            edges.length === 4,
            edges.length === 4
              ? "It is connected with one edge fewer than vertices, so it is a tree."
              : `A tree of 5 vertices has 4 edges, and this graph has ${edges.length}.`,
          ),
          valued(
            random,
            num(edges.length - 4),
            [num(edges.length - 3), num(edges.length - 2)],
            (value) => `The number of edges that a spanning tree leaves out is ${value}`,
            `A spanning tree has 4 of the ${edges.length} edges, so it leaves out ${edges.length - 4}.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-search-tree",
    depth: 3,
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const keys = random.sample(range(5, 95), 7);
      interface Node {
        key: number;
        left?: Node;
        right?: Node;
      }
      const root: Node = { key: at(keys, 0) };
      for (const key of keys.slice(1)) {
        let node = root;
        for (;;) {
          const side = key < node.key ? "left" : "right";
          const next = node[side];
          if (!next) {
            node[side] = { key };
            break;
          }
          node = next;
        }
      }
      const height = (node: Node | undefined): number =>
        node ? 1 + Math.max(height(node.left), height(node.right)) : -1;
      const post = (node: Node | undefined): number[] =>
        node ? [...post(node.left), ...post(node.right), node.key] : [];
      const pre = (node: Node | undefined): number[] =>
        node ? [node.key, ...pre(node.left), ...pre(node.right)] : [];
      const leaves = (node: Node | undefined): number =>
        !node ? 0 : !node.left && !node.right ? 1 : leaves(node.left) + leaves(node.right);
      const high = height(root);
      const sorted = [...keys].sort((a, b) => a - b);
      const increasing = random.chance();
      const successor = sorted[sorted.indexOf(root.key) + 1];
      if (!root.left || !root.right || successor === undefined) return undefined;
      return {
        text: `The keys ${keys.join(", ")} are inserted in this order into an empty binary search tree that is not rebalanced. The height of a tree of one node is 0. ${WHICH_HOLD}`,
        workedOut: [
          `In preorder the tree is ${pre(root).join(", ")}, and in postorder ${post(root).join(", ")}.`,
        ],
        statements: [
          valued(
            random,
            num(high),
            [num(high + 1), num(high - 1)],
            (value) => `The height of the tree is ${value}`,
            `The longest way down from the root has ${high} edges, so the height is ${high}.`,
          ),
          valued(
            random,
            num(leaves(root)),
            [num(leaves(root) + 1), num(leaves(root) - 1)].filter(({ number = 0 }) => number > 0),
            (value) => `The number of leaves is ${value}`,
            `The number of nodes without children is ${leaves(root)}.`,
          ),
          valued(
            random,
            num(at(post(root), 0)),
            [num(at(sorted, 0)), num(at(pre(root), 6)), num(root.key)],
            (value) => `A postorder traversal visits ${value} first`,
            `Postorder begins with ${post(root)[0]}.`,
          ),
          valued(
            random,
            num(successor),
            [num(root.right.key), num(root.left.key), num(at(sorted, 6))],
            (value) => `The inorder successor of the root is ${value}`,
            `In sorted order ${successor} follows the root ${root.key}.`,
          ),
          judged(
            `${increasing ? "An inorder" : "A preorder"} traversal visits the keys in increasing order`,
            increasing,
            "In every binary search tree inorder gives the keys in increasing order; preorder begins with the root.",
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-heap-arrays",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const isMax = random.chance();
      const misplaced = (array: readonly number[]) =>
        range(1, array.length - 1).find((index) => {
          const parent = at(array, Math.floor((index - 1) / 2));
          return isMax ? parent < at(array, index) : parent > at(array, index);
        });
      const arrays = range(1, 5).map(() => {
        const keys = random.sample(range(3, 60), 6);
        const sorted = keys.sort((a, b) => (isMax ? b - a : a - b));
        const [first = 0, ...rest] = sorted;
        let array = [first, ...random.shuffle(rest)];
        // Few orders are heaps, so that about half of the arrays are drawn until they are.
        const wanted = random.chance();
        for (let tries = 0; wanted && misplaced(array) !== undefined && tries < 40; tries++)
          array = [first, ...random.shuffle(rest)];
        return array;
      });
      const statements = arrays.map((array) => {
        const bad = misplaced(array);
        const shown = `\`${array.join(", ")}\``;
        const parent = bad === undefined ? undefined : at(array, Math.floor((bad - 1) / 2));
        return judged(
          shown,
          bad === undefined,
          bad === undefined
            ? `In ${shown} every parent is ${isMax ? "larger" : "smaller"} than its children.`
            : `In ${shown} the node ${array[bad]} is ${isMax ? "larger" : "smaller"} than its parent ${parent}.`,
        );
      });
      return {
        text: `A binary heap is kept in an array, level by level from the root. Which of the following arrays are ${isMax ? "max" : "min"}-heaps?`,
        statements,
      };
    },
  }),
  multipleCorrect({
    name: "several-linear-probing",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.pick([7, 11, 10]);
      const keys = random.sample(range(10, 99), 5);
      const table: (number | undefined)[] = Array.from({ length: size });
      const placed = keys.map((key) => {
        let slot = key % size;
        let probes = 1;
        while (table[slot] !== undefined) {
          slot = (slot + 1) % size;
          probes++;
        }
        table[slot] = key;
        return { key, slot, probes };
      });
      const moved = placed.filter(({ probes }) => probes > 1);
      const last = at(placed, 4);
      const third = at(placed, 2);
      if (moved.length === 0) return undefined;
      const absent = random.pick(
        range(10, 99).filter((key) => !keys.includes(key) && table[key % size] !== undefined),
      );
      let looked = 1;
      while (table[(absent + looked - 1) % size] !== undefined) looked++;
      return {
        text: `The keys ${keys.join(", ")} are inserted in this order into an empty hash table with the slots 0 to ${size - 1}. The hash function is $h(k) = k \\bmod ${size}$, and collisions are resolved by linear probing. ${WHICH_HOLD}`,
        workedOut: [`The keys come into the slots ${list(placed.map(({ slot }) => slot))}, in this order.`],
        statements: [
          valued(
            random,
            num(last.slot),
            [num(last.key % size), num((last.slot + 1) % size), num((last.slot + size - 1) % size)],
            (value) => `The key ${last.key} is in slot ${value}`,
            `The key ${last.key} comes into slot ${last.slot}.`,
          ),
          valued(
            random,
            num(third.slot),
            [num(third.key % size), num((third.slot + 1) % size)],
            (value) => `The key ${third.key} is in slot ${value}`,
            `The key ${third.key} comes into slot ${third.slot}.`,
          ),
          valued(
            random,
            num(moved.length),
            [num(moved.length - 1), num(moved.length + 1)],
            (value) => `The number of keys that are not in the slot of their hash value is ${value}`,
            `Not in the slot of their hash value: ${list(moved.map(({ key }) => key))}.`,
          ),
          valued(
            random,
            count(last.probes, "slot"),
            [count(last.probes + 1, "slot"), count(last.probes + 2, "slot")],
            (value) => `The search for ${last.key} looks at ${value}`,
            `The search for ${last.key} starts at slot ${last.key % size} and ends at slot ${last.slot}.`,
          ),
          valued(
            random,
            count(looked, "slot"),
            [count(looked - 1, "slot"), count(looked + 1, "slot"), count(size, "slot")],
            (value) => `The search for ${absent}, which is not in the table, looks at ${value}`,
            `The search for ${absent} starts at slot ${absent % size} and stops at the first empty slot, ${(absent + looked - 1) % size}.`,
          ),
        ],
      };
    },
  }),
  multipleCorrect({
    name: "several-strings-of-pattern",
    topic: "theory-of-computation",
    difficulty: "MEDIUM",
    write(random) {
      const { shown, said, test } = random.pick([
        { shown: "(a + b)^* a b b", said: "that end with `abb`", test: /^[ab]*abb$/ },
        {
          shown: "a^* (b a a^*)^* (b + \\varepsilon)",
          said: "in which no two b's stand next to each other",
          test: /^a*(ba+)*b?$/,
        },
        {
          shown: "(a a)^* (b b)^* b",
          said: "of an even number of a's and then an odd number of b's",
          test: /^(aa)*(bb)*b$/,
        },
        { shown: "a (a + b)^* b", said: "that begin with a and end with b", test: /^a[ab]*b$/ },
        { shown: "(a b + b a)^*", said: "made of pairs `ab` and `ba`", test: /^(ab|ba)*$/ },
        { shown: "b^* a b^* a b^*", said: "with exactly two a's", test: /^b*ab*ab*$/ },
        {
          shown: "(b + a b)^* (a + \\varepsilon)",
          said: "in which no two a's stand next to each other",
          test: /^(b|ab)*a?$/,
        },
      ]);
      const all = range(3, 6).flatMap((length) => wordsOf(length));
      const members = random.sample(
        all.filter((word) => test.test(word)),
        3,
      );
      // One letter changed, so that the ends alone do not reveal the answer.
      const misses = members.flatMap((word) =>
        range(0, word.length - 1).map(
          (place) => word.slice(0, place) + (word[place] === "a" ? "b" : "a") + word.slice(place + 1),
        ),
      );
      const others = random.shuffle([...new Set(misses)].filter((word) => !test.test(word))).slice(0, 3);
      if (others.length < 3) return undefined;
      const strings = random.shuffle([...members, ...others]);
      return {
        text: `Which of these strings belong to the language of the regular expression $${shown}$?`,
        workedOut: [`The expression describes the strings ${said}.`],
        statements: strings.map((text) => {
          const isIn = test.test(text);
          return judged(`\`${text}\``, isIn, `The string \`${text}\` is ${isIn ? "" : "not "}one of them.`);
        }),
      };
    },
  }),
  multipleCorrect({
    name: "several-orders-of-growth",
    topic: "algorithms",
    difficulty: "MEDIUM",
    write(random) {
      const functions = [
        { shown: "\\log(n^{n}) + 100n", order: 1.1 },
        { shown: "3n^2 + 2n", order: 2 },
        { shown: "n^2 \\log n", order: 2.1 },
        { shown: "\\frac{n^3}{50}", order: 3 },
        { shown: "500n", order: 1 },
        { shown: "n\\sqrt{n}", order: 1.5 },
        { shown: "(\\log n)^5", order: 0.1 },
        { shown: "2^{n}", order: 99 },
        { shown: "n(n - 1)(n - 2)", order: 3 },
      ];
      const bound = random.pick([
        { shown: "n^2", order: 2 },
        { shown: "n \\log n", order: 1.1 },
        { shown: "n^3", order: 3 },
      ]);
      const relation = random.pick(["O", "\\Omega", "\\Theta"] as const);
      const holds = (order: number) =>
        relation === "O"
          ? order <= bound.order
          : relation === "\\Omega"
            ? order >= bound.order
            : order === bound.order;
      const how = (order: number) =>
        order < bound.order ? "more slowly than" : order > bound.order ? "faster than" : "as fast as";
      const drawn = random.sample(functions, 5);
      return {
        text: `Which of the following functions of $n$ are $${relation}(${bound.shown})$?`,
        workedOut: [
          relation === "O"
            ? `A function is $O(${bound.shown})$ if it grows at most as fast as $${bound.shown}$.`
            : relation === "\\Omega"
              ? `A function is $\\Omega(${bound.shown})$ if it grows at least as fast as $${bound.shown}$.`
              : `A function is $\\Theta(${bound.shown})$ if it grows as fast as $${bound.shown}$.`,
        ],
        statements: drawn.map(({ shown, order }) =>
          judged(`$${shown}$`, holds(order), `The function $${shown}$ grows ${how(order)} $${bound.shown}$.`),
        ),
      };
    },
  }),
];
