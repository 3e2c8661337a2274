import { correctOption, type Question } from "../src/question.ts";
import { type Writer, writeQuestion } from "../src/writer.ts";

/** In so great a share of a writer's questions an option is one that a learner meets again and again. */
const MOST = 0.7;
/** Where a few questions look like it, so many more tell whether it is so. */
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
    /** The options of most questions that are never the key, or always: these are learnt without the matter. */
    settled(): string[] {
      return [...counts].flatMap(([option, { shown, right }]) =>
        shown >= MOST * questions && (right === 0 || right === shown)
          ? [`“${option}” is ${right === 0 ? "never" : "always"} the key, and an option of most questions`]
          : [],
      );
    },
  };
}

/** The options of a computed writer that tell the key to whoever has met it before. */
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
      // That it finds no question is a complaint of its own.
    }
  }
  return counts.settled();
}
