import { choose, range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const treeShapes: WriterList = [
  computed({
    name: "nodes-and-leaves-of-binary-trees",
    topic: "data-structures",
    difficulty: "EASY",
    write(random) {
      const kind = random.pick(["leaves", "most", "least", "edges", "internal"] as const);
      const n = random.int(6, 90);
      const h = random.int(3, 9);
      const draft = {
        leaves: {
          text: `In a binary tree ${n} nodes have two children each. How many leaves does the tree have?`,
          key: n + 1,
          wrongs: [
            wrong(num(n), "taking as many leaves as nodes with two children"),
            wrong(num(n - 1), "subtracting one instead of adding it"),
            wrong(num(2 * n), "giving every such node two leaves"),
            wrong(num(2 * n + 1), "giving the number of all nodes of a full binary tree"),
          ],
          why: `In every binary tree the number of leaves is one more than the number of nodes with two children: $${n} + 1 = ${n + 1}$.`,
        },
        internal: {
          text: `In a full binary tree every node has either no child or two children. If it has ${2 * n + 1} nodes, how many of them are leaves?`,
          key: n + 1,
          wrongs: [
            wrong(num(n), "giving the number of inner nodes"),
            wrong(num(n - 1), "subtracting one instead of adding it"),
            wrong(num(2 * n), "leaving out the root only"),
            wrong(num(n + 2), "losing count by one"),
          ],
          why: `With $i$ inner nodes there are $i + 1$ leaves, so $2i + 1 = ${2 * n + 1}$, $i = ${n}$, and ${n + 1} nodes are leaves.`,
        },
        most: {
          text: `What is the largest number of nodes in a binary tree of height ${h}, if a single node has height 0?`,
          key: 2 ** (h + 1) - 1,
          wrongs: [
            wrong(num(2 ** h - 1), "counting the height from 1"),
            wrong(num(2 ** h), "counting the nodes of the lowest level only"),
            wrong(num(2 ** (h + 1)), "forgetting to subtract 1"),
            wrong(num(2 * h + 1), "doubling the height instead of raising 2 to it"),
          ],
          why: `The levels hold at most $1, 2, 4, \\ldots, 2^{${h}}$ nodes: $2^{${h + 1}} - 1 = ${2 ** (h + 1) - 1}$ in all.`,
        },
        least: {
          text: `What is the smallest possible height of a binary tree with ${n} nodes, if a single node has height 0?`,
          key: Math.floor(Math.log2(n)),
          wrongs: [
            wrong(num(Math.floor(Math.log2(n)) + 1), "counting levels instead of edges"),
            wrong(num(n - 1), "giving the largest height"),
            wrong(num(Math.floor(n / 2)), "halving the number of nodes"),
            wrong(num(Math.floor(Math.log2(n)) - 1), "rounding the logarithm down once too often"),
          ],
          why: `Height $h$ makes room for $2^{h+1} - 1$ nodes. $h = ${Math.floor(Math.log2(n))}$ is the first with $2^{h+1} - 1 \\ge ${n}$.`,
        },
        edges: {
          text: `How many edges does a tree with ${n} nodes have?`,
          key: n - 1,
          wrongs: [
            wrong(num(n), "taking as many edges as nodes"),
            wrong(num(n + 1), "adding one instead of subtracting it"),
            wrong(num((n * (n - 1)) / 2), "joining every pair of nodes, as in a complete graph"),
            wrong(num(2 * (n - 1)), "counting every edge at both ends"),
          ],
          why: `Every node except the root hangs on exactly one edge: $${n} - 1 = ${n - 1}$.`,
        },
      }[kind];
      return { text: draft.text, answer: num(draft.key), distractors: draft.wrongs, explanation: draft.why };
    },
  }),
  computed({
    name: "counting-trees",
    depth: 3,
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const n = random.int(3, 6);
      const catalan = (k: number) => choose(2 * k, k) / (k + 1);
      const kind = random.pick(["search", "shape", "labelled", "rooted", "pops"] as const);
      const factorial = range(1, n).reduce((product, k) => product * k, 1);
      const labellings = kind === "labelled" ? factorial : 1;
      const rank = random.int(1, n);
      const key = {
        search: catalan(n),
        shape: catalan(n),
        labelled: catalan(n) * factorial,
        rooted: catalan(rank - 1) * catalan(n - rank),
        pops: catalan(n),
      }[kind];
      const asked = {
        search: `How many different binary search trees hold the keys 1 to ${n}?`,
        shape: `How many different shapes can a binary tree with ${n} nodes have (left and right being different)?`,
        labelled: `How many different binary trees are there whose ${n} nodes carry the labels 1 to ${n} in any way?`,
        rooted: `How many different binary search trees with the keys 1 to ${n} have the key ${rank} at the root?`,
        pops: `The numbers 1 to ${n} are pushed on a stack in this order, with pops in between whenever one likes, until the stack is empty. How many different output sequences are possible?`,
      }[kind];
      return {
        text: asked,
        answer: num(key),
        distractors: [
          wrong(num(factorial), "counting the orders of insertion, many of which give the same result"),
          wrong(
            num(choose(2 * n, n) * labellings),
            `forgetting to divide $\\binom{${2 * n}}{${n}}$ by ${n + 1}`,
          ),
          wrong(
            num(kind === "labelled" || kind === "rooted" ? catalan(n) : catalan(n - 1)),
            kind === "labelled"
              ? "counting the shapes without the labels"
              : kind === "rooted"
                ? "counting the trees with any root"
                : "taking the Catalan number before",
          ),
          wrong(
            num(kind === "rooted" ? catalan(rank - 1) + catalan(n - rank) : catalan(n + 1) * labellings),
            kind === "rooted"
              ? "adding the numbers of left and right subtrees"
              : "taking the next Catalan number",
          ),
          kind === "labelled"
            ? wrong(num(catalan(n - 1) * factorial), "taking the Catalan number before")
            : wrong(num(2 ** n), "letting each node choose between two sides"),
          wrong(num(2 * key), "counting every tree and its mirror image"),
        ],
        explanation: [
          `The number of binary trees of $k$ nodes is the Catalan number $\\frac{1}{k+1}\\binom{2k}{k}$: ${range(
            0,
            n,
          )
            .map((k) => `${catalan(k)}`)
            .join(", ")} for $k$ = 0 to ${n}.`,
          {
            search: `The keys can be placed in each shape in just one way, so there are ${key}.`,
            shape: `For ${n} nodes it is ${key}.`,
            labelled: `Each of the ${catalan(n)} shapes can be labelled in $${n}! = ${factorial}$ ways: $${num(key).tex}$.`,
            rooted: `Under this root, ${plural(rank - 1, "key goes", "keys go")} to the left and ${n - rank} to the right: $${catalan(rank - 1)} \\times ${catalan(n - rank)} = ${key}$.`,
            pops: `Pushes and pops form a well-bracketed sequence, and these are counted by the Catalan number too: ${key}.`,
          }[kind],
        ],
        verify() {
          const trees = (k: number): number =>
            k <= 1
              ? 1
              : range(0, k - 1).reduce((total, left) => total + trees(left) * trees(k - 1 - left), 0);
          return kind === "labelled" || kind === "rooted" || trees(n) === key;
        },
      };
    },
  }),
  computed({
    name: "extreme-avl-trees",
    depth: 3,
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const fewest = (h: number): number => (h === 0 ? 1 : h === 1 ? 2 : 1 + fewest(h - 1) + fewest(h - 2));
      if (random.chance(0.4)) {
        const h = random.int(3, 8);
        return {
          text: `What is the smallest number of nodes of an AVL tree of height ${h}, if a single node has height 0?`,
          answer: num(fewest(h)),
          distractors: [
            wrong(num(fewest(h - 1)), "counting the height from 1"),
            wrong(num(2 ** (h + 1) - 1), "giving the largest number of nodes"),
            wrong(num(fewest(h) - 1), "forgetting the root in the last step"),
            wrong(num(2 ** h), "taking a complete tree"),
            wrong(num(h + 1), "taking a chain, which is not balanced"),
          ],
          explanation: [
            "The thinnest tree has one subtree of height $h - 1$ and one of height $h - 2$: $N(h) = 1 + N(h-1) + N(h-2)$, with $N(0) = 1$ and $N(1) = 2$.",
            `This gives ${range(0, h).map(fewest).join(", ")}.`,
          ],
        };
      }
      const n = random.int(8, 90);
      let h = 0;
      while (fewest(h + 1) <= n) h++;
      return {
        text: `What is the greatest height that an AVL tree with ${n} nodes can have, if a single node has height 0?`,
        answer: num(h),
        distractors: [
          wrong(
            num(Math.floor(Math.log2(n)) === h ? h - 1 : Math.floor(Math.log2(n))),
            "giving the height of a perfectly balanced tree",
          ),
          wrong(num(h + 1), "counting levels instead of edges"),
          wrong(num(n - 1), "forgetting the balance altogether"),
          wrong(num(Math.floor(n / 2)), "halving the number of nodes"),
          wrong(num(h + 2), "overlooking that a tree so high needs more nodes"),
        ],
        explanation: [
          "The fewest nodes of an AVL tree of height $h$ are $N(h) = 1 + N(h-1) + N(h-2)$, with $N(0) = 1$ and $N(1) = 2$.",
          `$N(${h}) = ${fewest(h)} \\le ${n}$ but $N(${h + 1}) = ${fewest(h + 1)} > ${n}$, so the height is at most ${h}.`,
        ],
        satisfies: (worthOf) =>
          Number.isInteger(worthOf) &&
          worthOf >= 0 &&
          worthOf < 20 &&
          fewest(worthOf) <= n &&
          fewest(worthOf + 1) > n,
      };
    },
  }),
];
