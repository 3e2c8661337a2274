import { Card, Group, Text, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Figure } from "../../components/layout/figure.tsx";
import { UserAvatar } from "../../components/people/user-avatar.tsx";
import classes from "./welcome-card.module.css";

interface WelcomeCardProps {
  user: OwnProfile;
  greeting: string;
  text: string;
  /** undefined if they could not be loaded. */
  counts: Pick<OwnProfile, "totalQuestions" | "followersCount" | "followingCount"> | undefined;
}

export function WelcomeCard({ user, greeting, text, counts }: WelcomeCardProps) {
  return (
    <Card component="section" aria-label="Welcome">
      <Group wrap="nowrap" align="center">
        <UserAvatar username={user.username} profilePicture={user.profilePicture} size={64} />
        <div style={{ minWidth: 0 }}>
          <Title order={2}>
            {greeting}, {user.username}
          </Title>
          <Text c="dimmed">{text}</Text>
        </div>
      </Group>
      <div className={classes.figures}>
        <Figure label="Questions" value={counts?.totalQuestions} />
        <Figure label="Followers" value={counts?.followersCount} />
        <Figure label="Following" value={counts?.followingCount} />
      </div>
    </Card>
  );
}
