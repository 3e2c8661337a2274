import { type Difficulty, OPTIONS, type Option } from "@prepfeed/contract/foundation/catalogue";
import { Length } from "@prepfeed/contract/foundation/limits";
import { foreignFaults, questionFaults } from "@prepfeed/question-engine/quality-checks";
import { formulasIn, prose, withoutCode } from "@prepfeed/question-engine/text";
import type { WrittenQuestion } from "./replies.ts";

export interface CheckedQuestion {
  questionText: string;
  options: [string, string, string, string];
  correctIndex: number;
  explanation: string;
  topic?: string;
  difficulty: Difficulty;
  /** Solved a second time without the key, with the same answer. */
  verified: boolean;
}

export type Candidate = Pick<CheckedQuestion, "questionText" | "options" | "correctIndex" | "explanation">;

/** Words that are errors in our writers' output, but acceptable content from a model. */
const SUBJECT_MATTER = ["NaN", "undefined", "Infinity", "null"];

/** A provider's question in our form, or what is wrong with it. */
export function checkQuestion(written: WrittenQuestion): Candidate | { fault: string } {
  // Checked before anything reads them, because a reply may be megabytes long.
  const isTooLong = (text: string) => text.length > 2 * Length.explanationMax;
  if ([written.questionText, written.explanation, ...written.options].some(isTooLong))
    return { fault: "too long" };
  const question = {
    questionText: tidied(written.questionText).replace(NUMBER, ""),
    options: withoutLetters(written.options.map(tidied)),
    correctAnswer: letterOf(written.correctAnswer) ?? "",
    explanation: tidied(written.explanation),
  };
  const texts = [question.questionText, ...question.options, question.explanation];
  const fault =
    questionFaults(question, { mayContain: SUBJECT_MATTER })[0] ??
    texts.map(foreignFault).find(Boolean) ??
    foreignFaults(question)[0];
  if (fault) return { fault };
  return {
    questionText: question.questionText,
    options: question.options as Candidate["options"],
    correctIndex: OPTIONS.indexOf(question.correctAnswer as Option),
    explanation: question.explanation,
  };
}

/** What our own writers never do. */
function foreignFault(text: string): string | undefined {
  const plain = withoutCode(text);
  if (/[^\P{Cc}\n]/u.test(plain)) return "control characters";
  if (/<\/?[a-z][^<>]*>|<!--|&(?:[a-z]+|#\d+);/i.test(prose(text))) return "markup";
  if (/\]\(|^#{1,6} |^\s*[-*] \[/m.test(prose(text))) return "markup";
  if (/\bhttps?:|\bwww\.|\bjavascript:|\bdata:text/i.test(plain)) return "a link";
  if (/<<<|>>>|\b(?:as an ai|system prompt|(?:previous|above) instructions)\b/i.test(plain))
    return "words about its orders";
  if (formulasIn(text).some((formula) => formula.includes("\n"))) return "a formula over several lines";
  return undefined;
}

/** "B", "(b)", "B." or "B) 20" */
export function letterOf(answer: string): Option | undefined {
  const [, letter = ""] = /^\(?([A-D])(?:[).:].*)?$/is.exec(answer.trim()) ?? [];
  return OPTIONS.find((known) => known === letter.toUpperCase());
}

const NUMBER = /^(?:Q(?:uestion)?\s*\d{1,2}[.):]|\d{1,2}[.)])\s+(?=[A-Z])/;
/** Bounded, so that a reply full of beginnings without an end takes no time. */
const OTHER_FORMULAS = /\$\$([^$]{1,1000})\$\$|\\\(([^$]{1,1000}?)\\\)|\\\[([^$]{1,1000}?)\\\]/g;

/**
 * Normalises what models do differently: one way to mark formulas, no bold type, no spaces at the ends. Code is
 * unchanged.
 */
function tidied(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .split(/(```[\s\S]*?```|`[^`]*`)/)
    .map((part) =>
      part.startsWith("`")
        ? part
        : part
            .replace(OTHER_FORMULAS, (_, a, b, c) => `$${(a ?? b ?? c).trim()}$`)
            .replace(/\*\*(?=\S)([^*\n]+?)\*\*/g, "$1")
            .replace(/(?<![ \t])[ \t]+(?=\n)/g, ""),
    )
    .join("")
    .trim();
}

/** "A) 5", "B) 6" … lose their letters, if all four have them. */
function withoutLetters(options: string[]): string[] {
  const label = (at: number) => new RegExp(`^(?:\\(${OPTIONS[at]}\\)|${OPTIONS[at]}[.):])\\s+`, "i");
  return options.length === OPTIONS.length && options.every((option, at) => label(at).test(option))
    ? options.map((option, at) => option.replace(label(at), ""))
    : options;
}
