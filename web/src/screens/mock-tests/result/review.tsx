import { Anchor, Badge, Box, Card, Group, NativeSelect, SegmentedControl, Text, Title } from "@mantine/core";
import { type MockResult, REASONS, type ResultQuestion } from "@prepfeed/contract/mock-tests/mock-attempts";
import { Suspense, useId, useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { useNoteReason } from "../../../api/mock-tests/attempts.ts";
import { late } from "../../../components/late/late.tsx";
import { AnswerField } from "../../../components/options/answer-field.tsx";
import { AboutQuestion } from "../../../components/question/about-question.tsx";
import { Explanation } from "../../../components/question/explanation.tsx";
import { closedWords } from "../../../components/question/outcome/closed-words.ts";
import { keyToShow } from "../../../components/question/outcome/key-to-show.ts";
import { RightAnswers } from "../../../components/question/outcome/right-answers.tsx";
import { QuestionText } from "../../../components/question/question-text.tsx";
import { Stimulus } from "../../../components/question/stimulus.tsx";
import { ShowMoreButton } from "../../../components/states/show-more.tsx";
import { TopicLink } from "../../../components/topic/topic-link.tsx";
import { QuestionTalk } from "../../../connected/paper-question/question-talk.tsx";
import { asMarks } from "../../../wording/as-marks.ts";
import { counted } from "../../../wording/counted.ts";
import { minutesAndSeconds } from "../../../wording/minutes-and-seconds.ts";
import { FILTERS, type Filter, filtered } from "./coach.ts";
import classes from "./result.module.css";

const AskAbout = late(async () => ({
  default: (await import("../../../connected/tutor/ask-about.tsx")).AskAbout,
}));

const NAMES: Record<Filter, string> = {
  all: "All",
  wrong: "Wrong",
  skipped: "Skipped",
  slow: "Slow",
  guessed: "Guessed",
};
const AT_ONCE = 10;

/** Every question with the user's answer, the right one and the explanation, some at a time. */
export function Review({ result }: { result: MockResult }) {
  const [filter, setFilter] = useState<Filter>("all");
  const [shown, setShown] = useState(AT_ONCE);
  const questions = filtered(result, filter);
  const choices = FILTERS.map((value) => ({
    value,
    label: `${NAMES[value]} ${filtered(result, value).length}`,
  }));
  const choose = (value: string) => {
    setFilter(value as Filter);
    setShown(AT_ONCE);
  };
  return (
    <Card component="section" aria-labelledby="review">
      <Title order={2} size="h3" mb="sm" id="review">
        Questions
      </Title>
      <SegmentedControl
        fullWidth
        visibleFrom="sm"
        aria-label="Which questions"
        value={filter}
        onChange={choose}
        data={choices}
      />
      <NativeSelect
        hiddenFrom="sm"
        aria-label="Which questions"
        value={filter}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={choices}
      />
      {questions.length === 0 && (
        <Text c="dimmed" my="md">
          None of the questions.
        </Text>
      )}
      {questions.slice(0, shown).map((question) => (
        <ReviewedQuestion key={question.id} attemptId={result.attemptId} question={question} />
      ))}
      {questions.length > shown && (
        <Box mt="md">
          <ShowMoreButton onClick={() => setShown(shown + AT_ONCE)} />
        </Box>
      )}
    </Card>
  );
}

const OUTCOMES = {
  right: ["green", "Correct"],
  partial: ["yellow", "Partly correct"],
  wrong: ["red", "Wrong"],
  skipped: ["gray", "Skipped"],
  dropped: ["gray", "Dropped"],
} as const;

function ReviewedQuestion({ attemptId, question }: { attemptId: string; question: ResultQuestion }) {
  const textId = useId();
  const note = useNoteReason(attemptId);
  const [color, name] = OUTCOMES[question.outcome];
  return (
    <article className={classes.question} aria-label={`Question ${question.number}`}>
      <div className={classes.questionHead}>
        <Group gap="xs">
          <Text component="h3" fw={700} size="md" m={0}>
            Question {question.number}
          </Text>
          <Badge color={color} variant={color === "gray" ? "default" : "light"}>
            {name}
          </Badge>
          <Text size="sm">
            {question.marks > 0 ? "+" : ""}
            {asMarks(question.marks)} of {question.fullMarks}
          </Text>
          {question.isBeingChecked && (
            <Badge color="yellow" variant="light">
              {closedWords("CHECKED").title}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {question.section} ·{" "}
          {question.topic && (
            <>
              <TopicLink topic={question.topic} topicSlug={question.topicSlug} /> ·{" "}
            </>
          )}
          {minutesAndSeconds(question.timeSpent)}
          {question.medianTime !== null && ` (others ${minutesAndSeconds(question.medianTime)})`}
        </Text>
      </div>
      {question.stimulus && <Stimulus stimulus={question.stimulus} />}
      <QuestionText id={textId} question={question} />
      <AnswerField
        question={question}
        labelledBy={textId}
        chosen={question.answer}
        answerKey={keyToShow(question, {
          ...question,
          isCorrect: question.outcome === "right",
          ...(question.outcome === "dropped" && { isDropped: true }),
          selectedOption: question.answer ?? "",
        })}
      />
      {question.outcome === "dropped" ? (
        <Text mt="xs">{closedWords("DROPPED").reason}</Text>
      ) : (
        question.alsoRight && <RightAnswers {...question} />
      )}
      {question.lateAnswer !== undefined && (
        <Text mt="xs">
          Your answer {question.lateAnswer} arrived when the time was up. It is kept here and does not count.
        </Text>
      )}
      {question.others.length > 0 && <Others question={question} />}
      {question.explanation && <Explanation text={question.explanation} isOpenAtFirst={false} />}
      {question.answer !== null && (
        <Suspense>
          <AskAbout
            isBelow
            question={{
              id: question.id,
              questionText: question.questionText,
              isCorrect: question.outcome === "right",
            }}
          />
        </Suspense>
      )}
      {question.answer !== null && <AboutQuestion question={question} />}
      {question.postId ? (
        <Anchor component={Link} to={paths.post(question.postId)} size="sm" my="sm" display="inline-block">
          Open the post to like, bookmark or discuss it
        </Anchor>
      ) : (
        <QuestionTalk question={question} />
      )}
      {question.outcome === "wrong" && (
        <NativeSelect
          mt="sm"
          mb="md"
          maw={280}
          label="Why did it go wrong?"
          value={question.reason ?? ""}
          onChange={({ currentTarget }) =>
            note.mutate({
              questionId: question.id,
              reason: REASONS.find((reason) => reason === currentTarget.value) ?? null,
            })
          }
          data={[
            { value: "", label: "Not noted" },
            ...REASONS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
          ]}
        />
      )}
    </article>
  );
}

/** "Others: A 12, C 3, no answer 2". */
function Others({ question }: { question: ResultQuestion }) {
  const all = question.others.reduce((sum, { people }) => sum + people, 0);
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {counted(all, "other learner")}:{" "}
      {question.others
        .slice(0, 6)
        .map(({ answer, people }) => `${answer ?? "no answer"} ${Math.round((100 * people) / all)}%`)
        .join(", ")}
    </Text>
  );
}
