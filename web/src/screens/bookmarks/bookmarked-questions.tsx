import { Anchor, Button, Card, Stack, Text } from "@mantine/core";
import type { BookmarkedQuestion } from "@prepfeed/contract/mock-tests/mock-questions";
import { useId } from "react";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useBookmarkedQuestions } from "../../api/mock-tests/paper-questions.ts";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { Explanation } from "../../components/question/explanation.tsx";
import { QuestionText } from "../../components/question/question-text.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ShowMore } from "../../components/states/show-more.tsx";
import { TopicLink } from "../../components/topic/topic-link.tsx";
import { QuestionTalk } from "../../connected/paper-question/question-talk.tsx";
import { counted } from "../../wording/counted.ts";

/** Bookmarked questions of mock tests, with the user's first answer and the right one. */
export function BookmarkedQuestions() {
  const query = useBookmarkedQuestions();
  const { questions = [], held = 0 } = query.data ?? {};
  if (query.isPending) return <BubbleLoader label="Loading your bookmarks" />;
  if (query.isError && questions.length === 0)
    return (
      <ErrorState
        message="Your bookmarks could not be loaded."
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  return (
    <Stack component="section" gap="md" aria-label="Bookmarked questions of mock tests">
      {held > 0 && (
        <Text c="dimmed" role="status">
          {counted(held, "question")} come back here when the mock test that asks {held === 1 ? "it" : "them"}{" "}
          is over.
        </Text>
      )}
      {questions.length === 0 && held === 0 && <NoQuestions />}
      {questions.map((question) => (
        <KeptQuestion key={question.id} question={question} />
      ))}
      <ShowMore pages={query} what="bookmarks" />
    </Stack>
  );
}

function KeptQuestion({ question }: { question: BookmarkedQuestion }) {
  const textId = useId();
  return (
    <Card component="article" aria-labelledby={textId}>
      <Text size="sm" c="dimmed" mb="xs">
        <Anchor component={Link} to={`${paths.mockTests}/attempts/${question.attemptId}/result`} inherit>
          {question.title}
        </Anchor>
        {question.topic && (
          <>
            {" "}
            · <TopicLink topic={question.topic} topicSlug={question.topicSlug} />
          </>
        )}
      </Text>
      {question.stimulus && <Stimulus stimulus={question.stimulus} />}
      <QuestionText id={textId} question={question} />
      <AnswerField
        question={question}
        labelledBy={textId}
        chosen={question.answer}
        answerKey={question.correctAnswer}
      />
      {question.explanation && <Explanation text={question.explanation} isOpenAtFirst={false} />}
      <QuestionTalk question={question} />
    </Card>
  );
}

function NoQuestions() {
  return (
    <Card>
      <EmptyState
        title="No question of a mock test bookmarked yet"
        description="After a mock test, tap the bookmark under a question of its result to keep it here."
        action={
          <Button component={Link} to={paths.mockTests} mt="xs">
            Mock tests
          </Button>
        }
      />
    </Card>
  );
}
