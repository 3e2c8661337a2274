import { Anchor } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/catalogue";
import { Question } from "@prepfeed/contract/limits";
import type { Response } from "@prepfeed/contract/practice";
import type { PublicQuestion } from "@prepfeed/contract/questions";
import { Link } from "react-router";
import { OptionList } from "../../components/options/option-list.tsx";
import { Explanation } from "../../components/question/explanation.tsx";
import { paths } from "../../paths.ts";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";
import classes from "./history.module.css";

interface AnswerReviewProps {
  response: Response;
  /** The element that holds the question's text. */
  labelledBy: string;
}

/** The options with the own and the right one, and why. */
export function AnswerReview({ response, labelledBy }: AnswerReviewProps) {
  const { selectedOption, correctAnswer, explanation, timeSpent, postId, examType, difficultyLevel } =
    response;
  return (
    <>
      <OptionList
        question={questionOf(response)}
        labelledBy={labelledBy}
        chosen={selectedOption}
        answerKey={correctAnswer}
      />
      {explanation && <Explanation text={explanation} isOpenAtFirst />}
      <div className={classes.facts}>
        {timeSpent !== null && (
          <span>
            Time taken <b>{minutesAndSeconds(timeSpent)}</b>
          </span>
        )}
        {difficultyLevel && <span>{labelOf(difficultyLevel)}</span>}
        {examType && <span>{labelOf(examType)}</span>}
        {postId && (
          <Anchor component={Link} inherit to={paths.post(postId)}>
            Open the post
          </Anchor>
        )}
      </div>
    </>
  );
}

/** As the cards of the feed know a question. */
function questionOf({ questionId, questionText, options, topic }: Response): PublicQuestion {
  const [optionA = "", optionB = "", optionC = "", optionD = ""] = options;
  return {
    id: questionId,
    questionText,
    optionA,
    optionB,
    optionC,
    optionD,
    section: "",
    topic,
    points: Question.points,
    timeLimit: Question.timeLimit,
    myAnswer: null,
  };
}
