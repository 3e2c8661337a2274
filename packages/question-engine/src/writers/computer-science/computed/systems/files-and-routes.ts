import { slips } from "../../../../kit/slips.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, table } from "../code.ts";

export const filesAndRoutes: WriterList = [
  computed({
    name: "pointer-blocks-of-a-file",
    depth: 5,
    chapter: "file-blocks",
    topic: "operating-systems",
    difficulty: "HARD",
    write(random) {
      const direct = random.pick([8, 10, 12]);
      const block = random.pick([1, 2, 4]);
      const pointer = random.pick([4, 8]);
      const entries = (block * 1024) / pointer;
      const size = random.int(direct + entries + 20, direct + 6 * entries);
      const inSecond = size - direct - entries;
      const leaves = Math.ceil(inSecond / entries);
      const total = 1 + 1 + leaves;
      const key = num(total);
      return {
        text: `An inode holds ${direct} direct block pointers, one single indirect and one double indirect pointer. A block has ${block} KB, and a pointer takes ${pointer} bytes. A file of exactly ${size} data blocks is stored without gaps. The number of blocks that hold pointers for this file, the inode itself not counted, is ________.`,
        answer: key,
        distractors: slips(random, key, num, [
          [total - 1, "forgetting the top block of the double indirection"],
          [
            Math.ceil((size - direct) / entries),
            "forgetting the top block and the block of the single indirection apart",
          ],
          [Math.ceil(size / entries) + 2, "letting the direct pointers take part of a block as well"],
          [total + 1, "rounding up twice"],
          [entries + 2, "allocating all blocks of the double indirection"],
          [leaves, "counting only the lowest level of the double indirection"],
          [total + 2, "adding a triple indirection"],
        ]),
        explanation: [
          `A block holds $${block} \\times 1024 \\div ${pointer} = ${entries}$ pointers.`,
          `The direct pointers reach ${direct} blocks and the single indirect block ${entries}, so ${inSecond} blocks are left for the double indirection, which needs ${leaves} lower blocks and one top block.`,
          `Together $1 + 1 + ${leaves} = ${total}$ blocks hold pointers.`,
        ],
        verify() {
          const touched = new Set<string>();
          for (const place of range(direct, size - 1)) {
            const index = place - direct;
            if (index < entries) touched.add("single");
            else touched.add("top").add(`low ${Math.floor((index - entries) / entries)}`);
          }
          return touched.size === total;
        },
      };
    },
  }),
  computed({
    name: "distance-vector-after-an-exchange",
    depth: 5,
    chapter: "routing",
    topic: "networks",
    difficulty: "HARD",
    write(random) {
      const names = ["A", "B", "C", "D", "E"];
      const links = [random.int(1, 6), random.int(1, 6)];
      const between = random.int(1, at(links, 0) + at(links, 1));
      const told = [0, 1].map((which) => {
        const far = [random.int(1, 12), random.int(1, 12)];
        return [at(links, which), ...(which === 0 ? [0, between] : [between, 0]), ...far];
      });
      const viaEach = names.map((_, place) =>
        told.map((vector, which) => at(links, which) + at(vector, place)),
      );
      const best = names.map((_, place) => (place === 0 ? 0 : Math.min(...at(viaEach, place))));
      const old = names.map((_, place) =>
        place === 0 ? 0 : place < 3 ? at(links, place - 1) : at(best, place) + random.int(-2, 4),
      );
      if (
        best.slice(3).every((far, place) => far <= at(old, place + 3)) ||
        old.slice(3).some((far) => far <= Math.min(...links))
      )
        return undefined;
      if (at(viaEach, 3)[0] === at(viaEach, 3)[1] || at(viaEach, 4)[0] === at(viaEach, 4)[1])
        return undefined;
      const show = (vector: readonly number[]) => code(`(${vector.join(", ")})`);
      const byHops = (which: 0 | 1) =>
        names.map((_, place) => (place === 0 ? 0 : at(at(viaEach, place), which)));
      return {
        text: `Router A is linked to its neighbours B and C only, with the costs ${links[0]} and ${links[1]}. Its own vector of distances to (A, B, C, D, E) is ${show(old)} when it receives these vectors from its neighbours.\n${table(
          ["From", ...names],
          told.map((vector, which) => [names[which + 1] ?? "", ...vector]),
        )}\nWhich one of the following is the vector of A after it has recomputed all its distances from the vectors of its neighbours?`,
        answer: show(best),
        distractors: [
          wrong(
            show(best.map((far, place) => Math.min(far, at(old, place)))),
            "keeping an old distance although the neighbour that gave it now tells a longer one",
          ),
          wrong(
            show(
              names.map((_, place) =>
                place === 0 ? 0 : Math.min(...told.map((vector) => at(vector, place))),
              ),
            ),
            "forgetting the cost of the link to the neighbour",
          ),
          wrong(show(byHops(0)), "sending everything through B"),
          wrong(show(byHops(1)), "sending everything through C"),
          wrong(
            show(best.map((far, place) => (place > 2 ? Math.max(...at(viaEach, place)) : far))),
            "taking the longer way",
          ),
          wrong(show(best.map((far, place) => (place === 4 ? far + 1 : far))), "a slip in the last distance"),
        ],
        explanation: [
          "For each destination A takes the least sum of the cost to a neighbour and the distance that it tells, whatever its own old distance was.",
          `Through B and C these are ${names
            .slice(1)
            .map((name, place) => `${at(viaEach, place + 1).join(" and ")} to ${name}`)
            .join(", ")}.`,
          `The new vector is ${show(best)}.`,
        ],
        verify: () =>
          best
            .slice(1)
            .every(
              (far, place) =>
                at(viaEach, place + 1).includes(far) && at(viaEach, place + 1).every((each) => each >= far),
            ),
      };
    },
  }),
];
