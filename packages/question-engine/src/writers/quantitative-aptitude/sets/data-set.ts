import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { Stimulus } from "../../../question.ts";
import type { Random } from "../../../random.ts";
import type { SetQuestion, SetWriter } from "../../../set-writer.ts";

const DRAWS = 80;

interface Drawn {
  stimulus: Stimulus;
  questions: readonly SetQuestion[] | undefined;
}

/** A set of data interpretation; data that give too few questions are drawn again. */
export function dataSet(
  name: string,
  difficulty: Difficulty,
  draw: (random: Random) => Drawn | undefined,
): SetWriter {
  return {
    kind: "set",
    name,
    topic: "data-interpretation",
    difficulty,
    size: Number.POSITIVE_INFINITY,
    draw(random) {
      for (let tries = 0; tries < DRAWS; tries++) {
        const drawn = draw(random);
        if (drawn?.questions) return { stimulus: drawn.stimulus, questions: drawn.questions };
      }
      return undefined;
    },
  };
}
