import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../../../../numbers/random.ts";
import type { Stimulus } from "../../../../question/question.ts";
import type { SetQuestion, SetWriter } from "../../../../writing/set-writer.ts";

const TRIES = 80;

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
    tries: TRIES,
    draw(random) {
      const drawn = draw(random);
      return drawn?.questions && { stimulus: drawn.stimulus, questions: drawn.questions };
    },
  };
}
