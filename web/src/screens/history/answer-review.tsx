import { Anchor } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { Response } from "@prepfeed/contract/learning/practice";
import { Suspense } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { Figure } from "../../components/figure/figure.tsx";
import { late } from "../../components/late/late.tsx";
import { AnswerField } from "../../components/options/answer-field.tsx";
import type { Answerable } from "../../components/options/option-look.ts";
import { Explanation } from "../../components/question/explanation.tsx";
import { QuestionPicture } from "../../components/question/question-picture.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { TopicLink } from "../../components/topic/topic-link.tsx";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";
import classes from "./history.module.css";

const AskAbout = late(async () => ({
  default: (await import("../../connected/tutor/ask-about.tsx")).AskAbout,
}));

interface AnswerReviewProps {
  response: Response;
  /** The id of the element with the question's text. */
  labelledBy: string;
}

/** The options with the user's and the right one, and the explanation. */
export function AnswerReview({ response, labelledBy }: AnswerReviewProps) {
  const { selectedOption, correctAnswer, explanation, timeSpent, postId, examType, difficultyLevel } =
    response;
  return (
    <>
      {response.stimulus && <Stimulus stimulus={response.stimulus} />}
      {response.figure && <Figure figure={response.figure} />}
      <QuestionPicture question={response} />
      <AnswerField
        question={answerableOf(response)}
        labelledBy={labelledBy}
        chosen={selectedOption}
        answerKey={correctAnswer}
      />
      {explanation && <Explanation text={explanation} isOpenAtFirst />}
      <Suspense>
        <AskAbout
          isBelow
          question={{
            id: response.questionId,
            questionText: response.questionText,
            isCorrect: response.isCorrect,
          }}
        />
      </Suspense>
      <div className={classes.facts}>
        {timeSpent !== null && (
          <span>
            Time taken <b>{minutesAndSeconds(timeSpent)}</b>
          </span>
        )}
        {difficultyLevel && <span>{labelOf(difficultyLevel)}</span>}
        {examType && <span>{labelOf(examType)}</span>}
        {response.topicSlug && <TopicLink topic={response.topic} topicSlug={response.topicSlug} />}
        {postId && (
          <Anchor component={Link} inherit to={paths.post(postId)}>
            Open the post
          </Anchor>
        )}
      </div>
    </>
  );
}

/** In the form of the feed's cards. */
function answerableOf({ kind, options, tolerance }: Response): Answerable {
  const [optionA = null, optionB = null, optionC = null, optionD = null, optionE] = options;
  return { kind, optionA, optionB, optionC, optionD, optionE, tolerance };
}
