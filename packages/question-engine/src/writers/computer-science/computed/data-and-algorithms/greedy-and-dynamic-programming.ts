import { range, sum } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at } from "../code.ts";

export const greedyAndDynamicProgramming: WriterList = [
  computed({
    name: "huffman-code-length",
    depth: 5,
    chapter: "dynamic-programming",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const counts = random.sample(range(2, 30), 5).sort((a, b) => b - a);
      const total = sum(counts);
      const merges: [number, number][] = [];
      const work = [...counts];
      while (work.length > 1) {
        work.sort((a, b) => a - b);
        const [a = 0, b = 0] = work.splice(0, 2);
        merges.push([a, b]);
        work.push(a + b);
      }
      const key = sum(merges.flat());
      const unary = sum(counts.map((times, index) => times * Math.min(index + 1, 4)));
      return {
        text: `A text consists of ${list(counts.map((times, index) => `${times} occurrences of \`${"abcde"[index]}\``))}. What is the total number of bits in the text when it is encoded with an optimal Huffman code?`,
        answer: num(key),
        distractors: [
          wrong(num(3 * total), "using a code of fixed length, with three bits per letter"),
          wrong(num(unary), "giving the letters code words of the lengths 1, 2, 3, 4 and 4 by frequency"),
          wrong(num(key - total), "leaving out the last merge, which gives every letter one bit more"),
          wrong(num(2 * total), "using two bits per letter"),
          wrong(num(key + total), "counting one level too many"),
        ],
        explanation: [
          `The two rarest groups are merged again and again: ${merges.map(([a, b]) => `$${a} + ${b} = ${a + b}$`).join("; ")}.`,
          `Each merge adds one bit to every letter in it, so the sum of the merged counts is the length: $${merges.map(([a, b]) => a + b).join(" + ")} = ${key}$ bits.`,
        ],
        verify: () => key <= 3 * total && key <= unary,
      };
    },
  }),
  computed({
    name: "longest-common-subsequence",
    depth: 5,
    chapter: "dynamic-programming",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const word = () =>
        range(1, random.int(6, 7))
          .map(() => random.pick(["A", "B", "C", "D"]))
          .join("");
      const [x, y] = [word(), word()];
      const lcs = (a: string, b: string): number =>
        a === "" || b === ""
          ? 0
          : a[0] === b[0]
            ? 1 + lcs(a.slice(1), b.slice(1))
            : Math.max(lcs(a.slice(1), b), lcs(a, b.slice(1)));
      const key = lcs(x, y);
      const parts = range(0, 2 ** x.length - 1).map((mask) =>
        [...x].filter((_, place) => (mask >> place) & 1).join(""),
      );
      const example = parts.find((part) => part.length === key && isSubsequence(part, y)) ?? "";
      const substring = Math.max(
        ...range(0, x.length).flatMap((from) =>
          range(from, x.length).map((to) => (y.includes(x.slice(from, to)) ? to - from : 0)),
        ),
      );
      const shared = sum(
        ["A", "B", "C", "D"].map((letter) => Math.min(x.split(letter).length, y.split(letter).length) - 1),
      );
      const same = [...x].filter((letter, place) => letter === y[place]).length;
      if (substring === key || shared === key) return undefined;
      return {
        text: `What is the length of a longest common subsequence of the words \`${x}\` and \`${y}\`?`,
        answer: num(key),
        distractors: [
          wrong(num(shared), "counting the common letters whatever their order"),
          wrong(num(substring), "looking for a common substring, without gaps"),
          ...(same > 0 ? [wrong(num(same), "counting the places where the words agree")] : []),
          wrong(num(key + 1), "using letters in an order that one of the words does not allow"),
          wrong(num(key - 1), "overlooking a longer subsequence"),
        ],
        explanation: [
          "A subsequence keeps the order of the letters but may leave letters out.",
          `\`${example}\`, of length ${key}, is a subsequence of both words, and the table of dynamic programming shows that none is longer.`,
        ],
        verify: () => lcsTable(x, y) === key,
      };
    },
  }),
  computed({
    name: "knapsack-best-value",
    depth: 5,
    chapter: "dynamic-programming",
    topic: "algorithms",
    difficulty: "HARD",
    write(random) {
      const items = range(1, 4).map((index) => ({
        name: `item ${index}`,
        weight: random.int(2, 8),
        value: random.int(5, 30),
      }));
      const capacity = random.int(9, 14);
      const sets = range(0, 15).map((mask) => items.filter((_, place) => (mask >> place) & 1));
      const weigh = (chosen: typeof items) => sum(chosen.map(({ weight }) => weight));
      const price = (chosen: typeof items) => sum(chosen.map(({ value }) => value));
      const fitting = sets.filter((chosen) => weigh(chosen) <= capacity).sort((a, b) => price(b) - price(a));
      const [best = [], second = [], third = []] = fitting;
      const fill = (order: typeof items) => {
        const chosen: typeof items = [];
        for (const item of order) if (weigh(chosen) + item.weight <= capacity) chosen.push(item);
        return chosen;
      };
      const byRatio = fill([...items].sort((a, b) => b.value / b.weight - a.value / a.weight));
      const byValue = fill([...items].sort((a, b) => b.value - a.value));
      const byWeight = fill([...items].sort((a, b) => a.weight - b.weight));
      if (
        best.length < 2 ||
        price(second) === price(best) ||
        (price(byRatio) === price(best) && random.chance(0.7))
      )
        return undefined;
      return {
        text: `A knapsack carries at most ${num(capacity, "kg")}. The items weigh ${list(items.map(({ weight }) => weight))} kg and are worth ${list(items.map(({ value }) => value))}, in this order; each can be taken once or left. What is the greatest total value that can be carried?`,
        answer: num(price(best)),
        distractors: [
          wrong(
            num(price(byRatio)),
            "taking the items by value per kilogram as long as they fit, which is not always best",
          ),
          wrong(num(price(byValue)), "taking the most valuable items first"),
          wrong(num(price(byWeight)), "taking the lightest items first"),
          wrong(num(price(items)), "taking all items, which is too heavy"),
          wrong(num(price(second)), "missing the best combination"),
          wrong(num(price(third)), "stopping at a good combination that is not the best"),
        ],
        explanation: [
          `The best choice is ${list(best.map(({ name }) => name))}: weight $${best.map(({ weight }) => weight).join(" + ")} = ${weigh(best)} \\le ${capacity}$, value $${best.map(({ value }) => value).join(" + ")} = ${price(best)}$.`,
          `Every other combination that fits is worth at most ${price(second)}.`,
        ],
        verify() {
          const most = range(0, capacity).map(() => 0);
          for (const { weight, value } of items)
            for (let room = capacity; room >= weight; room--)
              most[room] = Math.max(at(most, room), at(most, room - weight) + value);
          return most[capacity] === price(best);
        },
      };
    },
  }),
];

function isSubsequence(part: string, whole: string): boolean {
  let place = 0;
  for (const letter of whole) if (letter === part[place]) place++;
  return place === part.length;
}

function lcsTable(x: string, y: string): number {
  let row = range(0, y.length).map(() => 0);
  for (const a of x) {
    const next = [0];
    for (const [index, b] of [...y].entries())
      next.push(a === b ? at(row, index) + 1 : Math.max(at(row, index + 1), at(next, index)));
    row = next;
  }
  return at(row, y.length);
}
