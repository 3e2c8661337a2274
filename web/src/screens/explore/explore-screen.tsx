import { Button, Card, Group, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { useToggleFollow } from "../../api/follow.ts";
import { peopleListState, useTopUsers } from "../../api/users.ts";
import { paths } from "../../app/paths.ts";
import { Page } from "../../components/page.tsx";
import { PeopleToFollow } from "../../components/people-to-follow.tsx";
import { TwoColumns } from "../../components/two-columns.tsx";
import { useSession } from "../../session/session.tsx";

export function ExploreScreen() {
  const { user } = useSession();
  const top = useTopUsers();
  const follow = useToggleFollow();
  return (
    <Page title="Explore">
      <TwoColumns
        main={
          <PeopleToFollow
            title="People on Prepfeed"
            {...peopleListState(top)}
            viewerId={user?.id}
            follow={follow}
          />
        }
        aside={!user && <Invitation />}
      />
    </Page>
  );
}

function Invitation() {
  return (
    <Card component="section" aria-labelledby="invitation">
      <Title order={2} size="h3" id="invitation">
        Join them
      </Title>
      <Text c="dimmed" my="sm">
        With an account you can follow people, and they can follow you. It costs nothing.
      </Text>
      <Group gap="xs">
        <Button component={Link} to={paths.register}>
          Create your account
        </Button>
      </Group>
    </Card>
  );
}
