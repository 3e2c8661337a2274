import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { type ComputedDraft, computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, code, spaced } from "../code.ts";

function siftUp(heap: readonly number[], key: number): number[] {
  const result = [...heap, key];
  let place = result.length - 1;
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (at(result, parent) >= at(result, place)) break;
    [result[parent], result[place]] = [at(result, place), at(result, parent)];
    place = parent;
  }
  return result;
}
function siftDown(items: readonly number[], from = 0): number[] {
  const result = [...items];
  for (let place = from; ; ) {
    const children = [2 * place + 1, 2 * place + 2].filter((child) => child < result.length);
    const largest = children.reduce(
      (best, child) => (at(result, child) > at(result, best) ? child : best),
      place,
    );
    if (largest === place) return result;
    [result[largest], result[place]] = [at(result, place), at(result, largest)];
    place = largest;
  }
}
const buildHeap = (items: readonly number[]) =>
  range(0, (items.length >> 1) - 1)
    .reverse()
    .reduce((heap, place) => siftDown(heap, place), [...items]);

export const heaps: WriterList = [
  computed({
    name: "max-heap-after-an-operation",
    depth: 5,
    chapter: "heaps",
    topic: "data-structures",
    difficulty: "HARD",
    write(random) {
      const items = random.sample(range(3, 60), 7);
      const heap = buildHeap(items);
      const kind = random.pick(["insert", "delete", "build"] as const);
      const show = (values: readonly number[]) => spaced(values);
      if (kind === "build") {
        const byInserting = items.reduce<number[]>((made, item) => siftUp(made, item), []);
        if (show(byInserting) === show(heap)) return undefined;
        return {
          text: `The array \`${show(items)}\` is turned into a max-heap by sifting down every inner node, from the last one to the root (bottom-up construction). What does the array hold then?`,
          answer: code(show(heap)),
          distractors: [
            wrong(code(show(byInserting)), "inserting the numbers one after another instead"),
            wrong(code(show([...items].sort((a, b) => b - a))), "sorting the array"),
            wrong(code(show(siftDown(items))), "sifting down the root only"),
            wrong(
              code(show(range(0, 2).reduce((made, place) => siftDown(made, place), [...items]))),
              "working from the root downwards",
            ),
          ],
          explanation: [
            "The inner nodes have the indices 2, 1 and 0 (children of $i$ are at $2i+1$ and $2i+2$). Each is sifted down in turn, always exchanging with the larger child.",
            ...range(0, 2)
              .reverse()
              .map(
                (place) =>
                  `After index ${place}: \`${show(
                    range(place, 2)
                      .reverse()
                      .reduce((made, spot) => siftDown(made, spot), [...items]),
                  )}\`.`,
              ),
          ],
          verify: () => heap.every((value, index) => index === 0 || at(heap, (index - 1) >> 1) >= value),
        };
      }
      return kind === "insert" ? afterInsertions(random, heap) : afterRemovals(heap);
    },
  }),
];

const isHeap = (items: readonly number[]) =>
  items.every((value, index) => index === 0 || at(items, (index - 1) >> 1) >= value);
const removed = (heap: readonly number[]) => siftDown([at(heap, heap.length - 1), ...heap.slice(1, -1)]);

/**
 * Other heaps of the same numbers come first, so that checking only the order of parents and children does not give
 * the answer.
 */
function heapDraft(
  text: string,
  key: readonly number[],
  slips: readonly (readonly [items: readonly number[], why: string])[],
  steps: readonly string[],
): ComputedDraft {
  const inOrder = [...slips].sort(([one], [other]) => Number(isHeap(other)) - Number(isHeap(one)));
  return {
    text,
    answer: code(spaced(key)),
    distractors: inOrder.map(([items, why]) => wrong(code(spaced(items)), why)),
    explanation: steps,
    verify: () => isHeap(key),
  };
}

function afterInsertions(random: Random, heap: readonly number[]): ComputedDraft | undefined {
  const [one = 0, other = 0] = random.sample(
    range(20, 80).filter((item) => !heap.includes(item)),
    2,
  );
  const first = siftUp(heap, one);
  const key = siftUp(first, other);
  if (at(first, 7) === one || at(key, 8) === other) return undefined;
  return heapDraft(
    `A max-heap is kept in the array \`${spaced(heap)}\`. What does the array hold after ${one} and then ${other} have been inserted?`,
    key,
    [
      [siftUp(siftUp(heap, other), one), "inserting the two numbers in the other order"],
      [buildHeap([...heap, one, other]), "appending both numbers and building the heap anew"],
      [[...key].sort((a, b) => b - a), "sorting the array"],
      [siftDown([other, ...siftDown([one, ...heap])]), "inserting at the root and sifting down"],
      [[...first, other], "appending the second number without sifting it up"],
      [[at(key, 0), at(key, 2), at(key, 1), ...key.slice(3)], "exchanging with the wrong parent"],
    ],
    [
      "A new key is put at the end and exchanged with its parent as long as the parent is smaller.",
      `After ${one}: \`${spaced(first)}\`.`,
      `After ${other}: \`${spaced(key)}\`.`,
    ],
  );
}

function afterRemovals(heap: readonly number[]): ComputedDraft {
  const first = removed(heap);
  const key = removed(first);
  const rest = heap.filter((item) => item !== at(heap, 0) && item !== at(first, 0));
  return heapDraft(
    `A max-heap is kept in the array \`${spaced(heap)}\`. What does the array hold after the largest element has been removed twice in succession?`,
    key,
    [
      [buildHeap(rest), "building a new heap out of the elements that are left"],
      [[...key].sort((a, b) => b - a), "sorting the array"],
      [rest, "closing the gaps by shifting the other elements to the left"],
      [first.slice(1), "shifting all elements to the left at the second removal"],
      [[at(first, 5), ...first.slice(1, 5)], "moving the last element to the root without sifting it down"],
      [[at(key, 0), at(key, 2), at(key, 1), ...key.slice(3)], "exchanging with the wrong child"],
    ],
    [
      "The last element takes the place of the root and is exchanged with its larger child as long as that child is larger.",
      `After the first removal: \`${spaced(first)}\`.`,
      `After the second removal: \`${spaced(key)}\`.`,
    ],
  );
}
