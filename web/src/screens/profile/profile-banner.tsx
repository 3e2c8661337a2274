import { ActionIcon, Card, Group, Text, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import IconPencil from "~icons/tabler/pencil";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import { VerifiedMark } from "../../components/people/verified-mark.tsx";
import classes from "./profile-banner.module.css";

interface ProfileBannerProps {
  profile: OwnProfile;
  isEditing: boolean;
  onEdit: () => void;
}

export function ProfileBanner({ profile, isEditing, onEdit }: ProfileBannerProps) {
  const { username, fullName, profilePicture, verified } = profile;
  return (
    <Card className={classes.banner}>
      <Group gap="lg" wrap="nowrap">
        <div className={classes.picture}>
          <UserAvatar username={username} profilePicture={profilePicture} size={88} />
          {!isEditing && (
            <ActionIcon
              className={classes.pencil}
              radius="50%"
              size={44}
              variant="default"
              aria-label="Edit profile"
              title="Edit profile"
              onClick={onEdit}
            >
              <IconPencil size={20} aria-hidden />
            </ActionIcon>
          )}
        </div>
        <div style={{ minWidth: 0 }}>
          <Title order={2} className={classes.name}>
            Welcome, {fullName || username}!
          </Title>
          <Group gap={6} wrap="nowrap">
            <Text c="dimmed" truncate>
              @{username}
            </Text>
            {verified && <VerifiedMark />}
          </Group>
        </div>
      </Group>
    </Card>
  );
}
