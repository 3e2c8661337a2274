import { range } from "../../../../numbers/arithmetic.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, fence, spaced } from "../code.ts";
import { swap } from "./complexity-and-sorting.ts";

/** Lomuto's partition around the last element. */
function partition(items: readonly number[]): number[] {
  const result = [...items];
  const last = result.length - 1;
  let border = 0;
  for (let place = 0; place < last; place++)
    if (at(result, place) <= at(result, last)) swap(result, border++, place);
  swap(result, border, last);
  return result;
}

export const quicksort: WriterList = [
  computed({
    name: "quicksort-partition",
    depth: 5,
    chapter: "quicksort",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const items = random.sample(range(3, 60), 7);
      const pivot = at(items, 6);
      const key = partition(items);
      const place = key.indexOf(pivot);
      if (place < 2 || place > 4) return undefined;
      const stable = [
        ...items.filter((item) => item < pivot),
        pivot,
        ...items.filter((item) => item > pivot),
      ];
      const early = [pivot];
      for (const item of items.slice(0, 6)) {
        if (item < pivot) early.unshift(item);
        else early.push(item);
      }
      if (spaced(stable) === spaced(key)) return undefined;
      return {
        text: `What does the array \`${spaced(items)}\` hold after this partition (indices from 0)?\n${fence("pivot = A[6]", "i = 0", "for j = 0 to 5", "    if A[j] <= pivot", "        swap A[i] and A[j]", "        i = i + 1", "swap A[i] and A[6]")}`,
        answer: code(spaced(key)),
        distractors: [
          wrong(code(spaced(stable)), "keeping the original order of the elements on each side of the pivot"),
          wrong(code(spaced([...partitionOpen(items), pivot])), "leaving the pivot at the end"),
          wrong(code(spaced([...items].sort((a, b) => a - b))), "sorting the whole array"),
          wrong(code(spaced(early)), "putting every smaller element in front of all others"),
        ],
        explanation: [
          `The pivot is ${pivot}. The ${place} elements up to ${pivot} are exchanged, one after another, to the front: \`${spaced([...partitionOpen(items), pivot])}\`.`,
          `At the end the pivot is exchanged to index ${place}: \`${spaced(key)}\`.`,
        ],
        verify: () =>
          key.slice(0, place).every((item) => item <= pivot) &&
          key.slice(place + 1).every((item) => item > pivot),
      };
    },
  }),
];

/** The elements before the pivot, just before it is put into its place. */
function partitionOpen(items: readonly number[]): number[] {
  const result = items.slice(0, -1);
  let border = 0;
  for (let place = 0; place < result.length; place++)
    if (at(result, place) <= at(items, items.length - 1)) swap(result, border++, place);
  return result;
}
