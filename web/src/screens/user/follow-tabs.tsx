import { Card, Tabs } from "@mantine/core";
import type { PublicProfile } from "@prepfeed/contract/users";
import { useSearchParams } from "react-router";
import { useToggleFollow } from "../../api/follow.ts";
import { peopleListState, useFollowers, useFollowing } from "../../api/users.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { PeopleList } from "../../components/people-list.tsx";
import { useSession } from "../../session/session.tsx";

/** Followers and following, held in the address (`?tab=`) so that other screens can open either. */
export function FollowTabs({ person }: { person: PublicProfile }) {
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get("tab") === "following" ? "following" : "followers";
  return (
    <Card>
      <Tabs
        value={tab}
        onChange={(next) => next && setParameters({ tab: next }, { replace: true })}
        keepMounted={false}
      >
        <Tabs.List mb="sm">
          <Tabs.Tab value="followers">Followers</Tabs.Tab>
          <Tabs.Tab value="following">Following</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="followers">
          <Followers person={person} />
        </Tabs.Panel>
        <Tabs.Panel value="following">
          <Following person={person} />
        </Tabs.Panel>
      </Tabs>
    </Card>
  );
}

function Followers({ person }: { person: PublicProfile }) {
  const { user } = useSession();
  const follow = useToggleFollow();
  return (
    <PeopleList
      {...peopleListState(useFollowers(person.id))}
      label={`Followers of ${person.username}`}
      errorText="The followers could not be loaded."
      empty={
        <EmptyState title="No followers yet" description={`Nobody follows @${person.username} so far.`} />
      }
      viewerId={user?.id}
      follow={follow}
    />
  );
}

function Following({ person }: { person: PublicProfile }) {
  const { user } = useSession();
  const follow = useToggleFollow();
  return (
    <PeopleList
      {...peopleListState(useFollowing(person.id))}
      label={`People ${person.username} follows`}
      errorText="The list could not be loaded."
      empty={
        <EmptyState
          title="Not following anyone yet"
          description={`@${person.username} follows nobody so far.`}
        />
      }
      viewerId={user?.id}
      follow={follow}
    />
  );
}
