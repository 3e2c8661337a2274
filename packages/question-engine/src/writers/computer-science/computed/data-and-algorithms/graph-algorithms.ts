import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code } from "../code.ts";

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

export const graphAlgorithms: WriterList = [
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
        text: `A connected undirected graph has the nodes A to F and these edges with their weights: ${edges.map(({ from, to, weight }) => `${from}${to} ${weight}`).join(", ")}. What is the weight of its minimum spanning tree?`,
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
    depth: 5,
    chapter: "graph-walks",
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
      const alphabetical = [start, ...NODES.filter((node) => node !== start)].join("");
      if (key.length < 6 || key === alphabetical) return undefined;
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
          wrong(code(alphabetical), "listing the nodes in alphabetical order"),
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
    name: "shortest-path-length",
    depth: 5,
    chapter: "graph-walks",
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
          wrong(num(key - 1), "adding up wrongly by one"),
          wrong(num(key - 2), "adding up wrongly by two"),
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

function somePairs(random: Random): (readonly [string, string])[] {
  return random.shuffle(
    NODES.flatMap((from, index) => NODES.slice(index + 1).map((to) => [from, to] as const)),
  );
}

function byName(a: Edge, b: Edge): number {
  return a.from + a.to < b.from + b.to ? -1 : 1;
}
