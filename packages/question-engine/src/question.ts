import type { Difficulty, Section, Subject } from "@prepfeed/contract/catalogue";
import { hashText } from "./random.ts";
import type { TopicKey } from "./syllabus/syllabus.ts";
import { foldCase } from "./visible-text.ts";

export const LETTERS = ["A", "B", "C", "D"] as const;
type Letter = (typeof LETTERS)[number];

/** A finished question. Texts hold maths in `$…$`, code in backticks and line breaks. */
export interface Question {
  /** The same for the same question and right answer, whatever the other options and their order. */
  fingerprint: string;
  questionText: string;
  options: readonly [string, string, string, string];
  correctAnswer: Letter;
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

export function fingerprintOf(questionText: string, correctOption: string): string {
  return hashText(`${normalise(questionText)}\n${normalise(correctOption)}`);
}

export function correctOption(question: Question): string {
  return question.options[LETTERS.indexOf(question.correctAnswer)] as string;
}

function normalise(text: string): string {
  return foldCase(text).replace(/\s+/g, " ").trim();
}
