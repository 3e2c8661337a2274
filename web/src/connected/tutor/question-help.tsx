import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { AskAbout } from "./ask-about.tsx";
import { QuestionHints } from "./question-hints.tsx";

/** Hints before the answer, the tutor after it. */
export function QuestionHelp({ question: { id, questionText, myAnswer } }: { question: PublicQuestion }) {
  return myAnswer ? (
    <AskAbout question={{ id, questionText, isCorrect: myAnswer.isCorrect }} />
  ) : (
    <QuestionHints questionId={id} />
  );
}
