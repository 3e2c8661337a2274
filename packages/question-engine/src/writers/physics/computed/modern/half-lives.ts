import { roundTo } from "../../../../numbers/arithmetic.ts";
import { count, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

export const halfLives: WriterList = [
  computed({
    name: "radioactive-half-lives",
    chapter: "radioactivity",
    topic: "modern-physics",
    difficulty: "EASY",
    write(random) {
      const lives = random.int(2, 6);
      const half = random.pick([3, 4, 5, 6, 8, 10, 12, 15, 20, 30]);
      const noun = random.pick(["day", "hour", "year", "minute"]);
      const unit = `${noun}s`;
      const start = 2 ** lives * random.int(2, 20);
      const left = start / 2 ** lives;
      const asked = random.pick(["left", "decayed", "life"] as const);
      const time = half * lives;
      if (asked === "life") {
        return {
          text: `The mass of a radioactive substance falls from ${num(start, "mg")} to ${num(left, "mg")} in ${time} ${unit}. What is its half-life?`,
          answer: count(half, noun),
          distractors: [
            wrong(
              count(roundTo(time / 2 ** lives, 1), noun),
              "dividing the time by the factor by which the mass fell",
            ),
            wrong(count(roundTo(time / (lives + 1), 1), noun), "counting one half-life too many"),
            wrong(count(roundTo(time / (lives - 1), 1), noun), "counting one half-life too few"),
            wrong(count(roundTo(time / 2, 1), noun), "halving the time"),
          ],
          explanation: [
            `$\\frac{${left}}{${start}} = \\frac{1}{${2 ** lives}} = \\left(\\frac{1}{2}\\right)^{${lives}}$, so ${lives} half-lives have passed.`,
            `The half-life is $\\frac{${time}}{${lives}}$, that is ${half} ${unit}.`,
          ],
          verify: () => start * 0.5 ** (time / half) === left,
        };
      }
      const answer = asked === "left" ? left : start - left;
      return {
        text: `A radioactive substance has a half-life of ${half} ${unit}. How much of ${num(start, "mg")} ${asked === "left" ? "is left" : "has decayed"} after ${time} ${unit}?`,
        answer: num(answer, "mg"),
        distractors: [
          wrong(
            num(asked === "left" ? start - left : left, "mg"),
            asked === "left" ? "giving the amount that has decayed" : "giving the amount that is left",
          ),
          wrong(
            num(asked === "left" ? start / lives : start - start / lives, "mg", 0),
            "dividing by the number of half-lives",
          ),
          wrong(num(asked === "left" ? 2 * left : start - 2 * left, "mg"), "counting one half-life too few"),
          wrong(num(asked === "left" ? left / 2 : start - left / 2, "mg"), "counting one half-life too many"),
        ],
        explanation: [
          `The ${time} ${unit} are ${lives} half-lives, so $\\frac{1}{2^{${lives}}} = \\frac{1}{${2 ** lives}}$ is left.`,
          asked === "left"
            ? `$\\frac{${start}}{${2 ** lives}} = ${num(left, "mg").tex}$ is left.`
            : `What is left is ${num(left, "mg")}, so $${start} - ${left} = ${num(answer, "mg").tex}$ has decayed.`,
        ],
        verify() {
          let rest = start;
          for (let passed = 0; passed < time; passed += half) rest /= 2;
          return (asked === "left" ? rest : start - rest) === answer;
        },
      };
    },
  }),
];
