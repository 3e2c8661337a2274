import type { Attempt, MockResult } from "@prepfeed/contract/mock-tests/mock-attempts";
import { knownUnits, marksOf } from "@prepfeed/contract/mock-tests/paper-rules";
import type { QuestionContent } from "@prepfeed/contract/questions/questions";
import { counted } from "../../../wording/counted.ts";
import { factsOf } from "../paper-facts.tsx";

type PrintedQuestion = QuestionContent & { id: string; number: number };

/** The content of a printed paper, before or after the end. */
export interface PrintedPaper {
  title: string;
  facts: string;
  sections: { name: string; questions: PrintedQuestion[] }[];
  /** Null until the attempt is over. */
  key: { id: string; number: number; correctAnswer: string }[] | null;
}

export function ofResult(result: MockResult): PrintedPaper {
  const { title, sections, questions } = result;
  return {
    title,
    facts: factsOf({ ...result, totalQuestions: questions.length }),
    sections: sections.map(({ name }) => ({
      name,
      questions: questions.filter(({ section }) => section === name),
    })),
    key: questions,
  };
}

export function ofAttempt({ title, sections }: Attempt): PrintedPaper {
  const questions = sections.flatMap((section) => section.questions);
  const marks = marksOf(questions.reduce((sum, question) => sum + knownUnits(question.marks), 0));
  return {
    title,
    facts: `${counted(questions.length, "question")} · ${counted(marks, "mark")}`,
    sections,
    key: null,
  };
}
