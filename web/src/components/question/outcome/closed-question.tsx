import { Alert } from "@mantine/core";
import type { QuestionState } from "@prepfeed/contract/questions/question-states";
import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import IconInfoCircle from "~icons/tabler/info-circle";
import { AnswerField } from "../../options/answer-field.tsx";
import { AboutQuestion } from "../about-question.tsx";
import classes from "../answer.module.css";
import { closedWords } from "./closed-words.ts";

interface ClosedQuestionProps {
  question: PublicQuestion;
  state: QuestionState;
  labelledBy: string;
}

/** A question that takes no answers, and why. */
export function ClosedQuestion({ question, state, labelledBy }: ClosedQuestionProps) {
  const { title, reason } = closedWords(state);
  return (
    <>
      <AnswerField question={question} labelledBy={labelledBy} chosen={null} />
      <Alert
        role="note"
        className={classes.result}
        color="gray"
        icon={<IconInfoCircle aria-hidden />}
        title={title}
      >
        {reason}
      </Alert>
      <AboutQuestion question={question} />
    </>
  );
}
