import type { QuestionPassport } from "@prepfeed/contract/questions/passport";
import type { QuestionVersion } from "@prepfeed/contract/questions/versions";

const CHANGES = {
  EDIT: "Changed by its author",
  SPELLING: "Spelling corrected by its author",
  EXPLANATION: "Explanation changed by its author",
};

/** `3 May 2026`. */
export const dateOf = (time: string) =>
  new Date(time).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** The reason for a version, and how long it was asked. */
export function changeSentence({
  change,
  createdAt,
  replacedAt,
}: Pick<QuestionVersion, "change" | "createdAt" | "replacedAt">): string {
  const began = `${change ? CHANGES[change] : "First asked"} on ${dateOf(createdAt)}`;
  return replacedAt ? `${began}, asked until ${dateOf(replacedAt)}.` : `${began}.`;
}

export const CHECK_WORDS: Record<QuestionPassport["checks"][number], string> = {
  FORM: "Its options differ, and its key is one of them",
  KEY_COMPUTED: "Its key was computed by the writer, not typed in",
  SOLVED_BLIND: "An AI model solved it without seeing the key, and came to the same answer",
};

const ENGINES = { "built-in": "the built-in engine", gemini: "Gemini", "openai-compatible": "an AI model" };

/** `Written by Gemini (gemini-2.5-pro).` */
export function engineSentence({
  engine,
  writer,
  model,
}: Extract<QuestionPassport["origin"], { kind: "ENGINE" }>): string {
  const detail = writer ?? model;
  return `Written by ${ENGINES[engine]}${detail ? ` (${detail})` : ""}.`;
}
