import { choose, range } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import { list, plural } from "../../../../english.ts";
import { num } from "../../../../value.ts";
import type { WriterList } from "../../../../writer.ts";
import { at, code, fence, spaced } from "../code.ts";

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

type Expression = number | { sign: string; left: Expression; right: Expression };
const apply = (sign: string, a: number, b: number) =>
  sign === "+" ? a + b : sign === "-" ? a - b : sign === "*" ? a * b : Math.trunc(a / b);
const worth = (tree: Expression): number =>
  typeof tree === "number" ? tree : apply(tree.sign, worth(tree.left), worth(tree.right));
const postfix = (tree: Expression): (string | number)[] =>
  typeof tree === "number" ? [tree] : [...postfix(tree.left), ...postfix(tree.right), tree.sign];

function evaluatePostfix(tokens: readonly (string | number)[], swapped = false): number {
  const stack: number[] = [];
  for (const token of tokens) {
    if (typeof token === "number") stack.push(token);
    else {
      const second = stack.pop() ?? 0;
      const first = stack.pop() ?? 0;
      stack.push(swapped ? apply(token, second, first) : apply(token, first, second));
    }
  }
  return stack.pop() ?? 0;
}

/** Infix to postfix by the shunting-yard rule. */
function toPostfix(infix: string, rank: (sign: string) => number): string {
  const output: string[] = [];
  const stack: string[] = [];
  for (const token of infix.replaceAll(" ", "")) {
    if (/[a-z]/.test(token)) output.push(token);
    else if (token === "(") stack.push(token);
    else if (token === ")") {
      while (stack.length > 0 && stack.at(-1) !== "(") output.push(stack.pop() ?? "");
      stack.pop();
    } else {
      while (stack.length > 0 && stack.at(-1) !== "(" && rank(stack.at(-1) ?? "") >= rank(token))
        output.push(stack.pop() ?? "");
      stack.push(token);
    }
  }
  return [...output, ...stack.reverse()].join("");
}
const usualRank = (sign: string) => (sign === "+" || sign === "-" ? 1 : 2);

function siftUp(heap: readonly number[], key: number): number[] {
  const result = [...heap, key];
  let place = result.length - 1;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (at(result, parent) >= at(result, place)) break;
    [result[parent], result[place]] = [at(result, place), at(result, parent)];
    place = parent;
  }
  return result;
}
function siftDown(items: readonly number[], from = 0): number[] {
  const result = [...items];
  for (let place = from; ; ) {
    const children = [2 * place + 1, 2 * place + 2].filter((child) => child < result.length);
    const largest = children.reduce(
      (best, child) => (at(result, child) > at(result, best) ? child : best),
      place,
    );
    if (largest === place) return result;
    [result[largest], result[place]] = [at(result, place), at(result, largest)];
    place = largest;
  }
}
const buildHeap = (items: readonly number[]) =>
  range(0, (items.length >> 1) - 1)
    .reverse()
    .reduce((heap, place) => siftDown(heap, place), [...items]);

function probe(
  keys: readonly number[],
  size: number,
  step: (key: number, attempt: number) => number,
): number[] | undefined {
  const slots = new Map<number, number>();
  const places: number[] = [];
  for (const key of keys) {
    let attempt = 0;
    let slot = key % size;
    while (slots.has(slot)) {
      attempt++;
      if (attempt > size) return undefined;
      slot = (key + step(key, attempt)) % size;
    }
    slots.set(slot, key);
    places.push(slot);
  }
  return places;
}

export const dataStructures: WriterList = [
  computed({
    name: "stack-or-queue-after-operations",
    topic: "data-structures",
    difficulty: "EASY",
    write(random) {
      const isStack = random.chance();
      const [put, take] = isStack ? ["push", "pop"] : ["enqueue", "dequeue"];
      const numbers = random.sample(range(1, 60), 6);
      const steps: string[] = [];
      const run = (kind: "stack" | "queue", plan: readonly boolean[]) => {
        const held: number[] = [];
        let next = 0;
        let last = 0;
        for (const isPut of plan) {
          if (isPut) held.push(at(numbers, next++));
          else last = (kind === "stack" ? held.pop() : held.shift()) ?? 0;
        }
        return { held, last };
      };
      const plan = [true, true, true, false, ...random.shuffle([true, true, false]), false];
      let next = 0;
      for (const isPut of plan) steps.push(isPut ? `${put}(${at(numbers, next++)})` : `${take}()`);
      const real = run(isStack ? "stack" : "queue", plan);
      const other = run(isStack ? "queue" : "stack", plan);
      const used = numbers.slice(0, 5);
      return {
        text: `The operations below are carried out, in this order, on ${isStack ? "a stack" : "a queue"} that is empty at first. Which number does the last operation return?\n${fence(...steps)}`,
        answer: num(real.last),
        distractors: [
          wrong(num(other.last), isStack ? "treating the stack as a queue" : "treating the queue as a stack"),
          ...real.held.map((value) =>
            wrong(num(value), "being one operation out: this number is still held"),
          ),
          ...random
            .shuffle(used.filter((value) => value !== real.last))
            .map((value) => wrong(num(value), "taking a number that was removed before")),
        ],
        explanation: [
          isStack
            ? "A stack returns the number that was put in last (LIFO)."
            : "A queue returns the number that was put in first (FIFO).",
          `The last operation returns ${real.last}; ${list(real.held)} ${real.held.length === 1 ? "stays" : "stay"} behind.`,
        ],
      };
    },
  }),
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
    name: "address-of-an-array-element",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const rows = random.int(5, 12);
      const columns = random.intExcept(6, 15, rows);
      const size = random.pick([2, 4, 8]);
      const base = random.step(1000, 4000, 100);
      const i = random.int(2, rows - 1);
      const j = random.intExcept(1, columns - 2, i);
      const isRow = random.chance(0.6);
      const rowMajor = base + size * (i * columns + j);
      const columnMajor = base + size * (j * rows + i);
      const key = isRow ? rowMajor : columnMajor;
      return {
        text: `The array \`A[${rows}][${columns}]\`, with indices from 0, is stored in ${isRow ? "row" : "column"}-major order from address ${base} on; every element takes ${size} bytes. What is the address of \`A[${i}][${j}]\`?`,
        answer: num(key),
        distractors: [
          wrong(
            num(isRow ? columnMajor : rowMajor),
            `storing the array in ${isRow ? "column" : "row"}-major order`,
          ),
          wrong(
            num(base + size * (isRow ? (i - 1) * columns + j - 1 : (j - 1) * rows + i - 1)),
            "counting the indices from 1",
          ),
          wrong(
            num(base + size * (isRow ? i * rows + j : j * columns + i)),
            "multiplying by the wrong dimension",
          ),
          wrong(num(base + (isRow ? i * columns + j : j * rows + i)), "forgetting the size of an element"),
        ],
        explanation: [
          isRow
            ? `Before \`A[${i}][${j}]\` come ${i} full rows of ${columns} and ${j} more: $${i} \\times ${columns} + ${j} = ${i * columns + j}$ elements.`
            : `Before \`A[${i}][${j}]\` come ${plural(j, "full column")} of ${rows} and ${i} more: $${j} \\times ${rows} + ${i} = ${j * rows + i}$ elements.`,
          `$${base} + ${size} \\times ${isRow ? i * columns + j : j * rows + i} = ${key}$.`,
        ],
        verify() {
          let address = base;
          const outer = isRow ? rows : columns;
          const inner = isRow ? columns : rows;
          for (let a = 0; a < outer; a++)
            for (let b = 0; b < inner; b++) {
              if ((isRow ? a : b) === i && (isRow ? b : a) === j) return address === key;
              address += size;
            }
          return false;
        },
      };
    },
  }),
  computed({
    name: "postfix-evaluation",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const number = () => random.int(2, 9);
      const node = (left: Expression, right: Expression): Expression => ({
        sign: random.pick(["+", "-", "*", "-"]),
        left,
        right,
      });
      const tree = random.chance()
        ? node(node(number(), number()), node(number(), node(number(), number())))
        : node(node(number(), node(number(), number())), node(number(), number()));
      const key = worth(tree);
      const tokens = postfix(tree);
      if (Math.abs(key) > 300) return undefined;
      const leftToRight = () => {
        const values = tokens.filter((token) => typeof token === "number");
        const signs = tokens.filter((token) => typeof token === "string");
        return signs.reduce(
          (total, sign, index) => apply(sign, total, values[index + 1] ?? 0),
          values[0] ?? 0,
        );
      };
      const onlyLast = evaluatePostfix(tokens.map((token) => (token === "-" ? "+" : token)));
      return {
        text: `What is the value of the postfix expression \`${spaced(tokens)}\`, in which every operand is a single digit?`,
        answer: num(key),
        distractors: [
          wrong(
            num(evaluatePostfix(tokens, true)),
            "taking the two operands of each subtraction in the wrong order",
          ),
          wrong(
            num(leftToRight()),
            "applying the operators one after another to the operands from left to right",
          ),
          wrong(num(onlyLast), "overlooking the minus signs"),
          wrong(num(-key), "losing the sign of the result"),
          wrong(num(key + 2), "a slip in the last step"),
        ],
        explanation: [
          "Read from left to right: push every number; an operator takes the two top numbers, the upper one as its second operand, and pushes the result.",
          `The stack after each operator: ${stackStates(tokens)}.`,
          `The value is $${key}$.`,
        ],
        verify: () => evaluatePostfix(tokens) === key,
      };
    },
  }),
  computed({
    name: "infix-to-postfix",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const [p, q, r, s] = [
        random.pick(["+", "-"]),
        random.pick(["*", "/"]),
        random.pick(["+", "-", "*"]),
        random.pick(["+", "-", "*", "/"]),
      ] as const;
      const infix = random.pick([
        `a ${p} b ${q} c ${r} d ${s} e`,
        `a ${q} (b ${p} c) ${r} d ${s} e`,
        `(a ${p} b) ${q} c ${r} d ${s} e`,
        `a ${p} b ${q} (c ${r} d) ${s} e`,
        `a ${q} b ${p} c ${s} (d ${r} e)`,
      ]);
      const key = toPostfix(infix, usualRank);
      const equal = toPostfix(infix, () => 1);
      const rightFirst = toPostfix(infix, (sign) => (usualRank(sign) === 1 ? 2 : 1));
      const noBrackets = toPostfix(infix.replace(/[()]/g, ""), usualRank);
      const letters = key.replace(/[^a-z]/g, "");
      const signsLast = letters + infix.replace(/[^-+*/]/g, "");
      const signsReversed = letters + [...infix.replace(/[^-+*/]/g, "")].reverse().join("");
      return {
        text: `What is the postfix form of the infix expression \`${infix}\`, with the usual precedence and evaluation from left to right?`,
        answer: code(key),
        distractors: [
          wrong(code(equal), "giving all operators the same precedence"),
          wrong(code(noBrackets), "ignoring the brackets"),
          wrong(code(rightFirst), "letting + and − bind more strongly than * and /"),
          wrong(code(signsReversed), "collecting all operators on the stack to the very end"),
          wrong(code(signsLast), "writing all operators at the end in the order in which they occur"),
        ],
        explanation: [
          "Operands go straight to the output. An operator waits on the stack until one of lower or equal precedence, a closing bracket or the end comes.",
          `This gives \`${key}\`.`,
        ],
      };
    },
  }),
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
    name: "hashing-with-open-addressing",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.pick([7, 10, 11]);
      const keys = random.sample(range(11, 99), 6);
      const linear = probe(keys, size, (_, attempt) => attempt);
      const quadratic = probe(keys, size, (_, attempt) => attempt * attempt);
      if (!linear || !quadratic) return undefined;
      const kind = random.pick(["linear", "linear", "quadratic"] as const);
      const places = kind === "linear" ? linear : quadratic;
      const last = at(keys, 5);
      const key = at(places, 5);
      if (key === last % size) return undefined;
      return {
        text: `The keys ${list(keys)} are put, in this order, into an empty hash table with the slots 0 to ${size - 1}. The hash function is $h(k) = k \\bmod ${size}$, and collisions are resolved by ${kind} probing${kind === "quadratic" ? " with the steps $1, 4, 9, \\ldots$ from $h(k)$" : ""}. In which slot does ${last} land?`,
        answer: num(key),
        distractors: [
          wrong(num(last % size), "overlooking that the first slot is taken"),
          wrong(
            num(at(kind === "linear" ? quadratic : linear, 5)),
            `using ${kind === "linear" ? "quadratic" : "linear"} probing`,
          ),
          wrong(num((key + 1) % size), "going one slot too far"),
          wrong(num((key + size - 1) % size), "stopping one slot too early"),
          wrong(num(((last % size) + size - 1) % size), "probing downwards"),
        ],
        explanation: [
          `One after another: ${keys.map((k, index) => `${k} has $h = ${k % size}$ and goes to slot ${places[index]}`).join("; ")}.`,
          `So ${last} lands in slot ${key}.`,
        ],
        verify: () => new Set(places).size === 6,
      };
    },
  }),
  computed({
    name: "circular-queue-pointers",
    topic: "data-structures",
    difficulty: "MEDIUM",
    write(random) {
      const size = random.int(6, 12);
      const front = random.int(1, size - 1);
      const held = random.int(2, size - 3);
      const rear = (front + held - 1) % size;
      if (rear >= front && random.chance(0.7)) return undefined;
      const asked = random.pick(["count", "rear"] as const);
      const added = random.int(1, size - held - 1);
      const end = (rear + added) % size;
      if (asked === "count") {
        return {
          text: `A circular queue is kept in an array with the indices 0 to ${size - 1}. \`front\` is the index of its first element and \`rear\` that of its last. How many elements does it hold when \`front\` is ${front} and \`rear\` is ${rear}?`,
          answer: num(held),
          distractors: [
            wrong(num(held - 1), "forgetting that both ends count"),
            wrong(num(Math.abs(rear - front) + 1), "not letting the queue wrap round the end of the array"),
            wrong(num(size - held), "counting the free places"),
            wrong(num(held + 1), "losing count by one"),
            wrong(num(Math.abs(rear - front)), "subtracting the indices without wrapping round"),
          ],
          explanation: `$(\\mathrm{rear} - \\mathrm{front} + ${size}) \\bmod ${size} + 1 = (${rear} - ${front} + ${size}) \\bmod ${size} + 1 = ${held}$.`,
          verify() {
            let n = 1;
            for (let place = front; place !== rear; place = (place + 1) % size) n++;
            return n === held;
          },
        };
      }
      return {
        text: `A circular queue in an array with the indices 0 to ${size - 1} has its first element at index ${front} and holds ${held} elements. After ${plural(added, "more element has", "more elements have")} been put in, at which index is its last element?`,
        answer: num(end),
        distractors: [
          wrong(num((end + 1) % size), "giving the next free place"),
          wrong(
            num((rear + added) % (size + 1) === end ? (end + 2) % size : (rear + added) % (size + 1)),
            `wrapping round after ${size + 1} places instead of ${size}`,
          ),
          wrong(num((end + size - 1) % size), "counting one element too few"),
          wrong(num(rear), "leaving out the new elements"),
          wrong(num((front + added) % size), "counting from the front without the elements already there"),
        ],
        explanation: `The queue now holds $${held} + ${added} = ${held + added}$ elements; its last one is at $(${front} + ${held + added} - 1) \\bmod ${size} = ${end}$.`,
      };
    },
  }),
  computed({
    name: "postorder-from-two-traversals",
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
          `In the inorder traversal the left subtree is what stands before it, \`${show(inorder(root?.left)) || "nothing"}\`, and the right subtree what follows, \`${show(inorder(root?.right)) || "nothing"}\`; the same rule is used in each part.`,
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
  computed({
    name: "max-heap-after-an-operation",
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const items = random.sample(range(3, 60), 7);
      const heap = buildHeap(items);
      const kind = random.pick(["insert", "delete", "build"] as const);
      const show = (values: readonly number[]) => spaced(values);
      if (kind === "build") {
        const byInserting = items.reduce<number[]>((made, item) => siftUp(made, item), []);
        if (show(byInserting) === show(heap)) return undefined;
        return {
          text: `The array \`${show(items)}\` is turned into a max-heap by sifting down every inner node, from the last one to the root (bottom-up construction). What does the array hold then?`,
          answer: code(show(heap)),
          distractors: [
            wrong(code(show(byInserting)), "inserting the numbers one after another instead"),
            wrong(code(show([...items].sort((a, b) => b - a))), "sorting the array"),
            wrong(code(show(siftDown(items))), "sifting down the root only"),
            wrong(
              code(show(range(0, 2).reduce((made, place) => siftDown(made, place), [...items]))),
              "working from the root downwards",
            ),
          ],
          explanation: [
            "The inner nodes have the indices 2, 1 and 0 (children of $i$ are at $2i+1$ and $2i+2$). Each is sifted down in turn, always exchanging with the larger child.",
            ...range(0, 2)
              .reverse()
              .map(
                (place) =>
                  `After index ${place}: \`${show(
                    range(place, 2)
                      .reverse()
                      .reduce((made, spot) => siftDown(made, spot), [...items]),
                  )}\`.`,
              ),
          ],
          verify: () => heap.every((value, index) => index === 0 || at(heap, (index - 1) >> 1) >= value),
        };
      }
      const fresh = random.int(20, 80);
      if (items.includes(fresh)) return undefined;
      const key = kind === "insert" ? siftUp(heap, fresh) : siftDown([at(heap, 6), ...heap.slice(1, 6)]);
      if (kind === "insert" && at(key, 7) === fresh) return undefined;
      const sorted = (kind === "insert" ? [...heap, fresh] : heap.slice(1)).sort((a, b) => b - a);
      const rest = heap.slice(1);
      return {
        text:
          kind === "insert"
            ? `A max-heap is kept in the array \`${show(heap)}\`. What does the array hold after ${fresh} has been inserted?`
            : `A max-heap is kept in the array \`${show(heap)}\`. What does the array hold after the largest element has been removed?`,
        answer: code(show(key)),
        distractors: [
          wrong(
            code(show(kind === "insert" ? [...heap, fresh] : rest)),
            kind === "insert"
              ? "appending the new number without sifting it up"
              : "shifting all elements one place to the left",
          ),
          wrong(code(show(sorted)), "sorting the array"),
          wrong(
            code(show(kind === "insert" ? [fresh, ...heap] : [at(heap, 6), ...heap.slice(1, 6)])),
            kind === "insert"
              ? "putting the new number at the root and shifting the rest"
              : "moving the last element to the root without sifting it down",
          ),
          wrong(
            code(show(kind === "insert" ? siftDown([fresh, ...heap]) : buildHeap(rest))),
            kind === "insert"
              ? "inserting at the root and sifting down"
              : "building a new heap out of the shifted elements",
          ),
          wrong(
            code(show([...key.slice(0, 1), at(key, 2), at(key, 1), ...key.slice(3)])),
            "exchanging with the wrong child or parent",
          ),
        ],
        explanation: [
          kind === "insert"
            ? `${fresh} is put at the end and exchanged with its parent as long as the parent is smaller.`
            : `The last element, ${heap[6]}, takes the place of the root ${heap[0]} and is exchanged with its larger child as long as that child is larger.`,
          `The array is then \`${show(key)}\`.`,
        ],
        verify: () => key.every((value, index) => index === 0 || at(key, (index - 1) >> 1) >= value),
      };
    },
  }),
  computed({
    name: "counting-trees",
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const n = random.int(3, 6);
      const catalan = (k: number) => choose(2 * k, k) / (k + 1);
      const kind = random.pick(["search", "shape", "labelled", "rooted", "pops"] as const);
      const factorial = range(1, n).reduce((product, k) => product * k, 1);
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
          wrong(num(choose(2 * n, n)), `forgetting to divide $\\binom{${2 * n}}{${n}}$ by ${n + 1}`),
          wrong(
            num(kind === "labelled" || kind === "rooted" ? catalan(n) : catalan(n - 1)),
            kind === "labelled"
              ? "counting the shapes without the labels"
              : kind === "rooted"
                ? "counting the trees with any root"
                : "taking the Catalan number before",
          ),
          wrong(
            num(kind === "rooted" ? catalan(rank - 1) + catalan(n - rank) : catalan(n + 1)),
            kind === "rooted"
              ? "adding the numbers of left and right subtrees"
              : "taking the next Catalan number",
          ),
          wrong(num(2 ** n), "letting each node choose between two sides"),
          wrong(num(2 * key + 1), "doubling wrongly at the last step"),
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
            rooted: `${plural(rank - 1, "key goes", "keys go")} to the left and ${n - rank} to the right: $${catalan(rank - 1)} \\times ${catalan(n - rank)} = ${key}$.`,
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

function stackStates(tokens: readonly (string | number)[]): string {
  const stack: number[] = [];
  const states: string[] = [];
  for (const token of tokens) {
    if (typeof token === "number") {
      stack.push(token);
      continue;
    }
    const second = stack.pop() ?? 0;
    const first = stack.pop() ?? 0;
    stack.push(apply(token, first, second));
    states.push(`\`${token}\` leaves \`${stack.join(" ")}\``);
  }
  return states.join("; ");
}
