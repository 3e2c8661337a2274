import { slips } from "../../../../kit/slips.ts";
import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, list, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code } from "../code.ts";

interface Edge {
  ends: string;
  weight: number;
}

/** All sets of edges that join all the letters without a cycle. */
function spanningTrees(names: string, edges: readonly Edge[]): Edge[][] {
  const grow = (index: number, groups: readonly string[], taken: readonly Edge[]): Edge[][] => {
    if (groups.length === 1) return [[...taken]];
    const edge = edges[index];
    if (!edge) return [];
    const [one, other] = [...edge.ends].map((end) => groups.find((group) => group.includes(end)) ?? "");
    const without = grow(index + 1, groups, taken);
    if (one === undefined || other === undefined || one === other) return without;
    const joined = [...groups.filter((group) => group !== one && group !== other), one + other];
    return [...grow(index + 1, joined, [...taken, edge]), ...without];
  };
  return grow(0, [...names], []);
}

/** The trees of Kruskal weight by weight: how many edges are taken, and in how many ways. Their product counts the trees. */
function byWeights(names: string, edges: readonly Edge[]) {
  let groups: string[] = [...names];
  const rounds: { weight: number; taken: number; ways: number }[] = [];
  for (const weight of [...new Set(edges.map((edge) => edge.weight))].sort((one, other) => one - other)) {
    const equal = edges.filter((edge) => edge.weight === weight);
    const groupOf = (end: string) => groups.findIndex((group) => group.includes(end));
    const joins = range(0, 2 ** equal.length - 1).flatMap((mask) => {
      const chosen = equal.filter((_, place) => (mask >> place) & 1);
      const label = groups.map((_, index) => index);
      for (const { ends } of chosen) {
        const [one = 0, other = 0] = [...ends].map((end) => at(label, groupOf(end)));
        if (one === other) return [];
        label.forEach((each, index) => {
          if (each === other) label[index] = one;
        });
      }
      return [{ label, size: chosen.length }];
    });
    const most = Math.max(...joins.map(({ size }) => size));
    const best = joins.filter(({ size }) => size === most);
    rounds.push({ weight, taken: most, ways: best.length });
    const label = best[0]?.label ?? [];
    groups = [...new Set(label)].map((name) => groups.filter((_, index) => label[index] === name).join(""));
  }
  return rounds;
}

/** The orders of the letters in which every arrow goes forwards. */
function topologicalOrders(names: string, arrows: readonly string[]): string[] {
  if (names === "") return [""];
  return [...names].flatMap((name) => {
    if (arrows.some((arrow) => arrow[1] === name && names.includes(arrow[0] ?? ""))) return [];
    return topologicalOrders(names.replace(name, ""), arrows).map((rest) => name + rest);
  });
}

/** The fewest multiplications for a chain of matrices, and how the last product splits it. */
function chain(sizes: readonly number[], from = 0, to = sizes.length - 2): { cost: number; shown: string } {
  if (from === to) return { cost: 0, shown: `A_${from + 1}` };
  const splits = range(from, to - 1).map((cut) => {
    const [left, right] = [chain(sizes, from, cut), chain(sizes, cut + 1, to)];
    const cost = left.cost + right.cost + at(sizes, from) * at(sizes, cut + 1) * at(sizes, to + 1);
    return { cost, shown: `(${left.shown} ${right.shown})` };
  });
  return splits.reduce((best, split) => (split.cost < best.cost ? split : best));
}

export const countingInGraphs: WriterList = [
  computed({
    name: "number-of-minimum-spanning-trees",
    depth: 5,
    chapter: "spanning-trees",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const names = "ABCDE";
      const pairs = [...names].flatMap((one, place) =>
        [...names.slice(place + 1)].map((other) => one + other),
      );
      const edges = random
        .sample(pairs, random.int(7, 8))
        .sort()
        .map((ends) => ({ ends, weight: random.int(1, 3) }));
      const trees = spanningTrees(names, edges);
      const weights = trees.map((tree) => sum(tree.map(({ weight }) => weight)));
      const least = Math.min(...weights);
      const size = weights.filter((weight) => weight === least).length;
      if (size < 2 || size > 12) return undefined;
      const rounds = byWeights(names, edges).filter(({ taken }) => taken > 0);
      const key = num(size);
      return {
        text: `A connected undirected graph has the vertices A to E and these edges with their weights: ${edges.map(({ ends, weight }) => `${ends} ${weight}`).join(", ")}. The number of different minimum spanning trees of the graph is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [1, "stopping at the first tree that is found"],
          [trees.length, "counting all spanning trees, whatever their weight"],
          [least, "giving the weight of a minimum spanning tree"],
          [size - 1, "missing one of the trees"],
          [size + 1, "counting one tree twice"],
          [2 * size, "doubling for a choice that makes no other tree"],
          [size + 2, "counting trees with a cycle"],
          [
            weights.filter((weight) => weight <= least + 1).length,
            "counting trees that weigh one more as well",
          ],
        ]),
        explanation: [
          "Take the edges weight by weight, as in Kruskal's algorithm. For each weight, count the ways to choose as many edges as possible without a cycle among the groups joined so far; the numbers of ways are multiplied.",
          `${capitalise(rounds.map(({ weight, taken, ways }) => `weight ${weight} gives ${plural(taken, "edge")}, in ${plural(ways, "way")}`).join("; "))}.`,
          `So there are $${rounds.map(({ ways }) => ways).join(" \\times ")} = ${size}$ trees, each of weight ${least}.`,
        ],
        verify: () => rounds.reduce((product, { ways }) => product * ways, 1) === size,
      };
    },
  }),
  computed({
    name: "number-of-topological-orders",
    depth: 5,
    chapter: "topological-orders",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const names = "ABCDEF";
      const hidden = random.shuffle([...names]).join("");
      const pairs = [...hidden].flatMap((one, place) =>
        [...hidden.slice(place + 1)].map((other) => one + other),
      );
      const arrows = random.sample(pairs, random.int(6, 7)).sort();
      if ([...names].some((name) => !arrows.some((arrow) => arrow.includes(name)))) return undefined;
      const orders = topologicalOrders(names, arrows);
      const size = orders.length;
      const begun = [...new Set(orders.map((order) => order.slice(0, 2)))];
      if (size < 3 || size > 20) return undefined;
      const key = num(size);
      return {
        text: `Consider the directed acyclic graph with the vertices A to F and the edges ${arrows.map((arrow) => `${arrow[0]} → ${arrow[1]}`).join(", ")}. The number of different topological orderings of its vertices is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [1, "giving only the ordering that is found first"],
          [size - 1, "missing one ordering"],
          [size + 1, "counting an ordering that breaks an edge"],
          [2 * size, "doubling for two vertices that an edge puts in order"],
          [topologicalOrders(names, arrows.slice(1)).length, "overlooking an edge"],
          [arrows.length, "counting the edges"],
          [size + 2, "counting two orderings that break an edge"],
          [size - 2, "missing two orderings"],
        ]),
        explanation: [
          "At each step any vertex may come next whose predecessors have all come; the choices are followed one by one.",
          `${
            begun.length === 1
              ? `All ${size} orderings begin with ${begun[0]}`
              : `By their first two vertices the orderings are ${list(begun.map((start) => `${orders.filter((order) => order.startsWith(start)).length} with ${start}`))}, together ${size}`
          }; one of them is ${orders[0]}.`,
        ],
        verify() {
          const all = topologicalOrders(names, []);
          const fits = all.filter((order) =>
            arrows.every(([from = "", to = ""]) => order.indexOf(from) < order.indexOf(to)),
          );
          return fits.length === size;
        },
      };
    },
  }),
  computed({
    name: "cheapest-product-of-matrices",
    depth: 5,
    chapter: "dynamic-programming",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const sizes = range(1, 5).map(() => random.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]));
      const best = chain(sizes);
      const inOrder = sum(range(2, 4).map((cut) => at(sizes, 0) * at(sizes, cut - 1) * at(sizes, cut)));
      const reversed = sum(range(0, 2).map((cut) => at(sizes, cut) * at(sizes, cut + 1) * at(sizes, 4)));
      const [p = 0, q = 0, r = 0, s = 0, t = 0] = sizes;
      const all = [
        inOrder,
        reversed,
        p * q * r + r * s * t + p * r * t,
        q * r * s + p * q * s + p * s * t,
        q * r * s + q * s * t + p * q * t,
      ];
      if (all.filter((cost) => cost === best.cost).length > 1) return undefined;
      const key = num(best.cost);
      const asksOrder = random.chance(0.3);
      const shapes = [
        "(((A_1 A_2) A_3) A_4)",
        "(A_1 (A_2 (A_3 A_4)))",
        "((A_1 A_2) (A_3 A_4))",
        "((A_1 (A_2 A_3)) A_4)",
        "(A_1 ((A_2 A_3) A_4))",
      ];
      const plain = (shape: string) => code(shape.replaceAll("_", ""));
      const head = `Four matrices $A_1$, $A_2$, $A_3$ and $A_4$ have the sizes ${list(range(0, 3).map((place) => `$${sizes[place]} \\times ${sizes[place + 1]}$`))}, in this order, and the product of a $p \\times q$ and a $q \\times r$ matrix takes $pqr$ scalar multiplications.`;
      const steps = [
        `The five ways to put the brackets cost ${shapes.map((shape, place) => `${all[place]} for \`${shape.replaceAll("_", "")}\``).join(", ")}.`,
        `The least is ${num(best.cost)}, for \`${best.shown.replaceAll("_", "")}\`.`,
      ];
      if (asksOrder)
        return {
          text: `${head} Which one of the following ways to put the brackets needs the fewest scalar multiplications for $A_1 A_2 A_3 A_4$?`,
          answer: plain(best.shown),
          distractors: shapes
            .filter((shape) => shape !== best.shown)
            .map((shape) =>
              wrong(plain(shape), `choosing a way that costs ${all[shapes.indexOf(shape)]} multiplications`),
            ),
          explanation: steps,
          verify: () => Math.min(...all) === best.cost,
        };
      return {
        text: `${head} The minimum number of scalar multiplications needed to compute $A_1 A_2 A_3 A_4$ is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [inOrder, "multiplying from left to right"],
          [reversed, "multiplying from right to left"],
          ...all
            .slice(2)
            .map((cost) => [cost, "putting the brackets in a way that is not the cheapest"] as const),
          [best.cost - at(sizes, 0) * at(sizes, 4), "forgetting a part of the last product"],
        ]),
        explanation: steps,
        verify: () => Math.min(...all) === best.cost,
      };
    },
  }),
];
