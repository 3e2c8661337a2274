import type { TopicKey } from "../../../syllabus/syllabus.ts";
import { wrong } from "../../../writing/computed.ts";
import type { SetQuestion, SetWriter } from "../../../writing/set-writer.ts";

/** A question about a passage; `because` quotes the deciding words exactly. */
export interface Asked {
  ask: string;
  answer: string;
  because: string;
  /** Each with what is against it; four where five options are shown. */
  wrong: readonly { option: string; against: string }[];
  isHard?: true;
  /** The options are always of this kind, so that they reveal nothing. */
  isFixed?: true;
}

/** Three statements to be judged by the passage; `others` are the wrong options, each by the numbers that it names ("13"). */
export interface JudgedStatements {
  statements: readonly { text: string; holds: boolean; because: string }[];
  others: readonly string[];
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

/** 350 to 480 words as banks have them, and six questions with five options each; three of them are hard. */
export interface BankPassage {
  text: string;
  asked: readonly (Asked | JudgedStatements)[];
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

/** Passages of the length of a bank's paper. */
export function bankPassages(name: string, rows: readonly BankPassage[]): SetWriter {
  return {
    kind: "set",
    name,
    topic: READING,
    difficulty: "MEDIUM",
    size: rows.length,
    draw(_, index) {
      const row = rows[index];
      return row && { stimulus: { text: row.text }, questions: row.asked.map(question) };
    },
  };
}

const NUMERALS = ["I", "II", "III"] as const;

function askOfStatements({ statements, others }: JudgedStatements): Asked {
  const right = statements.flatMap(({ holds }, at) => (holds ? `${at + 1}` : [])).join("");
  const judged = statements.map(
    ({ holds, because }, at) => `${NUMERALS[at]} is ${holds ? "true" : "false"}: ${because}`,
  );
  const misjudged = (option: string) =>
    judged.filter((_, at) => option.includes(`${at + 1}`) !== statements[at]?.holds).join("; ");
  return {
    ask: `Which of the following statements is/are true according to the passage?\n${statements.map(({ text }, at) => `${NUMERALS[at]}. ${text}`).join("\n")}`,
    answer: named(right),
    because: `${judged.join("; ")}.`,
    wrong: others.map((option) => ({ option: named(option), against: misjudged(option) })),
    isHard: true,
    isFixed: true,
  };
}

/** "13" as “Only I and III”. */
function named(option: string): string {
  const [one, two, three] = [...option].map((number) => NUMERALS[Number(number) - 1]);
  if (three) return "I, II and III";
  return two ? `Only ${one} and ${two}` : `Only ${one}`;
}

export function question(asked: Asked | JudgedStatements): SetQuestion {
  const {
    ask,
    answer,
    because,
    wrong: others,
    isHard,
    isFixed,
  } = "statements" in asked ? askOfStatements(asked) : asked;
  return {
    ...(isHard && { difficulty: "HARD" as const }),
    fixedOptions: isFixed,
    text: ask,
    answer,
    distractors: others.map(({ option, against }) => wrong(option, against)),
    remarks: true,
    explanation: [because, `So the answer is “${answer}”.`],
  };
}
