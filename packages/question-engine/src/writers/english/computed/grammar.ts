import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { Random } from "../../../random.ts";
import { type TopicKey, topicOf } from "../../../syllabus/syllabus.ts";
import { words } from "../../../value.ts";
import type { Writer } from "../../../writer.ts";

interface GrammarDraft {
  text: string;
  answer: string;
  /** Each wrong option with what is wrong about it: goes on after "which". */
  wrong: readonly (readonly [option: string, which: string])[];
  because: string;
  verify?: () => boolean;
}

interface GrammarWriter {
  name: string;
  topic: TopicKey;
  difficulty: Difficulty;
  write(random: Random): GrammarDraft | undefined;
}

/** Like `computed`, for options that are words or sentences: says after the rule what is wrong with each of the others. */
export function grammar({ name, topic, difficulty, write }: GrammarWriter): Writer {
  return {
    kind: "computed",
    name,
    subject: topicOf(topic).subject,
    topic,
    difficulty,
    style: difficulty === "HARD" ? "multi-step" : "application",
    size: Number.POSITIVE_INFINITY,
    facts: [],
    mayContain: [],
    draft(random) {
      const written = write(random);
      if (!written) return undefined;
      const candidates = written.wrong.map(([option, which]) => ({ value: words(option), which }));
      return {
        text: written.text,
        answer: words(written.answer),
        wrong: candidates.map(({ value }) => value),
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
