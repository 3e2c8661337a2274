import { slips } from "../../../../kit/slips.ts";
import { choose, range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, spaced } from "../code.ts";

interface Node {
  key: number;
  left?: Node;
  right?: Node;
}

const height = (node: Node | undefined): number =>
  node ? 1 + Math.max(height(node.left), height(node.right)) : -1;
const preorder = (node: Node | undefined): number[] =>
  node ? [node.key, ...preorder(node.left), ...preorder(node.right)] : [];
const lean = (node: Node) => height(node.left) - height(node.right);

function plainInsert(node: Node | undefined, key: number): Node {
  if (!node) return { key };
  return key < node.key
    ? { ...node, left: plainInsert(node.left, key) }
    : { ...node, right: plainInsert(node.right, key) };
}

/** The child of that side comes up; nothing where there is none. */
function rotated(node: Node, side: "left" | "right"): Node {
  const up = node[side];
  if (!up) return node;
  const inner = side === "left" ? "right" : "left";
  return { ...up, [inner]: { ...node, [side]: up[inner] } };
}

/** Inserts and balances every node on the way back; `onTurn` is called for each rebalancing. */
function insert(node: Node | undefined, key: number, onTurn: (isDouble: boolean) => void): Node {
  if (!node) return { key };
  const side = key < node.key ? "left" : "right";
  const grown = { ...node, [side]: insert(node[side], key, onTurn) };
  if (Math.abs(lean(grown)) < 2) return grown;
  const child = grown[side];
  const isDouble = child !== undefined && key < child.key !== (side === "left");
  onTurn(isDouble);
  const ready =
    isDouble && child ? { ...grown, [side]: rotated(child, side === "left" ? "right" : "left") } : grown;
  return rotated(ready, side);
}

const sizeOf = (node: Node | undefined): number => (node ? 1 + sizeOf(node.left) + sizeOf(node.right) : 0);

/** In how many orders the keys of a search tree can have come: those of its two sides mixed in any way. */
function ordersOf(node: Node | undefined): number {
  if (!node) return 1;
  const [left, right] = [sizeOf(node.left), sizeOf(node.right)];
  return choose(left + right, left) * ordersOf(node.left) * ordersOf(node.right);
}

function permutations(keys: readonly number[]): number[][] {
  if (keys.length === 0) return [[]];
  return keys.flatMap((key) =>
    permutations(keys.filter((other) => other !== key)).map((rest) => [key, ...rest]),
  );
}

export const balancedTrees: WriterList = [
  computed({
    name: "avl-tree-after-insertions",
    depth: 5,
    chapter: "search-trees",
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const keys = random.sample(range(5, 95), 7);
      let turns = 0;
      let doubles = 0;
      let tree: Node | undefined;
      for (const key of keys)
        tree = insert(tree, key, (isDouble) => {
          turns++;
          if (isDouble) doubles++;
        });
      if (!tree || turns < 2) return undefined;
      const plain = keys.reduce<Node | undefined>(plainInsert, undefined);
      const asksTurns = random.chance(0.4);
      const shown = preorder(tree);
      const sorted = [...keys].sort((one, other) => one - other);
      const halved = (from: number, to: number): number[] => {
        const middle = Math.floor((from + to) / 2);
        return from > to ? [] : [at(sorted, middle), ...halved(from, middle - 1), ...halved(middle + 1, to)];
      };
      const head = `The keys ${keys.join(", ")} are inserted in this order into an empty AVL tree.`;
      const steps = [
        `After an insertion the lowest node that is out of balance is rotated, twice where the new key lies on the inner side. This happens for ${turns} of the keys, ${doubles === 0 ? "never" : doubles === turns ? "each time" : `for ${doubles} of them`} with a double rotation.`,
        `In the end the preorder traversal is \`${spaced(shown)}\`.`,
      ];
      const isSearchTree = () => {
        const again = shown.reduce<Node | undefined>(plainInsert, undefined);
        const isEven = (node: Node | undefined): boolean =>
          !node || (Math.abs(lean(node)) < 2 && isEven(node.left) && isEven(node.right));
        return isEven(again) && spaced(preorder(again)) === spaced(shown);
      };
      if (asksTurns) {
        const key = num(turns + doubles);
        return {
          text: `${head} A double rotation counts as two rotations. The total number of single rotations that are made is ________.`,
          answer: key,
          distractors: slips(random, key, num, [
            [turns, "counting a double rotation once"],
            [doubles, "counting the double rotations only"],
            [turns + doubles + 1, "rotating where the tree is still balanced"],
            [turns + doubles - 1, "missing a rotation"],
            [2 * turns, "taking every rotation to be a double one"],
            [turns + doubles + 2, "rotating at two nodes for one insertion"],
          ]),
          explanation: [...steps, `So there are ${turns + doubles} single rotations.`],
          verify: isSearchTree,
        };
      }
      return {
        text: `${head} Which one of the following is the preorder traversal of the resulting tree?`,
        answer: code(spaced(shown)),
        distractors: [
          wrong(code(spaced(preorder(plain))), "inserting without balancing"),
          wrong(code(spaced(halved(0, 6))), "building a perfectly balanced tree from the sorted keys"),
          wrong(
            code(spaced([tree.key, ...preorder(tree.right), ...preorder(tree.left)])),
            "exchanging the two subtrees of the root",
          ),
          wrong(
            code(spaced([...shown.slice(0, 4), ...shown.slice(4).reverse()])),
            "exchanging keys within the last subtree",
          ),
          wrong(
            code(spaced([at(shown, 1), at(shown, 0), ...shown.slice(2)])),
            "visiting the left child before the root",
          ),
          wrong(
            code(spaced([...shown.slice(0, 5), at(shown, 6), at(shown, 5)])),
            "exchanging the last two nodes",
          ),
        ],
        explanation: steps,
        verify: isSearchTree,
      };
    },
  }),
  computed({
    name: "orders-that-build-a-search-tree",
    depth: 5,
    chapter: "search-trees",
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const keys = random.sample(range(1, 60), 6);
      const tree = keys.reduce<Node | undefined>(plainInsert, undefined);
      const size = ordersOf(tree);
      if (!tree || size < 6 || size > 90) return undefined;
      const key = num(size);
      const [left, right] = [sizeOf(tree.left), sizeOf(tree.right)];
      return {
        text: `The keys ${keys.join(", ")} are inserted in this order into an empty binary search tree that is not rebalanced. The number of orders of inserting these keys, the given one included, that lead to the same tree is ________.`,
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [choose(left + right, left), "fixing the order within the two subtrees of the root"],
            [size - 1, "leaving out the given order"],
            [ordersOf(tree.left) * ordersOf(tree.right), "inserting one subtree of the root after the other"],
            [2 * size, "letting the root come at another time"],
            [
              choose(left + right, left) + ordersOf(tree.left) + ordersOf(tree.right),
              "adding the choices instead of multiplying them",
            ],
            [2 * ordersOf(tree.left) * ordersOf(tree.right), "choosing only which subtree comes first"],
            [size / 2, "fixing which child of a node comes first"],
          ].filter(([amount]) => Number.isInteger(amount)) as [number, string][],
        ),
        explanation: [
          `The root ${tree.key} comes first. Its left subtree has ${plural(left, "key")} and its right one ${plural(right, "key")}, which can be mixed in $\\binom{${left + right}}{${left}} = ${choose(left + right, left)}$ ways.`,
          `Within the subtrees the same rule gives ${ordersOf(tree.left)} and ${ordersOf(tree.right)} orders.`,
          `Together $${choose(left + right, left)} \\times ${ordersOf(tree.left)} \\times ${ordersOf(tree.right)} = ${size}$.`,
        ],
        verify() {
          const shown = spaced(preorder(tree));
          return (
            permutations(keys).filter(
              (order) => spaced(preorder(order.reduce<Node | undefined>(plainInsert, undefined))) === shown,
            ).length === size
          );
        },
      };
    },
  }),
];
