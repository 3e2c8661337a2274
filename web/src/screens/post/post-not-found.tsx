import { Button, Group } from "@mantine/core";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { Page } from "../../components/layout/page.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { useSession } from "../../session/session.tsx";

export function PostNotFound() {
  const { status } = useSession();
  const isSignedIn = status === "signed-in";
  return (
    <Page title="Post not found">
      <EmptyState
        title="There is no post at this address"
        description="The link may be mistyped, or its author has deleted the post."
        action={
          <Group justify="center" gap="xs" mt="xs">
            <Button component={Link} to={isSignedIn ? paths.social : paths.explore}>
              Back to feed
            </Button>
            {isSignedIn && (
              <Button component={Link} to={paths.createPost} variant="default">
                Create a question
              </Button>
            )}
          </Group>
        }
      />
    </Page>
  );
}
