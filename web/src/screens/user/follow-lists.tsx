import type { PublicProfile } from "@prepfeed/contract/people/users";
import { useToggleFollow } from "../../api/people/follow.ts";
import { peopleListState, useFollowers, useFollowing } from "../../api/people/users.ts";
import { PeopleList } from "../../components/people/people-list.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { useSession } from "../../session/session.tsx";

export function Followers({ person }: { person: PublicProfile }) {
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

export function Following({ person }: { person: PublicProfile }) {
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
