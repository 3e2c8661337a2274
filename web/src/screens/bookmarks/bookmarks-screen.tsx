import { Box, Button, Card } from "@mantine/core";
import { Link } from "react-router";
import { useBookmarks } from "../../api/posts/feed.ts";
import { Page } from "../../components/layout/page.tsx";
import { PostList } from "../../components/post-card/post-list.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { usePostActions } from "../../connected/use-post-actions.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session.tsx";

export function BookmarksScreen() {
  const { user } = useSession();
  return (
    <Box maw={728} mx="auto">
      <Page title="Bookmarks">
        <PostList
          query={useBookmarks()}
          viewerId={user?.id}
          actionsFor={usePostActions()}
          label="Bookmarked posts"
          errorText="Your bookmarks could not be loaded."
          empty={<NoBookmarks />}
        />
      </Page>
    </Box>
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
