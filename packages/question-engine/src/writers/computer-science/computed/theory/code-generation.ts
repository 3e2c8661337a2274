import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, fence } from "../code.ts";

type Tree = string | { sign: string; left: Tree; right: Tree };

function drawTree(random: Random, names: readonly string[]): Tree {
  if (names.length === 1) return at(names, 0);
  const cut = random.int(1, names.length - 1);
  return {
    sign: random.pick(["+", "-", "*", "/"]),
    left: drawTree(random, names.slice(0, cut)),
    right: drawTree(random, names.slice(cut)),
  };
}

/** One that is wanted, if a few hundred draws give it. */
function drawTreeThat(random: Random, names: readonly string[], isWanted: (tree: Tree) => boolean) {
  for (let tries = 0; tries < 400; tries++) {
    const tree = drawTree(random, names);
    if (isWanted(tree)) return tree;
  }
  return undefined;
}

const shown = (tree: Tree, isWhole = true): string => {
  if (typeof tree === "string") return tree;
  const text = `${shown(tree.left, false)} ${tree.sign} ${shown(tree.right, false)}`;
  return isWhole ? text : `(${text})`;
};

/** Registers by the labels of Ershov: equal children need one more than either. */
function labelled(tree: Tree): number {
  if (typeof tree === "string") return 1;
  const [left, right] = [labelled(tree.left), labelled(tree.right)];
  return left === right ? left + 1 : Math.max(left, right);
}

/** The same by trying both orders at every node: what is worked out first keeps a register meanwhile. */
function tried(tree: Tree): number {
  if (typeof tree === "string") return 1;
  const [left, right] = [tried(tree.left), tried(tree.right)];
  return Math.min(Math.max(left, right + 1), Math.max(right, left + 1));
}

/** Always the left operand first. */
function leftFirst(tree: Tree): number {
  if (typeof tree === "string") return 1;
  return Math.max(leftFirst(tree.left), leftFirst(tree.right) + 1);
}

interface Line {
  text: string;
  goes?: number;
  /** It also goes on with the next line. */
  falls: boolean;
}

function drawLines(random: Random): Line[] {
  const size = random.int(10, 12);
  const names = ["a", "b", "i", "j", "t1", "t2", "t3"];
  const jumps = new Set(random.sample(range(3, size - 1), random.int(2, 3)));
  return range(1, size).map((line) => {
    if (line === size) return { text: "return b", falls: false };
    const [x, y, z] = random.sample(names, 3);
    if (!jumps.has(line)) return { text: `${x} = ${y} ${random.pick(["+", "-", "*"])} ${z}`, falls: true };
    const goes = random.intExcept(1, size, line, line + 1);
    return random.chance(0.75)
      ? { text: `if ${x} ${random.pick(["<", ">", "=="])} ${y} goto ${goes}`, goes, falls: true }
      : { text: `goto ${goes}`, goes, falls: false };
  });
}

function leadersOf(lines: readonly Line[]): number[] {
  const leaders = new Set([1]);
  for (const [index, { goes }] of lines.entries()) {
    if (goes === undefined) continue;
    leaders.add(goes);
    leaders.add(index + 2);
  }
  return [...leaders].filter((line) => line <= lines.length).sort((one, other) => one - other);
}

interface Step {
  target: string;
  left: string;
  sign: string;
  right: string;
}

/** The nodes of the directed acyclic graph of a block: leaves for first values, one inner node for each different operation. */
function nodesOf(steps: readonly Step[]): { leaves: string[]; inner: string[] } {
  const now = new Map<string, string>();
  const leaves: string[] = [];
  const inner: string[] = [];
  const nodeFor = (name: string) => {
    const known = now.get(name);
    if (known !== undefined) return known;
    leaves.push(name);
    now.set(name, `${name}0`);
    return `${name}0`;
  };
  for (const { target, left, sign, right } of steps) {
    const value = `(${nodeFor(left)}${sign}${nodeFor(right)})`;
    if (!inner.includes(value)) inner.push(value);
    now.set(target, value);
  }
  return { leaves, inner };
}

export const codeGeneration: WriterList = [
  computed({
    name: "registers-for-an-expression",
    depth: 5,
    chapter: "code-generation",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const wanted = random.pick([2, 3, 3, 4]);
      const names = [..."abcdefghijkl"].slice(0, wanted === 4 ? random.int(9, 12) : random.int(6, 9));
      const tree = drawTreeThat(
        random,
        names,
        (each) => labelled(each) === wanted && leftFirst(each) > wanted,
      );
      if (!tree || typeof tree === "string") return undefined;
      const size = labelled(tree);
      const key = num(size);
      return {
        text: `A machine works on registers only: an operand must be loaded into a register before it is used, and the result of an operation may go into any register. Consider the following expression.\n${fence(shown(tree))}\nOperands may be evaluated in any order, but the expression must not be rearranged by algebraic laws, and no intermediate result is stored in memory. The minimum number of registers needed to evaluate it is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          ...(size > 2 ? [[size - 1, "using an operand straight from memory"] as const] : []),
          [size + 1, "reserving a register for the final result"],
          ...(size === 4 ? [[2, "counting only the two operands of the last operation"] as const] : []),
          ...(size === 2 ? [[4, "keeping operands that are no longer needed"] as const] : []),
          ...random.shuffle([
            [leftFirst(tree), "always evaluating the left operand first"] as const,
            [names.length - 1, "giving each operation a register of its own"] as const,
            [names.length, "giving each variable a register of its own"] as const,
            ...(size === 4 ? [[6, "keeping operands that are no longer needed"] as const] : []),
          ]),
        ]),
        explanation: [
          "Give each leaf the number 1. An operation needs the larger number of its two sides, worked out first, or one more where both are equal.",
          `The two sides of the last operation need ${labelled(tree.left)} and ${labelled(tree.right)}, so the whole needs ${size} registers.`,
        ],
        verify: () => tried(tree) === size,
      };
    },
  }),
  computed({
    name: "basic-blocks-of-intermediate-code",
    depth: 5,
    chapter: "code-generation",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const lines = drawLines(random);
      const leaders = leadersOf(lines);
      const asksEdges = random.chance();
      const blockOf = (line: number) => leaders.findLastIndex((leader) => leader <= line);
      const edges = new Set(
        leaders.flatMap((_, block) => {
          const last = (leaders[block + 1] ?? lines.length + 1) - 1;
          const { goes, falls } = at(lines, last - 1);
          return [...(goes ? [blockOf(goes)] : []), ...(falls ? [block + 1] : [])].map(
            (to) => `${block}-${to}`,
          );
        }),
      );
      const reached = new Set(["0"]);
      for (const from of reached)
        for (const edge of edges) if (edge.startsWith(`${from}-`)) reached.add(edge.split("-")[1] ?? "");
      if (reached.size < leaders.length) return undefined;
      const jumps = lines.filter(({ goes }) => goes !== undefined).length;
      const size = asksEdges ? edges.size : leaders.length;
      const key = num(size);
      return {
        text: `Consider the following sequence of three-address instructions.\n${fence(...lines.map(({ text }, index) => `${`${index + 1}`.padStart(2)}: ${text}`))}\n${
          asksEdges
            ? "In its control flow graph, whose nodes are the basic blocks, without extra nodes for entry and exit, the number of edges is ________."
            : "The number of basic blocks into which it is divided is ________."
        }`,
        answer: key,
        distractors: slips(random, key, num, [
          [
            asksEdges ? leaders.length : edges.size,
            asksEdges ? "counting the blocks" : "counting the edges between the blocks",
          ],
          [jumps + 1, "ending a block only at a jump and not before its target"],
          [size + 1, "counting one too many"],
          [
            size - 1,
            asksEdges
              ? "forgetting that a conditional jump may fall through"
              : "forgetting that the first instruction is a leader",
          ],
          [2 * jumps, "counting two for each jump"],
          [size + 2, "starting a new block after every assignment to a tested variable"],
        ]),
        explanation: [
          `Leaders are the first instruction, the target of every jump and the instruction after every jump: ${list(leaders)}.`,
          `So there are ${leaders.length} blocks.`,
          ...(asksEdges
            ? [
                `With B1 for the first block, the edges are ${list([...edges].map((edge) => edge.replace(/\d+/g, (block) => `B${Number(block) + 1}`).replace("-", " → ")))}: ${edges.size} in all.`,
              ]
            : []),
        ],
        verify: () =>
          asksEdges ||
          lines.filter(
            (_, index) =>
              index === 0 ||
              lines.some(
                ({ goes }, from) => goes !== undefined && (goes === index + 1 || from + 1 === index),
              ),
          ).length === size,
      };
    },
  }),
  computed({
    name: "nodes-of-an-expression-graph",
    depth: 5,
    chapter: "code-generation",
    topic: "theory-of-computation",
    difficulty: "HARD",
    write(random) {
      const names = ["a", "b", "c", "d", "e"];
      const pairs = range(1, 2).map(
        () => [...random.sample(names.slice(0, 4), 2), random.pick(["+", "-"])] as const,
      );
      const steps: Step[] = range(1, 5).map(() => {
        const isRepeat = random.chance(0.6);
        const [left = "a", right = "b", sign = "+"] = isRepeat
          ? random.pick(pairs)
          : [...random.sample(names, 2), random.pick(["+", "-", "*"])];
        return { target: random.pick(names), left, sign, right };
      });
      const { leaves, inner } = nodesOf(steps);
      const size = leaves.length + inner.length;
      if (inner.length === steps.length || inner.length < 3) return undefined;
      const key = num(size);
      const distinct = new Set(steps.map(({ left, sign, right }) => `${left}${sign}${right}`));
      const used = new Set(steps.flatMap(({ left, right }) => [left, right]));
      return {
        text: `Consider the following basic block.\n${fence(...steps.map(({ target, left, sign, right }) => `${target} = ${left} ${sign} ${right}`))}\nIts directed acyclic graph (DAG) has a node for each initial value that is used and one for each different operation; no algebraic laws are applied. The number of nodes in the DAG is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [leaves.length + steps.length, "making a node for every instruction"],
          [
            used.size + distinct.size,
            "comparing the written expressions although a variable has been assigned in between",
          ],
          [inner.length, "counting the operations without the initial values"],
          [size - 1, "joining two operations whose operands have different values"],
          [size + 1, "missing a common subexpression"],
          [size + 2, "adding leaves for variables that are assigned before they are used"],
        ]),
        explanation: [
          `The initial values that are used are those of ${list(leaves.map((name) => `\`${name}\``))}: ${leaves.length} leaves.`,
          `Of the ${steps.length} operations, ${inner.length} are different: two are the same node only if both operands are the same nodes, whatever the variables are called.`,
          `Together there are $${leaves.length} + ${inner.length} = ${size}$ nodes.`,
        ],
      };
    },
  }),
];
