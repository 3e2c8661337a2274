import { useToggleFollow } from "../../api/follow.ts";
import { peopleListState, useTopUsers } from "../../api/users.ts";
import { Page } from "../../components/page.tsx";
import { PeopleToFollow } from "../../components/people-to-follow.tsx";
import { TwoColumns } from "../../components/two-columns.tsx";
import { WelcomeCard } from "../../components/welcome-card.tsx";
import { useSession } from "../../session/session.tsx";

export function SocialScreen() {
  const { user } = useSession();
  const top = useTopUsers();
  const follow = useToggleFollow();
  if (!user) return null;
  return (
    <Page title="Social Feed">
      <TwoColumns
        main={
          <WelcomeCard
            user={user}
            counts={user}
            greeting="Welcome"
            text="Find people who prepare for the same exam, and follow them."
          />
        }
        aside={<PeopleToFollow {...peopleListState(top)} viewerId={user.id} follow={follow} />}
      />
    </Page>
  );
}
