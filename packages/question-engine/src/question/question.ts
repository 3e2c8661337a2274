import type { Figure } from "@prepfeed/contract/figures/figure";
import {
  type Difficulty,
  type Kind,
  LETTERS,
  type Section,
  type Subject,
} from "@prepfeed/contract/foundation/catalogue";
import { contextText, type QuestionContext } from "@prepfeed/contract/questions/question-parts";
import { hashText } from "../numbers/random.ts";
import type { TopicKey } from "../syllabus/syllabus.ts";
import { foldCase } from "../text/visible-text.ts";

/** A passage, table, chart or puzzle that several questions are about. */
export interface Stimulus {
  text: string;
  figure?: Figure;
}

/** The fifth option if a question about a passage has only three wrong answers; it is last, as in bank exams. */
export const NONE_OF_THESE = "None of these";

/** A finished question. Texts contain maths in `$…$`, code in backticks and line breaks. */
export interface Question {
  /** The same for the same question and right answer, with any other options in any order. */
  fingerprint: string;
  kind: Kind;
  questionText: string;
  /** Four or five; none if the answer is a number. */
  options: readonly string[];
  /** The options have a fixed order, so that the right one cannot be moved. */
  fixedOrder?: true;
  /** A letter, letters in order, or a number. */
  correctAnswer: string;
  /** The tolerance of a number. */
  tolerance?: string;
  figure?: Figure;
  /** The stimulus that it shares with the other questions of its set. */
  stimulus?: Stimulus;
  explanation: string;
  subject: Subject;
  section?: Section;
  topic: TopicKey;
  /** The requested sub-topic. */
  subtopic?: string;
  difficulty: Difficulty;
  /** The name of its writer. */
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
