import { Box, Button, Card, SegmentedControl } from "@mantine/core";
import { Suspense } from "react";
import { Link, useSearchParams } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useBookmarks } from "../../api/posts/feed.ts";
import { late } from "../../components/late/late.tsx";
import { Page } from "../../components/layout/page.tsx";
import { PostList } from "../../components/post-list/post-list.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { usePostActions } from "../../connected/use-post-actions.tsx";
import { useSession } from "../../session/session.tsx";

const BookmarkedQuestions = late(async () => ({
  default: (await import("./bookmarked-questions.tsx")).BookmarkedQuestions,
}));

/** Posts, and questions of mock tests, which have no post. */
export function BookmarksScreen() {
  const [search, setSearch] = useSearchParams();
  const shown = search.get("show") === "questions" ? "questions" : "posts";
  return (
    <Box maw={728} mx="auto">
      <Page title="Bookmarks">
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label="What is bookmarked"
          value={shown}
          onChange={(value) => setSearch(value === "questions" ? { show: value } : {}, { replace: true })}
          data={[
            { value: "posts", label: "Posts" },
            { value: "questions", label: "From mock tests" },
          ]}
        />
        {shown === "posts" ? (
          <BookmarkedPosts />
        ) : (
          <Suspense fallback={<BubbleLoader label="Loading your bookmarks" />}>
            <BookmarkedQuestions />
          </Suspense>
        )}
      </Page>
    </Box>
  );
}

function BookmarkedPosts() {
  const { user } = useSession();
  return (
    <PostList
      query={useBookmarks()}
      viewerId={user?.id}
      actionsFor={usePostActions()}
      label="Bookmarked posts"
      errorText="Your bookmarks could not be loaded."
      empty={<NoBookmarks />}
    />
  );
}

function NoBookmarks() {
  return (
    <Card>
      <EmptyState
        title="Nothing bookmarked yet"
        description="Tap the bookmark under a question to keep it here, for revision or for later."
        action={
          <Button component={Link} to={paths.social} mt="xs">
            Find questions
          </Button>
        }
      />
    </Card>
  );
}
