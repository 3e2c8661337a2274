import { range } from "../../../../numbers/arithmetic.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, spaced } from "../code.ts";

interface Node {
  key: number;
  left?: Node;
  right?: Node;
}

function insert(root: Node | undefined, key: number): Node {
  if (!root) return { key };
  return key < root.key
    ? { ...root, left: insert(root.left, key) }
    : { ...root, right: insert(root.right, key) };
}
const grow = (keys: readonly number[]) => keys.reduce<Node | undefined>(insert, undefined);
const inorder = (node?: Node): number[] =>
  node ? [...inorder(node.left), node.key, ...inorder(node.right)] : [];
const preorder = (node?: Node): number[] =>
  node ? [node.key, ...preorder(node.left), ...preorder(node.right)] : [];
const postorder = (node?: Node): number[] =>
  node ? [...postorder(node.left), ...postorder(node.right), node.key] : [];
const height = (node?: Node): number => (node ? 1 + Math.max(height(node.left), height(node.right)) : -1);
function levelOrder(root?: Node): number[] {
  const queue = root ? [root] : [];
  for (let next = 0; next < queue.length; next++) {
    const { left, right } = at(queue, next);
    if (left) queue.push(left);
    if (right) queue.push(right);
  }
  return queue.map(({ key }) => key);
}

export const treeTraversals: WriterList = [
  computed({
    name: "binary-search-tree-traversal",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const keys = random.sample(range(5, 80), 7);
      const root = grow(keys);
      if (height(root) > 4) return undefined;
      const kind = random.pick(["preorder", "postorder", "level order"] as const);
      const orders = {
        preorder: preorder(root),
        postorder: postorder(root),
        "level order": levelOrder(root),
        inorder: inorder(root),
      };
      const key = orders[kind];
      return {
        text: `The keys ${list(keys)} are put, in this order, into a binary search tree that is empty at first. In which order does a ${kind} traversal visit them?`,
        answer: spaced(key),
        distractors: [
          ...(["preorder", "postorder", "level order", "inorder"] as const)
            .filter((other) => other !== kind)
            .map((other) =>
              wrong(
                spaced(orders[other]),
                other === "inorder" ? "traversing in inorder" : `traversing in ${other}`,
              ),
            ),
          wrong(spaced(keys), "giving the order of insertion"),
        ],
        explanation: [
          `The root is ${keys[0]}; smaller keys go to the left, larger ones to the right.`,
          {
            preorder: "Preorder visits a node, then its left subtree, then its right subtree.",
            postorder: "Postorder visits the left subtree, then the right subtree, then the node.",
            "level order": "Level order visits the levels from top to bottom, each from left to right.",
          }[kind],
          `This gives ${spaced(key)}.`,
        ],
        verify: () => inorder(root).join() === [...keys].sort((a, b) => a - b).join(),
      };
    },
  }),
  computed({
    name: "postorder-from-two-traversals",
    depth: 5,
    chapter: "traversals",
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const letters = random.sample([..."ABCDEFGHKMPRST"], 7);
      // A random shape: a search tree of random keys whose keys are then renamed.
      const keys = random.shuffle(range(0, 6));
      const root = grow(keys);
      if (height(root) < 2 || height(root) > 4) return undefined;
      const show = (order: readonly number[]) => order.map((key) => at(letters, key)).join("");
      const given = random.chance() ? ("preorder" as const) : ("postorder" as const);
      const asked = given === "preorder" ? "postorder" : "preorder";
      const orders = {
        preorder: preorder(root),
        postorder: postorder(root),
        level: levelOrder(root),
        inorder: inorder(root),
      };
      const key = show(orders[asked]);
      const part = (node?: Node) => (node ? `\`${show(inorder(node))}\`` : "nothing here");
      const mirrored = (node?: Node): number[] =>
        node
          ? asked === "postorder"
            ? [...mirrored(node.right), ...mirrored(node.left), node.key]
            : [node.key, ...mirrored(node.right), ...mirrored(node.left)]
          : [];
      return {
        text: `A binary tree has the inorder traversal \`${show(orders.inorder)}\` and the ${given} traversal \`${show(orders[given])}\`. What is its ${asked} traversal?`,
        answer: code(key),
        distractors: [
          wrong(code(show([...orders[given]].reverse())), `simply reversing the ${given} traversal`),
          wrong(code(show(mirrored(root))), "exchanging left and right subtrees"),
          wrong(code(show(orders.level)), "giving the level order"),
          wrong(code(show([...orders.inorder].reverse())), "reversing the inorder traversal"),
        ],
        explanation: [
          `The ${given === "preorder" ? "first letter of the preorder" : "last letter of the postorder"} traversal, ${show([at(keys, 0)])}, is the root.`,
          `In the inorder traversal the left subtree is what stands before it, ${part(root?.left)}, and the right subtree what follows, ${part(root?.right)}; the same rule is used in each part.`,
          `The ${asked} traversal of the tree found is \`${key}\`.`,
        ],
        verify() {
          const rebuild = (pre: string, ino: string): string => {
            const top = pre.charAt(0);
            if (top === "") return "";
            const cut = ino.indexOf(top);
            return (
              rebuild(pre.slice(1, cut + 1), ino.slice(0, cut)) +
              rebuild(pre.slice(cut + 1), ino.slice(cut + 1)) +
              top
            );
          };
          return rebuild(show(orders.preorder), show(orders.inorder)) === show(orders.postorder);
        },
      };
    },
  }),
];
