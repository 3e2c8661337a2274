import { Box, Stack } from "@mantine/core";
import { useProfile } from "../../api/account/profile.ts";
import { Page } from "../../components/layout/page.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { useSession } from "../../session/session.tsx";
import { AppearanceCard } from "./appearance-card.tsx";
import { DataCard } from "./data-card.tsx";
import { DeviceCard } from "./device/device-card.tsx";
import { PushCard } from "./device/push-card.tsx";
import { ExtraTimeCard } from "./extra-time-card.tsx";
import { GoalCard } from "./goal-card.tsx";
import { LeaderboardCard } from "./leaderboard-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { HiddenCard } from "./people/hidden-card.tsx";
import { ReportsCard } from "./people/reports-card.tsx";
import { StandingCard } from "./people/standing-card.tsx";
import { RecoveryNotice } from "./recovery-notice.tsx";
import { ReminderCard } from "./reminder-card.tsx";
import { SearchCard } from "./search-card.tsx";
import { SessionsCard } from "./sessions/sessions-card.tsx";
import { LinkedAccountsCard } from "./sign-in/linked-accounts-card.tsx";
import { PasskeysCard } from "./sign-in/passkeys-card.tsx";
import { SecondFactorCard } from "./sign-in/second-factor-card.tsx";
import { TimeZoneCard } from "./time-zone-card.tsx";

export function SettingsScreen() {
  const { user } = useSession();
  const { data: loaded, isError, isFetching, refetch } = useProfile();
  const profile = loaded ?? user;
  if (!profile) return null;
  return (
    <Box maw={768} mx="auto">
      <Page title="Settings">
        <Stack gap="lg">
          {isError && (
            <ErrorState
              message="Error loading profile."
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )}
          <RecoveryNotice />
          <AppearanceCard />
          <GoalCard profile={profile} />
          <ReminderCard />
          <PushCard />
          <TimeZoneCard profile={profile} />
          <ExtraTimeCard profile={profile} />
          <LeaderboardCard profile={profile} />
          <SearchCard profile={profile} />
          <HiddenCard />
          <PasswordCard profile={profile} />
          <PasskeysCard profile={profile} />
          <LinkedAccountsCard profile={profile} />
          <SecondFactorCard profile={profile} />
          <SessionsCard />
          <ReportsCard />
          <StandingCard />
          <DeviceCard userId={profile.id} />
          <DataCard profile={profile} />
        </Stack>
      </Page>
    </Box>
  );
}
