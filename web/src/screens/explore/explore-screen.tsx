import { useToggleFollow } from "../../api/people/follow.ts";
import { peopleListState, useTopUsers } from "../../api/people/users.ts";
import { Page } from "../../components/layout/page.tsx";
import { TwoColumns } from "../../components/layout/two-columns.tsx";
import { PeopleToFollow } from "../../components/people/people-to-follow.tsx";
import { Invitation } from "../../components/sign-in/invitation.tsx";
import { useSession } from "../../session/session.tsx";
import { ExploreFeed } from "./explore-feed.tsx";

const PEOPLE = 5;

export function ExploreScreen() {
  const { user } = useSession();
  const { people, pages: _all, ...list } = peopleListState(useTopUsers());
  const follow = useToggleFollow();
  return (
    <Page title="Explore">
      <TwoColumns
        main={<ExploreFeed />}
        aside={
          <>
            {!user && <Invitation />}
            <PeopleToFollow
              title="People on Prepfeed"
              {...list}
              people={people.slice(0, PEOPLE)}
              viewerId={user?.id}
              follow={follow}
            />
          </>
        }
      />
    </Page>
  );
}
