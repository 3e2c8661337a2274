import { slips } from "../../../../../kit/slips.ts";
import { choose, range } from "../../../../../numbers/arithmetic.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed } from "../../../../../writing/computed.ts";
import { list } from "../../../../../writing/english.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { at, fence } from "../../code.ts";
import {
  doConflict,
  drawSteps,
  interleaved,
  precedences,
  type Step,
  serialOrders,
  showEdges,
  showSchedule,
  showStep,
} from "./schedule.ts";

const NOTATION = "`R1(x)` means that T1 reads x, and `W1(x)` that T1 writes x.";

/** Who may come first, one after another: counts the orders without listing them. */
function ordersByRemoval(left: readonly number[], edges: readonly string[]): number {
  if (left.length === 0) return 1;
  const first = left.filter((by) => !edges.some((edge) => edge.endsWith(`${by}`)));
  return first.reduce(
    (count, by) =>
      count +
      ordersByRemoval(
        left.filter((other) => other !== by),
        edges.filter((edge) => !edge.startsWith(`${by}`)),
      ),
    0,
  );
}

/** All schedules of two transactions, each with the word that says whose step comes when: "1121". */
function schedulesOf(one: readonly Step[], two: readonly Step[]): { turns: string; schedule: Step[] }[] {
  if (one.length === 0 || two.length === 0) {
    const schedule = [...one, ...two];
    return [{ turns: schedule.map(({ by }) => by).join(""), schedule }];
  }
  return [one, two].flatMap(([first, ...rest], which) =>
    (which === 0 ? schedulesOf(rest, two) : schedulesOf(one, rest)).map(({ turns, schedule }) => ({
      turns: `${which + 1}${turns}`,
      schedule: first ? [first, ...schedule] : schedule,
    })),
  );
}

/** Schedules in which every conflict goes from `one` to `two`, counted step by step. */
function waysOneWay(one: readonly Step[], two: readonly Step[], done = 0, other = 0): number {
  if (done === one.length && other === two.length) return 1;
  const ahead = done < one.length ? waysOneWay(one, two, done + 1, other) : 0;
  const next = two[other];
  const mayGo = next !== undefined && !one.slice(done).some((step) => doConflict(step, next));
  return ahead + (mayGo ? waysOneWay(one, two, done, other + 1) : 0);
}

export const transactions: WriterList = [
  computed({
    name: "serial-orders-of-a-schedule",
    depth: 5,
    chapter: "schedules",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const names = range(1, 4);
      const schedule = interleaved(
        random,
        names.map((by) => drawSteps(random, by, ["x", "y", "z"], 2)),
      );
      const edges = precedences(schedule);
      const orders = serialOrders(names, edges);
      const size = orders.length;
      if (size < 2 || size > 10 || edges.length < 2) return undefined;
      const key = num(size);
      return {
        text: `In the following schedule of four transactions ${NOTATION}\n${fence(showSchedule(schedule))}\nTo how many serial schedules of the four transactions is it conflict equivalent?`,
        answer: key,
        distractors: slips(random, key, num, [
          [size + 1, "counting an order that goes against a conflict"],
          [size - 1, "missing one of the orders"],
          [edges.length, "counting the edges of the precedence graph"],
          [2 * size, "counting each order in both directions"],
          [24, "counting all orders of four transactions"],
          [24 - size, "counting the orders that are not equivalent"],
          [size + 2, "overlooking a conflict"],
        ]),
        explanation: [
          `Two steps conflict if they are of different transactions and on the same item, and at least one writes. The precedence graph has the edges ${list(showEdges(edges))}.`,
          `These orders respect all edges: ${orders.map((order) => order.map((by) => `T${by}`).join(" ")).join("; ")}.`,
          `So there are ${size} such serial schedules.`,
        ],
        verify: () => ordersByRemoval(names, edges) === size,
      };
    },
  }),
  computed({
    name: "serialisable-interleavings-of-two-transactions",
    depth: 5,
    chapter: "schedules",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const one = drawSteps(random, 1, ["x", "y"], 3);
      const two = drawSteps(random, 2, ["x", "y"], random.int(2, 3));
      const all = schedulesOf(one, two);
      const withEdges = all.map(({ turns, schedule }) => ({ turns, edges: precedences(schedule) }));
      const kept = withEdges.filter(({ edges }) => edges.length === 1);
      const [forth, back] = ["12", "21"].map((edge) => kept.filter(({ edges }) => edges[0] === edge)) as [
        typeof kept,
        typeof kept,
      ];
      const size = kept.length;
      const conflicts = one.flatMap((step) =>
        two.filter((other) => doConflict(step, other)).map((other) => [step, other] as const),
      );
      if (conflicts.length < 2 || size < 4 || size > 12 || size === all.length) return undefined;
      const key = num(size);
      const show = (some: typeof kept) => some.map(({ turns }) => turns).join(", ");
      return {
        text: `Consider the following two transactions, where ${NOTATION}\n${fence(`T1: ${showSchedule(one)}`, `T2: ${showSchedule(two)}`)}\nIn a schedule of both, each transaction keeps the order of its own steps. How many schedules of T1 and T2, the serial ones included, are conflict serializable?`,
        answer: key,
        distractors: slips(random, key, num, [
          [size - 2, "leaving the two serial schedules out"],
          [all.length, "counting all schedules"],
          [all.length - size, "counting the schedules that are not serializable"],
          [forth.length, "counting only those that are equivalent to T1 before T2"],
          [back.length, "counting only those that are equivalent to T2 before T1"],
          [2, "counting the serial schedules only"],
          [size + 1, "overlooking a conflict in one schedule"],
          [size + 2, "overlooking a conflict in two schedules"],
        ]),
        explanation: [
          `The conflicts are between ${list(conflicts.map(([step, other]) => `\`${showStep(step)}\` and \`${showStep(other)}\``))}; of the ${all.length} schedules those are serializable in which all conflicts go the same way.`,
          `Written by whose step comes next, T1 acts first in every conflict in ${show(forth)} (${forth.length}), and T2 in ${show(back)} (${back.length}).`,
          `Together there are $${forth.length} + ${back.length} = ${size}$ schedules.`,
        ],
        verify: () =>
          waysOneWay(one, two) + waysOneWay(two, one) === size &&
          all.length === choose(one.length + two.length, one.length) &&
          at(all, 0).schedule.length === one.length + two.length,
      };
    },
  }),
];
