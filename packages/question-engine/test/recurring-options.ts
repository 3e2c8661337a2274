import { correctOption, type Question } from "../src/question/question.ts";
import { type Writer, writeQuestion } from "../src/writing/writer.ts";

/** The share of a writer's questions from which on an option counts as recurring. */
const MOST = 0.7;
/** If a few questions suggest it, this many more decide. */
const MORE = 80;

/** Counts how often each option of a writer is shown, and how often it is the key. */
export function optionCounts() {
  const counts = new Map<string, { shown: number; right: number }>();
  let questions = 0;
  return {
    add(question: Question) {
      questions++;
      for (const option of question.options) {
        const count = counts.get(option) ?? { shown: 0, right: 0 };
        count.shown++;
        if (option === correctOption(question)) count.right++;
        counts.set(option, count);
      }
    },
    /**
     * The frequent options that are never the key, or always: these can be learnt without knowing the subject.
     */
    settled(): string[] {
      return [...counts].flatMap(([option, { shown, right }]) =>
        shown >= MOST * questions && (right === 0 || right === shown)
          ? [`“${option}” is ${right === 0 ? "never" : "always"} the key, and an option of most questions`]
          : [],
      );
    },
  };
}

/** The options of a computed writer that reveal the key to a learner who has seen them before. */
export function settledOptions(
  writer: Writer,
  counts: ReturnType<typeof optionCounts>,
  draws: number,
): string[] {
  if (writer.kind !== "computed" || counts.settled().length === 0) return [];
  for (let seed = draws; seed < draws + MORE; seed++) {
    try {
      counts.add(writeQuestion(writer, seed).question);
    } catch {
      // Finding no question is reported separately.
    }
  }
  return counts.settled();
}
