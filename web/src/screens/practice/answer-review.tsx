import { Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Suspense } from "react";
import { late } from "../../components/late/late.tsx";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { Explanation } from "../../components/question/explanation.tsx";
import { keyToShow } from "../../components/question/outcome/key-to-show.ts";
import { RightAnswers } from "../../components/question/outcome/right-answers.tsx";
import { QuestionText } from "../../components/question/question-text.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { TopicLink } from "../../components/topic/topic-link.tsx";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";
import type { Practice, PracticeResult } from "./practice.ts";
import classes from "./results.module.css";

const AskAbout = late(async () => ({
  default: (await import("../../connected/tutor/ask-about.tsx")).AskAbout,
}));

interface AnswerReviewProps {
  practice: Practice;
  /** Whether the tutor is open. */
  onAsking: (isAsking: boolean) => void;
}

/**
 * Every question with the answer, the right answer and the explanation; a skipped one does not reveal its
 * key.
 */
export function AnswerReview({ practice, onAsking }: AnswerReviewProps) {
  return (
    <ol className={classes.review}>
      {practice.questions.map((question, i) => {
        const result = practice.results?.find(({ questionId }) => questionId === question.id);
        const textId = `review-${question.id}`;
        const spent = timeSpentOn(practice, question.id);
        return (
          <li key={question.id}>
            <Text fw={600} c={verdictColor(result)}>
              Question {i + 1}: {verdictOf(practice, question.id, result)}
            </Text>
            {(question.topic || spent) && (
              <Text component="div" c="dimmed" size="sm">
                <TopicLink topic={question.topic} topicSlug={question.topicSlug} />
                {question.topic && spent && " · "}
                {spent}
              </Text>
            )}
            {result?.unpaidReason && <Text c="dimmed">{messages.questions.unpaid[result.unpaidReason]}</Text>}
            {question.stimulus && question.stimulus.id !== practice.questions[i - 1]?.stimulus?.id && (
              <Stimulus stimulus={question.stimulus} />
            )}
            <QuestionText id={textId} question={question} />
            <AnswerField
              question={question}
              labelledBy={textId}
              chosen={practice.answers[question.id] ?? null}
              answerKey={result && keyToShow(question, result)}
            />
            {result?.alsoRight && !result.isDropped && <RightAnswers {...result} />}
            {result?.explanation && (
              <Explanation text={result.explanation} isOpenAtFirst={!result.isCorrect} />
            )}
            {result && (
              <Suspense>
                <AskAbout
                  isBelow
                  onToggle={onAsking}
                  question={{
                    id: question.id,
                    questionText: question.questionText,
                    isCorrect: result.isCorrect,
                  }}
                />
              </Suspense>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function verdictOf(practice: Practice, id: string, result: PracticeResult | undefined) {
  if (result?.isDropped) return "Dropped";
  if (result) return result.isCorrect ? "Correct" : "Incorrect";
  return practice.answers[id] ? "Not sent yet" : "Skipped";
}

const verdictColor = (result: PracticeResult | undefined) =>
  result && !result.isDropped ? (result.isCorrect ? "green" : "red") : "dimmed";

const timeSpentOn = ({ seconds }: Practice, id: string) =>
  seconds[id] ? `${minutesAndSeconds(Math.round(seconds[id]))} spent` : undefined;
