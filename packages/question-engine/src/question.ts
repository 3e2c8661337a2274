import {
  type Difficulty,
  type Kind,
  LETTERS,
  type Section,
  type Subject,
} from "@prepfeed/contract/catalogue";
import type { Figure } from "@prepfeed/contract/figure";
import { contextText, type QuestionContext } from "@prepfeed/contract/question-parts";
import { hashText } from "./random.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";
import { foldCase } from "./visible-text.ts";

/** A passage, table, chart or puzzle that several questions are about. */
export interface Stimulus {
  text: string;
  figure?: Figure;
}

/** A finished question. Texts hold maths in `$…$`, code in backticks and line breaks. */
export interface Question {
  /** The same for the same question and right answer, whatever the other options and their order. */
  fingerprint: string;
  kind: Kind;
  questionText: string;
  /** Four or five; none where a number is asked for. */
  options: readonly string[];
  /** A letter, letters in order, or a number. */
  correctAnswer: string;
  /** How far a number may be off. */
  tolerance?: string;
  figure?: Figure;
  /** What it shares with the other questions of its set. */
  stimulus?: Stimulus;
  explanation: string;
  subject: Subject;
  section?: Section;
  topic: TopicKey;
  /** The sub-topic that was asked for, which it is about. */
  subtopic?: string;
  difficulty: Difficulty;
  /** The name of the writer that wrote it. */
  writer: string;
}

export function fingerprintOf(
  questionText: string,
  correctOption: string,
  context: QuestionContext = {},
): string {
  return hashText(`${normalise(questionText)}\n${normalise(correctOption)}${contextText(context)}`);
}

/** The right answer in words: one option, several, or the number. */
export function correctOption({ options, correctAnswer }: Question): string {
  if (options.length === 0) return correctAnswer;
  return options.filter((_, at) => correctAnswer.includes(LETTERS[at] ?? "?")).join("\n");
}

function normalise(text: string): string {
  return foldCase(text).replace(/\s+/g, " ").trim();
}
