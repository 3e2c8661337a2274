import { type Difficulty, LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import type { Topic } from "@prepfeed/question-engine/syllabus";
import { contentView } from "../../db/sql/question-content.ts";
import { rightAnswerText } from "../../rules/question-identity.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import type { TutoredRow } from "./tutor.queries.ts";

/** A question as a tutor sees it. */
export interface TutoredQuestion {
  id: string;
  questionText: string;
  /** The stimulus that it shares with others of its set, and the description of its picture. */
  passage: string | undefined;
  options: readonly string[];
  correctAnswer: string;
  /** The right answer in words. */
  rightText: string;
  explanation: string;
  topic: Topic | undefined;
  difficulty: Difficulty | null;
  /** The engine's writer, if a writer made it. */
  writer: string | null;
  isFromEngine: boolean;
  /** The learner's answer, and its words. */
  chosen: string | null;
  chosenText: string | undefined;
}

export function tutoredQuestion(row: TutoredRow): TutoredQuestion {
  const options = optionsOf(contentView(row));
  return {
    id: row.id,
    questionText: row.question_text,
    passage: passageOf(row),
    options,
    correctAnswer: row.correct_answer,
    rightText: rightAnswerText(options, row.correct_answer),
    explanation: row.explanation,
    topic: row.topic === null ? undefined : topicNamed(row.topic),
    difficulty: row.difficulty,
    writer: row.writer,
    isFromEngine: row.engine === "built-in" && row.writer !== null,
    chosen: row.selected_option,
    chosenText: row.selected_option === null ? undefined : rightAnswerText(options, row.selected_option),
  };
}

function passageOf({ stimulus_text: text, picture_description: picture }: TutoredRow) {
  const parts = [text, picture && `A picture that shows: ${picture}`].filter(Boolean);
  return parts.length > 0 ? parts.join("\n\n") : undefined;
}

/** "B: 40 m", or the typed number. */
export function asAnswer(answer: string, text: string): string {
  return answer === text ? answer : `${answer}: ${text}`;
}

/** The letters of wrong options. */
export function wrongLetters({ options, correctAnswer }: TutoredQuestion): string[] {
  return LETTERS.slice(0, options.length).filter((letter) => !correctAnswer.includes(letter));
}
