import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at } from "../code.ts";

export const diskScheduling: WriterList = [
  computed({
    name: "disk-head-movement",
    topic: "operating-systems",
    difficulty: "MEDIUM",
    write(random) {
      const head = random.int(40, 140);
      const requests = random.sample(
        range(5, 195).filter((track) => track !== head),
        6,
      );
      const path = (order: readonly number[]) =>
        order.reduce(({ at: here, moved }, track) => ({ at: track, moved: moved + Math.abs(track - here) }), {
          at: head,
          moved: 0,
        }).moved;
      const nearest = () => {
        const left = [...requests];
        const order: number[] = [];
        let here = head;
        while (left.length > 0) {
          const next = left.reduce((best, track) =>
            Math.abs(track - here) < Math.abs(best - here) ? track : best,
          );
          left.splice(left.indexOf(next), 1);
          order.push(next);
          here = next;
        }
        return order;
      };
      const distances = new Set(
        [head, ...requests].flatMap((a) =>
          requests.filter((b) => b !== a).map((b) => `${a} ${Math.abs(a - b)}`),
        ),
      );
      // Two requests equally near would leave the choice open.
      if (distances.size < 36) return undefined;
      const up = requests.filter((track) => track > head).sort((a, b) => a - b);
      const down = requests.filter((track) => track < head).sort((a, b) => b - a);
      if (up.length === 0 || down.length === 0) return undefined;
      const orders = { FCFS: requests, SSTF: nearest(), LOOK: [...up, ...down], SCAN: [...up, 199, ...down] };
      const policy = random.pick(["FCFS", "SSTF", "LOOK", "SCAN"] as const);
      const key = path(orders[policy]);
      const said = {
        FCFS: "first-come, first-served scheduling",
        SSTF: "shortest-seek-time-first scheduling",
        LOOK: "LOOK scheduling, which moves towards higher numbers first",
        SCAN: "SCAN (elevator) scheduling, which moves towards higher numbers first and up to the last cylinder",
      }[policy];
      const short = {
        FCFS: "serving the requests in the order of their coming",
        SSTF: "always going to the nearest request",
        LOOK: "turning at the last request, as LOOK does",
        SCAN: "running up to the last cylinder, as SCAN does",
      };
      return {
        text: `The head of a disk with cylinders 0 to 199 stands at ${head}. Requests for the cylinders ${requests.join(", ")} are waiting, in this order. Over how many cylinders does the head move in all with ${said}?`,
        answer: num(key),
        distractors: [
          ...(["SSTF", "LOOK", "FCFS", "SCAN"] as const)
            .filter((other) => other !== policy)
            .map((other) => wrong(num(path(orders[other])), short[other])),
          wrong(num(path([...down, ...up])), "moving towards the lower numbers first"),
          wrong(
            num(path([...up, 199, 0, ...[...down].reverse()])),
            "going back to cylinder 0 first, as C-SCAN does",
          ),
        ],
        explanation: [
          `The head visits ${[head, ...orders[policy]].join(" → ")}.`,
          `The distances are ${orders[policy].map((track, index) => Math.abs(track - at([head, ...orders[policy]], index))).join(" + ")} = ${key}.`,
        ],
        verify: () =>
          policy !== "LOOK" ||
          at(up, up.length - 1) - head + at(up, up.length - 1) - at(down, down.length - 1) === key,
      };
    },
  }),
];
