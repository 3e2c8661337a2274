import { Box, Button, Grid } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import IconSettings from "~icons/tabler/settings";
import { paths } from "../../addresses/paths.ts";
import { useProfile } from "../../api/account/profile.ts";
import { Page } from "../../components/layout/page.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ConfirmEmailNotice } from "../../connected/confirm-email-notice.tsx";
import { takeForm } from "../../session/kept-form.ts";
import { useSession } from "../../session/session.tsx";
import { Achievements } from "./achievements.tsx";
import { ActivityStats } from "./activity-stats.tsx";
import { ProfileBanner } from "./profile-banner.tsx";
import { ProfileDetails } from "./profile-details.tsx";
import { BLANK_PROFILE, PROFILE_FORM, ProfileForm } from "./profile-form.tsx";

export function ProfileScreen() {
  const { user } = useSession();
  const { data: loaded, isError, isFetching, refetch } = useProfile();
  const [begun, setBegun] = useState(() => takeForm(PROFILE_FORM, BLANK_PROFILE));
  const [isEditing, setEditing] = useState(begun !== null);
  const profile = loaded ?? user;
  if (!profile) return null;

  const figures = isError ? undefined : profile;
  return (
    <Page
      title="Profile"
      actions={
        <Button
          component={Link}
          to={paths.settings}
          variant="default"
          leftSection={<IconSettings size={18} aria-hidden />}
        >
          Settings
        </Button>
      }
    >
      {isError && (
        <Box mb="lg">
          <ErrorState
            message="Error loading profile."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </Box>
      )}
      {!profile.pendingEmail && <ConfirmEmailNotice profile={profile} />}
      <ProfileBanner profile={profile} isEditing={isEditing} onEdit={() => setEditing(true)} />
      <Grid gap="lg" mt="lg">
        <Grid.Col span={{ base: 12, md: 7 }}>
          {isEditing ? (
            <ProfileForm
              profile={profile}
              begun={begun}
              onDone={() => {
                setBegun(null);
                setEditing(false);
              }}
            />
          ) : (
            <ProfileDetails profile={profile} />
          )}
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 5 }}>
          <ActivityStats userId={profile.id} figures={figures} />
        </Grid.Col>
        <Grid.Col span={12}>
          <Achievements figures={figures} />
        </Grid.Col>
      </Grid>
    </Page>
  );
}
