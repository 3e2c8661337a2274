import { Card, SimpleGrid, Skeleton, Stack, Text, Title } from "@mantine/core";
import type { PostAnalytics } from "@prepfeed/contract/posts/post-analytics";
import type { Post } from "@prepfeed/contract/posts/posts";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { INSIGHT_HASH } from "../../../addresses/paths.ts";
import { usePostAnalytics } from "../../../api/posts/analytics.ts";
import { Figure } from "../../../components/layout/figure.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import { AnswersCard } from "./answers-card.tsx";
import { isUnread } from "./insight-words.ts";
import { LikesChart } from "./likes-chart.tsx";

/** The figures of a post, for its author. */
export function PostInsight({ post }: { post: Post }) {
  const { data, error, isFetching, refetch } = usePostAnalytics(post.id);
  const heading = useFocusByHash();
  return (
    <Stack gap="md" component="section" aria-labelledby="insight">
      <Title
        order={2}
        id="insight"
        ref={heading}
        tabIndex={-1}
        style={{ scrollMarginTop: 84, outline: "none" }}
      >
        Insight
      </Title>
      {error ? (
        <ErrorState
          message={errorText(error, "The figures of this post could not be loaded.")}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data ? (
        <Insight post={post} analytics={data} />
      ) : (
        <Skeleton height={180} radius="xl" role="status" aria-label="Loading insight" />
      )}
    </Stack>
  );
}

function Insight({ post, analytics }: { post: Post; analytics: PostAnalytics }) {
  const { views, answers, likes, comments, shares, bookmarks, questions, likesByDay } = analytics;
  return (
    <>
      <Card>
        <SimpleGrid cols={{ base: 3, xs: 6 }} spacing="sm">
          <Figure label="Views" value={views} />
          <Figure label="Answers" value={answers} />
          <Figure label="Likes" value={likes} />
          <Figure label="Comments" value={comments} />
          <Figure label="Shares" value={shares} />
          <Figure label="Bookmarks" value={bookmarks} />
        </SimpleGrid>
        <Text c="dimmed" size="sm" mt="sm">
          {isUnread(analytics)
            ? "Nobody has opened this post yet. Share it, and the figures will follow."
            : "Only you see this. A view is a learner who opened the post, once a day."}
        </Text>
      </Card>
      {questions.length > 0 && !isUnread(analytics) && <AnswersCard post={post} questions={questions} />}
      {likes > 0 && <LikesChart days={likesByDay} />}
    </>
  );
}

/** An address that asks for the figures leads to their heading. */
function useFocusByHash() {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  // Choosing the same address again is a new location, which leads there again.
  useEffect(() => {
    if (location.hash === INSIGHT_HASH) heading.current?.focus();
  }, [location]);
  return heading;
}
