import { hashText } from "../numbers/random.ts";
import { foldCase } from "../text/visible-text.ts";
import type { Draft } from "./draft.ts";
import { correctOption, type Question } from "./question.ts";

/** Remembers the questions of a set and says whether another would feel like a repeat. */
export interface SetMemory {
  isRepeat(question: Question, about: Draft["about"], hasFixedOptions?: boolean): boolean;
  add(question: Question, about: Draft["about"], hasFixedOptions?: boolean): void;
}

export function rememberSet(): SetMemory {
  const seen = new Set<string>();
  const traces = (question: Question, about: Draft["about"], hasFixedOptions = false): string[] => {
    const { fingerprint, questionText, writer, options, stimulus } = question;
    const own = about
      ? [about].flat().map((fact) => `about ${fact}`)
      : [
          `numbers ${writer} ${numbersIn(question)}`,
          // Fixed verdicts say nothing about the question.
          ...(hasFixedOptions ? [] : [`options ${writer} ${[...options].sort().join("|")}`]),
        ];
    // "Which of the following statements is NOT correct?" is the stem of many questions.
    const stem = Array.isArray(about) ? [] : [`text ${plain(questionText)}`];
    // Questions of two sets in the same words are not the same.
    const place = stimulus ? `${hashText(stimulus.text)} ` : "";
    return [fingerprint, ...[...stem, ...own].map((trace) => place + trace)];
  };
  return {
    isRepeat: (...question) => traces(...question).some((trace) => seen.has(trace)),
    add(...question) {
      for (const trace of traces(...question)) seen.add(trace);
    },
  };
}

/** The same numbers in another order, story or unit are the same exercise; without numbers the words decide. */
function numbersIn(question: Question): string {
  const numbers = question.questionText.match(/\d+(\.\d+)?/g)?.sort();
  const answer = correctOption(question).match(/\d+(\.\d+)?/g);
  return numbers && answer ? `${numbers.join(" ")} gives ${answer.join(" ")}` : plain(question.questionText);
}

function plain(text: string): string {
  return foldCase(text)
    .replace(/[^\p{L}\p{N}+\-*/^=<>.]+/gu, " ")
    .trim();
}
