import { range } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list, plural } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at } from "../code.ts";

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

export const hashTablesAndCircularQueues: WriterList = [
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
];
