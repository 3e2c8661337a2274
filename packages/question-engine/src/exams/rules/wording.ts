import { NAMES_FROM_ABROAD } from "../../writing/english.ts";
import type { SetWriter } from "../../writing/set-writer.ts";
import type { Writer } from "../../writing/writer.ts";

/** A wording, and what an exam writes instead of it. */
export type Wording = readonly [says: RegExp, instead: (...groups: string[]) => string];

export interface Wordings {
  /** Whole stems; the first that matches is used. */
  stems: readonly Wording[];
  /** Phrases within any text. */
  phrases: readonly Wording[];
  /** The direction above a text with blanks. */
  cloze?: string;
}

/** The writers with the exam's wording; people in its problems have Indian names. */
export function inWords(wordings: Wordings | undefined, writers: readonly Writer[]): Writer[] {
  return wordings ? writers.map((writer) => reworded(writer, wordings)) : [...writers];
}

export function setsInWords(wordings: Wordings | undefined, writers: readonly SetWriter[]): SetWriter[] {
  return wordings ? writers.map((writer) => rewordedSet(writer, wordings)) : [...writers];
}

function reworded(writer: Writer, wordings: Wordings): Writer {
  return {
    ...writer,
    draft(random, index, wanted) {
      const draft = writer.draft(random, index, wanted);
      if (!draft || (writer.kind === "computed" && NAMES_FROM_ABROAD.test(draft.text))) return undefined;
      const { text, isStem } = say(draft.text, wordings);
      // Many questions share the exam's stem: the writer's own text distinguishes them.
      return isStem ? { ...draft, text, about: [draft.about ?? draft.text].flat() } : { ...draft, text };
    },
  };
}

function rewordedSet(writer: SetWriter, wordings: Wordings): SetWriter {
  return {
    ...writer,
    draw(random, index) {
      const drawn = writer.draw(random, index);
      if (!drawn) return undefined;
      const { stimulus } = drawn;
      const isCloze = stimulus.text.includes("______") && wordings.cloze;
      return {
        stimulus: isCloze ? { ...stimulus, text: `${wordings.cloze}\n${stimulus.text}` } : stimulus,
        questions: drawn.questions.map((asked) => ({ ...asked, text: say(asked.text, wordings).text })),
      };
    },
  };
}

function say(given: string, { stems, phrases }: Wordings): { text: string; isStem: boolean } {
  const stem = stems.find(([says]) => says.test(given));
  const text = (stem ? [stem] : phrases).reduce(
    (said, [says, instead]) => said.replace(says, (_, ...groups) => instead(...groups)),
    given,
  );
  return { text, isStem: stem !== undefined };
}
