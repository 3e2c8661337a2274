import { useToggleFollow } from "../../api/follow.ts";
import { useProfile } from "../../api/profile.ts";
import { peopleListState, useTopUsers } from "../../api/users.ts";
import { ErrorState } from "../../components/error-state.tsx";
import { Page } from "../../components/page.tsx";
import { PeopleToFollow } from "../../components/people-to-follow.tsx";
import { TwoColumns } from "../../components/two-columns.tsx";
import { WelcomeCard } from "../../components/welcome-card.tsx";
import { useSession } from "../../session/session.tsx";
import { ProgressFigures } from "./progress-figures.tsx";
import { QuickActions } from "./quick-actions.tsx";

export function DashboardScreen() {
  const { user } = useSession();
  const profile = useProfile();
  const top = useTopUsers();
  const follow = useToggleFollow();
  if (!user) return null;
  const figures = profile.isError ? undefined : user;
  return (
    <Page title="Dashboard">
      <TwoColumns
        main={
          <>
            <WelcomeCard
              user={user}
              counts={figures}
              greeting="Welcome back"
              text="This is where you stand."
            />
            {profile.isError && (
              <ErrorState
                message="Your figures could not be loaded."
                onRetry={() => void profile.refetch()}
                isRetrying={profile.isFetching}
              />
            )}
            <ProgressFigures profile={figures} />
            <QuickActions />
          </>
        }
        aside={<PeopleToFollow {...peopleListState(top)} viewerId={user.id} follow={follow} />}
      />
    </Page>
  );
}
