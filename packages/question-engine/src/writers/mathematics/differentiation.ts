import { nearlyEqual } from "../../arithmetic.ts";
import { computed, wrong } from "../../computed.ts";
import { num } from "../../value.ts";
import type { WriterList } from "../../writer.ts";

export const differentiation: WriterList = [
  computed({
    name: "open-box-of-largest-volume",
    topic: "differentiation",
    difficulty: "HARD",
    write(random) {
      const cut = random.int(1, 8);
      const unit = random.pick(["cm", "mm", "dm"] as const);
      const side = 6 * cut;
      const material = random.pick(["cardboard", "tin", "card", "sheet metal"]);
      const volume = (x: number) => x * (side - 2 * x) ** 2;
      return {
        text: `Equal squares are cut from the four corners of a square piece of ${material} of side ${num(side, unit)}, and the sides are folded up to make a box without a lid. What is the largest volume that a box made in this way can have?`,
        answer: num(volume(cut), `${unit}^3`),
        distractors: [
          wrong(
            num(volume(side / 4), `${unit}^3`),
            `cutting a quarter of the side, $x = ${num(side / 4).tex}$, so that the base is half as wide as the sheet`,
          ),
          wrong(
            num(cut * (side - cut) ** 2, `${unit}^3`),
            "taking one cut-out square off each side of the base instead of two",
          ),
          wrong(
            num(volume(side / 3), `${unit}^3`),
            `cutting a third of the side, $x = ${num(side / 3).tex}$, so that height and base are equal`,
          ),
          wrong(num((side - 2 * cut) ** 2, `${unit}^3`), "giving the area of the base instead of the volume"),
        ],
        explanation: [
          `With squares of side $x$ cut away, the base is a square of side $${side} - 2x$ and the height is $x$, so $V = x(${side} - 2x)^2$ for $0 < x < ${side / 2}$.`,
          `$\\frac{dV}{dx} = (${side} - 2x)^2 - 4x(${side} - 2x) = (${side} - 2x)(${side} - 6x)$.`,
          `It is zero at $x = ${side / 2}$, where no base is left, and at $x = ${cut}$, where it changes from positive to negative: the maximum.`,
          `The largest volume is $${cut} \\times ${side - 2 * cut}^2 = ${num(volume(cut), `${unit}^3`).tex}$.`,
        ],
        verify() {
          let best = 0;
          for (let x = 0; x <= side / 2; x += side / 1200) best = Math.max(best, volume(x));
          return nearlyEqual(best, volume(cut));
        },
      };
    },
  }),
];
