import { range } from "../../../../../numbers/arithmetic.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import { list } from "../../../../../writing/english.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { fence } from "../../code.ts";

export const indexesAndTransactions: WriterList = [
  computed({
    name: "order-of-a-b-plus-tree",
    depth: 5,
    chapter: "keys-and-indexes",
    topic: "databases",
    difficulty: "MEDIUM",
    write(random) {
      const block = random.pick([512, 1024, 2048, 4096]);
      const keySize = random.int(6, 24);
      const pointer = random.int(4, 10);
      const order = Math.floor((block + keySize) / (keySize + pointer));
      if ((block + keySize) % (keySize + pointer) < 2) return undefined;
      return {
        text: `The nodes of a B+ tree are blocks of ${block} bytes. Search keys have ${keySize} bytes and block pointers ${pointer} bytes. An internal node with $p$ pointers holds $p - 1$ keys. What is the largest possible $p$?`,
        answer: num(order),
        distractors: [
          wrong(
            num(
              Math.floor(block / (keySize + pointer)) === order
                ? order - 1
                : Math.floor(block / (keySize + pointer)),
            ),
            "counting as many keys as pointers",
          ),
          wrong(num(order + 1), "rounding up, so that the node would not fit"),
          wrong(num(Math.floor(block / keySize)), "forgetting the pointers"),
          wrong(num(Math.floor(block / pointer)), "forgetting the keys"),
          wrong(
            num(Math.floor((block + keySize) / (2 * (keySize + pointer)))),
            "giving the least filling of a node, which is half",
          ),
        ],
        explanation: [
          `$${pointer}p + ${keySize}(p - 1) \\le ${block}$, so $${pointer + keySize}p \\le ${block + keySize}$.`,
          `$\\frac{${block + keySize}}{${pointer + keySize}}$ rounded down is ${order}.`,
        ],
        satisfies: (p) => pointer * p + keySize * (p - 1) <= block && pointer * (p + 1) + keySize * p > block,
      };
    },
  }),
  computed({
    name: "conflict-serialisable-order",
    depth: 5,
    chapter: "schedules",
    topic: "databases",
    difficulty: "HARD",
    write(random) {
      const operations = range(1, 3).flatMap((t) =>
        ["x", "y"].flatMap((item) => [true, false].map((write) => ({ t, write, item }))),
      );
      const steps = random.sample(operations, 7);
      if (new Set(steps.map(({ t }) => t)).size < 3) return undefined;
      const edges = new Set<string>();
      for (const [index, first] of steps.entries())
        for (const second of steps.slice(index + 1))
          if (first.t !== second.t && first.item === second.item && (first.write || second.write))
            edges.add(`${first.t}${second.t}`);
      const orders = [
        [1, 2, 3],
        [1, 3, 2],
        [2, 1, 3],
        [2, 3, 1],
        [3, 1, 2],
        [3, 2, 1],
      ];
      const fits = orders.filter((order) =>
        [...edges].every((edge) => order.indexOf(Number(edge[0])) < order.indexOf(Number(edge[1]))),
      );
      if (fits.length > 1) return undefined;
      if (fits.length === 0 && random.chance(0.75)) return undefined;
      const show = (order: readonly number[]) => order.map((t) => `T${t}`).join(", ");
      const none = "It is not conflict-serialisable";
      const key = fits[0] ? show(fits[0]) : none;
      const shown = steps.map(({ t, write, item }) => `${write ? "W" : "R"}${t}(${item})`).join(" ");
      const arrows = [...edges].sort().map((edge) => `T${edge[0]} → T${edge[1]}`);
      return {
        text: `To which serial order of the transactions is this schedule conflict-equivalent? (R1(x) means that transaction T1 reads x; W1(x), that it writes x.)\n${fence(shown)}`,
        answer: key,
        distractors: [
          ...(fits[0]
            ? [
                wrong(
                  show([...fits[0]].reverse()),
                  "drawing the edges of the precedence graph the wrong way round",
                ),
                wrong(none, "seeing a cycle that is not there"),
              ]
            : []),
          ...random
            .shuffle(orders.filter((order) => order !== fits[0]))
            .slice(0, 4)
            .map((order) => wrong(show(order), "overlooking a conflict that forbids this order")),
        ],
        explanation: [
          `Two operations of different transactions on the same item conflict if at least one writes. The precedence graph has the edges ${list(arrows)}.`,
          fits[0]
            ? `The only order that respects all of them is ${key}.`
            : `The edges form a cycle, so no serial order respects them all. ${none}.`,
        ],
      };
    },
  }),
];
