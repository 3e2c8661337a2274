import { range } from "../../../../arithmetic.ts";
import { computed, wrong } from "../../../../computed.ts";
import type { WriterList } from "../../../../writer.ts";
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
      const fresh = random.int(20, 80);
      if (items.includes(fresh)) return undefined;
      const key = kind === "insert" ? siftUp(heap, fresh) : siftDown([at(heap, 6), ...heap.slice(1, 6)]);
      if (kind === "insert" && at(key, 7) === fresh) return undefined;
      const sorted = (kind === "insert" ? [...heap, fresh] : heap.slice(1)).sort((a, b) => b - a);
      const rest = heap.slice(1);
      return {
        text:
          kind === "insert"
            ? `A max-heap is kept in the array \`${show(heap)}\`. What does the array hold after ${fresh} has been inserted?`
            : `A max-heap is kept in the array \`${show(heap)}\`. What does the array hold after the largest element has been removed?`,
        answer: code(show(key)),
        distractors: [
          wrong(
            code(show(kind === "insert" ? [...heap, fresh] : rest)),
            kind === "insert"
              ? "appending the new number without sifting it up"
              : "shifting all elements one place to the left",
          ),
          wrong(code(show(sorted)), "sorting the array"),
          wrong(
            code(show(kind === "insert" ? [fresh, ...heap] : [at(heap, 6), ...heap.slice(1, 6)])),
            kind === "insert"
              ? "putting the new number at the root and shifting the rest"
              : "moving the last element to the root without sifting it down",
          ),
          wrong(
            code(show(kind === "insert" ? siftDown([fresh, ...heap]) : buildHeap(rest))),
            kind === "insert"
              ? "inserting at the root and sifting down"
              : "building a new heap out of the shifted elements",
          ),
          wrong(
            code(show([...key.slice(0, 1), at(key, 2), at(key, 1), ...key.slice(3)])),
            "exchanging with the wrong child or parent",
          ),
        ],
        explanation: [
          kind === "insert"
            ? `The new key ${fresh} is put at the end and exchanged with its parent as long as the parent is smaller.`
            : `The last element, ${heap[6]}, takes the place of the root ${heap[0]} and is exchanged with its larger child as long as that child is larger.`,
          `The array is then \`${show(key)}\`.`,
        ],
        verify: () => key.every((value, index) => index === 0 || at(key, (index - 1) >> 1) >= value),
      };
    },
  }),
];
