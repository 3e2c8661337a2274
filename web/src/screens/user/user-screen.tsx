import { Box, Button } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { Link, useParams } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useBlocks, useUnblock } from "../../api/people/hiding.ts";
import { useUser } from "../../api/people/users.ts";
import { Page } from "../../components/layout/page.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ApiError, errorText } from "../../http/api-error.ts";
import { useSession } from "../../session/session.tsx";
import { UserHeader } from "./user-header.tsx";
import { UserSkeleton } from "./user-skeleton.tsx";
import { UserTabs } from "./user-tabs.tsx";

export function UserScreen() {
  return (
    <Box maw={760} mx="auto">
      <UserPage />
    </Box>
  );
}

function UserPage() {
  const { id = "" } = useParams();
  const { data: person, error, isPending, isFetching, refetch } = useUser(id);
  // Also for a person who was visible a moment ago: one of the two may have blocked the other.
  if (error instanceof ApiError && error.status === 404) return <NotFound id={id} />;
  if (person) {
    return (
      <Page title={person.fullName || person.username}>
        <UserHeader person={person} />
        <UserTabs person={person} />
      </Page>
    );
  }
  if (isPending) {
    return (
      <Page title="Profile">
        <UserSkeleton />
      </Page>
    );
  }
  return (
    <Page title="Profile">
      <ErrorState
        message={errorText(error, messages.failures.loadUser)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Page>
  );
}

/** Blocked people are invisible, but can be unblocked here. */
function NotFound({ id }: { id: string }) {
  const { status } = useSession();
  const isSignedIn = status === "signed-in";
  const blocks = useBlocks(isSignedIn);
  const unblock = useUnblock();
  const blocked = blocks.data?.find(({ person }) => person.id === id)?.person;
  if (blocked) {
    return (
      <Page title={`@${blocked.username}`}>
        <EmptyState
          title={`You have blocked @${blocked.username}`}
          description="Neither of you sees anything of the other. Unblocking does not bring back who followed whom."
          action={<Button onClick={() => unblock.mutate(blocked)}>Unblock</Button>}
        />
      </Page>
    );
  }
  return (
    <Page title="User not found">
      <EmptyState
        title="There is no profile at this address"
        description="The link may be mistyped, or the account may have been closed."
        action={
          <Button component={Link} to={isSignedIn ? paths.people : paths.explore}>
            {isSignedIn ? "Find people" : "Explore the feed"}
          </Button>
        }
      />
    </Page>
  );
}
