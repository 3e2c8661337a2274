import { Alert, Card, Text, Title } from "@mantine/core";
import type { QuestionCaseDetails } from "@prepfeed/contract/questions/disputes";
import { AnswerField } from "../../../components/options/answer-field.tsx";
import { QuestionText } from "../../../components/question/question-text.tsx";
import { Stimulus } from "../../../components/question/stimulus.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import classes from "./questions.module.css";

const TEXT_ID = "disputed-text";

/** The question as it was disputed, with its key, its explanation and what its author says. */
export function DisputedQuestion({ shown }: { shown: QuestionCaseDetails }) {
  const { question, correctAnswer, alsoRight, explanation, defence, version } = shown;
  return (
    <Card component="section" aria-labelledby="disputed-title">
      <Title order={2} size="h3" id="disputed-title" mb="xs">
        Question, version {version}
      </Title>
      {question.stimulus && <Stimulus stimulus={question.stimulus} />}
      <QuestionText id={TEXT_ID} question={question} />
      <AnswerField question={question} labelledBy={TEXT_ID} chosen={null} answerKey={correctAnswer} />
      {alsoRight.length > 0 && <Text mt="xs">Also right: {alsoRight.join(", ")}</Text>}
      <Title order={3} size="h4" mt="md" mb={4}>
        Explanation
      </Title>
      {explanation ? <RichText text={explanation} /> : <Text c="dimmed">There is none.</Text>}
      {defence && (
        <Alert mt="md" title="The author says">
          <span className={classes.words}>{defence}</span>
        </Alert>
      )}
    </Card>
  );
}
