import type { Figure } from "@prepfeed/contract/figures/figure";
import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import { isSame, type Value, words } from "../numbers/value.ts";
import type { Judged } from "../question/draft.ts";
import { type TopicKey, topicOf } from "../syllabus/syllabus.ts";
import { type Nature, natureOf } from "./nature.ts";
import type { Style, Writer } from "./writer.ts";

interface MultipleCorrectDraft {
  /** Ends with "Which of the following statements is/are correct?" or the like. */
  text: string;
  figure?: Figure;
  /** What is worked out before the statements are judged, one step per line. */
  workedOut?: readonly string[];
  /** Four or more, each judged by computation; four are shown, at least one of which holds. */
  statements: readonly Judged[];
  /** Finds again, in another way, what the statements say. */
  verify?(): boolean;
}

export interface MultipleCorrectWriter extends Nature {
  /** Unique, in kebab case: "relation-properties". */
  name: string;
  topic: TopicKey;
  difficulty: Difficulty;
  style?: Style;
  /** Draws what the statements are about; nothing returned means "draw again". */
  write(random: Random): MultipleCorrectDraft | undefined;
}

/** A writer of questions with one or more right options. */
export function multipleCorrect(writer: MultipleCorrectWriter): Writer {
  return {
    kind: "computed",
    asks: "MULTIPLE",
    name: writer.name,
    subject: topicOf(writer.topic).subject,
    topic: writer.topic,
    difficulty: writer.difficulty,
    style: writer.style ?? "multi-step",
    size: Number.POSITIVE_INFINITY,
    facts: [],
    mayContain: [],
    ...natureOf(writer),
    draft(random) {
      const written = writer.write(random);
      if (!written) return undefined;
      const { text, figure, workedOut, statements, verify } = written;
      const [answer] = statements.filter(({ holds }) => holds).map(({ text }) => words(text));
      return (
        answer && {
          text,
          figure,
          answer,
          wrong: statements.filter(({ holds }) => !holds).map(({ text }) => words(text)),
          fixedOptions: true,
          statements,
          workedOut,
          verify,
          explain: () => [...(workedOut ?? []), ...statements.map(({ because }) => because)].join("\n"),
        }
      );
    },
  };
}

/** A statement and what settles it. */
export function judged(text: string, holds: boolean, because: string): Judged {
  return { text, holds, because };
}

/** How the question usually ends. */
export const WHICH_HOLD = "Which of the following statements is/are correct?";

/** A statement that names a value: the right one somewhat more often than a wrong one. */
export function valued(
  random: Random,
  right: Value,
  wrong: readonly Value[],
  says: (value: Value) => string,
  because: string,
): Judged {
  const others = wrong.filter((value) => !isSame(value, right));
  const shown = others.length === 0 || random.chance(0.6) ? right : random.pick(others);
  return judged(says(shown), shown === right, because);
}
