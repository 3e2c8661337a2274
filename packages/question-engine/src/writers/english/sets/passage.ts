import { wrong } from "../../../computed.ts";
import type { SetQuestion, SetWriter } from "../../../set-writer.ts";
import type { TopicKey } from "../../../syllabus/syllabus.ts";

/** A question about a passage; `because` quotes the deciding words as they stand there. */
export interface Asked {
  ask: string;
  answer: string;
  because: string;
  /** "the option | what is against it"; a fourth where five options are shown. */
  wrong: readonly [string, string, string, string?];
}

/** 120 to 250 words, or up to 650 in a long one, and five questions of different kinds, in the order in which they are asked. */
export interface Passage {
  text: string;
  /** The main idea or the title. */
  idea: Asked;
  detail: Asked;
  /** What follows but is not said: the hard one. */
  inference: Asked;
  word: Asked;
  /** The tone, or what is not said. */
  whole: Asked;
}

/** 350 to 650 words of argument, and four to six hard questions: what follows, why something is said, what would weaken it. */
export interface LongPassage {
  text: string;
  asked: readonly Asked[];
}

const READING: TopicKey = "sentence-structure";

export function passages(name: string, rows: readonly Passage[]): SetWriter {
  return {
    kind: "set",
    name,
    topic: READING,
    difficulty: "MEDIUM",
    size: rows.length,
    draw(_, index) {
      const row = rows[index];
      if (!row) return undefined;
      const { text, idea, detail, inference, word, whole } = row;
      return {
        stimulus: { text },
        questions: [
          question(idea),
          question(detail),
          { ...question(inference), difficulty: "HARD" },
          question(word),
          question(whole),
        ],
      };
    },
  };
}

/** Only papers with long passages ask these. */
export function longPassages(name: string, rows: readonly LongPassage[]): SetWriter {
  return {
    kind: "set",
    name,
    topic: READING,
    difficulty: "HARD",
    size: rows.length,
    isLong: true,
    draw(_, index) {
      const row = rows[index];
      return row && { stimulus: { text: row.text }, questions: row.asked.map(question) };
    },
  };
}

export function question({ ask, answer, because, wrong: others }: Asked): SetQuestion {
  return {
    text: ask,
    answer,
    distractors: others.map((other = "") => {
      const [option = "", why = ""] = other.split(" | ");
      return wrong(option, why);
    }),
    remarks: true,
    explanation: [because, `So the answer is “${answer}”.`],
  };
}
