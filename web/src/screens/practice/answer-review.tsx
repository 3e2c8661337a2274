import { Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/messages";
import { OptionList } from "../../components/options/option-list.tsx";
import { Explanation } from "../../components/question/explanation.tsx";
import { QuestionText } from "../../components/question/question-text.tsx";
import type { Practice, PracticeResult } from "./practice.ts";
import classes from "./results.module.css";

interface AnswerReviewProps {
  questions: Practice["questions"];
  results: PracticeResult[];
}

/** Each answer that was taken, with the right one and why; a question without an answer keeps its secret. */
export function AnswerReview({ questions, results }: AnswerReviewProps) {
  return (
    <ol className={classes.review}>
      {questions.map((question, i) => {
        const result = results.find(({ questionId }) => questionId === question.id);
        if (!result) return null;
        const textId = `review-${question.id}`;
        return (
          <li key={question.id}>
            <Text fw={600} c={result.isCorrect ? "green" : "red"}>
              Question {i + 1}: {result.isCorrect ? "Correct" : "Incorrect"}
            </Text>
            {result.unpaidReason && <Text c="dimmed">{messages.questions.unpaid[result.unpaidReason]}</Text>}
            <QuestionText id={textId} text={question.questionText} />
            <OptionList
              question={question}
              labelledBy={textId}
              chosen={result.selectedOption}
              answerKey={result.correctAnswer}
            />
            {result.explanation && (
              <Explanation text={result.explanation} isOpenAtFirst={!result.isCorrect} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
