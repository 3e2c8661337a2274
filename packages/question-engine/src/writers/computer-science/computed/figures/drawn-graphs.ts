import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, sum } from "../../../../numbers/arithmetic.ts";
import { permutations } from "../../../../numbers/permutations.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Geometry = FigureOf<"geometry">;
type Edge = readonly [from: string, to: string];

const PLACES: Geometry["points"] = [
  { name: "A", at: [0, 2], dot: true },
  { name: "B", at: [3, 4], dot: true },
  { name: "C", at: [3, 0], dot: true },
  { name: "D", at: [7, 4], dot: true },
  { name: "E", at: [7, 0], dot: true },
  { name: "F", at: [10, 2], dot: true },
];
const NAMES = PLACES.map(({ name }) => name);
/** Lines that keep clear of each other's ends; of the two that cross, one at most is drawn. */
const STREETS: readonly Edge[] = [
  ["A", "B"],
  ["A", "C"],
  ["B", "C"],
  ["B", "D"],
  ["C", "E"],
  ["D", "E"],
  ["D", "F"],
  ["E", "F"],
];
const CROSSING: readonly Edge[] = [
  ["B", "E"],
  ["C", "D"],
];

interface Weighted {
  edge: Edge;
  weight: number;
}

/** Kruskal's algorithm, after some edges that must be in the tree. */
function lightestTree(graph: readonly Weighted[], forced: readonly Weighted[] = []): Weighted[] {
  const root = new Map(NAMES.map((name) => [name, name]));
  const rest = graph.filter((one) => !forced.includes(one)).sort((one, other) => one.weight - other.weight);
  return [...forced, ...rest].filter(({ edge: [from, to] }) => {
    const [here, there] = [root.get(from), root.get(to)];
    if (here === there) return false;
    for (const name of NAMES) if (root.get(name) === there) root.set(name, here ?? name);
    return true;
  });
}

const weightOf = (tree: readonly Weighted[]) => sum(tree.map(({ weight }) => weight));

/** The least weight of five edges that join all six vertices, by trying all. */
function lightestOfAll(graph: readonly Weighted[], forced: Weighted): number {
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 2 ** graph.length; set++) {
    const chosen = graph.filter((_, at) => (set >> at) % 2 === 1);
    if (chosen.length === 5 && chosen.includes(forced) && lightestTree(chosen).length === 5)
      least = Math.min(least, weightOf(chosen));
  }
  return least;
}

/** How many orders respect all arrows, by which vertices have been placed. */
function ordersOf(arrows: readonly Edge[]): number {
  const ways = new Map<number, number>([[0, 1]]);
  for (let placed = 0; placed < 64; placed++) {
    for (const at of range(0, 5)) {
      const isReady = arrows.every(
        ([from, to]) => to !== NAMES[at] || (placed >> NAMES.indexOf(from)) % 2 === 1,
      );
      if ((placed >> at) % 2 === 1 || !isReady) continue;
      const next = placed | (1 << at);
      ways.set(next, (ways.get(next) ?? 0) + (ways.get(placed) ?? 0));
    }
  }
  return ways.get(63) ?? 0;
}

export const drawnGraphs: WriterList = [
  computed({
    name: "figure-lightest-tree-with-a-given-edge",
    depth: 5,
    chapter: "spanning-trees",
    topic: "algorithms",
    difficulty: "HARD",
    write: patiently((random) => {
      const edges = [...STREETS, random.pick(CROSSING)];
      const weights = random.sample(range(1, 15), edges.length);
      const graph = edges.map((edge, at) => ({ edge, weight: weights[at] ?? 1 }));
      const free = lightestTree(graph);
      const forced = random.pick(graph.filter((one) => !free.includes(one)));
      if (!forced) return undefined;
      const tree = lightestTree(graph, [forced]);
      const answer = weightOf(tree);
      const least = weightOf(free);
      const dropped = free.find((one) => !tree.includes(one));
      const key = num(answer);
      const [from, to] = forced.edge;
      if (!dropped) return undefined;
      return {
        text: `The figure shows a graph with the weights of its edges. What is the least weight of a spanning tree that contains the edge ${from}${to}?`,
        figure: {
          type: "geometry",
          points: PLACES,
          segments: graph.map(({ edge: [from, to], weight }) => ({ from, to, label: `${weight}` })),
        },
        answer: key,
        distractors: slips(random, key, num, [
          [least, "giving the weight of the lightest spanning tree of all"],
          [least + forced.weight, "adding the edge without taking another one out"],
          [
            answer + dropped.weight - Math.min(...free.map(({ weight }) => weight)),
            "taking out the lightest edge of the cycle",
          ],
          [
            least + forced.weight - Math.max(...free.map(({ weight }) => weight)),
            "taking out the heaviest edge of the tree, wherever it lies",
          ],
          [answer + 1, "a slip in choosing one of the edges"],
          [answer + 2, "a slip in choosing one of the edges"],
          [answer - 1, "a slip in choosing one of the edges"],
          [answer - 2, "a slip in choosing one of the edges"],
        ]),
        explanation: [
          `Begin with ${from}${to} and then take the edges from the lightest on, leaving out those that close a cycle: ${tree.map(({ edge, weight }) => `${edge.join("")} (${weight})`).join(", ")}.`,
          `Their weights add up to $${tree.map(({ weight }) => weight).join(" + ")} = ${answer}$. Compared with the lightest spanning tree of all, ${dropped.edge.join("")} has given way, the heaviest other edge of the cycle that ${from}${to} closes.`,
        ],
        verify: () => nearlyEqual(lightestOfAll(graph, forced), answer),
      };
    }),
  }),
  computed({
    name: "figure-number-of-topological-orders",
    depth: 5,
    chapter: "topological-orders",
    topic: "algorithms",
    difficulty: "HARD",
    write: patiently((random) => {
      const arrows = random.sample([...STREETS, random.pick(CROSSING)], random.int(5, 7));
      const answer = ordersOf(arrows);
      const isJoined = NAMES.every((name) => arrows.some((arrow) => arrow.includes(name)));
      if (!isJoined || answer < 4 || answer > 40) return undefined;
      const key = num(answer);
      const sources = NAMES.filter((name) => arrows.every(([, to]) => to !== name));
      const without = (at: number) => ordersOf(arrows.filter((_, index) => index !== at));
      return {
        text: "In how many ways can the vertices of the directed graph in the figure be put in a topological order?",
        figure: {
          type: "geometry",
          points: PLACES,
          segments: arrows.map(([from, to]) => ({ from, to, arrow: true })),
        },
        answer: key,
        distractors: slips(
          random,
          key,
          num,
          [
            [without(0), `overlooking the arrow from ${arrows[0]?.join(" to ")}`],
            [without(1), `overlooking the arrow from ${arrows[1]?.join(" to ")}`],
            [answer / 2, "fixing the order of two vertices that no path joins"],
            [answer - 2, "missing two of the orders"],
            [answer - 1, "missing one of the orders"],
            [answer + 1, "counting one of the orders twice"],
            [answer + 2, "counting two of the orders twice"],
            [sources.length * arrows.length, "multiplying the sources by the arrows"],
          ].filter(([amount]) => Number.isInteger(amount)) as [number, string][],
        ),
        explanation: [
          `Only ${sources.join(" and ")} can come first, as no arrow leads there. Take away one vertex after the other to which no arrow leads any more, and add up the ways.`,
          `The orders that begin with ${sources.map((source) => `${source} are ${ordersAfter(source, arrows)}`).join(", with ")}: in all ${answer}.`,
        ],
        verify: () => {
          const isOrder = (order: readonly string[]) =>
            arrows.every(([from, to]) => order.indexOf(from) < order.indexOf(to));
          return permutations(NAMES).filter(isOrder).length === answer;
        },
      };
    }),
  }),
];

/** Those orders that begin with a vertex: as if it had arrows to all others. */
function ordersAfter(first: string, arrows: readonly Edge[]): number {
  return ordersOf([...arrows, ...NAMES.filter((name) => name !== first).map((name): Edge => [first, name])]);
}
