import type { Draft } from "./draft.ts";
import { correctOption, type Question } from "./question.ts";
import { hashText } from "./random.ts";
import { foldCase } from "./visible-text.ts";

/** Remembers the questions of a set and says whether another would feel like a repeat. */
export interface SetMemory {
  isRepeat(question: Question, about: Draft["about"]): boolean;
  add(question: Question, about: Draft["about"]): void;
}

export function rememberSet(): SetMemory {
  const seen = new Set<string>();
  const traces = (question: Question, about: Draft["about"]): string[] => {
    const { fingerprint, questionText, writer, options, stimulus } = question;
    const own = about
      ? [about].flat().map((fact) => `about ${fact}`)
      : [`numbers ${writer} ${numbersIn(question)}`, `options ${writer} ${[...options].sort().join("|")}`];
    // "Which of the following statements is NOT correct?" is the stem of many.
    const stem = Array.isArray(about) ? [] : [`text ${plain(questionText)}`];
    // What two sets ask in the same words is not the same.
    const place = stimulus ? `${hashText(stimulus.text)} ` : "";
    return [fingerprint, ...[...stem, ...own].map((trace) => place + trace)];
  };
  return {
    isRepeat: (question, about) => traces(question, about).some((trace) => seen.has(trace)),
    add(question, about) {
      for (const trace of traces(question, about)) seen.add(trace);
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
