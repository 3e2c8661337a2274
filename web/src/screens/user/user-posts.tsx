import { Button, Card } from "@mantine/core";
import type { PublicProfile } from "@prepfeed/contract/people/users";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useUserPosts } from "../../api/posts/feed.ts";
import { PostList } from "../../components/post-list/post-list.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { usePostActions } from "../../connected/use-post-actions.tsx";
import { useSession } from "../../session/session.tsx";

export function UserPosts({ person }: { person: PublicProfile }) {
  const { user } = useSession();
  const isOwn = user?.id === person.id;
  return (
    <PostList
      query={useUserPosts(person.id)}
      viewerId={user?.id}
      actionsFor={usePostActions()}
      label={`Posts of ${person.username}`}
      empty={
        <Card>
          <EmptyState
            title="No posts yet"
            description={
              isOwn
                ? "Questions you publish appear here, for everyone to answer."
                : `@${person.username} has not published a question so far.`
            }
            action={
              isOwn && (
                <Button component={Link} to={paths.createPost}>
                  Create a question
                </Button>
              )
            }
          />
        </Card>
      }
    />
  );
}
