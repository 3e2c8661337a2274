import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../../../numbers/random.ts";
import { words } from "../../../numbers/value.ts";
import type { Draft } from "../../../question/draft.ts";
import { type TopicKey, topicOf } from "../../../syllabus/syllabus.ts";
import type { Nature } from "../../../writing/nature.ts";
import type { Writer } from "../../../writing/writer.ts";

interface GrammarDraft {
  text: string;
  answer: string;
  /** Each wrong option with what is wrong about it: continues the text after "which". */
  wrong: readonly (readonly [option: string, which: string])[];
  because: string;
  /** The options in their own order, where the format prescribes them. */
  listed?: readonly string[];
  typedAs?: Draft["typedAs"];
  about?: string;
  verify?: () => boolean;
}

interface GrammarWriter extends Nature {
  name: string;
  topic: TopicKey;
  difficulty: Difficulty;
  /** `wanted` is how many wrong options will be shown. */
  write(random: Random, wanted?: number): GrammarDraft | undefined;
}

/** Like `computed`, for options that are words or sentences: says after the rule what is wrong with each of the others. */
export function grammar({ name, topic, difficulty, write, ...nature }: GrammarWriter): Writer {
  return {
    kind: "computed",
    name,
    subject: topicOf(topic).subject,
    topic,
    difficulty,
    ...nature,
    style: difficulty === "HARD" ? "multi-step" : "application",
    size: Number.POSITIVE_INFINITY,
    facts: [],
    mayContain: [],
    draft(random, _index, wanted) {
      const written = write(random, wanted);
      if (!written) return undefined;
      const { listed, typedAs, about } = written;
      const candidates = written.wrong.map(([option, which]) => ({ value: words(option), which }));
      const answer = words(written.answer);
      const values = [answer, ...candidates.map(({ value }) => value)];
      return {
        text: written.text,
        answer,
        wrong: candidates.map(({ value }) => value),
        ...(listed && {
          fixedOptions: true,
          listed: listed.flatMap((text) => values.find((value) => value.text === text) ?? []),
        }),
        typedAs,
        about,
        verify: written.verify,
        explain(chosen) {
          const notes = candidates
            .filter(({ value }) => chosen.includes(value))
            .map(({ value, which }) => `Not “${value.text.replace(/\.$/, "")}”, which ${which}.`);
          return [written.because, ...notes].join("\n");
        },
      };
    },
  };
}
