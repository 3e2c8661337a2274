import { createHash } from "node:crypto";
import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { contextText, type QuestionContext, stimulusText } from "@prepfeed/contract/questions/question-parts";

/**
 * The right answer in words, in the form for the fingerprint: `right_options` does the same in the database.
 */
export function rightAnswerText(options: readonly string[], correctAnswer: string): string {
  if (options.length === 0) return correctAnswer;
  return [...correctAnswer]
    .map((letter) => options[(LETTERS as readonly string[]).indexOf(letter)] ?? "")
    .sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .join("\n");
}

/** The stimulus and picture as an id, for the fingerprint; null for a question of text alone. */
export function contextKey(context: QuestionContext): string | null {
  const text = contextText(context);
  return text === "" ? null : hashedId(text);
}

/** The same for the same passage and figure. */
export function stimulusId(stimulus: NonNullable<QuestionContext["stimulus"]>): string {
  return hashedId(stimulusText(stimulus));
}

/** A UUID (version 8) computed from a text. */
export function hashedId(text: string): string {
  const hash = createHash("sha256").update(text).digest("hex");
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
