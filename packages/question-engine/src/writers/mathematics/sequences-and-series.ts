import { range } from "../../arithmetic.ts";
import { computed, wrong } from "../../computed.ts";
import { list, ordinal } from "../../english.ts";
import { bracketed, num } from "../../value.ts";
import type { WriterList } from "../../writer.ts";

export const sequencesAndSeries: WriterList = [
  computed({
    name: "arithmetic-progression-term",
    topic: "sequences-and-series",
    difficulty: "EASY",
    write(random) {
      const first = random.int(2, 15);
      const step = random.intExcept(-6, 9, -1, 0, 1);
      const place = random.int(10, 25);
      const term = (n: number) => first + (n - 1) * step;
      const shown = list(range(1, 3).map(term));
      return {
        text: `The first three terms of an arithmetic progression are ${shown}. What is its ${ordinal(place)} term?`,
        answer: num(term(place)),
        distractors: [
          wrong(
            num(first + place * step),
            `adding the common difference ${place} times instead of ${place - 1} times`,
          ),
          wrong(num(first + (place - 2) * step), "counting one step too few"),
          wrong(num(first - (place - 1) * step), "taking the common difference with the wrong sign"),
          wrong(num(first * place), "multiplying the first term by the number of terms"),
        ],
        explanation: [
          `The first term is $a = ${first}$ and the common difference is $d = ${term(2)} - ${first} = ${step}$.`,
          `The $n$-th term is $a + (n - 1)d$, so the ${ordinal(place)} term is $${first} + ${place - 1} \\times ${bracketed(step)} = ${term(place)}$.`,
        ],
        verify() {
          let value = first;
          for (let n = 1; n < place; n++) value += step;
          return value === term(place);
        },
      };
    },
  }),
];
