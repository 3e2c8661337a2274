import { slips } from "../../../../kit/slips.ts";
import { range, roundTo, sum } from "../../../../numbers/arithmetic.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { at, fence } from "../code.ts";

/** Wrong predictions of a counter that goes from 0 to `top` and predicts "taken" in its upper half. */
function misses(outcomes: readonly boolean[], start: number, top: number): number {
  let [state, count] = [start, 0];
  for (const taken of outcomes) {
    if (state > top / 2 !== taken) count++;
    state = taken ? Math.min(top, state + 1) : Math.max(0, state - 1);
  }
  return count;
}

/** At the end of a loop: taken as long as it goes on. */
const loop = (rounds: number) => range(1, rounds).map((round) => round < rounds);

export const branchesAndStages: WriterList = [
  computed({
    name: "wrong-predictions-of-two-loops",
    depth: 5,
    chapter: "pipelines",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const [outer, inner] = [random.int(4, 12), random.int(4, 9)];
      const isTwoBit = random.chance(0.65);
      const top = isTwoBit ? 3 : 1;
      const start = random.int(0, isTwoBit ? 2 : 1);
      const innerOutcomes = range(1, outer).flatMap(() => loop(inner));
      const [atInner, atOuter] = [misses(innerOutcomes, start, top), misses(loop(outer), start, top)];
      const total = atInner + atOuter;
      const key = num(total);
      const other = misses(innerOutcomes, isTwoBit ? 0 : 3, isTwoBit ? 1 : 3);
      const lines = [
        `      i = ${outer}`,
        `M:    j = ${inner}`,
        "L:    ...",
        "      j = j - 1",
        "      if (j > 0) goto L",
        "      i = i - 1",
        "      if (i > 0) goto M",
      ];
      const predictor = isTwoBit
        ? `a two-bit saturating counter of its own, which predicts "taken" in the states 2 and 3, goes up by one when the branch is taken and down by one when it is not; it begins in state ${start}`
        : `one bit of its own, which predicts what the branch did last; at first it predicts "${start === 1 ? "taken" : "not taken"}"`;
      return {
        text: `Each of the two conditional branches of the following program has ${predictor}.\n${fence(...lines)}\nHow many wrong predictions are made in the whole run?`,
        answer: key,
        distractors: slips(random, key, num, [
          [atInner, "leaving out the branch of the outer loop"],
          [
            other + atOuter,
            isTwoBit
              ? "letting the prediction turn after a single miss"
              : "letting two misses turn the prediction",
          ],
          [2 * outer + 2, "letting both ends of every loop be predicted wrongly"],
          [outer + 1, "counting only the last round of every loop"],
          [total + 1, "counting one miss twice"],
          [total - 1, "overlooking a miss at the start"],
          [outer * inner, "counting the predictions of the inner branch"],
          [
            misses(loop(inner), start, top) * outer + atOuter,
            "letting the predictor begin anew with each inner loop",
          ],
        ]),
        explanation: [
          `The inner branch is taken ${inner - 1} times and then not taken, and this ${outer} times in a row: ${isTwoBit ? "one exit lowers the counter by one only, so that the next run begins with a right prediction" : "each exit is predicted wrongly, and so is the first branch of the next run"}. This makes ${atInner} wrong predictions${start <= top / 2 ? ", those at the very start included" : ""}.`,
          `The outer branch is taken ${outer - 1} times and then not taken: ${atOuter} wrong ${atOuter === 1 ? "prediction" : "predictions"}.`,
          `Together there are $${atInner} + ${atOuter} = ${total}$.`,
        ],
        verify: () => {
          // Before the counter has reached the top, and then one or two for each way out.
          const early = isTwoBit ? Math.max(0, 2 - start) : 1 - start;
          const byRule = isTwoBit ? 2 * early + outer + 1 : 2 * early + (2 * outer - 1) + 1;
          return byRule === total;
        },
      };
    },
  }),
  computed({
    name: "speed-up-by-splitting-a-stage",
    depth: 5,
    chapter: "pipelines",
    topic: "computer-organisation",
    difficulty: "HARD",
    write(random) {
      const delays = range(1, 4).map(() => random.step(4, 12, 0.5));
      const latch = random.pick([0.2, 0.4, 0.5, 0.6]);
      const [slowest = 0, second = 0] = [...delays].sort((a, b) => b - a);
      const branches = random.pick([10, 15, 20, 25, 30]);
      const penalty = random.int(1, 2);
      const half = slowest / 2;
      if (delays.filter((delay) => delay === slowest).length > 1 || slowest - second < 1.5) return undefined;
      const clock = slowest + latch;
      const newClock = Math.max(second, half) + latch;
      const before = clock * (1 + (branches / 100) * penalty);
      const after = newClock * (1 + (branches / 100) * (penalty + 1));
      const speedUp = before / after;
      if (speedUp < 1.03) return undefined;
      const show = (value: number) => fixed(value, 2);
      const key = show(speedUp);
      const stages = list(delays.map((delay) => `$${delay}$`));
      return {
        text: `The stages of a four-stage pipeline take ${stages} ns, and the latch behind each stage takes $${latch}$ ns more. Of the instructions ${branches}% are branches, each of which costs ${penalty === 1 ? "one stall cycle" : "two stall cycles"}; there are no other stalls. The slowest stage is now split into two equal ones, each with a latch behind it, so that a branch costs one stall cycle more. How many times as fast as before does a long program run, to two decimals?`,
        answer: key,
        distractors: slips(random, key, show, [
          [clock / newClock, "forgetting the stalls"],
          [before / (newClock * (1 + (branches / 100) * penalty)), "leaving the cost of a branch as it was"],
          [
            before / ((half + latch) * (1 + (branches / 100) * (penalty + 1))),
            "letting the split stage set the clock although another one is slower now",
          ],
          [
            (slowest * (1 + (branches / 100) * penalty)) /
              (Math.max(second, half) * (1 + (branches / 100) * (penalty + 1))),
            "forgetting the latches",
          ],
          [after / before, "turning the ratio round"],
          [5 / 4, "comparing the numbers of stages"],
          [before / (clock * (1 + (branches / 100) * (penalty + 1))), "leaving the clock as it was"],
        ]),
        explanation: [
          `Before, the clock period is $${slowest} + ${latch} = ${roundTo(clock, 2)}$ ns, and an instruction takes $1 + ${branches / 100} \\times ${penalty} = ${roundTo(1 + (branches / 100) * penalty, 2)}$ cycles: ${roundTo(before, 3)} ns.`,
          `Afterwards the slowest stage takes ${Math.max(second, half)} ns, so the period is ${roundTo(newClock, 2)} ns, and an instruction takes $1 + ${branches / 100} \\times ${penalty + 1} = ${roundTo(1 + (branches / 100) * (penalty + 1), 2)}$ cycles: ${roundTo(after, 3)} ns.`,
          `The program runs $${roundTo(before, 3)} \\div ${roundTo(after, 3)} = ${key.tex}$ times as fast.`,
        ],
        verify: () => {
          // A program of 10,000 instructions, in time.
          const time = (stages: readonly number[], cost: number) =>
            sum(range(1, 100).map((place) => (place <= branches ? 1 + cost : 1))) *
            (Math.max(...stages) + latch);
          const split = delays.flatMap((delay) => (delay === slowest ? [half, half] : [delay]));
          return (
            Math.abs(time(delays, penalty) / time(split, penalty + 1) - speedUp) < 1e-9 && at(split, 4) > 0
          );
        },
      };
    },
  }),
];
